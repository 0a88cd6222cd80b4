/**
 * `npm --prefix evals run stuck [-- train]`: the head that says who is stuck (contract/stuck.ts). It learns from conversations of
 * writers (`lessons/`) and from the lessons in `marks/classes/read` and `found`; `lessons/en-03.jsonl` and `marks/classes/aside` only
 * measure, and nobody reads them. With the word it writes the weights.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStuck, stuckFeatures, workOf } from '../contract/stuck.ts';
import type { Interaction } from '../contract/tutor.ts';
import { table } from './guidelines/row.ts';
import { interactionsOf, type ScriptedTurn } from './lessons/interactions.ts';
import { lessonsIn } from './lessons/scripted-lessons.ts';

interface Conversation {
  readonly subject: string;
  readonly exercise: string;
  readonly stuck: boolean;
  readonly turns: readonly { question: string; reply: string; stopped: boolean }[];
}

/** A student's work with whether a teacher calls the student stuck. */
interface Example {
  readonly work: readonly Interaction[];
  readonly stuck: boolean;
}

const measuring = 'en-03.jsonl';
const folder = join(import.meta.dirname, 'lessons');

const exampleOf = ({ subject, exercise, stuck, turns }: Conversation): Example => {
  const scripted = turns.map(
    ({ question, reply, stopped }): ScriptedTurn => ({
      question,
      reply,
      outcome: stopped ? 'stopped-by-rules' : 'answered',
    }),
  );
  return { work: workOf(interactionsOf(scripted, { subject, exercise, answers: [] })), stuck };
};

const ofWriters = (files: readonly string[]): Example[] =>
  files.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => exampleOf(JSON.parse(line) as Conversation)),
  );

const ofClasses = (part: string): Example[] =>
  lessonsIn(part).flatMap(([, lesson]) =>
    lesson.students.map(({ turns, marks }) => ({
      work: workOf(interactionsOf(turns, lesson)),
      stuck: marks.includes('stuck'),
    })),
  );

const rounds = 4_000;
const rate = 0.5;
/** How strongly weights are drawn to 0. */
const decay = 0.002;

/** A logistic regression; the same examples give the same weights. */
function train(examples: readonly Example[]): Record<string, number> {
  const rows = examples.map(({ work, stuck }) => ({ features: Object.entries(stuckFeatures(work)), stuck }));
  const weights: Record<string, number> = {};
  for (let round = 0; round < rounds; round += 1) {
    const slopes: Record<string, number> = {};
    for (const { features, stuck } of rows) {
      const sum = features.reduce((total, [name, value]) => total + (weights[name] ?? 0) * value, 0);
      const error = 1 / (1 + Math.exp(-sum)) - Number(stuck);
      for (const [name, value] of features) slopes[name] = (slopes[name] ?? 0) + error * value;
    }
    for (const [name, slope] of Object.entries(slopes)) {
      const weight = weights[name] ?? 0;
      weights[name] = weight - rate * (slope / rows.length + (name === 'bias' ? 0 : decay * weight));
    }
  }
  return Object.fromEntries(
    Object.entries(weights).map(([name, weight]) => [name, Number(weight.toFixed(3))]),
  );
}

const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
if (process.argv[2] === 'train') {
  const known = [
    ...ofWriters(files.filter((file) => file !== measuring)),
    ...ofClasses('read'),
    ...ofClasses('found'),
  ];
  const weights = train(known.filter(({ work }) => work.length > 0));
  writeFileSync(
    new URL('../contract/stuck-weights.json', import.meta.url),
    `${JSON.stringify(weights, null, 2)}\n`,
  );
  console.log(weights);
} else {
  const measured = (name: string, examples: readonly Example[]) => {
    const shown = examples.filter(({ work }) => isStuck(work));
    const right = shown.filter(({ stuck }) => stuck).length;
    return [
      {
        figure: `${name}: stuck, found`,
        hits: right,
        of: examples.filter(({ stuck }) => stuck).length,
        target: {},
      },
      { figure: `${name}: shown, right`, hits: right, of: shown.length, target: { atLeast: 0.6 } },
    ];
  };
  console.log(
    table([
      ...measured('a writer whom nobody reads', ofWriters([measuring])),
      ...measured('lessons set aside', ofClasses('aside')),
      ...measured('learnt from', [
        ...ofWriters(files.filter((file) => file !== measuring)),
        ...ofClasses('read'),
      ]),
    ]),
  );
}
