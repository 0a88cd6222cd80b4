/**
 * Trains the models of what a student's message does and writes them beside their reader: `npm --prefix
 * evals run train:messages [folder of the labelled rows]`. With "try" as a second argument it writes nothing.
 * It prints instead how the models read the messages that were set aside. With "show" it also prints those of
 * them from tutor-dialogues that are read as an act that leads to a mark.
 */
import { writeFileSync } from 'node:fs';
import { type DialogueAct, dialogueActs } from '../../contract/tutor.ts';
import { dialogueActBy, type StoredModel } from '../../guardrails/evaluation.ts';
import { stored, train } from './content-training.ts';
import { examplesOf, type Message, messages } from './dialogue-act-examples.ts';

const [, , folder = '../shared/data', command] = process.argv;
/** How many weights a model has. */
const places = 16_384;

const { learned, aside } = messages(folder);
const trained = Object.fromEntries(
  dialogueActs.map((act) => [act, stored(train(examplesOf(act, learned), places))]),
) as Record<DialogueAct, StoredModel>;
const actOf = ({ text }: Message) => dialogueActBy(trained, text) ?? 'none';

function groupBy<Item>(items: readonly Item[], nameOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item]);
  return groups;
}

function print(groups: Map<string, Message[]>): void {
  const columns = [...dialogueActs, 'none'];
  console.log(`\n${'read as'.padEnd(36)}${columns.map((one) => one.padStart(10)).join('')}`);
  for (const [group, rows] of [...groups].sort()) {
    const read = rows.map(actOf);
    const cells = columns.map((act) =>
      ((100 * read.filter((one) => one === act).length) / rows.length).toFixed(1).padStart(10),
    );
    console.log(`${group.padEnd(30)}${String(rows.length).padStart(6)}${cells.join('')}`);
  }
}

if (!command) {
  const file = new URL('../../guardrails/input/dialogue-act/models.json', import.meta.url);
  const text = `${JSON.stringify(trained, null, 2)}\n`;
  writeFileSync(file, text);
  console.log(`${text.length} bytes`);
} else {
  print(groupBy(aside, ({ act, author }) => act ?? author));
  if (command === 'show')
    for (const one of aside)
      if (one.author === 'tutor-dialogues' && ['stuck', 'presses', 'elsewhere'].includes(actOf(one)))
        console.log(`${actOf(one)}: ${one.text.slice(-200)}`);
}
