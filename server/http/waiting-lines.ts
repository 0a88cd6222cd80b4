import { ContractError } from '../../contract/errors.ts';
import type { Clock } from '../clock.ts';

/** How many attempts may wait in one line, and in all lines together. */
const maxInLine = 10;
const maxInAll = 1_000;

/** An attempt that waits. */
interface Waiting {
  readonly go: () => void;
  readonly refuse: () => void;
}

interface Line {
  /** Milliseconds between two turns. */
  readonly pace: number;
  /** When the next turn is due, in milliseconds since 1970. */
  next: number;
  /** The waiting attempts by party; the party whose turn is next comes first. */
  readonly parties: Map<string, Waiting[]>;
}

/**
 * Lines in which attempts wait for their turn. A line has a few places and gives one turn at a time, party by
 * party.
 */
export class WaitingLines {
  readonly #lines = new Map<string, Line>();
  #waiting = 0;

  /**
   * @param scale multiplies the turns and the places (LIMITS_SCALE)
   * @param nodes how many nodes give turns in the same line
   */
  constructor(
    private readonly clock: Clock,
    private readonly scale: number,
    private readonly nodes: () => number = () => 1,
  ) {}

  /**
   * Waits for a turn. When the line is full, a party with fewer places takes the last place of the party with
   * the most.
   * @param pace milliseconds between two turns of this line
   * @param disconnected aborts when the caller has disconnected; the place is then free again
   * @throws ContractError too-many-requests (429) when there is no place
   */
  async turn(name: string, party: string, pace: number, disconnected: AbortSignal): Promise<void> {
    const line = this.#lines.get(name) ?? {
      pace: (pace * this.nodes()) / this.scale,
      next: 0,
      parties: new Map(),
    };
    this.#lines.set(name, line);
    const now = this.clock.now().getTime();
    if (line.parties.size === 0 && isDue(line, now)) {
      line.next = now + line.pace;
      return;
    }
    this.#makePlace(line, party);
    await this.#wait(line, party, disconnected);
  }

  /** How many wait, in all lines. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Gives the turns that are due. Runs several times a second. */
  serve(): void {
    const now = this.clock.now().getTime();
    for (const [name, line] of this.#lines) {
      while (line.parties.size > 0 && isDue(line, now)) {
        line.next = Math.min(line.next, now) + line.pace;
        takeNext(line)?.go();
      }
      if (line.parties.size === 0 && isDue(line, now)) this.#lines.delete(name);
    }
  }

  /**
   * Makes room for another attempt of a party if the line is full.
   * @throws ContractError too-many-requests (429)
   */
  #makePlace(line: Line, party: string): void {
    const most = Math.max(1, Math.round(maxInLine * this.scale));
    if (sizeOf(line) < most && this.#waiting < maxInAll * Math.max(1, this.scale)) return;
    const [largest = []] = [...line.parties.values()].sort((a, b) => b.length - a.length);
    const own = line.parties.get(party)?.length ?? 0;
    // The largest party gives up a place only if it then still has at least as many places as this party.
    if (largest.length <= own + 1)
      throw new ContractError('too-many-requests', undefined, secondsOf(line.pace * most));
    largest.at(-1)?.refuse();
  }

  #wait(line: Line, party: string, disconnected: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => () => {
        disconnected.removeEventListener('abort', waiting.refuse);
        this.#waiting -= 1;
        settle();
      };
      const waiting: Waiting = {
        go: end(resolve),
        refuse: end(() => {
          remove(line, party, waiting);
          reject(new ContractError('too-many-requests', undefined, secondsOf(line.pace * sizeOf(line))));
        }),
      };
      this.#waiting += 1;
      line.parties.set(party, [...(line.parties.get(party) ?? []), waiting]);
      disconnected.addEventListener('abort', waiting.refuse, { once: true });
      if (disconnected.aborted) waiting.refuse();
    });
  }
}

/**
 * Whether the next turn of a line is due. A turn that is further away than one pace counts as due too: the
 * clock was set back, and the line would otherwise stop.
 */
const isDue = ({ next, pace }: Line, now: number): boolean => next <= now || next > now + pace;

const sizeOf = ({ parties }: Line): number =>
  [...parties.values()].reduce((size, { length }) => size + length, 0);

const secondsOf = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000));

/** Takes the first attempt of the party whose turn it is; the party goes to the end of the line. */
function takeNext(line: Line): Waiting | undefined {
  const [next] = line.parties;
  if (!next) return undefined;
  const [party, [first, ...others]] = next;
  line.parties.delete(party);
  if (others.length > 0) line.parties.set(party, others);
  return first;
}

function remove(line: Line, party: string, leaving: Waiting): void {
  const others = (line.parties.get(party) ?? []).filter((each) => each !== leaving);
  if (others.length > 0) line.parties.set(party, others);
  else line.parties.delete(party);
}
