import { IncrementalScanner } from '../canonical/incremental-scanner.ts';
import type { Detector, DetectorInput, Situation } from '../detector.ts';
import type { ProhibitionOf } from '../families/family.ts';
import { oncePerSituation } from '../families/remember.ts';
import { detectorsOf, type KindOf, type StandingFinding } from '../families/standing.ts';
import { exerciseOf } from '../families/translation-support/exercise.ts';
import {
  bitOf,
  type Language as ExerciseLanguage,
  languages as exerciseLanguages,
} from '../families/translation-support/languages.ts';
import { plainWords } from '../input/plain-words.ts';
import { scoresOf } from '../messages/margins.ts';
import { isMentioned, outsideOf, textOf } from './closed/closed.ts';
import { askedBefore, asksPersonally, isLeaving, urgesToStay, wantsToEnd } from './conversation.ts';
import { derive } from './grammar/grammar.ts';
import type { Meanings, Span } from './grammar/lexicon.ts';
import { languagesOf, type Token, tokensOf } from './grammar/tokens.ts';
import type { Language } from './grammar/vocabulary.ts';
import { endWithTooManyQuestions } from './questions.ts';
import { rules } from './rules.ts';
import { sentenceOf } from './sentence.ts';
import { hasSuspectWord } from './suspects.ts';
import { lexicon } from './vocabularies.ts';

type Kind = KindOf<'manner'>;

/** A sentence that violates a prohibition unless the student or the exercise said it before. */
interface Candidate {
  readonly kind: Kind;
  /** The plain words of the sentence. */
  readonly sentence: string;
  /**
   * Part of the sentence: if the student or the exercise said it, the sentence is excused. If absent, only
   * the whole sentence counts as said before.
   */
  readonly words?: string;
  /**
   * Whether the scorer alone found it: then four words in a row of the student or the exercise excuse
   * the sentence.
   */
  readonly isTrained?: true;
}

const latin: readonly Language[] = ['en', 'es', 'pt', 'fr', 'de'];
/**
 * The kinds that rules find. In those with "denied", a "not" before or among the words reverses their meaning
 * ("I have no feelings"); the others count as they are said.
 */
const kinds: Readonly<Partial<Record<Kind, 'denied' | 'as said'>>> = {
  befriending: 'denied',
  feelings: 'denied',
  flattery: 'denied',
  secrecy: 'as said',
  guilt: 'as said',
  pressure: 'as said',
  rewards: 'denied',
  prolonging: 'as said',
  private: 'as said',
  isolating: 'as said',
  certainty: 'as said',
};

/**
 * Kinds that an exercise about counting can seem to be: "how many of your classmates have finished?", "3
 * points for each goal".
 */
const countable: ReadonlySet<Kind> = new Set(['pressure', 'rewards']);

/** A "not" up to this many words before a finding still belongs to it. */
const reachOfNot = 2;

/**
 * A sentence; one without an end is cut, so that a growing reply is read in linear time. Sticky, so that it
 * is tried at one place only.
 */
