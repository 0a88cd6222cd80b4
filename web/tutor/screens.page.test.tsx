import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getAssignment } from '../../contract/assignments.ts';
import { type HelpRequest, helpRequest, listHelpRequests } from '../../contract/help-requests.ts';
import { listNotes, type Note } from '../../contract/lesson-actions.ts';
import { getSession, listOpenings } from '../../contract/live-sessions.ts';
import { listPauses, type RecordedPause } from '../../contract/pauses.ts';
import { askInSession, type Interaction, interaction } from '../../contract/tutor.ts';
import {
  type LessonWork,
  lessonWork,
  listAssignmentInteractions,
  listAssignmentStudents,
  listLessonStudents,
  listSessionInteractions,
} from '../../contract/work.ts';
import { press } from '../../test/pages/actions.ts';
import { emptyValue } from '../../test/pages/empty-answer.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { ago, ask, lessonChat, lessonWith, openLesson, questionWith } from '../../test/pages/lessons.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, assignmentWith, ben } from '../../test/pages/people.ts';

/** Screens of conversations that are kept, and that no other test shows. */

const conversation = () => screen.findByRole('region', { name: 'Conversation' });

/** Opens the chat of the lesson with these questions in it. */
async function openChat(interactions: Interaction[], session: Parameters<typeof openLesson>[0] = {}) {
  openLesson(session);
  server.answerWith(listSessionInteractions, { interactions });
  const person = await openPage(lessonChat, ben);
  await screen.findByLabelText('Your message');
  return person;
}

const guard: NonNullable<Interaction['guard']> = {
  ...(emptyValue(interaction.shape.guard.unwrap()) as NonNullable<Interaction['guard']>),
  outcome: 'replaced',
  checked: 9,
};

it.each<[answer: string, text: string, guard: Partial<typeof guard>]>([
  ['a hint in place of an answer', 'Which share is taken off?', { rule: 'key-value' }],
  [
    'a fixed text in place of an answer',
    'This question is not answered here.',
    { rule: 'content:sexual', checked: 0 },
  ],
  [
    'the words of a school',
    'You do not have to be alone with it.\n\nCall 116 111.',
    { rule: 'safeguarding', checked: 0 },
  ],
])('shows %s', async (name, answer, of) => {
  await openChat([questionWith({ question: 'What is a slope?', answer, guard: { ...guard, ...of } })]);
  await within(await conversation()).findByText(answer.split('\n')[0] ?? '');
  keepScreen(name);
});

it('an answer points to people', async () => {
  const answer = 'What is given?\n\nWhen something is hard, it can help to talk with a person.';
  await openChat([
    questionWith({ question: 'i have no friends', answer, guard: { ...guard, pointsToPeople: true } }),
  ]);
  await within(await conversation()).findByText(/it can help to talk with a person/);
  keepScreen('an answer that points to people');
});

const rich = [
  '## Two ways\n\nRead https://school.example/slope first.\n\n### With code\n',
  '```python\ndef slope(first, second):  # the change of y for each step of x, from one point to another\n    return 1\n```\n',
  'A bracket that grows:\n\\[\\left(\\frac{\\frac{a}{b}}{\\frac{c}{d}}\\right)\\]\nIs that clear?\n',
  'مرحبا بك\n\n- واحد\n- اثنان\n',
].join('\n');

it('an answer has everything', async () => {
  await openChat([questionWith({ question: 'What is a slope?', answer: rich })]);
  await waitFor(async () => expect((await conversation()).querySelector('math')).toBeTruthy());
  await screen.findByRole('button', { name: 'Copy code' });
  keepScreen('an answer with everything');
});

it('a question is changed', async () => {
  const first = questionWith({ question: 'What is a right ankle?', answer: 'Think of a corner.' });
  const person = await openChat([first]);
  await press(person, 'Change question');
  await screen.findByRole('textbox', { name: 'Your changed question' });
  keepScreen('a question that is changed');
});

