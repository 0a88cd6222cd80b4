import type { KeyProposals } from '../answer-keys/proposed-key-rules.ts';
import type { GuardrailsPool } from '../checks/calls.ts';
import type { LiveContext } from '../live-sessions/rules.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Model } from '../model/model.ts';
import type { ModelHealth } from '../nodes/model-health.ts';
import type { Queue } from '../queue/queue.ts';
import type { Trials } from '../queue/trials.ts';
import type { SecondReaders } from '../second-readers/second-readers.ts';
import type { Answers } from './answers.ts';
import type { AnswersElsewhere } from './answers-elsewhere.ts';
import type { LessonMemory } from './lesson-memory.ts';
import type { PastMemory } from './past-memory.ts';

/** The context of the rules in this room. */
export interface TutorContext extends LiveContext {
  readonly metrics: Metrics;
  readonly answers: Answers;
  readonly queue: Queue;
  readonly trials: Trials;
  /** What questions depend on, as this node remembers it. */
  readonly lessons: LessonMemory;
  /** What students wrote before, as this node remembers it. */
  readonly past: PastMemory;
  /** Whether the model answers nobody at present. */
  readonly modelHealth: ModelHealth;
  /** The answers that other nodes generate; null on a single node. */
  readonly answersElsewhere: AnswersElsewhere | null;
  /** The checks of text, in worker threads. */
  readonly guardrails: GuardrailsPool;
  /** The models that read every question and doubtful replies; null without any. */
  readonly readers: SecondReaders | null;
  /** The model that works out answer keys: the one that answers, or another one of its server. */
  readonly keyModel: Model;
  /**
   * Answers that the key model works out where no teacher typed a key; null without a model, or when
   * the operator has turned this off.
   */
  readonly keyProposals: KeyProposals | null;
}
