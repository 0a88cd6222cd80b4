import { IncrementalScanner } from '../canonical/incremental-scanner.ts';
import { plainWords } from '../canonical/plain-words.ts';
import type { DetectorInput, Situation } from '../detector.ts';
import { oncePerSituation } from '../families/remember.ts';
import { detectorsOf, type StandingFinding } from '../families/standing.ts';
import { contentIn } from './content/replies.ts';
import { mannerIn } from './manner/manner.ts';
import { endWithTooManyQuestions } from './manner/questions.ts';
import { unquoted } from './manner/quotations.ts';

interface Findings {
  readonly text: string;
  readonly content: StandingFinding<'content'> | null;
  readonly manner: StandingFinding<'manner'> | null;
}

const sentenceEnd = /[.!?…]+["”»')\]*_]{0,3}\s+|[。！？；؟]+|\n+/g;

/** Each sentence is read once while the reply grows, and what was found in its beginning stays found. */
function scannerOf(situation: Situation, isDecoded: boolean): IncrementalScanner<Findings> {
  const before = new Map<number, Findings>();
  return new IncrementalScanner(sentenceEnd, (whole, from, to) => {
    const known = before.get(from);
    if (known && whole.startsWith(known.text, from)) return [known];
    const text = whole.slice(from, to);
    // A quotation in the sentence may begin before it.
    const own = unquoted(whole, from, to);
    const plain = plainWords(text).trim();
    const ownPlain = own === text ? plain : plainWords(own).trim();
    const sentence = { plain, unquoted: ownPlain, isDecoded, situation };
    const found = { text, content: contentIn(sentence), manner: mannerIn(sentence) };
    if (found.content === null && found.manner === null) return [];
    before.set(from, found);
    return [found];
  });
}

const scannersOf = oncePerSituation((situation) => ({
  written: scannerOf(situation, false),
  decoded: scannerOf(situation, true),
}));

/** What no tutor may say in a reply, and in texts that are encoded in it. */
function findingsIn(input: DetectorInput): readonly Findings[] {
  const { written, decoded } = scannersOf(input);
  const { text, hidden } = input.canonical;
  const found = written.of(text);
  return hidden.length === 0 ? found : [...found, ...hidden.flatMap((one) => decoded.of(one))];
}

/** The detectors of harmful content in a reply. */
export const contentDetectors = detectorsOf(
  'content',
  (input) => findingsIn(input).find(({ content }) => content !== null)?.content ?? null,
);

/** The detectors of how a tutor must not speak. */
export const mannerDetectors = detectorsOf('manner', (input) => {
  const found = findingsIn(input).find(({ manner }) => manner !== null)?.manner;
  if (found) return found;
  const question = endWithTooManyQuestions(input);
  return question === null ? null : { prohibition: 'manner:questioning', evidence: question };
});
