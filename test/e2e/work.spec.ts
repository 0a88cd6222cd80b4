import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { cutShort, gated, refused, streamed } from '../model-scripts.ts';
import { type Student, startLesson, succeeded } from '../people.ts';
import { askIn, emptyClassroom, openClassroom } from './classroom.ts';
import { ask, button, card, conversation, enter } from './in-the-browser.ts';
import { expect, test } from './product.ts';
import { expectSound } from './soundness.ts';

/** The conversation is the submitted work: read by its teacher, taken along, printed, and read again by its student. */

const minute = 60_000;

const students = (page: Page) => page.getByRole('list', { name: 'Students' });
const rows = (page: Page) => students(page).getByRole('listitem');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const transcript = (page: Page, name: string) =>
  page.getByRole('region', { name: `Conversation of ${name}`, exact: true });

/** Chooses from the menu of an export and reads the file that comes. */
async function exported(page: Page, menu: string, kind: 'CSV' | 'JSON') {
  await button(page, menu).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: kind }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** Answers a call as a server that is failing does, until the page is told otherwise. */
async function failing(page: Page, address: string): Promise<() => Promise<void>> {
  const body = { success: false, code: 'internal-error', message: 'Something went wrong on our side.' };
  await page.route(address, (route) => route.fulfill({ status: 500, json: body }));
  return () => page.unroute(address);
}

/** Keeps a call waiting for its answer. */
async function held(page: Page, address: string): Promise<() => void> {
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(address, async (route) => {
    await gate;
    await route.continue();
  });
  return go;
}

/** Asks on the student's own page and stops the answer when this much of it is there. */
async function askAndStop(page: Page, question: string, until: string): Promise<void> {
  await ask(page, question);
  await expect(conversation(page)).toContainText(until);
  await button(page, 'Stop').click();
  await expect(conversation(page)).toContainText('You stopped this answer.');
}

