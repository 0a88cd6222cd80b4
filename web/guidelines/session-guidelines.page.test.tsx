import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listTeacherClasses } from '../../contract/classes.ts';
import { getSession, setSessionGuidelines } from '../../contract/live-sessions.ts';
import { findDialog, press } from '../../test/pages/actions.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { lessonWith, openClass, watchLesson } from '../../test/pages/lessons.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada } from '../../test/pages/people.ts';

const guided = { directness: 'guided', mathSupport: 'formulas_allowed' } as const;
const permissive = { ...guided, directness: 'permissive' } as const;

it('are chosen before the first student is in the session [spec 10.61]', async () => {
  watchLesson([]);
  server.answer(getSession, { session: lessonWith({ aiGuidelines: guided }) });
  const person = await openPage('/teacher-dashboard', ada);
  expect(await screen.findByText(/Its first student appears here\./)).toBeTruthy();
  await press(person, 'Guidelines');
  const form = await findDialog('Guidelines of this session');
  await person.click(await form.findByRole('radio', { name: 'Permissive' }));
  keepScreen('the guidelines of a session');
  server.answer(setSessionGuidelines, { session: lessonWith({ aiGuidelines: permissive }) });
  await press(person, 'Save', form);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(server.calls).toMatchObject([{ name: 'setSessionGuidelines', body: { aiGuidelines: permissive } }]);
  await press(person, 'Guidelines');
  const again = await findDialog('Guidelines of this session');
  expect(await again.findByRole('radio', { name: 'Permissive' })).toHaveProperty('checked', true);
});

it('have a button each for several sessions that nobody has joined', async () => {
  watchLesson([]);
  const physics = { id: 'physics', className: 'Physics', currentSessionId: 'other' };
  server.answerWith(listTeacherClasses, { classes: [openClass([], physics), openClass([])] });
  await openPage('/teacher-dashboard', ada);
  expect(await screen.findByRole('button', { name: 'Guidelines of Physics' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Guidelines of Algebra 1' })).toBeTruthy();
  keepScreen('two sessions that nobody has joined');
});
