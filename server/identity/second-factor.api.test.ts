import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../test/client.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { registerTeacher, succeeded, type Teacher } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { codeNow } from '../../test/second-factor.ts';
import { registerAdministrator } from '../../test/staff.ts';
import { nameAdministrator } from './school-rules.ts';
import { removeSecondFactorByEmail } from './second-factor-rules.ts';

/** The second factor: a code that is asked for after the password, once a teacher has turned it on. */

let app: TestApp;
let ada: Teacher;
beforeEach(async () => {
  app = await startApp();
  ada = await registerTeacher(app);
});

const own = '/api/users/me/second-factor';
const step = 30_000;
const signIn = (code?: string, password = ada.password) =>
  call(app.url, 'POST', '/api/auth/sign-in/email', { body: { email: ada.email, password, code } });
const begin = async () => succeeded(await ada.post(`${own}/begin`, { currentPassword: ada.password }));

/**
 * Turns the second factor on.
 * @returns the secret, the recovery codes, and a function that moves the clock on and returns the next code
 * of the app
 */
async function setUp() {
  const { secret } = await begin();
  const { recoveryCodes } = succeeded(
    await ada.post(`${own}/confirm`, { code: codeNow(secret, app.clock.now()) }),
  );
  const nextCode = () => {
    app.clock.advance(step);
    return codeNow(secret, app.clock.now());
  };
  return { secret, nextCode, recoveryCodes: recoveryCodes as string[] };
}

