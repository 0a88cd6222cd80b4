import { cutShort, gated, streamed } from '../model-scripts.ts';
import { type Student, succeeded } from '../people.ts';
import { expectAccessible } from './accessible.ts';
import { askIn, openClassroom } from './classroom.ts';
import { minute } from './given-assignment.ts';
import { button, card, enter, openClass } from './in-the-browser.ts';
import { expect, test } from './product.ts';
import { askAndStop, exported, row, rows, transcript } from './submitted-work.ts';

/** The conversations of students as submitted work, on the pages of their teacher. */

test('a teacher sees who has not started and who is working, with the number of questions and the last activity', async ({
  heldProduct,
}) => {
  const room = await openClassroom(heldProduct, ['Mei', 'Omar', 'Ana']);
  const [mei, omar] = room.students as [Student, Student];
  const slopes = await room.assign('Slopes');
  await askIn(slopes, mei, 'What is a slope?');
  await heldProduct.advance(1_000);
  await askIn(slopes, mei, 'And a steep one?');
  await heldProduct.advance(5 * minute);
  await askIn(slopes, omar, 'Where do I begin?');

  const page = await heldProduct.openBrowser('teacher');
  await openClass(page, room.teacher);
  await page.getByRole('link', { name: 'Submitted work' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slopes');
  await expect(page.getByText('Working: 2 · Not started: 1')).toBeVisible();
  await expect(rows(page)).toHaveText([
    /Omar Lin.*now.*Where do I begin\?.*Working · 1 question$/,
    /Mei Lin.*5 minutes ago.*And a steep one\?.*Working · 2 questions$/,
    /^Ana Lin\s*Not started$/,
  ]);
  await expect(page.getByText('Choose a student to read the conversation.')).toBeVisible();

  await row(page, 'Mei Lin').getByRole('button').click();
  await expect(transcript(page, 'Mei Lin')).toContainText('2 questions');
  await expect(transcript(page, 'Mei Lin')).toContainText('What is a slope?');
  await expect(transcript(page, 'Mei Lin')).not.toContainText('Where do I begin?');
  await row(page, 'Ana Lin').getByRole('button').click();
  await expect(transcript(page, 'Ana Lin')).toContainText('Ana Lin has not asked anything here.');
  await expectAccessible(page, 'the work of a student who asked nothing');
});

test('the list and the open conversation show new work at once, and say when it is handed in', async ({
  heldProduct,
}) => {
  const room = await openClassroom(heldProduct, ['Mei']);
  const [mei] = room.students as [Student];
  const slopes = await room.assign('Slopes');
  const page = await heldProduct.openBrowser('teacher');
  await enter(page, room.teacher, `/assignment/${slopes.id}/work?student=${mei.uid}`);
  await expect(row(page, 'Mei Lin')).toContainText('Not started');
  await askIn(slopes, mei, 'What is a slope?');
  await heldProduct.advance(15_000);
  await expect(row(page, 'Mei Lin')).toContainText('Working · 1 question');
  await expect(transcript(page, 'Mei Lin')).toContainText('You asked: What is a slope?');
  await askIn(slopes, mei, 'And a steep one?');
  await heldProduct.advance(15_000);
  await expect(transcript(page, 'Mei Lin')).toContainText('You asked: And a steep one?');
  await expect(page.getByText(/^Closes /)).toBeVisible();
  await heldProduct.advance(61 * minute);
  await expect(row(page, 'Mei Lin')).toContainText('Handed in · 2 questions');
  await expect(page.getByText(/^Closed /)).toBeVisible();
});

test('a teacher reads each lesson on its own, with those who came, even after the class was archived', async ({
  heldProduct,
}) => {
  const room = await openClassroom(heldProduct, ['Mei', 'Omar', 'Ana']);
  const [mei, omar] = room.students as [Student, Student];
  await mei.ask(room.session.id, 'In the first lesson?');
  await omar.openSession(room.session.id);
  await heldProduct.advance(45 * minute);
  await room.teacher.stopSession(room.class.id);
  await heldProduct.advance(60 * minute);
  await room.teacher.startSession(room.class.id);
  await omar.ask(room.session.id, 'In the second lesson?');

  const page = await heldProduct.openBrowser('teacher');
  await openClass(page, room.teacher);
  await page.getByRole('link', { name: 'Lessons and conversations' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algebra 1');
  const lessons = page.getByLabel('Lesson');
  await expect(lessons.getByRole('option')).toHaveText([
    /^\w{3} \d+, \d{4}, \d+:\d\d [AP]M – now$/,
    /^\w{3} \d+, \d{4}, \d+:\d\d [AP]M – .*\d+:\d\d [AP]M$/,
  ]);
  await expect(rows(page)).toHaveText([
    /Omar Lin.*Took part · 1 question$/,
    /Ana Lin\s*Absent$/,
    /Mei Lin\s*Absent$/,
  ]);

  await lessons.selectOption({ index: 1 });
  await expect(rows(page)).toHaveText([
    /Mei Lin.*Took part · 1 question$/,
    /Omar Lin\s*Asked nothing$/,
    /Ana Lin\s*Absent$/,
  ]);
  await row(page, 'Mei Lin').getByRole('button').click();
  await expect(transcript(page, 'Mei Lin')).toContainText('In the first lesson?');
  await row(page, 'Omar Lin').getByRole('button').click();
  await expect(transcript(page, 'Omar Lin')).toContainText('Omar Lin has not asked anything here.');

  succeeded(await room.teacher.post(`/api/classes/${room.class.id}/archive`));
  await page.reload();
  await expect(lessons).toHaveValue(room.session.openingId);
  await expect(lessons.getByRole('option', { name: /now/ })).toHaveCount(0);
  await row(page, 'Mei Lin').getByRole('button').click();
  await expect(transcript(page, 'Mei Lin')).toContainText('In the first lesson?');
});

test('the page of an open lesson shows new work at once', async ({ heldProduct }) => {
  const room = await openClassroom(heldProduct, ['Mei']);
  const [mei] = room.students as [Student];
  const page = await heldProduct.openBrowser('teacher');
  await enter(page, room.teacher, `/session/${room.session.id}/lessons`);
  await expect(row(page, 'Mei Lin')).toContainText('Absent');
  await mei.ask(room.session.id, 'What is given?');
  await heldProduct.advance(15_000);
  await expect(row(page, 'Mei Lin')).toContainText('Took part · 1 question');
});

test('every kind of answer is shown with its outcome, and nothing can be changed', async ({
  product,
  model,
  studentPage,
  teacherPage: page,
}) => {
  const room = await openClassroom(product, ['Mei']);
  const [mei] = room.students as [Student];
  const slopes = await room.assign('Slopes');
  const rich =
    '## Look\n\n**Both** sides:\n\n1. One\n2. Two\n\n```\nx = 4\n```\n\n<img src=x onerror=alert(1)>';
  model.script(streamed([rich]));
  await askIn(slopes, mei, 'First line\n  <b>second</b> line');
  model.script(cutShort('Half a thought. '));
  await askIn(slopes, mei, 'Will this break?');
  model.script(gated('never', ['So far, so good. '], []));
  await enter(studentPage, mei, `/assignment/${slopes.id}`);
  await askAndStop(studentPage, 'Everything, please', 'So far, so good.');
  model.script(gated('rest', ['Wait. '], ['Done.']));
  const pending = askIn(slopes, mei, 'And the last one?');

  await enter(page, room.teacher, `/assignment/${slopes.id}/work?student=${mei.uid}`);
  const work = transcript(page, 'Mei Lin');
  await expect(work).toContainText('First line\n  <b>second</b> line', { useInnerText: true });
  await expect(work.locator('strong')).toHaveText('Both');
  await expect(work.getByRole('listitem')).toHaveText(['One', 'Two']);
  await expect(work.locator('pre')).toHaveText('x = 4');
  await expect(work).toContainText('<img src=x onerror=alert(1)>');
  await expect(work).toContainText('Half a thought.');
  await expect(work).toContainText('The tutor could not answer this question.');
  await expect(work).toContainText('So far, so good.');
  await expect(work).toContainText('The student stopped this answer.');
  await expect(work).toContainText('Thinking…');
  await expect(row(page, 'Mei Lin')).toContainText('Working · 4 questions');
  await expect(page.locator('main').getByRole('textbox')).toHaveCount(0);
  await expect(page.locator('[contenteditable]')).toHaveCount(0);
  await expectAccessible(page, 'the work of a student');
  model.open('rest');
  await pending;
  await expect(work).toContainText('Wait. Done.');
  await expect(work).not.toContainText('Thinking…');
});

test('the work of a student who left or was removed stays under the student’s name', async ({
  product,
  teacherPage: page,
}) => {
  const room = await openClassroom(product, ['Mei', 'Omar']);
  const [mei, omar] = room.students as [Student, Student];
  const slopes = await room.assign('Slopes');
  for (const student of [mei, omar]) {
    await askIn(slopes, student, 'What is a slope?');
    await student.ask(room.session.id, 'What is given?');
  }
  succeeded(await mei.post(`/api/classes/${room.class.id}/leave`));
  const removal = { studentUid: omar.uid };
  succeeded(await room.teacher.post(`/api/classes/${room.class.id}/remove-student`, removal));
  await enter(page, room.teacher);
  for (const [path, word] of [
    [`/assignment/${slopes.id}/work`, 'Working'],
    [`/session/${room.session.id}/lessons`, 'Took part'],
  ] as const) {
    await page.goto(path);
    for (const name of ['Mei Lin', 'Omar Lin']) {
      await expect(row(page, name)).toContainText(`${word} · 1 question`);
      await row(page, name).getByRole('button').click();
      await expect(transcript(page, name)).toContainText('1 question');
      await expect(transcript(page, name)).toContainText('You asked: What is');
    }
  }
});

test('a long conversation is shown page by page, and exported as a whole', async ({
  product,
  teacherPage: page,
}) => {
  test.slow();
  const room = await openClassroom(product, ['Mei']);
  const [mei] = room.students as [Student];
  const slopes = await room.assign('Slopes');
  for (let n = 1; n <= 52; n++) await askIn(slopes, mei, `Question ${n}?`);
  await enter(page, room.teacher, `/assignment/${slopes.id}/work?student=${mei.uid}`);
  const work = transcript(page, 'Mei Lin');
  await expect(work).toContainText('52 questions');
  await expect(work.getByText('Question 3?', { exact: true })).toBeVisible();
  await expect(work.getByText('Question 2?', { exact: true })).toBeHidden();
  await button(work, 'Show earlier messages').click();
  await expect(work.getByText('Question 1?', { exact: true })).toBeVisible();
  await expect(button(work, 'Show earlier messages')).toBeHidden();
  const asked = await work.getByText(/^Question \d+\?$/).allTextContents();
  expect(asked).toEqual(Array.from({ length: 52 }, (_, n) => `Question ${n + 1}?`));

  await page.reload();
  await expect(button(work, 'Show earlier messages')).toBeVisible();
  const { text } = await exported(page, 'Export', 'CSV');
  // The head, 52 questions, and nothing after the last line end.
  expect(text.split('\r\n')).toHaveLength(54);
});

test('a teacher reads word for word what the tutor was told, in submitted work and on the monitor', async ({
  product,
  model,
  teacherPage: page,
}) => {
  const room = await openClassroom(product, ['Mei']);
  const [mei] = room.students as [Student];
  const slopes = await room.assign('Slopes');
  await askIn(slopes, mei, 'What is a slope?');
  model.script(streamed(['It is 7, since 3 + 4 = 7.']));
  model.script(streamed(['Which number comes four after three?']));
  await askIn(slopes, mei, 'I am Mei Lin. What is 3 + 4?');

  await enter(page, room.teacher, `/assignment/${slopes.id}/work?student=${mei.uid}`);
  const links = button(transcript(page, 'Mei Lin'), 'What the tutor was told');
  await expect(links).toHaveCount(2);
  await links.last().click();
  const told = page.getByRole('dialog', { name: 'What the tutor was told' });
  await expect(told).toContainText('How you help, in this order:');
  await expect(told).toContainText('The exercise is the assignment “Slopes”');
  await expect(told).toContainText('What is a slope?');
  await expect(told).toContainText('I am [name]. What is 3 + 4?');
  await expect(told).toContainText('Added when the tutor was asked again');
  await expectAccessible(page, 'what the tutor was told');
  await button(told, 'Close').click();
  await expect(told).toBeHidden();

  await mei.ask(room.session.id, 'How do I begin?');
  await page.getByRole('link', { name: 'Lyceum' }).click();
  const shown = card(page, mei.name);
  await button(shown, mei.name).click();
  await button(shown, 'What the tutor was told').click();
  await expect(told).toContainText('The exercise is what the student asks about.');
  await expect(told).toContainText('How do I begin?');
});