it('a question was changed', async () => {
  const first = questionWith({ question: 'What is a right ankle?', answer: 'Think of a corner.' });
  const changed = { question: 'What is a right angle?', answer: 'Think of a square.', changedFrom: first.id };
  await openChat([first, questionWith(changed)]);
  await screen.findByRole('link', { name: 'Changed from the question above' });
  keepScreen('a question that was changed, and the first one');
});

it('the device has no connection', async () => {
  const person = await openChat([questionWith({ question: 'What is an angle?', answer: 'A corner.' })]);
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  window.dispatchEvent(new Event('offline'));
  await screen.findByText(/^There is no connection\./);
  await ask(person, 'And a right angle?');
  await screen.findByText(/^No answer yet\./);
  keepScreen('a chat without a connection');
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/^There is no connection\./)).toBeNull());
});

it('the earlier messages of a long conversation do not come', async () => {
  openLesson();
  server.refuse(listSessionInteractions, 'internal-error');
  const person = await openPage(lessonChat, ben);
  await screen.findByText(/^Your earlier messages could not be loaded yet\./);
  await ask(person, 'And now?');
  await within(await conversation()).findByText('And now?');
  keepScreen('a conversation whose earlier messages did not come');
});

it.each<[lesson: string, minutes: number]>([
  ['a lesson with a timer', 7],
  ['a lesson that ends soon', 4],
])('shows %s', async (lesson, minutes) => {
  await openChat([], { endsAt: ago(-60 * minutes - 5) });
  await screen.findByText(/minutes left/);
  keepScreen(lesson);
});

it('the name of a teacher is in Arabic letters', async () => {
  await openChat([], { teacherName: 'حداد سارة' });
  keepScreen('a chat with the name of a teacher in Arabic letters');
});

it('a student has levels of their own', async () => {
  const own = { studentUid: 'ben', aiGuidelines: { directness: 'restrictive' as const } };
  const person = await openChat([], {
    aiGuidelines: { directness: 'restrictive', mathSupport: 'step_by_step' },
    studentGuidelines: [{ ...own, teacherName: 'Ada Byron', chosenAt: ago(60) }],
  });
  await person.click(screen.getByText('How the tutor helps here'));
  await screen.findByText(/^Your teacher chose this for you, for this lesson\./);
  keepScreen('own guidelines in the chat');
});

const ofLesson = { sessionId: 'lesson', openingId: 'opening', teacherName: 'Ada Byron' };
const notes: Note[] = [
  {
    ...ofLesson,
    id: 'to all',
    studentUid: null,
    text: 'Five minutes left.',
    createdAt: ago(500),
    replies: [
      { id: 'r', studentUid: 'ben', studentName: 'Ben Okri', text: 'Nearly done.', createdAt: ago(400) },
    ],
  },
];
const pauses: RecordedPause[] = [
  {
    ...ofLesson,
    id: 'p',
    studentUid: 'ben',
    text: 'Pens down.',
    pausedAt: ago(300),
    endedAt: ago(200),
    endedBy: 'Ada Byron',
  },
  { ...ofLesson, id: 'q', studentUid: null, text: '', pausedAt: ago(100), endedAt: ago(60), endedBy: null },
];
const requests = [
  {
    ...(emptyValue(helpRequest) as HelpRequest),
    ...ofLesson,
    id: 'request',
    studentUid: 'ben',
    text: 'Is my sketch right?',
    state: 'done' as const,
    askedAt: ago(350),
    changedAt: ago(320),
  },
];
const work: LessonWork = {
  ...(emptyValue(lessonWork) as LessonWork),
  studentUid: 'ben',
  name: 'Ben Okri',
  joinedAt: ago(900),
};
const asked = questionWith({ question: 'What is given?', answer: 'You tell me.', createdAt: ago(600) });

/** A lesson that is over, with notes, pauses and help requests. */
function serveRecord(interactions: Interaction[]): void {
  openLesson({ status: 'closed' });
  server.answer(getSession, { session: lessonWith({ status: 'closed' }) });
  server.answer(listOpenings, { openings: [{ id: 'opening', openedAt: ago(900), closedAt: ago(60) }] });
  server.answerWith(listSessionInteractions, { interactions });
  server.answer(listLessonStudents, { students: [{ ...work, questions: interactions.length }] });
  server.answer(listNotes, { notes });
  server.answer(listPauses, { pauses });
  server.answer(listHelpRequests, { helpRequests: requests });
}

