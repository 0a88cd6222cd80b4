import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { getPrivacy, setPrivacyRead } from '../../contract/retention.ts';
import { getSchool } from '../../contract/school.ts';
import { choose, press } from '../../test/pages/actions.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, ben, schoolWith } from '../../test/pages/people.ts';

/** Who can read what students write, in words for students and for parents. */

const privacy = {
  school: 'North High',
  months: { conversations: 6, records: 24, accounts: 12 },
  responsible: 'Mr Ito, room 3',
};
const reminder = { name: 'Who can read what you write' };

beforeEach(() => server.answerWith(getPrivacy, privacy));

it('a student reads who can read what, and closes it with one click [spec 10.198, standard 6.1 17.2]', async () => {
  server.answerWith(getPrivacy, { ...privacy, isDue: true });
  const person = await openPage('/student-dashboard', ben);
  const notice = await screen.findByRole('complementary', reminder);
  expect(notice.textContent).toContain('Your teacher can read what you write to the tutor.');
  expect(notice.textContent).toContain('It is kept for 6 months.');
  keepScreen('a dashboard that says who can read what');
  server.answer(setPrivacyRead, {});
  await press(person, 'Got it', within(notice));
  await waitFor(() => expect(screen.queryByRole('complementary', reminder)).toBeNull());
  expect(server.calls).toMatchObject([{ name: 'setPrivacyRead' }]);
});

it('a student who has read it is not reminded, and finds it in the menu of the account [standard 6.1 17.2]', async () => {
  const person = await openPage('/student-dashboard', ben);
  await choose(person, 'Account', 'Who can read this?');
  expect(await screen.findByText(/is kept for 6 months, then it is deleted\./)).toBeTruthy();
  expect(screen.queryByRole('complementary', reminder)).toBeNull();
  const words = (await screen.findByRole('main')).textContent;
  for (const sentence of [
    'You, and your teacher: everything you ask and every answer, now and later.',
    'Ask Mr Ito, room 3, or your teacher.',
    'It is a program, not a person, and it can be wrong.',
  ])
    expect(words).toContain(sentence);
  keepScreen('who can read what, for a student');
  await press(person, 'Back');
  expect(await screen.findByRole('heading', { name: 'My Classes' })).toBeTruthy();
});

it('somebody who registers reads it before there is an account', async () => {
  const person = await openPage('/register', null);
  await person.click(screen.getByRole('link', { name: 'Who can read this?' }));
  expect(await screen.findByText(/Your school decides that\./)).toBeTruthy();
  keepScreen('who can read what, before an account');
  await press(person, 'Back');
  expect(await screen.findByRole('heading', { name: 'Student Registration' })).toBeTruthy();
});

it('an administrator finds a notice for parents, which claims no compliance [spec 10.199, standard 15.3]', async () => {
  server.answer(getSchool, { school: schoolWith({}) });
  const person = await openPage('/school/data', ada);
  await person.click(await screen.findByRole('link', { name: 'A notice for parents, to print' }));
  const notice = (await screen.findByRole('article', { name: 'Notice for parents' })).textContent;
  expect(notice).toContain('Conversations are deleted after 6 months');
  expect(notice).toContain('No language model is connected.');
  expect(notice).not.toMatch(/compl(?:y|iant|iance)/i);
  keepScreen('the notice for parents');
});
