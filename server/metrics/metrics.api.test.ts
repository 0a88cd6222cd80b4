import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { call, openEvents } from '../../test/client.ts';
import { startApp } from '../../test/harness.ts';
import { readSamples, sumOf } from '../../test/metric-samples.ts';
import * as scripts from '../../test/model-scripts.ts';
import { startLesson } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';

const token = createHash('sha256').update('of these tests').digest('hex');

/** Calls with headers that `fetch` does not let a program choose. */
const statusWith = (url: string, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(`${url}/metrics`, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });

describe('GET /metrics', () => {
  it('is served to a program on this machine, and to nobody else without a token [spec 10.228]', async () => {
    const app = await startApp({ trustProxy: 1, publicUrl: 'https://lyceum.school.example' });
    expect(await statusWith(app.url, {})).toBe(200);
    expect(await statusWith(app.url, { host: 'localhost:3000' })).toBe(200);
    const outside = await app.http.inject({ url: '/metrics', remoteAddress: '192.168.1.20' });
    expect([outside.statusCode, outside.json().code]).toEqual([404, 'not-found']);
  });

  it.each([
    ['X-Forwarded-For', { 'x-forwarded-for': '203.0.113.9' }],
    ['X-Forwarded-For that claims to be this machine', { 'x-forwarded-for': '127.0.0.1' }],
    ['Forwarded', { forwarded: 'for=203.0.113.9' }],
    ['Via', { via: '1.1 proxy' }],
    ['the host that people open', { host: 'lyceum.school.example' }],
  ])(
    'is not served to a call through a proxy on this machine, told by %s [spec 10.228]',
    async (_name, headers) => {
      for (const trustProxy of [0, 1]) {
        const app = await startApp({ trustProxy, publicUrl: 'https://lyceum.school.example' });
        expect(await statusWith(app.url, headers)).toBe(404);
      }
    },
  );

  it('is not served to HTTP 1.0, which nginx speaks with a server that it was told nothing about', async () => {
    const app = await startApp();
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    socket.write(`GET /metrics HTTP/1.0\r\nHost: ${new URL(app.url).host}\r\n\r\n`);
    let answer = '';
    for await (const piece of socket) answer += piece;
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  });

  it('is served to other machines with METRICS_TOKEN as the bearer token [spec 10.228]', async () => {
    const app = await startApp({ metricsToken: token });
    const from = (authorization?: string) =>
      app.http.inject({
        url: '/metrics',
        remoteAddress: '192.168.1.20',
        headers: authorization === undefined ? {} : { authorization },
      });
    const served = await from(`Bearer ${token}`);
    expect([served.statusCode, served.headers['content-type']]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    for (const wrong of [undefined, `Bearer ${token}x`, `Bearer ${token.slice(1)}`, token, 'Bearer ']) {
      const refused = await from(wrong);
      expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    }
    // A wrong token shows a wrong setting, on this machine as well.
    expect((await call(app.url, 'GET', '/metrics', { token: 'wrong' })).status).toBe(401);
    expect((await call(app.url, 'GET', '/metrics')).status).toBe(200);
  });
});

describe('the metrics', () => {
  it('count the turns by their end, the verdicts, the first words and the calls of the model', async () => {
    const model = await startScriptedModel();
    const app = await startApp({ modelUrl: model.url, keyWait: null });
    const { session, student } = await startLesson(app);
    model.script(scripts.streamed(['What do you ', 'think about it?']), /fractions/);
    model.script(scripts.refused(500), /fail/);
    await student.ask(session.id, 'How do fractions work?');
    await student.ask(session.id, 'Please fail.');
    await student.ask(session.id, 'I want to kill myself');

    const samples = await readSamples(app.url);
    const turns = (labels: Record<string, string>) => sumOf(samples, 'lyceum_turns_total', labels);
    expect(turns({ end: 'answered', failure: '' })).toBe(1);
    expect(turns({ end: 'failed', failure: 'model-failed' })).toBe(1);
    expect(turns({ end: 'support' })).toBe(1);
    expect(sumOf(samples, 'lyceum_guardrails_verdicts_total', { verdict: 'passed' })).toBeGreaterThan(0);
    expect(sumOf(samples, 'lyceum_guardrails_verdicts_total', { verdict: 'support' })).toBe(1);
    expect(sumOf(samples, 'lyceum_first_word_seconds_count')).toBe(1);
    const calls = (outcome: string) => sumOf(samples, 'lyceum_model_calls_total', { use: 'tutor', outcome });
    expect(calls('answered')).toBe(1);
    expect(calls('server-failed')).toBe(1);
    expect(sumOf(samples, 'lyceum_guardrails_seconds_count', { method: 'openReply' })).toBe(2);
  });

  it('tell how many answers wait, how many streams are open, and whether a model is connected', async () => {
    const model = await startScriptedModel();
    const app = await startApp({ modelUrl: model.url, keyWait: null });
    const { teacher, session, student } = await startLesson(app);
    const monitor = await openEvents(app.url, 'GET', '/api/monitor/events', { token: teacher.token });
    await monitor.next('snapshot');
    model.script(scripts.gated('go on', ['What do you think?'], []), /./);
    const asked = student.ask(session.id, 'How do fractions work?');
    await expect.poll(async () => sumOf(await readSamples(app.url), 'lyceum_answers_running')).toBe(1);

    const during = await readSamples(app.url);
    expect(sumOf(during, 'lyceum_answers_waiting')).toBe(0);
    expect(sumOf(during, 'lyceum_streams_open', { kind: 'feed' })).toBe(1);
    expect(sumOf(during, 'lyceum_model_connected')).toBe(1);
    expect(sumOf(during, 'lyceum_model_down')).toBe(0);
    model.open('go on');
    await asked;
    expect(sumOf(await readSamples(app.url), 'lyceum_answers_running')).toBe(0);
  });

  it('measure commits and the time that events take to their readers', async () => {
    const app = await startApp();
    const { session, student } = await startLesson(app);
    const before = await readSamples(app.url);
    await student.ask(session.id, 'How do fractions work?');
    const after = await readSamples(app.url);
    const more = (name: string) => sumOf(after, name) - sumOf(before, name);
    // The question and the answer, each with its event.
    expect(more('lyceum_event_lag_seconds_count')).toBeGreaterThanOrEqual(2);
    expect(more('lyceum_commit_seconds_count')).toBeGreaterThanOrEqual(2);
    expect(more('lyceum_writes_total')).toBeGreaterThanOrEqual(more('lyceum_commit_seconds_count'));
    expect(sumOf(after, 'lyceum_writes_waiting')).toBe(0);
  });

  it('hold no id and no text of anybody: an address counts under its template', async () => {
    const app = await startApp();
    const { session, student, teacher, class: ofClass } = await startLesson(app);
    await student.ask(session.id, 'What is a zebrawort?');
    for (const path of [`/api/sessions/${session.id}`, `/nosuch/${session.id}`, '/api/zebrawort?q=zebrawort'])
      await call(app.url, 'GET', path, { token: student.token });
    const { body } = await call(app.url, 'GET', '/metrics');
    const samples = await readSamples(app.url);
    expect(
      sumOf(samples, 'lyceum_http_answers_total', { route: '/api/sessions/:sessionId', status: '200' }),
    ).toBe(1);
    expect(sumOf(samples, 'lyceum_http_answers_total', { route: 'unknown', status: '404' })).toBe(2);
    for (const text of ['zebrawort', session.id, session.sessionCode, ofClass.id, student.uid, teacher.uid])
      expect(body).not.toContain(text);
    // The number of lines is bounded, since labels have only words of closed lists.
    expect(samples.length).toBeLessThan(1_500);
  });

  it('that alarms watch are there at 0 before the first event, since no increase is seen in what appears with 1 [spec 10.230]', async () => {
    const app = await startApp();
    const samples = await readSamples(app.url);
    for (const [name, labels] of [
      ['lyceum_turns_total', { end: 'failed', failure: 'model-failed' }],
      ['lyceum_http_faults_total', { status: '500' }],
      ['lyceum_emails_total', { kind: 'alert', outcome: 'unreachable' }],
    ] as const)
      expect(samples).toContainEqual({ name, labels, value: 0 });
    await app.ctx.db.close();
    await call(app.url, 'GET', '/readyz');
    expect(sumOf(await readSamples(app.url), 'lyceum_http_faults_total', { status: '503' })).toBe(1);
  });

  it('of one server are its own', async () => {
    const one = await startApp();
    const other = await startApp();
    await call(one.url, 'GET', '/nosuch');
    const unknown = async (url: string) =>
      sumOf(await readSamples(url), 'lyceum_http_answers_total', { route: 'unknown' });
    expect([await unknown(one.url), await unknown(other.url)]).toEqual([1, 0]);
    expect(await call(one.url, 'POST', '/metrics')).toEqual(refusal('not-found'));
  });
});