it('a student reads an own lesson with notes', async () => {
  serveRecord([asked]);
  await openPage('/session/lesson/my-lessons', ben);
  await screen.findByText('Five minutes left.');
  keepScreen('an own lesson with notes');
});

it.each([
  ['the work of a student with notes', [asked]],
  ['the work of a student with notes alone', []],
])('a teacher reads %s', async (name, interactions) => {
  serveRecord(interactions);
  await openPage('/session/lesson/lessons?student=ben', ada);
  await screen.findByText('Five minutes left.');
  keepScreen(name);
});

it('a lesson with notes is printed', async () => {
  serveRecord([asked]);
  await openPage('/session/lesson/print', ada);
  await screen.findByText('Five minutes left.');
  keepScreen('a printed lesson with notes');
});

it('an assignment is printed', async () => {
  server.answer(getAssignment, { assignment: assignmentWith({}) });
  const { joinedAt: _, ...student } = { ...work, questions: 2, attempts: 1, lastActivity: ago(60) };
  server.answer(listAssignmentStudents, { students: [student] });
  const code = `\`\`\`\n${'a long line of code '.repeat(20)}\n\`\`\`\n`;
  server.answerWith(listAssignmentInteractions, {
    interactions: [
      questionWith({ question: 'What is a slope?', answer: code, guard: { ...guard, outcome: 'passed' } }),
    ],
  });
  await openPage('/assignment/fractions/print', ada);
  await screen.findByText('What is a slope?');
  keepScreen('the page that prints');
});

it('a new lesson has the notes of the one before alone', async () => {
  openLesson({ openingId: 'second' });
  server.answer(listOpenings, {
    openings: [
      { id: 'second', openedAt: ago(30), closedAt: null },
      { id: 'opening', openedAt: ago(900), closedAt: ago(60) },
    ],
  });
  server.answer(listNotes, ({ query }) => ({ notes: query.openingId === 'opening' ? notes : [] }));
  const person = await openPage(lessonChat, ben);
  const earlier = await screen.findByRole('region', { name: 'Earlier lesson' });
  await person.click(within(earlier).getByRole('button', { name: /^Earlier lesson/ }));
  await within(earlier).findByText('Five minutes left.');
  keepScreen('the fold of a lesson with notes alone');
});

it('receipts of an assignment say what was stopped', async () => {
  server.answer(getAssignment, { assignment: assignmentWith({}) });
  const compared = { key: 1, proposed: 0, none: 0 };
  const { joinedAt: _, ...student } = { ...work, questions: 1, answers: 1, stopped: 1, compared };
  server.answer(listAssignmentStudents, { students: [student] });
  const stopped: Partial<typeof guard> = {
    rule: 'key-value',
    stopped: ['key-value'],
    guidelines: '1 guided',
    checkedAgainst: 'key',
  };
  server.answerWith(listAssignmentInteractions, {
    interactions: [
      questionWith({
        question: 'What does it cost?',
        answer: 'Which share?',
        guard: { ...guard, ...stopped },
      }),
    ],
  });
  await openPage('/assignment/fractions/work?student=ben', ada);
  await screen.findByText(/gave the answer away/);
  keepScreen('the receipts of an assignment');
});

it('an answer is under way', async () => {
  const failed = questionWith({ question: 'And now?', status: 'failed', failure: 'model-failed' });
  const person = await openChat([
    questionWith({ question: 'What is given?', answer: 'You tell me.' }),
    failed,
  ]);
  await ask(person, 'And then?');
  server.stream(askInSession).send('start', { interactionId: 'growing' });
  server.stream(askInSession).send('delta', { text: 'Half a thought. ' });
  await screen.findByText('Half a thought.');
  keepScreen('a conversation');
});
