import { quickStarts } from '../../../contract/quick-starts.ts';
import { type Problem, problemOf, spokenProblemOf } from './arithmetic.ts';
import type { Equation } from './equation.ts';
import { languageOf } from './language.ts';
import { type Line, linesOf } from './lines.ts';
import { plainNotation } from './notation.ts';
import { evaluate, type Rational } from './rational.ts';
import { type Move, moveOf, showsCode, type Topic, topicOf } from './topic.ts';

/** A bare number, as it was written. */
export interface Value {
  readonly kind: 'value';
  readonly value: Rational;
  readonly text: string;
  /** The message contains nothing else: no word says that the number is the result. */
  readonly alone: boolean;
}

/** The meaning of one message of a student. */
export type Understanding =
  /** The student's own lines; a single equation is an `Equation` instead. */
  | { readonly kind: 'lines'; readonly lines: readonly Line[] }
  | Value
  | Equation
  | Problem
  | Topic
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'unreadable'; readonly why: 'other-language' | 'nonsense' }
  /** Other words; their meaning depends on the conversation. */
  | { readonly kind: 'words' };

const readMaximum = 600;

/** Reads one message; of a long one only the beginning. */
export function understand(message: string): Understanding {
  const quickStart = quickStarts.find(({ prompt }) => prompt === message.trim());
  if (quickStart) return { kind: 'topic', area: quickStart.id, subject: quickStart.label };
  const said = message.slice(0, readMaximum);
  if (showsCode(said)) return topicOf(said) ?? { kind: 'words' };
  const text = plainNotation(said);
  return (
    readMathematics(text) ??
    readMove(said) ??
    readValue(text) ??
    readTopic(said) ??
    readLanguage(message) ?? { kind: 'words' }
  );
}

function readMathematics(text: string): Understanding | null {
  const lines = linesOf(text);
  const [first] = lines;
  if (first) return lines.length === 1 && first.kind === 'equation' ? first : { kind: 'lines', lines };
  const spoken = spokenProblemOf(text);
  if (spoken) return spoken;
  // Numbers beside letters belong to algebra and are not separate problems.
  if (/\d[a-z]\b|\b[a-z]\s*[\^=+*/]/.test(text)) return null;
  const expressions = text.match(/(?:(?<![\d)]\s*)-\s*)?[\d(][\d\s.+\-*/^()]*[\d)]/g) ?? [];
  const expression = expressions.find((found) => isAsked(found, text));
  return expression === undefined ? null : problemOf(expression);
}

const askingWords =
  /\b(?:what|whats|is|the|calculate|compute|solve|evaluate|work|out|how|much|do|i|can|you|help|me|with|please|answer|to|for|of|result|just|tell|give|find|a|it|my|need|know|this|problem|sum|hi|hey|hello|simplify|add|question|stuck|on|would|be|does|equal|s|make)\b/g;

/** Dates, ranges and scores look like arithmetic, so a calculation needs a clear operator or few other words. */
function isAsked(expression: string, text: string): boolean {
  if (!/[\d)]\s*[-+*/^]\s*[\d(-]/.test(expression)) return false;
  if (/[*^+]/.test(expression)) return true;
  const others =
    text
      .replace(expression, ' ')
      .replaceAll(askingWords, ' ')
      .match(/[a-z]{2,}/g) ?? [];
  return others.length === 0;
}

// Every word ends at a word boundary, which prevents backtracking.
const aroundValue =
  /^[\s=]*(?:(?:so|is|its|it's|it|think|believe|guess|got|get|found|calculated|have|my|the|final|answer|result|maybe|then|that|this|would|be|or|equals|um|oh|wait|hmm|ok|[a-z])\b[\s,:=]*)*(-?\d[\d./]*|\(\d+\+\d+\/\d+\))(?:[?!.,\s]|right|correct|is it|it is|then|now|i think|i guess|maybe|am i|is that|is this)*$/;

function readValue(text: string): Value | null {
  const [, number = ''] = aroundValue.exec(text.trim()) ?? [];
  const written = number.replace(/\.$/, '');
  const value = evaluate(written);
  const alone = !/[a-z]/.test(text);
  return value && { kind: 'value', value, text: written.replace(/^\((\d+)\+(.*)\)$/, '$1 $2'), alone };
}

/** A bare result: '391', 'is it 3/4?', 'i got 12'. A bare fraction cannot be told from a division. */
export const bareValue = (message: string): Value | null =>
  readValue(plainNotation(message.slice(0, readMaximum)));

function readMove(said: string): Understanding | null {
  const move = moveOf(said);
  return move && { kind: 'move', move };
}

function readTopic(said: string): Understanding | null {
  return languageOf(said) === 'english' ? topicOf(said) : null;
}

function readLanguage(message: string): Understanding | null {
  const language = languageOf(message);
  return language === 'english' ? null : { kind: 'unreadable', why: language };
}
