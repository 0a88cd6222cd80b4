import { oncePerSituation } from '../../families/remember.ts';
import type { StandingFinding } from '../../families/standing.ts';
import type { ContentKind } from '../heads.ts';
import { scoresOf, scoresOfPlain } from '../messages/margins.ts';
import type { ReplySentence } from '../reply-sentence.ts';
import { type ClassContext, contentMargin } from './class-margins.ts';

/** How much less certain the scorer may be in a reply to a question that may have asked for harm. */
const afterDoubt = -2.5;
/** How much more certain it has to be of a text that was decoded. */
const decoded = 1.5;

/**
 * The kind of harmful content in a sentence of a reply, in plain words; null for none.
 * @param more how much more certain the scorer has to be than usual
 */
export function contentOfSentence(
  plain: string,
  context: Partial<ClassContext> = {},
  more = 0,
): ContentKind | null {
  const scores = scoresOfPlain(plain);
  const margin = scores.margin('harmfulReply') - more;
  if (margin <= -1) return null;
  const kind = scores.kind('content');
  return margin > contentMargin(context, kind) ? kind : null;
}

const certaintyFor = oncePerSituation(({ question }) =>
  scoresOf(question).isPossible('harmfulRequest') ? afterDoubt : 0,
);

/** The harmful content of a sentence of a reply; null for none. In a text that was decoded nothing of the class counts. */
export function contentIn({ plain, isDecoded, situation }: ReplySentence): StandingFinding<'content'> | null {
  const kind = isDecoded
    ? contentOfSentence(plain, {}, decoded)
    : contentOfSentence(plain, situation, certaintyFor(situation));
  return kind && { prohibition: `content:${kind}`, evidence: plain };
}
