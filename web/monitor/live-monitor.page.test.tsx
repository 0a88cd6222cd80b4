import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listTeacherClasses } from '../../contract/classes.ts';
import { type MonitorStudent, monitorEvents } from '../../contract/monitor.ts';
import { listSessionInteractions } from '../../contract/work.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import {
  card,
  lessonWith,
  monitored,
  openClass,
  questionWith,
  watchLesson,
} from '../../test/pages/lessons.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, classWith } from '../../test/pages/people.ts';

/** The teacher's live monitor: its states, who is present, and what each student does. */

const monitor = () => screen.findByRole('region', { name: 'Live Monitor' });
const asked = (...questions: string[]) =>
  questions.map((question, n) => questionWith({ question, answer: `Answer ${n + 1}.` }));

/** Opens the monitor, with the classmates who are not here yet. */
const openMonitor = async (here: readonly MonitorStudent[], missing: readonly MonitorStudent[] = []) => {
  watchLesson(here);
  server.answerWith(listTeacherClasses, { classes: [openClass([...here, ...missing])] });
  return openPage('/teacher-dashboard', ada);
};

it('says No Active Session until a student joins, then Connected with the number of students present [spec 2.44 2.48]', async () => {
  const [mei, omar] = [monitored('Mei Lin'), monitored('Omar Lin')];
  await openMonitor([], [mei, omar]);
  const shown = await monitor();
  expect(await within(shown).findByText('No Active Session')).toBeTruthy();
  expect(shown.textContent).toContain('Algebra 1 is open. Its first student appears here.');
  expect(shown.textContent).toContain(
    'with the class code ALG123; new ones register first with the session ID SES123.',
  );
  expect(shown.textContent).toContain('Waiting for the students of Algebra 1: Mei Lin and Omar Lin');
  keepScreen('a monitor without an active session');

  server.stream(monitorEvents).send('snapshot', { session: lessonWith(), students: [mei] });
  expect(await within(shown).findByText('Connected')).toBeTruthy();
  expect(within(shown).queryByText('No Active Session')).toBeNull();
  expect(shown.textContent).toContain('1 Joined · 0 Active');
  expect(shown.textContent).toContain('1 not here yet: Omar Lin');
  expect((await card('Mei Lin')).textContent).toContain('Joined');
  expect((await card('Mei Lin')).textContent).toContain('No messages yet.');
  keepScreen('a monitor on which somebody is missing');

  server.stream(monitorEvents).send('participant', { student: omar });
  const interaction = questionWith({
    question: 'What is given?',
    studentUid: 'omar',
    studentName: 'Omar Lin',
  });
  server.stream(monitorEvents).send('question', { interaction });
  await waitFor(() => expect(shown.textContent).toContain('1 Joined · 1 Active'));
  expect(shown.textContent).not.toContain('not here yet');
  expect((await card('Omar Lin')).textContent).toContain('1 question');
});

it('says in a word what each student does, and counts them [spec 2.45 4.20 4.24]', async () => {
  const statuses = ['active', 'typing', 'idle', 'away'] as const;
  await openMonitor(statuses.map((status) => monitored(`Student${status} Lin`, { status })));
  for (const status of statuses) {
    const shown = await card(`Student${status} Lin`);
    expect(shown.querySelector('[data-status]')?.getAttribute('data-status')).toBe(status);
    expect(within(shown).getByText(status)).toBeTruthy();
  }
  const shown = (await monitor()).textContent;
  expect(shown).toContain('3 here: 1 active, 1 typing, 1 idle · 1 away');
  expect(shown).toContain('This lesson: 4 Joined · 0 Active (have asked)');
  keepScreen('a monitor with every status');
  server.stream(monitorEvents).send('presence', { studentUid: 'studentaway', status: 'typing' });
  await waitFor(async () =>
    expect((await monitor()).textContent).toContain('4 here: 1 active, 2 typing, 1 idle'),
  );
});

it('shows the last three messages of a tile, and the whole conversation beside the wall [spec 2.46 2.47 9.19]', async () => {
  const person = await openMonitor([
    monitored('Mei Lin', { messages: asked('The first question?', 'The second question?') }),
  ]);
  const tile = await card('Mei Lin');
  const shown = ['Answer 1.', 'The second question?', 'Answer 2.'];
  for (const text of shown) expect(within(tile).getByText(text)).toBeTruthy();
  expect(within(tile).queryByText('The first question?')).toBeNull();
  await person.click(within(tile).getByRole('button', { name: 'Mei Lin' }));
  const full = await within(tile).findByRole('region', { name: 'Conversation of Mei Lin' });
  for (const text of ['The first question?', ...shown]) expect(within(full).getByText(text)).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Minimize');
  keepScreen('a conversation beside the wall');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(within(tile).queryByRole('region')).toBeNull());
});

it('shows formulas and tables of a tile as text, and draws them in the conversation', async () => {
  const answer = 'Look at $$a^2 + \\frac{b}{2}$$ **again**:\n\n| side | here |\n|---|---|\n| long | c |';
  const messages = [questionWith({ question: 'What does $$a^2$$ mean?', answer })];
  const person = await openMonitor([monitored('Mei Lin', { messages })]);
  const tile = await card('Mei Lin');
  expect(await within(tile).findByText('What does a² mean?')).toBeTruthy();
  expect(await within(tile).findByText('Look at a² + b/2 again: side · here long · c')).toBeTruthy();
  expect(tile.textContent).not.toMatch(/\$\$|\\frac|\*\*|\|/);
  await person.click(within(tile).getByRole('button', { name: 'Mei Lin' }));
  await waitFor(() => expect(tile.querySelector('math')).toBeTruthy());
  await waitFor(() => expect(tile.querySelector('td')?.textContent).toBe('long'));
  keepScreen('a formula and a table on the monitor');
});

