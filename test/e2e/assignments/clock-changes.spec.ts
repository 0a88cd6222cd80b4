import { startLesson } from '../../people.ts';
import { expectReachable } from '../both-sizes.ts';
import { button, openAssignmentForm } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/** Close dates on the days when clocks change, as a teacher in New York types them. */

test('the form of an assignment says which times do not exist, and which of two is meant', async ({
  heldProduct,
}) => {
  const { teacher } = await startLesson(heldProduct, { students: 0 });
  const inNewYork = { timezoneId: 'America/New_York', locale: 'en-US' };
  const page = await heldProduct.openBrowser('teacher', inNewYork);
  const form = await openAssignmentForm(page, teacher);
  await form.getByLabel('Title').fill('Fractions');

  for (const time of ['02:30', '02:45']) {
    await form.getByLabel('Close Date').fill(`2027-03-14T${time}`);
    await button(form, 'Create Assignment').click();
    const skipped = form.getByText(
      /^On March 14, 2027 clocks in New York go from 2:00\sAM to 3:00\sAM\. Please choose another time\.$/,
    );
    await expectReachable(page, skipped.first());
  }

  await form.getByLabel('Close Date').fill('2027-11-07T01:30');
  const doubled = form.getByText(
    /^On November 7, 2027 1:30\sAM comes twice in New York; this is the first, before clocks go back\.$/,
  );
  await expectReachable(page, doubled);
  await form.getByLabel('Close Date').fill('2027-11-07T02:00');
  await expect(doubled).toBeHidden();
  await button(form, 'Create Assignment').click();
  await expect(form).toBeHidden();
});
