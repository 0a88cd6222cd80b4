import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { joinClass, listStudentClasses, type StudentClass } from '../../contract/classes.ts';
import { emptyValue } from '../../test/pages/empty-answer.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ben } from '../../test/pages/people.ts';

const algebra: StudentClass = {
  ...(emptyValue(listStudentClasses.answer.shape.classes.element) as StudentClass),
  id: 'algebra',
  className: 'Algebra 1',
};
const empty = 'No classes yet. Join your first class to get started!';

it('says that the classes load, then shows them', async () => {
  server.answerWith(listStudentClasses, { classes: [algebra] });
  const answer = server.hold(listStudentClasses);
  await openPage('/student-dashboard', ben);
  expect(await screen.findByRole('status', { name: 'Your classes are loading' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Classes');
  expect(screen.queryByText(empty)).toBeNull();
  answer();
  expect(await screen.findByRole('heading', { name: 'Algebra 1' })).toBeTruthy();
});

it('shows why a class cannot be joined', async () => {
  const person = await openPage('/student-dashboard', ben);
  await screen.findByText(empty);
  await person.click(await screen.findByRole('button', { name: 'Join Class' }));
  const form = within(await screen.findByRole('dialog'));
  server.refuse(joinClass, 'class-not-found');
  await person.type(form.getByLabelText('Class Code'), 'NOSUCH');
  await person.click(form.getByRole('button', { name: 'Join Class' }));
  expect((await form.findByRole('alert')).textContent).toBe('Class not found or access denied');
});
