import { quickStarts } from '../../../contract/quick-starts.ts';
import { type Claim, claimsOf, type Problem, problemOf, spokenProblemOf } from './arithmetic.ts';
import { type Equation, equationOf } from './equation.ts';
import { languageOf } from './language.ts';
import { plainNotation } from './notation.ts';
import { evaluate, type Rational } from './rational.ts';
import { type Move, moveOf, type Topic, topicOf } from './topic.ts';

/** What one message of a student is. */
export type Understanding =
  | { readonly kind: 'claims'; readonly claims: readonly Claim[] }
  | { readonly kind: 'value'; readonly value: Rational; readonly text: string }
  | Equation
  | Problem
  | Topic
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'unreadable'; readonly why: 'other-language' | 'nonsense' }
  /** Words that only make sense in a conversation, or that open one about themselves. */
  | { readonly kind: 'words' };

const readMaximum = 600;

/** Reads one message; long ones by their beginning. */
export function understand(message: string): Understanding {
  const quickStart = quickStarts.find(({ prompt }) => prompt === message.trim());
  if (quickStart) return { kind: 'topic', area: quickStart.id, subject: quickStart.label };
  const said = message.slice(0, readMaximum);
  const text = plainNotation(said);
  return (
    readMathematics(text) ??
    readMove(said) ??
    readTopic(said) ??
    readValue(text) ??
    readLanguage(message) ?? { kind: 'words' }
  );
}

function readMathematics(text: string): Understanding | null {
  const lines = text.split(/[;\n?!]|,(?=[^,]*=)|\b(?:and|so|then)\b/);
  const claims = lines
    .filter((line) => line.includes('=') && !/[a-z]/.test(equationPart(line)))
    .flatMap((line) => claimsOf(numericPart(line)));
  if (claims.length > 0) return { kind: 'claims', claims };
  const equation = lines.map((line) => equationOf(equationPart(line))).find((found) => found !== null);
  if (equation) return equation;
  const spoken = spokenProblemOf(text);
  if (spoken) return spoken;
  // Numbers beside letters are parts of algebra, not problems of their own.
  if (/\d[a-z]\b|\b[a-z]\s*[\^=+*/]/.test(text)) return null;
  const expressions = text.match(/(?:(?<![\d)]\s*)-\s*)?[\d(][\d\s.+\-*/^()]*[\d)]/g) ?? [];
  const expression = expressions.find((found) => isAsked(found, text));
  return expression === undefined ? null : problemOf(expression);
}

/** The longest run of a line that can be sides of numbers around an equals sign. */
const numericPart = (line: string): string =>
  longest(line.match(/[-\d(][\d\s.+\-*/^()]*(?:=\s*[-\d(][\d\s.+\-*/^()]*)+/g)).replace(/[.\s]+$/, '');

/** The longest run that can be an equation: numbers, operators and letters that stand alone. */
const equationPart = (line: string): string =>
  longest(
    line.match(/(?:[\d\s.+\-*/^()=]|(?<![a-z])[a-z](?![a-z]))+/g)?.filter((run) => run.includes('=')) ?? null,
  )
    // An article or 'I' before the equation is no factor of it.
    .replace(/^\s*[ai]\s+(?=[\d(a-z])/, '')
    .replace(/[.\s]+$/, '')
    .trim();

const longest = (runs: string[] | null): string =>
  (runs ?? []).reduce((best, run) => (run.length > best.length ? run : best), '');

const askingWords =
  /\b(?:what|whats|is|the|calculate|compute|solve|evaluate|work|out|how|much|do|i|can|you|help|me|with|please|answer|to|for|of|result|just|tell|give|find|a|it|my|need|know|this|problem|sum|hi|hey|hello|simplify|add|question|stuck|on|would|be|does|equal|s|make)\b/g;

/** Dates, ranges and scores look like arithmetic; asked for is what stands nearly alone, or has a clear operator. */
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

/** A bare result: '391', 'is it 3/4?', 'i got 12'. */
function readValue(text: string): Understanding | null {
  const words =
    /^(?:(?:so|is|it|its|it's|i|think|got|get|the|answer|result|maybe|then|that|would|be|or|a|equals|=|um|ok|\s|,)+)?(-?\d[\d./]*)\s*(?:\?|!|\.|right|correct|is it|\s)*$/;
  const [, number = ''] = words.exec(text.trim()) ?? [];
  const value = evaluate(number.replace(/\.$/, ''));
  return value && { kind: 'value', value, text: number };
}

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
