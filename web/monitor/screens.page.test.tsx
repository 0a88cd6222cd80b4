import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listTeacherClasses } from '../../contract/classes.ts';
import { listEndedLessons } from '../../contract/lesson-end.ts';
import { getLessonSummary, type LessonSummary, lessonSummary } from '../../contract/lesson-summary.ts';
import { getSession, type LiveSession } from '../../contract/live-sessions.ts';
import { type MonitorStudent, monitorEvents } from '../../contract/monitor.ts';
import { type Interaction, interaction } from '../../contract/tutor.ts';
import { fillIn, findDialog, findRegion, press } from '../../test/pages/actions.ts';
import { emptyValue } from '../../test/pages/empty-answer.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import {
  ago,
  card,
  lessonWith,
  monitored,
  openClass,
  questionWith,
  watchLesson,
} from '../../test/pages/lessons.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, classWith } from '../../test/pages/people.ts';

/** Screens of a teacher in a lesson that are kept, and that no other test shows. */

const names =
  'Amara Ben Chloe Daniel Emma Farid Grace Hugo Ines Jonas Kiri Liam Maya Noah Olga Priya Quinn Rosa Samuel Tui ' +
  'Umar Vera Wiremu Xenia Yusuf Zoe Aroha Boris Carmen Dilan';
const thirty = names.split(' ');
const hint = 'Which number could you subtract first?';
const noFindings = {
  switchOff: false,
  pressure: false,
  offloading: false,
  stuck: false,
  solved: false,
  act: null,
};
const stuck = {
  question: 'I don’t get it',
  answer: hint,
  noticed: { ...noFindings, stuck: true, masked: [] },
};

const open = async (students: readonly MonitorStudent[], session: Partial<LiveSession> = {}) => {
  watchLesson(students, { session: lessonWith(session) });
  server.answer(getSession, { session: lessonWith(session) });
  const person = await openPage('/teacher-dashboard', ada);
  await card(students[0]?.name ?? '');
  return person;
};
/** Opens the conversation of a student beside the wall. */
const openPanel = async (messages: Interaction[], session: Partial<LiveSession> = {}, name = 'Mei Lin') => {
  const person = await open([monitored(name, { messages })], session);
  const tile = within(await card(name));
  await person.click(tile.getByRole('button', { name }));
  await tile.findByRole('region', { name: /^Conversation of/ });
  return { person, tile };
};

it('a wall has thirty students', async () => {
  await open(
    thirty.map((name, at) =>
      monitored(`${name} Lin`, {
        messages: at % 3 === 0 ? [] : [questionWith(at % 4 === 0 ? stuck : { question: hint })],
      }),
    ),
  );
  await card('Dilan Lin');
  keepScreen('a wall of thirty');
});

it('two students have one name', async () => {
  const maria = (id: string) => ({ ...monitored('Maria Garcia'), id, username: id, lastName: 'Garcia' });
  watchLesson([maria('maria.a'), maria('maria.b')]);
  await openPage('/teacher-dashboard', ada);
  expect(await card('Maria Garcia (maria.a)')).toBeTruthy();
  keepScreen('a wall with two students of one name');
});

it('a name is in Arabic letters', async () => {
  await openPanel([questionWith({ question: '7 + 3 = 10?', answer: hint })], {}, 'سارة حداد');
  keepScreen('a monitor with a name in Arabic letters');
});

it('other classes are below the lesson', async () => {
  watchLesson([monitored('Mei Lin')]);
  const others = ['Physics', 'History', 'Biology'].map((className) =>
    classWith({ id: className, className }),
  );
  server.answerWith(listTeacherClasses, { classes: [openClass([monitored('Mei Lin')]), ...others] });
  await openPage('/teacher-dashboard', ada);
  await card('Mei Lin');
  await card('Physics');
  keepScreen('the lesson above the classes');
});

it('the monitor has lost its connection', async () => {
  await open([monitored('Mei Lin', { messages: [questionWith({ question: 'Before?', answer: hint })] })]);
  server.breakOff(monitorEvents);
  server.stream(monitorEvents).end();
  await screen.findByText('Reconnecting…');
  keepScreen('a monitor that has lost its connection');
  server.mend(monitorEvents);
  await screen.findByText('Connected');
});

const passed = {
  ...(emptyValue(interaction.shape.guard.unwrap()) as NonNullable<Interaction['guard']>),
  checked: 9,
};

