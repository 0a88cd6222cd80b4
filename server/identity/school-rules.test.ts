import { beforeEach, describe, expect, it } from 'vitest';
import { lessonIn, type RulesWorld, rulesWorld, teacherIn } from '../../test/context.ts';
import type { AccountActor, TeacherActor } from '../access.ts';
import { acceptInvitation } from './invitation-rules.ts';
import { profilesOf, schoolByCode } from './rules.ts';
import {
  administeredSchool,
  changeSafeguarding,
  nameAdministrator,
  nameSafeguarding,
  removeAdministrator,
  safeguardingOf,
} from './school-rules.ts';

let world: RulesWorld;
beforeEach(async () => {
  world = await rulesWorld({ schoolCodes: ['SCHOOL', 'OTHER'] });
});

const nobodyNamed = {
  safeguarding: null,
  contactHasAccount: false,
  contactAccountName: null,
  invitations: [],
};

const contact = { contactName: 'Ms Okoye', contactEmail: 'okoye@school.example', helpline: '116 111' };

const emailOf = async ({ uid }: AccountActor): Promise<string> =>
  (await profilesOf(world.ctx, [uid])).get(uid)?.email ?? '';

async function administratorIn(schoolCode = 'SCHOOL'): Promise<TeacherActor> {
  const teacher = await teacherIn(world, schoolCode);
  await nameAdministrator(world.ctx, schoolCode, await emailOf(teacher));
  return teacher;
}

describe('an administrator', () => {
  it('is a teacher of the school, named by email address in any case, once or again', async () => {
    const teacher = await teacherIn(world);
    const email = ` ${(await emailOf(teacher)).toUpperCase()} `;
    expect(await administeredSchool(world.ctx, teacher)).toBeNull();
    expect(await nameAdministrator(world.ctx, 'school', email)).toEqual({ school: 'SCHOOL', made: null });
    await nameAdministrator(world.ctx, 'SCHOOL', email);
    const school = { name: 'SCHOOL', ...nobodyNamed };
    expect(await administeredSchool(world.ctx, teacher)).toMatchObject(school);
    expect(await administeredSchool(world.ctx, await teacherIn(world))).toBeNull();
    await removeAdministrator(world.ctx, 'SCHOOL', email);
    expect(await administeredSchool(world.ctx, teacher)).toBeNull();
  });

  it('is no longer invited once the operator says so, and the security log has it', async () => {
    await nameAdministrator(world.ctx, 'SCHOOL', 'ngozi@school.example');
    await removeAdministrator(world.ctx, 'SCHOOL', 'ngozi@school.example');
    const { id } = await schoolByCode(world.ctx, 'SCHOOL');
    const log = world.ctx.db.read.selectFrom('security_log').selectAll().orderBy('number', 'desc');
    expect(await log.executeTakeFirst()).toMatchObject({
      event: 'invitation-withdrawn',
      detail: 'administrator',
      school_id: id,
      by_operator: 1,
    });
  });

  it('is invited, as long as no teacher of the school has the address', async () => {
    const email = 'ngozi@school.example';
    const { made } = await nameAdministrator(world.ctx, 'SCHOOL', email.toUpperCase());
    expect(made?.invitation).toMatchObject({ purpose: 'administrator', email });
    await removeAdministrator(world.ctx, 'SCHOOL', email);
    const teacher = await teacherIn(world);
    await expect(acceptInvitation(world.ctx, teacher, `${made?.token}`)).rejects.toMatchObject({
      code: 'invitation-not-found',
    });
  });

  it('cannot be a teacher of another school or a student', async () => {
    const elsewhere = await emailOf(await teacherIn(world, 'OTHER'));
    const student = await emailOf((await lessonIn(world)).student);
    const refused = [
      [
        elsewhere,
        `The account with ${elsewhere} is not one of a teacher of SCHOOL. Please check the address.`,
      ],
      [student, `${student} is not an email address that can be invited.`],
    ] as const;
    for (const [email, sentence] of refused) {
      await expect(nameAdministrator(world.ctx, 'SCHOOL', email)).rejects.toThrow(sentence);
      await expect(removeAdministrator(world.ctx, 'SCHOOL', email)).rejects.toThrow(
        `${email} does not administer SCHOOL. Please check the email address.`,
      );
    }
  });

  it('cannot be removed with the code of another school', async () => {
    const administrator = await administratorIn();
    const email = await emailOf(administrator);
    await expect(removeAdministrator(world.ctx, 'OTHER', email)).rejects.toThrow('does not administer OTHER');
    expect(await administeredSchool(world.ctx, administrator)).not.toBeNull();
  });
});

describe('the safeguarding contact', () => {
  it('is set by an administrator, for the administrator’s school only', async () => {
    const administrator = await administratorIn();
    const other = await administratorIn('OTHER');
    const changed = await changeSafeguarding(world.ctx, administrator, contact);
    expect(changed.school).toMatchObject({ name: 'SCHOOL', safeguarding: contact, contactHasAccount: false });
    expect(await administeredSchool(world.ctx, administrator)).toEqual(changed.school);
    expect((await administeredSchool(world.ctx, other))?.safeguarding).toBeNull();
    expect(await safeguardingOf(world.ctx, administrator.schoolId)).toMatchObject(contact);
  });

  it('cannot be set by other teachers, nor by a former administrator', async () => {
    const administrator = await administratorIn();
    await removeAdministrator(world.ctx, 'SCHOOL', await emailOf(administrator));
    for (const actor of [administrator, await teacherIn(world)]) {
      await expect(changeSafeguarding(world.ctx, actor, contact)).rejects.toMatchObject({
        code: 'administrator-only',
      });
    }
    expect(await safeguardingOf(world.ctx, administrator.schoolId)).toMatchObject({ contactName: null });
  });

  it('has an account when a teacher of the same school has the email address', async () => {
    const administrator = await administratorIn();
    const named = async (colleague: AccountActor) => {
      const contactEmail = await emailOf(colleague);
      return (await changeSafeguarding(world.ctx, administrator, { ...contact, contactEmail })).school;
    };
    expect(await named(await teacherIn(world, 'OTHER'))).toMatchObject({ contactHasAccount: false });
    expect(await named(await teacherIn(world))).toMatchObject({ contactHasAccount: true });
  });

  it.each([
    [{ contactName: ' ' }, 'Please name the safeguarding contact.'],
    [{ contactName: 'x'.repeat(101) }, 'Please use at most 100 characters.'],
    [{ contactEmail: '' }, 'Please enter the contact’s email address.'],
    [{ contactEmail: 'okoye' }, 'Please provide a valid email address'],
    [{ contactEmail: 'okoye@student.lyceum.local' }, 'Please provide a valid email address'],
    [{ helpline: '' }, 'Please enter a helpline.'],
  ])('has to meet the rules of the form in the command, too: %o', async (wrong, sentence) => {
    await expect(nameSafeguarding(world.ctx, 'SCHOOL', { ...contact, ...wrong })).rejects.toThrow(sentence);
  });
});
