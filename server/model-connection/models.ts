import { type GuardProbe, type ModelConnection, modelFailures } from '../../contract/model-connection.ts';
import type { Clock } from '../clock.ts';
import type { ModelUse } from '../metrics/metrics.ts';
import { ConcurrencyLimit } from '../model/breaker-and-limit.ts';
import { type EndedCall, ModelMetrics, speedOf } from '../model/metrics.ts';
import type { Model, Purpose } from '../model/model.ts';
import { ModelWithPolicy } from '../model/policy.ts';
import { type Guard, probeGuard } from '../second-readers/guard.ts';
import { ReadingLine, type ReadingModel } from '../second-readers/reading-line.ts';
import type { ReadingModels } from '../second-readers/second-readers.ts';

export interface AnsweringModels {
  readonly model: Model;
  /** Judges in place of the model. */
  readonly judge?: Model | undefined;
  readonly guard?: Guard | undefined;
  /** Works out answer keys; without it the model does. */
  readonly keys?: Model | undefined;
  /** Answers where the model does not. */
  readonly fallback?: Model | undefined;
}

export interface UsedCall extends EndedCall {
  readonly use: ModelUse;
  readonly purpose: Purpose;
  /**
   * The server and the model whose price applies. The judge and the model for keys have the price of the tutor's
   * model (docs/decisions/05-model-and-queue.md). Null for the fallback, the guard and the practice tutor, which
   * have no price.
   */
  readonly pricedAs: NonNullable<Model['server']> | null;
}

/** The share of the places of the tutor's server that second readers may have; of a server of their own they may have all. */
const readingShare = 1 / 4;

/** What a model of each use is called for, where a call does not say it. */
const purposes: Readonly<Record<ModelUse, Purpose>> = {
  tutor: 'tutor',
  fallback: 'tutor',
  judge: 'judge',
  guard: 'guard',
  keys: 'keys',
};

/** Another model of the tutor's server. It has room only while the tutor has room, too: students come first. */
const behind = (tutor: Model, own: Model): Model => ({
  description: own.description,
  connected: own.connected,
  server: own.server,
  get hasRoom() {
    return own.hasRoom === true && tutor.hasRoom === true;
  },
  answer: (request) => own.answer(request),
});

/**
 * The model and the judge that answer now. Whoever answers a question takes both once, at its beginning, so that a change
 * applies to the questions asked after it.
 */
export class Models {
  #model!: ModelWithPolicy;
  #readers: ReadingModels = { judge: null, guard: null };
  /** The line of the second readers at the tutor's server. */
  #lineBesideTutor!: ReadingLine;
  #hasOwnJudge = false;
  #guardProbe: GuardProbe | null = null;
  #ownKeyModel: Model | null = null;
  #metrics: Partial<Record<ModelUse, ModelMetrics>> = {};
  #connectionId: string | null = null;
  #lastChange = Promise.resolve();

  /**
   * @param initial the models that the settings name, or that were found at the start of the server
   * @param onHealth called when the model stops answering anybody, and when it answers again
   * @param judges whether a model judges: the named one, otherwise the tutor's own (AI_JUDGE)
   */
  constructor(
    private readonly initial: AnsweringModels,
    private readonly clock: Clock,
    private readonly onCall: (call: UsedCall) => void = () => {},
    private readonly onHealth: (isDown: boolean) => void = () => {},
    private readonly judges = true,
  ) {
    this.change(initial);
  }

  get model(): ModelWithPolicy {
    return this.#model;
  }

  get judge(): Model | null {
    return this.#readers.judge?.model ?? null;
  }

  /** Whether another model than the tutor's judges. */
  get hasOwnJudge(): boolean {
    return this.#hasOwnJudge;
  }

  get guard(): Model | null {
    return this.#readers.guard?.model ?? null;
  }

  /** The object changes when one of the readers does. */
  get readers(): ReadingModels {
    return this.#readers;
  }

  /** What came of asking the guard two probes; null while they are under way, and without a guard. */
  get guardProbe(): GuardProbe | null {
    return this.#guardProbe;
  }

