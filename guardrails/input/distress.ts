import { rules } from './distress/rules.ts';
import { lexicon } from './distress/vocabularies.ts';
import { derive } from './grammar/grammar.ts';
import type { Meanings } from './grammar/lexicon.ts';
import { languagesOf, type Token, tokensOf } from './grammar/tokens.ts';
import { plainWords, withoutQuotations } from './plain-words.ts';

/** The kinds of distress below danger that a message can tell of its writer. */
export type Distress = 'condition' | 'isolation' | 'low-mood' | 'family';

/** What a message tells besides its subject. */
export interface Signs {
  /** The distress that its writer tells of; null for none. */
  readonly distress: Distress | null;
  /** Whether it only greets, or wants the talk itself to go on. */
  readonly lingers: boolean;
}

/** The kinds, and what the same sentence may be about instead: a subject, schoolwork, a game. */
const kinds: readonly (readonly [result: string, kind: Distress, instead: readonly string[]])[] = [
  ['condition!', 'condition', ['lesson']],
  ['isolation!', 'isolation', ['lesson', 'light']],
  ['lowMood!', 'low-mood', ['lesson', 'light']],
  ['family!', 'family', ['lesson']],
];

/**
 * Meanings with which no sentence of the message tells of its writer: it is about a text, or it is a joke.
 */
const notMeant = ['text', 'joke'];

/** The longest message that can be no more than a greeting, in tokens. */
const longestGreeting = 8;

const nothing: Signs = { distress: null, lingers: false };

/** Meanings that show that the message is about the student. */
const ownMeanings = ['i', 'me', 'my', 'feel', 'feelsMe', 'we'];
/** The meanings of other people, of feelings and of what can go wrong between people. */
const heavyMeanings = (
  'nobody everyone kin kinOfMine only onlyYouHave noFriends myGroup rejects unlikedMe lonely alone deepLow low ' +
  'cry criesMe noJoy joylessMe illness voice seesThings treatment myTreatment trouble gone hardship feel feelsMe often'
).split(' ');

/**
 * Whether a message could tell of distress that no rule finds: it is about the student, and about other
 * people, a feeling or trouble. If so, a second model reads it, where there is one.
 */
export function isDistressDoubtful(message: string): boolean {
  const tokens = tokensOf(withoutQuotations(plainWords(message)));
  const meanings = lexicon.read(tokens, languagesOf(tokens));
  return (
    [...notMeant, 'lesson'].every((name) => !meanings.has(name)) &&
    ownMeanings.some((name) => meanings.has(name)) &&
    heavyMeanings.some((name) => meanings.has(name))
  );
}

/**
 * What the student tells of themselves below danger: that they are lonely or low, that they have or fear a
 * mental illness, that there is trouble at home; and whether the message only lingers. A message about a
 * text, a translation or a joke tells nothing of its writer, and neither does a sentence about a subject.
 */
export function findSigns(message: string): Signs {
  const tokens = tokensOf(withoutQuotations(plainWords(message)));
  if (tokens.length === 0) return nothing;
  const meanings = lexicon.read(tokens, languagesOf(tokens));
  derive(rules, meanings, tokens);
  if (notMeant.some((name) => meanings.has(name)))
    return { distress: null, lingers: isGreeting(meanings, tokens) };
  const sentencesOf = (name: string) => (meanings.get(name) ?? []).map(({ to }) => tokens[to]?.sentence ?? 0);
  const found = kinds.find(([result, , instead]) => {
    const others = new Set(instead.flatMap(sentencesOf));
    return sentencesOf(result).some((sentence) => !others.has(sentence));
  });
  return {
    distress: found?.[1] ?? null,
    lingers: meanings.has('lingers!') || isGreeting(meanings, tokens),
  };
}

/** Whether every word of a short message belongs to a greeting. */
function isGreeting(meanings: Meanings, tokens: readonly Token[]): boolean {
  if (tokens.length > longestGreeting || !meanings.has('greeting')) return false;
  const covered = new Set<number>();
  for (const name of ['greeting', 'filler'])
    for (const { from, to } of meanings.get(name) ?? [])
      for (let at = from; at <= to; at += 1) covered.add(at);
  return covered.size === tokens.length;
}
