import { expect, it } from 'vitest';
import { startApp } from './harness.ts';
import { gated } from './model-scripts.ts';
import { registerStudent, registerTeacher } from './people.ts';
import { startScriptedModel } from './scripted-model.ts';

it('a whole lesson works over HTTP: register, start, join, ask, watch, stop [spec 1.5 8.16, standard 8.3]', async () => {
  const modelServer = await startScriptedModel();
  const app = await startApp({ modelUrl: modelServer.url });

  const teacher = await registerTeacher(app, { name: 'Ada Byron' });
  const created = await teacher.createClass({ className: 'Algebra 1' });
  const session = await teacher.startSession(created.id);
  const monitor = await teacher.monitor();
  expect((await monitor.next('snapshot')).data).toEqual({ session: null, students: [] });

  const student = await registerStudent(app, session.sessionCode, { firstName: 'Mei', lastName: 'Lin' });
  await student.joinClass(created.classCode);
  const dashboard = await student.events('/api/student/events');
  expect((await dashboard.next('snapshot')).data.classes[0]).toMatchObject({ sessionStatus: 'open' });

  await student.openSession(session.id);
  const joined = (await monitor.next('snapshot')).data;
  expect(joined.session.id).toBe(session.id);
  expect(joined.students).toMatchObject([{ name: 'Mei Lin', status: 'active', messages: [] }]);

  modelServer.script(gated('more', ['Let us look. '], ['What is given?']));
  const answer = await student.askStreaming(session.id, 'What is 3/4 + 1/8?');
  const { interactionId } = (await answer.next('start')).data;
  const question = (await monitor.next('question')).data.interaction;
  expect(question).toMatchObject({ id: interactionId, question: 'What is 3/4 + 1/8?', status: 'pending' });
  expect((await answer.next('delta')).data.text).toBe('Let us look. ');
  expect((await monitor.next('delta')).data).toEqual({ interactionId, text: 'Let us look. ', offset: 0 });

  modelServer.open('more');
  const done = (await answer.next('done')).data.interaction;
  expect(done).toMatchObject({ status: 'answered', answer: 'Let us look. What is given?' });
  const { interaction } = (await monitor.next('answer')).data;
  expect({ ...interaction, noticed: null }).toEqual(done);

  await teacher.stopSession(created.id);
  expect((await monitor.next('session')).data.session.status).toBe('closed');
  expect((await monitor.next('snapshot')).data.session).toBeNull();
  expect((await dashboard.next('class')).data.class.sessionStatus).toBe('closed');
  expect((await student.ask(session.id, 'One more?')).body).toEqual({
    success: false,
    code: 'session-closed',
    message: 'Session is not currently open for chatting. Please wait for the teacher to open it.',
  });
});
