import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { MailOutcome } from '../../contract/mail.ts';
import type { Email } from '../mail/email.ts';
import type { Purpose, Tokens } from '../model/model.ts';

/**
 * How a turn (a question with its answer) ended: with the stored status, or with the support text, for which
 * no model is asked.
 */
type TurnEnd = 'answered' | 'stopped' | 'failed' | 'support';

/** Which model was called. */
export type ModelUse = 'tutor' | 'fallback' | 'judge' | 'guard' | 'keys';

/**
 * How the checks judged a reply. `content`: a fixed text answered a question for harmful content. `support`:
 * the support text was sent.
 */
export type Verdict = 'passed' | 'rewritten' | 'replaced' | 'content' | 'support';

/** The figures that are computed only when somebody reads the metrics. */
export interface Present {
  /** Answers under way, and answers that wait for their turn. */
  readonly answers: () => { readonly running: number; readonly waiting: number };
  readonly streams: () => { readonly feeds: number; readonly answers: number };
  readonly waitingWrites: () => number;
  readonly modelIsDown: () => boolean;
  readonly modelIsConnected: () => boolean;
}

/** The bounds of the histograms, in seconds. A call or a write is fast; a first word may take a minute. */
const shortTimes = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const callTimes = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const firstWordTimes = [0.1, 0.25, 0.5, 1, 2, 3, 5, 8, 13, 20, 30, 60];

/**
 * The labels of the counters that alarms watch. These counters begin at 0: Prometheus sees no increase in a
 * counter that appears only with its first event, so the first alert email that is not sent would raise no
 * alarm.
 */
const failures = [
  'model-failed',
  'model-overloaded',
  'model-timeout',
  'not-ready',
  'internal-error',
] as const;
const faults = [500, 502, 503, 504] as const;
const emailKinds: readonly Email['kind'][] = ['alert', 'invitation', 'password', 'loss', 'observations'];
const emailOutcomes: readonly MailOutcome[] = ['sent', 'refused', 'unreachable', 'not-sent'];

/** The seconds since a moment of `performance.now()`. */
export const secondsSince = (start: number): number => (performance.now() - start) / 1_000;

