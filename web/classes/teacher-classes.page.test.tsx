import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createClass, listTeacherClasses } from '../../contract/classes.ts';
import { monitorEvents } from '../../contract/monitor.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, classWith } from '../../test/pages/people.ts';

it('creates a class in the form', async () => {
  const person = await openPage('/teacher-dashboard', ada);
  await person.click((await screen.findAllByRole('button', { name: 'Create Class' }))[0] as HTMLElement);
  const form = within(await screen.findByRole('dialog'));
  await person.type(form.getByLabelText('Class Name'), 'Algebra 1');
  server.answer(createClass, ({ body }) => ({
    class: classWith({ className: body.className, subject: body.subject }),
    message: '',
  }));
  server.answerWith(listTeacherClasses, { classes: [classWith({})] });
  await person.click(form.getByRole('combobox', { name: 'Subject' }));
  await person.click(await screen.findByRole('option', { name: 'Mathematics' }));
  await person.click(form.getByRole('button', { name: 'Create Class' }));
  expect(await screen.findByRole('heading', { name: 'Algebra 1' })).toBeTruthy();
  expect(server.calls).toMatchObject([
    { name: 'createClass', body: { className: 'Algebra 1', subject: 'Mathematics' } },
  ]);
});

it('opens the menu of a class', async () => {
  server.answerWith(listTeacherClasses, { classes: [classWith({})] });
  const person = await openPage('/teacher-dashboard', ada);
  await screen.findByRole('heading', { name: 'Algebra 1' });
  const menu = screen.getAllByRole('button').filter((b) => b.getAttribute('aria-haspopup') === 'menu');
  await person.click(menu.at(-1) as HTMLElement);
  expect((await screen.findAllByRole('menuitem')).map((i) => i.textContent)).toContain('Edit class');
  void monitorEvents;
});
