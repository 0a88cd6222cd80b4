import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { it } from 'vitest';
import { joinClass, listStudentClasses, listTeacherClasses } from '../../contract/classes.ts';
import type { Profile } from '../../contract/identity.ts';
import { askInSession } from '../../contract/tutor.ts';
import { listSessionInteractions } from '../../contract/work.ts';
import { fillIn, findDialog, press } from '../../test/pages/actions.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import {
  ask,
  card,
  lessonChat,
  monitored,
  openClass,
  openLesson,
  openStudentClass,
  questionWith,
  watchLesson,
} from '../../test/pages/lessons.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, ben, classWith } from '../../test/pages/people.ts';
import { ErrorPage } from './error-page.tsx';

/** Every kind of page with a word that is wider than a phone, which the walk over the kept screens opens there. */

const endless = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const answer = [
  'Look at **both sides** first:\n\n1. Take three away.\n2. What is left?\n',
  `\`\`\`\nx + 3 = 7 ${'and so on '.repeat(20)}\n\`\`\`\n`,
  `> ${endless}`,
].join('\n');
const student: Profile = { ...ben, fullName: `${endless} Lin`, firstName: endless, lastName: 'Lin' };
const teacher: Profile = { ...ada, fullName: `Ada ${endless}` };

it('a student joins a class', async () => {
  const invitation = { className: endless, classCode: 'ALG123', teacherName: teacher.fullName };
  server.answerWith(listStudentClasses, { invitation });
  const person = await openPage('/student-dashboard', student);
  await screen.findByRole('button', { name: `Join ${endless}` });
  keepScreen('a student without classes, with a long word');
  await press(person, 'Join Class');
  const form = await findDialog('Join a class');
  server.refuse(joinClass, 'class-not-found');
  const show = server.hold(joinClass);
  await fillIn(person, form, { 'Class Code': 'NOWHERE' }, 'Join Class');
  await form.findByText('Joining…');
  keepScreen('a form that is being sent');
  show();
  await form.findByRole('alert');
});

it('a student works in a lesson', async () => {
  openLesson({ title: endless, teacherName: teacher.fullName });
  server.answerWith(listStudentClasses, {
    classes: [openStudentClass({ className: endless, teacherName: teacher.fullName, description: endless })],
  });
  const person = await openPage('/student-dashboard', student);
  await person.click(await screen.findByRole('button', { name: endless }));
  await screen.findByText(/^No assignments yet\./);
  keepScreen('a student with a class, with a long word');
  await person.click((await screen.findAllByText('Join Session'))[0] as HTMLElement);
  await screen.findByRole('heading', { name: 'What are you working on?' });
  keepScreen('the welcome of a session, with a long word');
});

it('a student has a conversation', async () => {
  openLesson({ title: endless });
  const asked = [
    questionWith({ question: `What is ${endless}?`, answer }),
    questionWith({ question: 'And now?', status: 'failed', failure: 'model-failed' }),
  ];
  server.answerWith(listSessionInteractions, { interactions: asked });
  const person = await openPage(lessonChat, student);
  await screen.findByText('What is left?');
  await ask(person, 'And then?');
  server.stream(askInSession).send('start', { interactionId: 'growing' });
  server.stream(askInSession).send('delta', { text: `Half a thought about ${endless}. ` });
  await screen.findByText(/^Half a thought/);
  keepScreen('a conversation, with a long word');
});

it('a page could not be shown', () => {
  render(<ErrorPage />, { wrapper: MemoryRouter });
  screen.getByRole('heading', { name: 'Something went wrong' });
  keepScreen('a page that could not be shown');
});

it('a teacher has a class and a lesson', async () => {
  watchLesson([]);
  const fields = { className: endless, description: `About ${endless}` };
  server.answerWith(listTeacherClasses, { classes: [openClass([], fields), classWith({ id: 'physics' })] });
  const person = await openPage('/teacher-dashboard', teacher);
  await person.click(await screen.findByRole('button', { name: endless }));
  await screen.findByText(/Its first student appears here\./);
  await screen.findByText(`About ${endless}`);
  keepScreen('an open session that nobody has joined, with a long word');
});

it('a teacher watches a lesson', async () => {
  const messages = [
    questionWith({ question: 'What is given?', answer }),
    questionWith({ question: endless, answer }),
  ];
  const failed = [questionWith({ status: 'failed', failure: 'model-failed' })];
  watchLesson([
    { ...monitored('Ida Lin', { messages }), name: `${endless} Lin`, firstName: endless },
    monitored('Mei Lin'),
    monitored('Omar Lin', { messages: failed }),
    monitored('Zoë Lin', { status: 'away' }),
  ]);
  const person = await openPage('/teacher-dashboard', teacher);
  const tile = within(await card(`${endless} Lin`));
  keepScreen('the live monitor, with a long word');
  await person.click(tile.getByRole('button', { name: `${endless} Lin` }));
  await tile.findByRole('region', { name: `Conversation of ${endless} Lin` });
  await tile.findByText('What is given?');
  keepScreen('a conversation beside the wall, with a long word');
});
