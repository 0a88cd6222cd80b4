import type { GuardrailsPool } from '../guardrails/methods.ts';
import type { LiveContext } from '../live-sessions/rules.ts';
import type { Metrics } from '../metrics/metrics.ts';
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
   * A second model that reads every reply before it is shown, and doubtful questions beside the answer, with how long text waits for
   * it; null without one.
   */
  readonly judge: {
    readonly judge: Judge;
    readonly timing: JudgeTiming;
    readonly questions: QuestionReader;
    readonly readingTime: ReadingTime;
  } | null;
  /** Answers that the connected model works out where no teacher typed a key; null without a model, or when it is off. */
  readonly keyProposals: KeyProposals | null;
}
