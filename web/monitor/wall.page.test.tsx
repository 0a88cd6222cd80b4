import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerHelpRequest, type HelpRequest, helpRequest } from '../../contract/help-requests.ts';
import { sendNote } from '../../contract/lesson-actions.ts';
import { type MonitorStudent, monitorEvents } from '../../contract/monitor.ts';
import { pauseLesson, resumeLesson } from '../../contract/pauses.ts';
import type { Interaction } from '../../contract/tutor.ts';
import { emptyValue } from '../../test/pages/empty-answer.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { ago, card, lessonWith, monitored, questionWith, watchLesson } from '../../test/pages/lessons.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada } from '../../test/pages/people.ts';

/** What a teacher does with the wall: act on one student, find who has a mark, and show the class. */

const plain = {
  switchOff: false,
  pressure: false,
  offloading: false,
  stuck: false,
  solved: false,
  masked: [],
};
const hint = 'Which number could you subtract first?';
const stuck = {
  question: 'I still don’t get it',
  answer: hint,
  noticed: { ...plain, stuck: true, act: 'stuck' },
} as const;
const pressing = {
  question: 'just tell me',
  answer: hint,
  noticed: { ...plain, pressure: true, act: 'presses' },
} as const;

const named = (name: string, ...asked: Partial<Interaction>[]): MonitorStudent =>
  monitored(`${name} Lin`, { messages: asked.map(questionWith) });

const requestOf = (uid: string, fields: Partial<HelpRequest> = {}): HelpRequest => ({
  ...(emptyValue(helpRequest) as HelpRequest),
  id: `request of ${uid}`,
  studentUid: uid,
  state: 'waiting',
  askedAt: ago(20),
  changedAt: ago(20),
  ...fields,
});

const names = () =>
  [...document.querySelectorAll('[data-lesson] article')].map((tile) => tile.getAttribute('aria-label'));
const shown = () =>
  [...document.querySelectorAll('[data-lesson] article')]
    .filter((tile) => tile.querySelector('.hidden') === null)
    .map((tile) => tile.getAttribute('aria-label'));
const open = async (...students: MonitorStudent[]) => {
  watchLesson(students);
  const person = await openPage('/teacher-dashboard', ada);
  for (const { name } of students) await card(name);
  return person;
};
type Person = Awaited<ReturnType<typeof open>>;

const filterBy = async (person: Person, from: string, to: string) => {
  await person.click(screen.getByText(from, { selector: 'button' }));
  await person.click(await screen.findByRole('menuitemradio', { name: to }));
};
const openPanel = async (person: Person, name: string) => {
  const tile = within(await card(name));
  await person.click(tile.getAllByText(name)[0] as HTMLElement);
  await tile.findByRole('region', { name: `Conversation of ${name}` });
  return tile;
};

it('keeps everybody in place while the teacher points at the wall', async () => {
  const person = await open(named('Ada'), named('Ben'), named('Cleo'));
  expect(names()).toEqual(['Ada Lin', 'Ben Lin', 'Cleo Lin']);
  await person.hover(await card('Ben Lin'));
  server.stream(monitorEvents).send('question', {
    interaction: questionWith({ ...stuck, studentUid: 'cleo', studentName: 'Cleo Lin' }),
  });
  await within(await card('Cleo Lin')).findByText('Stuck');
  expect(names()).toEqual(['Ada Lin', 'Ben Lin', 'Cleo Lin']);
  await person.hover(screen.getByText('Live Monitor', { selector: 'h2, h2 *' }));
  await waitFor(() => expect(names()).toEqual(['Cleo Lin', 'Ada Lin', 'Ben Lin']));
});

it('shows only who has a mark, and keeps a pinned student in front after a reload', async () => {
  const students = [named('Ada', stuck), named('Ben'), named('Cleo')];
  const person = await open(...students);
  expect((await card('Ada Lin')).textContent).toContain('Stuck');
  await filterBy(person, 'All students', 'Stuck');
  await waitFor(() => expect(names()).toEqual(['Ada Lin']));
  await filterBy(person, 'Stuck', 'Wants the answer');
  expect(await screen.findByText('Nobody here has this mark now.')).toBeTruthy();
  keepScreen('a mark that nobody has');
  await person.click(screen.getByText('Show all'));
  const panel = await openPanel(person, 'Cleo Lin');
  await person.click(panel.getByLabelText('Pin to the front'));
  await person.click(panel.getByLabelText('Minimize'));
  await person.hover(await card('Ada Lin'));
  await person.click(screen.getByText('Live Monitor', { selector: 'h2, h2 *' }));
  await waitFor(() => expect(names()).toEqual(['Cleo Lin', 'Ada Lin', 'Ben Lin']));
  cleanup();
  await open(...students);
  expect(names()).toEqual(['Cleo Lin', 'Ada Lin', 'Ben Lin']);
  expect((await card('Cleo Lin')).textContent).toContain('Pinned');
});

