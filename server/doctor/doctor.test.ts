import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { refused, streamed } from '../../test/model-scripts.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';
import { startMailServer } from '../../test/started-mail-server.ts';
import { readMailSettings } from '../mail/settings.ts';
import { createOpenAiCompatibleModel } from '../model/client.ts';
import { checkClock } from './clock.ts';
import { checkDatabase } from './database.ts';
import { checkDisk } from './disk.ts';
import { type Finding, linesOf } from './finding.ts';
import { checkMail } from './mail.ts';
import { checkModels } from './model.ts';
import { checkPublicAddress } from './public-address.ts';
import { checkServer } from './server.ts';

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A port on this machine that answers every call with this status; null: nothing listens there. */
async function portWith(status: number | null): Promise<number> {
  const server = createServer((_request, response) => response.writeHead(status ?? 500).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise((resolve) => server.close(resolve));
  if (status === null) await close();
  else onTestFinished(() => void close());
  return port;
}

describe('the disk', () => {
  const dataDir = '/srv/lyceum';
  const system =
    (mebibytes: number, { files = 1_000_000, ffree = 500_000 } = {}) =>
    async () => ({
      // 256 blocks of 4 KiB are one MiB.
      bavail: mebibytes * 256,
      bsize: 4_096,
      files,
      ffree,
    });

  it.each([
    ['much room', 50_000, 'good'],
    ['room for a few days', 1_000, 'look'],
    ['no room', 100, 'bad'],
  ])('with %s: %i MiB is %s [spec 10.231]', async (_name, mebibytes, state) => {
    const finding = await checkDisk({ dataDir, databaseUrl: undefined }, system(mebibytes));
    expect(finding).toMatchObject({ state, said: `${mebibytes} MiB are free where /srv/lyceum is.` });
    expect(finding.todo !== undefined).toBe(state !== 'good');
  });

  it('that can hold no more files is full, whatever room it has', async () => {
    const finding = await checkDisk({ dataDir, databaseUrl: undefined }, system(50_000, { ffree: 10 }));
    expect(finding.state).toBe('bad');
  });

  it('of the data folder hardly matters beside a PostgreSQL server', async () => {
    const finding = await checkDisk({ dataDir, databaseUrl: 'postgres://x/y' }, system(100));
    expect(finding.state).toBe('good');
  });
});

describe('the clock', () => {
  const now = new Date('2026-11-25T08:00:00Z');
  const differing = (seconds: number) => [
    { whose: 'models.example', theirs: now.getTime() + seconds * 1_000, ours: now.getTime() },
    { whose: 'the database', theirs: now.getTime(), ours: now.getTime() },
  ];

  it.each([
    [1, 'good'],
    [-5, 'look'],
    [40, 'bad'],
  ])('that differs by %i seconds from another one is %s', (seconds, state) => {
    const finding = checkClock(now, differing(seconds), true);
    expect(finding.state).toBe(state);
    if (state !== 'good')
      expect(finding.said).toContain(`differs by ${Math.abs(seconds)} seconds from that of models.example`);
  });

  it('that nothing keeps right is looked at', () => {
    expect(checkClock(now, [], false)).toMatchObject({
      state: 'look',
      todo: expect.stringContaining('set-ntp'),
    });
    expect(checkClock(now, [], null).said).toContain('2026-11-25 08:00:00 UTC');
  });
});

describe('the embedded database', () => {
  it('need not be there before the first start, and is not made', async () => {
    const dataDir = freshFolder();
    for (let times = 0; times < 2; times++)
      expect(await checkDatabase({ dataDir, databaseUrl: undefined })).toMatchObject({
        isThere: false,
        finding: { state: 'good', said: expect.stringContaining('There is none yet') },
      });
  });

  it('that is damaged is found', async () => {
    const dataDir = freshFolder();
    writeFileSync(join(dataDir, 'lyceum.db'), 'not a database, '.repeat(1_000));
    const { finding } = await checkDatabase({ dataDir, databaseUrl: undefined });
    expect(finding).toMatchObject({ state: 'bad', todo: expect.stringContaining('restore the last backup') });
  });
});

it('a PostgreSQL server that does not answer is found, and its password is not shown', async () => {
  const databaseUrl = `postgres://ada:geheim@127.0.0.1:${await portWith(null)}/lyceum`;
  const { finding } = await checkDatabase({ dataDir: '/', databaseUrl });
  expect(finding).toMatchObject({ state: 'bad', said: expect.stringContaining('ECONNREFUSED') });
  expect(JSON.stringify(finding)).not.toContain('geheim');
});

describe.runIf(process.env.TEST_DATABASE_URL)('a PostgreSQL server', () => {
  const databaseUrl = process.env.TEST_DATABASE_URL ?? '';

  it('that answers is good', async () => {
    const { finding, isThere } = await checkDatabase({ dataDir: '/', databaseUrl });
    expect([isThere, finding.state]).toEqual([true, 'good']);
    expect(finding.said).toMatch(/^PostgreSQL \d+/);
  });

  it('without the database is told from one that does not answer', async () => {
    const url = new URL(databaseUrl);
    url.pathname = '/there_is_no_such_database';
    const { finding } = await checkDatabase({ dataDir: '/', databaseUrl: url.href });
    expect(finding).toMatchObject({ state: 'bad', todo: expect.stringContaining('Create the database') });
  });
});

it.each([
  [200, 'good'],
  [503, 'bad'],
  [404, 'bad'],
  [null, 'look'],
])('a server that answers %s is %s', async (status, state) => {
  const port = await portWith(status);
  expect(await checkServer({ host: '0.0.0.0', port, tls: undefined })).toMatchObject({
    part: 'Server',
    state,
  });
});

describe('the address that people open', () => {
  it('is tried from this machine', async () => {
    const app = createServer((_request, response) => response.end('{"success":true}')).listen(0, '127.0.0.1');
    onTestFinished(() => void app.close());
    await once(app, 'listening');
    const { port } = app.address() as AddressInfo;
    expect(await checkPublicAddress(`http://127.0.0.1:${port}`)).toMatchObject([{ state: 'good' }]);
    const other = `http://127.0.0.1:${await portWith(200)}`;
    expect(await checkPublicAddress(other)).toMatchObject([
      { state: 'look', said: `${other} answers 200, not as Lyceum does, seen from this machine.` },
    ]);
    expect(await checkPublicAddress(`http://127.0.0.1:${await portWith(null)}`)).toMatchObject([
      { state: 'look', said: expect.stringContaining('ECONNREFUSED') },
    ]);
    expect(await checkPublicAddress(undefined)).toEqual([]);
  });
});

describe('the models', () => {
  it('each answer a small question, or are named with what to do', async () => {
    const server = await startScriptedModel();
    server.script(streamed(['Five.']), /two and three/);
    const model = createOpenAiCompatibleModel({ baseUrl: server.url, model: 'answers' });
    const broken = await startScriptedModel();
    broken.script(refused(401), /two and three/);
    const fallback = createOpenAiCompatibleModel({ baseUrl: broken.url, model: 'refuses', apiKey: 'geheim' });
    server.script(streamed(['Five.']), /two and three/);
    const keyModel = createOpenAiCompatibleModel({ baseUrl: server.url, model: 'solves' });
    const findings = await checkModels({ model, fallback, judge: null, guard: undefined, keyModel });
    expect(findings).toEqual([
      expect.objectContaining({
        state: 'good',
        said: expect.stringMatching(/^The tutor, answers at .* answered/),
      }),
      expect.objectContaining({ state: 'bad', todo: 'Its server did not accept the key.' }),
      expect.objectContaining({
        state: 'good',
        said: expect.stringMatching(/^The model for answer keys, solves at .* answered/),
      }),
    ]);
    expect(JSON.stringify(findings)).not.toContain('geheim');
  });
});

describe('the mail server', () => {
  it('is asked without an email being sent', async () => {
    const mail = await startMailServer();
    const settings = readMailSettings(mail.url, 'lyceum@school.example');
    expect(await checkMail(settings)).toMatchObject({ state: 'good' });
    expect(mail.received).toEqual([]);
  });

  it('that is not there is found, and its password is not shown', async () => {
    const settings = readMailSettings(
      `smtp://ada:geheim@127.0.0.1:${await portWith(null)}`,
      'lyceum@school.example',
    );
    const finding = await checkMail(settings);
    expect(finding).toMatchObject({ state: 'bad', said: 'The mail server 127.0.0.1 cannot be reached.' });
    expect(JSON.stringify(finding)).not.toContain('geheim');
  });

  it('that is not set is looked at', async () => {
    expect(await checkMail(undefined)).toMatchObject({ state: 'look', todo: 'Set SMTP_URL and MAIL_FROM.' });
  });
});

it('the findings are lines with what to do below, and a sum', () => {
  const findings: Finding[] = [
    { part: 'Disk', state: 'good', said: 'There is room.' },
    { part: 'Mail', state: 'bad', said: 'It is down.', todo: 'Start it.' },
  ];
  expect(linesOf(findings)).toEqual([
    'ok    Disk        There is room.',
    'bad   Mail        It is down.',
    '                  → Start it.',
    '',
    'To repair: 1. To look at: 0. The arrows say how.',
  ]);
  expect(linesOf(findings.slice(0, 1)).at(-1)).toBe('Everything is in order.');
});
