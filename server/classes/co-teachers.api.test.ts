import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../contract/constants.ts';
import { call } from '../../test/client.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { registerTeacher, startLesson, succeeded, type Teacher } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { registerAdministrator } from '../../test/staff.ts';
import { nameAdministrator } from '../identity/school-rules.ts';

let app: TestApp;
let ada: Teacher;
let ben: Teacher;
let lesson: Awaited<ReturnType<typeof startLesson>>;
let path: string;

/** Ada has a lesson under way; Ben is a colleague of the same school. */
beforeEach(async () => {
  app = await startApp({ schoolCodes: ['SCHOOL', 'OTHER'] });
  lesson = await startLesson(app);
  ada = lesson.teacher;
  ben = await registerTeacher(app, { name: 'Ben Okri', email: 'ben@school.example' });
  path = `/api/classes/${lesson.class.id}`;
});

const invite = (role = 'helper', who: { email: string } = ben, by = ada) =>
  by.post(`${path}/teachers/invite`, { colleague: who.email, role });
const accept = (who: Teacher) => who.post(`/api/class-invitations/${lesson.class.id}/accept`);
const decline = (who: Teacher) => who.post(`/api/class-invitations/${lesson.class.id}/decline`);

/** Shares the class with a colleague. */
async function share(role: 'owner' | 'helper' = 'helper', who = ben): Promise<Teacher> {
  await ada.shareClass(lesson.class.id, who, role);
  return who;
}

const classesOf = async (who: Teacher) => succeeded(await who.get('/api/classes/teacher')).classes;
const invitationsOf = async (who: Teacher) => succeeded(await who.get('/api/class-invitations')).invitations;
const archive = () => ada.post(`${path}/archive`);

/** Adds a test that a call refuses an invalid body. */
const testBody = (operation: string) =>
  it('refuses what is no role and nobody', async () => {
    const { body } = await ada.post(`${path}/teachers/${operation}`, { role: 'chief' });
    expect(body.code).toBe('invalid-input');
  });

describeEndpoint('listClassTeachers', () => {
  it('names the creator first, and who was invited by whom', async () => {
    succeeded(await invite());
    expect(succeeded(await ada.get(`${path}/teachers`)).teachers).toMatchObject([
      { uid: ada.uid, name: ada.name, role: 'owner', isCreator: true, invitedBy: null },
      {
        uid: ben.uid,
        name: 'Ben Okri',
        role: 'helper',
        isCreator: false,
        invitedBy: ada.name,
        acceptedAt: null,
      },
    ]);
  });
});

describeEndpoint('inviteColleague', () => {
  testBody('invite');

  it('finds a colleague by address or by name, in any case of letters [spec 10.216]', async () => {
    succeeded(await ada.post(`${path}/teachers/invite`, { colleague: ' ben  OKRI ', role: 'owner' }));
    expect(await invitationsOf(ben)).toMatchObject([
      { classId: lesson.class.id, className: lesson.class.className, role: 'owner', invitedBy: ada.name },
    ]);
    const cai = await registerTeacher(app, { email: 'cai@school.example' });
    succeeded(await invite('helper', { email: 'CAI@school.example' }));
    expect(await invitationsOf(cai)).toHaveLength(1);
  });

  it('gives the same refusal for unknown, disabled and other schools’ teachers, and for a name that two teachers have [spec 10.216]', async () => {
    await registerTeacher(app, { name: 'Ben Okri' });
    const stranger = await registerTeacher({ ...app, schoolCode: 'OTHER' });
    const gone = await registerTeacher(app);
    succeeded(
      await registerAdministrator(app).then((who) => who.post(`/api/school/teachers/${gone.uid}/disable`)),
    );
    for (const colleague of ['nobody@school.example', stranger.email, gone.email, 'Ben Okri'])
      expect(await ada.post(`${path}/teachers/invite`, { colleague, role: 'helper' })).toMatchObject(
        refusal('colleague-not-found'),
      );
  });

  it('changes nothing for somebody who is invited or teaches the class', async () => {
    await share('owner');
    succeeded(await invite('helper'));
    const { teachers } = succeeded(await invite('helper', ada));
    expect(teachers).toMatchObject([{ uid: ada.uid }, { uid: ben.uid, role: 'owner' }]);
  });

  it('is refused when the class has the maximum number of teachers', async () => {
    for (let number = 1; number < limits.classTeachersMaximum; number++)
      succeeded(await invite('helper', await registerTeacher(app)));
    expect(await invite()).toMatchObject(refusal('enough-teachers'));
    expect(await invitationsOf(ben)).toEqual([]);
  });
});