it('marks who is stuck before the answer ends, lists the message that shows it, and not again after Not now', async () => {
  const pending = {
    ...stuck,
    id: 'asked',
    noticed: null,
    status: 'pending',
    answer: '',
    createdAt: ago(1),
  } as const;
  const students = [
    named('Ada', pending),
    named('Ben', pressing),
    named('Cleo', { question: 'so 3x is 21' }),
  ];
  const person = await open(...students);
  server.stream(monitorEvents).send('findings', { interactionId: 'asked', noticed: stuck.noticed });
  await within(await card('Ada Lin')).findByText('Stuck');
  expect(within(await card('Ben Lin')).getByText('Wants answer')).toBeTruthy();
  expect((await card('Cleo Lin')).textContent).not.toContain('Stuck');
  await person.click(await screen.findByText('2 need you', { selector: 'button' }));
  const list = screen.getByRole('list', { name: 'Need you' });
  const rows = () => [...list.children].map((row) => row.textContent);
  expect(rows()).toEqual([
    expect.stringMatching(/Ada Lin.*Stuck.*I still don’t get it/),
    expect.stringMatching(/Ben Lin.*just tell me/),
  ]);
  keepScreen('who needs the teacher');
  await person.click(within(list).getByLabelText('Not now: Ada Lin'));
  await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/Ben Lin/)]));
  cleanup();
  const again = await open(named('Ada', stuck), named('Ben', pressing));
  await again.click(await screen.findByText('1 needs you', { selector: 'button' }));
  await again.click(within(screen.getByRole('list', { name: 'Need you' })).getByText('Ben Lin'));
  const conversation = await screen.findByRole('region', { name: 'Conversation of Ben Lin' });
  expect(conversation.textContent).toContain('just tell me');
});

