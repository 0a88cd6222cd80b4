import { beforeEach, expect, it } from 'vitest';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { type Student, startLesson, succeeded } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';

let app: TestApp;
let lesson: Awaited<ReturnType<typeof startLesson>>;
beforeEach(async () => {
  app = await startApp();
  lesson = await startLesson(app, { students: 3 });
  for (const student of lesson.students) await student.openSession(lesson.session.id);
});

const pair = () => lesson.students as [Student, Student];
const path = () => `/api/sessions/${lesson.session.id}/notes`;
const sendAll = async (body: object) => succeeded(await lesson.teacher.post(path(), body)).notes;
const send = async (body: object) => (await sendAll(body))[0];

describeEndpoint('sendNote', () => {
  it('shows a note to one student, and to nobody else of the class [spec 10.214]', async () => {
    const [mei, omar] = pair();
    const monitor = await lesson.teacher.monitor();
    expect((await monitor.next('snapshot')).data.notes).toEqual([]);
    const feed = await mei.events('/api/student/events');
    await feed.next('snapshot');
    const note = await send({ text: '  Look at the sign.  ', studentUids: [mei.uid] });
    expect(note).toMatchObject({ text: 'Look at the sign.', studentUid: mei.uid, replies: [] });
    expect(note.teacherName).toBe(lesson.teacher.name);
    expect((await monitor.next('note')).data).toEqual({ note });
    expect((await feed.next('lesson')).data).toEqual({ sessionId: lesson.session.id });
    expect(succeeded(await mei.get(path())).notes).toEqual([note]);
    expect(succeeded(await omar.get(path())).notes).toEqual([]);
    const second = await lesson.teacher.monitor();
    expect((await second.next('snapshot')).data.notes).toEqual([note]);
  });

  it('shows a note to all of the lesson, also to a monitor that comes back [spec 10.214]', async () => {
    const monitor = await lesson.teacher.monitor();
    const { id } = await monitor.next('snapshot');
    monitor.close();
    const note = await send({ text: 'Five more minutes.' });
    for (const student of lesson.students) expect(succeeded(await student.get(path())).notes).toEqual([note]);
    const again = await lesson.teacher.monitor({ 'last-event-id': `${id}` });
    expect((await again.next('note')).data).toEqual({ note });
  });

  it('shows a note to each of some students, who answer it each for themselves [spec 10.222]', async () => {
    const [mei, omar, third] = lesson.students as [Student, Student, Student];
    const notes = await sendAll({ text: 'Try exercise 4.', studentUids: [mei.uid, omar.uid, mei.uid] });
    expect(notes.map(({ studentUid }: { studentUid: string }) => studentUid)).toEqual([mei.uid, omar.uid]);
    expect(succeeded(await mei.get(path())).notes).toEqual([notes[0]]);
    expect(succeeded(await omar.get(path())).notes).toEqual([notes[1]]);
    expect(succeeded(await third.get(path())).notes).toEqual([]);
    succeeded(await mei.post(`/api/notes/${notes[0].id}/replies`, { text: 'Done.' }));
    expect(succeeded(await omar.get(path())).notes).toEqual([notes[1]]);
  });

  it('reaches nobody if one of the students is not in the lesson [spec 10.222]', async () => {
    const [mei] = pair();
    const body = { text: 'Try exercise 4.', studentUids: [mei.uid, 'nobody'] };
    expect(await lesson.teacher.post(path(), body)).toEqual(refusal('student-not-found'));
    expect((await lesson.teacher.post(path(), { ...body, studentUids: [] })).status).toBe(400);
    expect(succeeded(await mei.get(path())).notes).toEqual([]);
  });

  it('needs words, at most 1,000 characters', async () => {
    const { teacher } = lesson;
    expect((await teacher.post(path(), { text: '  ' })).body.code).toBe('invalid-input');
    expect((await teacher.post(path(), { text: 'x'.repeat(1_001) })).body.code).toBe('invalid-input');
  });
});

