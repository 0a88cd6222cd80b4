import { type Student, startLesson } from '../people.ts';
import { expectAccessible } from './accessible.ts';
import { delayCall, failCalls } from './calls.ts';
import { askIn, emptyClassroom, openClassroom } from './classroom.ts';
import { button, conversation, enter } from './in-the-browser.ts';
import { expect, test } from './product.ts';
import { transcript } from './submitted-work.ts';

/** Submitted work that does not exist, cannot be loaded, or belongs to somebody else. */

test('a page of work without students or questions says what to do next', async ({
  product,
  teacherPage: page,
}) => {
  const { teacher, class: ofClass, assign } = await emptyClassroom(product);
  const slopes = await assign('Slopes');
  await enter(page, teacher, `/assignment/${slopes.id}/work`);
  const nobody = page.getByText('There is nobody here yet. Students appear when they join.');
  await expect(nobody).toBeVisible();
  await expect(button(page, 'Export all')).toBeHidden();
  await expectAccessible(page, 'the work of a class without students');
  const session = await teacher.startSession(ofClass.id);
  await page.goto(`/session/${session.id}/lessons`);
  await expect(nobody).toBeVisible();
  await expectAccessible(page, 'a lesson without students');
  await page.goto(`/assignment/${slopes.id}/print`);
  await expect(page.getByText('There is no conversation to print yet.')).toBeVisible();
  await expect(button(page, 'Print')).toBeDisabled();
  await expectAccessible(page, 'nothing to print');
});

test('a page of work says that it loads, and offers to try again when loading failed', async ({
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
  for (const [of, path, question] of [
    ['an assignment', `/assignment/${slopes.id}/work?student=${mei.uid}`, 'What is a slope?'],
    ['a lesson', `/session/${room.session.id}/lessons?student=${mei.uid}`, 'What is given?'],
  ] as const) {
    const answerStudents = await delayCall(page, '**/students');
    await page.goto(path);
    await expect(page.getByRole('status', { name: 'The students are loading' })).toBeVisible();
    await expectAccessible(page, `the work in ${of}, loading`);
    const answerConversation = await delayCall(page, '**/interactions?*');
    answerStudents();
    await expect(page.getByRole('status', { name: 'The conversation is loading' })).toBeVisible();
    answerConversation();
    await expect(transcript(page, 'Mei Lin')).toContainText(question);
    await page.unrouteAll();

    const repairStudents = await failCalls(page, '**/students');
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('The students could not be loaded just now.');
    await expect(page.getByText('There is nobody here yet.')).toBeHidden();
    await expectAccessible(page, `the work in ${of}, failed`);
    await repairStudents();
    const repairConversation = await failCalls(page, '**/interactions?*');
    await button(page, 'Try again').click();
    await expect(page.getByRole('alert')).toContainText('This conversation could not be loaded.');
    await expectAccessible(page, `the work in ${of}, its conversation failed`);
    await repairConversation();
    await button(page, 'Try again').click();
    await expect(transcript(page, 'Mei Lin')).toContainText(question);
    await expect(page.getByRole('alert')).toBeHidden();
    await expectAccessible(page, `the work in ${of}`);
  }
  for (const path of [`/assignment/${slopes.id}/print`, `/session/${room.session.id}/print`]) {
    const repairConversations = await failCalls(page, '**/interactions?*');
    await page.goto(path);
    await expect(page.getByText('The conversations could not be loaded.')).toBeVisible();
    if (path.startsWith('/assignment'))
      await expectAccessible(page, 'conversations to print that could not be loaded');
    await repairConversations();
  }
});

test('a person cannot open work that does not exist or is another teacher’s', async ({
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
      // The print page has no header. The other pages look like those of a missing assignment or session,
      // which have tests.
      if (kind === 'print') await expectAccessible(page, 'a page to print that does not exist');
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
  await expect(conversation(studentPage)).toContainText('an AI tutor for “Slopes”');
  await expect(conversation(studentPage)).not.toContainText('A secret question?');
});
