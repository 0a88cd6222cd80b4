import { derive } from '../grammar/grammar.ts';
import type { Meanings } from '../grammar/lexicon.ts';
import { languagesOf, tokensOf } from '../grammar/tokens.ts';
import { rules } from './rules.ts';
import { lexicon } from './vocabularies.ts';

/** A danger to a student, or a threat by a student. */
export interface Danger {
  readonly kind: 'self-harm' | 'abuse' | 'threat';
}

/** What plain words say, in the meanings of the vocabularies, and what the rules make of it. */
export function meaningsOf(plain: string): Meanings {
  const tokens = tokensOf(plain);
  const meanings = lexicon.read(tokens, languagesOf(tokens));
  derive(rules, meanings, tokens);
  return meanings;
}

/**
 * For each danger, the meanings that show that its words are about something else. The first danger that
 * applies counts.
 */
const excuses: readonly (readonly [kind: Danger['kind'], result: string, unless: readonly string[]])[] = [
  ['self-harm', 'selfHarm!', ['fiction']],
  ['abuse', 'abuse!', ['fiction', 'game', 'accident']],
  ['abuse', 'bullied!', ['fiction', 'game', 'fearOfRidicule']],
  ['abuse', 'aboutBullying!', ['fiction', 'lesson', 'game']],
  ['threat', 'threat!', ['fiction', 'game', 'lesson', 'unwilling']],
];

/** The danger that a message tells of, by its meanings; null for none. */
export function dangerByMeanings(meanings: Meanings): Danger | null {
  const found = excuses.find(
    ([, result, unless]) => meanings.has(result) && !unless.some((excuse) => meanings.has(excuse)),
  );
  return found ? { kind: found[0] } : null;
}

/**
 * Whether the words are likely about a lesson, a game or nothing serious, so that the harm model is not used.
 */
export const isLight = (meanings: Meanings): boolean =>
  ['fiction', 'lesson', 'game', 'idiom', 'joke', 'accident'].some((meaning) => meanings.has(meaning));
