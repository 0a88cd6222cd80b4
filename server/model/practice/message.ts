import { calculate } from '../../../arithmetic/evaluate.ts';
import { unitOf } from '../../../guardrails/guardrails.ts';
import { type Equality, equalitiesIn } from './equalities.ts';
import { asksForExercise, type Intent, intentOf, tableNamed, topicNamed } from './intents.ts';
import { toSigns } from './notation.ts';
import {
  calculationOf,
  conversionOf,
  type Equation,
  equationOf,
  isSolved,
  type Problem,
  type Topic,
} from './problems.ts';

/** A number that a student offers as a result. */
export interface Value {
  readonly value: number;
  readonly text: string;
  /** The unit or the word after it; empty for none. */
  readonly unit: string;
}

/** What one message of a student says. */
export interface Message {
  readonly equalities: readonly Equality[];
  /** A problem that the message poses. */
  readonly posed: Problem | null;
  readonly value: Value | null;
  readonly intent: Intent | null;
  /** The kind of exercise that it names, and the number of a times table. */
  readonly topic: Topic | null;
  readonly table: number | null;
  /** The message in lower case. */
  readonly words: string;
  /** It contains only one line or value, given as the result, so a wrong one may be called wrong. */
  readonly isBareResult: boolean;
}

/** Of a longer message only this many characters are read. */
const longestRead = 600;

/**
 * Reads a message.
 * @param canonical its canonical text
 * @param base what a bare percentage is a part of; null when it is not known
 */
export function readMessage(canonical: string, base: number | null = null): Message {
  const said = canonical.slice(0, longestRead);
  const words = said.toLowerCase();
  const code = isCode(said);
  const signs = code ? '' : toSigns(said);
  const intent = intentOf(words);
  const table = tableNamed(words);
  const equalities = table === null ? equalitiesIn(signs, base) : [];
  const posed = equalities.length === 0 && table === null ? problemAsked(said, signs) : null;
  const wantsExercise = asksForExercise(intent, table);
  // A message that does nothing but name a kind of exercise asks for one, too.
  const isName = (words.match(/\p{L}+/gu) ?? []).every(
    (word) => aroundTopic.has(word) || topicNamed(word) !== null,
  );
  const topic = wantsExercise || isName ? topicNamed(words) : null;
  const value = equalities.length === 0 && !code && !wantsExercise ? valueIn(signs) : null;
  return {
    equalities,
    posed,
    value,
    intent,
    topic,
    table,
    words,
    isBareResult: isBareResult(words, equalities),
  };
}

/** Words that join, bound or soften a result. */
const hedgingWords = new Set('or about and oder und ou et ungefähr etwa environ o y sobre'.split(' '));

