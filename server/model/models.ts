import type { ModelConnection } from '../../contract/model-connection.ts';
import type { Clock } from '../clock.ts';
import type { ModelUse } from '../metrics/metrics.ts';
import { FailoverModel } from './failover.ts';
import { type EndedCall, MeasuredModel, speedOf } from './measured.ts';
import type { Model, Purpose } from './model.ts';

/** A model, and the judge beside it. */
export interface AnsweringModels {
  readonly model: Model;
  readonly judge?: Model | undefined;
  /** Works out answer keys; without it the model does. */
  readonly keys?: Model | undefined;
  /** Answers where the model does not. */
  readonly fallback?: Model | undefined;
}

/** A call of one of the models that has ended. */
export interface UsedCall extends EndedCall {
  readonly use: ModelUse;
  readonly purpose: Purpose;
  /**
   * The server and the model whose price applies. The judge and the model for keys have the price of the tutor's
   * model (docs/decisions/05-model-and-queue.md). Null for the fallback and the practice tutor, which have no
   * price.
   */
  readonly pricedAs: NonNullable<Model['server']> | null;
}

/** What a model of each use is called for, where a call does not say it. */
const purposes: Readonly<Record<ModelUse, Purpose>> = {
  tutor: 'tutor',
  fallback: 'tutor',
  judge: 'judge',
  keys: 'keys',
};

/** Another model of the tutor's server. It has room only while the tutor has room, too: students come first. */
const behind = (tutor: FailoverModel, own: FailoverModel): Model => ({
  description: own.description,
  connected: own.connected,
  server: own.server,
  get hasRoom() {
    return own.hasRoom && tutor.hasRoom;
  },
  answer: (request) => own.answer(request),
});

/**
 * The model and the judge that answer now. Whoever answers a question takes both once, at its beginning, so that a change
 * applies to the questions asked after it.
 */
export class Models {
  #model!: MeasuredModel;
  #failover!: FailoverModel;
  #judge: MeasuredModel | null = null;
  #ownKeyModel: MeasuredModel | null = null;
  #keyModel!: Model;
  #connectionId: string | null = null;
  #lastChange: Promise<unknown> = Promise.resolve();

  /**
   * @param initial the models that the settings name, or that were found at the start of the server
   * @param onHealth called when the model stops answering anybody, and when it answers again
   */
  constructor(
    private readonly initial: AnsweringModels,
    private readonly clock: Clock,
    private readonly onCall: (call: UsedCall) => void = () => {},
    private readonly onHealth: (isDown: boolean) => void = () => {},
  ) {
    this.change(initial);
  }

  get model(): FailoverModel {
    return this.#failover;
  }

  get judge(): MeasuredModel | null {
    return this.#judge;
  }

  /** The model that works out answer keys. */
  get keyModel(): Model {
    return this.#keyModel;
  }

  /** The same, where it is not the model that answers students. */
  get ownKeyModel(): MeasuredModel | null {
    return this.#ownKeyModel;
  }

  /** The id of the stored connection whose model answers; null for the model of the start. */
  get connectionId(): string | null {
    return this.#connectionId;
  }

  /** Lets another model answer, with new figures. @param connectionId of the stored connection that names it */
  change({ model, judge, keys, fallback }: AnsweringModels, connectionId: string | null = null): void {
    this.#connectionId = connectionId;
    const measured = (each: Model, use: ModelUse) =>
      new MeasuredModel(each, this.clock, (call) =>
        this.onCall({
          ...call,
          use,
          hasBegun: call.hasBegun && each.connected,
          purpose: call.purpose ?? purposes[use],
          pricedAs: use === 'fallback' ? null : (model.server ?? null),
        }),
      );
    this.#model = measured(model, 'tutor');
    const second = fallback && measured(fallback, 'fallback');
    const failover = new FailoverModel(this.#model, second, this.clock, {}, () => {
      // A model that was replaced may still end its answers.
      if (failover === this.#failover) this.onHealth(failover.isDown);
    });
    this.#failover = failover;
    this.onHealth(failover.isDown);
    this.#judge = judge ? measured(judge, 'judge') : null;
    this.#ownKeyModel = keys ? measured(keys, 'keys') : null;
    this.#keyModel = this.#ownKeyModel
      ? behind(failover, new FailoverModel(this.#ownKeyModel, undefined, this.clock))
      : failover;
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
    const failures = [
      { answering: this.#model, of: 'tutor' as const },
      { answering: this.#judge, of: 'judge' as const },
      { answering: this.#ownKeyModel, of: 'keys' as const },
    ].flatMap(({ answering, of }) => (answering?.lastFailure ? [{ ...answering.lastFailure, of }] : []));
    const [latest] = failures.toSorted((one, other) => (one.at < other.at ? 1 : -1));
    return { speed: speedOf(this.#model.timings), lastFailure: latest ?? null };
  }
}
