import { readFileSync } from 'node:fs';

/** A step of a container file, such as COPY with its words. */
export interface Step {
  readonly name: string;
  /** After the name, with lines joined. */
  readonly text: string;
}

/** A stage: the steps after a FROM. */
export interface Stage {
  readonly base: string;
  /** Null for the last one, which nobody copies from. */
  readonly name: string | null;
  readonly steps: readonly Step[];
}

const source = readFileSync(new URL('../Containerfile', import.meta.url), 'utf8');

/** The image from which all stages start, unless the builder names another one. */
export const nodeImage = /^ARG NODE_IMAGE=(\S+)$/m.exec(source)?.[1];

/** Reads the container file of the project. @returns its stages with their steps, without comments */
export function readContainerFile(): Stage[] {
  const text = source.replace(/^#.*\n/gm, '').replaceAll('\\\n', ' ');
  const stages: { base: string; name: string | null; steps: Step[] }[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const [, name = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (name === 'FROM') {
      const [base = '', , stage = null] = rest.split(' ');
      stages.push({ base, name: stage, steps: [] });
    } else stages.at(-1)?.steps.push({ name, text: rest });
  }
  return stages;
}

/** The words of the last step with this name in its JSON form; fails without one. */
export function commandOf({ steps }: Stage, name: 'CMD' | 'HEALTHCHECK'): string[] {
  const text = steps.findLast((step) => step.name === name)?.text ?? '';
  return JSON.parse(text.slice(text.indexOf('[')));
}

/** The variables that ENV sets. */
export const variablesOf = ({ steps }: Stage): Record<string, string> =>
  Object.fromEntries(
    steps
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ text }) => text.split(' ').map((pair) => pair.split('=') as [string, string])),
  );
