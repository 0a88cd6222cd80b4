import { call } from './client.ts';

/** A line of Prometheus' text format. */
interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** The lines of `GET /metrics`, read on loopback. Fails on a line that is not of the format. */
export async function readSamples(url: string): Promise<readonly Sample[]> {
  const { status, body } = await call(url, 'GET', '/metrics');
  if (status !== 200) throw new Error(`/metrics answered ${status}.`);
  return samplesIn(body);
}

/** The samples of a text in Prometheus' format. */
export function samplesIn(text: string): readonly Sample[] {
  return text.split('\n').flatMap((line) => {
    if (line === '' || line.startsWith('#')) return [];
    const match = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/.exec(line);
    if (!match) throw new Error(`This line is no sample: ${line}`);
    const [, name = '', labels = '', value] = match;
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)];
    return [
      { name, labels: Object.fromEntries(pairs.map(([, key, text]) => [key, text])), value: Number(value) },
    ];
  });
}

/** The sum of a metric's samples with these labels. */
export const sumOf = (
  samples: readonly Sample[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
) =>
  samples
    .filter(
      (each) =>
        each.name === name && Object.entries(labels).every(([key, text]) => each.labels[key] === text),
    )
    .reduce((sum, each) => sum + each.value, 0);
