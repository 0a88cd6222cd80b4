import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checkAnswerKey } from '../../contract/answer-keys.ts';
import { createAssignment, listClassAssignments } from '../../contract/assignments.ts';
import { listTeacherClasses } from '../../contract/classes.ts';
import { type Subject, subjects } from '../../contract/constants.ts';
import { defaultGuidelines, describeGuidelines, guidelineFamilies } from '../../contract/guidelines.ts';
import { fillIn, findCard, findDialog, press } from '../../test/pages/actions.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, assignmentWith, classWith } from '../../test/pages/people.ts';

/** Opens the form for a new assignment. */
async function openForm(subject: Subject = 'Mathematics') {
  server.answerWith(listTeacherClasses, { classes: [classWith({ subject })] });
  const person = await openPage('/teacher-dashboard', ada);
  await press(person, 'Create Assignment', await findCard('Algebra 1'));
  return { person, form: await findDialog('New assignment') };
}

const accept = () =>
  server.answer(createAssignment, ({ body }) => {
    const created = assignmentWith({ title: body.title });
    server.answerWith(listClassAssignments, { assignments: [created] });
    return { assignment: created, message: '' };
  });

/** The guidelines that the form offers for each subject, with their first choice (spec 9). */
const chosen: Record<Subject, Record<string, string>> = {
  Mathematics: { 'Answer directness': 'Guided', 'Mathematical support': 'Formulas allowed' },
  Science: { 'Answer directness': 'Guided', 'Mathematical support': 'Formulas allowed' },
  'Computer Science': { 'Answer directness': 'Guided', 'Programming support': 'Syntax checking' },
  'Language Arts': { 'Answer directness': 'Guided', Citations: 'Paraphrase only' },
  'Social Studies': { 'Answer directness': 'Guided', Citations: 'Paraphrase only' },
  'Foreign Languages': { 'Answer directness': 'Guided', 'Translation support': 'Show definitions' },
  Business: {
    'Answer directness': 'Guided',
    'Mathematical support': 'Formulas allowed',
    Citations: 'Paraphrase only',
  },
};

