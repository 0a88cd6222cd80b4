import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Model } from '../model/model.ts';
import type { TutorContext } from './context.ts';
import { defaultReadingTime } from './doubtful-question.ts';
import { modelJudge } from './judge.ts';
import { defaultTiming, type JudgeTiming } from './judged-text.ts';
import { modelQuestionReader } from './question-reader.ts';
import { secondModel } from './second-model.ts';

/** Lets a second model read replies and doubtful questions. Both share the count of its failures, so that neither waits in vain. */
export function secondReader(
  model: Model,
  clock: Clock,
  log: Pick<Logger, 'warn'>,
  timing: JudgeTiming = defaultTiming,
): NonNullable<TutorContext['judge']> {
  const second = secondModel(model, clock, log);
  return {
    judge: modelJudge(second),
    timing,
    questions: modelQuestionReader(second),
    readingTime: { ...defaultReadingTime, hold: timing.hold },
  };
}
