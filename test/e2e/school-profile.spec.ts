import type { Page } from '@playwright/test';
import { startLesson, succeeded } from '../people.ts';
import { expectReachable } from './both-sizes.ts';
import { button, enter } from './in-the-browser.ts';
import { expect, test } from './product.ts';
import { startSchool } from './schools.ts';

/**
 * The profile of a school on a laptop and a phone: an administrator chooses it, and teachers and students meet
 * its ceilings.
 */

const loose = { directness: 'permissive', mathSupport: 'full_calculations' };

async function openProfile(page: Page) {
  await button(page, 'Account').click();
  await page.getByRole('menuitem', { name: 'School' }).click();
  await page.getByRole('link', { name: 'Profile' }).click();
  return page.getByRole('article', { name: 'Profile' });
}

test('an administrator sees what a profile will change before it is saved, and teachers meet its ceilings [spec 10.266]', async ({
  product,
  teacherPage: page,
}) => {
  const { administrator } = await startSchool(product);
  const { id: classId } = await administrator.createClass({ className: 'Algebra 1' });
  const dates = { openDate: '2020-01-01T00:00', closeDate: '2099-01-02T00:00' };
  const fields = { ...dates, title: 'Sums', classId, aiGuidelines: loose };
  succeeded(await administrator.post('/api/assignments/create', fields));
  await enter(page, administrator);
  const card = await openProfile(page);
  await expect(card.getByRole('radio', { name: 'Default' })).toBeChecked();
  await expect(card.getByRole('heading', { name: 'What applies now' })).toBeVisible();

  await card.getByRole('radio', { name: 'England, 2026' }).check();
  await expect(card.getByRole('heading', { name: 'What will change' })).toBeVisible();
  await expect(card.getByRole('status')).toContainText(
    '0 sessions and 1 assignment are looser than these ceilings.',
  );
  await expectReachable(page, card.getByText('At most Collaborative'), button(card, 'Save'));
  await button(card, 'Save').click();
  await expect(card.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  await expect(card.getByRole('heading', { name: 'What applies now' })).toBeVisible();

  await page.goto('/teacher-dashboard');
  await button(page, 'Options for Algebra 1').click();
  await page.getByRole('menuitem', { name: 'Edit class' }).click();
  const classForm = page.getByRole('dialog', { name: 'Edit class' });
  const attempt = classForm.getByRole('checkbox', { name: 'An attempt before explanations' });
  await expect(attempt).toBeChecked();
  await expect(attempt).toBeDisabled();
  await expect(classForm.getByText('Your school’s profile, England, 2026, requires this')).toBeVisible();
  const required = classForm.getByText('Your school’s profile, England, 2026, requires this');
  await expectReachable(page, attempt, required, button(classForm, 'Save'));
  await page.keyboard.press('Escape');

  await button(page, 'Algebra 1').click();
  await button(page, 'Create Assignment').click();
  const form = page.getByRole('dialog');
  const directness = form.getByRole('group', { name: 'Answer directness' });
  await expect(directness.getByRole('radio', { name: 'Permissive' })).toBeDisabled();
  await expect(directness.getByRole('radio', { name: 'Collaborative' })).toBeEnabled();
  await expect(directness).toContainText('At most Collaborative: your school’s profile is England, 2026.');
  const reason = directness.getByText('At most Collaborative: your school’s profile is England, 2026.');
  const collaborative = directness.getByRole('radio', { name: 'Collaborative' });
  await expectReachable(page, reason, collaborative, directness.getByRole('radio', { name: 'Permissive' }));
  await directness.scrollIntoViewIfNeeded();
});

test('a student reads the levels that apply under the profile, not those that were chosen', async ({
  product,
  studentPage: page,
}) => {
  const { school, administrator } = await startSchool(product);
  const { student, session } = await startLesson(school, { teacher: administrator });
  succeeded(await administrator.post(`/api/sessions/${session.id}/guidelines`, { aiGuidelines: loose }));
  await administrator.chooseProfile('england-2026');
  await enter(page, student, `/session/${session.id}/chat`);
  await page.getByText('How the tutor helps here').click();
  await expectReachable(
    page,
    page.getByText('The tutor explains in detail, with examples.'),
    page.getByText('The tutor works one step at a time.'),
    page.getByText('Before it explains, the tutor asks what you have tried.'),
  );
});
