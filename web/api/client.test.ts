import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { joinClass, listTeacherClasses } from '../../contract/classes.ts';
import { ContractError, errors } from '../../contract/errors.ts';
import { startSession } from '../../contract/live-sessions.ts';
import { listSessionInteractions } from '../../contract/work.ts';
import { bearer } from './bearer.ts';
import { call, pathOf } from './client.ts';
import { ConnectionError } from './connection-error.ts';

describe('the path of a call', () => {
  it('fills in its parameters, escaped', () => {
    expect(pathOf(startSession, { params: { classId: 'a/b?c' } })).toBe(
      '/api/classes/a%2Fb%3Fc/start-session',
    );
  });

  it('has its query without undefined values', () => {
    const input = { params: { sessionId: 'S' }, query: { studentUid: 'u 1', cursor: undefined, limit: 20 } };
    expect(pathOf(listSessionInteractions, input)).toBe(
      '/api/sessions/S/interactions?studentUid=u+1&limit=20',
    );
  });
});

/** Starts a server, and makes its address the one that the build names. */
async function startServer(answer: RequestListener) {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('VITE_API_BASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    server.close();
  });
  return server;
}

it('a call goes to the server that the build names, with the bearer token and JSON [spec 1.15 7.1]', async () => {
  const asked: unknown[] = [];
  await startServer(async (request, response) => {
    const body = await new Response(Readable.toWeb(request) as ReadableStream).json();
    asked.push(request.method, request.url, request.headers.authorization, body);
    response.setHeader('content-type', 'application/json').end('{"success":true,"message":"You joined."}');
  });
  const answer = await call(joinClass, { body: { classCode: 'ABC234' }, token: 'a-token' });
  expect(asked).toEqual(['POST', '/api/classes/join', 'Bearer a-token', { classCode: 'ABC234' }]);
  expect(answer.message).toBe('You joined.');
});

describe('a call whose bearer token is refused', () => {
  async function callWith(renew: (stale: string) => Promise<string | null>) {
    await startServer((request, response) => {
      const fresh = request.headers.authorization === 'Bearer fresh';
      const refusal = { success: false, code: 'not-signed-in', message: errors['not-signed-in'][1] };
      response.writeHead(fresh ? 200 : 401, { 'content-type': 'application/json' });
      response.end(JSON.stringify(fresh ? { success: true, classes: [] } : refusal));
    });
    bearer.set('stale');
    bearer.renewWith(renew);
    onTestFinished(() => bearer.set(null));
    return call(listTeacherClasses, {});
  }

  it('is made again with a renewed token', async () => {
    expect(await callWith(async () => 'fresh')).toMatchObject({ classes: [] });
  });

  it('is refused when no token can be had', async () => {
    await expect(callWith(async () => null)).rejects.toThrow(ContractError);
  });

  it('is a connection error when the server cannot be reached for a new token', async () => {
    const unreachable = () => Promise.reject(new ConnectionError());
    await expect(callWith(unreachable)).rejects.toThrow(ConnectionError);
  });
});

describe('a call whose answer has only begun', () => {
  const beginAnswer = () =>
    startServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"success":');
    });

  it('fails with the reason for which its caller aborts it', async () => {
    const server = await beginAnswer();
    const controller = new AbortController();
    const answer = call(listTeacherClasses, { signal: controller.signal });
    await once(server, 'request');
    setTimeout(() => controller.abort(new Error('not needed any more')), 20);
    await expect(answer).rejects.toThrow('not needed any more');
  });

  it('is a connection error when the connection breaks', async () => {
    const server = await beginAnswer();
    const answer = call(listTeacherClasses, {});
    await once(server, 'request');
    setTimeout(() => server.closeAllConnections(), 20);
    await expect(answer).rejects.toThrow(ConnectionError);
  });
});
