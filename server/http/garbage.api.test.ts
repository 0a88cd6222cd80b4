import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { type ErrorCode, errors } from '../../contract/errors.ts';
import { call, openEvents, type Sent } from '../../test/client.ts';
import { startApp, type TestApp, type TestParts } from '../../test/harness.ts';
import { startModelServer } from '../../test/model-server.ts';
import { startLesson, succeeded } from '../../test/people.ts';

/** Whatever a client sends, the server answers as the contract says: a success or a refusal, never a 5xx. */

const long = 'x'.repeat(10_000);
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Values in JSON, for every field of every body. */
const garbage: readonly string[] = [
  'null',
  'true',
  '7',
  '-1.5e300',
  '1e999',
  '[]',
  '{}',
  '[["a"]]',
  '{"toString": null, "length": -1}',
  '""',
  '" "',
  String.raw`"\u0000"`,
  String.raw`"a\u0000b"`,
  String.raw`"\ud800"`,
  String.raw`"a\udc00b"`,
  String.raw`["\u0000"]`,
  String.raw`{"\u0000": "\u0000"}`,
  String.raw`"\u202e\ufeff\u2028 \u0007"`,
  `"${long}"`,
  `"${'💥'.repeat(2_000)}"`,
  `"' or 1=1; drop table class; --"`,
  '"%00"',
  '"$1 {{x}} <b>y</b>"',
  '"__proto__"',
  '"9999-99-99T99:99:99Z"',
  nested(5_000),
];

/** Whole bodies that no call accepts. */
const wholeBodies: readonly string[] = [
  '',
  ' ',
  '{',
  '}',
  'null',
  '7',
  '"text"',
  '[]',
  '[{}]',
  'undefined',
  '{"a": }',
  '{"__proto__": {"role": "teacher"}}',
  '{"constructor": {"prototype": {}}}',
  '\u0000',
  nested(100_000),
  `{"a":${nested(50_000)}}`,
];

/** Values for the parts of an address. */
const addressGarbage: readonly string[] = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%FF%FE',
  '%',
  '%zz',
  '%20',
  '..%2F..%2Fetc%2Fpasswd',
  '%F0%9F%92%A5',
  "'%20or%201=1--",
  'null',
  '-1',
  '1e999',
  'x'.repeat(65),
  'x'.repeat(201),
  long,
];

const forgedCursors = [
  ['1', 'x'],
  ['-1', 'x'],
  ['0000-01-01T00:00:00.000Z', 'x'],
  ['2026', 'x'],
  ['Tue Mar 01 2022', 'x'],
  ['+275760-09-13T00:00:00.000Z', 'x'],
  ['-000001-01-01T00:00:00.000Z', 'x'],
  ['2026-02-31T00:00:00.000Z', 'x'],
  ['2026-01-01T00:00:00.000Z', '\u0000'],
  ['2026-01-01T00:00:00.000Z', '\ud800'],
  ['2026-01-01T00:00:00.000Z', 7],
  [],
  null,
].map((place) => Buffer.from(JSON.stringify(place)).toString('base64url'));

const headerGarbage: readonly Record<string, string>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': ';;;' },
  { accept: 'image/png' },
  { 'idempotency-key': 'x' },
  { 'idempotency-key': long.slice(0, 4_000) },
  { 'last-event-id': 'x:999999999999999' },
  { 'last-event-id': '\u00ff:1' },
  { cookie: 'better-auth.session_token=%00.%00' },
  { 'x-forwarded-for': "' or 1=1" },
  { origin: 'null' },
];

let app: TestApp;
let lesson: Awaited<ReturnType<typeof startLesson>>;
let interactionId: string;

async function startWorld(atEnd: NonNullable<TestParts['atEnd']>): Promise<void> {
  const modelServer = await startModelServer();
  atEnd(() => modelServer.close());
  app = await startApp({ modelUrl: modelServer.url, limitsScale: 10_000, atEnd });
  lesson = await startLesson(app);
  interactionId = succeeded(await lesson.student.ask(lesson.session.id, 'What is 1 + 1?')).interaction.id;
}