describeEndpoint('listClassInvitations', () => {
  it('lists the open invitations to classes that are not archived', async () => {
    succeeded(await invite());
    expect(await invitationsOf(ben)).toHaveLength(1);
    expect(await invitationsOf(ada)).toEqual([]);
    succeeded(await archive());
    expect(await invitationsOf(ben)).toEqual([]);
  });
});

describeEndpoint('acceptClassInvitation', () => {
  it('adds the class, with its teachers, to those of the colleague', async () => {
    succeeded(await invite());
    const { class: shared } = succeeded(await accept(ben));
    expect(shared.teachers).toEqual([
      { uid: ada.uid, name: ada.name, role: 'owner' },
      { uid: ben.uid, name: 'Ben Okri', role: 'helper' },
    ]);
    expect(await classesOf(ben)).toEqual([shared]);
    expect(await classesOf(ada)).toEqual([shared]);
    expect(await invitationsOf(ben)).toEqual([]);
  });
});

describeEndpoint('declineClassInvitation', () => {
  it('ends the invitation; the colleague can be invited again', async () => {
    succeeded(await invite());
    succeeded(await decline(ben));
    expect(await invitationsOf(ben)).toEqual([]);
    succeeded(await invite());
    expect(await invitationsOf(ben)).toHaveLength(1);
  });
});

describeEndpoint('setClassRole', () => {
  testBody('set-role');

  const setRole = (who: Teacher, role: string, by = ada) =>
    by.post(`${path}/teachers/set-role`, { teacherUid: who.uid, role });

  it('makes a helper an owner, who may do everything', async () => {
    await share();
    succeeded(await setRole(ben, 'owner'));
    succeeded(await ben.post(`${path}/archive`));
    succeeded(await ben.post(`${path}/restore`));
    succeeded(await setRole(ben, 'helper', ben));
    expect(await setRole(ben, 'owner', ben)).toMatchObject(refusal('owner-only'));
  });

  it('leaves the creator an owner', async () => {
    await share('owner');
    expect(await setRole(ada, 'helper', ben)).toMatchObject(refusal('creator-stays'));
  });
});

describeEndpoint('removeClassTeacher', () => {
  testBody('remove');

  const remove = (who: Teacher, by = ada) => by.post(`${path}/teachers/remove`, { teacherUid: who.uid });

  it('takes the class from a colleague, and withdraws an invitation', async () => {
    await share();
    const { teachers } = succeeded(await remove(ben));
    expect(teachers).toHaveLength(1);
    expect(await classesOf(ben)).toEqual([]);
    succeeded(await invite());
    succeeded(await remove(ben));
    expect(await invitationsOf(ben)).toEqual([]);
  });

  it('ends the monitor that the colleague has open', async () => {
    await share();
    succeeded(await lesson.student.ask(lesson.session.id, 'What is 2 + 2?'));
    const reader = await ben.monitor();
    expect((await reader.next('snapshot')).data.session.id).toBe(lesson.session.id);
    succeeded(await remove(ben));
    await reader.end();
    const after = await ben.monitor();
    expect((await after.next('snapshot')).data.session).toBeNull();
  });

  it('is never about the creator', async () => {
    await share('owner');
    expect(await remove(ada, ben)).toMatchObject(refusal('creator-stays'));
  });
});

describeEndpoint('leaveTaughtClass', () => {
  it('removes the class from those of the caller', async () => {
    await share();
    succeeded(await ben.post(`${path}/teachers/leave`));
    expect(await classesOf(ben)).toEqual([]);
  });

  it('is not for the creator, so that a class always has an owner', async () => {
    await share('owner');
    expect(await ada.post(`${path}/teachers/leave`)).toMatchObject(refusal('creator-stays'));
  });
});

