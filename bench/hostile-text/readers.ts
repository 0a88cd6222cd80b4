import { calculate } from '../../arithmetic/evaluate.ts';
import { parseExpression } from '../../arithmetic/expression.ts';
import { practiceReply } from '../../checks/checks.ts';
import { limits } from '../../contract/constants.ts';
import { meantPieces } from '../../markdown/meant-pieces.ts';
import { plainFormula } from '../../markdown/plain-formula.ts';
import { plainText } from '../../markdown/plain-text.ts';
import { sumsIn } from '../../markdown/sums.ts';
import { AnswerReader } from '../../server/model/answer-reader.ts';
import { answerMaximum } from '../../server/model/completion.ts';
import type { Talk } from '../../server/model/model.ts';
import type { Beginning } from '../../server/model/thought-signs.ts';
import { checksReaders, type Reader } from './checks-readers.ts';

/** The longest text of each kind that the product accepts, in characters. */
export const longest: Readonly<Record<Reader['of'], number>> = {
  question: limits.questionMaximum,
  task: limits.descriptionMaximum,
  // Answers, steps and a model text together (contract/assignments.ts, `keyMaximum`).
  key: 8_000,
  reply: answerMaximum,
};

/** The length of the pieces in which a model streams, in characters. */
const pieceLength = 5;

/**
 * Removes a model's thoughts from its reply, which the server does before all else.
 * @param beginning how replies of the model begin
 */
function withoutThoughts(reply: string, beginning: Beginning): void {
  const reader = new AnswerReader({ beginning });
  for (let at = 0; at < reply.length; at += pieceLength) reader.take(reply.slice(at, at + pieceLength));
  reader.end();
}

const equation = 'Solve 3x + 4 = 19.';
const before = { question: 'What is 12 * 7?', answer: 'Try 12 + 7. What do you get?' };
const talk: Talk = {
  guidelines: { directness: 'guided' },
  subject: 'Mathematics',
  task: equation,
  key: null,
  earlier: [before],
  question: 'I got 84.',
};

/** Everything that reads a text: the guardrails, the Markdown, the arithmetic, the tutors. */
export const readers: readonly Reader[] = [
  ...checksReaders,
  { name: 'Markdown as plain text', of: 'reply', read: (text) => plainText(text) },
  { name: 'growing Markdown as plain text', of: 'reply', read: (text) => plainText(text, { growing: true }) },
  { name: 'pieces of Markdown', of: 'reply', read: (text) => meantPieces(text, { growing: true }) },
  { name: 'sums', of: 'reply', read: sumsIn },
  { name: 'plain formula', of: 'reply', read: plainFormula },
  { name: 'expression', of: 'reply', read: parseExpression },
  { name: 'calculation', of: 'reply', read: calculate },
  { name: 'thoughts of an unknown model', of: 'reply', read: (text) => withoutThoughts(text, 'unknown') },
  { name: 'thoughts of a thinking model', of: 'reply', read: (text) => withoutThoughts(text, 'thought') },
  {
    name: 'a question to the practice tutor',
    of: 'question',
    read: (text) => practiceReply({ ...talk, question: text }),
  },
  {
    name: 'a task of the practice tutor',
    of: 'task',
    read: (text) => practiceReply({ ...talk, task: text }),
  },
  {
    name: 'an earlier answer of the practice tutor',
    of: 'reply',
    read: (text) => practiceReply({ ...talk, earlier: [{ ...before, answer: text }] }),
  },
];
