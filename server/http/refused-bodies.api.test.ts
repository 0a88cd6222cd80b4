import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../test/client.ts';
import {
  app,
  bodyOf,
  everyEndpoint,
  lesson,
  pathOf,
  send,
  startOwnLesson,
  startSharedApp,
  tokenFor,
  validFields,
} from '../../test/every-endpoint.ts';
import { headerGarbage, long, otherTypes, wholeBodies } from '../../test/garbage.ts';

/**
 * What the server refuses, or does not read, before it asks the database; these tests therefore run on one
 * engine only.
 */

beforeAll(startSharedApp);

describe.each(everyEndpoint)('$name:', ({ name, endpoint }) => {
  beforeAll(startOwnLesson);

  it('does not read unknown parameters and headers, whatever they hold', async () => {
    const raw = endpoint.body && bodyOf(validFields(name));
    for (const unknown of ['nosuch=%00', 'nosuch=%', '__proto__=%ED%A0%80', `__proto__[x]=${long}`])
      await send(endpoint, `${pathOf(endpoint)}?${unknown}`, { raw });
    for (const headers of headerGarbage) await send(endpoint, pathOf(endpoint), { raw, headers });
  });

  if (endpoint.method === 'GET') return;

  it('answers values of the wrong type in any field of its body as the contract says', async () => {
    const valid = validFields(name);
    for (const field of Object.keys(endpoint.body?.shape ?? {})) {
      for (const json of otherTypes)
        await send(endpoint, pathOf(endpoint), { raw: bodyOf({ ...valid, [field]: json }) });
    }
  });

  it('answers a body that no call accepts as the contract says', async () => {
    for (const raw of wholeBodies) await send(endpoint, pathOf(endpoint), { raw });
  });
});

describe('first of all', () => {
  beforeAll(startOwnLesson);

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

      if (endpoint.caller === 'account') return;

      it('asks for the role before it looks at what was sent', async () => {
        const { token } = endpoint.caller === 'teacher' ? lesson.student : lesson.teacher;
        const raw = endpoint.method === 'POST' ? '{' : undefined;
        const path = pathOf(endpoint, { classId: '%00', sessionId: '%00' });
        const answer = await call(app.url, endpoint.method, path, { token, raw });
        expect([answer.status, answer.body.code]).toEqual([403, `${endpoint.caller}-only`]);
      });
    },
  );
});