const isBareResult = (words: string, equalities: readonly Equality[]): boolean =>
  equalities.filter((equality) => equality.kind === 'equation' && isSolved(equality.equation)).length <= 1 &&
  (equalities.length > 1 || (words.match(/\d[\d./]*/g) ?? []).length <= 2) &&
  (words.match(/\p{L}{2,}(?:['’-]\p{L}+)*/gu) ?? []).every(
    (word) => wordsAroundResult.has(word) && !hedgingWords.has(word),
  );

/** Words beside the name of a kind of exercise that ask for one. */
const aroundTopic = new Set(
  `a an one some with about on for now please pls lets let us do try maybe can we i want me give something
  un una con de por favor quiero ein eine mit bitte une des avec les je veux`.split(/\s+/),
);

/** Whether a message contains a line of a program: its signs are no mathematics. */
const isCode = (said: string): boolean =>
  /(?:^|\n)\s*(?:def|return|for|while|if|print|let|const|var|function|class|import)\b.*[:;()=]|\w+\([^)\d]*\)\s*[:{]|\w\[\d|\w+\(\[/.test(
    said,
  );

/** What a message asks to work out: a conversion, or a calculation. */
const problemAsked = (said: string, signs: string): Problem | null =>
  conversionAsked(said) ?? calculationAsked(signs);

/** A number with what may be its unit. */
const amount = /(?<![\d.\p{L}])(\d[\d.]*) ?(\p{L}{1,12}(?:\/\p{L}{1,3}|\^\d)?)(?!\p{L})/gu;

/** An amount beside the name of another unit: "how many cm in 3.5 m", "is 3 km 300 m or 3000 m". */
function conversionAsked(said: string): Problem | null {
  const amounts = [...said.matchAll(amount)].filter(([, , unit = '']) => unitOf(unit) !== null);
  const [first, second] = amounts;
  if (!first || said.includes('=')) return null;
  const [, value = '', from = ''] = first;
  if (second) {
    const isChoice = /(?<!\p{L})(?:or|oder|ou|o)(?!\p{L})/u.test(said) && second[2] !== from;
    return isChoice ? conversionOf(Number(value), from, second[2] ?? '') : null;
  }
  const others = said.replace(first[0], ' ').match(/\p{L}+(?:\/\p{L}+|\^\d)?/gu) ?? [];
  return (
    others.map((word) => conversionOf(Number(value), from, word)).find((found) => found !== null) ?? null
  );
}

/** What looks like a calculation in the signs of the parser; single numbers fit, too. */
const expression = /(?:(?<![\d)]\s?)-)?(?:sqrt)?[\d(][\d\s.+*/^()-]*(?:sqrt\([\d.]+\)[\d\s.+*/^()-]*)?[\d)]/g;
/** Words around a calculation that only ask for its result. */
const asking =
  /(?<![a-z])(?:what|whats|how|much|do|i|can|you|u|me|with|please|pls|for|of|result|just|tell|give|find|a|it|my|need|know|this|problem|sum|hi|hey|hello|simplify|question|on|would|be|does|equal|s|make|the|is|calculate|compute|solve|evaluate|work|out|to|about|then|and|now|ok|so|math|help|whats|cuanto|cuánto|es|wie|viel|was|ist|combien|fait|font|calcula|calcule|berechne)(?![a-z])/g;

/**
 * The calculation that a message asks for. Dates, ranges and scores look like calculations, so a calculation
 * counts only with a clear sign, or when all other words only ask for its result.
 */
function calculationAsked(signs: string): Problem | null {
  const equation = equationAsked(signs);
  if (equation) return equation;
  // A letter beside a number or an operator is an unknown of something that is no equation.
  if (/\d[a-z]\b|\b[a-z]\s?[\^=+*/]/.test(signs.replace(/sqrt/g, ''))) return null;
  for (const found of signs.match(expression) ?? []) {
    const others =
      signs
        .replace(found, ' ')
        .replace(asking, ' ')
        .match(/[a-z]{2,}/g) ?? [];
    const isClear = /sqrt|[*^+]|\/100\)/.test(found) || others.length === 0;
    const calculation = isClear && /sqrt|[\d)]\s?[-+*/^]\s?[\d(-]/.test(found) ? calculationOf(found) : null;
    if (calculation) return calculation;
  }
  return null;
}

const equationAsked = (signs: string): Equation | null => {
  const [, left = '', right = ''] = /([^=?]{1,60})=([^=?]{1,60})/.exec(signs) ?? [];
  return equationOf(left, right);
};

/** Of a longer assignment only this many characters are read. */
const longestTask = 2_000;

/**
 * The problems of an assignment, in order: its equations. If it has none, its calculations; if it has none of
 * these either, its conversions.
 */
export function problemsIn(task: string): Problem[] {
  const signs = toSigns(task.slice(0, longestTask)).replace(/= ?\?/g, '');
  const equations = equalitiesIn(signs).flatMap((equality) =>
    equality.kind === 'equation' && !isSolved(equality.equation) ? [equality.equation] : [],
  );
  if (equations.length > 0) return equations;
  const calculations = (signs.match(expression) ?? []).flatMap((found) =>
    /sqrt|[\d)]\s?[*^+/]\s?[\d(-]|\d\s-\s[\d(]/.test(found) ? (calculationOf(found) ?? []) : [],
  );
  if (calculations.length > 0) return calculations;
  const conversions = task
    .split(/[.?!\n]/)
    .flatMap((sentence) => (amountsOf(sentence) === 1 ? (conversionAsked(sentence) ?? []) : []));
  return conversions;
}

const amountsOf = (sentence: string): number => sentence.match(/\d+(?:\.\d+)?/g)?.length ?? 0;

/** The words of four languages around a result. */
const wordsAroundResult = new Set(
  `so is its it's it i think believe guess got get found have my the final answer result then that that's thats this be
  would or equals um oh wait hmm ok okay no yes maybe right correct are i'm pretty sure a and now
  son es da creo que la el respuesta resultado entonces me sale sería seria ahora espera
  ist das ergebnis die antwort also dann ich habe glaube vielleicht sind jetzt es
  bottom number denominator common nenner gemeinsamer denominador común dénominateur commun
  c'est est réponse résultat donc alors je crois peut-être ça fait trouve j'ai font`.split(/\s+/),
);

/** A mixed number as the parser takes it, a number or a fraction. */
const number = /(?<![\d.\p{L}])(?:\(\d+\+\d+\/\d+\)|-?\d[\d.]*(?:\s?\/\s?\d+)?)/gu;

/** The only number of a message in which no word says that it is something else than a result. */
function valueIn(signs: string): Value | null {
  const plain = signs.replace(/=/g, ' ').replace(/(?<=\d)[.](?!\d)/g, ' ');
  const numbers = plain.match(number) ?? [];
  const [text = ''] = numbers;
  if (numbers.length !== 1) return null;
  const [before = '', after = ''] = plain.split(text);
  const [unit = ''] = /^\s?[\p{L}°%][\p{L}/^\d²³]*/u.exec(after) ?? [];
  const isUnit = unit !== '' && !wordsAroundResult.has(unit.trim());
  const rest = `${before} ${isUnit ? after.slice(unit.length) : after}`;
  const others = rest.match(/\p{L}+(?:['’-]\p{L}+)*/gu) ?? [];
  if (/[-+*/^]/.test(rest.replace(/[\p{L}-]+/gu, '')) || others.some((word) => !wordsAroundResult.has(word)))
    return null;
  // In a longer message, or before a word such as "solved" or "table", the number is not a result.
  if (isUnit && (others.length > 5 || /(?:ed|able)$/.test(unit))) return null;
  const parsed = calculate(text);
  return parsed !== null ? { value: parsed, text: text.trim(), unit: isUnit ? unit.trim() : '' } : null;
}