it('shows a long conversation page by page, and says when a page cannot be loaded [spec 2.47]', async () => {
  const all = asked(...Array.from({ length: 52 }, (_, n) => `Question ${n + 1}?`)).map((one) => ({
    ...one,
    studentUid: 'mei',
  }));
  server.breakOff(listSessionInteractions);
  const person = await openMonitor([monitored('Mei Lin', { messages: all.slice(-2) })]);
  const tile = within(await card('Mei Lin'));
  await person.click(tile.getByRole('button', { name: 'Mei Lin' }));
  const full = within(await tile.findByRole('region', { name: 'Conversation of Mei Lin' }));
  expect(await full.findByText('Earlier messages could not be loaded.', { exact: false })).toBeTruthy();
  expect(full.getByText('Question 52?')).toBeTruthy();
  keepScreen('earlier messages that the monitor could not load');
  server.answer(listSessionInteractions, ({ query }) => {
    expect(query).toMatchObject({ openingId: 'opening', studentUid: 'mei' });
    return query.cursor === undefined
      ? { interactions: all.slice(2), nextCursor: 'earlier' }
      : { interactions: all.slice(0, 2), nextCursor: null };
  });
  await person.click(full.getByText('Try again'));
  await waitFor(() =>
    expect(full.queryByText('Earlier messages could not be loaded.', { exact: false })).toBeNull(),
  );
  // A print draws at once what is otherwise drawn in idle moments.
  fireEvent(window, new Event('beforeprint'));
  await full.findByText('Question 3?');
  expect(full.queryByText('Question 1?')).toBeNull();
  await person.click(await full.findByText('Show earlier messages'));
  await waitFor(() => expect(full.queryByText('Show earlier messages')).toBeNull());
  fireEvent(window, new Event('beforeprint'));
  expect(await full.findByText('Question 1?')).toBeTruthy();
});

it('says when it is loading and when it was refused', async () => {
  watchLesson([monitored('Mei Lin')]);
  server.refuse(monitorEvents, 'session-not-found');
  const answer = server.hold(monitorEvents);
  await openPage('/teacher-dashboard', ada);
  expect(await screen.findByText('Connecting…')).toBeTruthy();
  expect(await screen.findByRole('status', { name: 'The live monitor is loading' })).toBeTruthy();
  keepScreen('a monitor that loads');
  answer();
  expect(await screen.findByText('Not connected')).toBeTruthy();
  keepScreen('a monitor that was refused');
});

it('names at most twelve absent students', async () => {
  const names = 'Ann Bea Cem Dan Eve Fay Gil Hal Ida Jon Kim Lea Max'.split(' ');
  await openMonitor(
    [monitored('Mei Lin')],
    names.map((name) => monitored(`${name} Lin`)),
  );
  const line = (await screen.findByText('13 not here yet:')).parentElement;
  expect(line?.textContent).toMatch(/^13 not here yet: Ann Lin, .*, Lea Lin, and 1 more$/);
});

it('finds a student by name in a larger class', async () => {
  const names = 'Ann Bea Cem Dan Eve Fay'.split(' ');
  const person = await openMonitor(names.map((name) => monitored(`${name} Lin`)));
  await card('Ann Lin');
  expect(screen.queryByLabelText('Find a student')).toBeNull();
  server.stream(monitorEvents).send('participant', { student: monitored('Zoë Lin') });
  const search = await screen.findByLabelText<HTMLInputElement>('Find a student');
  fireEvent.change(search, { target: { value: 'zoe' } });
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Ann Lin' })).toBeNull());
  expect(await card('Zoë Lin')).toBeTruthy();
  fireEvent.change(search, { target: { value: 'nobody' } });
  expect((await screen.findByText(/^No student here is called/)).textContent).toBe(
    'No student here is called “nobody”.',
  );
  expect(screen.queryByRole('article', { name: 'Zoë Lin' })).toBeNull();
  keepScreen('a search that finds nobody');
  await person.click(screen.getByRole('button', { name: 'Show all' }));
  expect(search.value).toBe('');
  expect(await card('Zoë Lin')).toBeTruthy();
  expect(await card('Ann Lin')).toBeTruthy();
});

it('says in one line that the model is down, until answers come again [spec 10.257]', async () => {
  const line = () => screen.queryByText(/^The tutor answers nobody at present: its model is down\./);
  const failed = { status: 'failed', failure: 'model-failed', answer: '' } as const;
  const students = ['Ann Lin', 'Bea Lin'].map((name) =>
    monitored(name, { messages: [questionWith(failed)] }),
  );
  watchLesson(students, { modelIsDown: true });
  await openPage('/teacher-dashboard', ada);
  await card('Ann Lin');
  expect(line()?.getAttribute('role')).toBe('status');
  expect(screen.queryByText('No answer')).toBeNull();
  expect(screen.queryByText('No answer from the tutor: 2 of 2')).toBeNull();
  keepScreen('the wall while the model is down');
  server.stream(monitorEvents).send('model', { isDown: false });
  await waitFor(() => expect(line()).toBeNull());
});

it('is absent while no session is open [spec 2.16]', async () => {
  server.answerWith(listTeacherClasses, { classes: [classWith({ sessionStatus: 'closed' })] });
  await openPage('/teacher-dashboard', ada);
  expect(await screen.findByText('Session Closed')).toBeTruthy();
  expect(screen.queryByText('Live Monitor')).toBeNull();
});
