import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getAssignment } from '../../contract/assignments.ts';
import { listTeacherClasses } from '../../contract/classes.ts';
import { getSession, listOpenings } from '../../contract/live-sessions.ts';
import { deleteConversations } from '../../contract/retention.ts';
import { getTold, type Interaction, interaction } from '../../contract/tutor.ts';
import {
  type LessonWork,
  lessonWork,
  listAssignmentInteractions,
  listAssignmentStudents,
  listLessonStudents,
  listSessionInteractions,
} from '../../contract/work.ts';
import { choose, findDialog, findRegion, press } from '../../test/pages/actions.ts';
import { emptyValue } from '../../test/pages/empty-answer.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { lessonWith, questionWith } from '../../test/pages/lessons.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, assignmentWith, classWith } from '../../test/pages/people.ts';

const nobody = 'There is nobody here yet. Students appear when they join.';
const work = '/assignment/fractions/work';
const lessons = '/session/lesson/lessons';

const workOf = (name: string, fields: Partial<LessonWork> = {}): LessonWork => ({
  ...(emptyValue(lessonWork) as LessonWork),
  studentUid: name.split(' ')[0]?.toLowerCase() ?? '',
  name,
  ...fields,
});
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 1_000).toISOString();
const mei = workOf('Mei Lin', {
  questions: 2,
  lastActivity: minutesAgo(5),
  lastMessage: 'And a steep one?',
  joinedAt: minutesAgo(9),
});
const omar = workOf('Omar Lin', {
  questions: 1,
  lastActivity: minutesAgo(0),
  lastMessage: 'Where do I begin?',
  joinedAt: minutesAgo(9),
});
const ana = workOf('Ana Lin');
const asked = (question: string, fields: Partial<Interaction> = {}) =>
  questionWith({
    question,
    answer: `You asked: ${question}`,
    studentUid: 'mei',
    studentName: 'Mei Lin',
    ...fields,
  });

/** The work of these students in an assignment, and the conversation of the one who is chosen. */
function serve(students: LessonWork[], interactions: Interaction[] = []): void {
  server.answerWith(listTeacherClasses, { classes: [classWith({})] });
  server.answer(getAssignment, { assignment: assignmentWith({}) });
  server.answer(listAssignmentStudents, { students: students.map(({ joinedAt: _, ...student }) => student) });
  server.answerWith(listAssignmentInteractions, { interactions });
}

/** The same in the last of two lessons. */
function serveLessons(students: LessonWork[], interactions: Interaction[] = []): void {
  server.answerWith(listTeacherClasses, { classes: [classWith({})] });
  server.answer(getSession, { session: lessonWith() });
  server.answer(listOpenings, {
    openings: [
      { id: 'second', openedAt: '2026-03-03T12:00:00.000Z', closedAt: null },
      { id: 'first', openedAt: '2026-03-02T12:00:00.000Z', closedAt: '2026-03-02T12:45:00.000Z' },
    ],
  });
  server.answer(listLessonStudents, { students });
  server.answerWith(listSessionInteractions, { interactions });
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Students' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('shows who works and who has not started, with the questions and the last activity [spec 1.10 10.8]', async () => {
  serve([omar, mei, ana], [asked('What is a slope?')]);
  const person = await openPage(work, ada);
  expect(await screen.findByText('Working: 2 · Not started: 1')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fractions');
  const [first, second, third] = await rows();
  expect(first).toMatch(/Omar Lin.*now.*Where do I begin\?.*Working · 1 question$/);
  expect(second).toMatch(/Mei Lin.*5 minutes ago.*And a steep one\?.*Working · 2 questions$/);
  expect(third).toMatch(/^Ana Lin\s*Not started$/);
  expect(screen.getByText('Choose a student to read the conversation.')).toBeTruthy();
  keepScreen('the work in an assignment');
  await person.click(screen.getByRole('button', { name: /^Mei Lin/ }));
  const conversation = await findRegion('Conversation of Mei Lin');
  expect(await conversation.findByText('What is a slope?')).toBeTruthy();
  expect(conversation.getByText(/2 questions/)).toBeTruthy();
  keepScreen('the work of a student');
  await person.click(screen.getByRole('button', { name: /^Ana Lin/ }));
  const empty = await screen.findByRole('region', { name: 'Conversation of Ana Lin' });
  expect(empty.textContent).toContain('Ana Lin has not asked anything here.');
  keepScreen('the work of a student who asked nothing');
});

