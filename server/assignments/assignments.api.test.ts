import { beforeEach, expect, it } from 'vitest';
import { guidelineFamilies } from '../../contract/guidelines.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { type Student, startLesson, succeeded, type Teacher } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { nameAdministrator } from '../identity/school-rules.ts';

let app: TestApp;
let teacher: Teacher;
let student: Student;
let classId: string;

beforeEach(async () => {
  app = await startApp();
  const lesson = await startLesson(app);
  ({ teacher, student } = lesson);
  classId = lesson.class.id;
});

const hour = 3_600_000;
/** The moment so many hours from now, by the app's clock, as ISO text. */
const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * hour).toISOString();

const fields = () => ({ title: 'Fractions', openDate: inHours(-1), closeDate: inHours(2), classId });
const create = (more: Record<string, unknown> = {}) =>
  teacher.post('/api/assignments/create', { ...fields(), ...more });
const created = async (more: Record<string, unknown> = {}) => succeeded(await create(more)).assignment;
const titles = async (who: Teacher | Student, query = '') =>
  succeeded(await who.get(`/api/assignments/class/${classId}${query}`)).assignments.map(
    (each: { title: string }) => each.title,
  );

it("an assignment reaches the students' open dashboards when it is created and when it opens", async () => {
  const feed = await student.events('/api/student/events');
  await feed.next('snapshot');
  await create({ openDate: inHours(1) });
  expect((await feed.next('class')).data.class.id).toBe(classId);
  expect(await titles(student)).toEqual([]);
  app.clock.advance(hour);
  await app.doChores();
  expect((await feed.next('class')).data.class.id).toBe(classId);
  expect(await titles(student)).toEqual(['Fractions']);
});

/** Makes the teacher an administrator who chooses a profile with ceilings. */
async function chooseEngland(): Promise<void> {
  await nameAdministrator(app.ctx, app.schoolCode, teacher.email);
  await teacher.chooseProfile('england-2026');
}

describeEndpoint('createAssignment', () => {
  it('creates an assignment with the defaults of the subject [spec 3.6 5.35 7.12]', async () => {
    const { assignment, message } = succeeded(await create());
    expect(message).toBe('The assignment “Fractions” is ready.');
    expect(assignment).toEqual({
      ...fields(),
      id: assignment.id,
      description: '',
      aiGuidelines: { directness: 'guided', mathSupport: 'formulas_allowed' },
      answerKey: null,
      refusesProposedKeys: false,
      className: 'Algebra 1',
      teacherName: teacher.name,
      createdAt: inHours(0),
      archivedAt: null,
    });
  });

  it('refuses a level that is looser than the profile of the school allows', async () => {
    await chooseEngland();
    expect(await create({ aiGuidelines: { directness: 'permissive' } })).toEqual(
      refusal('looser-than-profile'),
    );
    const { aiGuidelines } = await created({ aiGuidelines: { directness: 'collaborative' } });
    expect(aiGuidelines.directness).toBe('collaborative');
  });

  it.each([
    ['Mathematics', { mathSupport: 'formulas_allowed' }],
    ['Science', { mathSupport: 'formulas_allowed' }],
    ['Computer Science', { programmingSupport: 'syntax_checking' }],
    ['Language Arts', { citations: 'paraphrase_only' }],
    ['Social Studies', { citations: 'paraphrase_only' }],
    ['Foreign Languages', { translationSupport: 'show_definitions' }],
    ['Business', { mathSupport: 'formulas_allowed', citations: 'paraphrase_only' }],
  ])(
    'starts in %s with guided directness and what belongs to the subject [spec 9.4 9.12 9.13 9.14 9.15 9.16]',
    async (subject, own) => {
      const { id } = await teacher.createClass({ subject });
      const assignment = await created({ classId: id });
      expect(assignment.aiGuidelines).toEqual({ directness: 'guided', ...own });
      expect(succeeded(await teacher.get(`/api/assignments/${assignment.id}`)).assignment).toEqual(
        assignment,
      );
    },
  );

  it('keeps every level of every guideline [spec 3.7]', async () => {
    for (const [family, { levels }] of Object.entries(guidelineFamilies)) {
      for (const { id: level } of levels) {
        expect((await created({ aiGuidelines: { [family]: level } })).aiGuidelines[family]).toBe(level);
      }
    }
  });

  it('keeps the guidelines that were chosen [spec 1.4 7.12]', async () => {
    const aiGuidelines = { directness: 'permissive', mathSupport: null, citations: 'short_quotes' };
    expect((await created({ aiGuidelines })).aiGuidelines).toEqual({
      directness: 'permissive',
      mathSupport: 'formulas_allowed',
      citations: 'short_quotes',
    });
  });

  it('reads a date without an offset as UTC', async () => {
    const dates = { openDate: '2026-05-04T08:00', closeDate: '2026-05-04T12:30:15+02:00' };
    expect(await created(dates)).toMatchObject({
      openDate: '2026-05-04T08:00:00.000Z',
      closeDate: '2026-05-04T10:30:15.000Z',
    });
  });

  it.each([
    ['no title', { title: ' ' }, 'Please give the assignment a title.'],
    ['no open date', { openDate: undefined }, 'Please give a valid open date and time.'],
    ['an impossible date', { closeDate: '2026-13-45T99:99' }, 'Please give a valid close date and time.'],
    ['a year alone', { closeDate: '2026' }, 'Please give a valid close date and time.'],
    ['an unknown level', { aiGuidelines: { directness: 'loose' } }, undefined],
    ['no close date', { closeDate: undefined }, 'Please give a valid close date and time.'],
  ])('refuses %s [spec 5.32]', async (_case, more, message) => {
    const answer = await create(more);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    if (message) expect(answer.body.message).toBe(message);
  });
});