describe('two teachers of one class', () => {
  it('see the same lesson, in which every note shows who wrote it [spec 10.217]', async () => {
    await share();
    succeeded(await lesson.student.ask(lesson.session.id, 'What is 2 + 2?'));
    succeeded(await ben.post(`/api/sessions/${lesson.session.id}/notes`, { text: 'Show your steps.' }));
    const [forAda, forBen] = await Promise.all(
      [ada, ben].map(async (who) => (await (await who.monitor()).next('snapshot')).data),
    );
    expect(forBen).toEqual(forAda);
    expect(forBen.notes).toMatchObject([{ teacherName: 'Ben Okri', text: 'Show your steps.' }]);
  });

  it('both stop, continue and time its lessons', async () => {
    await share();
    succeeded(await ben.post(`/api/sessions/${lesson.session.id}/timer`, { minutes: 30 }));
    await ben.stopSession(lesson.class.id);
    expect(succeeded(await ada.get('/api/openings/ended')).openings).toHaveLength(1);
    expect(succeeded(await ben.get('/api/openings/ended')).openings).toHaveLength(1);
    succeeded(await ben.post(`${path}/continue-session`));
    expect(succeeded(await ada.get(`/api/sessions/${lesson.session.id}`)).session.status).toBe('open');
  });

  it('see the creator as the teacher of the class and of its session, whoever starts it', async () => {
    const created = await ada.createClass();
    await ada.shareClass(created.id, ben);
    const session = await ben.startSession(created.id);
    expect(session).toMatchObject({ teacherUid: ada.uid, teacherName: ada.name });
    expect(await ada.startSession(created.id)).toEqual(session);
  });

  it('see the alerts of the class, and who judged them', async () => {
    await share();
    succeeded(await lesson.student.ask(lesson.session.id, 'I want to kill myself.'));
    const [alert] = succeeded(await ben.get('/api/alerts')).alerts;
    succeeded(await ben.post(`/api/alerts/${alert.id}/acknowledge`));
    expect(succeeded(await ada.get('/api/alerts')).alerts).toMatchObject([{ acknowledgedBy: 'Ben Okri' }]);
  });

  it('are no longer asked for an alert that a colleague acknowledged, and still for one that a colleague dismissed', async () => {
    await share();
    const waitingFor = async (teacher: Teacher) =>
      succeeded(await teacher.get('/api/alerts?waiting=true')).alerts;
    succeeded(await lesson.student.ask(lesson.session.id, 'I want to kill myself.'));
    const [first] = await waitingFor(ada);
    succeeded(await ben.post(`/api/alerts/${first.id}/dismiss`));
    expect(await waitingFor(ben)).toEqual([]);
    expect(await waitingFor(ada)).toMatchObject([{ id: first.id, isWaiting: true, isConcern: true }]);
    app.clock.advance(1_000);
    succeeded(await lesson.student.ask(lesson.session.id, 'My dad hits me at home.'));
    const [second] = await waitingFor(ada);
    succeeded(await ben.post(`/api/alerts/${second.id}/acknowledge`));
    expect(await waitingFor(ada)).toMatchObject([{ id: first.id }]);
  });

  it('read the report, the conversations and the assignments of the class', async () => {
    await share();
    succeeded(await ben.get(`${path}/report`));
    succeeded(await ben.get(`/api/sessions/${lesson.session.id}/interactions`));
    expect(succeeded(await ben.get(`/api/assignments/class/${lesson.class.id}`)).assignments).toEqual([]);
  });

  it('withhold no class from a student whose password one of them resets', async () => {
    await share();
    const other = await ben.createClass();
    await lesson.student.joinClass(other.classCode);
    const about = { studentUid: lesson.student.uid };
    succeeded(await ben.post(`/api/classes/${other.id}/reset-password`, about));
    const rows = await app.ctx.db.read.selectFrom('withheld_class').select('class_id').execute();
    expect(rows).toEqual([]);
  });
});

