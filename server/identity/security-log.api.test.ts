import { beforeEach, expect, it } from 'vitest';
import type { SecurityLogEntry } from '../../contract/security-log.ts';
import { call } from '../../test/client.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { startLesson, succeeded, type Teacher } from '../../test/people.ts';
import { registerAdministrator } from '../../test/staff.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const path = '/api/school/security-log';
const minute = 60_000;

const signIn = (email: string, password: string) =>
  call(app.url, 'POST', '/api/auth/sign-in/email', { body: { email, password } });

const list = async (
  administrator: Teacher,
  query: Record<string, string> = {},
): Promise<SecurityLogEntry[]> =>
  succeeded(await administrator.get(`${path}?${new URLSearchParams(query)}`)).entries;

const eventsOf = (entries: readonly SecurityLogEntry[]) => entries.map(({ event }) => event);

describeEndpoint('listSecurityLog', () => {
  it('shows the administrator who did what, to whom, when and from where, newest first', async () => {
    const administrator = await registerAdministrator(app);
    const { teacher, student, class: created } = await startLesson(app);
    app.clock.advance(minute);
    await teacher.post(`/api/classes/${created.id}/remove-student`, { studentUid: student.uid });
    const answer = succeeded(await administrator.get(path));
    expect(answer.keptDays).toBe(180);
    expect(answer.nextCursor).toBeNull();
    expect(answer.entries[0]).toEqual({
      id: expect.any(String),
      at: app.clock.now().toISOString(),
      event: 'student-removed',
      kind: 'membership',
      detail: null,
      count: 1,
      by: { uid: teacher.uid, name: teacher.name, login: teacher.email },
      byOperator: false,
      about: { uid: student.uid, name: student.name, login: student.email.split('@')[0] },
      attempted: null,
      className: 'Algebra 1',
      address: '127.0.0.1',
      device: { browser: null, system: null },
    });
    expect(answer.entries.at(-1)).toMatchObject({
      event: 'account-created',
      by: { uid: administrator.uid },
      about: null,
    });
    expect(await list(administrator, { kind: 'role' })).toMatchObject([
      { event: 'administrator-named', by: null, byOperator: true, about: { uid: administrator.uid } },
    ]);
  });

  it('can be narrowed to a kind, to a person and to a time', async () => {
    const administrator = await registerAdministrator(app);
    const { teacher, student } = await startLesson(app);
    app.clock.advance(minute);
    const from = app.clock.now().toISOString();
    await signIn(teacher.email, 'wrong');
    await signIn(student.email, 'wrong');
    app.clock.advance(minute);
    const until = app.clock.now().toISOString();
    await student.get('/api/classes/teacher');

    expect(eventsOf(await list(administrator, { kind: 'refusal' }))).toEqual(['refused']);
    expect(eventsOf(await list(administrator, { from }))).toEqual([
      'refused',
      'sign-in-failed',
      'sign-in-failed',
    ]);
    expect(eventsOf(await list(administrator, { from, until }))).toEqual([
      'sign-in-failed',
      'sign-in-failed',
    ]);
    for (const person of [
      student.uid,
      student.email,
      student.email.split('@')[0],
      student.name.toUpperCase(),
    ])
      expect(eventsOf(await list(administrator, { from, person: person ?? '' }))).toEqual([
        'refused',
        'sign-in-failed',
      ]);
    expect(await list(administrator, { person: '%' })).toEqual([]);
    expect(await list(administrator, { kind: 'export' })).toEqual([]);
  });

  it('finds the attempts at an account that does not exist by the name that was typed', async () => {
    const administrator = await registerAdministrator(app);
    await signIn('hunter2@student.lyceum.local', 'mei');
    await signIn('somebody@school.example', 'guess');
    const found = await list(administrator, { person: 'Hunter2@student.lyceum.local' });
    expect(found).toMatchObject([{ event: 'sign-in-failed', about: null, attempted: expect.any(String) }]);
    expect(await list(administrator, { person: found[0]?.attempted ?? '' })).toEqual(found);
  });

  it('shows only rows of the caller’s school, and attempts at unknown accounts only on a server with one school', async () => {
    app = await startApp({ schoolCodes: ['NORTH', 'SOUTH'] });
    const north = await registerAdministrator({ ...app, schoolCode: 'NORTH' });
    const south = await registerAdministrator({ ...app, schoolCode: 'SOUTH' });
    await signIn('somebody@school.example', 'guess');
    const uids = (entries: SecurityLogEntry[]) =>
      new Set(entries.flatMap(({ by, about }) => [by?.uid, about?.uid]).filter(Boolean));
    expect(uids(await list(north))).toEqual(new Set([north.uid]));
    expect(uids(await list(south))).toEqual(new Set([south.uid]));
    for (const administrator of [north, south])
      expect(eventsOf(await list(administrator))).not.toContain('sign-in-failed');
    expect(await list(north, { person: south.uid })).toEqual([]);
  });

  it('is read page by page, each row once', async () => {
    const administrator = await registerAdministrator(app);
    for (let n = 0; n < 5; n++) await startLesson(app);
    const all = await list(administrator);
    const read: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: string = cursor && `&cursor=${cursor}`;
      const page = succeeded(await administrator.get(`${path}?limit=4${query}`));
      read.push(...page.entries.map(({ id }: { id: string }) => id));
      cursor = page.nextCursor;
    }
    expect(all.length).toBeGreaterThan(8);
    expect(read).toEqual(all.map(({ id }) => id));
  });

  it.each([
    'kind=everything',
    'from=yesterday',
    'until=0000-01-01T00:00:00Z',
    'limit=0',
    'cursor=rubbish',
    'cursor=WzEsMl0',
  ])('refuses %s', async (query) => {
    const administrator = await registerAdministrator(app);
    expect((await administrator.get(`${path}?${query}`)).body.code).toBe('invalid-input');
  });
});

describeEndpoint('exportSecurityLog', () => {
  const exportPath = `${path}/export`;

  it('returns the rows of a filter, and is itself recorded in the log', async () => {
    const administrator = await registerAdministrator(app);
    const { entries, nextCursor } = succeeded(await administrator.post(exportPath, { kind: 'account' }));
    expect(eventsOf(entries)).toEqual(['account-created']);
    expect(nextCursor).toBeNull();
    expect(await list(administrator, { kind: 'export' })).toMatchObject([
      { event: 'log-exported', by: { uid: administrator.uid } },
    ]);
  });

  it('refuses a cursor that the server did not make', async () => {
    const administrator = await registerAdministrator(app);
    expect((await administrator.post(exportPath, { cursor: 'x' })).body.code).toBe('invalid-input');
  });
});

it('the teacher’s export of work is in the log, with the student whose work it is', async () => {
  const administrator = await registerAdministrator(app);
  const { teacher, student, session } = await startLesson(app);
  const work = `/api/sessions/${session.id}/interactions`;
  await student.ask(session.id, 'What is 1 + 1?');
  for (const query of ['', '?export=csv', `?export=json&studentUid=${student.uid}`])
    succeeded(await teacher.get(`${work}${query}`));
  succeeded(await student.get(`${work}?export=csv`));
  expect(await list(administrator, { kind: 'export' })).toMatchObject([
    { event: 'work-exported', detail: 'json', about: { uid: student.uid }, className: 'Algebra 1' },
    { event: 'work-exported', detail: 'csv', about: null, by: { uid: teacher.uid } },
  ]);
});
