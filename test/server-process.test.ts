import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { selfSigned } from './certificate.ts';
import { call } from './client.ts';
import { freshPostgresAddress } from './databases.ts';
import { gated, streamed } from './model-scripts.ts';
import type { ModelServer } from './model-server.ts';
import { registerTeacher, startLesson } from './people.ts';
import { freshFolder, Program, startServer } from './processes.ts';
import { startScriptedModel } from './scripted-model.ts';
import { startMailServer } from './started-mail-server.ts';

/** The server as a process: its start, its end and what can prevent them. */

const slow = { timeout: 60_000 };

const runAdmin = (folder: string, ...words: string[]) => new Program('admin', { DATA_DIR: folder }, words);

/** Listens on a port until the test ends. @returns the port */
async function takenPort(): Promise<number> {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  onTestFinished(() => void other.close());
  const address = other.address();
  return typeof address === 'object' && address ? address.port : 0;
}

describe('a start', () => {
  it('prints the address for teachers, the school codes and the tutor', slow, async () => {
    const { program, url } = await startServer(freshFolder(), { SCHOOL_CODES: 'NORTH,SOUTH' });
    const port = new URL(url).port;
    expect(Number(port)).toBeGreaterThan(0);
    expect(program.output).toContain(
      `Teachers register at http://localhost:${port}/teacher-register with the school code NORTH or SOUTH`,
    );
    expect(program.output).toMatch(/Tutor: .+/);
    expect((await call(url, 'GET', '/readyz')).status).toBe(200);
  });

  it('creates a school when none is set, and prints its code at this start alone', slow, async () => {
    const folder = freshFolder();
    const first = await startServer(folder, { SCHOOL_CODES: '' });
    const [, code = ''] = await first.program.says(/school code ([A-Z0-9]{10})\n/);
    await registerTeacher({ url: first.url, schoolCode: code });
    first.program.kill('SIGTERM');
    await first.program.ended();
    const second = await startServer(folder, { SCHOOL_CODES: '' });
    await second.program.says(/teacher-register with the code of their school\n/);
    expect(second.program.output).not.toContain(code);
    await registerTeacher({ url: second.url, schoolCode: code });
  });
});

describe('the first administrator', () => {
  const link =
    /Become the administrator of SCHOOL, .*: (http:\/\/localhost:\d+)\/invitation#([A-Z0-9]{26})\n/;

  it('comes in by a link that only the first start on an empty database prints', slow, async () => {
    const folder = freshFolder();
    const first = await startServer(folder);
    const [, , invitation = ''] = await first.program.says(link);
    first.program.kill('SIGTERM');
    await first.program.ended();
    const second = await startServer(folder);
    await second.program.says(/An earlier start printed the link for the first administrator/);
    const body = { invitation, name: 'Ada', email: 'ada@school.example', password: 'secret' };
    const registered = await call(second.url, 'POST', '/auth/register/invited', { body });
    expect(registered.body).toMatchObject({ success: true, user: { role: 'teacher' } });
    second.program.kill('SIGTERM');
    await second.program.ended();
    const third = await startServer(folder);
    await third.program.says(/Tutor: /);
    for (const { program } of [second, third]) expect(program.output).not.toMatch(link);
    expect(third.program.output).not.toContain('first administrator');
  });
});