it.each<[receipt: string, words: RegExp, guard: Partial<NonNullable<Interaction['guard']>>]>([
  [
    'a receipt on the monitor',
    /gave the answer away/,
    { outcome: 'replaced', rule: 'key-value', stopped: ['key-value'] },
  ],
  [
    'the receipt of a question for harmful content',
    /something harmful/,
    { outcome: 'replaced', rule: 'content:sexual', stopped: ['content:sexual'], checked: 0 },
  ],
  [
    'the receipt of a harmful reply',
    /said something that no tutor may say/,
    { outcome: 'replaced', rule: 'content:drugs', stopped: ['content:drugs'] },
  ],
])('shows %s', async (receipt, words, guard) => {
  const { tile } = await openPanel([
    questionWith({ question: 'What is a slope?', answer: hint, guard: { ...passed, ...guard } }),
  ]);
  expect(await tile.findByText(words)).toBeTruthy();
  keepScreen(receipt);
});

it('one student has other guidelines', async () => {
  const aiGuidelines = { directness: 'guided', mathSupport: 'formulas_allowed' } as const;
  const own = {
    aiGuidelines: { directness: 'restrictive' as const },
    teacherName: 'Ada Byron',
    chosenAt: ago(60),
  };
  const studentGuidelines = [{ studentUid: 'mei', ...own }];
  const { person, tile } = await openPanel([], { aiGuidelines, studentGuidelines });
  const choice = await tile.findAllByRole('button', { name: 'Own guidelines of Mei Lin' });
  keepScreen('the panel of a student with own guidelines');
  await person.click(choice.at(-1) as HTMLElement);
  const dialog = await findDialog('Guidelines for Mei Lin');
  await dialog.findByText('Answer directness: Restrictive');
  keepScreen('the guidelines of one student');
});

it('a note goes to all', async () => {
  const person = await open([monitored('Mei Lin'), monitored('Omar Lin')]);
  await press(person, 'Note');
  const note = await findDialog('Note to all of the lesson');
  await person.type(note.getByLabelText('Text'), 'Five minutes left.');
  keepScreen('a note to all');
});

it('a lesson has a timer', async () => {
  const person = await open([monitored('Mei Lin')]);
  await press(person, 'Timer');
  const form = await findDialog('Timer');
  await fillIn(person, form, { 'Minutes from now': '4' }, 'Set timer');
  await form.findByText('Please choose 5 to 180 minutes.');
  keepScreen('the timer of a lesson');
});

it('a lesson ends soon', async () => {
  await open([monitored('Mei Lin')], { endsAt: ago(-240) });
  await screen.findByText(/^The lesson ends soon/);
  keepScreen('a dashboard whose lesson ends soon');
});

const acts = { startedBy: 'Ada Byron', endedBy: 'teacher' as const, stoppedBy: 'Ada Byron' };
const ended = { id: 'opening', openedAt: ago(2_700), closedAt: ago(60), acts };

it('a lesson can go on, and has a summary', async () => {
  server.answerWith(listTeacherClasses, { classes: [classWith({ currentSessionId: 'lesson' })] });
  const summaryOf = (name: string, at: number): LessonSummary['students'][number] => ({
    ...(emptyValue(lessonSummary.shape.students.element) as LessonSummary['students'][number]),
    studentUid: name.toLowerCase(),
    name: `${name} Lin`,
    joinedAt: at < 28 ? ago(2_600) : null,
    questions: at < 28 ? at % 5 : 0,
    stuck: at % 7 === 0 ? [{ at: ago(2_000), question: 'i dont get it' }] : [],
    stopped: at % 9 === 0 ? 1 : 0,
    alerts: at === 2 ? 1 : 0,
  });
  const notes = [
    {
      id: 'note',
      sessionId: 'lesson',
      openingId: 'opening',
      studentUid: null,
      teacherName: 'Ada Byron',
      text: 'Look at step two.',
      createdAt: ago(600),
      replies: [
        { id: 'r', studentUid: 'ben', studentName: 'Ben Lin', text: 'It is clear now.', createdAt: ago(500) },
      ],
    },
  ];
  const of = { sessionId: 'lesson', className: 'Algebra 1' };
  server.answer(listEndedLessons, {
    openings: [{ ...ended, ...of, classId: 'algebra', continuableUntil: ago(-540) }],
  });
  const { id: openingId, ...times } = ended;
  const lists = { students: thirty.map(summaryOf), notes, helpRequests: [], pauses: [] };
  server.answer(getLessonSummary, { summary: { ...times, ...of, ...lists, openingId } });
  await openPage('/teacher-dashboard', ada);
  await screen.findByRole('button', { name: 'Continue this lesson' });
  await (await findRegion('Last lesson')).findByText('28 here');
  keepScreen('the summary of a lesson with thirty students, which can go on');
});
