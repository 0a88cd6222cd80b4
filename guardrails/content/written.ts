import { IncrementalScanner } from '../canonical/incremental-scanner.ts';
import type { Detector, DetectorInput } from '../detector.ts';
import type { ProhibitionOf } from '../families/family.ts';
import { oncePerSituation } from '../families/remember.ts';
import { detectorsOf } from '../families/standing.ts';
import { derive } from '../input/grammar/grammar.ts';
import type { Meanings } from '../input/grammar/lexicon.ts';
import { languagesOf, type Token, tokensOf } from '../input/grammar/tokens.ts';
import { plainWords } from '../input/plain-words.ts';
import { type ContentKind, makes } from './kinds.ts';
import { writtenRules } from './rules.ts';
import { maySuspect } from './suspects.ts';
import { probablyWritten } from './trained/trained.ts';
import { lexicon } from './vocabularies/vocabularies.ts';

/** What a unit may say about a kind: that it must not be done, what others thought, a lesson about it. */
const excuses: Readonly<Record<ContentKind, readonly string[]>> = {
  sexual: [],
  'sexual-violence': ['refuse', 'protect', 'report'],
  hate: ['report', 'protect'],
  violence: ['refuse', 'report', 'protect', 'game'],
  weapons: ['refuse', 'lesson', 'protect', 'game'],
  crime: ['refuse', 'protect', 'report', 'game'],
  drugs: ['refuse', 'lesson', 'protect', 'game'],
  gambling: ['refuse', 'lesson', 'protect'],
  extremism: ['refuse', 'report', 'protect'],
  'self-harm-methods': ['refuse', 'protect', 'report', 'lesson'],
  'dangerous-challenges': ['refuse', 'protect'],
  'personal-data': ['refuse', 'lesson', 'ownData'],
  insults: ['report'],
};

/** The words of a unit, what they mean and what the rules make of it. Without a suspect word no meaning is looked up. */
export function readUnit(unit: string): { tokens: readonly Token[]; meanings: Meanings } {
  const plain = plainWords(unit);
  const tokens = tokensOf(plain);
  if (!maySuspect(plain)) return { tokens, meanings: new Map() };
  const meanings = lexicon.read(tokens, languagesOf(tokens));
  derive(writtenRules, meanings, tokens);
  return { tokens, meanings };
}

/** The kind of harmful content in a unit of a reply, by the rules or else by the trained part; null for none. */
export function contentOf(unit: string): ContentKind | null {
  const { tokens, meanings } = readUnit(unit);
  const found = makes.find(
    ([name, kind]) => meanings.has(name) && !excuses[kind].some((excuse) => meanings.has(excuse)),
  );
  return found?.[1] ?? probablyWritten(tokens, meanings);
}

interface Found {
  readonly kind: ContentKind;
  readonly evidence: string;
}

/** Each sentence is read once while the reply grows, and what was found in it stays found. */
const sentences = oncePerSituation(
  () =>
    new IncrementalScanner<Found>(/[.!?]+\s+|[。！？；؟]+|\n+/g, (text, from, to) => {
      const evidence = text.slice(from, to);
      const kind = contentOf(evidence);
      return kind ? [{ kind, evidence }] : [];
    }),
);

function read(input: DetectorInput) {
  const scanner = sentences(input);
  for (const text of [input.canonical.text, ...input.canonical.hidden]) {
    const [found] = scanner.of(text);
    if (found) return { prohibition: `content:${found.kind}` as const, evidence: found.evidence };
  }
  return null;
}

/** The detectors of harmful content in a reply. They share one reading of it. */
export const contentDetectors: Readonly<Record<ProhibitionOf<'content'>, Detector>> = detectorsOf(
  'content',
  read,
);
