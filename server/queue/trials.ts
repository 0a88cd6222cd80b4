import { ContractError } from '../../contract/errors.ts';
import type { SeveralNodes } from '../nodes/nodes.ts';
import type { Asker } from './places.ts';
import type { Queue, Wanted } from './queue.ts';

/** The most trials of one teacher at once. */
const mostOfTeacher = 2;

/** A teacher's trial under way. */
interface Trial {
  readonly uid: string;
  readonly abort: AbortController;
  readonly ended: Promise<unknown>;
}

const tooMany = () =>
  new ContractError('too-many-requests', 'Please wait for the answers that are on their way.', 5);

/** The trials of teachers under way in this process. Each has a place in the queue, as an answer has. */
export class Trials {
  readonly #underWay = new Set<Trial>();

  /** @param nodes the nodes that count the trials of a teacher together */
  constructor(
    private readonly queue: Queue,
    private readonly nodes?: SeveralNodes,
  ) {}

  /**
   * Runs a teacher's trial when its turn has come. It ends early when its reader leaves or the server stops.
   * @throws ContractError model-overloaded; too-many-requests when the teacher has two trials under way
   */
  async run<T>(asker: Asker, reader: AbortSignal, work: (wanted: Wanted) => Promise<T>): Promise<T> {
    const uid = asker.student;
    if ([...this.#underWay].filter((trial) => trial.uid === uid).length >= mostOfTeacher) throw tooMany();
    const claim = [`trials of ${uid}`];
    const isTaken = this.nodes
      ? await this.nodes.claims.take(claim, [{ names: claim, most: mostOfTeacher }])
      : true;
    if (!isTaken) throw tooMany();
    try {
      return await this.#run(asker, reader, work);
    } finally {
      this.nodes?.claims.giveUp(claim);
    }
  }

  async #run<T>(asker: Asker, reader: AbortSignal, work: (wanted: Wanted) => Promise<T>): Promise<T> {
    const slot = this.queue.enter(asker);
    const abort = new AbortController();
    const signal = AbortSignal.any([reader, abort.signal]);
    const ended = slot.turn(signal).then(() => work({ signal, turnAgain: () => slot.again(signal) }));
    const trial = { uid: asker.student, abort, ended };
    this.#underWay.add(trial);
    try {
      return await ended;
    } finally {
      slot.leave();
      this.#underWay.delete(trial);
    }
  }

  /** Waits for all trials, and ends those left after the grace period, in milliseconds. */
  async finish(gracePeriod: number): Promise<void> {
    const timer = setTimeout(() => {
      for (const { abort } of this.#underWay) abort.abort();
    }, gracePeriod);
    await Promise.allSettled([...this.#underWay].map(({ ended }) => ended));
    clearTimeout(timer);
  }
}
