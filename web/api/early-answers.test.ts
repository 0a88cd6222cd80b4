import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { joinClass, listTeacherClasses } from '../../contract/classes.ts';

const path = listTeacherClasses.path;

/** A server that records its requests. @returns the requests in their order */
async function startServer(): Promise<string[]> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.setHeader('content-type', 'application/json').end('{"success":true,"classes":[]}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('VITE_API_BASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    server.close();
  });
  return requests;
}

/** The modules as in a newly opened page, without anything that an earlier test asked for. */
async function openPage() {
  vi.resetModules();
  const [{ call }, { askEarly }] = [await import('./client.ts'), await import('./early-answers.ts')];
  return { call, askEarly };
}

it('an early answer is used for the first call that asks the same', async () => {
  const requests = await startServer();
  const { call, askEarly } = await openPage();
  const early = await (await askEarly(path, 'ada')).json();
  expect(await call(listTeacherClasses, { token: 'ada' })).toEqual(early);
  expect(requests).toEqual([`GET ${path} Bearer ada`]);
  await call(listTeacherClasses, { token: 'ada' });
  expect(requests).toHaveLength(2);
});

it('an early answer is not used for another account', async () => {
  const requests = await startServer();
  const { call, askEarly } = await openPage();
  await askEarly(path, 'emmy');
  await call(listTeacherClasses, { token: 'grace' });
  expect(requests).toEqual([`GET ${path} Bearer emmy`, `GET ${path} Bearer grace`]);
});

it('an early answer is not used after a change', async () => {
  const requests = await startServer();
  const { call, askEarly } = await openPage();
  await askEarly(path, 'mary');
  await call(joinClass, { body: { classCode: 'ABC234' }, token: 'mary' });
  await call(listTeacherClasses, { token: 'mary' });
  expect(requests).toHaveLength(3);
});

it('a call that the page has already made is not made early: its answer would be old when it is needed', async () => {
  const requests = await startServer();
  const { call, askEarly } = await openPage();
  await call(listTeacherClasses, { token: 'alan' });
  await expect(askEarly(path, 'alan')).rejects.toThrow('too late');
  await call(listTeacherClasses, { token: 'alan' });
  expect(requests).toHaveLength(2);
});

it('nothing is asked early after something was changed: the account may have signed out [spec 10.83]', async () => {
  const requests = await startServer();
  const { call, askEarly } = await openPage();
  await call(joinClass, { body: { classCode: 'ABC234' }, token: 'edsger' });
  await expect(askEarly(path, 'edsger')).rejects.toThrow('too late');
  expect(requests).toHaveLength(1);
});
