import { chmodSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { selfSigned } from './certificate.ts';
import { call } from './client.ts';
import { freshPostgresAddress } from './databases.ts';
import { killInLesson } from './killed-lesson.ts';
import { streamed } from './model-scripts.ts';
import { registerTeacher } from './people.ts';
import { freshFolder, Program, startServer } from './processes.ts';
import { startScriptedModel } from './scripted-model.ts';

/** Starts of the server in every state in which it can find its data. */

const slow = { timeout: 60_000 };

describe('a server with a certificate', () => {
  it(
    'speaks HTTPS itself, prints https addresses and marks its cookies as secure [standard 15.8]',
    slow,
    async () => {
      const { cert, key } = selfSigned('DNS:localhost');
      const program = new Program('main', {
        PORT: '0',
        HOST: '0.0.0.0',
        DATA_DIR: freshFolder(),
        SCHOOL_CODES: 'SCHOOL',
        TLS_CERT: cert,
        TLS_KEY: key,
      });
      const [, port = ''] = await program.says(/Lyceum is ready at https:\/\/localhost:(\d+)/);
      await program.says(/Teachers register at https:\/\/localhost:/);
      await program.says(/The certificate of TLS_CERT is self-signed/);
      expect(program.output).not.toContain('http://');
      const post = (path: string, body: object) =>
        new Promise<{ status: number | undefined; cookies: string[]; text: string }>((resolve, reject) => {
          const headers = { 'content-type': 'application/json' };
          const options = { method: 'POST', headers, ca: readFileSync(cert) };
          const outgoing = request(`https://localhost:${port}${path}`, options, async (answer) => {
            let text = '';
            for await (const piece of answer) text += piece;
            resolve({ status: answer.statusCode, cookies: answer.headers['set-cookie'] ?? [], text });
          });
          outgoing.on('error', reject).end(JSON.stringify(body));
        });
      const account = { email: 'ada@school.example', password: 'secret' };
      expect(await post('/auth/register', { ...account, name: 'Ada', schoolCode: 'SCHOOL' })).toMatchObject({
        status: 200,
      });
      const { status, cookies } = await post('/api/auth/sign-in/email', account);
      expect(status).toBe(200);
      expect(cookies.length).toBeGreaterThan(0);
      for (const cookie of cookies) expect(cookie).toMatch(/; Secure(;|$)/i);
      program.kill('SIGTERM');
      expect(await program.ended()).toBe(0);
    },
  );
});

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  it(
    'can be read by the account of the server alone, even where an older version left it open',
    slow,
    async () => {
      const folder = freshFolder();
      const modes = () =>
        readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777]);
      const ownerOnly = () => readdirSync(folder).map((name) => [name, 0o600]);
      const first = await startServer(folder);
      await registerTeacher(first);
      expect(readdirSync(folder)).toEqual(
        expect.arrayContaining(['auth-secret', 'lock.db', 'lyceum.db-wal']),
      );
      expect(modes()).toEqual(ownerOnly());
      first.program.kill('SIGKILL');
      await first.program.ended();
      chmodSync(folder, 0o755);
      for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);

      await registerTeacher(await startServer(folder), { email: 'grace@school.example' });
      expect(statSync(folder).mode & 0o777).toBe(0o700);
      expect(modes()).toEqual(ownerOnly());
    },
  );

  it(
    'causes a warning while others can read it, as do a model over plain HTTP and a proxy without PUBLIC_URL',
    slow,
    async () => {
      const folder = freshFolder();
      chmodSync(folder, 0o1777);
      const { program } = await startServer(folder, {
        TRUST_PROXY: '1',
        AI_BASE_URL: 'http://models.invalid/v1',
        AI_MODEL: 'small',
      });
      for (const warning of [
        'Other accounts of this machine can read',
        'over plain HTTP',
        'PUBLIC_URL is not',
      ])
        await program.says(new RegExp(`Warning: .*${warning}`));
    },
  );
});

