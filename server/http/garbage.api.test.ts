import { beforeAll, describe, it } from 'vitest';
import { call } from '../../test/client.ts';
import {
  app,
  bodyOf,
  everyEndpoint,
  expectOfContract,
  lesson,
  pathOf,
  send,
  startOwnLesson,
  startSharedApp,
  validFields,
} from '../../test/every-endpoint.ts';
import {
  addressGarbage,
  forgedCursors,
  headerGarbage,
  otherTypes,
  strings,
  wholeBodies,
} from '../../test/garbage.ts';

/**
 * Whatever a client sends, the server answers as the contract says: a success or a refusal, never a 5xx. This
 * file has what may reach the database, and runs on both engines; refused-bodies.api.test.ts has what does
 * not.
 */

beforeAll(startSharedApp);

describe.each(everyEndpoint)('$name:', ({ name, endpoint }) => {
  beforeAll(startOwnLesson);

  it('answers garbage strings in any field of its body as the contract says [spec 7.2]', async () => {
    const valid = validFields(name);
    const fields = Object.keys(endpoint.body?.shape ?? {});
    for (const field of fields) {
      for (const json of strings)
        await send(endpoint, pathOf(endpoint), { raw: bodyOf({ ...valid, [field]: json }) });
    }
  });

  it('answers garbage in its address as the contract says', async () => {
    const raw = endpoint.body && bodyOf(validFields(name));
    for (const value of addressGarbage) {
      for (const param of Object.keys(endpoint.params?.shape ?? {})) {
        await send(endpoint, pathOf(endpoint, { [param]: value }), { raw });
      }
      for (const key of Object.keys(endpoint.query?.shape ?? {})) {
        await send(endpoint, `${pathOf(endpoint)}?${key}=${value}`, { raw });
        await send(endpoint, `${pathOf(endpoint)}?${key}=${value}&${key}=1&${key}[x]=1`, { raw });
      }
    }
    for (const cursor of endpoint.query?.shape.cursor ? forgedCursors : [])
      await send(endpoint, `${pathOf(endpoint)}?cursor=${cursor}`, { raw });
  });

  // Only endpoints that stream read a header besides the token: the key of a question, or the last event that
  // a reader has.
  if (!endpoint.streams) return;

  it('answers garbage in its headers as the contract says', async () => {
    const raw = endpoint.body && bodyOf(validFields(name));
    for (const headers of headerGarbage) await send(endpoint, pathOf(endpoint), { raw, headers });
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