it.each(subjects)(
  'begins with the guidelines of %s, and sends them [spec 2.15 9.11 10.43]',
  async (subject) => {
    const { person, form } = await openForm(subject);
    const groups = form
      .getAllByRole('group')
      .filter((group) => within(group).queryAllByRole('radio').length > 0);
    const shown = groups.map((group) => {
      const radios = within(group).getAllByRole('radio') as HTMLInputElement[];
      const [family = ''] = [...group.querySelectorAll('legend')].map(({ textContent }) => textContent);
      const labels = Object.values(guidelineFamilies).find(({ label }) => label === family)?.levels ?? [];
      for (const [index, { label }] of labels.entries())
        expect(within(group).getByRole('radio', { name: label })).toBe(radios[index]);
      expect(radios).toHaveLength(labels.length);
      return [family, labels[radios.findIndex(({ checked }) => checked)]?.label];
    });
    expect(Object.fromEntries(shown)).toEqual(chosen[subject]);
    expect(describeGuidelines(defaultGuidelines(subject)).map(({ level }) => level)).toEqual(
      Object.values(chosen[subject]),
    );
    expect(form.getByLabelText('Open Date')).not.toHaveProperty('value', '');
    expect(form.getByLabelText('Close Date')).toHaveProperty('value', '');
    accept();
    const fields = { Title: 'Our first', 'Close Date': '2099-01-01T08:00' };
    await fillIn(person, form, fields, 'Create Assignment');
    // The class opens and shows the new assignment.
    expect(await screen.findByRole('listitem', { name: 'Our first' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.calls).toMatchObject([
      {
        name: 'createAssignment',
        body: {
          title: 'Our first',
          classId: 'algebra',
          closeDate: new Date('2099-01-01T08:00').toISOString(),
          aiGuidelines: defaultGuidelines(subject),
        },
      },
    ]);
  },
);

it('names the missing fields, keeps what was typed, and refuses a date before the open date [spec 5.32 10.56]', async () => {
  const { person, form } = await openForm();
  const sentences = {
    Title: 'Please give the assignment a title.',
    'Open Date': 'Please give a valid open date and time.',
    'Close Date': 'Please give a valid close date and time.',
  };
  await fillIn(person, form, { Title: '  ', 'Open Date': '' }, 'Create Assignment');
  const alert = await form.findByRole('alert');
  expect(alert.textContent).toBe('Please look at the 3 marked fields.');
  for (const [label, sentence] of Object.entries(sentences)) {
    const field = form.getByLabelText(label);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toContain(form.getByText(sentence).id);
  }
  expect(document.activeElement).toBe(form.getByLabelText('Title'));
  keepScreen('the form of an assignment with nothing in it');

  // A corrected field loses its message at once.
  fireEvent.change(form.getByLabelText('Title'), { target: { value: 'Fractions' } });
  expect(form.queryByText(sentences.Title)).toBeNull();
  expect(form.getByRole('alert').textContent).toBe('Please look at the 2 marked fields.');
  await fillIn(person, form, { 'Open Date': '2026-03-02T09:00' }, 'Create Assignment');
  expect(document.activeElement).toBe(form.getByLabelText('Close Date'));
  for (const closes of ['2026-03-02T08:00', '2026-03-02T09:00']) {
    await fillIn(person, form, { 'Close Date': closes }, 'Create Assignment');
    expect(await form.findByText('The close date must be after the open date.')).toBeTruthy();
    expect(form.getByRole('alert').textContent).toBe('Please look at the marked field.');
  }
  expect(form.getByLabelText('Title')).toHaveProperty('value', 'Fractions');
  expect(server.calls).toEqual([]);
});

it("shows the server's sentence when it fails, or the page's own when there is none [spec 8.4]", async () => {
  const { person, form } = await openForm();
  server.breakOff(createAssignment);
  await fillIn(person, form, { Title: 'Fractions', 'Close Date': '2099-01-01T08:00' }, 'Create Assignment');
  expect(await form.findByText('Failed to create assignment')).toBeTruthy();
  keepScreen('the form of an assignment with a refusal');
  server.refuse(createAssignment, 'class-archived');
  await press(person, 'Create Assignment', form);
  expect(await form.findByText('This class is archived. Restore it first.')).toBeTruthy();
});

it('compares levels by one example question, and warns when two levels contradict each other [spec 10.48]', async () => {
  const { person, form } = await openForm();
  expect(form.getByText('I took 15 away from 80 and got 65. Is that right?')).toBeTruthy();
  keepScreen('the form of an assignment');
  const isChosen = (level: string) =>
    form.getAllByText(level).some(({ textContent }) => textContent === `${level} (chosen)`);
  expect(isChosen('Guided')).toBe(true);
  await person.click(form.getByRole('radio', { name: 'Full calculations' }));
  const conflict =
    'Whole calculations can give the answer away. Answer directness is Guided: the answer itself is still stopped.';
  expect(await form.findByText(conflict)).toBeTruthy();
  keepScreen('two levels that contradict each other');
  await person.click(form.getByRole('radio', { name: 'Permissive' }));
  expect(form.queryByText(conflict)).toBeNull();
  expect(isChosen('Permissive')).toBe(true);
  expect(isChosen('Guided')).toBe(false);
  expect(form.getByText(/80 less 12 is 68, so the jacket now costs 68 euros\./)).toBeTruthy();
  keepScreen('the guidelines by example');
});

it('says how it reads an answer key and what looks like a typing error, and sends the key [spec 10.49]', async () => {
  const { person, form } = await openForm();
  server.answer(checkAnswerKey, {
    understood: [
      { kind: 'value', written: '68 euros', equivalents: ['6,800 cents'] },
      { kind: 'step', written: '12', equivalents: [] },
    ],
    problems: [{ kind: 'decimal-point', found: '12.5.3' }],
  });
  await person.click(form.getByText('Answer key'));
  const fields = { 'Final answers': '68 euros\n12.5.3 m', 'Intermediate values': '12' };
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  expect(await form.findByText('The checks look for:')).toBeTruthy();
  expect(form.getByText('68 euros; also accepted as 6,800 cents.')).toBeTruthy();
  expect(form.getByText('Step 1: 12.')).toBeTruthy();
  expect(form.getByText('“12.5.3” is not a number. Use one decimal point.')).toBeTruthy();
  keepScreen('an answer key with a typing error');
  accept();
  await fillIn(person, form, { Title: 'Sale', 'Close Date': '2099-01-01T08:00' }, 'Create Assignment');
  expect(await screen.findByRole('listitem', { name: 'Sale' })).toBeTruthy();
  expect(server.calls.at(-1)?.body).toMatchObject({
    answerKey: { answers: '68 euros\n12.5.3 m', steps: '12', model: '' },
  });
});
