import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { questionOf } from './lessons.ts';

/** How a server is asked a question. */
export interface Target {
  readonly url: string;
  /** The other nodes that are asked by turns with the first one. */
  readonly others?: readonly string[];
  /** Where the monitors are; by default where questions are asked. */
  readonly monitorUrl?: string;
  /** The id of each student in the events of the monitor. */
  readonly uids: readonly string[];
  /** The call of a student. @param student a number from 0 */
  readonly ask: (
    student: number,
    question: string,
  ) => { path: string; headers: Record<string, string>; body: string };
  /** The monitors that are open, one for each class. */
  readonly monitors: readonly { path: string; headers: Record<string, string> }[];
}

/**
 * The outcome of a load. Times are in milliseconds, counted from the moment at which each question was due to
 * leave.
 */
export interface LoadOutcome {
  /** Until the question was on the monitor. */
  readonly shown: number[];
  /** Until the first words were with the student. */
  readonly firstWords: number[];
  /** Until the whole answer was with the student. */
  readonly whole: number[];
  /**
   * The questions that were refused, or whose answers broke off, by the reason. A question whose answer does
   * not end within `lastAnswers` is counted nowhere.
   */
  readonly refused: Map<string, number>;
}

const emptyOutcome = (): LoadOutcome => ({ shown: [], firstWords: [], whole: [], refused: new Map() });

/** How long the last answers of a load may take, in milliseconds. */
const lastAnswers = 20_000;

/** How many students ask at once where each waits for its answer. */
const atOnce = 30;

/** Asks a server, with the monitor of each class open. */
export class Load {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  /** For each student, the callbacks for the questions that the monitor has not shown yet. */
  readonly #waiting = new Map<string, ((at: number) => void)[]>();
  /** How many questions each student has asked. */
  readonly #asked: number[] = [];
  #askedInAll = 0;

  constructor(private readonly target: Target) {
    for (const monitor of target.monitors) this.#watch(monitor);
  }

  #watch({ path, headers }: Target['monitors'][number]): void {
    const { target } = this;
    const sent = { ...headers, accept: 'text/event-stream' };
    this.#open('GET', `${target.monitorUrl ?? target.url}${path}`, sent, '', (response) => {
      if (response.statusCode !== 200) throw new Error(`The monitor answered ${response.statusCode}.`);
      const parser = createParser({
        onEvent: ({ event, data }) => {
          const uid = event === 'question' && /"studentUid":"([^"]+)"/.exec(data)?.[1];
          if (uid) this.#waiting.get(uid)?.shift()?.(performance.now());
        },
      });
      response.setEncoding('utf8').on('data', (text: string) => parser.feed(text));
    });
  }

  /** Lets every student ask some questions, a few students at a time. */
  async begin(questions: number): Promise<LoadOutcome> {
    const outcome = emptyOutcome();
    const students = this.target.uids.keys();
    const ask = async () => {
      for (const student of students)
        for (let n = 0; n < questions; n++) await this.#ask(student, performance.now(), outcome);
    };
    await Promise.all(Array.from({ length: atOnce }, ask));
    return outcome;
  }

  /**
   * Asks on schedule, whether or not earlier questions were answered.
   * @param students how many students take turns, by default all
   */
  async open(
    perSecond: number,
    seconds: number,
    students: number = this.target.uids.length,
  ): Promise<LoadOutcome> {
    const outcome = emptyOutcome();
    const asked: Promise<void>[] = [];
    const start = performance.now();
    for (let n = 0; n < perSecond * seconds; n++) {
      const due = start + (n * 1000) / perSecond;
      const early = due - performance.now();
      if (early > 1) await wait(early);
      asked.push(this.#ask(n % students, due, outcome));
    }
    await Promise.race([Promise.all(asked), wait(lastAnswers)]);
    const refused = [...outcome.refused.values()].reduce((sum, count) => sum + count, 0);
    const open = asked.length - outcome.whole.length - refused;
    if (open > 0)
      outcome.refused.set(`no whole answer ${lastAnswers / 1_000} s after the last question`, open);
    return outcome;
  }

  /**
   * A class asks as fast as it is answered: whenever one student has an answer, the next one asks.
   * @returns also the whole answers per second
   */
  async closed(seconds: number): Promise<LoadOutcome & { perSecond: number }> {
    const outcome = emptyOutcome();
    const start = performance.now();
    const end = start + seconds * 1000;
    const inTurn = [...this.target.uids.keys()];
    const ask = async () => {
      while (performance.now() < end) {
        const student = inTurn.shift() ?? 0;
        await this.#ask(student, performance.now(), outcome);
        inTurn.push(student);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, ask));
    return { ...outcome, perSecond: (outcome.whole.length * 1000) / (performance.now() - start) };
  }

  close(): void {
    this.#agent.destroy();
  }

  /**
   * Asks one question and adds its times, or its refusal, to the outcome.
   * @param due when the question was to leave, in milliseconds of performance.now()
   */
  #ask(student: number, due: number, outcome: LoadOutcome): Promise<void> {
    const urls = [this.target.url, ...(this.target.others ?? [])];
    const url = urls[this.#askedInAll++ % urls.length] ?? '';
    const asked = this.#asked[student] ?? 0;
    this.#asked[student] = asked + 1;
    const question = questionOf(student, asked);
    const { path, headers, body } = this.target.ask(student, question);
    const uid = this.target.uids[student] ?? '';
    const waiting = this.#waiting.get(uid) ?? [];
    this.#waiting.set(uid, waiting);
    const onShown = (at: number) => outcome.shown.push(at - due);
    waiting.push(onShown);
    const refuse = (reason: string) => {
      if (waiting.includes(onShown)) waiting.splice(waiting.indexOf(onShown), 1);
      outcome.refused.set(reason, (outcome.refused.get(reason) ?? 0) + 1);
    };
    return new Promise((resolve) => {
      const sent = { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' };
      const call = this.#open('POST', `${url}${path}`, sent, body, (response) => {
        let hasWords = false;
        let text = '';
        response.setEncoding('utf8').on('data', (piece: string) => {
          text += piece;
          if (hasWords || !text.includes('event: delta')) return;
          hasWords = true;
          outcome.firstWords.push(performance.now() - due);
        });
        response.once('end', () => {
          if (text.includes('event: done')) outcome.whole.push(performance.now() - due);
          else refuse(`${response.statusCode} ${text.slice(0, 120)}`);
          resolve();
        });
      });
      call.once('error', (error) => {
        refuse(error.message);
        resolve();
      });
    });
  }

  #open(
    method: string,
    url: string,
    headers: Record<string, string>,
    body: string,
    onResponse: (response: IncomingMessage) => void,
  ) {
    const sent = body === '' ? headers : { ...headers, 'content-length': `${Buffer.byteLength(body)}` };
    const call = request(url, { method, headers: sent, agent: this.#agent }, onResponse);
    call.end(body);
    return call;
  }
}