describe('a server with a certificate', () => {
  it('speaks HTTPS itself, prints https addresses and marks its cookies as secure', slow, async () => {
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
  });
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

describe('a failed start', () => {
  it.each([
    [{ PORT: 'web' }, 'The setting PORT must be a whole number from 0 to 65535, but is "web".'],
    [{ AI_BASE_URL: 'nowhere' }, 'The setting AI_BASE_URL must be an address such as'],
    [{ HOST: 'no.such.host.invalid' }, 'The setting HOST names an address that is not this machine'],
    [{ HOST: '192.0.2.1' }, 'The setting HOST names an address that is not this machine'],
    [{ BREACHED_PASSWORDS_FILE: '/nowhere' }, 'The setting BREACHED_PASSWORDS_FILE names a file that cannot'],
    [{ DATA_DIR: '/dev/null/data' }, 'The setting DATA_DIR must be a folder that can be written'],
    [
      { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' },
      'The database that the setting DATABASE_URL names cannot be used',
    ],
  ])('ends with one sentence: %o', slow, async (settings, sentence) => {
    const program = new Program('main', { PORT: '0', DATA_DIR: freshFolder(), ...settings });
    expect(await program.ended()).toBe(1);
    expect(program.output.trim().split('\n')).toEqual([expect.stringContaining(sentence)]);
    expect(program.output).not.toContain('secret');
  });

  it('names a port that is in use', slow, async () => {
    const port = await takenPort();
    const program = new Program('main', { PORT: `${port}`, DATA_DIR: freshFolder() });
    expect(await program.ended()).toBe(1);
    expect(program.output).toBe(`Port ${port} is in use. Stop what uses it, or set PORT to another one.\n`);
  });

  it('names the folder that another server is already using', slow, async () => {
    const folder = freshFolder();
    const first = await startServer(folder);
    const second = new Program('main', { PORT: '0', DATA_DIR: folder });
    expect(await second.ended()).toBe(1);
    expect(second.output).toBe(
      `Another Lyceum server is already using ${folder}. Stop it first, or set DATA_DIR to another folder.\n`,
    );
    expect((await call(first.url, 'GET', '/readyz')).status).toBe(200);
  });

  it('does not blame another server when the data folder is a file', slow, async () => {
    const file = join(freshFolder(), 'file');
    writeFileSync(file, '');
    const program = new Program('main', { PORT: '0', DATA_DIR: file });
    expect(await program.ended()).toBe(1);
    expect(program.output).toContain('The setting DATA_DIR must be a folder that can be written');
  });
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

describe('SIGTERM', () => {
  it('lets calls under way finish, and asks the readers of feeds to reconnect', slow, async () => {
    const modelServer = await startScriptedModel();
    const server = await startServer(freshFolder(), {
      AI_BASE_URL: modelServer.url,
      AI_MODEL: 'scripted',
    });
    const { teacher, student, students, session } = await startLesson(server, { students: 2 });
    const feeds = [await teacher.monitor(), await student.events('/api/student/events')];
    for (const feed of feeds) await feed.next('snapshot');
    for (const _question of ['plain', 'streamed'])
      modelServer.script(gated('rest', ['Before. '], ['After.']));
    const plain = student.ask(session.id, 'What is a prime?');
    const streaming = await students[1]?.askStreaming(session.id, 'And an even one?');
    await streaming?.next('delta');
    await expect.poll(() => modelServer.requests.length).toBe(2);

    server.program.kill('SIGTERM');
    for (const feed of feeds) {
      await feed.end();
      expect(feed.reconnectAfter).toBe(1_000);
    }
    await expect(call(server.url, 'GET', '/healthz')).rejects.toThrow();
    modelServer.open('rest');
    expect((await plain).body).toMatchObject({ success: true, response: 'Before. After.' });
    expect((await streaming?.next('done'))?.data.interaction.answer).toBe('Before. After.');
    expect(await server.program.ended()).toBe(0);
    expect(server.program.output).not.toMatch(/error|warn/i);
  });

  it('ends an idle server at once', slow, async () => {
    const { program, url } = await startServer(freshFolder());
    await call(url, 'GET', '/healthz');
    const before = performance.now();
    program.kill('SIGTERM');
    expect(await program.ended()).toBe(0);
    // The grace period is 10 s, but nothing is under way.
    expect(performance.now() - before).toBeLessThan(8_000);
  });
});

/** Kills a server while it answers a student's question, which stays pending. */
async function killInLesson(folder: string, settings: Record<string, string>, modelServer: ModelServer) {
  const server = await startServer(folder, settings);
  const { student, session } = await startLesson(server);
  modelServer.script(gated('never', ['Half an answer. '], ['The rest.']));
  const answer = await student.askStreaming(session.id, 'What is a prime?');
  await answer.next('delta');
  server.program.kill('SIGKILL');
  expect(await server.program.ended()).toBeNull();
  return { student, session };
}

describe('a server that was killed', () => {
  it('leaves a folder that the next server can use, with everything that was committed', slow, async () => {
    const folder = freshFolder();
    const modelServer = await startScriptedModel();
    const settings = { AI_BASE_URL: modelServer.url, AI_MODEL: 'scripted', AUTH_SECRET: 'x'.repeat(32) };
    const { student, session } = await killInLesson(folder, settings, modelServer);

    const second = await startServer(folder, settings);
    const path = `/api/sessions/${session.id}/interactions`;
    const { body } = await call(second.url, 'GET', path, { token: student.token });
    expect(body.interactions).toMatchObject([
      { question: 'What is a prime?', status: 'failed', failure: 'model-failed' },
    ]);
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
    'can be killed: the next server takes over its database at once, and the student can ask again',
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

  it('is the only one on its database: a second start ends with one sentence', slow, async () => {
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
  });

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

describe('the operator’s command', () => {
  it('adds a school beside a running server', slow, async () => {
    const folder = freshFolder();
    const { url } = await startServer(folder);
    const added = runAdmin(folder, 'school', 'add', 'north', 'North High');
    expect(await added.ended()).toBe(0);
    expect(added.output).toBe('Teachers of North High can register with the code NORTH.\n');
    await registerTeacher({ url, schoolCode: 'NORTH' });

    const listed = runAdmin(folder, 'school', 'list');
    expect(await listed.ended()).toBe(0);
    expect(listed.output).toBe('SCHOOL      SCHOOL\nNORTH       North High\n');
  });

  it(
    'prints a name that was stored before names had a schema as one line without controls',
    slow,
    async () => {
      const folder = freshFolder();
      expect(await runAdmin(folder, 'school', 'add', 'north', 'North High').ended()).toBe(0);
      const database = new Database(join(folder, 'lyceum.db'));
      database.prepare('update school set name = ?').run('North\u001b[2J\nSOUTH       South High\u202e');
      database.close();
      const listed = runAdmin(folder, 'school', 'list');
      expect(await listed.ended()).toBe(0);
      expect(listed.output).toBe('NORTH       North\\u{1b}[2J\\u{a}SOUTH       South High\\u{202e}\n');
    },
  );

  it('gives a teacher a new password beside a running server', slow, async () => {
    const folder = freshFolder();
    const server = await startServer(folder);
    const teacher = await registerTeacher(server);
    const monitor = await teacher.monitor();
    await monitor.next('snapshot');
    const reset = runAdmin(folder, 'password', 'reset', teacher.email);
    const [, password] = await reset.says(/^The new password of \S+ is (\S+)\nIt is shown only now\./);
    expect(await reset.ended()).toBe(0);

    await monitor.end();
    expect((await teacher.get('/api/users/me')).status).toBe(401);
    const signIn = (typed: string) =>
      call(server.url, 'POST', '/api/auth/sign-in/email', {
        body: { email: teacher.email, password: typed },
      });
    expect((await signIn(teacher.password)).status).toBe(401);
    expect((await signIn(`${password}`)).body.user.id).toBe(teacher.uid);

    const unknown = runAdmin(folder, 'password', 'reset', 'nobody@school.example');
    expect(await unknown.ended()).toBe(1);
    expect(unknown.output).toBe(
      'No account signs in with nobody@school.example. Please check the email address.\n',
    );
  });

  it('names the school’s safeguarding contact and helpline beside a running server', slow, async () => {
    const folder = freshFolder();
    const server = await startServer(folder);
    const contact = await registerTeacher(server);
    const { student, session } = await startLesson(server);
    const email = contact.email.toUpperCase();
    const named = runAdmin(folder, 'school', 'safeguarding', 'school', 'Ms Okoye', email, '116 111');
    expect(await named.ended()).toBe(0);
    expect(named.output).toBe(
      `Students in need are told of Ms Okoye and 116 111. The account ${email} sees every alert of the school.\n`,
    );

    const { response } = (await student.ask(session.id, 'I want to kill myself.')).body;
    expect(response).toContain('Ms Okoye');
    expect(response).toContain('116 111');
    const { alerts } = (await contact.get('/api/alerts')).body;
    expect(alerts).toMatchObject([{ studentName: student.name }]);
  });

  it('names and removes an administrator of a school beside a running server', slow, async () => {
    const folder = freshFolder();
    const server = await startServer(folder);
    const teacher = await registerTeacher(server);
    const named = runAdmin(folder, 'school', 'administrator', 'school', teacher.email);
    expect(await named.ended()).toBe(0);
    expect(named.output).toBe(`${teacher.email} administers SCHOOL, in the web app under Account, School.\n`);
    expect((await teacher.get('/api/school')).body.school).toMatchObject({ name: 'SCHOOL' });

    const removed = runAdmin(folder, 'school', 'administrator', 'school', teacher.email, '--remove');
    expect(await removed.ended()).toBe(0);
    expect(removed.output).toBe(`${teacher.email} no longer administers SCHOOL.\n`);
    expect((await teacher.get('/api/school')).body.school).toBeNull();
  });

  it(
    'prints a link for an address without an account, and emails it where a mail server is set',
    slow,
    async () => {
      const folder = freshFolder();
      const server = await startServer(folder);
      const address = 'ngozi@school.example';
      const withoutMail = runAdmin(folder, 'school', 'administrator', 'SCHOOL', address);
      expect(await withoutMail.ended()).toBe(0);
      expect(withoutMail.output).toMatch(
        /^ngozi@school\.example administers SCHOOL once they have accepted the invitation\.\n.*shown only now:\nhttp:\/\/localhost:3000\/invitation#[A-Z0-9]{26}\nPlease give it to them yourself\.\n$/,
      );

      const mail = await startMailServer();
      const settings = {
        DATA_DIR: folder,
        SMTP_URL: mail.url,
        MAIL_FROM: 'lyceum@school.example',
        PUBLIC_URL: 'https://lyceum.school.example',
      };
      const words = ['school', 'safeguarding', 'SCHOOL', 'Ms Okoye', address, '116 111'];
      const emailed = new Program('admin', settings, words);
      const [, token] = await emailed.says(
        /https:\/\/lyceum\.school\.example\/invitation#(\w+)\nIt was also emailed/,
      );
      expect(mail.received).toMatchObject([{ to: [address], text: expect.stringContaining(`${token}`) }]);
      mail.treat('refuse');
      const refused = new Program('admin', settings, words);
      await refused.says(/The email with the link was not sent: the mail server refused it\./);
      expect(await refused.ended()).toBe(0);

      const [, newest = ''] = /invitation#(\w+)/.exec(refused.output) ?? [];
      const body = { invitation: newest, name: 'Ngozi', email: address, password: 'secret' };
      const registered = await call(server.url, 'POST', '/auth/register/invited', { body });
      expect(registered.status).toBe(200);
    },
  );

  it('says in one sentence what cannot be done', slow, async () => {
    const folder = freshFolder();
    for (const [words, sentence] of [
      [
        ['school', 'add', 'no', 'North'],
        'A school code has 3 to 10 letters, digits or hyphens; "no" does not fit.',
      ],
      [['school', 'add', 'NORTH'], 'Usage:'],
      [['school', 'safeguarding', 'NORTH', 'Ms Okoye'], 'Usage:'],
      [
        ['school', 'safeguarding', 'NOSUCH', 'Ms Okoye', 'okoye@school.example', '116 111'],
        'There is no school with the code NOSUCH. "school list" shows them all.',
      ],
      [['school', 'administrator', 'NORTH'], 'Usage:'],
      [['school', 'administrator', 'NORTH', 'ada@school.example', 'remove'], 'Usage:'],
      [
        ['school', 'administrator', 'NOSUCH', 'ada@school.example'],
        'There is no school with the code NOSUCH. "school list" shows them all.',
      ],
      [['teacher', 'add'], 'Usage:'],
      [[], 'Usage:'],
    ] as const) {
      const program = runAdmin(folder, ...words);
      expect(await program.ended()).toBe(1);
      expect(program.output).toContain(sentence);
      expect(program.output).not.toContain('    at ');
    }
  });
});

describe('the doctor', () => {
  it('examines an installation beside its server, and says what to do', slow, async () => {
    const folder = freshFolder();
    const { url } = await startServer(folder);
    const model = await startScriptedModel();
    model.script(streamed(['Five.']), /two and three/);
    const mail = await startMailServer();
    const settings = {
      DATA_DIR: folder,
      PORT: new URL(url).port,
      AI_BASE_URL: model.url,
      AI_MODEL: 'scripted',
      SMTP_URL: mail.url,
      MAIL_FROM: 'lyceum@school.example',
    };
    const doctor = new Program('admin', settings, ['doctor']);
    expect(await doctor.ended()).toBe(0);
    expect(doctor.output).toMatch(/^look {2}Settings .*PUBLIC_URL is not/m);
    expect(doctor.output).toMatch(/^ok {4}Database .*lyceum\.db is whole/m);
    expect(doctor.output).toMatch(/^ok {4}Server .*is ready/m);
    expect(doctor.output).toMatch(/^ok {4}Model .*The tutor, scripted at .*answered a small question/m);
    expect(doctor.output).toMatch(/^ok {4}Mail .*No email was sent/m);
    expect(mail.received).toEqual([]);
  });

  it('ends with 1 and names a setting that no server would start with', slow, async () => {
    const doctor = new Program('admin', { DATA_DIR: freshFolder(), PORT: 'abc' }, ['doctor']);
    expect(await doctor.ended()).toBe(1);
    expect(doctor.output).toMatch(/^bad {3}Settings {4}The setting PORT must be a whole number/m);
    expect(doctor.output).toMatch(/→ Correct this setting first/);
  });
});

describe('the metrics', () => {
  it('of a server as a process tell of the process, too', slow, async () => {
    const { url } = await startServer(freshFolder());
    const { body } = await call(url, 'GET', '/metrics');
    expect(body).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
    expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
    expect(body).toMatch(/^lyceum_info\{version="[\d.]+"\} 1$/m);
  });
});

describe('the seed', () => {
  it('creates a school whose people can sign in, on an empty database only', slow, async () => {
    const folder = freshFolder();
    const seed = new Program('seed', { DATA_DIR: folder });
    expect(await seed.ended()).toBe(0);
    expect(seed.output).toContain('Teacher: ada@school.example with the password paper boat 7');

    const { url } = await startServer(folder, { SCHOOL_CODES: '' });
    const signIn = async (email: string, password: string) => {
      const body = { email, password };
      return (await call(url, 'POST', '/api/auth/sign-in/email', { body })).body.token;
    };
    const ada = { token: await signIn('ada@school.example', 'paper boat 7') };
    const { classes } = (await call(url, 'GET', '/api/classes/teacher', ada)).body;
    expect(classes.map((each: { sessionStatus: string }) => each.sessionStatus).toSorted()).toEqual([
      'closed',
      'open',
    ]);
    const people = new Set(classes.flatMap((each: { students: string[] }) => each.students));
    expect(people.size).toBe(24);
    const { currentSessionId } = classes.find(
      (each: { sessionStatus: string }) => each.sessionStatus === 'open',
    );
    const asked = await call(url, 'GET', `/api/sessions/${currentSessionId}/interactions`, ada);
    expect(asked.body.interactions.length).toBeGreaterThan(5);
    expect(asked.body.interactions).toEqual(
      asked.body.interactions.map(() => expect.objectContaining({ status: 'answered' })),
    );
    const amara = { token: await signIn('amara.okafor@student.lyceum.local', 'password') };
    expect((await call(url, 'GET', '/api/classes/student', amara)).body.classes).toHaveLength(1);

    const again = new Program('seed', { DATA_DIR: folder });
    expect(await again.ended()).toBe(1);
    expect(again.output.trim().split('\n')).toEqual([
      expect.stringContaining('This database has accounts already'),
    ]);
  });
});