/**
 * The figures of one server for its operator, in a registry of their own. Labels hold words of the product
 * alone, each of a closed list: no id, no name and no text of anybody. To count an event costs less than a
 * microsecond (docs/decisions/04-nodes-and-operation.md).
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #turns = this.#counter('lyceum_turns_total', 'Questions that have ended, by how.', [
    'end',
    'failure',
  ]);
  readonly #firstWords = this.#histogram(
    'lyceum_first_word_seconds',
    'From a question to the first words that its student sees.',
    firstWordTimes,
  );
  readonly #verdicts = this.#counter('lyceum_guardrails_verdicts_total', 'Checked replies, by verdict.', [
    'verdict',
  ]);
  readonly #guardrails = this.#histogram(
    'lyceum_guardrails_seconds',
    'A call of the guardrails, its wait for a thread included.',
    shortTimes,
    ['method'],
  );
  readonly #commits = this.#histogram(
    'lyceum_commit_seconds',
    'A transaction from its beginning until it is durable.',
    shortTimes,
  );
  readonly #writes = this.#counter(
    'lyceum_writes_total',
    'Changes that were committed, several in one transaction.',
  );
  readonly #eventLag = this.#histogram(
    'lyceum_event_lag_seconds',
    'From the change that an event tells of to the streams of its readers.',
    shortTimes,
  );
  readonly #modelCalls = this.#counter('lyceum_model_calls_total', 'Calls of a model, by how they ended.', [
    'use',
    'outcome',
  ]);
  readonly #tokens = this.#counter(
    'lyceum_model_tokens_total',
    'Tokens that model servers reported, by direction (in: read by the model, out: written) and purpose.',
    ['direction', 'purpose'],
  );
  readonly #unreported = this.#counter(
    'lyceum_model_calls_unreported_total',
    'Calls of a model whose tokens its server did not report.',
    ['purpose'],
  );
  readonly #answers = this.#counter(
    'lyceum_http_answers_total',
    'Answers over HTTP, streams included when they end.',
    ['method', 'route', 'status'],
  );
  readonly #faults = this.#counter('lyceum_http_faults_total', 'Answers of 500 and above, by status.', [
    'status',
  ]);
  readonly #answerTimes = this.#histogram(
    'lyceum_http_answer_seconds',
    'From a request to its answer; streams are not counted.',
    callTimes,
  );
  readonly #emails = this.#counter('lyceum_emails_total', 'Emails, by how they ended.', ['kind', 'outcome']);

  /**
   * @param options.ofProcess whether to add the figures of the process (CPU, memory, event loop), as long as
   * it runs
   */
  constructor({ ofProcess = false }: { readonly ofProcess?: boolean } = {}) {
    if (ofProcess) collectDefaultMetrics({ register: this.#registry });
    this.#beginAtZero();
  }

  #beginAtZero(): void {
    for (const end of ['answered', 'stopped', 'support']) this.#turns.inc({ end, failure: '' }, 0);
    for (const failure of failures) this.#turns.inc({ end: 'failed', failure }, 0);
    for (const status of faults) this.#faults.inc({ status }, 0);
    for (const kind of emailKinds)
      for (const outcome of emailOutcomes) this.#emails.inc({ kind, outcome }, 0);
  }

  turnEnded(end: TurnEnd, failure: string | null = null): void {
    this.#turns.inc({ end, failure: failure ?? '' });
  }

  firstWordAfter(seconds: number): void {
    this.#firstWords.observe(seconds);
  }

  judged(verdict: Verdict): void {
    this.#verdicts.inc({ verdict });
  }

  guardrailsCalled(method: string, seconds: number): void {
    this.#guardrails.observe({ method }, seconds);
  }

  committed(writes: number, seconds: number): void {
    this.#commits.observe(seconds);
    this.#writes.inc(writes);
  }

  delivered(lagSeconds: number): void {
    this.#eventLag.observe(lagSeconds);
  }

  modelCalled(use: ModelUse, outcome: string): void {
    this.#modelCalls.inc({ use, outcome });
  }

  /** @param tokens null where the server did not tell them */
  tokensUsed(purpose: Purpose, tokens: Tokens | null): void {
    if (tokens === null) {
      this.#unreported.inc({ purpose });
      return;
    }
    this.#tokens.inc({ direction: 'in', purpose }, tokens.input);
    this.#tokens.inc({ direction: 'out', purpose }, tokens.output);
  }

  answered(method: string, route: string, status: number): void {
    this.#answers.inc({ method, route, status });
    if (status >= 500) this.#faults.inc({ status });
  }

  answeredAfter(seconds: number): void {
    this.#answerTimes.observe(seconds);
  }

  emailed(kind: string, outcome: string): void {
    this.#emails.inc({ kind, outcome });
  }

  /** Adds the figures that are computed when the metrics are read. Call it once. */
  watch(present: Present, version: string): void {
    const each = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers: [this.#registry],
        collect() {
          this.set(read());
        },
      });
    each('lyceum_answers_running', 'Answers under way.', () => present.answers().running);
    each('lyceum_answers_waiting', 'Answers that wait for their turn.', () => present.answers().waiting);
    each('lyceum_writes_waiting', 'Changes that wait for a transaction.', present.waitingWrites);
    each(
      'lyceum_model_down',
      '1 while no model server is asked, because each failed several times in a row.',
      () => Number(present.modelIsDown()),
    );
    each('lyceum_model_connected', '1 with a language model, 0 with the practice tutor.', () =>
      Number(present.modelIsConnected()),
    );
    new Gauge({
      name: 'lyceum_streams_open',
      help: 'Open event streams: feeds go on, those of answers end with them.',
      labelNames: ['kind'],
      registers: [this.#registry],
      collect() {
        const { feeds, answers } = present.streams();
        this.set({ kind: 'feed' }, feeds);
        this.set({ kind: 'answer' }, answers);
      },
    });
    new Gauge({
      name: 'lyceum_info',
      help: 'The version of Lyceum.',
      labelNames: ['version'],
      registers: [this.#registry],
    }).set({ version }, 1);
  }

  /** The type and the text for whoever reads the metrics, in Prometheus' format. */
  async read(): Promise<{ readonly type: string; readonly text: string }> {
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }

  #counter<Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) {
    return new Counter<Label>({ name, help, labelNames, registers: [this.#registry] });
  }

  #histogram<Label extends string = never>(
    name: string,
    help: string,
    buckets: readonly number[],
    labelNames: readonly Label[] = [],
  ) {
    return new Histogram<Label>({
      name,
      help,
      buckets: [...buckets],
      labelNames,
      registers: [this.#registry],
    });
  }
}
