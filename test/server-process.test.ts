import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { call } from './client.ts';
import { killInLesson } from './killed-lesson.ts';
import { gated } from './model-scripts.ts';
import { registerTeacher, startLesson, succeeded } from './people.ts';
import { freshFolder, Program, startServer } from './processes.ts';
import { startScriptedModel } from './scripted-model.ts';

/** The server as a process: its start, its end and what can prevent them. */

const slow = { timeout: 60_000 };

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

it('does its chores: an assignment that opens is announced', slow, async () => {
  const server = await startServer(freshFolder());
  const { teacher, student, class: algebra } = await startLesson(server);
  const at = (later: number) => new Date(Date.now() + later).toISOString();
  const feed = await student.events('/api/student/events');
  await feed.next('snapshot');
  const body = { classId: algebra.id, title: 'Fractions', openDate: at(1_500), closeDate: at(60_000) };
  succeeded(await teacher.post('/api/assignments/create', body));
  // The first event tells that the assignment was created, the second that it is open.
  for (const _ of ['created', 'opened']) await feed.next('class');
});

describe('a failed start', () => {
  it.each([
    [{ PORT: 'web' }, 'The setting PORT must be a whole number from 0 to 65535, but is "web".'],
    [{ HOST: 'no.such.host.invalid' }, 'The setting HOST names an address that is not this machine'],
    [{ BREACHED_PASSWORDS_FILE: '/nowhere' }, 'The setting BREACHED_PASSWORDS_FILE names a file that cannot'],
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

describe('SIGTERM', () => {
  it('lets calls under way finish, and asks the readers of feeds to reconnect', slow, async () => {
    const modelServer = await startScriptedModel();
    const server = await startServer(freshFolder(), {
      AI_BASE_URL: modelServer.url,
      AI_MODEL: 'scripted',
      AI_JUDGE: 'off',
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

describe('a server that was killed', () => {
  it(
    'leaves a folder that the next server can use, with everything that was committed [spec 10.35]',
    slow,
    async () => {
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
    },
  );
});

describe('the metrics', () => {
  it('of a server as a process tell of the process, too [spec 10.230]', slow, async () => {
    const { url } = await startServer(freshFolder());
    const { body } = await call(url, 'GET', '/metrics');
    expect(body).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
    expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
    expect(body).toMatch(/^lyceum_info\{version="[\d.]+"\} 1$/m);
  });
});
