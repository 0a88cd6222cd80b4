import type { SegmentDoubt } from '../../checks/checks.ts';
import type { ReadingRecord } from '../../contract/tutor.ts';
import type { Unit } from '../second-readers/judge.ts';
import type { SecondReaders, SegmentObjection, SegmentReading } from '../second-readers/second-readers.ts';

/** How many parts of a reply are read at most; a reply that is in doubt from end to end must not take ever more calls. */
const maxReadings = 20;

/** How a reply is read and shown. */
interface Outlet {
  readonly readers: SecondReaders;
  /** Whether a doubtful part that nobody has read is not shown. */
  readonly isStrict: boolean;
  readonly unit: Omit<Unit, 'before' | 'text'>;
  readonly classId: string | undefined;
  /** Aborts when nobody wants the reply any more. */
  readonly signal: AbortSignal;
  readonly show: (text: string) => void;
  /** Called once, as soon as a part is not to be shown. */
  readonly onObjection: () => void;
}

/** What second readers made of a reply. */
export interface ReplyReading {
  /** How many parts were in doubt, and how many of them nobody has read. */
  doubtful: number;
  unread: number;
  records: ReadingRecord[];
}

const unreadSegment: SegmentReading = { isRead: false, isAway: false, objection: null, records: [] };

/**
 * Text of a reply that has passed the gate. What is clear is shown at once; a part in doubt is read by second readers first, and only
 * it and what follows wait (docs/decisions/09-second-reader.md). Several parts are read at once and shown in their order. Without a
 * verdict in time the part is shown, or stopped where `isStrict`; while the readers are away it is shown.
 */
export class ReadReply {
  readonly #outlet: Outlet;
  readonly #reading: ReplyReading;
  readonly #ended = new AbortController();
  /** The reply so far, shown or not. */
  #passed: string;
  #shown: number;
  /** How many parts wait, and when all of them are shown or dropped. */
  #waiting = 0;
  #settled: Promise<void> = Promise.resolve();
  #objection: SegmentObjection | null = null;

  /**
   * @param before what was shown of the reply earlier
   * @param reading counts what is read, also over several attempts
   */
  constructor(before: string, reading: ReplyReading, outlet: Outlet) {
    this.#passed = before;
    this.#shown = before.length;
    this.#reading = reading;
    this.#outlet = outlet;
  }

  /** Takes the next text that the gate released, possibly empty. */
  push(text: string, doubt: SegmentDoubt | null): void {
    if (this.#objection || text === '') return;
    const before = this.#passed;
    this.#passed += text;
    if (doubt === null && this.#waiting === 0) this.#show(text);
    else {
      this.#waiting += 1;
      const verdict = doubt && this.#read(before, text, doubt);
      this.#settled = this.#settled.then(async () => this.#settle(before, text, await verdict));
    }
  }

  /**
   * Waits until all of the text is shown, or a part is not to be shown.
   * @returns the objection, with its offset in the whole reply
   */
  async end(): Promise<SegmentObjection | null> {
    await this.#settled;
    return this.#objection;
  }

  /** The text that was not shown, up to a length of the whole reply. */
  rest(length: number): string {
    return this.#passed.slice(this.#shown, length);
  }

  async #read(before: string, text: string, doubt: SegmentDoubt): Promise<SegmentReading> {
    const { readers, isStrict, unit, signal, classId } = this.#outlet;
    this.#reading.doubtful += 1;
    if (this.#reading.doubtful > maxReadings) return unreadSegment;
    const { sentenceHold, strictHold } = readers.timing;
    const within = isStrict ? strictHold : sentenceHold;
    const wanted = { within, signal: AbortSignal.any([signal, this.#ended.signal]), classId };
    return readers.readSegment({ ...unit, before, text }, doubt, wanted);
  }

  #show(text: string): void {
    this.#shown += text.length;
    this.#outlet.show(text);
  }

  /** @param read null for text that was clear and waited for other text */
  #settle(before: string, text: string, read: SegmentReading | null): void {
    const { signal, isStrict } = this.#outlet;
    this.#waiting -= 1;
    if (this.#objection || signal.aborted) return;
    if (read !== null) {
      this.#reading.records.push(...read.records);
      if (!read.isRead) this.#reading.unread += 1;
      const held = isStrict && !read.isRead && !read.isAway ? { by: null, at: 0 } : null;
      const objection = read.objection ?? held;
      if (objection) {
        this.#object({ ...objection, at: before.length + objection.at });
        return;
      }
    }
    this.#show(text);
  }

  #object(objection: SegmentObjection): void {
    this.#objection = objection;
    this.#ended.abort();
    this.#outlet.onObjection();
  }
}
