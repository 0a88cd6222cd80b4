import { type Context, now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import type * as securityLog from '../security-log/rules.ts';
import { type Doer, type Loss, lossEmail } from './loss-email.ts';
import { findProfile, findSchoolOf } from './store.ts';

export type LossContext = Pick<Context, 'clock' | 'mailer' | 'baseUrl'>;

interface LossOf {
  readonly uid: string;
  readonly loss: Loss;
  readonly by: securityLog.Entry['by'];
  /** The name of the class for a role in a class; without it, emails name the school. */
  readonly className?: string;
}

/**
 * Emails a teacher after the commit who loses a role, a second factor, a password or the use of the account.
 * A student has no address. Whether the email arrives does not change what was done.
 */
export async function emailLoss(
  ctx: LossContext,
  { query, afterCommit }: Write,
  { uid, loss, by, className }: LossOf,
): Promise<void> {
  const { mailer } = ctx;
  if (!mailer) return;
  const person = await findProfile(query, uid);
  if (person?.role !== 'teacher') return;
  const email = lossEmail({
    ...{ loss, to: person.email, language: person.language ?? 'en', by: doerOf(by, uid) },
    at: now(ctx),
    place: className ?? (await findSchoolOf(query, uid))?.name ?? '',
    address: ctx.baseUrl,
  });
  afterCommit(() => void mailer.send(email));
}

/** Whoever opens an emailed link is not signed in, and acts as the account itself. */
function doerOf(by: securityLog.Entry['by'], uid: string): Doer {
  if (by.role === 'operator') return 'operator';
  return 'uid' in by && by.uid !== uid ? { name: by.name } : 'self';
}
