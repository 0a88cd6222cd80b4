import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checkAnswerKey } from '../../contract/answer-keys.ts';
import { listClassAssignments } from '../../contract/assignments.ts';
import { listStudentClasses, listTeacherClasses } from '../../contract/classes.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { card, openStudentClass } from '../../test/pages/lessons.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, ben, classWith } from '../../test/pages/people.ts';

/** Failures that the page hides or shows only in part are in the browser's log. */

const sentence = 'The archive of the clocks is being dusted.';
const expectLogged = () =>
  waitFor(() =>
    expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ code: 'internal-error' })),
  );

it.each<[who: string, list: Endpoint]>([
  ['teacher', listTeacherClasses],
  ['student', listStudentClasses],
])(
  'logs that the class list of a %s cannot be loaded, and does not report it [spec 8.7 8.8]',
  async (who, list) => {
    server.refuse(list, 'internal-error', sentence);
    await openPage(`/${who}-dashboard`, who === 'teacher' ? ada : ben);
    await expectLogged();
    expect(await screen.findByText(/^No classes yet\./)).toBeTruthy();
    expect(screen.queryByText(sentence)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

it.each(['teacher', 'student'])(
  'logs that the assignment list of a %s cannot be loaded, and does not report it [spec 8.9]',
  async (who) => {
    server.answerWith(listTeacherClasses, { classes: [classWith({})] });
    server.answerWith(listStudentClasses, { classes: [openStudentClass()] });
    const person = await openPage(`/${who}-dashboard`, who === 'teacher' ? ada : ben);
    const shown = await card('Algebra 1');
    server.refuse(listClassAssignments, 'internal-error', sentence);
    await person.click(within(shown).getByRole('button', { name: 'Algebra 1' }));
    await expectLogged();
    await waitFor(() => expect(shown.textContent).toContain('No assignments yet.'));
    expect(screen.queryByText(sentence)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

it('says calmly that an answer key cannot be checked at the moment, until it can be [spec 10.49]', async () => {
  server.answerWith(listTeacherClasses, { classes: [classWith({})] });
  const person = await openPage('/teacher-dashboard', ada);
  await person.click(await screen.findByRole('button', { name: 'Create Assignment' }));
  const form = within(await screen.findByRole('dialog', { name: 'New assignment' }));
  await person.click(form.getByText('Answer key'));
  server.refuse(checkAnswerKey, 'internal-error', sentence);
  fireEvent.change(form.getByLabelText('Final answers'), { target: { value: '68' } });
  expect(await form.findByText(/^The key could not be checked just now\./)).toBeTruthy();
  await expectLogged();
  expect(form.queryByRole('alert')).toBeNull();
  server.answerWith(checkAnswerKey, {});
  fireEvent.change(form.getByLabelText('Final answers'), { target: { value: '12.5 m' } });
  await waitFor(() => expect(form.queryByText(/^The key could not be checked just now\./)).toBeNull());
});
