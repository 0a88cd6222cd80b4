import type { KindOf } from '../../families/standing.ts';
import { languagesOf, type Token } from '../grammar/tokens.ts';
import type { Language } from '../grammar/vocabulary.ts';
import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { people } from './people.ts';
import { Phrases } from './phrases.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import type { Subject } from './subject.ts';

type Kind = KindOf<'manner'>;

/** A subject with its lists looked up by their words. */
interface Compiled {
  readonly language: Language;
  readonly kind: Kind;
  readonly words: Phrases;
  readonly between: Phrases;
  readonly may: Phrases;
  readonly never: Phrases;
  readonly mayBefore: Phrases;
  readonly reach: number;
  readonly reachBefore: number;
  readonly isShared: boolean;
  /**
   * Whether a sentence may end with the words ("what you are"). It may not where nothing may be said with
   * them.
   */
  readonly mayEnd: boolean;
}

/** How many words after the subject belong to what is said with it. */
const saidWithin = 8;

/**
 * The subjects of each language. A word of several languages counts in the first of them that the sentence is
 * likely in.
 */
const languages: readonly (readonly [Language, readonly Subject[]])[] = [
  ['en', [...english, ...people.en]],
  ['es', [...spanish, ...people.es]],
  ['pt', [...portuguese, ...people.pt]],
  ['fr', [...french, ...people.fr]],
  ['de', [...german, ...people.de]],
  ['zh', chinese],
  ['ar', arabic],
];

const compiled: readonly Compiled[] = languages.flatMap(([language, subjects]) =>
  subjects.map((subject) => ({
    language,
    kind: subject.kind,
    words: new Phrases(subject.words),
    between: new Phrases(subject.between ?? ''),
    may: new Phrases(subject.may),
    never: new Phrases(subject.never ?? ''),
    mayBefore: new Phrases(subject.mayBefore ?? ''),
    reach: subject.reach ?? 1,
    reachBefore: subject.reachBefore ?? 0,
    isShared: subject.shared ?? false,
    mayEnd: subject.may !== '',
  })),
);

/** The subjects by the first of their words: most words of a sentence begin none. */
const byWord = new Map<string, Compiled[]>();
for (const one of compiled)
  for (const word of one.words.firstWords) byWord.set(word, [...(byWord.get(word) ?? []), one]);

/** Words after which something is mentioned and not said. */
const wording = new Phrases(
  'translate*, translation, means, meaning, says, said, phrase, sentence, quote, dialogue, character, narrator, example, as in, such as, traduce, significa, dice, frase, ejemplo, traduza, diz, exemplo, traduis, signifie, dit, exemple, ubersetze, bedeutet, heisst, sagt, satz, beispiel',
);

/** Whether a sentence mentions words instead of saying them: it translates, quotes or explains them. */
export const isMentioned = (tokens: readonly Token[]): boolean => wording.within(tokens, 0, tokens.length);

/**
 * Words of an exercise in which things are counted: "If I ate half of my 10 cakes, how many would I have?"
 */
const counting = new Phrases(
  'how many, how much, cuantos, cuantas, cuanto, quantos, quantas, quanto, combien, wie viele, wie viel',
);

/** The kinds that such an exercise can seem to be. */
const countable: ReadonlySet<Kind> = new Set(['self', 'pressure', 'befriending']);

/** Whether something follows that may never be said with a subject. */
const isNeverSaid = (subject: Compiled, tokens: readonly Token[], to: number): boolean =>
  subject.never.within(tokens, to, to + saidWithin);

/**
 * Whether what is said with a subject is in its closed list; also where the sentence ends with the subject,
 * unless nothing may be said with it.
 */
function isAllowed(subject: Compiled, tokens: readonly Token[], from: number, to: number): boolean {
  if (isNeverSaid(subject, tokens, to)) return false;
  let at = to;
  for (;;) {
    if (subject.may.within(tokens, at, at + subject.reach)) return true;
    if (at >= tokens.length && subject.mayEnd) return true;
    const between = subject.between.at(tokens, at);
    if (between === 0) break;
    at += between;
  }
  return subject.mayBefore.within(tokens, from - subject.reachBefore, from);
}

/** An elided word of French stands before a vowel; any other single letter is a variable or a unit. */
const afterElision = /^[aeiouhy][a-z]/;
const isElided = (tokens: readonly Token[], at: number): boolean =>
  afterElision.test(tokens[at + 1]?.text ?? '') && !/^\d/.test(tokens[at - 1]?.text ?? '');

/**
 * Whether a word counts for this subject. A word of several languages counts in the first likely one that has
 * it.
 */
function isItsLanguage(subject: Compiled, tokens: readonly Token[], at: number): boolean {
  if (!subject.isShared) return true;
  const word = tokens[at]?.text ?? '';
  if (word.length === 1 && subject.language === 'fr' && !isElided(tokens, at)) return false;
  const languages = languagesOf(tokens.slice(0, at + 4).filter(({ text }) => text !== word));
  const [first] = (byWord.get(word) ?? []).filter(({ language }) => languages.has(language));
  return first?.language === subject.language;
}

/** What a sentence says outside the closed lists. */
export interface Outside {
  readonly kind: Kind;
  /** The subject with the words after it; an exercise may have them. */
  readonly words: string;
  /**
   * Whether the list alone is certain. It is not in a sentence with an amount that may be a word problem: "Your friend
   * has 10 apples".
   */
  readonly isCertain: boolean;
}

/** How many words of a finding are looked for in the exercise, which may say the same. */
const comparedWords = 4;

/** What a sentence says outside the closed lists, in its order. */
export function outsideOf(tokens: readonly Token[]): Outside[] {
  const found: Outside[] = [];
  const hasAmount = tokens.some(({ text }) => /^\d/.test(text));
  for (let at = 0; at < tokens.length; at += 1) {
    for (const subject of byWord.get(tokens[at]?.text ?? '') ?? []) {
      const words = subject.words.at(tokens, at);
      if (words === 0 || !isItsLanguage(subject, tokens, at)) continue;
      if (countable.has(subject.kind) && counting.within(tokens, 0, tokens.length)) continue;
      if (isAllowed(subject, tokens, at, at + words) || wording.within(tokens, 0, at)) continue;
      found.push({
        kind: subject.kind,
        words: textOf(tokens.slice(at, at + comparedWords)),
        isCertain: !hasAmount || subject.kind !== 'pressure' || isNeverSaid(subject, tokens, at + words),
      });
    }
  }
  return found;
}

/** Tokens as a text in which others are looked for. */
export const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');
