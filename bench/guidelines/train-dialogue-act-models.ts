/**
 * Trains the models of what a student's message does and writes them beside their reader: `npx tsx
 * bench/guidelines/train-dialogue-act-models.ts ../shared/data`. With "try" as a second argument it writes nothing and prints, of the
 * messages that were set aside, which share lies above some thresholds; with "show", also those that are wrong at the thresholds in
 * use among the ordinary messages that were learned from.
 */
import { writeFileSync } from 'node:fs';
import { messageFeatures } from '../../guardrails/guardrails.ts';
import { linearModelOf } from '../../guardrails/linear/model.ts';
import { stored, train } from './content-training.ts';
import { pressesForAnswer } from '../../guardrails/input/pressure.ts';
import { plainWords } from '../../guardrails/input/plain-words.ts';
import { saysStuck } from '../../guardrails/input/stuck.ts';
import { type Act, examplesOf, type Message, messages } from './dialogue-act-examples.ts';

const [, , folder = '../shared/data', command] = process.argv;
/** How many weights a model has. */
const places = Number(process.env.PLACES ?? 2048);
const read = ['stuck', 'press', 'off', 'end', 'step'] as const satisfies readonly Act[];

function groupBy<Item>(items: readonly Item[], nameOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item]);
  return groups;
}

const { learned, aside } = messages(folder);
const models = Object.fromEntries(
  read.map((act) => [act, stored(train(examplesOf(act, learned), places))] as const),
);
if (!command) {
  const file = new URL('../../guardrails/input/dialogue-act/models.json', import.meta.url);
  const text = `${JSON.stringify(models, null, 2)}\n`;
  writeFileSync(file, text);
  console.log(`${text.length} bytes`);
} else {
  const thresholds = [-1, -0.5, 0, 0.5, 1, 1.5, 2];
  for (const act of read) {
    const model = linearModelOf(models[act] as never);
    const score = ({ text }: Message): number => {
      const features = messageFeatures(text);
      if (!features) return -99;
      let sum = model.bias;
      for (const [at, place] of features.places.entries())
        sum += (model.weights[place % places] ?? 0) * model.unit * (features.strengths[at] ?? 0);
      return sum;
    };
    console.log(`\n${act.padEnd(36)}${thresholds.map((one) => String(one).padStart(7)).join('')}`);
    const groups = groupBy(aside, (one) => one.act ?? one.author);
    for (const [group, rows] of [...groups].sort()) {
      const scores = rows.map(score);
      const cells = thresholds.map((least) =>
        ((100 * scores.filter((one) => one > least).length) / rows.length).toFixed(1).padStart(7),
      );
      console.log(`${group.padEnd(30)}${String(rows.length).padStart(6)}${cells.join('')}`);
    }
    const list = ({ text }: Message) =>
      act === 'stuck' ? saysStuck(text) : act === 'press' && pressesForAnswer(plainWords(text), () => []);
    const least = 0.5;
    for (const [group, rows] of [...groups].sort()) {
      if (act !== 'stuck' && act !== 'press') continue;
      const share = (is: (one: Message) => boolean) => ((100 * rows.filter(is).length) / rows.length).toFixed(1).padStart(7);
      console.log(`  ${group.padEnd(28)} list ${share(list)} either ${share((one) => list(one) || score(one) > least)}`);
    }
    if (command === 'show')
      for (const one of aside)
        if (one.act === null && act !== 'step' && !list(one) && score(one) > least && one.author === 'tutor-dialogues') console.log(`   ${score(one).toFixed(1)} ${one.text.slice(-200)}`);
    if (command === 'authors')
      for (const [group, rows] of groupBy(aside.filter((one) => one.act === act), (one) => one.author)) {
        const cells = thresholds.map((least) => ((100 * rows.filter((one) => score(one) > least).length) / rows.length).toFixed(1).padStart(7));
        console.log(`  ${group.padEnd(28)}${String(rows.length).padStart(6)}${cells.join('')}`);
      }
  }
}