/** One server for all tests of a group; each group has its own, in case its garbage changes something. */
async function startSharedWorld(): Promise<() => Promise<void>> {
  const ends: (() => void | Promise<void>)[] = [];
  await startWorld((end) => ends.unshift(end));
  return async () => {
    for (const end of ends) await end();
  };
}

const everyEndpoint = Object.entries(endpoints).map(([name, endpoint]) => ({ name, endpoint }));

/** The valid body of a call, field by field as JSON. */
function validFields(name: string): Record<string, string> {
  const bodies: Record<string, object> = {
    registerTeacher: { name: 'Ada', email: 'ada@school.example', password: 'secret', schoolCode: 'SCHOOL' },
    registerStudent: {
      firstName: 'Mei',
      lastName: 'Lin',
      username: 'mei',
      password: 'secret',
      sessionId: lesson.session.sessionCode,
    },
    createClass: { className: 'Algebra', subject: 'Mathematics', description: 'All of it.' },
    joinClass: { classCode: lesson.class.classCode },
    setPresence: { status: 'active' },
    askInSession: { question: 'Why?', sessionId: lesson.session.id },
  };
  const fields = Object.entries(bodies[name] ?? {}).map(([key, value]) => [key, JSON.stringify(value)]);
  return Object.fromEntries(fields);
}

const bodyOf = (fields: Record<string, string>) =>
  `{${Object.entries(fields)
    .map(([key, json]) => `${JSON.stringify(key)}: ${json}`)
    .join(', ')}}`;

/** The address of a call with its parameters filled in; `garbled` replaces one of them. */
function pathOf({ path }: Endpoint, garbled: Record<string, string> = {}): string {
  const valid: Record<string, string> = {
    classId: lesson.class.id,
    sessionId: lesson.session.id,
    interactionId,
  };
  return path.replace(/:(\w+)/g, (_, name: string) => garbled[name] ?? valid[name] ?? 'x');
}

const tokenFor = ({ caller }: Endpoint): string | undefined => {
  if (caller === 'anyone') return undefined;
  return caller === 'student' ? lesson.student.token : lesson.teacher.token;
};

/** Makes the call and checks that its answer is one of the contract's. */
async function send(endpoint: Endpoint, path: string, sent: Sent): Promise<void> {
  const { method, streams } = endpoint;
  const all = { token: tokenFor(endpoint), ...sent };
  // A feed that opens in spite of the garbage goes on until its reader closes it.
  const endless = method === 'GET' && streams;
  if (endless) {
    const reader = await openEvents(app.url, method, path, all);
    reader.close();
    expectOfContract(reader.status, reader.refusal, path, all);
  } else {
    const { status, body } = await call(app.url, method, path, all);
    expectOfContract(status, body, path, all);
  }
}

function expectOfContract(status: number, body: unknown, path: string, sent: Sent): void {
  if (status === 200) return;
  const what = `${path.slice(0, 120)} ${JSON.stringify(sent).slice(0, 300)}`;
  expect(body, what).toEqual({ success: false, code: expect.any(String), message: expect.any(String) });
  const { code } = body as { code: ErrorCode };
  expect(errors[code]?.[0], what).toBe(status);
  expect(status, what).toBeLessThan(500);
}

describe.each(everyEndpoint)('$name:', ({ name, endpoint }) => {
  beforeAll(startSharedWorld);

  it('answers garbage in any field of its body as the contract says', async () => {
    const valid = validFields(name);
    const fields = Object.keys(endpoint.body?.shape ?? {});
    for (const field of fields) {
      for (const json of garbage)
        await send(endpoint, pathOf(endpoint), { raw: bodyOf({ ...valid, [field]: json }) });
    }
    if (endpoint.method === 'POST') {
      for (const raw of wholeBodies) await send(endpoint, pathOf(endpoint), { raw });
    }
  });

  it('answers garbage in its address as the contract says', async () => {
    const raw = endpoint.body && bodyOf(validFields(name));
    for (const value of addressGarbage) {
      for (const param of Object.keys(endpoint.params?.shape ?? {})) {
        await send(endpoint, pathOf(endpoint, { [param]: value }), { raw });
      }
      for (const key of [...Object.keys(endpoint.query?.shape ?? {}), 'nosuch', '__proto__']) {
        await send(endpoint, `${pathOf(endpoint)}?${key}=${value}`, { raw });
        await send(endpoint, `${pathOf(endpoint)}?${key}=${value}&${key}=1&${key}[x]=1`, { raw });
      }
    }
    for (const cursor of forgedCursors) await send(endpoint, `${pathOf(endpoint)}?cursor=${cursor}`, { raw });
  });

  it('answers garbage in its headers as the contract says', async () => {
    const raw = endpoint.body && bodyOf(validFields(name));
    for (const headers of headerGarbage) await send(endpoint, pathOf(endpoint), { raw, headers });
  });
});

