import { IncrementalScanner } from '../canonical/incremental-scanner.ts';
import type { Detector, DetectorInput } from '../detector.ts';
import type { ProhibitionOf } from '../families/family.ts';
import { oncePerSituation } from '../families/remember.ts';
import { detectorsOf } from '../families/standing.ts';
import { derive } from '../input/grammar/grammar.ts';
import type { Meanings } from '../input/grammar/lexicon.ts';
import { languagesOf, type Token, tokensOf } from '../input/grammar/tokens.ts';
import { plainWords } from '../input/plain-words.ts';
import { isInDoubtAboutContent } from './doubt.ts';
import { type ContentKind, ruleResults } from './kinds.ts';
import { replyRules } from './rules.ts';
import { hasSuspectWord } from './suspects.ts';
import { type KindReader, trainedReaderOfUnits } from './trained/trained.ts';
import { lexicon } from './vocabularies/vocabularies.ts';

/**
 * What excuses a kind in a sentence: it says that this must not be done or how to be safe from it, reports
 * what others thought, teaches about it, or is about a game or the student's own data.
 */
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

/**
 * The words of a unit (here a sentence), their meanings and the results of the rules. Without a suspect word
 * no meaning is looked up.
 */
export function readUnit(unit: string): UnitReading {
  const plain = plainWords(unit);
  const tokens = tokensOf(plain);
  if (!hasSuspectWord(plain)) return { tokens, meanings: new Map() };
  const meanings = lexicon.read(tokens, languagesOf(tokens));
  derive(replyRules, meanings, tokens);
  return { tokens, meanings };
}

interface UnitReading {
  readonly tokens: readonly Token[];
  readonly meanings: Meanings;
}

/** The kinds that the rules name, and those of them that nothing in the unit excuses. */
function kindsByRules({ meanings }: UnitReading) {
  const named = ruleResults.filter(([name]) => meanings.has(name)).map(([, kind]) => kind);
  return { named, unexcused: named.filter((kind) => !excuses[kind].some((one) => meanings.has(one))) };
}

/**
 * The kind of harmful content in a unit of a reply: by the rules, otherwise by the trained part; null for
 * none.
 * @param trainedKindOf the trained part with the thresholds of the class; by default those for an unknown
 * subject, age and topic
 */
export function contentOfUnit(
  unit: string,
  trainedKindOf: KindReader = trainedReaderOfUnits({}),
): ContentKind | null {
  const reading = readUnit(unit);
  const { named, unexcused } = kindsByRules(reading);
  const [kind] = unexcused;
  if (kind) return kind;
  // The trained part does not name a kind that the rules excuse.
  return named.length > 0 ? null : trainedKindOf(reading.tokens, reading.meanings);
}

/** A unit with harmful content. */
interface Found {
  readonly kind: ContentKind;
  readonly evidence: string;
}

/** Each sentence is read once while the reply grows, and what was found in it stays found. */
const scannerOf = (kindIn: (unit: string) => ContentKind | null) =>
  new IncrementalScanner<Found>(/[.!?]+\s+|[。！？；؟]+|\n+/g, (text, from, to) => {
    const evidence = text.slice(from, to);
    const kind = kindIn(evidence);
    return kind ? [{ kind, evidence }] : [];
  });
const sentences = oncePerSituation(({ question, earlier, subject = '', age = '', topic = '' }) => {
  const context = { subject, age, topic };
  let doubt: boolean | undefined;
  const isDoubted = () => {
    doubt ??= isInDoubtAboutContent(question, earlier, context);
    return doubt;
  };
  const trainedKindOf = trainedReaderOfUnits(context, isDoubted);
  return scannerOf((unit) => contentOfUnit(unit, trainedKindOf));
});

/** Decoded texts are judged by the rules alone: most are not words, and a score means nothing for those. */
const decoded = oncePerSituation(() =>
  scannerOf((unit) => kindsByRules(readUnit(unit)).unexcused[0] ?? null),
);

/** The first harmful content in a reply, or in a text that is encoded in it; null for none. */
function firstFinding(input: DetectorInput) {
  const hidden = decoded(input);
  const [found] = [
    ...sentences(input).of(input.canonical.text),
    ...input.canonical.hidden.flatMap((text) => hidden.of(text)),
  ];
  return found ? { prohibition: `content:${found.kind}` as const, evidence: found.evidence } : null;
}

/** The detectors of harmful content in a reply. They share one reading of it. */
export const contentDetectors: Readonly<Record<ProhibitionOf<'content'>, Detector>> = detectorsOf(
  'content',
  firstFinding,
);
