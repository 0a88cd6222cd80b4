import type { GuardrailsPool } from '../guardrails/calls.ts';
import type { LiveContext } from '../live-sessions/rules.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Model } from '../model/model.ts';
import type { ModelHealth } from '../model/model-health.ts';
import type { AnswersElsewhere } from './answers-elsewhere.ts';
import type { ReadingTime } from './doubtful-question.ts';
import type { Generations } from './generations.ts';
import type { Judge } from './judge.ts';
import type { JudgeTiming } from './judged-text.ts';
import type { KeyProposals } from './key-proposals.ts';
import type { QuestionReader } from './question-reader.ts';

/** The context of the rules in this room. */
export interface TutorContext extends LiveContext {
  readonly metrics: Metrics;
  readonly generations: Generations;
  /** Whether the model answers nobody at present. */
  readonly modelHealth: ModelHealth;
  /** The answers that other nodes generate; null on a single node. */
  readonly answersElsewhere: AnswersElsewhere | null;
  /** The checks of text, in worker threads. */
  readonly guardrails: GuardrailsPool;
  /**
   * A second model and the time limits of its work; null without one. As the judge it reads every reply
   * before the reply is shown. As the question reader it reads doubtful questions while they are answered.
   */
  readonly judge: {
    readonly judge: Judge;
    readonly timing: JudgeTiming;
    readonly questions: QuestionReader;
    readonly readingTime: ReadingTime;
  } | null;
  /** The model that works out answer keys: the one that answers, or another one of its server. */
  readonly keyModel: Model;
  /**
   * Answers that the key model works out where no teacher typed a key; null without a model, or when
   * the operator has turned this off.
   */
  readonly keyProposals: KeyProposals | null;
}
