import { beforeEach, expect, it } from 'vitest';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { streamed } from '../../test/model-scripts.ts';
import { type Student, startLesson, succeeded } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';
import { nameAdministrator } from '../identity/school-rules.ts';

/** A lesson of mathematics with two students in it, at the levels guided and formulas allowed. */
async function lessonOfTwo(app: TestApp) {
  const lesson = await startLesson(app, { students: 2 });
  const { teacher, session, students, class: ofClass } = lesson;
  for (const student of students) await student.openSession(session.id);
  const [mei, tui] = students as [Student, Student];
  const path = `/api/sessions/${session.id}/student-guidelines`;
  const choose = (aiGuidelines: unknown, studentUid = mei.uid) =>
    teacher.post(path, { studentUid, aiGuidelines });
  return { teacher, session, ofClass, mei, tui, path, choose };
}

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

describeEndpoint('setStudentGuidelines', () => {
  it('gives one student other levels, which the student and the monitor see at once [spec 10.221]', async () => {
    const { teacher, session, mei, tui, choose } = await lessonOfTwo(app);
    const monitor = await teacher.monitor();
    await monitor.next('snapshot');
    const feed = await mei.events('/api/student/events');
    await feed.next('snapshot');

    const answer = await choose({ directness: 'restrictive', mathSupport: 'formulas_allowed' });
    const own = {
      studentUid: mei.uid,
      aiGuidelines: { directness: 'restrictive' },
      teacherName: teacher.name,
      chosenAt: app.clock.now().toISOString(),
    };
    expect(succeeded(answer).session.studentGuidelines).toEqual([own]);
    const { session: monitored } = (await monitor.next('session')).data;
    expect(monitored).toMatchObject({ studentGuidelines: [own], aiGuidelines: { directness: 'guided' } });
    await feed.next('class');
    expect(await mei.openSession(session.id)).toMatchObject({
      studentGuidelines: [own],
      aiGuidelines: { directness: 'restrictive', mathSupport: 'formulas_allowed' },
    });
    expect(await tui.openSession(session.id)).toMatchObject({
      studentGuidelines: [],
      aiGuidelines: { directness: 'guided' },
    });
  });

  it('changes the levels that replies to this student, and to no other, are checked against [spec 10.221]', async () => {
    const modelServer = await startScriptedModel();
    app = await startApp({ modelUrl: modelServer.url });
    const { session, mei, tui, choose } = await lessonOfTwo(app);
    modelServer.script(streamed(['The area is $A = a^2$. What is a here?']), 'area');
    await choose({ mathSupport: 'no_formulas' });
    const [stopped, passed] = [
      succeeded(await mei.ask(session.id, 'How do I get the area?')),
      succeeded(await tui.ask(session.id, 'How do I get the area?')),
    ];
    expect(stopped.interaction.guard).toMatchObject({ rule: 'formula' });
    expect(stopped.response).not.toContain('a^2');
    expect(passed.interaction.guard.outcome).toBe('passed');
  });

  it('keeps only what differs: the rest follows what is changed for all', async () => {
    const { teacher, session, mei, choose } = await lessonOfTwo(app);
    await choose({ directness: 'restrictive', mathSupport: 'formulas_allowed' });
    const forAll = { aiGuidelines: { mathSupport: 'no_formulas' } };
    succeeded(await teacher.post(`/api/sessions/${session.id}/guidelines`, forAll));
    expect((await mei.openSession(session.id)).aiGuidelines).toEqual({
      directness: 'restrictive',
      mathSupport: 'no_formulas',
    });
  });

  it('removes the own levels of a student when the levels of the session, or none, are chosen', async () => {
    const { session, mei, tui, choose } = await lessonOfTwo(app);
    for (const back of [{ directness: 'guided' }, null]) {
      await choose({ directness: 'restrictive' });
      await choose({ directness: 'permissive' }, tui.uid);
      const { studentGuidelines } = succeeded(await choose(back)).session;
      expect(studentGuidelines).toMatchObject([{ studentUid: tui.uid }]);
      expect((await mei.openSession(session.id)).aiGuidelines.directness).toBe('guided');
    }
  });

  it('stores one choice when two come at the same time', async () => {
    const { choose } = await lessonOfTwo(app);
    await Promise.all([choose({ directness: 'restrictive' }), choose({ directness: 'permissive' })]);
    expect(succeeded(await choose({ directness: 'restrictive' })).session.studentGuidelines).toHaveLength(1);
  });

  it('ends with the lesson, and is there again when the lesson goes on', async () => {
    const { teacher, session, ofClass, mei, choose } = await lessonOfTwo(app);
    await choose({ directness: 'restrictive' });
    await teacher.stopSession(ofClass.id);
    const closed = succeeded(await teacher.get(`/api/sessions/${session.id}`)).session;
    expect(closed.studentGuidelines).toEqual([]);
    expect(await choose({ directness: 'permissive' })).toEqual(refusal('lesson-not-open'));
    succeeded(await teacher.post(`/api/classes/${ofClass.id}/continue-session`, {}));
    expect((await mei.openSession(session.id)).aiGuidelines.directness).toBe('restrictive');
    await teacher.stopSession(ofClass.id);
    await teacher.startSession(ofClass.id);
    expect((await mei.openSession(session.id)).aiGuidelines.directness).toBe('guided');
  });

  it('goes no further than the ceiling of the school’s profile', async () => {
    const { teacher, session, mei, choose } = await lessonOfTwo(app);
    await choose({ directness: 'permissive' });
    await nameAdministrator(app.ctx, app.schoolCode, teacher.email);
    await teacher.chooseProfile('england-2026');
    expect((await mei.openSession(session.id)).aiGuidelines.directness).toBe('collaborative');
    expect(await choose({ directness: 'permissive' })).toEqual(refusal('looser-than-profile'));
  });

  it('knows no other levels', async () => {
    const { choose } = await lessonOfTwo(app);
    expect((await choose({ directness: 'whatever' })).body.code).toBe('invalid-input');
  });
});
