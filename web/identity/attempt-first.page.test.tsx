import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listTeacherClasses } from '../../contract/classes.ts';
import { updateClass } from '../../contract/live-sessions.ts';
import { getSchool, setAttemptFirst } from '../../contract/school.ts';
import { choose, findCard, findDialog, press } from '../../test/pages/actions.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, classWith, schoolWith } from '../../test/pages/people.ts';

const name = 'An attempt before explanations';

it('is required by a teacher in the form of a class [spec 10.175]', async () => {
  server.answerWith(listTeacherClasses, { classes: [classWith({})] });
  const person = await openPage('/teacher-dashboard', ada);
  await findCard('Algebra 1');
  await choose(person, 'Options for Algebra 1', 'Edit class');
  const form = await findDialog('Edit class');
  const choice = form.getByRole('checkbox', { name });
  expect(choice).toHaveProperty('checked', false);
  await person.click(choice);
  keepScreen('a class that requires an attempt');
  server.answer(updateClass, { class: classWith({ requiresAttempt: true }), message: '' });
  await press(person, 'Save', form);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(server.calls).toMatchObject([{ name: 'updateClass', body: { requiresAttempt: true } }]);
});

it('is required by an administrator of every class [spec 10.174]', async () => {
  server.answerWith(getSchool, { school: schoolWith({}) });
  const person = await openPage('/school/safeguarding', ada);
  const choice = await screen.findByRole('checkbox', { name });
  expect(choice).toHaveProperty('checked', false);
  const changed = schoolWith({ requiresAttempt: true });
  server.answerWith(setAttemptFirst, { school: changed });
  server.answerWith(getSchool, { school: changed });
  await person.click(choice);
  expect(await (await findCard('The tutor in every class')).findByText('Saved.')).toBeTruthy();
  keepScreen('a school that requires an attempt');
  expect(server.calls).toMatchObject([{ name: 'setAttemptFirst', body: { requiresAttempt: true } }]);
});

it('cannot be switched off in a class when the school requires it [spec 10.174]', async () => {
  server.answerWith(listTeacherClasses, { classes: [classWith({ schoolRequiresAttempt: true })] });
  const person = await openPage('/teacher-dashboard', ada);
  await findCard('Algebra 1');
  await choose(person, 'Options for Algebra 1', 'Edit class');
  const form = await findDialog('Edit class');
  expect(form.getByRole('checkbox', { name })).toMatchObject({ checked: true, disabled: true });
  expect(form.getByText('Your school requires this in every class.')).toBeTruthy();
  keepScreen('an attempt that the school requires');
});
