import { availableParallelism } from 'node:os';
import { ContractError } from '../../contract/errors.ts';

/** How many hashes may wait: at forty a second on two cores, the last of them waits for twelve seconds. */
const maxWaiting = 500;
/** After how many seconds a refused caller should try again. */
const secondsUntilRoom = 5;

/**
 * Runs slow hashes in the order in which they came, a few at a time. Node runs them in four threads, which the
 * disk and the compression of answers need, too: at most two are taken, and one core stays free.
 */
export class HashQueue {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(private readonly atOnce = Math.max(1, Math.min(2, availableParallelism() - 1))) {}

  /** @throws ContractError too-many-requests when too many wait */
  async run<T>(hash: () => Promise<T>): Promise<T> {
    if (this.#running < this.atOnce) this.#running += 1;
    else await this.#turn();
    try {
      return await hash();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= maxWaiting)
      throw new ContractError('too-many-requests', undefined, secondsUntilRoom);
    return new Promise((go) => this.#waiting.push(go));
  }
}
