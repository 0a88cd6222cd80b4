import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../test/client.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { succeeded, type Teacher } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { registerAdministrator } from '../../test/staff.ts';

/**
 * Calls that give access to other people's data or take protection away ask for the password. Which they are,
 * and that each of them does, is tested in test/access/asks-password.api.test.ts.
 */

let app: TestApp;
let ada: Teacher;
beforeEach(async () => {
  app = await startApp();
  ada = await registerAdministrator(app);
});

const minutes = (n: number) => n * 60_000;
const path = '/api/users/me/password/confirm';
const prove = (currentPassword: string = ada.password, who = ada) => who.post(path, { currentPassword });
const endanger = (who = ada) => who.post('/api/school/alert-minutes', { alertMinutes: 60 });

describeEndpoint('confirmPassword', () => {
  it('opens the calls that ask for the password to this sign-in, for five minutes [spec 10.285]', async () => {
    const body = { email: ada.email, password: ada.password };
    const { token } = (await call(app.url, 'POST', '/api/auth/sign-in/email', { body })).body;
    app.clock.advance(minutes(5));
    expect(await endanger()).toEqual(refusal('password-needed'));
    succeeded(await prove());
    succeeded(await endanger());
    const elsewhere = { token, body: { alertMinutes: 5 } };
    expect(await call(app.url, 'POST', '/api/school/alert-minutes', elsewhere)).toEqual(
      refusal('password-needed'),
    );
    app.clock.advance(minutes(5) - 1);
    succeeded(await endanger());
    app.clock.advance(1);
    expect(await endanger()).toEqual(refusal('password-needed'));
  });

  it('counts wrong passwords with those of all other calls, and opens nothing after too many', async () => {
    app = await startApp({ limitsScale: 1 });
    ada = await registerAdministrator(app);
    app.clock.advance(minutes(5));
    for (let n = 0; n < 10; n++) expect(await prove(`guess ${n}`)).toEqual(refusal('wrong-password'));
    expect(await prove()).toEqual(refusal('too-many-requests'));
    const named = { email: ada.email, currentPassword: ada.password };
    expect(await ada.post('/api/school/administrators', named)).toEqual(refusal('too-many-requests'));
    expect(await endanger()).toEqual(refusal('password-needed'));
    app.clock.advance(minutes(6));
    succeeded(await prove());
    succeeded(await endanger());
  });

  it('needs a password', async () => {
    expect(await prove('')).toEqual(refusal('invalid-input', 'Please enter your current password.'));
  });
});

describe('a call that asks for the password', () => {
  it('can bring the password, which opens this call alone', async () => {
    app.clock.advance(minutes(5));
    const name = (currentPassword?: string) =>
      ada.post('/api/school/administrators', { email: 'ngozi@school.example', currentPassword });
    expect(await name()).toEqual(refusal('password-needed'));
    expect(await name('wrong horse')).toEqual(refusal('wrong-password'));
    succeeded(await name(ada.password));
    expect(await name()).toEqual(refusal('password-needed'));
  });

  it('needs no second proof from a sign-in that was just made', async () => {
    app.clock.advance(minutes(60));
    await ada.signInAgain();
    succeeded(await endanger());
  });
});
