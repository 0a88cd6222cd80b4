import { join } from 'node:path';
import { expect, it } from 'vitest';
import { call } from '../../test/client.ts';
import { startLesson, succeeded } from '../../test/people.ts';
import { freshFolder, Program, startServer } from '../../test/processes.ts';

const slow = { timeout: 60_000 };

it(
  'a backup of a server in use has all that it has acknowledged, and replaces what came later [spec 10.244 10.245]',
  slow,
  async () => {
    const folder = freshFolder();
    const backup = join(freshFolder(), 'backup.db');
    const admin = (...words: string[]) => new Program('admin', { DATA_DIR: folder }, words);
    const server = await startServer(folder);
    const { teacher, student, session, class: algebra } = await startLesson(server);
    const before = succeeded(await student.ask(session.id, 'What was asked before?'));
    expect(before.response).not.toBe('');

    const saved = admin('backup', backup);
    // The server goes on writing meanwhile.
    let asked = 0;
    const end = saved.ended();
    let isSaved = false;
    void end.then(() => {
      isSaved = true;
    });
    while (!isSaved) {
      asked += 1;
      await student.ask(session.id, `What is ${asked} plus ${asked}?`);
    }
    expect(await end).toBe(0);
    await saved.says(/The backup is complete and checked/);
    succeeded(await student.ask(session.id, 'What was asked afterwards?'));

    const early = admin('restore', backup, '--move-aside');
    expect(await early.ended()).toBe(1);
    expect(early.output).toContain('Another Lyceum server is already using');

    // A killed server leaves a log with rows that are newer than the backup.
    server.program.kill('SIGKILL');
    await server.program.ended();
    const restored = admin('restore', backup, '--move-aside');
    expect(await restored.ended()).toBe(0);
    await restored.says(/was restored: 2 accounts, \d+ questions/);

    const again = await startServer(folder);
    const stale = await call(again.url, 'GET', '/api/classes/teacher', { token: teacher.token });
    expect(stale.status).toBe(401);
    const body = { email: teacher.email, password: teacher.password };
    const { token } = (await call(again.url, 'POST', '/api/auth/sign-in/email', { body })).body;
    const path = `/api/sessions/${session.id}/interactions`;
    const { interactions } = succeeded(await call(again.url, 'GET', path, { token }));
    const questions = interactions.map(({ question }: { question: string }) => question);
    expect(questions).toContain('What was asked before?');
    expect(questions).not.toContain('What was asked afterwards?');
    const { classes } = succeeded(await call(again.url, 'GET', '/api/classes/teacher', { token }));
    expect(classes).toMatchObject([{ id: algebra.id }]);
  },
);