describe('a password', () => {
  it('is stored as its hash at the full cost', slow, async () => {
    const folder = freshFolder();
    const server = await startServer(folder);
    const teacher = await registerTeacher(server);
    const database = new Database(join(folder, 'lyceum.db'), { readonly: true });
    onTestFinished(() => void database.close());
    const storedHash = database.prepare('select password from auth_account where user_id = ?').pluck();
    expect(storedHash.get(teacher.uid)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

const databases = process.env.TEST_DATABASE_URL;

describe('a first start that is killed', () => {
  it.each([0, 25, 100])(
    '%s ms after it created the database lets the next one start',
    slow,
    async (after) => {
      const folder = freshFolder();
      const killed = new Program('main', { PORT: '0', DATA_DIR: folder, SCHOOL_CODES: 'SCHOOL' });
      while (!existsSync(join(folder, 'lyceum.db'))) await wait(1);
      await wait(after);
      killed.kill('SIGKILL');
      await killed.ended();
      const { url } = await startServer(folder);
      expect((await call(url, 'GET', '/readyz')).status).toBe(200);
    },
  );
});

describe.runIf(databases)('a server on PostgreSQL', () => {
  it(
    'can be killed: the next server takes over its database at once, and the student can ask again [spec 10.71]',
    slow,
    async () => {
      const modelServer = await startScriptedModel();
      const settings = {
        DATABASE_URL: await freshPostgresAddress(),
        AI_BASE_URL: modelServer.url,
        AI_MODEL: 'scripted',
        AUTH_SECRET: 'x'.repeat(32),
      };
      const { student, session } = await killInLesson(freshFolder(), settings, modelServer);

      const second = await startServer(freshFolder(), settings);
      const ready = performance.now();
      modelServer.script(streamed(['Which numbers divide it?']));
      const body = { sessionId: session.id, question: 'And what is an even one?' };
      const asked = await call(second.url, 'POST', '/api/student/ask', { token: student.token, body });
      expect(asked.body).toMatchObject({ success: true, response: 'Which numbers divide it?' });
      expect(performance.now() - ready).toBeLessThan(10_000);
      const path = `/api/sessions/${session.id}/interactions`;
      const { interactions } = (await call(second.url, 'GET', path, { token: student.token })).body;
      expect(interactions).toMatchObject([
        { status: 'failed', failure: 'model-failed' },
        { status: 'answered' },
      ]);
    },
  );

  it(
    'is the only one on its database: a second start ends with one sentence [spec 10.72]',
    slow,
    async () => {
      const DATABASE_URL = await freshPostgresAddress();
      const first = await startServer(freshFolder(), { DATABASE_URL });
      const second = new Program('main', { PORT: '0', DATA_DIR: freshFolder(), DATABASE_URL });
      expect(await second.ended()).toBe(1);
      expect(second.output).toBe(
        'Another Lyceum server is already using the database that the setting DATABASE_URL names, and would miss the events of this one. Stop it first, or set DATABASE_URL to another database. Several nodes share one only with the same REDIS_URL on each.\n',
      );
      expect((await call(first.url, 'GET', '/readyz')).status).toBe(200);
      first.program.kill('SIGTERM');
      expect(await first.program.ended()).toBe(0);
      await startServer(freshFolder(), { DATABASE_URL });
    },
  );

  it('allows the operator’s command and the seed beside it', slow, async () => {
    const settings = { DATA_DIR: freshFolder(), DATABASE_URL: await freshPostgresAddress() };
    const { url } = await startServer(settings.DATA_DIR, settings);
    const added = new Program('admin', settings, ['school', 'add', 'north', 'North High']);
    expect(await added.ended()).toBe(0);
    const seed = new Program('seed', settings);
    expect(await seed.ended()).toBe(0);
    await registerTeacher({ url, schoolCode: 'NORTH' });
  });
});
