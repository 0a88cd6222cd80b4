/**
 * Checks whether hostile texts take more than linear time:
 * `npm run bench:hostile-text [part of a reader's name] [part of a shape's name]`. It measures every part of
 * the product that reads a text of a person or a model, with texts of many shapes. For each pair it compares
 * the processor time of the longest text with that of a text a sixteenth as long. Pairs that look steep are
 * measured again at the end, in more rounds.
 */

import type { Reader } from './hostile-text/checks-readers.ts';
import {
  type Growth,
  lengthFactor,
  maxLinear,
  measure,
  roundsOfSteep,
  shortestTime,
} from './hostile-text/measure.ts';
import { longest, readers } from './hostile-text/readers.ts';
import { type Shape, shapes } from './hostile-text/shapes.ts';

const [wantedReader = '', wantedShape = ''] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
const rowOf = ({ time, ratio, reader, shape }: Growth) =>
  `${time.toFixed(0).padStart(7)} ms  ${ratio === null ? '   -  ' : ratio.toFixed(1).padStart(6)}  ${reader} · ${shape}`;

/** Milliseconds from which a text is printed even if its time is linear. */
const slow = 1_000;

const isSteep = ({ ratio }: Growth): boolean => (ratio ?? 0) > maxLinear;

const measured: Growth[] = [];
const steepPairs: [Reader, Shape][] = [];
for (const reader of readers.filter(({ name }) => name.includes(wantedReader))) {
  say(`${reader.name}: ${longest[reader.of]} characters`);
  for (const shape of shapes.filter(({ name }) => name.includes(wantedShape))) {
    const found = measure(reader, shape, longest[reader.of]);
    if (isSteep(found)) steepPairs.push([reader, shape]);
    else measured.push(found);
    if (isSteep(found) || found.time > slow)
      say(`${rowOf(found)}${isSteep(found) ? '  to be measured again' : ''}`);
  }
}

say(`\nMeasured again, ${roundsOfSteep} rounds:`);
for (const [reader, shape] of steepPairs) {
  const found = measure(reader, shape, longest[reader.of], roundsOfSteep);
  measured.push(found);
  say(`${rowOf(found)}${isSteep(found) ? '  STEEPER THAN LINEAR' : ''}`);
}

const steep = measured.filter(isSteep);
say(
  `\nThe steepest of ${measured.length} (time of ${lengthFactor}n / time of n; below ${shortestTime} ms none is computed):`,
);
for (const one of measured.toSorted((a, b) => (b.ratio ?? 0) - (a.ratio ?? 0)).slice(0, 10)) say(rowOf(one));
say('\nThe slowest:');
for (const one of measured.toSorted((a, b) => b.time - a.time).slice(0, 10)) say(rowOf(one));
say(`\n${steep.length} of ${measured.length} grow by more than ${maxLinear}.`);
if (steep.length > 0) process.exitCode = 1;