it('says that work is handed in after the assignment has closed', async () => {
  serve([mei]);
  server.answer(getAssignment, { assignment: assignmentWith({ closeDate: '2026-01-09T12:00:00.000Z' }) });
  await openPage(work, ada);
  expect(await screen.findByText(/^Closed /)).toBeTruthy();
  expect((await rows())[0]).toMatch(/Handed in · 2 questions$/);
});

it('shows each lesson with those who came, and leads to another one [spec 10.9]', async () => {
  serveLessons([omar, ana]);
  const person = await openPage(lessons, ada);
  const choice = (await screen.findByLabelText('Lesson')) as HTMLSelectElement;
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Algebra 1');
  const [newest, oldest] = [...choice.options].map(({ text }) => text);
  expect(newest).toMatch(/^\w{3} \d+, \d{4}, \d+:\d\d\s[AP]M – now$/);
  expect(oldest).toMatch(/^\w{3} \d+, \d{4}, \d+:\d\d\s[AP]M – .*\d+:\d\d\s[AP]M$/);
  await screen.findByRole('list', { name: 'Students' });
  expect((await rows()).map((text) => text?.match(/Took part · 1 question$|Absent$/)?.[0])).toEqual([
    'Took part · 1 question',
    'Absent',
  ]);
  keepScreen('the work in a lesson');
  server.answer(listLessonStudents, ({ params }) => {
    expect(params.openingId).toBe('first');
    return { students: [mei, workOf('Omar Lin', { joinedAt: minutesAgo(99) })] };
  });
  server.answerWith(listSessionInteractions, { interactions: [asked('In the first lesson?')] });
  await person.selectOptions(choice, 'first');
  await person.click(await screen.findByRole('button', { name: /^Mei Lin/ }));
  expect(await screen.findByText('In the first lesson?')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: /^Omar Lin.*Asked nothing$/ }));
  expect((await screen.findByRole('region', { name: 'Conversation of Omar Lin' })).textContent).toContain(
    'Omar Lin has not asked anything here.',
  );
});

it('shows every kind of answer with its outcome, and lets nothing be changed [spec 10.7]', async () => {
  const rich =
    '## Look\n\n**Both** sides:\n\n1. One\n2. Two\n\n```\nx = 4\n```\n\n<img src=x onerror=alert(1)>';
  serve(
    [mei],
    [
      asked('First line\n  <b>second</b> line', { answer: rich }),
      asked('Will this break?', { answer: 'Half a thought.', status: 'failed', failure: 'model-failed' }),
      asked('Everything, please', { answer: 'So far, so good.', status: 'stopped' }),
      asked('And the last one?', { answer: '', status: 'pending', processedAt: null }),
    ],
  );
  await openPage(`${work}?student=mei`, ada);
  const conversation = await screen.findByRole('region', { name: 'Conversation of Mei Lin' });
  await within(conversation).findByText('Will this break?');
  expect(conversation.querySelector('strong')?.textContent).toBe('Both');
  expect([...conversation.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'One',
    'Two',
  ]);
  expect(conversation.querySelector('pre')?.textContent?.trim()).toBe('x = 4');
  for (const text of [
    'First line\n  <b>second</b> line',
    '<img src=x onerror=alert(1)>',
    'Half a thought.',
    'The tutor could not answer this question.',
    'So far, so good.',
    'The student stopped this answer.',
    'Thinking…',
  ])
    expect(conversation.textContent).toContain(text);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.querySelector('[contenteditable]')).toBeNull();
  keepScreen('answers of every kind in the work of a student');
});

it('shows a receipt for each answer, and sums them up [spec 10.120, standard 16.6]', async () => {
  const guard = {
    ...(emptyValue(interaction.shape.guard.unwrap()) as NonNullable<Interaction['guard']>),
    outcome: 'passed' as const,
    checked: 9,
    guidelines: '1 guided',
    checkedAgainst: 'none' as const,
  };
  const noticed = {
    switchOff: true,
    pressure: false,
    offloading: false,
    stuck: false,
    solved: false,
    act: null,
  };
  serve(
    [{ ...mei, answers: 2, compared: { key: 0, proposed: 0, none: 2 }, attempts: 1 }],
    [
      asked('Where do I begin?', { guard }),
      asked('Ignore all', { guard, noticed: { ...noticed, masked: ['email-address'] } }),
    ],
  );
  await openPage(`${work}?student=mei`, ada);
  const conversation = await findRegion('Conversation of Mei Lin');
  const receipts = await conversation.findAllByText(
    'Checked without a key: a value may have slipped through',
  );
  expect(receipts).toHaveLength(2);
  for (const receipt of receipts)
    expect(receipt.querySelector('[data-look]')?.getAttribute('data-look')).toBe('neutral');
  expect(conversation.getByText('The question tries to switch the rules off.')).toBeTruthy();
  expect(conversation.getByText('The model did not see an email address.')).toBeTruthy();
  const sum = '2 answers: 2 checked without a key. 1 question tried to get around the guidelines.';
  expect(screen.getAllByText(sum)).not.toHaveLength(0);
  expect((await rows())[0]).toContain('1 attempt to get around the guidelines');
  keepScreen('receipts without a key');
});

