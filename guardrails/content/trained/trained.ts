import type { Meanings } from '../../input/grammar/lexicon.ts';
import type { Token } from '../../input/grammar/tokens.ts';
import { type ContentKind, contentKinds } from '../kinds.ts';
import askedModel from './asked-model.json' with { type: 'json' };
import { featuresOf, type HashedFeatures } from './features.ts';
import kindModels from './kind-models.json' with { type: 'json' };
import { type LinearModel, loaded, scoreOf } from './model.ts';
import writtenModel from './written-model.json' with { type: 'json' };

const asked = loaded(askedModel);
const written = loaded(writtenModel);
const kinds = contentKinds.map((kind) => [kind, loaded(kindModels[kind])] as const);

/** From which score on a text counts; chosen by cross-validation on the rows that were read (decision 45). */
const thresholds = { asked: 0.8, written: 0.5 } as const;

/**
 * From which score on a question is doubtful, so that a second model reads it: of questions that nobody trained on nine of ten
 * harmful ones are above it, and of ordinary lessons about one in fifty (decision 51).
 */
const doubtful = -3;

function likeliest(features: HashedFeatures): ContentKind {
  let best: readonly [kind: ContentKind, score: number] = ['crime', Number.NEGATIVE_INFINITY];
  for (const [kind, model] of kinds) {
    const score = scoreOf(model, features);
    if (score > best[1]) best = [kind, score];
  }
  return best[0];
}

/** Fewer than four words, or seven Han signs, are too little to go by; in half words. */
const shortest = 6;

const kindBy = (model: LinearModel, threshold: number) => (tokens: readonly Token[], meanings: Meanings) => {
  if ((tokens.at(-1)?.at ?? 0) < shortest) return null;
  const features = featuresOf(tokens, meanings);
  return scoreOf(model, features) > threshold ? likeliest(features) : null;
};

/** The kind of harmful content that a question probably asks for; null for none. The meanings contain what the rules made. */
export const probablyAsked = kindBy(asked, thresholds.asked);

/** Whether a question could ask for harmful content, as the trained part sees it. */
export const isDoubtful = (tokens: readonly Token[], meanings: Meanings): boolean =>
  (tokens.at(-1)?.at ?? 0) >= shortest && scoreOf(asked, featuresOf(tokens, meanings)) > doubtful;

/** The kind of harmful content in a unit of a reply, probably; null for none. */
export const probablyWritten = kindBy(written, thresholds.written);
