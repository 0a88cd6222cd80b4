import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { listTeacherClasses } from '../../contract/classes.ts';
import { getSchool } from '../../contract/school.ts';
import { previewSchoolProfile } from '../../contract/school-profile-preview.ts';
import { getSchoolProfile, setSchoolProfile } from '../../contract/school-profiles.ts';
import { getSchoolTimeLimits, type TimeLimits, timeLimits } from '../../contract/time-limits.ts';
import { choose, findDialog, press } from '../../test/pages/actions.ts';
import { emptyValue } from '../../test/pages/empty-answer.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, classWith, schoolWith } from '../../test/pages/people.ts';

/** The profile of a school: an administrator chooses it, and teachers meet its ceilings. */

const path = '/school/profile';
const find = async () => within(await screen.findByRole('article', { name: 'Profile' }));

beforeEach(() => {
  server.answer(getSchool, { school: schoolWith({}) });
  server.answer(previewSchoolProfile, ({ query }) => ({
    sessions: 0,
    assignments: query.profile === 'england-2026' ? 1 : 0,
  }));
});

it('shows what a profile will change before it is saved [spec 10.182 10.266, standard 10.10]', async () => {
  server.answerWith(getSchoolProfile, { profile: 'default' });
  const person = await openPage(path, ada);
  const card = await find();
  expect(card.getByLabelText(/^Default/)).toHaveProperty('checked', true);
  expect(card.getByRole('heading', { name: 'What applies now' })).toBeTruthy();
  keepScreen('the profile of a school');
  await person.click(card.getByLabelText(/^England, 2026/));
  expect(card.getByRole('heading', { name: 'What will change' })).toBeTruthy();
  const changes = screen.getByRole('article', { name: 'Profile' }).textContent;
  for (const change of [
    'Answer directnessNow: Every levelThen: At most Collaborative',
    'Use in a dayNow: No limitThen: 120 minutes',
    'Classes in the school’s reportNow: Each in a row of its ownThen: Those with fewer than 5 students in one row together',
  ])
    expect(changes).toContain(change);
  const looser = await card.findByText(/are looser than these ceilings\./);
  expect(looser.textContent).toContain('0 sessions and 1 assignment are looser');
  keepScreen('what a profile will change');
  expect(screen.getByRole('article', { name: 'What teachers can still choose' }).textContent).toContain(
    'Some work takes longer, and whoever teaches is there to decide it.',
  );
  server.answer(setSchoolProfile, { profile: 'england-2026' });
  server.answerWith(getSchoolProfile, { profile: 'england-2026' });
  await press(person, 'Save', card);
  expect(await card.findByText('Saved.')).toBeTruthy();
  keepScreen('a profile that applies');
  expect(card.getByRole('heading', { name: 'What applies now' })).toBeTruthy();
  expect(server.calls).toMatchObject([{ name: 'setSchoolProfile', body: { profile: 'england-2026' } }]);
});

it('says what goes back to looser levels without the profile', async () => {
  server.answerWith(getSchoolProfile, { profile: 'england-2026' });
  const person = await openPage(path, ada);
  const card = await find();
  await person.click(await card.findByLabelText(/^Default/));
  const back = await card.findByText(/go back to the looser levels/);
  expect(back.textContent).toContain('0 sessions and 1 assignment go back');
  const changes = screen.getByRole('article', { name: 'Profile' }).textContent;
  expect(changes).toContain('Use in a dayNow: 120 minutesThen: No limit');
});

it('says why a profile is not saved', async () => {
  const person = await openPage(path, ada);
  const card = await find();
  await person.click(card.getByLabelText(/^England, 2026/));
  server.refuse(setSchoolProfile, 'administrator-only');
  await press(person, 'Save', card);
  expect((await card.findByRole('alert')).textContent).toBe(
    'Only the administrator of your school can do this.',
  );
});

it('teachers meet the ceilings of the profile in the forms of a class and an assignment', async () => {
  server.answerWith(getSchoolProfile, { profile: 'england-2026' });
  server.answerWith(listTeacherClasses, { classes: [classWith({})] });
  const person = await openPage('/teacher-dashboard', ada);
  await choose(person, 'Options for Algebra 1', 'Edit class');
  const form = await findDialog('Edit class');
  const attempt = form.getByLabelText(/^An attempt before explanations/);
  expect(attempt).toMatchObject({ checked: true, disabled: true });
  expect(form.getByText(/Your school’s profile, England, 2026, requires this/)).toBeTruthy();
  keepScreen('a class under a profile');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(person, 'Algebra 1');
  await press(person, 'Create Assignment');
  const legend = await screen.findByText('Answer directness');
  const directness = within(legend.closest('fieldset') as HTMLElement);
  expect(directness.getByLabelText(/^Permissive/)).toHaveProperty('disabled', true);
  expect(directness.getByLabelText(/^Collaborative/)).toHaveProperty('disabled', false);
  const reason = 'At most Collaborative: your school’s profile is England, 2026.';
  expect(legend.closest('fieldset')?.textContent).toContain(reason);
  keepScreen('levels under a profile');
});

it('the page of time limits names the limit of the profile', async () => {
  server.answerWith(getSchoolProfile, { profile: 'england-2026' });
  const ofProfile = { ...(emptyValue(timeLimits) as TimeLimits), dayMinutes: 120 };
  server.answerWith(getSchoolTimeLimits, { ofProfile });
  await openPage('/school/time', ada);
  expect(await screen.findByText('In minutes. Empty: 120, by the profile England, 2026.')).toBeTruthy();
  keepScreen('time limits with a profile');
});
