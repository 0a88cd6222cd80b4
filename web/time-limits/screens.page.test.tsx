import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listTeacherClasses } from '../../contract/classes.ts';
import { getSchool } from '../../contract/school.ts';
import {
  getClassTime,
  getOwnTime,
  getSchoolTimeLimits,
  liftTimeLimits,
  type OwnTime,
  ownTime,
  setSchoolTimeLimits,
} from '../../contract/time-limits.ts';
import { fillIn, findCard, findDialog, findRegion, press } from '../../test/pages/actions.ts';
import { emptyValue } from '../../test/pages/empty-answer.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { ago, lessonChat, openLesson } from '../../test/pages/lessons.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, ben, classWith, schoolWith } from '../../test/pages/people.ts';

type ClassTime = (typeof getClassTime.answer)['_output'];
const noTime = emptyValue(getClassTime.answer) as ClassTime;
const mei = {
  uid: 'mei',
  name: 'Mei Lin',
  username: 'mei',
  firstName: 'Mei',
  lastName: 'Lin',
  minutesToday: 12,
  questionsToday: 4,
  over: 'day' as const,
  isLifted: false,
};
const limits = { ...noTime.limits, dayMinutes: 12, breakMinutes: 10 };

/** Opens the class. @returns the person and the part about its time */
async function openTime(fields: Partial<ClassTime>) {
  server.answerWith(listTeacherClasses, { classes: [classWith({})] });
  server.answer(getClassTime, { ...noTime, timeZone: 'Europe/London', ...fields });
  const person = await openPage('/teacher-dashboard', ada);
  await press(person, 'Algebra 1', await findCard('Algebra 1'));
  return { person, time: await findRegion('Time with the tutor') };
}

it('a class has limits, which a form sets', async () => {
  const { person, time } = await openTime({});
  await press(person, 'Change limits', time);
  const form = await findDialog('Time limits');
  await fillIn(person, form, { 'Use in a day': '3', 'Quiet from': '23:00' }, 'Save');
  expect(await form.findByText('Please choose 5 to 600 minutes, or leave it empty.')).toBeTruthy();
  keepScreen('the limits of a class with a refusal');
});

it('a student has reached a limit, which the teacher lifts with a reason', async () => {
  const { person, time } = await openTime({ limits, students: [mei] });
  expect((await time.findByRole('listitem', { name: 'Mei Lin' })).textContent).toContain('used up');
  keepScreen('a class in which a student has reached a limit');
  await press(person, 'Lift limits for Mei Lin', time);
  const form = await findDialog('Lift limits for Mei Lin');
  await press(person, 'Lift limits', form);
  expect(await form.findByText('Please say why.')).toBeTruthy();
  keepScreen('the form that lifts limits');
  expect(form.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['The end of the day']);
  const lift = {
    id: 'lift',
    className: 'Algebra 1',
    studentName: 'Mei Lin',
    studentUsername: 'mei',
    until: 'day',
    reason: 'Was ill last week.',
    liftedBy: 'Ada Byron',
    liftedAt: ago(5),
  } as const;
  const students = [{ ...mei, over: null, isLifted: true }];
  server.answer(liftTimeLimits, { message: '' });
  server.answer(getClassTime, { ...noTime, timeZone: 'Europe/London', limits, students, lifts: [lift] });
  await fillIn(person, form, { Reason: 'Was ill last week.' }, 'Lift limits');
  expect(await time.findByText(/Was ill last week\./)).toBeTruthy();
  expect(server.calls.at(-1)).toMatchObject({
    name: 'liftTimeLimits',
    body: { until: 'day', studentUid: 'mei' },
  });
  keepScreen('a class in which a limit was lifted');
});

it('the questions of a class are used up', async () => {
  const { time } = await openTime({ limits: { ...limits, classQuestions: 4 }, questionsToday: 4 });
  expect(await time.findByText('4 questions asked today · 0 left until tomorrow')).toBeTruthy();
  keepScreen('a class whose questions are used up');
});

const until = '2046-01-01T07:00:00.000Z';

it.each<[chat: string, sentence: RegExp, time: Partial<OwnTime>]>([
  [
    'with a reminder of a break near the end of the time',
    /You have worked for 11 minutes\./,
    { left: { reason: 'day', minutes: 1 }, breakDue: { minutes: 11, since: ago(660) } },
  ],
  ['whose time is over', /for today is used up\./, { over: { reason: 'day', until } }],
  ['in quiet hours', /These are quiet hours\./, { over: { reason: 'quiet-hours', until } }],
  ['with few questions left', /1 question left/, { questions: { of: 'class', left: 1, until } }],
  ['whose questions are used up', /are used up\./, { questions: { of: 'class', left: 0, until } }],
  ['whose limits were lifted', /has lifted the time limits/, { isLifted: true }],
])('a chat %s says so [spec 10.251 10.266]', async (chat, sentence, time) => {
  openLesson();
  server.answer(getOwnTime, {
    time: { ...(emptyValue(ownTime) as OwnTime), timeZone: 'Europe/London', ...time },
  });
  await openPage(lessonChat, ben);
  expect(await screen.findByText(sentence)).toBeTruthy();
  keepScreen(`a chat ${chat}`);
});

it('an administrator sets the limits of the school [spec 10.169]', async () => {
  server.answer(getSchool, { school: schoolWith({}) });
  server.answerWith(getSchoolTimeLimits, { serverTimeZone: 'Europe/London' });
  const person = await openPage('/school/time', ada);
  const card = within(await screen.findByRole('article', { name: 'Time limits' }));
  server.answerWith(setSchoolTimeLimits, {});
  await fillIn(person, card, { 'Use in a day': '45' }, 'Save');
  expect(await card.findByText('Saved.')).toBeTruthy();
  keepScreen('the time limits of a school');
});
