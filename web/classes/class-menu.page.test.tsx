import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listTeacherClasses, restoreClass, type TeacherClass } from '../../contract/classes.ts';
import { archiveClass, renewClassCode, updateClass } from '../../contract/live-sessions.ts';
import { choose, fillIn, findCard, findDialog, press } from '../../test/pages/actions.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, classWith } from '../../test/pages/people.ts';

const algebra = classWith({ students: ['ben'], currentSessionId: 'room', sessionCode: 'ROOM42' });

/** The classes and the archive, which calls of the test change. */
function serve(classes: readonly TeacherClass[], archived: readonly TeacherClass[] = []): void {
  server.answer(listTeacherClasses, ({ query }) => ({
    classes: [...(query.archived === 'true' ? archived : classes)],
  }));
}

async function openMenu(action: string) {
  serve([algebra]);
  const person = await openPage('/teacher-dashboard', ada);
  await findCard('Algebra 1');
  await choose(person, 'Options for Algebra 1', action);
  return person;
}

it('lists what an owner can do with a class', async () => {
  serve([algebra]);
  const person = await openPage('/teacher-dashboard', ada);
  await findCard('Algebra 1');
  await press(person, 'Options for Algebra 1');
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Edit class',
    'Renew class code',
    'Remove who joined late',
    'Archive class',
  ]);
  keepScreen('the menu of a class');
});

it('changes a class, whose form shows what is stored and says what is wrong [spec 10.21]', async () => {
  const person = await openMenu('Edit class');
  const form = await findDialog('Edit class');
  expect(form.getByLabelText('Class Name')).toHaveProperty('value', 'Algebra 1');
  expect(form.getByLabelText('Subject')).toHaveProperty('value', 'Mathematics');
  keepScreen('the form to edit a class');
  await fillIn(person, form, { 'Class Name': '  ' }, 'Save');
  expect((await form.findByRole('alert')).textContent).toBe('Please give the class a name.');
  await fillIn(person, form, { 'Class Name': 'Optics', Description: 'long '.repeat(1_000) }, 'Save');
  expect(await form.findByText('999 too many: at most 4,000 characters.')).toBeTruthy();
  keepScreen('a description that is too long');
  server.breakOff(updateClass);
  const told = { 'Age or grade': 'Year 8', 'What we are working on': 'Refraction' };
  await fillIn(person, form, { Description: 'Light and lenses.', Subject: 'Science', ...told }, 'Save');
  expect(await form.findByText('Failed to change class')).toBeTruthy();

  const fields = { className: 'Optics', subject: 'Science', description: 'Light and lenses.' } as const;
  const optics = classWith({ ...fields, ageOrGrade: 'Year 8', workingOn: 'Refraction' });
  server.answer(updateClass, { class: optics, message: '' });
  serve([optics]);
  await fillIn(person, form, { 'Class Name': ' Optics ' }, 'Save');
  const card = await findCard('Optics');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(card.getByText('Science')).toBeTruthy();
  expect(server.calls.at(-1)).toMatchObject({
    name: 'updateClass',
    body: { ...fields, ageOrGrade: 'Year 8', workingOn: 'Refraction' },
  });
  await press(person, 'Optics', card);
  expect(await card.findByText('Light and lenses.')).toBeTruthy();
  await choose(person, 'Options for Optics', 'Edit class');
  const again = await findDialog('Edit class');
  for (const [label, value] of Object.entries(told))
    expect(again.getByLabelText(label)).toHaveProperty('value', value);
});

it('renews a class code, alone or with the Session ID [spec 10.18]', async () => {
  const person = await openMenu('Renew class code');
  const question = await findDialog('Renew the class code?');
  expect(screen.getByRole('dialog').textContent).toContain('The code ALG123 stops working at once.');
  keepScreen('the question before a code is renewed');
  await press(person, 'Cancel', question);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.calls).toEqual([]);

  server.answer(renewClassCode, ({ body }) => {
    const renewed = classWith({ classCode: 'NEW234', sessionCode: body.sessionCode ? 'ROOM77' : 'ROOM42' });
    serve([renewed]);
    return { class: renewed, message: '' };
  });
  await choose(person, 'Options for Algebra 1', 'Renew class code');
  await press(person, 'Renew Code');
  expect(await screen.findByText('NEW234')).toBeTruthy();
  expect(screen.queryByText('ALG123')).toBeNull();
  expect(screen.getByText('ROOM42')).toBeTruthy();

  await choose(person, 'Options for Algebra 1', 'Renew class code');
  await person.click(await screen.findByRole('checkbox', { name: 'Renew the Session ID too' }));
  keepScreen('the question before both codes are renewed');
  await press(person, 'Renew Code');
  expect(await screen.findByText('ROOM77')).toBeTruthy();
  expect(server.calls).toMatchObject([
    { name: 'renewClassCode', body: { sessionCode: false } },
    { name: 'renewClassCode', body: { sessionCode: true } },
  ]);
});

it('archives a class after a question, and restores it [spec 2.52 10.20]', async () => {
  const person = await openMenu('Archive class');
  const question = await findDialog('Archive “Algebra 1”?');
  keepScreen('the question before a class is archived');
  server.answer(archiveClass, () => {
    serve([], [{ ...algebra, archivedAt: '2026-03-02T08:00:00.000Z' }]);
    return { message: '' };
  });
  await press(person, 'Archive', question);
  expect(
    await screen.findByText('All your classes are archived. They are under Archived classes.'),
  ).toBeTruthy();
  expect(screen.queryByRole('article', { name: 'Algebra 1' })).toBeNull();
  expect(screen.queryByText(/^No classes yet/)).toBeNull();
  keepScreen('a dashboard whose classes are all archived');

  await press(person, 'Archived classes (1)');
  const archive = await findDialog('Archived classes');
  const entry = within(archive.getByRole('listitem', { name: 'Algebra 1' }));
  expect(entry.getByText(/^Mathematics · 1 student · archived/)).toBeTruthy();
  expect(entry.getByRole('link', { name: 'Lessons and conversations' })).toBeTruthy();
  keepScreen('the archived classes');
  server.breakOff(restoreClass);
  await press(person, 'Restore', entry);
  expect(await entry.findByText('Failed to restore class')).toBeTruthy();
  server.answer(restoreClass, () => {
    serve([algebra]);
    return { class: algebra, message: '' };
  });
  await press(person, 'Restore', entry);
  expect(await archive.findByText('There are no archived classes.')).toBeTruthy();
  keepScreen('an archive that has become empty');
  await person.keyboard('{Escape}');
  expect((await findCard('Algebra 1')).getByText('1 student')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Archived classes/ })).toBeNull();
});

it('shows a helper no way to archive a class or to restore one', async () => {
  const teachers = [
    { uid: 'cleo', name: 'Cleo Ray', role: 'owner' as const },
    { uid: 'ada', name: 'Ada Byron', role: 'helper' as const },
  ];
  serve([{ ...algebra, teachers }], [{ ...classWith({ id: 'old', className: 'Old', teachers }) }]);
  const person = await openPage('/teacher-dashboard', ada);
  await findCard('Algebra 1');
  await press(person, 'Options for Algebra 1');
  await screen.findAllByRole('menuitem');
  expect(screen.queryByRole('menuitem', { name: 'Archive class' })).toBeNull();
  await person.keyboard('{Escape}');
  await press(person, 'Archived classes (1)');
  expect(await screen.findByText('An owner of the class can restore it.')).toBeTruthy();
  keepScreen('an archived class of somebody else');
  expect(screen.queryByText('Restore', { selector: 'button' })).toBeNull();
});
