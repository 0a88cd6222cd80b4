import { ContractError } from '../../contract/errors.ts';
import { type Privacy, privacyDays } from '../../contract/retention.ts';
import { schoolProfile } from '../../contract/school-profiles.ts';
import type { AccountActor, StudentActor } from '../access.ts';
import { now } from '../context.ts';
import { schoolProfileOf } from '../identity/contact-rules.ts';
import { schoolNameOf } from '../identity/rules.ts';
import { safeguardingOf } from '../identity/school-rules.ts';
import { isLoopback } from '../loopback.ts';
import type { Model } from '../model/model.ts';
import type { ModelConnectionContext } from '../model-connection/context.ts';
import { nameOf } from '../model-connection/rules.ts';
import * as store from './privacy-store.ts';
import { monthsOf } from './retention-rules.ts';
import { findRetention } from './retention-store.ts';

const day = 24 * 3_600_000;

/** The host of a model's address; null on this machine. */
function hostOf(address: string): string | null {
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  return host === '' || isLoopback(host) ? null : host;
}

const placeOf = (model: Model) => ({ name: nameOf(model), host: hostOf(model.server?.baseUrl ?? '') });

/**
 * What the caller's school does with what students write.
 * @throws ContractError profile-not-found for an account without a school
 */
export async function getPrivacy(ctx: ModelConnectionContext, actor: AccountActor): Promise<Privacy> {
  if (actor.role === null) throw new ContractError('profile-not-found');
  const id = actor.schoolId;
  const profile = await schoolProfileOf(ctx, id);
  const safeguarding = await safeguardingOf(ctx, id);
  const { chosen } = await findRetention(ctx.db.read, id);
  const { model } = ctx.models;
  return {
    school: await schoolNameOf(ctx, id),
    months: await monthsOf(ctx.db.read, { id, schoolProfile: profile }),
    responsible: chosen.responsible,
    contact: safeguarding?.contactName ?? null,
    helpline: safeguarding?.helpline ?? schoolProfile(profile).wording.helpline,
    model: model.connected ? placeOf(model) : null,
    fallback: model.fallback ? placeOf(model.fallback) : null,
    isDue: actor.role === 'student' && (await isDue(ctx, actor)),
  };
}

async function isDue(ctx: ModelConnectionContext, { uid }: StudentActor): Promise<boolean> {
  const readAt = await store.findReading(ctx.db.read, uid);
  return readAt === null || Date.parse(readAt) <= ctx.clock.now().getTime() - privacyDays * day;
}

/** Stores that the student has read what `getPrivacy` returns. */
export const setPrivacyRead = (ctx: ModelConnectionContext, { uid }: StudentActor): Promise<void> =>
  ctx.db.write(({ query }) => store.setReading(query, uid, now(ctx)));
