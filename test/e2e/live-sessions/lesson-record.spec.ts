import type { Page } from '@playwright/test';
import { type Student, succeeded } from '../../people.ts';
import { openClassroom } from '../classroom.ts';
import { button, card, conversation, enter } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';
import { exported, transcript } from '../submitted-work.ts';

/** Notes, replies, pauses and help requests in the pages that show a lesson later. */

/**
 * A lesson that is over: Mei asked, got notes and help, and was paused; Omar asked nothing, got the note to
 * all and waited; both were paused until its end; Ana was not there.
 */
async function endedLesson(product: Parameters<typeof openClassroom>[0]) {
  const room = await openClassroom(product, ['Mei', 'Omar', 'Ana']);
  const { teacher, session } = room;
  const [mei, omar] = room.students as [Student, Student, Student];
  const path = `/api/sessions/${session.id}`;
  await omar.openSession(session.id);
  succeeded(await mei.ask(session.id, 'What is given?'));
  const [note] = succeeded(await teacher.post(`${path}/notes`, { text: 'Five minutes left.' })).notes;
  succeeded(await mei.post(`/api/notes/${note.id}/replies`, { text: 'I am nearly done.' }));
  const { request } = succeeded(await mei.post(`${path}/help-request`, { text: '=1+1, is it right?' }));
  succeeded(await teacher.post(`/api/help-requests/${request.id}/answer`, { answer: 'done' }));
  succeeded(await mei.ask(session.id, 'And what is sought?'));
  succeeded(
    await teacher.post(`${path}/notes`, {
      text: 'Well explained: why did you divide?',
      studentUids: [mei.uid],
    }),
  );
  succeeded(await omar.post(`${path}/help-request`, { text: '' }));
  succeeded(await teacher.post(`${path}/pause`, { text: 'Please put the pen down.', studentUid: mei.uid }));
  succeeded(await teacher.post(`${path}/resume`, { studentUid: mei.uid }));
  succeeded(await teacher.post(`${path}/pause`, {}));
  await teacher.stopSession(room.class.id);
  return { ...room, mei, omar };
}

const pause = (page: Page, teacher: { name: string }) =>
  page.getByRole('group', { name: `Pause by ${teacher.name}` });

const note = (page: Page, teacher: { name: string }) =>
  page.getByRole('group', { name: `Note from ${teacher.name}` });

test('students read notes, replies, pauses and help requests between their messages later [spec 10.226]', async ({
  product,
  studentPage: page,
}) => {
  const { teacher, session, mei, omar, class: algebra } = await endedLesson(product);
  await enter(page, mei, `/session/${session.id}/my-lessons`);
  await expect(conversation(page)).toContainText(
    /What is given\?.*Five minutes left\..*I am nearly done\..*You asked for help.*=1\+1, is it right\?.*Ended by .*And what is sought\?.*why did you divide\?.*pen down\./s,
  );
  await expect(note(page, teacher)).toHaveCount(2);
  await expect(pause(page, teacher)).toHaveText([
    new RegExp(`^${teacher.name} paused the chat · .*Please put the pen down\\.Ended by ${teacher.name}, `),
    /paused the chat of all · .*Eyes up, please\.Ended with the lesson, /,
  ]);
  await expect(note(page, teacher).first()).toContainText(/to all.*You, \d+:\d\d/s);
  await expect(page.getByRole('group', { name: 'You asked for help' })).toHaveCount(1);
  await expect(page.locator('main').getByRole('textbox')).toHaveCount(0);
  await expect(button(page, 'Reply')).toHaveCount(0);

  await teacher.startSession(algebra.id);
  await enter(page, omar, `/session/${session.id}/chat`);
  const earlier = page.getByRole('region', { name: 'Earlier lesson' });
  await earlier.getByRole('button').click();
  await expect(note(page, teacher)).toContainText('Five minutes left.');
  await expect(earlier).not.toContainText('I am nearly done.');
  await expect(pause(page, teacher)).toHaveText([/paused the chat of all/]);
  await expect(earlier.getByRole('group', { name: 'You asked for help' })).toContainText('Not answered');
});

test('a teacher reads them in the work of a student, on paper and in files', async ({
  product,
  teacherPage: page,
}) => {
  const { teacher, session, mei, omar } = await endedLesson(product);
  await enter(page, teacher, `/session/${session.id}/lessons?student=${mei.uid}`);
  const work = transcript(page, 'Mei Lin');
  await expect(work).toContainText(
    /What is given\?.*Five minutes left\..*Mei Lin, .*I am nearly done\..*Mei Lin asked for help.*Ended by .*And what is sought\?.*why did you divide\?.*pen down\..*Eyes up, please\./s,
  );
  await page.goto(`/session/${session.id}/lessons?student=${omar.uid}`);
  const quiet = transcript(page, 'Omar Lin');
  await expect(quiet.getByRole('group')).toHaveCount(3);
  await expect(quiet).toContainText('Omar Lin asked for help');
  await expect(quiet).not.toContainText('has not asked anything here.');
  await expect(quiet).not.toContainText('I am nearly done.');

  const json = JSON.parse((await exported(page, 'Export all', 'JSON')).text);
  expect(json.students).toMatchObject([
    { name: 'Ana Lin', notes: [], helpRequests: [], pauses: [] },
    {
      name: 'Mei Lin',
      notes: [
        {
          text: 'Five minutes left.',
          writtenBy: teacher.name,
          toAll: true,
          replies: [{ text: 'I am nearly done.' }],
        },
        { text: 'Well explained: why did you divide?', toAll: false, replies: [] },
      ],
      helpRequests: [{ text: '=1+1, is it right?', state: 'done', answeredBy: teacher.name }],
      pauses: [
        { text: 'Please put the pen down.', ofAll: false, pausedBy: teacher.name, endedBy: teacher.name },
        { text: 'Eyes up, please.', ofAll: true, endedBy: null },
      ],
    },
    {
      name: 'Omar Lin',
      notes: [{ replies: [] }],
      helpRequests: [{ text: '', state: 'waiting' }],
      pauses: [{ ofAll: true }],
    },
  ]);
  const { text } = await exported(page, 'Export all', 'CSV');
  expect(text).toContain(`,note to all,Five minutes left.,${teacher.name},`);
  expect(text).toContain(',reply to a note,I am nearly done.,Mei Lin,');
  expect(text).toContain(`,help request,"'=1+1, is it right?",Mei Lin,${teacher.name}`);
  expect(text).toContain(`,pause,Please put the pen down.,${teacher.name},,`);
  expect(text).toContain(`,pause of all,"Eyes up, please.",${teacher.name},,`);
  expect(text).not.toContain('Ana Lin');

  await page.goto(`/session/${session.id}/print`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(card(page, 'Mei Lin')).toContainText(
    /I am nearly done\..*is it right\?.*why did you divide\?.*pen down\..*Ended with the lesson/s,
  );
  await expect(card(page, 'Omar Lin')).toContainText(/Five minutes left\..*asked for help.*Not answered/s);
});
