import { pino } from 'pino';
import { type App, createApp, type Parts } from '../server/app.ts';
import type { GuardrailsPool } from '../server/checks/calls.ts';
import { guardrailsInThisThread } from '../server/checks/in-this-thread.ts';
import type { Clock } from '../server/clock.ts';
import type { Ids } from '../server/context.ts';
import { randomIds } from '../server/ids.ts';
import { createMailer } from '../server/mail/mailer.ts';
import type { MailSettings } from '../server/mail/settings.ts';
import type { Model } from '../server/model/model.ts';
import { findModel } from '../server/model-connection/find-model.ts';
import { createGuard } from '../server/second-readers/guard.ts';
import type { ReaderTiming } from '../server/second-readers/second-readers.ts';

/** A clock that stands still until a test moves it. */
export class HeldClock implements Clock {
  #at = Date.now();

  now(): Date {
    return new Date(this.#at);
  }

  /** Moves the clock forward. */
  advance(milliseconds: number): void {
    this.#at += milliseconds;
  }
}

/** A clock that stands still at noon (UTC) of tomorrow. */
export function atNoon(): HeldClock {
  const clock = new HeldClock();
  const day = 24 * 3_600_000;
  const now = clock.now().getTime();
  const noonTomorrow = (Math.floor(now / day) + 1.5) * day;
  clock.advance(noonTomorrow - now);
  return clock;
}

/** The parts that a test may set and that reach the product unchanged. */
type PassedOn = Pick<
  Parts,
  | 'log'
  | 'breachedPasswords'
  | 'limitsScale'
  | 'publicUrl'
  | 'webOrigins'
  | 'trustProxy'
  | 'schoolCodes'
  | 'webFolder'
  | 'modelSettings'
  | 'modelByAdministrator'
  | 'localModelServers'
  | 'authSecret'
  | 'metricsToken'
  | 'nodes'
>;

/** The parts that a test may choose; all tests share the others. */
export interface HeldParts extends Partial<PassedOn> {
  /** The address of a scripted model server; without it the practice tutor answers without delay. */
  readonly modelUrl?: string;
  /** The address of a second scripted model server, which answers where the first one does not. */
  readonly fallbackUrl?: string;
  /** The key that the model server gets with each call. */
  readonly modelKey?: string;
  /**
   * Whether a judge reads questions and doubtful replies: the model "judge" of the same server. An object also sets how
   * long answers wait for second readers.
   */
  readonly judged?: boolean | Partial<ReaderTiming>;
  /** Whether a connected model judges without being named; by default only the judge above does. */
  readonly judges?: boolean;
  /** Whether a judge may be told the answers of an exercise. */
  readonly judgeIsTold?: boolean;
  /** The name of a guard model of the same server. */
  readonly guardModel?: string;
  /** Whether a model of its own works out answer keys: the model "solver" of the same server. */
  readonly ownKeyModel?: boolean;
  /** How long first words wait for a proposed key, in milliseconds; null when the model proposes none. */
  readonly keyWait?: number | null;
  /** The mail server that takes the product's email; it is tried once. */
  readonly mail?: MailSettings;
  readonly clock?: HeldClock;
  readonly ids?: Ids;
  /** The longest interval of the chores that run by themselves, in milliseconds; 0 for none. */
  readonly longestChore?: number;
  /** By default the guardrails run in this thread. */
  readonly guardrails?: GuardrailsPool;
}

export interface HeldApp extends App {
  readonly clock: HeldClock;
}

const silent = pino({ level: 'silent' });

/** One try, with a timeout that is long enough for a busy machine. */
const mailTiming = { timeout: 30_000, retryAfter: [] };

const modelAt = (baseUrl: string, apiKey?: string, modelName = 'scripted') =>
  findModel({ baseUrl, apiKey, modelName }, silent);

/** The practice tutor, loaded by the first test that asks it something. */
const practiceTutor: Model = {
  connected: false,
  description: 'The practice tutor of the tests.',
  async *answer(request) {
    const loaded = await findModel({ localServers: [], practiceDelay: 0 }, silent);
    yield* loaded.answer(request);
  },
};

/**
 * Chores of a minute and more run only when a test asks for them: on a busy machine they would come in the middle of a
 * test that is not about them.
 */
const fiveSeconds = 5_000;

/** Builds the whole product with a held clock, not yet listening. */
export async function createHeldApp(db: Parts['db'], parts: HeldParts): Promise<HeldApp> {
  const clock = parts.clock ?? new HeldClock();
  const app = await createApp({
    db,
    nodes: parts.nodes,
    guardrails: parts.guardrails ?? guardrailsInThisThread,
    judgeModel: parts.judged ? await modelAt(parts.modelUrl ?? '', parts.modelKey, 'judge') : undefined,
    readerTiming: typeof parts.judged === 'object' ? parts.judged : undefined,
    judges: parts.judges ?? Boolean(parts.judged),
    judgeIsTold: parts.judgeIsTold,
    guard: parts.guardModel
      ? createGuard({ baseUrl: parts.modelUrl ?? '', apiKey: parts.modelKey, model: parts.guardModel })
      : undefined,
    keyModel: parts.ownKeyModel ? await modelAt(parts.modelUrl ?? '', parts.modelKey, 'solver') : undefined,
    fallbackModel: parts.fallbackUrl ? await modelAt(parts.fallbackUrl, undefined, 'spare') : undefined,
    model: parts.modelUrl ? await modelAt(parts.modelUrl, parts.modelKey) : practiceTutor,
    mailer: parts.mail && createMailer(parts.mail, silent, mailTiming),
    breachedPasswords: parts.breachedPasswords,
    keyWait: parts.keyWait === undefined ? 400 : parts.keyWait,
    clock,
    ids: parts.ids ?? randomIds,
    log: parts.log ?? silent,
    authSecret: parts.authSecret ?? 'a secret for tests only, long enough to pass',
    ...(parts.modelSettings && { modelSettings: parts.modelSettings }),
    modelByAdministrator: parts.modelByAdministrator ?? true,
    localModelServers: parts.localModelServers ?? [],
    publicUrl: parts.publicUrl,
    localUrl: 'http://localhost:3000',
    webOrigins: parts.webOrigins ?? [],
    trustProxy: parts.trustProxy ?? 0,
    limitsScale: parts.limitsScale ?? 100,
    schoolCodes: parts.schoolCodes ?? ['SCHOOL'],
    securityLogDays: 180,
    metricsToken: parts.metricsToken,
    webFolder: parts.webFolder,
  });
  app.startChores(parts.longestChore ?? fiveSeconds);
  return Object.assign(app, { clock });
}

/** Listens on a free port. @returns the address, for example http://127.0.0.1:40123 */
export async function listen({ http }: App): Promise<string> {
  await http.listen({ host: '127.0.0.1', port: 0 });
  const address = http.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The test server has no port.');
  return `http://127.0.0.1:${address.port}`;
}
