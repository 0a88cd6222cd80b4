import { beforeEach, expect, it } from 'vitest';
import { type Answer, call } from '../../test/client.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { registerTeacher, startLesson, succeeded } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const path = '/api/users/me/sign-ins';
const minute = 60_000;
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** Signs in once more, as on another device. @returns the token */
async function signInElsewhere({ email, password }: { email: string; password: string }): Promise<string> {
  const body = { email, password };
  const headers = { 'user-agent': phone };
  return (await call(app.url, 'POST', '/api/auth/sign-in/email', { body, headers })).body.token;
}

const me = (token: string) => call(app.url, 'GET', '/api/users/me', { token });
const listOf = (answer: Answer) => succeeded(answer).signIns;
const list = async (token: string) => listOf(await call(app.url, 'GET', path, { token }));

const monitorOf = async (
  person: { events: Awaited<ReturnType<typeof registerTeacher>>['events'] },
  token: string,
) => {
  const monitor = await person.events('/api/monitor/events', {
    headers: { authorization: `Bearer ${token}` },
  });
  await monitor.next('snapshot');
  return monitor;
};

describeEndpoint('listSignIns', () => {
  it('shows each sign-in with its device, its time and its last use, the current one first [spec 10.90]', async () => {
    const teacher = await registerTeacher(app);
    const first = app.clock.now();
    app.clock.advance(5 * minute);
    const token = await signInElsewhere(teacher);
    const second = app.clock.now();
    app.clock.advance(5 * minute);
    expect((await me(token)).status).toBe(200);
    const used = app.clock.now();

    const signIns = await list(teacher.token);
    expect(signIns).toMatchObject([
      { signedInAt: first.toISOString(), current: true },
      { device: { browser: 'Safari', system: 'iPhone' }, signedInAt: second.toISOString(), current: false },
    ]);
    for (const { lastUsedAt } of signIns)
      expect(Date.parse(lastUsedAt)).toBeGreaterThan(used.getTime() - 1_000);
    expect((await list(token)).map((each: { current: boolean }) => each.current)).toEqual([true, false]);
    for (const secret of [token, teacher.token]) expect(JSON.stringify(signIns)).not.toContain(secret);
  });

  it('shows nobody else’s, and none that has ended', async () => {
    const { teacher, student } = await startLesson(app);
    await call(app.url, 'POST', '/api/auth/sign-out', { token: await signInElsewhere(student), body: {} });
    for (const { token } of [teacher, student]) expect(await list(token)).toHaveLength(1);
    app.clock.advance(13 * 60 * minute);
    expect(await list(await signInElsewhere(student))).toHaveLength(1);
  });
});

describeEndpoint('endSignIn', () => {
  it('ends one sign-in with its streams at once, and no other [spec 10.90]', async () => {
    const teacher = await registerTeacher(app);
    const token = await signInElsewhere(teacher);
    const elsewhere = await monitorOf(teacher, token);
    const here = await monitorOf(teacher, teacher.token);
    const [, other] = await list(teacher.token);

    expect(listOf(await teacher.post(`${path}/${other.id}/end`))).toMatchObject([{ current: true }]);
    await elsewhere.end();
    expect(await me(token)).toEqual(refusal('not-signed-in'));
    expect((await me(teacher.token)).status).toBe(200);
    expect(here.ended).toBe(false);
    expect(await teacher.post(`${path}/${other.id}/end`)).toEqual(refusal('sign-in-not-found'));
  });
});

describeEndpoint('endOtherSignIns', () => {
  it('ends every sign-in but the one that asks, with their streams', async () => {
    const { teacher, student } = await startLesson(app);
    const tokens = [await signInElsewhere(teacher), await signInElsewhere(teacher)];
    const monitors = [await monitorOf(teacher, tokens[0] ?? ''), await monitorOf(teacher, tokens[1] ?? '')];
    const here = await monitorOf(teacher, teacher.token);

    expect(listOf(await teacher.post(`${path}/end-others`))).toMatchObject([{ current: true }]);
    for (const monitor of monitors) await monitor.end();
    for (const token of tokens) expect(await me(token)).toEqual(refusal('not-signed-in'));
    expect((await me(teacher.token)).status).toBe(200);
    expect(here.ended).toBe(false);
    expect((await me(student.token)).status).toBe(200);
  });
});