describeEndpoint('replyToNote', () => {
  const reply = (noteId: string, text: string, student = lesson.student) =>
    student.post(`/api/notes/${noteId}/replies`, { text });

  it('reaches the teacher, once or more, and no other student [spec 10.214]', async () => {
    const [mei, omar] = pair();
    const { id } = await send({ text: 'Who is done?' });
    const monitor = await lesson.teacher.monitor();
    await monitor.next('snapshot');
    succeeded(await reply(id, 'I am.'));
    app.clock.advance(1_000);
    const { note, support } = succeeded(await reply(id, 'Nearly.'));
    expect(note.replies.map(({ text }: { text: string }) => text)).toEqual(['I am.', 'Nearly.']);
    expect(support).toBeNull();
    expect((await monitor.next('noteReply')).data).toMatchObject({
      noteId: id,
      reply: { text: 'I am.', studentUid: mei.uid, studentName: mei.name, hasPersonalData: false },
    });
    expect((await monitor.next('noteReply')).data.reply).toMatchObject({ text: 'Nearly.' });
    expect(succeeded(await omar.get(path())).notes[0].replies).toEqual([]);
  });

  it('is possible thirty times for a note, and a text that shows danger raises its alert after that, too', async () => {
    const { id } = await send({ text: 'How are you?' });
    for (let time = 0; time < 30; time++) succeeded(await reply(id, `Fine, ${time}.`));
    expect(await reply(id, 'Fine.')).toEqual(refusal('too-many-replies'));
    const { support, note } = succeeded(await reply(id, 'I want to kill myself.'));
    expect(support).toEqual(expect.any(String));
    expect(note.replies).toHaveLength(30);
    expect(succeeded(await lesson.teacher.get('/api/alerts')).alerts).toHaveLength(1);
  });

  it('tells the teacher alone that a reply has personal data', async () => {
    const { id } = await send({ text: 'How can I reach you?' });
    const { note } = succeeded(await reply(id, 'Write to mei.lin@example.org.'));
    expect(note.replies[0]).not.toHaveProperty('hasPersonalData');
    expect(succeeded(await lesson.teacher.get(path())).notes[0].replies[0].hasPersonalData).toBe(true);
    expect(succeeded(await lesson.student.get(path())).notes[0].replies[0]).not.toHaveProperty(
      'hasPersonalData',
    );
  });

  it('raises an alert for a text that shows danger, also after the lesson', async () => {
    const { id } = await send({ text: 'How are you?' });
    await lesson.teacher.stopSession(lesson.class.id);
    const { support, note } = succeeded(await reply(id, 'I want to kill myself.'));
    expect(support).toEqual(expect.any(String));
    expect(note.replies).toHaveLength(1);
    const { alerts } = succeeded(await lesson.teacher.get('/api/alerts'));
    expect(alerts).toMatchObject([{ message: 'I want to kill myself.', studentUid: lesson.student.uid }]);
  });

  it('is deleted with the conversations of its student', async () => {
    const [mei, omar] = pair();
    const { id } = await send({ text: 'Who is done?' });
    await send({ text: 'For you.', studentUids: [mei.uid] });
    succeeded(await reply(id, 'I am.'));
    succeeded(await reply(id, 'Me too.', omar));
    const monitor = await lesson.teacher.monitor();
    await monitor.next('snapshot');
    succeeded(
      await lesson.teacher.post(`/api/classes/${lesson.class.id}/delete-conversations`, {
        studentUid: mei.uid,
      }),
    );
    const { notes } = (await monitor.next('snapshot')).data;
    expect(notes).toMatchObject([{ text: 'Who is done?', replies: [{ text: 'Me too.' }] }]);
  });

  it('needs words', async () => {
    const [mei] = pair();
    const { id } = await send({ text: 'For Mei.', studentUids: [mei.uid] });
    expect((await reply(id, ' ')).body.code).toBe('invalid-input');
  });
});

describeEndpoint('listNotes', () => {
  it('lists the notes of a lesson, and for the teacher those of one student', async () => {
    const [mei, omar] = pair();
    const all = await send({ text: 'For all.' });
    app.clock.advance(1_000);
    const one = await send({ text: 'For one.', studentUids: [mei.uid] });
    const list = async (query: string) => succeeded(await lesson.teacher.get(`${path()}?${query}`)).notes;
    expect(await list('')).toEqual([all, one]);
    expect(await list(`studentUid=${omar.uid}`)).toEqual([all]);
    await lesson.teacher.stopSession(lesson.class.id);
    await lesson.teacher.startSession(lesson.class.id);
    expect(await list('')).toEqual([]);
    expect(await list(`openingId=${lesson.session.openingId}&studentUid=${mei.uid}`)).toEqual([all, one]);
    // A student who has not joined the new lesson sees nothing of it.
    expect(succeeded(await mei.get(path())).notes).toEqual([]);
  });

  it('refuses a lesson without an id', async () => {
    expect((await lesson.teacher.get(`${path()}?openingId=`)).body.code).toBe('invalid-input');
  });
});