describe('a sign-in with a second factor', () => {
  it('asks for a code after the right password only [standard 5.6 5.7 15.7]', async () => {
    const { nextCode } = await setUp();
    expect(await signIn()).toEqual(refusal('second-factor-required'));
    expect(await signIn(nextCode(), 'wrong horse')).toEqual(
      refusal('not-signed-in', 'Invalid email or password'),
    );
    expect(await signIn('000000')).toEqual(refusal('wrong-second-factor'));
    const { token } = (await signIn(nextCode())).body;
    expect((await call(app.url, 'GET', '/api/users/me', { token })).status).toBe(200);
  });

  it('accepts no code twice, even from two sign-ins at once [spec 10.110]', async () => {
    const { nextCode } = await setUp();
    const code = nextCode();
    const both = await Promise.all([signIn(code), signIn(code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await signIn(code)).toEqual(refusal('wrong-second-factor'));
  });

  it('accepts each recovery code once, however it is typed', async () => {
    const { recoveryCodes } = await setUp();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^[A-HJKMNP-Z2-9]{5}-[A-HJKMNP-Z2-9]{5}$/);
    expect((await signIn(` ${first.toLowerCase().replace('-', ' ')} `)).status).toBe(200);
    expect(await signIn(first)).toEqual(refusal('wrong-second-factor'));
    const both = await Promise.all([signIn(second), signIn(second)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(succeeded(await ada.get(own))).toMatchObject({ isOn: true, recoveryCodesLeft: 8 });
  });

  it('asks an account without a second factor for no code, whatever code is sent', async () => {
    expect((await signIn()).status).toBe(200);
    expect((await signIn('123456')).status).toBe(200);
    // A second factor that was begun and not confirmed is not asked for.
    await begin();
    expect((await signIn()).status).toBe(200);
  });

  it('reads the code from the body alone', async () => {
    const { nextCode } = await setUp();
    const answer = await call(app.url, 'POST', '/api/auth/sign-in/email', {
      body: { email: ada.email, password: ada.password },
      headers: { 'x-lyceum-second-factor': nextCode() },
    });
    expect(answer).toEqual(refusal('second-factor-required'));
  });

  it('limits how often somebody who knows the password can guess the code', async () => {
    const strict = await startApp({ limitsScale: 1 });
    app = strict;
    ada = await registerTeacher(strict);
    const { nextCode } = await setUp();
    for (let guess = 0; guess < 10; guess++)
      expect(await signIn('000000')).toEqual(refusal('wrong-second-factor'));
    expect(await signIn(nextCode())).toEqual(refusal('too-many-requests'));
    app.clock.advance(3_600_000);
    expect((await signIn(nextCode())).status).toBe(200);
  });

  it('has one limit for guesses at the sign-in and guesses of somebody who is signed in [spec 10.116]', async () => {
    app = await startApp({ limitsScale: 1 });
    ada = await registerTeacher(app);
    const { nextCode } = await setUp();
    const turnOff = (code: string) => ada.post(`${own}/turn-off`, { currentPassword: ada.password, code });
    for (let guess = 0; guess < 5; guess++) {
      expect(await signIn('000000')).toEqual(refusal('wrong-second-factor'));
      expect(await turnOff('000000')).toEqual(refusal('wrong-second-factor'));
    }
    expect(await signIn(nextCode())).toEqual(refusal('too-many-requests'));
    expect(await turnOff(nextCode())).toEqual(refusal('too-many-requests'));
  });
});

describe('a copy of the database', () => {
  it('holds neither the secret nor the recovery codes', async () => {
    const { secret, recoveryCodes } = await setUp();
    const { read } = app.ctx.db;
    const stored = JSON.stringify([
      await read.selectFrom('second_factor').selectAll().execute(),
      await read.selectFrom('recovery_code').selectAll().execute(),
      await read.selectFrom('security_log').selectAll().execute(),
    ]);
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replace('-', ''));
    expect(stored).toContain('$argon2id$');
  });
});

describeEndpoint('getSecondFactor', () => {
  it('says whether it is on', async () => {
    expect(succeeded(await ada.get(own))).toEqual({ success: true, isOn: false, recoveryCodesLeft: 0 });
    await setUp();
    expect(succeeded(await ada.get(own))).toEqual({ success: true, isOn: true, recoveryCodesLeft: 10 });
  });
});

describeEndpoint('beginSecondFactor', () => {
  const path = `${own}/begin`;

  it('makes a new secret each time, with the password, until one is confirmed', async () => {
    const first = await begin();
    const second = await begin();
    expect(second.secret).not.toBe(first.secret);
    expect(second.address).toContain(`secret=${second.secret}`);
    expect(await ada.post(`${own}/confirm`, { code: codeNow(first.secret, app.clock.now()) })).toEqual(
      refusal('wrong-second-factor'),
    );
    await setUp();
    expect(await ada.post(path, { currentPassword: ada.password })).toEqual(refusal('second-factor-on'));
  });

  it('needs the password', async () => {
    expect(await ada.post(path, { currentPassword: '' })).toEqual(
      refusal('invalid-input', 'Please enter your current password.'),
    );
  });
});

describeEndpoint('confirmSecondFactor', () => {
  const path = `${own}/confirm`;

  it('turns it on, and ends the other sign-ins, which were made without it', async () => {
    const { token } = (await signIn()).body;
    await setUp();
    expect(await call(app.url, 'GET', '/api/users/me', { token })).toEqual(refusal('not-signed-in'));
    expect((await ada.get('/api/users/me')).status).toBe(200);
    expect(await ada.post(path, { code: '123456' })).toEqual(refusal('second-factor-on'));
  });

  it('needs a secret that was made before, and a code of it', async () => {
    expect(await ada.post(path, { code: '123456' })).toEqual(refusal('second-factor-off'));
    await begin();
    expect(await ada.post(path, { code: '000000' })).toEqual(refusal('wrong-second-factor'));
    expect(await ada.post(path, { code: ' ' })).toEqual(refusal('invalid-input', 'Please enter the code.'));
  });
});

describeEndpoint('turnOffSecondFactor', () => {
  const path = `${own}/turn-off`;

  it('needs the password and a code, after which the password alone signs in', async () => {
    const { nextCode } = await setUp();
    const currentPassword = ada.password;
    const turnOff = (body: object) => ada.post(path, { currentPassword, code: '000000', ...body });
    expect(await turnOff({ currentPassword: 'wrong horse', code: nextCode() })).toEqual(
      refusal('wrong-password'),
    );
    expect(await turnOff({})).toEqual(refusal('wrong-second-factor'));
    succeeded(await turnOff({ code: nextCode() }));
    expect((await signIn()).status).toBe(200);
    expect(await turnOff({})).toEqual(refusal('second-factor-off'));
    expect(succeeded(await ada.get(own))).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
  });

  it('needs a code', async () => {
    expect(await ada.post(path, { currentPassword: ada.password })).toEqual(
      refusal('invalid-input', 'Please enter the code.'),
    );
  });
});

describeEndpoint('takeBackSecondFactor', () => {
  const path = () => `/api/school/teachers/${ada.uid}/take-back-second-factor`;

  it('lets somebody who lost it sign in with the password alone, and ends the sign-ins', async () => {
    await setUp();
    const administrator = await registerAdministrator(app);
    const shown = async () =>
      succeeded(await administrator.get('/api/school/teachers')).teachers.find(
        ({ uid }: { uid: string }) => uid === ada.uid,
      );
    expect(await shown()).toMatchObject({ secondFactor: true });
    succeeded(await administrator.post(path()));
    expect(await ada.get('/api/users/me')).toEqual(refusal('not-signed-in'));
    expect((await signIn()).status).toBe(200);
    expect(await shown()).toMatchObject({ secondFactor: false });
    succeeded(await administrator.post(path()));
  });

  it('ends no sign-in of somebody who only began to set one up', async () => {
    await begin();
    const administrator = await registerAdministrator(app);
    succeeded(await administrator.post(path()));
    expect((await ada.get('/api/users/me')).status).toBe(200);
    const log = succeeded(await administrator.get('/api/school/security-log'));
    expect(JSON.stringify(log.entries)).not.toContain('second-factor-taken-back');
  });

  it('is neither for the administrator’s own account nor for that of another one', async () => {
    const administrator = await registerTeacher(app);
    for (const { email } of [administrator, ada]) await nameAdministrator(app.ctx, app.schoolCode, email);
    expect(await administrator.post(path())).toEqual(refusal('administrator-account'));
    expect(await administrator.post(path().replace(ada.uid, administrator.uid))).toEqual(
      refusal('own-account'),
    );
  });
});

describe('the operator', () => {
  it('takes the second factor back from an administrator who lost it', async () => {
    await setUp();
    await removeSecondFactorByEmail(app.ctx, ` ${ada.email.toUpperCase()} `);
    expect((await signIn()).status).toBe(200);
    await expect(removeSecondFactorByEmail(app.ctx, ada.email)).rejects.toThrow(
      `No account with a second factor signs in with ${ada.email}.`,
    );
  });
});
