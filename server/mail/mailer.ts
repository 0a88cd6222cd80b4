import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { MailOutcome } from '../../contract/mail.ts';
import { FairQueue } from '../fair-queue.ts';
import type { Email } from './email.ts';
import type { MailSettings } from './settings.ts';
import { handOver } from './smtp.ts';

export interface Mailer {
  /**
   * Sends an email, with a few tries while the mail server cannot be reached. Never rejects.
   * @returns how it ended
   */
  send(email: Email): Promise<MailOutcome>;
  /**
   * Sends nothing new and gives up the emails that wait. Resolves when every email has ended, at the latest
   * after `grace` milliseconds.
   */
  finish(grace: number): Promise<void>;
}

/** Times in milliseconds. */
export interface MailTiming {
  /** How long one try may take. */
  readonly timeout: number;
  /** The pause before each further try. Some servers accept email from a new sender only after minutes. */
  readonly retryAfter: readonly number[];
}

const defaultTiming: MailTiming = { timeout: 20_000, retryAfter: [10_000, 60_000, 300_000] };

/** How many emails of one kind may be under way to one address, and how many in all. */
const maxUnderWay = { toAnAddress: 50, inAll: 1_000 };

/** How many connections to the mail server there are at once. */
const maxConnections = 2;

/**
 * Sends email over SMTP. An email is under way while it waits for a connection, is being handed over, or
 * waits for its next try. An email beyond `maxUnderWay` ends as not-sent.
 */
export function createMailer(
  settings: MailSettings,
  log: Pick<Logger, 'warn'>,
  timing: MailTiming = defaultTiming,
): Mailer {
  const underWay = new Set<{ email: Email; ended: Promise<MailOutcome> }>();
  const waiting = new FairQueue<() => void>();
  /** Aborted when the grace period begins. */
  const closing = new AbortController();
  /** Aborted when the grace period is over. */
  const closed = new AbortController();
  // Each email that waits listens.
  setMaxListeners(0, closing.signal, closed.signal);
  let connections = 0;

  async function withConnection(email: Email, use: () => Promise<MailOutcome>): Promise<MailOutcome> {
    if (connections < maxConnections) connections += 1;
    else await new Promise<void>((resolve) => waiting.push([email.kind, email.to], resolve));
    try {
      return closing.signal.aborted ? 'not-sent' : await use();
    } finally {
      // The next email takes over the connection of this one.
      const next = waiting.take();
      if (next) next();
      else connections -= 1;
    }
  }

  async function deliver(email: Email): Promise<MailOutcome> {
    // Every try has the same id. If a try timed out although the server had accepted the email, the server
    // can recognise the next try as the same email. The id ends with the domain of the sender.
    const messageId = `<${randomUUID()}@${settings.from.replace(/^.*@|>$/g, '')}>`;
    // The last try has no pause after it.
    for (const pause of [...timing.retryAfter, undefined]) {
      const outcome = await withConnection(email, () =>
        handOver(
          settings,
          email,
          messageId,
          AbortSignal.any([closed.signal, AbortSignal.timeout(timing.timeout)]),
        ),
      );
      if (outcome !== 'unreachable' || pause === undefined) return outcome;
      await sleep(pause, undefined, { signal: closing.signal }).catch(() => {});
      if (closing.signal.aborted) break;
    }
    return 'not-sent';
  }

  async function send(email: Email): Promise<MailOutcome> {
    const outcome = closing.signal.aborted || isFull(email) ? 'not-sent' : await track(email);
    // The log gets no address and no word of the email.
    if (outcome !== 'sent') log.warn({ kind: email.kind, outcome }, 'an email was not sent');
    return outcome;
  }

  function isFull({ kind, to }: Email): boolean {
    const same = [...underWay].filter(({ email }) => email.kind === kind && email.to === to).length;
    return same >= maxUnderWay.toAnAddress || underWay.size >= maxUnderWay.inAll;
  }

  function track(email: Email): Promise<MailOutcome> {
    const entry = { email, ended: deliver(email) };
    underWay.add(entry);
    return entry.ended.finally(() => underWay.delete(entry));
  }

  return {
    send,
    async finish(grace) {
      closing.abort();
      const end = setTimeout(() => closed.abort(), grace);
      await Promise.allSettled([...underWay].map(({ ended }) => ended));
      clearTimeout(end);
      // Lets the callers of `send` store the outcome before the database closes.
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
