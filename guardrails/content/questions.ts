import { derive } from '../input/grammar/grammar.ts';
import type { Meanings } from '../input/grammar/lexicon.ts';
import { languagesOf, type Token, tokensOf } from '../input/grammar/tokens.ts';
import { hiddenWords, plainWords } from '../input/plain-words.ts';
import { ageOf } from './age.ts';
import type { ClassContext } from './class-thresholds.ts';
import { type ContentKind, ruleResults } from './kinds.ts';
import { questionRules } from './rules.ts';
import { agreesWithRule, isDoubtful, type KindReader, trainedReaderOfQuestions } from './trained/trained.ts';
import { lexicon } from './vocabularies/vocabularies.ts';

/** A text as the rules read it: its tokens, and what they mean. */
export interface Reading {
  readonly tokens: readonly Token[];
  readonly meanings: Meanings;
  /** Whether somebody is to be beaten at a game. */
  readonly isContest: boolean;
}

/**
 * "Beat my sister at chess": the names of games and sports stand without an article, and most names of places
 * do not. A meaning of the vocabulary would change what the trained part makes of every text.
 */
const contest =
  /\bbeat (?:my|your|his|her|him|them|an?|the|some(?:one|body)|every(?:one|body)|other|people)\b[^.!?]{0,40}\bat (?!(?:an?|the|my|your|his|her|our|their|this|that|some|any|home|school|work|night|midnight|dawn|noon|lunch|breakfast|dinner|break|recess|practice|training|church|prom|gunpoint|knifepoint|knife|gun|once|all|least|last|first)\b)/;

/** What plain words mean and what the rules make of it. */
export function readingOf(plain: string): Reading {
  const tokens = tokensOf(plain);
  const meanings = lexicon.read(tokens, languagesOf(tokens));
  derive(questionRules, meanings, tokens);
  return { tokens, meanings, isContest: contest.test(plain) };
}

/** The meanings that excuse each kind: the question is about help, a lesson, a game or a story. */
const excuses: Readonly<Partial<Record<ContentKind, readonly string[]>>> = {
  weapons: ['protect', 'lesson', 'game'],
  drugs: ['protect', 'lesson', 'game'],
  crime: ['protect', 'lesson', 'game', 'fiction'],
  violence: ['protect', 'lesson', 'game', 'fiction'],
  'personal-data': ['protect', 'lesson', 'ownData'],
  hate: ['protect', 'lesson'],
  sexual: ['protect', 'lesson'],
  'sexual-violence': ['protect', 'lesson'],
  insults: ['protect', 'lesson', 'fiction'],
  gambling: ['protect', 'lesson', 'game'],
  extremism: ['protect', 'lesson'],
  'self-harm-methods': ['protect', 'lesson'],
  'dangerous-challenges': ['protect'],
};

/** The age from which students may legally buy alcohol. */
const legalDrinkingAge = 18;

/** Whether a text only reports a slander, as lessons do. */
const isReport = (meanings: Meanings): boolean =>
  meanings.has('report') && !meanings.has('write') && !meanings.has('hide');

/** Whether something in a text excuses a kind. Nothing does if the text also speaks of hiding. */
const isExcused = (kind: ContentKind, { meanings, isContest }: Reading): boolean =>
  (kind === 'hate' && isReport(meanings)) ||
  (!meanings.has('hide') &&
    ((kind === 'violence' && isContest) || excuses[kind]?.some((excuse) => meanings.has(excuse)) === true));

/** The kinds that the rules name, the gravest first. */
const kindsByRules = ({ meanings }: Reading, age: number): ContentKind[] =>
  ruleResults
    .filter(([name]) => meanings.has(name) && !(name === 'underage!' && age >= legalDrinkingAge))
    .map(([, kind]) => kind);

/** The kind that a reading asks for by the rules. */
const kindByRules = (reading: Reading, age: number): ContentKind | null =>
  kindsByRules(reading, age).find((kind) => !isExcused(kind, reading)) ?? null;

/**
 * What the checks know of a class: the age of its students, and the trained part with the thresholds of its
 * subject.
 */
interface ClassSettings {
  readonly age: number;
  readonly trainedKindOf: KindReader;
  /** How much more certain the trained part has to be than usual, to agree with a rule. */
  readonly certainty: number;
}

const settingsOf = (context: Partial<ClassContext>, certainty = 0): ClassSettings => ({
  age: ageOf(context.age ?? ''),
  trainedKindOf: trainedReaderOfQuestions(context, certainty),
  certainty,
});

/** Results of rules that are certain enough alone: grave ones, and alcohol, of which the trained part knows little. */
const certainAlone = ['selfHarmMethods!', 'sexualViolence!', 'underage!'];

/**
 * How much more certain a question has to be than usual to say something about those after it. A question that was
 * itself doubtful says nothing about them.
 */
const certainForLater = 1;

/** The kind that a reading asks for by the rules, if the trained part agrees, or else by the trained part. */
function kindOf(reading: Reading, { age, trainedKindOf, certainty }: ClassSettings): ContentKind | null {
  const { tokens, meanings, isContest } = reading;
  const named = kindByRules(reading, age);
  // The trained part knows what the rules name. Where it does not agree, it finds nothing else either.
  if (named) {
    const isCertain = certainAlone.some((name) => meanings.has(name));
    return isCertain || agreesWithRule(tokens, meanings, certainty) ? named : null;
  }
  // A report of a slander is a lesson, whatever the trained part makes of it.
  if (isReport(meanings) && kindsByRules(reading, age).includes('hate')) return null;
  const probable = trainedKindOf(tokens, meanings);
  // A game excuses what the trained part finds, too.
  const isGame =
    (probable === 'violence' && isContest) ||
    (probable !== null && meanings.has('game') && excuses[probable]?.includes('game'));
  return isGame && !meanings.has('hide') ? null : probable;
}

