import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { joinClass, listTeacherClasses } from '../../contract/classes.ts';

const path = listTeacherClasses.path;

/** A server that says who asked for what, in order. */
async function startServer(): Promise<string[]> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
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
  return asked;
}

/** What a page that has just been opened has of it: what was asked before is forgotten with the page before. */
async function openPage() {
  vi.resetModules();
  const [{ call }, { askEarly }] = [await import('./client.ts'), await import('./early-answers.ts')];
  return { call, askEarly };
}

it('an answer that was asked for early is given once to whoever asks the same', async () => {
  const asked = await startServer();
  const { call, askEarly } = await openPage();
  const early = await (await askEarly(path, 'ada')).json();
  expect(await call(listTeacherClasses, { token: 'ada' })).toEqual(early);
  expect(asked).toEqual([`GET ${path} Bearer ada`]);
  await call(listTeacherClasses, { token: 'ada' });
  expect(asked).toHaveLength(2);
});

it('an early answer is not given to another account', async () => {
  const asked = await startServer();
  const { call, askEarly } = await openPage();
  await askEarly(path, 'emmy');
  await call(listTeacherClasses, { token: 'grace' });
  expect(asked).toEqual([`GET ${path} Bearer emmy`, `GET ${path} Bearer grace`]);
});

it('an early answer is old as soon as something is changed', async () => {
  const asked = await startServer();
  const { call, askEarly } = await openPage();
  await askEarly(path, 'mary');
  await call(joinClass, { body: { classCode: 'ABC234' }, token: 'mary' });
  await call(listTeacherClasses, { token: 'mary' });
  expect(asked).toHaveLength(3);
});

it('nothing is asked early that was asked already: its answer would be old when it is asked again', async () => {
  const asked = await startServer();
  const { call, askEarly } = await openPage();
  await call(listTeacherClasses, { token: 'alan' });
  await expect(askEarly(path, 'alan')).rejects.toThrow('too late');
  await call(listTeacherClasses, { token: 'alan' });
  expect(asked).toHaveLength(2);
});

it('nothing is asked early after something was changed: the account may have signed out', async () => {
  const asked = await startServer();
  const { call, askEarly } = await openPage();
  await call(joinClass, { body: { classCode: 'ABC234' }, token: 'edsger' });
  await expect(askEarly(path, 'edsger')).rejects.toThrow('too late');
  expect(asked).toHaveLength(1);
});
