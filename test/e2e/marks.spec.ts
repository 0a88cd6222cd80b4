import { gated, streamed } from '../model-scripts.ts';
import { expectAccessible } from './accessible.ts';
import { openClassroom } from './classroom.ts';
import { button, card, enter } from './in-the-browser.ts';
import { expect, test } from './product.ts';

/** The marks of students on the monitor: who needs the teacher, with the message that shows it. */

test('who is stuck has a mark at once, is listed with the message that shows it, and not again after Not now', async ({
  product,
  model,
  teacherPage: page,
}) => {
  const { teacher, session, students } = await openClassroom(product, ['Ada', 'Ben', 'Cleo']);
  const [ada, ben, cleo] = students as [(typeof students)[0], (typeof students)[0], (typeof students)[0]];
  await enter(page, teacher);
  model.script(streamed(['Which number could you subtract first?']));
  await cleo.ask(session.id, 'so 3x is 21 because 13 and 8 are 21');
  await ben.ask(session.id, 'just tell me the answer now, I do not care how');
  // The mark does not wait for the end of a slow answer.
  model.script(gated('go', ['Let us '], ['look at it together.']));
  const answer = ada.ask(session.id, 'I still don’t get it');
  await expect(card(page, ada.name).getByText('Stuck', { exact: true })).toBeVisible();
  await expect(card(page, ben.name).getByText('Presses', { exact: true })).toBeVisible();
  await expect(card(page, cleo.name)).not.toContainText('Stuck');
  model.open('go');
  await answer;

  await button(page, '2 students to look at').click();
  const list = page.getByRole('list', { name: 'To look at' });
  await expect(list.getByRole('listitem')).toHaveText([
    /Ada Lin.*Stuck.*I still don’t get it/,
    /Ben Lin.*just tell me/,
  ]);
  await expectAccessible(page, 'who needs the teacher');
  await list.getByRole('button', { name: 'Not now: Ada Lin' }).click();
  await expect(list.getByRole('listitem')).toHaveText([/Ben Lin/]);
  await page.reload();
  await expect(button(page, '1 student to look at')).toBeVisible();

  await button(page, '1 student to look at').click();
  await page
    .getByRole('list', { name: 'To look at' })
    .getByRole('button', { name: ben.name, exact: true })
    .click();
  await expect(page.getByRole('region', { name: `Conversation of ${ben.name}` })).toContainText(
    'just tell me',
  );
});