/** The meanings of things that a later question can ask about as "it". */
const objects = [
  'explosive',
  'weapon',
  'toxin',
  'hardDrug',
  'cannabis',
  'nicotine',
  'porn',
  'extremist',
  'challenge',
  'gambling',
];

/**
 * The words of the first dangerous thing that a question names; null without one, and for a question about a
 * lesson, protection or a game.
 */
function objectIn({ tokens, meanings }: Reading): string | null {
  if (meanings.has('lesson') || meanings.has('protect') || meanings.has('game')) return null;
  for (const name of objects) {
    const span = meanings.get(name)?.[0];
    if (span)
      return tokens
        .slice(span.from, span.to + 1)
        .map(({ text }) => text)
        .join(' ');
  }
  return null;
}

/** How many earlier questions are read with a new one, and how many words a continuation has at most. */
const maxEarlier = 6;
const longestContinuation = 16;

/** Words that point back to what was asked before. */
const pointsBack =
  /\b(?:it|that|this|them|one|some|those|these|lo|la|los|las|eso|esto|isso|isto|le|les|ca|cela|en|es|das|sie|ihn|davon)\b|[它这那]|(?:ه|ها|ذلك|هذا)(?=\s|$)/;

/** The beginning of a continuation, or a demand to go on. */
const goesOn =
  /^ ?(?:and|but|so|then|ok|okay|just|please|pls|come on|what about|how about|y|pero|e|mas|et|mais|und|aber|dann|bitte)\b|^[那然快]|\b(?:tell me|step by step|anyway|instead|for my|go on|continue|more details|ingredients|it stronger)\b/;
/** Words of thanks or apology, after which a message is not a continuation. */
const apology =
  /\b(?:sorry|thanks|thank you|got it|understand|never ?mind|perdon|gracias|obrigad[oa]|pardon|merci|danke|entschuldigung)\b|谢谢|对不起|شكرا|آسف/;

/** The kind that a continuation of an earlier question asks for. */
function kindOfContinuation(
  plain: string,
  reading: Reading,
  earlier: readonly string[],
  settings: ClassSettings,
  settingsOfEarlier: ClassSettings,
): ContentKind | null {
  const { tokens, meanings } = reading;
  if (
    tokens.length > longestContinuation ||
    meanings.has('lesson') ||
    meanings.has('protect') ||
    apology.test(plain)
  )
    return null;
  const refersBack = pointsBack.test(plain);
  if (!refersBack && !goesOn.test(plain)) return null;
  for (const question of earlier) {
    const earlierReading = readingOf(plainWords(question));
    const kind = kindOf(earlierReading, settingsOfEarlier);
    if (kind && meanings.has('seek')) return kind;
    if (kind && goesOn.test(plain)) return kind;
    const isDoubtful = kind === null && kindsByRules(earlierReading, settings.age).length > 0;
    const object = refersBack && !isDoubtful ? objectIn(earlierReading) : null;
    if (object) {
      const whole = readingOf(`${plain.replace(/[.!?\n;。！？；؟…]+/g, ' ')} ${object}`);
      const asked = kindOf(whole, settings);
      if (asked) return asked;
    }
  }
  return null;
}

/**
 * The kind of harmful content that a question asks for, read with the earlier questions, the oldest first;
 * null for none. Only an act together with an object counts, never a word alone. Texts that are encoded in
 * the question are read too.
 */
export function findContent(
  question: string,
  earlier: readonly { readonly question: string }[] = [],
  context: Partial<ClassContext> = {},
): ContentKind | null {
  const settings = settingsOf(context);
  const plain = plainWords(question);
  const reading = readingOf(plain);
  const before = earlier
    .slice(-maxEarlier)
    .reverse()
    .map((one) => one.question);
  const kind =
    kindOf(reading, settings) ??
    kindOfContinuation(plain, reading, before, settings, settingsOf(context, certainForLater));
  if (kind) return kind;
  for (const hidden of hiddenWords(question)) {
    const inside = kindByRules(readingOf(hidden), settings.age);
    if (inside) return inside;
  }
  return null;
}

/**
 * Whether a question may ask for something harmful although nothing was found. A second model then reads it,
 * if there is one. The reasons for doubt: the trained part is near its threshold, a rule found something that
 * the rest of the question excuses, the question contains an encoded text, or an earlier question certainly
 * asked for something harmful.
 */
export function isContentDoubtful(
  question: string,
  earlier: readonly { readonly question: string }[] = [],
  context: Partial<ClassContext> = {},
): boolean {
  const settings = settingsOf(context);
  const settingsOfEarlier = settingsOf(context, certainForLater);
  const reading = readingOf(plainWords(question));
  return (
    kindsByRules(reading, settings.age).length > 0 ||
    isDoubtful(reading.tokens, reading.meanings) ||
    hiddenWords(question).length > 0 ||
    earlier
      .slice(-maxEarlier)
      .some((one) => kindOf(readingOf(plainWords(one.question)), settingsOfEarlier) !== null)
  );
}