describeEndpoint('listClassAssignments', () => {
  it('lists the first to close first; a student sees only those that have opened [spec 2.27 6.5 7.7]', async () => {
    await created({ title: 'Later', closeDate: inHours(5) });
    await created({ title: 'Sooner' });
    await created({ title: 'Scheduled', openDate: inHours(1), closeDate: inHours(3) });
    await created({ title: 'Over', openDate: inHours(-3), closeDate: inHours(-2) });
    expect(await titles(teacher)).toEqual(['Over', 'Sooner', 'Scheduled', 'Later']);
    expect(await titles(student)).toEqual(['Over', 'Sooner', 'Later']);
    app.clock.advance(hour);
    expect(await titles(student)).toEqual(['Over', 'Sooner', 'Scheduled', 'Later']);
  });

  it('refuses an unclear choice', async () => {
    expect(await teacher.get(`/api/assignments/class/${classId}?archived=perhaps`)).toMatchObject({
      status: 400,
      body: { code: 'invalid-input' },
    });
  });
});

describeEndpoint('getAssignment', () => {
  it('shows a student an assignment that is open or has closed [spec 7.13]', async () => {
    const assignment = await created();
    const read = async () => succeeded(await student.get(`/api/assignments/${assignment.id}`)).assignment;
    expect(await read()).toEqual(assignment);
    app.clock.advance(3 * hour);
    expect(await read()).toEqual(assignment);
  });
});

describeEndpoint('updateAssignment', () => {
  const update = (id: string, body: unknown) => teacher.post(`/api/assignments/${id}/update`, body);

  it('changes the fields in the call and leaves the rest [spec 10.1]', async () => {
    const assignment = await created({ description: 'Add and subtract.' });
    const changed = succeeded(
      await update(assignment.id, { title: 'Fractions 2', aiGuidelines: { directness: 'restrictive' } }),
    );
    expect(changed.assignment).toEqual({
      ...assignment,
      title: 'Fractions 2',
      aiGuidelines: { directness: 'restrictive', mathSupport: 'formulas_allowed' },
    });
    expect(succeeded(await student.get(`/api/assignments/${assignment.id}`)).assignment).toEqual(
      changed.assignment,
    );
  });

  it('shows the ceiling of the school’s profile, and keeps what the teacher chose [spec 10.183]', async () => {
    const loose = { directness: 'permissive', mathSupport: 'full_calculations' };
    const { id } = await created({ aiGuidelines: loose });
    await chooseEngland();
    const limited = { directness: 'collaborative', mathSupport: 'step_by_step' };
    expect(succeeded(await student.get(`/api/assignments/${id}`)).assignment.aiGuidelines).toEqual(limited);
    expect(succeeded(await update(id, { title: 'Sums' })).assignment.aiGuidelines).toEqual(limited);
    expect(await update(id, { aiGuidelines: loose })).toEqual(refusal('looser-than-profile'));
    await teacher.chooseProfile('default');
    expect(succeeded(await teacher.get(`/api/assignments/${id}`)).assignment.aiGuidelines).toEqual(loose);
  });

  it('reopens an assignment that has closed, and closes one now [spec 10.2 10.3]', async () => {
    const { id } = await created();
    app.clock.advance(3 * hour);
    const ask = () => student.post(`/api/assignments/${id}/chat`, { question: 'May I?' });
    expect((await ask()).body.code).toBe('assignment-unavailable');
    await update(id, { closeDate: inHours(1) });
    expect((await ask()).status).toBe(200);
    const { assignment: closed } = succeeded(await update(id, { closeNow: true }));
    expect((await ask()).body.code).toBe('assignment-unavailable');
    app.clock.advance(hour);
    expect(succeeded(await update(id, { closeNow: true })).assignment).toEqual(closed);
  });

  it('refuses a window that ends before it begins', async () => {
    const { id } = await created();
    expect(await update(id, { closeDate: inHours(-5) })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', message: 'The close date must be after the open date.' },
    });
  });
});

describeEndpoint('deleteAssignment', () => {
  const remove = (id: string, body: unknown = {}) => teacher.post(`/api/assignments/${id}/delete`, body);

  it('deletes an assignment without questions [spec 10.4]', async () => {
    const { id } = await created();
    expect(succeeded(await remove(id)).message).toBe('The assignment was deleted.');
    expect((await teacher.get(`/api/assignments/${id}`)).body.code).toBe('assignment-not-found');
  });

  it('archives an assignment with conversations only when that was confirmed, and keeps them [spec 10.4]', async () => {
    const { id } = await created();
    await student.post(`/api/assignments/${id}/chat`, { question: 'How?' });
    expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'assignment-has-conversations' } });
    expect((await student.get(`/api/assignments/${id}`)).status).toBe(200);

    expect(succeeded(await remove(id, { archiveConversations: true })).message).toContain('archived');
    expect(await titles(teacher)).toEqual([]);
    expect(await titles(teacher, '?archived=true')).toEqual(['Fractions']);
    expect(await titles(student, '?archived=true')).toEqual([]);
    expect((await student.get(`/api/assignments/${id}`)).body.code).toBe('assignment-not-found');
    const { interactions } = succeeded(await teacher.get(`/api/assignments/${id}/interactions`));
    expect(interactions).toMatchObject([{ question: 'How?' }]);
  });

  it('refuses an unclear choice', async () => {
    const { id } = await created();
    expect((await remove(id, { archiveConversations: 'yes' })).body.code).toBe('invalid-input');
  });
});
