import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Model } from '../model/model.ts';
import type { TutorContext } from './context.ts';
import { defaultReadingTime } from './doubtful-question.ts';
import { modelJudge } from './judge.ts';
import { defaultTiming, type JudgeTiming } from './judged-text.ts';
import { modelQuestionReader } from './question-reader.ts';
import { secondModel } from './second-model.ts';

/**
 * Lets a second model read replies and doubtful questions. The judge and the question reader count its
 * failures together: when it does not answer one of them, the other need not wait for it either.
 */
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
