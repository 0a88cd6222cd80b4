import { calculate } from '../../arithmetic/evaluate.ts';
import { parseExpression } from '../../arithmetic/expression.ts';
import { limits } from '../../contract/constants.ts';
import { readersOfText, readText, type TextReader } from '../../guardrails/guardrails.ts';
import { piecesOf } from '../../markdown/formula-source.ts';
import { plainFormula } from '../../markdown/plain-formula.ts';
import { plainText } from '../../markdown/plain-text.ts';
import { answerMaximum } from '../../server/model/openai-compatible.ts';

/** The longest text of each kind that the product accepts, in characters. */
export const longest: Readonly<Record<TextReader['of'], number>> = {
  question: limits.questionMaximum,
  task: limits.descriptionMaximum,
  key: 8_000,
  reply: answerMaximum,
};

export interface Reader extends TextReader {
  readonly read: (text: string) => unknown;
}

/** Everything that reads a text: the guardrails, the Markdown and the arithmetic. */
export const readers: readonly Reader[] = [
  ...readersOfText().map((reader) => ({ ...reader, read: (text: string) => readText(reader.name, text) })),
  { name: 'Markdown as plain text', of: 'reply', read: (text) => plainText(text) },
  { name: 'growing Markdown as plain text', of: 'reply', read: (text) => plainText(text, { growing: true }) },
  { name: 'pieces of Markdown', of: 'reply', read: (text) => piecesOf(text, true) },
  { name: 'plain formula', of: 'reply', read: plainFormula },
  { name: 'expression', of: 'reply', read: parseExpression },
  { name: 'calculation', of: 'reply', read: calculate },
];
