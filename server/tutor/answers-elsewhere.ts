import { ContractError } from '../../contract/errors.ts';
import type { Interaction, Place } from '../../contract/tutor.ts';
import type { Bus } from '../events/bus.ts';
import { Watched } from '../watched.ts';
import { withResolvers } from '../with-resolvers.ts';
import type { Answers, AnswerUnderWay } from './answers.ts';

/**
 * What one node asks of the node that generates an answer: to send its text from an offset on, or to stop it.
 */
type Request = { readonly id: string } & (
  | { readonly wanted: 'text'; readonly from: number }
  | { readonly wanted: 'stop' }
);

/**
 * What the node that generates an answer sends to the other nodes: text with its offset in the answer, the
 * question's place in the queue, or that the answer has ended.
 */
type Piece =
  | { readonly offset: number; readonly text: string }
  | { readonly place: Place | null }
  | { readonly ended: true };

const requests = 'answers';
const piecesOf = (interactionId: string) => `answer:${interactionId}`;

/**
 * How often the database is asked whether an answer of another node has ended, in milliseconds. A message
 * usually tells it sooner, but messages can be lost.
 */
const interval = 500;

/**
 * The answers that other nodes generate, for students whose calls arrive here: their text as it grows, their end, and Stop.
 * Text that was lost on the way is asked for again, and the end comes from the database.
 */
export class AnswersElsewhere {
  readonly #followed = new Map<string, AnswerElsewhere>();

  constructor(
    private readonly bus: Bus,
    answers: Answers,
  ) {
    /** The ids of the answers whose pieces this node already sends to the others. */
    const shared = new Set<string>();
    bus.subscribe<Request>(requests, (request) => {
      const answer = answers.get(request.id);
      if (!answer) return;
      if (request.wanted === 'stop') {
        answer.stop();
        return;
      }
      const tell = (piece: Piece) => bus.publishElsewhere<Piece>(piecesOf(request.id), piece);
      tell({ offset: request.from, text: answer.text.slice(request.from) });
      if (answer.place.value) tell({ place: answer.place.value });
      if (shared.has(request.id)) return;
      // From now on each piece is sent. Answers that nobody follows elsewhere cost nothing.
      shared.add(request.id);
      answer.subscribe((text) => tell({ offset: answer.text.length - text.length, text }));
      answer.place.subscribe((place) => tell({ place }));
      const end = () => {
        shared.delete(request.id);
        tell({ ended: true });
      };
      answer.ended().then(end, end);
    });
  }

  /** @param read reads the interaction as its student sees it */
  follow(interactionId: string, read: () => Promise<Interaction | undefined>): AnswerUnderWay {
    const known = this.#followed.get(interactionId);
    if (known) return known;
    const answer = new AnswerElsewhere(this.bus, interactionId, read);
    this.#followed.set(interactionId, answer);
    const forget = () => this.#followed.delete(interactionId);
    answer.ended().then(forget, forget);
    return answer;
  }

  /** Stops an answer if another node generates it. */
  stop(interactionId: string): void {
    this.bus.publishElsewhere<Request>(requests, { id: interactionId, wanted: 'stop' });
  }
}

class AnswerElsewhere implements AnswerUnderWay {
  text = '';
  readonly place = new Watched<Place | null>(null);
  readonly #readers = new Set<(text: string) => void>();
  readonly #end = withResolvers<Interaction>();
  readonly #finish: () => void;
  #isReading = false;
  #isStopped = false;

  constructor(
    private readonly bus: Bus,
    private readonly id: string,
    private readonly read: () => Promise<Interaction | undefined>,
  ) {
    this.#end.promise.catch(() => {});
    const unsubscribe = bus.subscribe<Piece>(piecesOf(id), (piece) => this.#receive(piece));
    const endMissed = bus.onMissed(() => this.#ask());
    const timer = setInterval(() => this.#check(), interval);
    this.#finish = () => {
      clearInterval(timer);
      endMissed();
      unsubscribe();
    };
    // The text is asked for only when the subscription is in place: otherwise its pieces would be missed.
    void bus.subscribed(piecesOf(id)).then(() => this.#ask());
    this.#check();
  }

  subscribe(reader: (text: string) => void): () => void {
    this.#readers.add(reader);
    return () => this.#readers.delete(reader);
  }

  ended(): Promise<Interaction> {
    return this.#end.promise;
  }

  stop(): void {
    this.#isStopped = true;
    this.#requestStop();
  }

  #ask(): void {
    this.bus.publishElsewhere<Request>(requests, { id: this.id, wanted: 'text', from: this.text.length });
  }

  #requestStop(): void {
    this.bus.publishElsewhere<Request>(requests, { id: this.id, wanted: 'stop' });
  }

  #receive(piece: Piece): void {
    if ('ended' in piece) {
      this.#check();
      return;
    }
    if ('place' in piece) {
      this.place.set(piece.place);
      return;
    }
    // A piece that begins beyond the text so far shows that an earlier piece was lost.
    if (piece.offset > this.text.length) this.#ask();
    else this.#add(piece.text.slice(this.text.length - piece.offset));
  }

  #add(text: string): void {
    if (text === '') return;
    this.text += text;
    for (const read of this.#readers) read(text);
  }

  /**
   * Reads from the database whether the answer has ended. If not, repeats a request to stop, which may have
   * been lost.
   */
  #check(): void {
    if (this.#isReading) return;
    this.#isReading = true;
    this.read()
      .then((found) => {
        if (found?.status !== 'pending') this.#settle(found);
        else if (this.#isStopped) this.#requestStop();
      })
      // The database does not answer. The timer asks it again.
      .catch(() => {})
      .finally(() => {
        this.#isReading = false;
      });
  }

  #settle(found: Interaction | undefined): void {
    this.#finish();
    if (!found) {
      this.#end.reject(new ContractError('interaction-not-found'));
      return;
    }
    if (found.answer.startsWith(this.text)) this.#add(found.answer.slice(this.text.length));
    this.#end.resolve(found);
  }
}
