import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../test/client.ts';
import {
  app,
  bodyOf,
  everyEndpoint,
  expectOfContract,
  lesson,
  pathOf,
  sendSome,
  startOwnLesson,
  startSharedApp,
  tokenFor,
  validFields,
} from '../../test/every-endpoint.ts';
import {
  addressGarbage,
  forgedCursors,
  headerGarbage,
  long,
  otherTypes,
  strings,
  wholeBodies,
} from '../../test/garbage.ts';

/**
 * Whatever a client sends, the server answers as the contract says: a success or a refusal, never a 5xx. Of these calls
 * `npm test` makes one of `oneDamagedCallOf`, so that each value reaches some endpoints, and `npm run test:long` makes all.
 */

/** More than a body may have. */
const tooLong = 'x'.repeat(300 * 1024);

beforeAll(startSharedApp);

describe.each(everyEndpoint)('$name:', ({ name, endpoint }) => {
  beforeAll(startOwnLesson);

  const { body } = endpoint;
  if (body)
    it('answers garbage in any field of its body as the contract says [spec 7.2]', async () => {
      const valid = validFields(name);
      for (const field of Object.keys(body.shape)) {
        for (const json of [...strings, ...otherTypes])
          await sendSome(endpoint, pathOf(endpoint), { raw: bodyOf({ ...valid, [field]: json }) });
      }
    });

  if (endpoint.method === 'POST')
    it('answers a body that no call accepts as the contract says', async () => {
      for (const raw of wholeBodies) await sendSome(endpoint, pathOf(endpoint), { raw });
    });

  it('answers garbage in its address and its headers as the contract says', async () => {
    const raw = body && bodyOf(validFields(name));
    for (const value of addressGarbage) {
      for (const param of Object.keys(endpoint.params?.shape ?? {})) {
        await sendSome(endpoint, pathOf(endpoint, { [param]: value }), { raw });
      }
      for (const key of Object.keys(endpoint.query?.shape ?? {})) {
        await sendSome(endpoint, `${pathOf(endpoint)}?${key}=${value}`, { raw });
        await sendSome(endpoint, `${pathOf(endpoint)}?${key}=${value}&${key}=1&${key}[x]=1`, { raw });
      }
    }
    for (const cursor of endpoint.query?.shape.cursor ? forgedCursors : [])
      await sendSome(endpoint, `${pathOf(endpoint)}?cursor=${cursor}`, { raw });
    for (const unknown of ['nosuch=%00', 'nosuch=%', '__proto__=%ED%A0%80', `__proto__[x]=${long}`])
      await sendSome(endpoint, `${pathOf(endpoint)}?${unknown}`, { raw });
    for (const headers of headerGarbage) await sendSome(endpoint, pathOf(endpoint), { raw, headers });
  });

  if (endpoint.method === 'POST')
    it('refuses a body that is too large', async () => {
      const raw = bodyOf({ ...validFields(name), more: JSON.stringify(tooLong) });
      const answer = await call(app.url, 'POST', pathOf(endpoint), { token: tokenFor(endpoint), raw });
      expect([answer.status, answer.body.code]).toEqual([413, 'too-large']);
    });

  if (endpoint.caller !== 'anyone')
    it('asks for a token before it looks at anything else [spec 7.1]', async () => {
      const paths = [pathOf(endpoint), pathOf(endpoint, { classId: '%00', sessionId: '%00' })];
      for (const path of paths)
        for (const raw of endpoint.method === 'POST' ? ['{', '', tooLong] : [undefined]) {
          const answer = await call(app.url, endpoint.method, path, { raw });
          expect([answer.status, answer.body.code]).toEqual([401, 'not-signed-in']);
        }
    });

  if (endpoint.caller === 'teacher' || endpoint.caller === 'student')
    it('asks for the role before it looks at what was sent', async () => {
      const { token } = endpoint.caller === 'teacher' ? lesson.student : lesson.teacher;
      const raw = endpoint.method === 'POST' ? '{' : undefined;
      const path = pathOf(endpoint, { classId: '%00', sessionId: '%00' });
      const answer = await call(app.url, endpoint.method, path, { token, raw });
      expect([answer.status, answer.body.code]).toEqual([403, `${endpoint.caller}-only`]);
    });
});

describe('the identity service', () => {
  beforeAll(startOwnLesson);

  const operations: { path: string; fields: Record<string, string> }[] = [
    { path: '/api/auth/sign-in/email', fields: { email: '"ada@school.example"', password: '"secret"' } },
    { path: '/api/auth/one-time-token/verify', fields: { token: '"x"' } },
    { path: '/api/auth/update-user', fields: { name: '"Ada"', image: 'null' } },
    { path: '/api/auth/sign-out', fields: { more: 'null' } },
  ];

  it.each(operations)('answers garbage as the contract says: $path', async ({ path, fields }) => {
    const { token } = lesson.teacher;
    const bodies = Object.keys(fields).flatMap((field) =>
      [...strings, ...otherTypes].map((json) => bodyOf({ ...fields, [field]: json })),
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