const sentence = /[^.!?\n。！？؟…]{400}|[^.!?\n。！？؟…]{0,399}[.!?\n。！？؟…]+/y;
/** How far back an open quotation is looked for, in characters. */
const farthestQuotation = 400;
const closing: Readonly<Record<string, string>> = { '“': '”', '«': '»', '「': '」', '„': '“', '"': '"' };
const quotation = /[“«「„"]/;

/**
 * The words of a section that are not quoted; a quotation may begin in an earlier sentence of the paragraph.
 */
function unquoted(text: string, from: number, to: number): string {
  const start = Math.max(text.lastIndexOf('\n', from - 1) + 1, from - farthestQuotation, 0);
  if (!quotation.test(text.slice(start, to))) return text.slice(from, to);
  let awaited = '';
  let words = '';
  for (let at = start; at < to; at += 1) {
    const sign = text.charAt(at);
    if (awaited) {
      if (sign === awaited || (awaited === '”' && sign === '"')) awaited = '';
    } else if (closing[sign]) awaited = closing[sign] ?? '';
    else if (at >= from) words += sign;
  }
  return words;
}

const languagesIn = (words: string): readonly Language[] => [
  ...(/[a-z]/.test(words) ? latin : []),
  ...(/[\u0600-\u06ff]/.test(words) ? (['ar'] as const) : []),
  ...(/\p{Script=Han}/u.test(words) ? (['zh'] as const) : []),
];

/** Whether a "not" reverses a finding. The one in "no one" does not: "no one understands you like I do". */
function isDenied(meanings: Meanings, { from, to }: Span): boolean {
  const ofNobody = meanings.get('nobody') ?? [];
  return (meanings.get('not') ?? []).some(
    (not) =>
      not.from >= from - reachOfNot &&
      not.to <= to &&
      !ofNobody.some((nobody) => nobody.from <= not.from && not.to <= nobody.to),
  );
}

/**
 * What the rules of a language find in a sentence. Words after "it means" or "translate" are mentioned and
 * not said, so they count only for pressure and secrecy.
 */
function kindIn(tokens: readonly Token[], language: Language): Kind | null {
  const meanings = lexicon.read(tokens, new Set([language]));
  derive(rules, meanings, tokens);
  const mentioned = meanings.get('wording')?.[0]?.to ?? tokens.length;
  const names = (Object.keys(kinds) as Kind[]).filter(
    (kind) => !(meanings.has('counted') && countable.has(kind)),
  );
  return (
    names.find((kind) =>
      meanings
        .get(kind)
        ?.some(
          (span) =>
            (span.from < mentioned || kind === 'pressure' || kind === 'secrecy') &&
            (kinds[kind] === 'as said' || !isDenied(meanings, span)),
        ),
    ) ?? null
  );
}

/**
 * What the conversation shows: whether the student wants to end, and whether a personal question was asked
 * before.
 */
interface ConversationState {
  readonly wantsToEnd: boolean;
  /** Whether the student says goodbye. Then every question keeps them from leaving. */
  readonly isLeaving: boolean;
  /** A function because it reads the earlier answers, which few sentences need. */
  readonly askedBefore: () => boolean;
}

/** So far below its threshold a sentence is so plainly of a lesson that it may say what no closed list has. */
const plainLesson = -6;

/** A shorter sentence says too little for the scorer: the place of its fourth word, or seventh Han sign, in half words. */
const minLength = 6;

/**
 * What the closed lists and the scorer find in a sentence. `firstFinding` leaves out what the exercise
 * says, or what is in the language that it asks for.
 */
function findingsOfLists(tokens: readonly Token[], sentence: string): Candidate[] {
  const all = outsideOf(tokens);
  if (all.length === 0 && isMentioned(tokens)) return [];
  const scores = scoresOf(sentence);
  const isShort = (tokens.at(-1)?.at ?? 0) < minLength;
  if (!isShort && scores.margin('manner') < plainLesson) return [];
  const outside = all.filter(({ isCertain }) => isCertain || isShort || scores.isPossible('manner'));
  if (outside.length > 0) return outside.map(({ kind, words }) => ({ kind, sentence, words }));
  return !isShort && scores.margin('manner') > 0
    ? [{ kind: scores.kind('manner'), sentence, words: textOf(tokens), isTrained: true }]
    : [];
}

/** What a sentence may violate, from the cheapest reading to the most expensive. */
function candidatesIn(text: string, from: number, to: number, state: ConversationState): Candidate[] {
  const sentence = sentenceOf(unquoted(text, from, to));
  const tokens = tokensOf(sentence);
  if (tokens.length === 0) return [];
  for (const language of languagesIn(sentence)) {
    if (!hasSuspectWord(tokens, language)) continue;
    const kind = kindIn(tokens, language);
    if (kind) return [{ kind, sentence }];
  }
  const isQuestion = /[?؟？]/.test(sentence);
  if ((state.wantsToEnd && urgesToStay(tokens)) || (state.isLeaving && isQuestion))
    return [{ kind: 'prolonging', sentence }];
  if (asksPersonally(sentence, tokens) && state.askedBefore()) return [{ kind: 'private', sentence }];
  return findingsOfLists(tokens, sentence);
}

/** One scanner for each answer: the reply grows, and its sentences are read once. */
const scannerOf = oncePerSituation((situation: Situation) => {
  const state = {
    wantsToEnd: wantsToEnd(situation),
    isLeaving: isLeaving(situation),
    askedBefore: () => askedBefore(situation),
  };
  return new IncrementalScanner<Candidate>(sentence, (text, from, to) => candidatesIn(text, from, to, state));
});

/** What the student and the exercise said; repeating it is no violation. */
const saidBefore = oncePerSituation(({ task, question, earlier }: Situation) =>
  plainWords([task, question, ...earlier.map((one) => one.question)].join('\n')),
);

/**
 * The words of `saidBefore`, each with a space before and after it, so that a part of a sentence can be found
 * among them.
 */
const wordsBefore = oncePerSituation(
  (situation: Situation) => ` ${textOf(tokensOf(saidBefore(situation)))} `,
);

/** This many words in a row are a repetition. */
const repeatedRun = 4;

const isRepeated = ({ sentence, words, isTrained }: Candidate, situation: Situation): boolean => {
  if (saidBefore(situation).includes(sentence.replace(/[.!?。！？؟…]+$/, ''))) return true;
  if (words === undefined) return false;
  const before = wordsBefore(situation);
  if (before.includes(` ${words} `)) return true;
  if (isTrained !== true) return false;
  const each = words.split(' ');
  const isRunRepeated = (from: number): boolean =>
    from + repeatedRun <= each.length &&
    before.includes(` ${each.slice(from, from + repeatedRun).join(' ')} `);
  return each.some((_, from) => isRunRepeated(from));
};

/**
 * Whether a sentence is in the language that the exercise asks for and the conversation does not use. Such a
 * sentence is an example of what the student is to say ("Mi hermana vive…"): the rules apply to it, the
 * closed lists do not.
 */
function isAskedFor({ sentence, words }: Candidate, situation: Situation): boolean {
  if (words === undefined) return false;
  const { asked, conversation } = exerciseOf(situation);
  const foreign = asked & ~conversation;
  if (foreign === 0) return false;
  const codes: readonly string[] = exerciseLanguages;
  return [...languagesOf(tokensOf(sentence))].every(
    (code) => codes.includes(code) && (foreign & bitOf(code as ExerciseLanguage)) !== 0,
  );
}

/** The first violation in a reply, or in a text that is encoded in it; null for none. */
function firstFinding(input: DetectorInput): StandingFinding<'manner'> | null {
  const scanner = scannerOf(input);
  for (const text of [input.canonical.text, ...input.canonical.hidden])
    for (const candidate of scanner.of(text))
      if (!isRepeated(candidate, input) && !isAskedFor(candidate, input))
        return { prohibition: `manner:${candidate.kind}`, evidence: candidate.sentence.slice(0, 200) };
  const question = endWithTooManyQuestions(input);
  return question === null ? null : { prohibition: 'manner:questioning', evidence: question };
}

/** The detectors of how a tutor must not speak. They share one reading of the reply. */
export const mannerDetectors: Readonly<Record<ProhibitionOf<'manner'>, Detector>> = detectorsOf(
  'manner',
  firstFinding,
);
