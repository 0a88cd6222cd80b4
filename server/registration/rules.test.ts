import { beforeEach, describe, expect, it } from 'vitest';
import { lessonIn, type RulesWorld, rulesWorld } from '../../test/context.ts';
import { addSchool } from '../identity/rules.ts';
import { stopSession } from '../live-sessions/opening-rules.ts';
import { registerStudentAccount, registerTeacherAccount } from './rules.ts';

let world: RulesWorld;
beforeEach(async () => {
  world = await rulesWorld();
});

const ada = { name: 'Ada Byron', email: 'Ada@School.example', password: 'secret', schoolCode: 'school' };
/** The fields as the call's schema returns them: it has checked the username and put it into lower case. */
const mei = { firstName: 'Mei', lastName: 'Lin', username: 'mei.lin', password: 'secret' };

describe('a teacher who registers', () => {
  it('belongs to the school of the code', async () => {
    const { user, token } = await registerTeacherAccount(world.ctx, ada);
    expect(user).toEqual({ uid: expect.any(String), role: 'teacher', schoolCode: 'SCHOOL' });
    expect(token).not.toBe('');
  });

  it('is refused for the first wrong field, in the order of the form', async () => {
    const refused = [
      [{ email: 'no', password: '1', schoolCode: 'NO' }, 'invalid-email'],
      [{ password: '12345', schoolCode: 'NO' }, 'weak-password'],
      [{ schoolCode: 'NOSUCH' }, 'invalid-school-code'],
    ] as const;
    for (const [fields, code] of refused) {
      await expect(registerTeacherAccount(world.ctx, { ...ada, ...fields })).rejects.toMatchObject({ code });
    }
  });

  it("cannot use an address at the students' domain [spec 9.20]", async () => {
    const email = 'mei@student.lyceum.local';
    await expect(registerTeacherAccount(world.ctx, { ...ada, email })).rejects.toMatchObject({
      code: 'invalid-email',
    });
  });

  it('has one account, whatever the case of the address [spec 5.25]', async () => {
    await registerTeacherAccount(world.ctx, ada);
    const again = { ...ada, email: 'ADA@school.EXAMPLE' };
    await expect(registerTeacherAccount(world.ctx, again)).rejects.toMatchObject({
      code: 'email-already-exists',
    });
  });
});

describe('a student who registers', () => {
  it("belongs to the school of the session's class", async () => {
    const north = await addSchool(world.ctx, 'NORTH', 'North');
    const { session, student } = await lessonIn(world, 'NORTH');
    expect(student).toMatchObject({ role: 'student', schoolId: north.id, sessionCode: session.sessionCode });
  });

  it('can use the id or the code of a session, open or closed [spec 5.9]', async () => {
    const { session, teacher, class: algebra } = await lessonIn(world);
    await stopSession(world.ctx, teacher, algebra.id);
    for (const [n, sessionId] of [session.id, session.sessionCode].entries()) {
      const { user } = await registerStudentAccount(world.ctx, { ...mei, username: `mei${n}`, sessionId });
      expect(user).toMatchObject({ sessionId: session.sessionCode, fullName: 'Mei Lin' });
    }
  });

  it('belongs to the session with this id when another session has the same text as its code [spec 5.9 7.28]', async () => {
    const { session: first } = await lessonIn(world);
    const ids = { ...world.ctx.ids, code: () => first.id };
    const { session: second } = await lessonIn({ ...world, ctx: { ...world.ctx, ids } });
    expect(second.sessionCode).toBe(first.id);
    const { user } = await registerStudentAccount(world.ctx, { ...mei, sessionId: first.id });
    expect(user.sessionId).toBe(first.sessionCode);
  });

  it('is refused for the first wrong field', async () => {
    const refused = [
      [{ password: '12345', sessionId: 'NOSUCH' }, 'weak-password'],
      [{ sessionId: 'NOSUCH' }, 'invalid-session-id'],
    ] as const;
    for (const [fields, code] of refused) {
      const input = { ...mei, ...fields };
      await expect(registerStudentAccount(world.ctx, input)).rejects.toMatchObject({ code });
    }
  });

  it('has one account: a username that is taken is refused', async () => {
    const { session } = await lessonIn(world);
    const input = { ...mei, sessionId: session.sessionCode };
    expect((await registerStudentAccount(world.ctx, input)).user.username).toBe('mei.lin');
    const again = { ...input, firstName: 'Mai' };
    await expect(registerStudentAccount(world.ctx, again)).rejects.toMatchObject({ code: 'username-taken' });
  });
});
