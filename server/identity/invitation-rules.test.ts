import { beforeEach, describe, expect, it } from 'vitest';
import { type RulesWorld, rulesWorld, teacherIn } from '../../test/context.ts';
import type { TeacherActor } from '../access.ts';
import { registerInvitedAccount } from '../registration/rules.ts';
import { acceptInvitation, inviteFirstAdministrators } from './invitation-rules.ts';
import { administeredSchool, nameAdministrator, nameSafeguarding } from './school-rules.ts';

let world: RulesWorld;
beforeEach(async () => {
  world = await rulesWorld({ schoolCodes: ['NORTH', 'SOUTH'] });
});

const week = 7 * 24 * 3_600_000;
const ngozi = { name: 'Ngozi Okoye', email: 'ngozi@school.example', password: 'secret' };

describe('the first administrator', () => {
  it('is invited for each school by the first start, and by a later one only when the link has expired', async () => {
    const { made } = await inviteFirstAdministrators(world.ctx);
    expect(made.map(({ invitation }) => invitation)).toMatchObject([
      { schoolName: 'NORTH', purpose: 'administrator', email: null },
      { schoolName: 'SOUTH', purpose: 'administrator', email: null },
    ]);
    expect(await inviteFirstAdministrators(world.ctx)).toEqual({ made: [], isOpen: true });
    world.clock.advance(week);
    expect((await inviteFirstAdministrators(world.ctx)).made).toHaveLength(2);
  });

  it('is no longer invited at a start once somebody has registered', async () => {
    await teacherIn(world, 'NORTH');
    expect(await inviteFirstAdministrators(world.ctx)).toEqual({ made: [], isOpen: false });
  });

  it('registers with the link, under any address, and administers the school', async () => {
    const [north] = (await inviteFirstAdministrators(world.ctx)).made;
    const { user } = await registerInvitedAccount(world.ctx, { ...ngozi, invitation: `${north?.token}` });
    expect(user).toMatchObject({ role: 'teacher', schoolCode: 'NORTH' });
    const actor = { uid: user.uid, role: 'teacher' } as TeacherActor;
    expect(await administeredSchool(world.ctx, actor)).toMatchObject({ name: 'NORTH' });
  });

  it('can be named with the command instead, which ends the link', async () => {
    const [north] = (await inviteFirstAdministrators(world.ctx)).made;
    const teacher = await teacherIn(world, 'NORTH');
    const { email } = await profileOf(teacher);
    await nameAdministrator(world.ctx, 'NORTH', email);
    await expect(acceptInvitation(world.ctx, teacher, `${north?.token}`)).rejects.toMatchObject({
      code: 'invitation-not-found',
    });
  });
});

const profileOf = async ({ uid }: TeacherActor) =>
  world.ctx.db.read.selectFrom('profile').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow();

describe('an invitation', () => {
  it('is stored as a hash, so that a copy of the database lets nobody in', async () => {
    const { made } = await nameAdministrator(world.ctx, 'NORTH', ngozi.email);
    const rows = await world.ctx.db.read.selectFrom('invitation').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(`${made?.token}`);
  });

  it('can only be accepted with its link, even when somebody registers its address in the meantime [spec 10.94]', async () => {
    const contact = { contactName: 'Ms Okoye', contactEmail: ngozi.email, helpline: '116 111' };
    await nameAdministrator(world.ctx, 'NORTH', ngozi.email);
    await nameSafeguarding(world.ctx, 'NORTH', contact);
    const stranger = await teacherIn(world, 'NORTH');
    await world.ctx.db.write(async ({ query }) => {
      await query
        .updateTable('profile')
        .set({ email: ngozi.email })
        .where('uid', '=', stranger.uid)
        .execute();
    });
    const again = await nameAdministrator(world.ctx, 'NORTH', ngozi.email);
    expect(again.made).not.toBeNull();
    expect(await administeredSchool(world.ctx, stranger)).toBeNull();
    const { schoolId } = stranger;
    const contactOf = () =>
      world.ctx.db.read
        .selectFrom('school')
        .select('contact_id')
        .where('id', '=', schoolId)
        .executeTakeFirst();
    expect(await nameSafeguarding(world.ctx, 'NORTH', contact)).not.toBeNull();
    expect(await contactOf()).toEqual({ contact_id: null });
    await acceptInvitation(world.ctx, stranger, `${again.made?.token}`);
    expect(await administeredSchool(world.ctx, stranger)).toMatchObject({ name: 'NORTH' });
  });

  it('leaves no account behind when it was used while somebody registered with it', async () => {
    const { made } = await nameAdministrator(world.ctx, 'NORTH', ngozi.email);
    const registered = await Promise.allSettled(
      [1, 2].map(() => registerInvitedAccount(world.ctx, { ...ngozi, invitation: `${made?.token}` })),
    );
    expect(registered.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const accounts = await world.ctx.db.read.selectFrom('profile').select('uid').execute();
    expect(accounts).toHaveLength(1);
  });
});