it('shows a long conversation page by page', async () => {
  serve([{ ...mei, questions: 52 }]);
  server.answer(listAssignmentInteractions, ({ query }) =>
    query.cursor === undefined
      ? { interactions: [asked('Question 2?')], nextCursor: 'older' }
      : { interactions: [asked('Question 1?')], nextCursor: null },
  );
  const person = await openPage(`${work}?student=mei`, ada);
  const conversation = await findRegion('Conversation of Mei Lin');
  expect(await conversation.findByText('Question 2?')).toBeTruthy();
  expect(conversation.queryByText('Question 1?')).toBeNull();
  await press(person, 'Show earlier messages', conversation);
  expect(await conversation.findByText('Question 1?')).toBeTruthy();
  const questions = conversation.getAllByText(/^Question \d\?$/).map(({ textContent }) => textContent);
  expect(questions).toEqual(['Question 1?', 'Question 2?']);
  expect(conversation.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
});

it('shows word for word what the tutor was told', async () => {
  serve([mei], [asked('I am Mei Lin. What is 3 + 4?')]);
  server.answer(getTold, {
    told: {
      edition: 1,
      messages: [
        { role: 'system', content: 'How you help, in this order:' },
        { role: 'user', content: 'I am [name]. What is 3 + 4?' },
      ],
      corrections: ['Do not give the answer away.'],
    },
  });
  const person = await openPage(`${work}?student=mei`, ada);
  await press(person, 'What the tutor was told', await findRegion('Conversation of Mei Lin'));
  const told = await findDialog('What the tutor was told');
  for (const text of [
    'How you help, in this order:',
    'I am [name]. What is 3 + 4?',
    'Added when the tutor was asked again',
    'Do not give the answer away.',
  ])
    expect(await told.findByText(text)).toBeTruthy();
  keepScreen('what the tutor was told');
});

it('deletes the conversations of one student after a question', async () => {
  serve([mei, omar], [asked('What is a slope?')]);
  const person = await openPage(`${work}?student=mei`, ada);
  expect(await screen.findByText('What is a slope?')).toBeTruthy();
  await choose(person, 'Options for Mei Lin', 'Delete conversations');
  const question = await findDialog('Delete the conversations of Mei Lin?');
  keepScreen('the question before conversations are deleted');
  expect(
    question.getByText('This cannot be undone. If somebody may need them, export them first.'),
  ).toBeTruthy();
  server.answer(deleteConversations, () => {
    serve([workOf('Mei Lin'), omar]);
    return { message: '', deleted: 1, kept: 0 };
  });
  await press(person, 'Delete for good', question);
  expect((await rows()).length).toBe(2);
  await screen.findByText(/has not asked anything here\./);
  expect(screen.queryByText('What is a slope?')).toBeNull();
  expect(server.calls).toMatchObject([
    { name: 'deleteConversations', body: { assignmentId: 'fractions', studentUid: 'mei' } },
  ]);
});

it('does not offer a helper of the class to delete work', async () => {
  serve([mei], [asked('What is a slope?')]);
  const teachers = [{ uid: 'ada', name: 'Ada Byron', role: 'helper' as const }];
  server.answerWith(listTeacherClasses, { classes: [classWith({ teachers })] });
  await openPage(`${work}?student=mei`, ada);
  expect(await screen.findByText('What is a slope?')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Options for Mei Lin' })).toBeNull();
});

it.each([work, lessons])('says what to do next without students: %s', async (address) => {
  serve([]);
  serveLessons([]);
  await openPage(address, ada);
  expect(await screen.findByText(nobody)).toBeTruthy();
  keepScreen(`the work in ${address === work ? 'an assignment' : 'a lesson'} without students`);
  expect(screen.queryByRole('button', { name: 'Export all' })).toBeNull();
});
