/**
 * Trains the models of how a tutor must not speak and writes them beside the rules:
 * `npm --prefix evals run train:manner [folder of the labelled rows]`. With the word "try" as a second
 * argument it writes nothing. It prints instead which share of each group of examples scores above some
 * thresholds in cross-validation.
 */
import { writeFileSync } from 'node:fs';
import { printShares } from './content-shares.ts';
import { crossValidated, stored, train, trainKind } from './content-training.ts';
import { mannerExamples } from './manner-examples.ts';

const folder = process.argv[2] ?? '../shared/data';
/** How many weights a model has. A weight is one byte; in the file it is base64, which is a third longer. */
const places = 8192;
/** How many weights the model of one kind has. */
const placesOfKind = 512;

const write = (name: string, value: object) => {
  const place = new URL(`../../guardrails/manner/trained/${name}.json`, import.meta.url);
  const text = `${JSON.stringify(value, null, 2)}\n`;
  writeFileSync(place, text);
  console.log(`${name}: ${text.length} bytes`);
};

const examples = mannerExamples(folder);
if (process.argv[3] === 'try') {
  printShares('manner', examples, crossValidated(examples, places), [-5, -4, -1, 0, 0.5, 1, 1.5, 2]);
} else {
  const kinds = [...new Set(examples.flatMap(({ kind }) => kind ?? []))].sort();
  write('manner-model', stored(train(examples, places)));
  write(
    'kind-models',
    Object.fromEntries(kinds.map((kind) => [kind, stored(trainKind(examples, kind, placesOfKind))])),
  );
}
