import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checkAnswerKey, type KeyProposal, proposeAnswerKey } from '../../contract/answer-keys.ts';
import { createAssignment, listClassAssignments } from '../../contract/assignments.ts';
import { listTeacherClasses } from '../../contract/classes.ts';
import { tryAssignment } from '../../contract/trial.ts';
import { fillIn, findCard, findDialog, findRegion, press } from '../../test/pages/actions.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, assignmentWith, classWith } from '../../test/pages/people.ts';

const danube: KeyProposal = {
  key: { answers: 'the Danube\nDanube\ndie Donau', steps: '', model: '' },
  mistakes: ['Many name the Rhine.'],
  arithmetic: 'silent',
};

/** Opens the form for a new assignment, which can be sent. */
async function openForm() {
  server.answerWith(listTeacherClasses, { classes: [classWith({})] });
  server.answer(checkAnswerKey, { understood: [], problems: [] });
  server.answer(createAssignment, ({ body }) => {
    const created = assignmentWith({ title: body.title });
    server.answerWith(listClassAssignments, { assignments: [created] });
    return { assignment: created, message: '' };
  });
  const person = await openPage('/teacher-dashboard', ada);
  await press(person, 'Create Assignment', await findCard('Algebra 1'));
  const form = await findDialog('New assignment');
  const fields = {
    Title: 'Rivers',
    Description: 'Which river flows through Vienna?',
    'Close Date': '2099-01-01T08:00',
  };
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  await person.click(form.getByText('Answer key'));
  return { person, form };
}

const created = async () => {
  expect(await screen.findByRole('listitem', { name: 'Rivers' })).toBeTruthy();
  return server.calls.find(({ name }) => name === 'createAssignment')?.body;
};

it('shows a proposed key, which the teacher mends and accepts [spec 10.149]', async () => {
  const { person, form } = await openForm();
  server.answer(proposeAnswerKey, { proposal: danube });
  await press(person, 'Propose a key', form);
  const proposal = await findRegion('Proposed key');
  const answers = proposal.getByLabelText('Proposed answers');
  expect(answers).toHaveProperty('value', danube.key.answers);
  expect(proposal.getByText('Nobody has checked it. Please read it before you accept it.')).toBeTruthy();
  expect(proposal.getByText('Many name the Rhine.')).toBeTruthy();
  keepScreen('a proposed key');
  expect(form.getByLabelText('Final answers')).toHaveProperty('value', '');
  expect(server.calls.at(-1)?.body).toEqual({
    classId: 'algebra',
    title: 'Rivers',
    description: 'Which river flows through Vienna?',
  });
  await fillIn(person, proposal, { 'Proposed answers': 'the Danube\nDonau' }, 'Accept');
  expect(screen.queryByRole('region', { name: 'Proposed key' })).toBeNull();
  expect(form.getByLabelText('Final answers')).toHaveProperty('value', 'the Danube\nDonau');
  expect(document.activeElement).toBe(form.getByLabelText('Final answers'));
  await press(person, 'Create Assignment', form);
  expect(await created()).toMatchObject({
    answerKey: { answers: 'the Danube\nDonau', steps: '', model: '' },
    refusesProposedKeys: false,
  });
});

it('does not use a refused key, and says that the model is not asked in the background either [spec 10.150]', async () => {
  const { person, form } = await openForm();
  server.answer(proposeAnswerKey, { proposal: danube });
  await press(person, 'Propose a key', form);
  await press(person, 'Refuse', await findRegion('Proposed key'));
  expect(await form.findByText(/^You refused the proposed key\./)).toBeTruthy();
  keepScreen('a refused key');
  expect(document.activeElement?.textContent).toBe('Propose a key');
  await press(person, 'Create Assignment', form);
  expect(await created()).toMatchObject({ refusesProposedKeys: true });
});

it('says when there is no single right answer, and when the model does not answer', async () => {
  const { person, form } = await openForm();
  server.answer(proposeAnswerKey, { proposal: null });
  await press(person, 'Propose a key', form);
  expect(
    await form.findByText('No single right answer was found. If there is one, type it below.'),
  ).toBeTruthy();
  keepScreen('a key that was not found');
  server.refuse(proposeAnswerKey, 'model-failed');
  await press(person, 'Propose a key', form);
  expect((await form.findByRole('alert')).textContent).toContain('The tutor could not answer just now.');
});

it('keeps the question of a trial that the tutor cannot answer', async () => {
  const { person, form } = await openForm();
  server.refuse(tryAssignment, 'model-failed');
  await press(person, 'Try it as a student', form);
  const trial = await findDialog('Try it as a student');
  await fillIn(person, trial, { 'Your question as a student': 'What does it cost?' }, 'Send');
  expect((await trial.findByRole('alert')).textContent).toContain('The tutor could not answer just now.');
  expect(trial.getByLabelText('Your question as a student')).toHaveProperty('value', 'What does it cost?');
  keepScreen('a trial that failed');
});