  /**
   * How many answers may be under way at once. Second readers take places of the tutor's server, at most their share, so that answers
   * keep the rest of them.
   */
  get capacity(): number {
    const { capacity } = this.#model;
    const readings = Math.min(this.#lineBesideTutor.underWay, Math.floor(capacity * readingShare));
    return capacity - readings;
  }

  /** The model that works out answer keys. */
  get keyModel(): Model {
    return this.#ownKeyModel ?? this.#model;
  }

  /** The same, where it is not the model that answers students. */
  get ownKeyModel(): Model | null {
    return this.#ownKeyModel;
  }

  /** The stored connection whose model answers; null for the model of the start. */
  get connectionId(): string | null {
    return this.#connectionId;
  }

  /** Lets another model answer, with new figures. @param connectionId of the stored connection that names it */
  change(models: AnsweringModels, connectionId: string | null = null): void {
    const { model, keys, fallback } = models;
    this.#connectionId = connectionId;
    this.#metrics = {};
    const measured = (each: Model, use: ModelUse) => {
      const metrics = new ModelMetrics(this.clock, (call) =>
        this.onCall({
          ...call,
          use,
          hasBegun: call.hasBegun && each.connected,
          purpose: call.purpose ?? purposes[use],
          pricedAs: use === 'fallback' || use === 'guard' ? null : (model.server ?? null),
        }),
      );
      this.#metrics[use] = metrics;
      return { model: each, metrics };
    };
    const second = fallback ? [measured(fallback, 'fallback')] : [];
    const answering = new ModelWithPolicy([measured(model, 'tutor'), ...second], this.clock, {
      onHealth: () => {
        // A model that was replaced may still end its answers.
        if (answering === this.#model) this.onHealth(answering.isDown);
      },
    });
    this.#model = answering;
    this.onHealth(answering.isDown);
    this.#changeReaders(models, measured);
    this.#ownKeyModel = keys
      ? behind(answering, new ModelWithPolicy([measured(keys, 'keys')], this.clock))
      : null;
  }

  #changeReaders(
    { model, judge, guard }: AnsweringModels,
    measured: (each: Model, use: ModelUse) => { model: Model; metrics: ModelMetrics },
  ): void {
    const besideTutor = new ReadingLine(this.#model.limit, readingShare);
    this.#lineBesideTutor = besideTutor;
    const reading = (each: Model, use: ModelUse): ReadingModel => {
      const isBeside = each.server?.baseUrl === model.server?.baseUrl;
      const line = isBeside ? besideTutor : new ReadingLine(new ConcurrencyLimit(this.clock), 1);
      const upstream = { ...measured(each, use), limit: line.limit };
      return { model: new ModelWithPolicy([upstream], this.clock, { isGuarded: false }), line };
    };
    const judging = this.judges && model.connected ? (judge ?? model) : null;
    this.#hasOwnJudge = this.judges && judge !== undefined;
    this.#readers = {
      judge: judging && reading(judging, 'judge'),
      guard: guard ? { ...reading(guard.model, 'guard'), protocol: guard.protocol } : null,
    };
    this.#guardProbe = null;
  }

  /** Tries the guard, unless it has answered before. Runs after the start, after each change, and every minute. */
  async probeGuard(): Promise<void> {
    const { guard } = this.#readers;
    const hasAnswered = this.#guardProbe !== null && !modelFailures.some((one) => one === this.#guardProbe);
    if (guard === null || hasAnswered) return;
    const probe = await probeGuard(guard);
    if (this.#readers.guard === guard) this.#guardProbe = probe;
  }

  /** Goes back to the model of the start. */
  reset(): void {
    this.change(this.initial);
  }

  /** Runs changes one after another, so that an older one never undoes a newer one. */
  inTurn(change: () => Promise<void>): Promise<void> {
    const done = this.#lastChange.then(change);
    this.#lastChange = done.catch(() => {});
    return done;
  }

  /** How fast the model answers, and what failed last. */
  figures(): Pick<ModelConnection, 'speed' | 'lastFailure'> {
    const failures = (['tutor', 'judge', 'guard', 'keys'] as const).flatMap((of) => {
      const failure = this.#metrics[of]?.lastFailure;
      return failure ? [{ ...failure, of }] : [];
    });
    const [latest] = failures.toSorted((one, other) => (one.at < other.at ? 1 : -1));
    return { speed: speedOf(this.#metrics.tutor?.timings ?? []), lastFailure: latest ?? null };
  }
}
