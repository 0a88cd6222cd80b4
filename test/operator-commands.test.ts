import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { call } from './client.ts';
import { streamed } from './model-scripts.ts';
import { registerTeacher, startLesson } from './people.ts';
import { freshFolder, Program, startServer } from './processes.ts';
import { startScriptedModel } from './scripted-model.ts';
import { startMailServer } from './started-mail-server.ts';

/** The operator's commands, as processes beside a server. */

const slow = { timeout: 60_000 };

const runAdmin = (folder: string, ...words: string[]) => new Program('admin', { DATA_DIR: folder }, words);

describe('the first administrator', () => {
  const link =
    /Become the administrator of SCHOOL, .*: (http:\/\/localhost:\d+)\/invitation#([A-Z0-9]{26})\n/;

  it(
    'comes in by a link that only the first start on an empty database prints [spec 10.95]',
    slow,
    async () => {
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
    },
  );
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

  it('gives a teacher a new password beside a running server [spec 10.27]', slow, async () => {
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

  it(
    'names and removes an administrator of a school beside a running server [spec 10.62]',
    slow,
    async () => {
      const folder = freshFolder();
      const server = await startServer(folder);
      const teacher = await registerTeacher(server);
      const named = runAdmin(folder, 'school', 'administrator', 'school', teacher.email);
      expect(await named.ended()).toBe(0);
      expect(named.output).toBe(
        `${teacher.email} administers SCHOOL, in the web app under Account, School.\n`,
      );
      expect((await teacher.get('/api/school')).body.school).toMatchObject({ name: 'SCHOOL' });

      const removed = runAdmin(folder, 'school', 'administrator', 'school', teacher.email, '--remove');
      expect(await removed.ended()).toBe(0);
      expect(removed.output).toBe(`${teacher.email} no longer administers SCHOOL.\n`);
      expect((await teacher.get('/api/school')).body.school).toBeNull();
    },
  );

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
  it('examines an installation beside its server, and says what to do [spec 10.231]', slow, async () => {
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
