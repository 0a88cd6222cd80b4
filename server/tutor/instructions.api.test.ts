import { expect, it } from 'vitest';
import { startApp } from '../../test/harness.ts';
import { streamed } from '../../test/model-scripts.ts';
import { registerStudent, registerTeacher, succeeded } from '../../test/people.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';

it('no model gets a name or a user name of anybody, wherever it could come in [spec 10.146, standard 11.20 17.6]', async () => {
  const modelServer = await startScriptedModel();
  const app = await startApp({ modelUrl: modelServer.url, judged: true });
  const teacher = await registerTeacher(app, { name: 'Ottilie Quandt', email: 'o.quandt@school.example' });
  const created = await teacher.createClass({
    className: 'Algebra with Ms Quandt',
    description: 'Ottilie Quandt teaches.',
    ageOrGrade: 'Year 7, with Ottilie Quandt',
    workingOn: 'What Bartholomew Yilmaz asked',
  });
  const session = await teacher.startSession(created.id);
  const join = async (firstName: string, lastName: string, username: string) => {
    const student = await registerStudent(app, session.sessionCode, { firstName, lastName, username });
    await student.joinClass(created.classCode);
    return student;
  };
  const student = await join('Xanthippe', 'Okonkwo', 'xan_07');
  await join('Bartholomew', 'Yilmaz', 'b.yilmaz');
  const at = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();
  const task = { title: 'For Xanthippe Okonkwo', description: 'Ask b.yilmaz or Bartholomew Yilmaz.' };
  const { assignment } = succeeded(
    await teacher.post('/api/assignments/create', {
      ...task,
      classId: created.id,
      openDate: at(-60),
      closeDate: at(60),
    }),
  );

  const words =
    "I'm xanthippe okonkwo (xan_07), and Bartholomew Yilmaz says Mrs. Quandt is wrong. How do I add?";
  modelServer.script(streamed(['Well, Xanthippe Okonkwo: what have you tried?']), 'How do I add?');
  for (let turn = 0; turn < 2; turn++) {
    await student.ask(session.id, words);
    const body = { question: words, studentName: 'Xanthippe Okonkwo' };
    succeeded(await student.post(`/api/assignments/${assignment.id}/chat`, body));
  }
  const trial = {
    classId: created.id,
    ...task,
    question: words,
    earlier: [{ question: words, answer: words }],
  };
  succeeded(await teacher.post('/api/assignments/try', trial));

  const sent = modelServer.requests.map(({ body }) => JSON.stringify(body));
  expect(sent.length).toBeGreaterThan(9);
  for (const text of sent) {
    // The judge gets the reply as the model wrote it, so the name that the scripted reply uses may occur.
    const asWritten = text.replaceAll('Well, Xanthippe Okonkwo', '');
    expect(asWritten).not.toMatch(/Xanthippe|Okonkwo|xan_07|Bartholomew|Yilmaz|Quandt|Ottilie/i);
    for (const { uid } of [student, teacher]) expect(text).not.toContain(uid);
  }
  expect(sent[0]).toContain('Algebra with [name]');
});

it('the tutor is told the age or grade and what the class is working on, from the next question on', async () => {
  const modelServer = await startScriptedModel();
  const app = await startApp({ modelUrl: modelServer.url });
  const teacher = await registerTeacher(app);
  const created = await teacher.createClass({ ageOrGrade: 'Year 7', workingOn: 'Adding fractions' });
  expect(created).toMatchObject({ ageOrGrade: 'Year 7', workingOn: 'Adding fractions' });
  const session = await teacher.startSession(created.id);
  const student = await registerStudent(app, session.sessionCode);
  await student.joinClass(created.classCode);
  await student.ask(session.id, 'How?');
  const { className, subject, description } = created;
  const change = { className, subject, description, workingOn: 'Decimals' };
  succeeded(await teacher.post(`/api/classes/${created.id}/update`, change));
  await student.ask(session.id, 'And now?');
  const instructions = modelServer.requests.map(({ body }) => body.messages[0]?.content ?? '');
  expect(instructions[0]).toContain('Adding fractions');
  expect(instructions[1]).toContain('Decimals');
  expect(instructions[1]).toContain('Year 7');
});