test('a teacher sees who has not started, who is working, since when, and how much', async ({
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
  await enter(page, room.teacher);
  await button(card(page, 'Algebra 1'), 'Algebra 1').click();
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
});

test('the list and the open conversation follow the work, and say when it is handed in', async ({
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

test('a teacher reads each lesson by itself, with who came, after the class was archived too', async ({
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
  await enter(page, room.teacher);
  await button(card(page, 'Algebra 1'), 'Algebra 1').click();
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

test('an open lesson is followed while its teacher reads', async ({ heldProduct }) => {
  const room = await openClassroom(heldProduct, ['Mei']);
  const [mei] = room.students as [Student];
  const page = await heldProduct.openBrowser('teacher');
  await enter(page, room.teacher, `/session/${room.session.id}/lessons`);
  await expect(row(page, 'Mei Lin')).toContainText('Absent');
  await mei.ask(room.session.id, 'What is given?');
  await heldProduct.advance(15_000);
  await expect(row(page, 'Mei Lin')).toContainText('Took part · 1 question');
});

test('every kind of answer is shown as it ended, and nothing of it can be changed', async ({
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
  await expectSound(page, 'the work of a student');
  model.open('rest');
  await pending;
  await expect(work).toContainText('Wait. Done.');
  await expect(work).not.toContainText('Thinking…');
});

test('who left or was removed keeps the work and the name', async ({ product, teacherPage: page }) => {
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

test('a long conversation is read page by page, and exported whole', async ({
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
  expect(text.split('\r\n')).toHaveLength(54);
});

test('the work is taken along as CSV that a spreadsheet opens and does not run', async ({
  product,
  model,
  openBrowser,
}) => {
  const room = await openClassroom(product, ['Mei', 'Omar']);
  const [mei, omar] = room.students as [Student, Student];
  const slopes = await room.assign('Slopes: part 2');
  model.script(streamed(['Größe "x",\nthen y; done']));
  await askIn(slopes, mei, '=HYPERLINK("http://x.example","x")');
  model.script(refused(500));
  await askIn(slopes, omar, 'Why?');
  const page = await openBrowser('teacher', { timezoneId: 'Asia/Tokyo', locale: 'en-US' });
  await enter(page, room.teacher, `/assignment/${slopes.id}/work?student=${mei.uid}`);

  const all = await exported(page, 'Export all', 'CSV');
  expect(all.name).toBe('slopes-part-2.csv');
  const stamp = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d:\d\d`;
  const lines = all.text.split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toBe(
    '\ufeffStudent,Username,Number,Asked at (Asia/Tokyo),Question,Answer,Status,Answered at (Asia/Tokyo),Guidelines,Noticed in the question',
  );
  const question = '"\'=HYPERLINK(""http://x.example"",""x"")"';
  const answer = '"Größe ""x"",\nthen y; done"';
  expect(lines[1]?.replace(new RegExp(stamp, 'g'), 'T').replace(/mei\.\w+/, 'mei')).toBe(
    `Mei Lin,mei,1,T,${question},${answer},answered,T,5 rules held.,`,
  );
  expect(lines[2]).toMatch(new RegExp(`^Omar Lin,omar\\.\\w+,1,${stamp},Why\\?,,failed,${stamp},,$`));

  const own = await exported(page, 'Export', 'CSV');
  expect(own.name).toBe('slopes-part-2-mei-lin.csv');
  expect(own.text).toContain('Mei Lin');
  expect(own.text).not.toContain('Omar Lin');
});

test('the work is taken along as JSON that leaves nothing out', async ({ product, teacherPage: page }) => {
  const room = await openClassroom(product, ['Mei', 'Omar']);
  const [mei, omar] = room.students as [Student, Student];
  const slopes = await room.assign('Slopes');
  await askIn(slopes, mei, 'What is a slope?');
  await mei.ask(room.session.id, 'What is given?');
  await enter(page, room.teacher, `/assignment/${slopes.id}/work`);
  const { name, text } = await exported(page, 'Export all', 'JSON');
  expect(name).toBe('slopes.json');
  const [stored] = succeeded(
    await room.teacher.get(`/api/assignments/${slopes.id}/interactions`),
  ).interactions;
  expect(JSON.parse(text)).toEqual({
    assignment: expect.objectContaining({ id: slopes.id, title: 'Slopes', className: 'Algebra 1' }),
    exportedAt: expect.any(String),
    students: [
      {
        uid: mei.uid,
        name: 'Mei Lin',
        username: expect.stringMatching(/^mei\./),
        interactions: [
          {
            id: stored.id,
            question: 'What is a slope?',
            answer: stored.answer,
            status: 'answered',
            failure: null,
            guard: stored.guard,
            noticed: null,
            askedAt: stored.createdAt,
            answeredAt: stored.processedAt,
          },
        ],
      },
      { uid: omar.uid, name: 'Omar Lin', username: expect.stringMatching(/^omar\./), interactions: [] },
    ],
  });

  await page.goto(`/session/${room.session.id}/lessons?student=${mei.uid}`);
  const lesson = await exported(page, 'Export', 'JSON');
  expect(lesson.name).toMatch(/^algebra-1-\d{4}-\d\d-\d\d-\d\d-\d\d-mei-lin\.json$/);
  expect(JSON.parse(lesson.text)).toMatchObject({
    lesson: { id: room.session.openingId, sessionId: room.session.id, className: 'Algebra 1' },
    students: [{ uid: mei.uid, interactions: [{ question: 'What is given?' }] }],
  });
});

test('an export that fails says so, and works when it is tried again', async ({
  product,
  watch,
  teacherPage: page,
}) => {
  const room = await openClassroom(product, ['Mei']);
  const slopes = await room.assign('Slopes');
  await askIn(slopes, room.students[0] as Student, 'What is a slope?');
  await enter(page, room.teacher, `/assignment/${slopes.id}/work`);
  await expect(button(page, 'Export all')).toBeVisible();
  const works = await failing(page, '**/interactions?*');
  watch.announceRefusal(500, 'Something went wrong on our side.');
  await button(page, 'Export all').click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  await expect(page.getByRole('alert')).toHaveText('The file could not be made. Please try again.');
  await expectSound(page, 'an export that failed');
  await works();
  expect((await exported(page, 'Export all', 'CSV')).text).toContain('What is a slope?');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('the work prints: each student on a sheet of its own, without the buttons', async ({
  product,
  model,
  teacherPage: page,
}) => {
  const room = await openClassroom(product, ['Mei', 'Omar', 'Ana']);
  const [mei, omar] = room.students as [Student, Student];
  const slopes = await room.assign('Slopes');
  model.script(streamed([`\`\`\`\n${'a long line of code '.repeat(20)}\n\`\`\`\n`]));
  await askIn(slopes, mei, 'What is a slope?');
  await askIn(slopes, omar, 'And a steep one?');
  await mei.ask(room.session.id, 'What is given?');
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await enter(page, room.teacher, `/assignment/${slopes.id}/work?student=${mei.uid}`);
  await button(page, 'Export all').click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect(page).toHaveURL(`/assignment/${slopes.id}/print`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(card(page, 'Mei Lin')).toContainText('What is a slope?');
  await expect(card(page, 'Mei Lin')).toContainText(/mei\.\w+ · 1 question · last active/);
  await expectSound(page, 'the page that prints');
  await button(page, 'Print').click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(button(page, 'Print')).toBeHidden();
  await expect(button(page, 'Back')).toBeHidden();
  const code = card(page, 'Mei Lin').locator('pre');
  expect(await code.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const sheets = (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(sheets).toHaveLength(2);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });

  await button(page, 'Back').click();
  await expect(page).toHaveURL(`/assignment/${slopes.id}/work`);
  await row(page, 'Omar Lin').getByRole('button').click();
  await button(transcript(page, 'Omar Lin'), 'Export').click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page, 'Omar Lin')).toContainText('And a steep one?');

  await page.goto(`/session/${room.session.id}/lessons?student=${mei.uid}`);
  await button(transcript(page, 'Mei Lin'), 'Export').click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect(page).toHaveURL(new RegExp(`/session/${room.session.id}/print`));
  await expect(card(page, 'Mei Lin')).toContainText('What is given?');
  await expect(card(page, 'Mei Lin')).toContainText('– now');
  await button(page, 'Back').click();
  await expect(transcript(page, 'Mei Lin')).toContainText('What is given?');
});

test('a place without students or questions says what to do next', async ({ product, teacherPage: page }) => {
  const { teacher, class: ofClass, assign } = await emptyClassroom(product);
  const slopes = await assign('Slopes');
  await enter(page, teacher, `/assignment/${slopes.id}/work`);
  const nobody = page.getByText('There is nobody here yet. Students appear when they join.');
  await expect(nobody).toBeVisible();
  await expect(button(page, 'Export all')).toBeHidden();
  await expectSound(page, 'the work of a class without students');
  const session = await teacher.startSession(ofClass.id);
  await page.goto(`/session/${session.id}/lessons`);
  await expect(nobody).toBeVisible();
  await expectSound(page, 'a lesson without students');
  await page.goto(`/assignment/${slopes.id}/print`);
  await expect(page.getByText('There is no conversation to print yet.')).toBeVisible();
  await expect(button(page, 'Print')).toBeDisabled();
  await expectSound(page, 'nothing to print');
});

test('what loads says so, and what failed can be tried again', async ({
  product,
  watch,
  teacherPage: page,
}) => {
  test.slow();
  const room = await openClassroom(product, ['Mei']);
  const [mei] = room.students as [Student];
  const slopes = await room.assign('Slopes');
  await askIn(slopes, mei, 'What is a slope?');
  await mei.ask(room.session.id, 'What is given?');
  await enter(page, room.teacher);
  watch.announceRefusal(500, 'Something went wrong on our side.');
  for (const [path, question] of [
    [`/assignment/${slopes.id}/work?student=${mei.uid}`, 'What is a slope?'],
    [`/session/${room.session.id}/lessons?student=${mei.uid}`, 'What is given?'],
  ] as const) {
    const listed = await held(page, '**/students');
    await page.goto(path);
    await expect(page.getByRole('status', { name: 'The students are loading' })).toBeVisible();
    await expectSound(page, `${path}, loading`);
    const read = await held(page, '**/interactions?*');
    listed();
    await expect(page.getByRole('status', { name: 'The conversation is loading' })).toBeVisible();
    read();
    await expect(transcript(page, 'Mei Lin')).toContainText(question);
    await page.unrouteAll();

    const listAgain = await failing(page, '**/students');
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('The students could not be loaded just now.');
    await expect(page.getByText('There is nobody here yet.')).toBeHidden();
    await expectSound(page, `${path}, failed`);
    await listAgain();
    const readAgain = await failing(page, '**/interactions?*');
    await button(page, 'Try again').click();
    await expect(page.getByRole('alert')).toContainText('This conversation could not be loaded.');
    await expectSound(page, `${path}, its conversation failed`);
    await readAgain();
    await button(page, 'Try again').click();
    await expect(transcript(page, 'Mei Lin')).toContainText(question);
    await expect(page.getByRole('alert')).toBeHidden();
    await expectSound(page, path);
  }
  for (const path of [`/assignment/${slopes.id}/print`, `/session/${room.session.id}/print`]) {
    const works = await failing(page, '**/interactions?*');
    await page.goto(path);
    await expect(page.getByText('The conversations could not be loaded.')).toBeVisible();
    await expectSound(page, `${path}, failed`);
    await works();
  }
});

test('work that does not exist, or is not yours, cannot be reached', async ({
  product,
  watch,
  teacherPage,
  studentPage,
}) => {
  const room = await openClassroom(product, ['Mei', 'Omar']);
  const [mei, omar] = room.students as [Student, Student];
  const slopes = await room.assign('Slopes');
  await askIn(slopes, mei, 'A secret question?');
  const stranger = await startLesson(product);
  watch.announceRefusal(404, 'not found or access denied');
  await enter(teacherPage, stranger.teacher);
  await enter(studentPage, stranger.student);
  for (const [page, kinds] of [
    [teacherPage, ['work', 'print', 'lessons']],
    [studentPage, ['my-work', 'my-lessons']],
  ] as const) {
    for (const kind of kinds) {
      for (const [assignment, session] of [
        [slopes.id, room.session.id],
        ['NOWHERE', 'NOWHERE'],
      ]) {
        const ofLesson = kind.endsWith('lessons');
        await page.goto(ofLesson ? `/session/${session}/${kind}` : `/assignment/${assignment}/${kind}`);
        const title = ofLesson ? 'Session Error' : 'Assignment Unavailable';
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page.getByRole('status')).toContainText('not found or access denied');
      }
      await expectSound(page, `${kind} that is not there`);
    }
  }
  await teacherPage.goto(`/session/${room.session.id}/print`);
  await expect(teacherPage.getByRole('heading', { level: 1 })).toHaveText('Session Error');
  await button(teacherPage, 'Back to Dashboard').click();
  await expect(teacherPage).toHaveURL('/teacher-dashboard');

  await enter(studentPage, omar);
  for (const path of [`/assignment/${slopes.id}/work?student=${mei.uid}`, `/assignment/${slopes.id}/print`]) {
    await studentPage.goto(path);
    await expect(studentPage).toHaveURL('/student-dashboard');
  }
  await studentPage.goto(`/assignment/${slopes.id}/my-work?student=${mei.uid}`);
  await expect(conversation(studentPage)).toContainText('your AI tutor for “Slopes”');
  await expect(conversation(studentPage)).not.toContainText('A secret question?');
});

test('a student reads the own closed work, and nothing more is asked in it', async ({
  product,
  model,
  studentPage: page,
}) => {
  const room = await openClassroom(product, ['Mei', 'Omar']);
  const [mei, omar] = room.students as [Student, Student];
  const slopes = await room.assign('Slopes');
  await askIn(slopes, mei, 'What is a slope?');
  model.script(refused(500));
  await askIn(slopes, mei, 'Does this fail?');
  await askIn(slopes, omar, 'A question of another?');
  await room.closeNow(slopes);
  await enter(page, mei);
  await button(card(page, 'Algebra 1'), 'Algebra 1').click();
  await page.getByRole('link', { name: 'Read my work' }).click();
  await expect(page).toHaveURL(`/assignment/${slopes.id}/my-work`);
  await expect(conversation(page)).toContainText('You asked: What is a slope?');
  await expect(conversation(page)).toContainText('Does this fail?');
  await expect(conversation(page)).toContainText('The tutor could not answer this question.');
  await expect(conversation(page)).not.toContainText('A question of another?');
  await expect(button(page, 'Try again')).toBeHidden();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByText('Your conversation is handed in and stays here to read.')).toBeVisible();
  await expectSound(page, 'closed work of a student');
});

test('a student reads the own lessons one by one, and is not marked as joined by it', async ({
  product,
  model,
  studentPage: page,
}) => {
  const room = await openClassroom(product, ['Mei', 'Omar']);
  const [mei, omar] = room.students as [Student, Student];
  model.script(gated('never', ['So far. '], []));
  await enter(page, mei, `/session/${room.session.id}/chat`);
  await askAndStop(page, 'In the first lesson?', 'So far.');
  await page.goto('/student-dashboard');
  await omar.ask(room.session.id, 'A question of another?');
  await room.teacher.stopSession(room.class.id);
  await room.teacher.startSession(room.class.id);
  await mei.openSession(room.session.id);
  await room.teacher.stopSession(room.class.id);
  const third = await room.teacher.startSession(room.class.id);

  await button(card(page, 'Algebra 1'), 'Algebra 1').click();
  await page.getByRole('link', { name: 'My lessons' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algebra 1');
  await expect(page.getByLabel('Lesson').getByRole('option')).toHaveCount(2);
  await expect(page.getByText('You did not ask anything in this lesson.')).toBeVisible();
  await expectSound(page, 'a lesson without an own question');
  await page.getByLabel('Lesson').selectOption({ index: 1 });
  await expect(conversation(page)).toContainText('You, ');
  await expect(conversation(page)).toContainText('In the first lesson?');
  await expect(conversation(page)).toContainText('So far.');
  await expect(conversation(page)).toContainText('You stopped this answer.');
  await expect(conversation(page)).not.toContainText('A question of another?');
  await expect(page.locator('main').getByRole('textbox')).toHaveCount(0);
  await expectSound(page, 'an own lesson');
  const path = `/api/sessions/${room.session.id}/openings/${third.openingId}/students`;
  const { students: present } = succeeded(await room.teacher.get(path));
  expect(present.map(({ joinedAt }: { joinedAt: string | null }) => joinedAt)).toEqual([null, null]);
});

test("a student's lessons while they load, when they fail, and before the first one", async ({
  product,
  watch,
  studentPage: page,
}) => {
  const room = await openClassroom(product, ['Mei', 'Omar']);
  const [mei, omar] = room.students as [Student, Student];
  await mei.ask(room.session.id, 'What is given?');
  const address = `/session/${room.session.id}/my-lessons`;
  watch.announceRefusal(500, 'Something went wrong on our side.');
  await enter(page, mei);
  const read = await held(page, '**/interactions?*');
  await page.goto(address);
  await expect(page.getByRole('status', { name: 'Your conversation is loading' })).toBeVisible();
  await expectSound(page, 'own lessons, loading');
  read();
  await expect(conversation(page)).toContainText('What is given?');
  await page.unrouteAll();

  const works = await failing(page, '**/interactions?*');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Your conversation could not be loaded.');
  await expectSound(page, 'own lessons, failed');
  await works();
  await button(page, 'Try again').click();
  await expect(conversation(page)).toContainText('What is given?');
  await failing(page, '**/openings');
  await page.reload();
  await expect(page.getByText('Failed to load session')).toBeVisible();
  await page.unrouteAll();

  await enter(page, omar, address);
  await expect(page.getByText('You have not taken part in a lesson here yet.')).toBeVisible();
  await expectSound(page, 'no own lessons');
});
