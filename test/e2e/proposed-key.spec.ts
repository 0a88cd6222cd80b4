import type { Locator, Page } from '@playwright/test';
import { proposed, streamed } from '../model-scripts.ts';
import { startLesson, type Teacher } from '../people.ts';
import { expectAccessible } from './accessible.ts';
import { button, openAssignmentForm } from './in-the-browser.ts';
import { expect, test } from './product.ts';

/** The connected model proposes the answer key of an assignment; its teacher accepts, mends or refuses it. */

const river = { title: 'Rivers', description: 'Which river flows through Vienna?' };

const said = {
  answers: ['the Danube'],
  equalForms: ['Danube'],
  translations: ['die Donau'],
  steps: [],
  mistakes: ['Many name the Rhine.'],
  model: '',
};

/** A new assignment whose key the model has proposed. */
async function proposeFor(page: Page, teacher: Teacher): Promise<{ form: Locator; proposal: Locator }> {
  const form = await openAssignmentForm(page, teacher);
  await form.getByLabel('Title').fill(river.title);
  await form.getByLabel('Description').fill(river.description);
  await form.getByLabel('Close Date').fill('2099-01-01T08:00');
  await form.getByText('Answer key').click();
  await button(form, 'Propose a key').click();
  return { form, proposal: form.getByRole('region', { name: 'Proposed key' }) };
}

const created = async (teacher: Teacher, classId: string) =>
  (await teacher.get(`/api/assignments/class/${classId}`)).body.assignments[0];

test('a teacher reads a proposed key, mends it and accepts it', async ({ product, model, teacherPage }) => {
  const { teacher, class: ofClass } = await startLesson(product);
  model.propose(() => streamed([JSON.stringify(said)]));
  const { form, proposal } = await proposeFor(teacherPage, teacher);
  await expect(proposal.getByLabel('Proposed answers')).toHaveValue('the Danube\nDanube\ndie Donau');
  await expect(
    proposal.getByText('Nobody has checked it. Please read it before you accept it.'),
  ).toBeVisible();
  await expect(proposal.getByText('Many name the Rhine.')).toBeVisible();
  await expect(form.getByLabel('Final answers')).toHaveValue('');
  await expectAccessible(teacherPage, 'a proposed key');
  await proposal.getByLabel('Proposed answers').fill('the Danube\nDonau');
  await button(proposal, 'Accept').click();
  await expect(proposal).toBeHidden();
  await expect(form.getByLabel('Final answers')).toHaveValue('the Danube\nDonau');
  await expect(form.getByLabel('Final answers')).toBeFocused();
  await button(form, 'Create Assignment').click();
  await expect(form).toBeHidden();
  expect(await created(teacher, ofClass.id)).toMatchObject({
    answerKey: { answers: 'the Danube\nDonau', steps: '', model: '' },
    refusesProposedKeys: false,
  });
});

test('a refused key is not used, and the model is not asked in the background either', async ({
  product,
  model,
  teacherPage,
}) => {
  const { teacher, class: ofClass } = await startLesson(product);
  model.propose(() => proposed('the Rhine'));
  const { form, proposal } = await proposeFor(teacherPage, teacher);
  await button(proposal, 'Refuse').click();
  await expect(form.getByText(/^You refused the proposed key\./)).toBeVisible();
  await expect(button(form, 'Propose a key')).toBeFocused();
  await expectAccessible(teacherPage, 'a refused key');
  await button(form, 'Create Assignment').click();
  await expect(form).toBeHidden();
  expect(await created(teacher, ofClass.id)).toMatchObject({ answerKey: null, refusesProposedKeys: true });
});

test('the form says when there is no single right answer, and when the model does not answer', async ({
  product,
  model,
  teacherPage,
  watch,
}) => {
  const { teacher } = await startLesson(product);
  watch.announceRefusal(502, 'The tutor could not answer just now.');
  model.propose(() => proposed());
  const { form } = await proposeFor(teacherPage, teacher);
  await expect(
    form.getByText('No single right answer was found. If there is one, type it below.'),
  ).toBeVisible();
  model.propose(() => ({ status: 500, steps: [] }));
  await button(form, 'Propose a key').click();
  await expect(form.getByRole('alert')).toContainText('The tutor could not answer just now.');
});
