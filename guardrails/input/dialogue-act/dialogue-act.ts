import type { DialogueAct } from '../../../contract/tutor.ts';
import { type LinearModel, linearModelOf, scoreOf } from '../../linear/model.ts';
import { featuresOfMessage } from './features.ts';
import stored from './models.json' with { type: 'json' };

/**
 * The score above which each act counts if it is the likeliest. Chosen on the messages that the models were
 * trained on (docs/decisions/16-lessons-and-wall.md).
 */
const least: Readonly<Record<DialogueAct, number>> = {
  stuck: -0.5,
  presses: 0,
  elsewhere: -0.5,
  ends: 0,
  step: -0.5,
  asks: -0.5,
};

type Models = readonly (readonly [act: DialogueAct, model: LinearModel])[];

/**
 * Makes a reader that tells what a message does: the likeliest act by these models, null when none is likely.
 */
export const readActs =
  (models: Models) =>
  (message: string): DialogueAct | null => {
    const features = featuresOfMessage(message);
    if (!features) return null;
    let likeliest: DialogueAct | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const [act, model] of models) {
      const score = scoreOf(model, features);
      if (score <= most) continue;
      most = score;
      likeliest = score > least[act] ? act : null;
    }
    return likeliest;
  };

/**
 * What one message of a student does, read by its features and not by a list; null when that is not plain.
 */
export const dialogueActOf = readActs(
  Object.entries(stored).map(([act, model]) => [act as DialogueAct, linearModelOf(model)] as const),
);
