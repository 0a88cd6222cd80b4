import { errors } from '../../../contract/errors.ts';
import { startLesson, succeeded } from '../../people.ts';
import { expectReachable } from '../both-sizes.ts';
import { assignmentIn, giveAssignment, hour } from '../given-assignment.ts';
import { button, fillIn, openClass } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/** The same form in two tabs, or of two people. The other one saves through the API. */

const [, changedSince] = errors['changed-since'];

test('saving the title of an assignment does not undo the close date of another tab, and both values of a field are shown', async ({
  heldProduct,
  watch,
}) => {
  const { teacher, ...lesson } = await startLesson(heldProduct, { students: 0 });
  const given = await giveAssignment({ teacher, ...lesson }, heldProduct.now(), [-hour, hour]);
  const page = await heldProduct.openBrowser('teacher', { timezoneId: 'UTC', locale: 'en-US' });
  const ofClass = await openClass(page, teacher);
  const elsewhere = (changes: object) => teacher.post(`/api/assignments/${given.id}/update`, changes);
  const stored = async () => succeeded(await teacher.get(`/api/assignments/${given.id}`)).assignment;
  const form = page.getByRole('dialog', { name: 'Edit assignment' });
  const edit = async (title: string) => {
    await assignmentIn(ofClass, title)
      .getByRole('button', { name: /^Options for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
    await expect(form).toBeVisible();
  };

  await edit('Fractions');
  succeeded(await elsewhere({ closeDate: '2046-01-10T12:00:00.000Z' }));
  await fillIn(form, { Title: 'Ratios' }, 'Save');
  await expect(form).toBeHidden();
  expect(await stored()).toMatchObject({ title: 'Ratios', closeDate: '2046-01-10T12:00:00.000Z' });

  await edit('Ratios');
  succeeded(await elsewhere({ closeDate: '2046-01-11T12:00:00.000Z', description: 'Compare.' }));
  watch.announceRefusal(409, changedSince);
  await fillIn(form, { 'Close Date': '2046-01-12T12:00' }, 'Save');
  await expect(form.getByRole('alert')).toHaveText(changedSince);
  await expect(form.getByText(/Somebody has changed this since: Jan 11, 2046, 12:00\sPM/)).toBeVisible();
  const [keep, take] = [button(form, 'Keep yours: Close Date'), button(form, 'Take theirs: Close Date')];
  await expectReachable(page, keep, take);
  await button(form, 'Save').click();
  await expect(form.getByRole('alert')).toHaveText('Please choose one of both values first.');
  await keep.click();
  await expect(keep).toBeHidden();
  await button(form, 'Save').click();
  await expect(form).toBeHidden();
  expect(await stored()).toMatchObject({ closeDate: '2046-01-12T12:00:00.000Z', description: 'Compare.' });

  await edit('Ratios');
  succeeded(await elsewhere({ title: 'Shares' }));
  watch.announceRefusal(409, changedSince);
  await fillIn(form, { Title: 'Proportions' }, 'Save');
  await button(form, 'Take theirs: Title').click();
  await expect(form.getByLabel('Title')).toHaveValue('Shares');
  await button(form, 'Save').click();
  await expect(form).toBeHidden();
  expect(await stored()).toMatchObject({ title: 'Shares' });
});