it('finds who is stuck also when most of the class is, and sends one note to them [spec 10.222 10.270]', async () => {
  const class6 = ['Ada', 'Bea', 'Cleo', 'Dan', 'Eve'].map((name) => named(name, stuck));
  const person = await open(...class6, named('Finn'));
  expect(await screen.findByText('Stuck: 5 of 6')).toBeTruthy();
  keepScreen('the live monitor');
  expect((await card('Ada Lin')).textContent).not.toContain('Stuck');
  await filterBy(person, 'All students', 'Stuck');
  await waitFor(() => expect(names()).toHaveLength(5));
  await person.click(screen.getByText('Note to these 5 students'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Note to these 5 students' }));
  expect(dialog.getByText(/^Each student gets it privately: Ada Lin, .*Eve Lin\.$/)).toBeTruthy();
  await person.type(dialog.getByLabelText('Text'), 'Try exercise 4 first.');
  keepScreen('a note to several');
  server.answer(sendNote, { notes: [] });
  await person.click(dialog.getByText('Send note'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls.at(-1)).toMatchObject({
    name: 'sendNote',
    body: { text: 'Try exercise 4 first.', studentUids: ['ada', 'bea', 'cleo', 'dan', 'eve'] },
  });
});

it('tells in one line that half of the class wrote the same answer [spec 10.271]', async () => {
  const nine = { question: 'is it x = 9?', answer: hint };
  await open(...['Ada', 'Bea', 'Cleo', 'Dan', 'Eve'].map((name) => named(name, nine)), named('Finn'));
  const line = await screen.findByText('5 of 6 wrote the same answer, not confirmed so far: 9');
  expect(line.getAttribute('role')).toBe('status');
  keepScreen('half of a class with the same answer');
});

it('keeps a tile under the pointer when its student no longer fits the filter [spec 10.272]', async () => {
  const asked = { question: 'How do I begin with 3x + 8 = 29?', answer: hint };
  const requests = [requestOf('ada'), requestOf('bea')];
  watchLesson([named('Ada', asked), named('Bea', asked), named('Cleo', asked)], { helpRequests: requests });
  const person = await openPage('/teacher-dashboard', ada);
  await card('Cleo Lin');
  await filterBy(person, 'All students', 'Asks for you');
  await waitFor(() => expect(shown()).toEqual(['Ada Lin', 'Bea Lin']));
  await person.hover(await card('Ada Lin'));
  server.stream(monitorEvents).send('helpRequest', {
    request: requestOf('ada', { state: 'done', changedAt: ago(0) }),
  });
  await waitFor(async () => expect((await card('Ada Lin')).textContent).not.toContain('Asks'));
  expect(shown()).toEqual(['Ada Lin', 'Bea Lin']);
  await person.hover(screen.getByText('Live Monitor', { selector: 'h2, h2 *' }));
  await waitFor(() => expect(shown()).toEqual(['Bea Lin']));
});

it('shows who asks for the teacher, in the order of asking, and answers with one click', async () => {
  const requests = [
    requestOf('ada', { text: 'Is my sketch right?' }),
    requestOf('bea', { askedAt: ago(10) }),
  ];
  watchLesson([named('Ada'), named('Bea')], { helpRequests: requests });
  const person = await openPage('/teacher-dashboard', ada);
  await within(await card('Ada Lin')).findByText('Asks you');
  await person.click(await screen.findByText('2 need you', { selector: 'button' }));
  const queue = screen.getByRole('list', { name: 'Need you' });
  expect([...queue.children].map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Ada Lin.*Is my sketch right\?/),
    expect.stringMatching(/Bea Lin/),
  ]);
  keepScreen('the queue of those who ask');
  const coming = requestOf('ada', { state: 'coming', teacherName: 'Ada Byron', changedAt: ago(5) });
  server.answer(answerHelpRequest, { request: coming });
  await person.click(within(queue).getByLabelText('I am coming: Ada Lin'));
  expect(server.calls.at(-1)).toMatchObject({ name: 'answerHelpRequest', body: { answer: 'coming' } });
  server.stream(monitorEvents).send('helpRequest', { request: coming });
  await waitFor(() => expect(queue.firstElementChild?.textContent).toContain('Ada Byron is coming'));
  expect(queue.contains(document.activeElement)).toBe(true);
  await person.click(within(queue).getByLabelText('Done: Ada Lin'));
  expect(server.calls.at(-1)).toMatchObject({ name: 'answerHelpRequest', body: { answer: 'done' } });
  server
    .stream(monitorEvents)
    .send('helpRequest', { request: { ...coming, state: 'done', changedAt: ago(0) } });
  await screen.findByText('1 needs you', { selector: 'button' });
});

it('writes a note to one student and pauses one, and the tile says so [spec 10.219]', async () => {
  const person = await open(named('Ada'), named('Bea'));
  await person.hover((await card('Ada Lin')).firstElementChild as Element);
  await person.click(await within(await card('Ada Lin')).findByLabelText('Note to Ada Lin'));
  const note = within(await screen.findByRole('dialog', { name: 'Note to Ada Lin' }));
  await person.type(note.getByLabelText('Text'), 'Why did you divide?');
  keepScreen('a note to one student');
  server.answer(sendNote, { notes: [] });
  await person.click(note.getByText('Send note'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls.at(-1)).toMatchObject({
    name: 'sendNote',
    body: { text: 'Why did you divide?', studentUids: ['ada'] },
  });
  // The click on the note did not open the conversation.
  expect(screen.queryByLabelText('Minimize')).toBeNull();

  const panel = await openPanel(person, 'Bea Lin');
  await person.click(panel.getAllByLabelText('Pause Bea Lin').at(-1) as HTMLElement);
  const form = within(await screen.findByRole('dialog', { name: 'Pause Bea Lin' }));
  await person.type(form.getByLabelText('Your words (optional)'), 'Please look up.');
  keepScreen('the form that pauses a student');
  const pause = { studentUid: 'bea', teacherName: 'Ada Byron', text: 'Please look up.', pausedAt: ago(0) };
  const paused = lessonWith({ pauses: [pause] });
  server.answer(pauseLesson, { session: paused });
  await person.click(form.getByText('Pause', { selector: 'button' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls.at(-1)).toMatchObject({
    name: 'pauseLesson',
    body: { studentUid: 'bea', text: 'Please look up.' },
  });
  server.stream(monitorEvents).send('session', { session: paused });
  await panel.findByText('paused');
  keepScreen('a paused student on the wall');
  server.answer(resumeLesson, { session: lessonWith() });
  await person.click(panel.getAllByLabelText('Resume Bea Lin').at(-1) as HTMLElement);
  expect(server.calls.at(-1)).toMatchObject({ name: 'resumeLesson', body: { studentUid: 'bea' } });
  server.stream(monitorEvents).send('session', { session: lessonWith() });
  await waitFor(() => expect(panel.queryByText('paused')).toBeNull());
});

it('projects what students do, without a name or a word of theirs [spec 10.273]', async () => {
  const person = await open(
    named('Ada', { question: 'Why is the moon so bright?', answer: hint }),
    named('Ben'),
  );
  await person.click(screen.getByLabelText('Show without names and words'));
  const projected = await screen.findByRole('dialog');
  expect(within(projected).getAllByRole('listitem')).toHaveLength(2);
  expect(projected.textContent).toContain('1 question');
  expect(projected.textContent).not.toMatch(/Ada|Ben|Lin|moon|subtract/);
  keepScreen('the projected class');
});

it('tells a screen reader who needs the teacher, and not every message [spec 10.274]', async () => {
  await open(named('Ada'), named('Ben'), named('Cleo'));
  const live = () => [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')];
  const heard = () =>
    live()
      .map(({ textContent }) => textContent)
      .filter((text) => /needs? you/.test(text));
  const send = (uid: string, asked: Partial<Interaction>) =>
    server.stream(monitorEvents).send('question', {
      interaction: questionWith({ ...asked, studentUid: uid, studentName: uid }),
    });
  send('ben', { question: 'How do I begin with 3x + 8 = 29?', answer: hint });
  await within(await card('Ben Lin')).findByText(/How do I begin/);
  expect(
    live()
      .map(({ textContent }) => textContent)
      .join(' '),
  ).not.toContain('How do I begin');
  send('cleo', stuck);
  await waitFor(() => expect(heard()).toEqual(['1 needs you. Stuck: Cleo Lin']));
  server.stream(monitorEvents).send('helpRequest', { request: requestOf('ada') });
  await waitFor(() => expect(heard()).toEqual(['2 need you. Asks for you: Ada Lin']));
});
