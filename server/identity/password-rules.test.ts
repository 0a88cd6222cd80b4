import { describe, expect, it } from 'vitest';
import { rulesWorld, teacherIn } from '../../test/context.ts';
import { EventLog } from '../events/log.ts';
import { MemoryBus } from '../events/memory-bus.ts';
import { operator } from '../security-log/rules.ts';
import { changePassword, resetPassword } from './password-rules.ts';
import { endSignIns, SignIns } from './sign-ins.ts';

/** A teacher, and the bearer header of one more sign-in. */
async function signedInTeacher() {
  const world = await rulesWorld();
  const teacher = await teacherIn(world);
  const { internalAdapter } = await world.ctx.auth.$context;
  const { token } = await internalAdapter.createSession(teacher.uid);
  return { ...world, teacher, header: `Bearer ${token}` };
}

describe('changing the password', () => {
  it('needs the current one; afterwards only the new one works', async () => {
    const { ctx, teacher } = await signedInTeacher();
    const change = (currentPassword: string, newPassword: string) =>
      changePassword(ctx, teacher, { currentPassword, newPassword }, 'this sign-in');
    await expect(change('wrong one', 'chosen')).rejects.toMatchObject({ code: 'wrong-password' });
    await expect(change('secret', 'short')).rejects.toMatchObject({ code: 'weak-password' });
    await change('secret', 'chosen');
    await expect(change('secret', 'another')).rejects.toMatchObject({ code: 'wrong-password' });
    await change('chosen', 'another');
  });

  it('is only for accounts that have a password', async () => {
    const { ctx, teacher } = await signedInTeacher();
    const nobody = { ...teacher, uid: 'NOBODY' };
    await expect(
      changePassword(ctx, nobody, { currentPassword: 'secret', newPassword: 'chosen' }, 'this sign-in'),
    ).rejects.toMatchObject({ code: 'wrong-password' });
    await expect(resetPassword(ctx, 'NOBODY', { by: operator })).rejects.toMatchObject({
      code: 'student-not-found',
    });
  });

  it('stores the password only as its hash', async () => {
    const { ctx, teacher } = await signedInTeacher();
    const password = await resetPassword(ctx, teacher.uid, { by: operator });
    for (const table of ['auth_account', 'auth_user', 'profile', 'event'] as const) {
      expect(JSON.stringify(await ctx.db.read.selectFrom(table).selectAll().execute())).not.toContain(
        password,
      );
    }
  });

  it('makes no password that is on the list of breached ones', async () => {
    const { ctx, teacher } = await signedInTeacher();
    const asked: string[] = [];
    const list = { has: async (password: string) => asked.push(password) <= 3 };
    const password = await resetPassword({ ...ctx, breachedPasswords: list }, teacher.uid, { by: operator });
    expect(asked).toHaveLength(4);
    expect(password).toBe(asked[3]);
    const everything = { has: async () => true };
    await expect(
      resetPassword({ ...ctx, breachedPasswords: everything }, teacher.uid, { by: operator }),
    ).rejects.toThrow('Every password that was made');
  });

  it('returns a password for each of two resets at once, and the later one works', async () => {
    const { ctx, teacher } = await signedInTeacher();
    const resets = await Promise.all([
      resetPassword(ctx, teacher.uid, { by: operator }),
      resetPassword(ctx, teacher.uid, { by: operator }),
    ]);
    const tried = await Promise.allSettled(
      resets.map((currentPassword) =>
        changePassword(ctx, teacher, { currentPassword, newPassword: 'chosen' }, 'this sign-in'),
      ),
    );
    expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('the sign-ins that a changed password ended', () => {
  it('are forgotten in this process before the change is answered', async () => {
    const { ctx, teacher, header } = await signedInTeacher();
    const ended: string[] = [];
    const signIns = new SignIns(ctx, (signIn) => ended.push(signIn));
    const known = await signIns.find(header);
    await resetPassword(ctx, teacher.uid, { by: operator });
    expect(ended).toContain(known?.signIn);
    expect(await signIns.find(header)).toBeNull();
  });

  it('are forgotten by another process, each once, when it next syncs ended sign-ins', async () => {
    const { ctx, teacher, header, clock } = await signedInTeacher();
    const ended: string[] = [];
    const elsewhere = { ...ctx, events: new EventLog(ctx.db, new MemoryBus(), clock) };
    const signIns = new SignIns(elsewhere, (signIn) => ended.push(signIn));
    await signIns.syncEndedSignIns();
    const known = await signIns.find(header);
    await resetPassword(ctx, teacher.uid, { by: operator });
    expect(await signIns.find(header)).toEqual(known);
    await signIns.syncEndedSignIns();
    expect(ended).toContain(known?.signIn);
    expect(await signIns.find(header)).toBeNull();
    const endedBefore = ended.length;
    await signIns.syncEndedSignIns();
    expect(ended).toHaveLength(endedBefore);
  });

  it('are not found by a look-up that began before the change', async () => {
    const { ctx, teacher, header } = await signedInTeacher();
    const reading = ctx.db.read;
    let proceed = () => {};
    const held = new Promise<void>((resolve) => {
      proceed = resolve;
    });
    // Every answer of the database waits: the row is read before the change and arrives after it.
    const slow = reading.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        await held;
        return result;
      },
    });
    const signIns = new SignIns({ ...ctx, db: { ...ctx.db, read: slow } }, () => {});
    const finding = signIns.find(header);
    await new Promise((resolve) => setImmediate(resolve));
    await ctx.db.write((write) => endSignIns(ctx, write, teacher.uid));
    proceed();
    expect(await finding).toBeNull();
  });
});
