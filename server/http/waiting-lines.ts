import { ContractError } from '../../contract/errors.ts';
import type { Clock } from '../clock.ts';
import type { Ids } from '../context.ts';

/** A line has a place for each turn of ten seconds, and ten at least. A browser waits for twenty seconds. */
const placesAt = (pace: number): number => Math.max(10, 10_000 / pace);

/** How many may wait in all lines together; the connections of one address (connections.ts) are fewer. */
const maxInAll = 5_000;

/** An attempt that waits. */
interface Waiting {
  readonly go: () => void;
  readonly refuse: () => void;
}

interface Line {
  readonly places: number;
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
    private readonly ids: Pick<Ids, 'below'>,
    private readonly scale: number,
    private readonly nodes: () => number = () => 1,
  ) {}

  /**
   * Waits for a turn. When the line is full, a newcomer takes a place of the party with the most, or of one of
   * those parties, by lot. A person who tries again therefore has the same chance as each try of a stranger.
   * @param pace milliseconds between two turns of this line
   * @param disconnected aborts when the caller has disconnected; the place is then free again
   * @throws ContractError too-many-requests (429) when a newcomer took the place
   */
  async turn(name: string, party: string, pace: number, disconnected: AbortSignal): Promise<void> {
    const paceHere = pace * this.nodes();
    const line = this.#lines.get(name) ?? {
      places: Math.max(1, Math.round(placesAt(paceHere) * this.scale)),
      pace: paceHere / this.scale,
      next: 0,
      parties: new Map(),
    };
    this.#lines.set(name, line);
    const now = this.clock.now().getTime();
    if (line.parties.size === 0 && isDue(line, now)) {
      line.next = now + line.pace;
      return;
    }
    this.#makePlace(line);
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
   * Makes room for another attempt if the line is full.
   * @throws ContractError too-many-requests (429) when nobody of this line waits, but too many in others
   */
  #makePlace(line: Line): void {
    if (sizeOf(line) < line.places && this.#waiting < maxInAll * Math.max(1, this.scale)) return;
    const parties = [...line.parties.values()];
    const largest = Math.max(...parties.map(({ length }) => length));
    const candidates = parties.filter(({ length }) => length === largest).flat();
    if (candidates.length === 0)
      throw new ContractError('too-many-requests', undefined, secondsOf(line.pace * line.places));
    candidates[this.ids.below(candidates.length)]?.refuse();
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
