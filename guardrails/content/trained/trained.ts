import type { Meanings } from '../../input/grammar/lexicon.ts';
import type { Token } from '../../input/grammar/tokens.ts';
import { featuresOf, type HashedFeatures } from '../../linear/features.ts';
import { type LinearModel, linearModelOf, scoreOf } from '../../linear/model.ts';
import { type ClassContext, thresholdsIn } from '../class-thresholds.ts';
import { type ContentKind, contentKinds } from '../kinds.ts';
import askedModel from './asked-model.json' with { type: 'json' };
import kindModels from './kind-models.json' with { type: 'json' };
import writtenModel from './written-model.json' with { type: 'json' };

const asked = linearModelOf(askedModel);
const written = linearModelOf(writtenModel);
const modelsOfKinds = contentKinds.map((kind) => [kind, linearModelOf(kindModels[kind])] as const);

/**
 * The scores above which a text counts as harmful. They were chosen on the rows and sentences that were read
 * during development, not on those set aside (docs/decisions/08-guardrails-content-and-manner.md).
 */
const thresholds = {
  asked: { usual: 0.6, untaught: 0.2, young: 0.2, older: 0.4 },
  written: { usual: 0.8, untaught: 0.75, young: 0.1, older: 0 },
} as const;

/** The score from which a unit counts when it answers a question that may have asked for harm. */
const afterDoubt = 0;

/**
 * The score from which a question is doubtful, so that a second model reads it and the reply is read more
 * strictly. Of the questions that were not trained on, 97 of 100 harmful ones are found or score above it,
 * and 5 of 100 from ordinary lessons do (docs/decisions/08-guardrails-content-and-manner.md).
 */
const doubtful = -3;

/** A kind whose score is at most this far below the best one could be meant as well. */
const closeScores = 3;

/** The kinds that a harmful text could be of, the likeliest first. */
function likelyKinds(features: HashedFeatures): ContentKind[] {
  const scored = modelsOfKinds
    .map(([kind, model]) => ({ kind, score: scoreOf(model, features) }))
    .sort((one, other) => other.score - one.score);
  const best = scored[0]?.score ?? 0;
  return scored.filter(({ score }) => score >= best - closeScores).map(({ kind }) => kind);
}

/**
 * The place of the fourth word or the seventh Han character, in half words. A shorter text is too short to be
 * judged.
 */
const minLength = 6;

/**
 * The likeliest kind of a text whose score is above the threshold of every kind that it could be of; null
 * otherwise.
 */
function kindAbove(
  model: LinearModel,
  thresholdOf: (kind: ContentKind) => number,
  [tokens, meanings]: Parameters<KindReader>,
): ContentKind | null {
  if ((tokens.at(-1)?.at ?? 0) < minLength) return null;
  const features = featuresOf(tokens, meanings);
  const score = scoreOf(model, features);
  if (score <= Math.min(...contentKinds.map(thresholdOf))) return null;
  // A text that could be of a kind that the class teaches about has to pass the threshold of that kind, too.
  const likely = likelyKinds(features);
  return likely.every((kind) => score > thresholdOf(kind)) ? (likely[0] ?? null) : null;
}

/**
 * Tells the probable kind of harmful content in a text; null for none. The meanings include the results of
 * the rules.
 */
export type KindReader = (tokens: readonly Token[], meanings: Meanings) => ContentKind | null;

/**
 * Meanings that any lesson has: how something is done, found, made or said, and people. All others name
 * something that harmful requests are about.
 */
const ordinaryMeanings: ReadonlySet<string> = new Set(
  `ask doing seek how where get make give use want write refuse instruct report protect lesson joke game fiction quote youAre
  stakes victim targetPerson crimeTarget`.split(/\s+/),
);

/** How much higher the score has to be for a text that names nothing harmful. */
const withoutEvidence = 1;
/** The lowest score for a question that names nothing harmful, however strict its class is. */
const leastWithoutEvidence = 1.2;

const namesSomethingHarmful = (meanings: Meanings): boolean =>
  [...meanings.keys()].some((meaning) => !ordinaryMeanings.has(meaning));

/**
 * The place of the sixth word, in half words. A shorter question ("Wie rechne ich das?") is not read more
 * strictly than usual.
 */
const fewWords = 10;

/**
 * A reader of the harmful content that a question of a class probably asks for.
 * @param certainty how much more certain it has to be than usual
 */
export function trainedReaderOfQuestions(context: Partial<ClassContext>, certainty = 0): KindReader {
  const inClass = thresholdsIn(context, thresholds.asked);
  const atLeastUsual = (kind: ContentKind) => Math.max(inClass(kind), thresholds.asked.usual);
  return (tokens, meanings) => {
    const thresholdOf = (tokens.at(-1)?.at ?? 0) < fewWords ? atLeastUsual : inClass;
    const least = (kind: ContentKind) =>
      namesSomethingHarmful(meanings)
        ? thresholdOf(kind)
        : Math.max(thresholdOf(kind) + withoutEvidence, leastWithoutEvidence);
    return kindAbove(asked, (kind) => least(kind) + certainty, [tokens, meanings]);
  };
}

/**
 * Whether the trained part agrees with a rule that a question asks for harmful content: one signal alone is not
 * certain enough. A shorter text than it can judge is left to the rule.
 * @param more how much more certain it has to be than usual
 */
export const agreesWithRule = (tokens: readonly Token[], meanings: Meanings, more = 0): boolean =>
  (tokens.at(-1)?.at ?? 0) < minLength ||
  scoreOf(asked, featuresOf(tokens, meanings)) > thresholds.asked.usual + more;

/** Whether a question could ask for harmful content, as the trained part sees it. */
export const isDoubtful = (tokens: readonly Token[], meanings: Meanings): boolean =>
  (tokens.at(-1)?.at ?? 0) >= minLength && scoreOf(asked, featuresOf(tokens, meanings)) > doubtful;

/**
 * A reader of the harmful content that units of a reply in a class probably contain.
 * @param isDoubted whether the reply answers a question that may have asked for harm: less certainty is
 * enough then. Called only where its result decides.
 */
export function trainedReaderOfUnits(
  context: Partial<ClassContext>,
  isDoubted: () => boolean = () => false,
): KindReader {
  const inClass = thresholdsIn(context, thresholds.written);
  return (tokens, meanings) => {
    const more = namesSomethingHarmful(meanings) ? 0 : withoutEvidence;
    const kindFrom = (thresholdOf: (kind: ContentKind) => number) =>
      kindAbove(written, (kind) => thresholdOf(kind) + more, [tokens, meanings]);
    const possible = kindFrom(() => afterDoubt);
    if (possible === null) return null;
    return kindFrom(inClass) ?? (isDoubted() ? possible : null);
  };
}
