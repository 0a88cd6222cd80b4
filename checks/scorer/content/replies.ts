import { IncrementalScanner } from '../../canonical/incremental-scanner.ts';
import type { Detector, DetectorInput } from '../../detector.ts';
import type { ProhibitionOf } from '../../families/family.ts';
import { oncePerSituation } from '../../families/remember.ts';
import { detectorsOf } from '../../families/standing.ts';
import { scoresOf } from '../messages/margins.ts';
import { doubtOf } from '../messages/messages.ts';
import { type ClassContext, contentMargin } from './class-margins.ts';
import type { ContentKind } from './kinds.ts';

/** How much less certain the scorer may be in a reply to a question that may have asked for harm. */
const afterDoubt = -0.5;
/** How much more certain it has to be of a text that was decoded. */
const decoded = 1.5;

/**
 * The kind of harmful content in a sentence of a reply; null for none.
 * @param more how much more certain the scorer has to be than usual
 */
export function contentOfSentence(
  sentence: string,
  context: Partial<ClassContext> = {},
  more = 0,
): ContentKind | null {
  const scores = scoresOf(sentence);
  const margin = scores.margin('harmfulReply') - more;
  if (margin <= -1) return null;
  const kind = scores.kind('content');
  return margin > contentMargin(context, kind) ? kind : null;
}

/** A sentence with harmful content. */
interface Found {
  readonly kind: ContentKind;
  readonly evidence: string;
}

/** Each sentence is read once while the reply grows, and what was found in its beginning stays found. */
function scannerOf(kindIn: (sentence: string) => ContentKind | null) {
  const before = new Map<number, Found>();
  return new IncrementalScanner<Found>(/[.!?]+\s+|[。！？；؟]+|\n+/g, (text, from, to) => {
    const known = before.get(from);
    if (known && text.startsWith(known.evidence, from)) return [known];
    const evidence = text.slice(from, to);
    const kind = kindIn(evidence);
    if (!kind) return [];
    before.set(from, { kind, evidence });
    return [{ kind, evidence }];
  });
}
const sentences = oncePerSituation(({ question, earlier, subject = '', age = '', topic = '' }) => {
  const more = doubtOf(question, earlier).content ? afterDoubt : 0;
  return scannerOf((sentence) => contentOfSentence(sentence, { subject, age, topic }, more));
});
const decodedSentences = oncePerSituation(() =>
  scannerOf((sentence) => contentOfSentence(sentence, {}, decoded)),
);

/** The first harmful content in a reply, or in a text that is encoded in it; null for none. */
function firstFinding(input: DetectorInput) {
  const hidden = decodedSentences(input);
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
