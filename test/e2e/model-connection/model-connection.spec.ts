import { counted, refused } from '../../model-scripts.ts';
import { registerTeacher, startLesson } from '../../people.ts';
import { asOperator } from '../accounts.ts';
import { ask, button, conversation, enter, fillIn } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';
import { startProduct } from '../started-product.ts';

/** The administrator of a server's only school connects the tutor's model. */

test('an administrator connects a model by address, key and name, students are answered by it, and it is checked', async ({
  model,
  openBrowser,
}) => {
  const product = await startProduct({ settings: { AI_MODEL_PAGE: 'on' } });
  const administrator = await registerTeacher(product);
  await asOperator(product, (operator) =>
    operator.nameAdministrator(product.schoolCode, administrator.email),
  );
  const { student, session } = await startLesson(product);

  const page = await openBrowser('administrator', { baseURL: product.url });
  await enter(page, administrator, '/school');
  await page.getByRole('link', { name: 'Model', exact: true }).click();
  const current = page.getByRole('article', { name: 'Which model answers' });
  await expect(current).toContainText('The practice tutor answers');
  const form = page.getByRole('article', { name: 'Connect a model' });
  await button(form, 'Search this machine').click();
  await expect(form.getByRole('status').first()).not.toBeEmpty();

  const typed = { Address: 'http://127.0.0.1:9', Model: 'scripted-model' };
  await fillIn(form, typed, 'Try and connect');
  await expect(form.getByRole('alert')).toContainText('could not be reached');
  await expect(form).toContainText('Its server could not be reached');
  await expect(form.getByLabel('Address', { exact: true })).toBeFocused();
  model.script(refused(401));
  await fillIn(form, { Address: model.url, Key: 'a wrong key' }, 'Try and connect');
  await expect(form).toContainText('Its server did not accept the key.');
  await expect(current).toContainText('The practice tutor answers');

  await fillIn(form, { Key: 'the right key' }, 'Try and connect');
  await expect(current).toContainText('It answers every question asked from now on.');
  await expect(current).toContainText('scripted-model');
  await expect(form.getByLabel('Key', { exact: true })).toHaveValue('');

  const studentPage = await openBrowser('student', { baseURL: product.url });
  await enter(studentPage, student, `/session/${session.id}/chat`);
  model.script(counted(['Which numbers divide it? ', 'What have you tried?'], 1_200, 90), 'prime');
  await ask(studentPage, 'What is a prime number?');
  await expect(conversation(studentPage)).toContainText('Which numbers divide it?');
  await page.reload();
  await expect(current).toContainText('First word after');

  const cost = page.getByRole('article', { name: 'What it costs' });
  const reads = 'A million tokens that it reads';
  await fillIn(cost, { [reads]: '2', 'A million tokens that it writes': '8.5' }, 'Save');
  await expect(cost).toContainText('Please enter a currency such as EUR.');
  await fillIn(cost, { Currency: 'EUR' }, 'Save');
  await expect(cost).toContainText('Saved.');
  await ask(studentPage, 'Is 7 a prime number?');
  await expect(conversation(studentPage).getByText('What have you tried?')).toHaveCount(2);
  // What was used until now has the price until now, and is stored at once.
  await fillIn(cost, { [reads]: '3' }, 'Save');
  await expect(cost.getByText('Saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  const numbers = page.getByRole('article', { name: 'The week in numbers' }).getByRole('row');
  // The text of a row has the number of this week and that of the week before without a blank between them.
  await expect(numbers.filter({ hasText: 'Tokens that the model read' })).toContainText('2,4000');
  await expect(numbers.filter({ hasText: 'Cost of the tokens (EUR)' })).toContainText('0.00320.00');
  await expect(numbers.filter({ hasText: 'Tokens without a price' })).toContainText('1,2900');
  await page.getByRole('link', { name: 'Model', exact: true }).click();

  const check = page.getByRole('article', { name: 'Is it good enough?' });
  model.reset();
  model.answer(() => ({ steps: [{ flush: true }, { gate: 'never' }] }));
  await button(check, 'Check the model').click();
  await expect(check.getByRole('progressbar', { name: 'Check' })).toBeVisible();
  await expect(check).toContainText('0 of 463');
  await button(check, 'Stop').click();
  await expect(button(check, 'Check the model')).toBeVisible();
  await expect(check).toContainText('The check was stopped and has no result.');
  model.reset();
  await button(check, 'Check the model').click();
  await expect(check).toContainText('It will not do: it answered simple questions wrong.', {
    timeout: 60_000,
  });
  await expect(check).toContainText('0 of 6');
  await expect(check).toContainText(/Requests noticed before the model: \d\d/);

  await button(current, 'Disconnect').click();
  await button(page.getByRole('dialog'), 'Disconnect').click();
  await expect(current).toContainText('The practice tutor answers');
  await page.context().close();
  await studentPage.context().close();
  await product.stop();
});
