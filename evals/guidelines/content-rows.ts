import { createHash } from 'node:crypto';
import { doubtOf, findContent } from '../../guardrails/guardrails.ts';
import { countRow, type Row } from './row.ts';
import { type Asked, standingStopsOf } from './standing-stops.ts';

export const asksForContent = ({ text }: { text: string }): boolean => findContent(text) !== null;

/**
 * Whether a scripted reader is wrong about a text. It is wrong in a share of all texts, which a hash chooses,
 * so that they are the same ones each time.
 */
const isWrong = (text: string, errors: number): boolean =>
  createHash('sha256').update(`reader ${text}`).digest().readUInt16BE(0) / 65_536 < errors;

/**
 * Whether harmful content is found by the product or by a scripted second reader, which is asked about
 * doubtful questions. The scripted reader knows the truth and is wrong in a share of the questions.
 */
const isFoundWithReader =
  (isHarmful: boolean, errors: number) =>
  ({ text }: { text: string }): boolean =>
    findContent(text) !== null || (doubtOf(text).content && isWrong(text, errors) !== isHarmful);

/** How often the scripted readers are wrong. */
const errorRates = [0, 0.05, 0.1];

/**
 * The figures of questions with a scripted second reader: they show the effect of the mechanism and say
 * nothing about any real model.
 */
export const readerRows = (
  part: string,
  groups: readonly (readonly [figure: string, rows: readonly { text: string }[], isHarmful: boolean])[],
): Row[] =>
  groups.flatMap(([figure, rows, isHarmful]) => [
    countRow(`questions with a second reader: ${figure}, ${part}`, rows, ({ text }) => isReadTwice(text), {}),
    ...errorRates.map((errors) =>
      countRow(
        `${figure}, SCRIPTED reader wrong in ${100 * errors} %, ${part}`,
        rows,
        isFoundWithReader(isHarmful, errors),
        {},
      ),
    ),
  ]);

/** Whether a second reader is asked about a question. */
const isReadTwice = (text: string): boolean => findContent(text) === null && doubtOf(text).content;

/**
 * Counts the texts that are stopped, or those that are delivered.
 * @param countsStopped true for the stopped ones
 */
export async function replyRow(
  figure: string,
  texts: readonly string[],
  countsStopped: boolean,
  target: Row['target'],
  asked: Asked = {},
): Promise<Row> {
  const isHit = async (text: string, id: string) => {
    const stops = await standingStopsOf(text, id, asked);
    // A text counts as stopped only when the checks of content stop it. It counts as delivered only when no
    // check stops it.
    return countsStopped ? stops.some((name) => name.startsWith('content:')) : stops.length === 0;
  };
  let hits = 0;
  for (const [index, text] of texts.entries()) if (await isHit(text, `${figure}${index}`)) hits += 1;
  return { figure, hits, of: texts.length, target };
}
