/**
 * Trains the models of harmful content and writes them beside the rules: `npm --prefix evals run
 * train:content [folder of the labelled rows]`. With the word "try" as a second argument it writes nothing. It
 * prints instead which share of each group of examples scores above some thresholds in cross-validation.
 */
import { writeFileSync } from 'node:fs';
import { standingProhibitions } from '../../contract/standing-prohibitions.ts';
import { askedExamples, type ContentExample, writtenExamples } from './content-examples.ts';
import { printShares } from './content-shares.ts';
import { crossValidated, stored, train, trainKind } from './content-training.ts';

const folder = process.argv[2] ?? '../shared/data';
/** How many weights a model has. A weight is one byte; in the file it is base64, which is a third longer. */
const places = 65_536;
/** How many weights the model of one kind has. */
const placesOfKind = 768;

const write = (name: string, value: object) => {
  const place = new URL(`../../guardrails/content/trained/${name}.json`, import.meta.url);
  const text = `${JSON.stringify(value, null, 2)}\n`;
  writeFileSync(place, text);
  console.log(`${name}: ${text.length} bytes`);
};

const thresholds = [-1, -0.5, 0, 0.5, 1, 1.5, 2, 3];
const tryOut = (name: string, examples: readonly ContentExample[]): void =>
  printShares(name, examples, crossValidated(examples, places), thresholds);

const asked = askedExamples(folder);
const written = writtenExamples(folder);
if (process.argv[3] === 'try') {
  tryOut('asked', asked);
  tryOut('written', written);
} else {
  const kinds = Object.keys(standingProhibitions)
    .filter((name) => name.startsWith('content:'))
    .map((name) => name.slice('content:'.length));
  write('asked-model', stored(train(asked, places)));
  write('written-model', stored(train(written, places)));
  const both = [...asked, ...written];
  write(
    'kind-models',
    Object.fromEntries(kinds.map((kind) => [kind, stored(trainKind(both, kind, placesOfKind))])),
  );
}