describe('first of all', () => {
  beforeAll(startSharedWorld);

  describe.each(everyEndpoint.filter(({ endpoint }) => endpoint.method === 'POST'))(
    '$name:',
    ({ name, endpoint }) => {
      it('refuses a body that is too large', async () => {
        const answer = await call(app.url, 'POST', pathOf(endpoint), {
          token: tokenFor(endpoint),
          raw: bodyOf({ ...validFields(name), more: JSON.stringify('x'.repeat(300 * 1024)) }),
        });
        expect([answer.status, answer.body.code]).toEqual([413, 'too-large']);
      });
    },
  );

  describe.each(everyEndpoint.filter(({ endpoint }) => endpoint.caller !== 'anyone'))(
    '$name:',
    ({ endpoint }) => {
      it('asks for a token before it looks at anything else', async () => {
        for (const path of [pathOf(endpoint), pathOf(endpoint, { classId: '%00', sessionId: '%00' })]) {
          for (const raw of endpoint.method === 'POST' ? ['{', '', 'x'.repeat(300 * 1024)] : [undefined]) {
            const answer = await call(app.url, endpoint.method, path, { raw });
            expect([answer.status, answer.body.code]).toEqual([401, 'not-signed-in']);
          }
        }
      });
    },
  );
});

describe('the identity service', () => {
  beforeAll(startSharedWorld);

  const operations: { path: string; fields: Record<string, string> }[] = [
    { path: '/api/auth/sign-in/email', fields: { email: '"ada@school.example"', password: '"secret"' } },
    { path: '/api/auth/one-time-token/verify', fields: { token: '"x"' } },
    { path: '/api/auth/update-user', fields: { name: '"Ada"', image: 'null' } },
    { path: '/api/auth/sign-out', fields: { more: 'null' } },
  ];

  it.each(operations)('answers garbage as the contract says: $path', async ({ path, fields }) => {
    const { token } = lesson.teacher;
    const bodies = Object.keys(fields).flatMap((field) =>
      garbage.map((json) => bodyOf({ ...fields, [field]: json })),
    );
    for (const raw of [...bodies, ...wholeBodies]) {
      const { status, body } = await call(app.url, 'POST', path, { token, raw });
      expectOfContract(status, body, path, { raw });
    }
    for (const value of addressGarbage) {
      const { status, body } = await call(app.url, 'POST', `${path}?callbackURL=${value}`, {
        raw: bodyOf(fields),
      });
      expectOfContract(status, body, path, { raw: value });
    }
    for (const headers of headerGarbage) {
      const { status, body } = await call(app.url, 'POST', path, { headers, raw: bodyOf(fields) });
      expectOfContract(status, body, path, { headers });
    }
  });

  it('answers garbage as the contract says: get-session', async () => {
    const path = '/api/auth/get-session';
    for (const headers of headerGarbage) {
      const { status, body } = await call(app.url, 'GET', path, { headers });
      expectOfContract(status, body, path, { headers });
    }
    for (const value of addressGarbage) {
      for (const key of ['disableCookieCache', 'disableRefresh', '__proto__']) {
        const { status, body } = await call(app.url, 'GET', `${path}?${key}=${value}`);
        expectOfContract(status, body, `${path}?${key}=${value}`, {});
      }
    }
  });
});
