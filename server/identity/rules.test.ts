import { describe, expect, it } from 'vitest';
import { rulesWorld, teacherIn } from '../../test/context.ts';
import {
  addSchool,
  dropExpiredSignIns,
  ensureSchools,
  getMe,
  hasAccounts,
  listSchools,
  profilesOf,
  schoolByCode,
} from './rules.ts';

const codes = (schools: { code: string }[]) => schools.map(({ code }) => code).toSorted();

describe('the schools at the start', () => {
  it('are those in the settings, each once', async () => {
    const { ctx } = await rulesWorld({ schoolCodes: ['north', 'NORTH', ' South '] });
    expect(codes(await listSchools(ctx))).toEqual(['NORTH', 'SOUTH']);
    expect(codes(await ensureSchools(ctx, ['South', 'west']))).toEqual(['WEST']);
    expect(codes(await listSchools(ctx))).toEqual(['NORTH', 'SOUTH', 'WEST']);
  });

  it('are one school with a random code when none is set, and the code stays', async () => {
    const { ctx } = await rulesWorld({ schoolCodes: [] });
    const [made, ...others] = await listSchools(ctx);
    expect(made).toMatchObject({ name: 'My school', code: expect.stringMatching(/^[A-HJKMNP-Z2-9]{10}$/) });
    expect(others).toEqual([]);
    expect(await ensureSchools(ctx, [])).toEqual([]);
    expect(await listSchools(ctx)).toEqual([made]);
  });
});

describe('the operator', () => {
  it('adds a school, whose teachers can then register [spec 6.7]', async () => {
    const world = await rulesWorld();
    const added = await addSchool(world.ctx, ' north-1 ', ' North High ');
    expect(added).toMatchObject({ code: 'NORTH-1', name: 'North High' });
    expect(await schoolByCode(world.ctx, 'North-1')).toMatchObject(added);
    expect(await teacherIn(world, 'north-1')).toMatchObject({ schoolId: added.id });
  });

  it('names a school after its code when no name is given', async () => {
    const { ctx } = await rulesWorld();
    expect(await addSchool(ctx, 'NORTH', '  ')).toMatchObject({ name: 'NORTH' });
  });

  it('cannot give a school a name that nobody sees', async () => {
    const { ctx } = await rulesWorld();
    expect(await addSchool(ctx, 'NORTH', '\u202eNo\u200brth')).toMatchObject({ name: 'North' });
    await expect(addSchool(ctx, 'SOUTH', '---')).rejects.toThrow('Please use at least one letter or digit.');
  });

  it.each(['', 'NO', 'ELEVENCHARS', 'NO RTH', 'NÖRTH', 'NORTH!'])(
    'cannot use the code “%s” [spec 9.3]',
    async (code) => {
      const { ctx } = await rulesWorld();
      await expect(addSchool(ctx, code, 'North')).rejects.toThrow(
        `A school code has 3 to 10 letters, digits or hyphens; "${code}" does not fit.`,
      );
    },
  );

  it('cannot use a code twice', async () => {
    const { ctx } = await rulesWorld();
    await expect(addSchool(ctx, 'school', 'Again')).rejects.toThrow(
      'The school code SCHOOL is already in use.',
    );
  });
});

describe('a school code', () => {
  it.each([null, undefined, '', ' ', 'SC', 'NOSUCH'])('is refused when it is %j', async (code) => {
    const { ctx } = await rulesWorld();
    await expect(schoolByCode(ctx, code)).rejects.toMatchObject({ code: 'invalid-school-code' });
  });
});

describe('a profile', () => {
  it('is that of the caller, and missing for an account that has none [spec 3.3]', async () => {
    const world = await rulesWorld();
    const ada = await teacherIn(world);
    expect(await getMe(world.ctx, ada)).toMatchObject({ uid: ada.uid, fullName: 'Ada Byron' });
    await expect(getMe(world.ctx, { ...ada, uid: 'NOBODY' })).rejects.toMatchObject({
      code: 'profile-not-found',
    });
  });

  it('can be read for many accounts at once, without the unknown ones', async () => {
    const world = await rulesWorld();
    const ada = await teacherIn(world);
    const found = await profilesOf(world.ctx, [ada.uid, ada.uid, 'NOBODY']);
    expect([...found.keys()]).toEqual([ada.uid]);
    expect(await profilesOf(world.ctx, [])).toEqual(new Map());
  });

  it('shows whether a database is already in use', async () => {
    const world = await rulesWorld();
    expect(await hasAccounts(world.ctx)).toBe(false);
    await teacherIn(world);
    expect(await hasAccounts(world.ctx)).toBe(true);
  });
});

it('a chore deletes the sign-ins that have expired, and no others', async () => {
  const world = await rulesWorld();
  await teacherIn(world);
  const kept = async () => (await world.ctx.db.read.selectFrom('auth_session').select('id').execute()).length;
  world.clock.advance(11 * 3_600_000);
  await dropExpiredSignIns(world.ctx);
  expect(await kept()).toBe(1);
  world.clock.advance(1.1 * 3_600_000);
  await dropExpiredSignIns(world.ctx);
  expect(await kept()).toBe(0);
});