it('records in the security log who shared a class with whom', async () => {
  const reader = await registerAdministrator(app);
  await share();
  succeeded(await ada.post(`${path}/teachers/set-role`, { teacherUid: ben.uid, role: 'owner' }));
  succeeded(await ben.post(`${path}/teachers/leave`));
  succeeded(await invite());
  succeeded(await decline(ben));
  succeeded(await invite());
  succeeded(await ada.post(`${path}/teachers/remove`, { teacherUid: ben.uid }));
  const { entries } = succeeded(await reader.get('/api/school/security-log?kind=membership'));
  const logged = entries.map((each: { event: string; detail: string | null; by: { uid: string } }) =>
    [each.event, each.detail, each.by.uid === ada.uid ? 'Ada' : 'Ben'].filter(Boolean).join(' '),
  );
  expect(logged.reverse()).toEqual([
    'class-teacher-invited helper Ada',
    'class-teacher-accepted Ben',
    'class-role-set owner Ada',
    'class-teacher-left Ben',
    'class-teacher-invited helper Ada',
    'class-teacher-declined Ben',
    'class-teacher-invited helper Ada',
    'class-teacher-removed Ada',
  ]);
  expect(entries.every((each: { className: string }) => each.className === lesson.class.className)).toBe(
    true,
  );
});

describe('an owner of a class who no longer is one', () => {
  let mallory: Teacher;
  let eve: Teacher;
  beforeEach(async () => {
    mallory = await share('owner', await registerTeacher(app));
    eve = await registerTeacher(app);
  });

  const roleOf = (who: Teacher, role: string) =>
    ada.post(`${path}/teachers/set-role`, { teacherUid: who.uid, role });
  const remove = (who: Teacher) => ada.post(`${path}/teachers/remove`, { teacherUid: who.uid });

  async function expectEnded(): Promise<void> {
    expect(await invitationsOf(eve)).toEqual([]);
    expect(await accept(eve)).toEqual(refusal('invitation-not-found'));
    expect(await classesOf(eve)).toEqual([]);
    expect((await invite('helper', eve)).status).toBe(200);
    succeeded(await accept(eve));
  }

  it.each<[string, () => Promise<unknown>]>([
    ['was removed', () => remove(mallory)],
    ['became a helper', () => roleOf(mallory, 'helper')],
    ['left', () => mallory.post(`${path}/teachers/leave`)],
    [
      'was disabled',
      async () => {
        await nameAdministrator(app.ctx, 'SCHOOL', ada.email);
        return ada.post(`/api/school/teachers/${mallory.uid}/disable`);
      },
    ],
  ])('leaves no open invitation behind: %s [spec 10.279]', async (_, end) => {
    succeeded(await invite('owner', eve, mallory));
    expect(await invitationsOf(eve)).toHaveLength(1);
    succeeded((await end()) as Awaited<ReturnType<typeof remove>>);
    await expectEnded();
  });

  it('leaves none that somebody made an owner of: whoever sets its role has made it', async () => {
    succeeded(await invite('helper', eve));
    succeeded(await mallory.post(`${path}/teachers/set-role`, { teacherUid: eve.uid, role: 'owner' }));
    succeeded(await remove(mallory));
    await expectEnded();
  });

  it('is asked for again when the invitation is used, as in a changed database', async () => {
    succeeded(await invite('owner', eve, mallory));
    await app.ctx.db.write(({ query }) =>
      query.updateTable('co_teacher').set({ role: 'helper' }).where('teacher_id', '=', mallory.uid).execute(),
    );
    expect(await invitationsOf(eve)).toEqual([]);
    expect(await accept(eve)).toEqual(refusal('invitation-not-found'));
  });

  it('signs in as no student whose password they made for the class', async () => {
    const { student } = lesson;
    const { password } = succeeded(await mallory.post(`${path}/reset-password`, { studentUid: student.uid }));
    succeeded(await remove(mallory));
    const body = { email: student.email, password };
    expect(await call(app.url, 'POST', '/api/auth/sign-in/email', { body })).toEqual(
      refusal('not-signed-in', 'Invalid email or password'),
    );
  });
});
