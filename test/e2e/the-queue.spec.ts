import { bears, callsAt } from '../busy-model.ts';
import { gated, refused, streamed } from '../model-scripts.ts';
import { startLesson, succeeded } from '../people.ts';
import { expectAccessible } from './accessible.ts';
import { ask, conversation, enter } from './in-the-browser.ts';
import { liveTexts } from './live-texts.ts';
import { expect, test } from './product.ts';

test('a student whose question waits for the tutor sees the place and about how long, which is announced once', async ({
  heldProduct,
  model,
}) => {
  test.slow();
  const { students, session } = await startLesson(heldProduct, { students: 5 });
  const [mei, ...others] = students;
  if (!mei) throw new Error('There is no student.');
  model.answer(() => streamed(['What is given?']));
  const page = await heldProduct.openBrowser('student');
  await enter(page, mei, `/session/${session.id}/chat`);
  for (const other of others) await other.ask(session.id, 'What was first?');
  await ask(page, 'What was first?');
  await expect(conversation(page)).toContainText('What is given?');

  model.reset();
  const refusals = bears(model, 1, gated('one', ['What is '], ['given now?']));
  const asked = [];
  for (const [n, other] of others.entries()) {
    asked.push(other.ask(session.id, `Question ${n}?`));
    // The first question is answered and the second one refused. The others wait without a call.
    await expect.poll(() => callsAt(model) + Math.min(refusals(), 1)).toBe(n === 0 ? 1 : 2);
  }
  await ask(page, 'What is an angle?');
  await expect(conversation(page)).toContainText('Thinking…');
  // The page shows the question before the server has it, and the server tells places each second.
  await expect(async () => {
    await heldProduct.advance(1_000);
    await expect(conversation(page)).toContainText(/[1-3] before you/, { timeout: 1_000 });
  }).toPass();
  await expectAccessible(page, 'a chat whose question waits for the tutor');
  const announced = (await liveTexts(page)).filter((text) => text.includes('before you'));
  expect(announced).toHaveLength(1);

  model.open('one');
  await expect
    .poll(async () => {
      await heldProduct.advance(1_000);
      return conversation(page).textContent();
    })
    .toContain('given now?');
  await expect(conversation(page)).not.toContainText('before you');
  for (const answer of await Promise.all(asked)) succeeded(answer);
});

test('one line on the wall says that the model is down, survives a reload, and goes when answers come again', async ({
  heldProduct,
  model,
}) => {
  const { teacher, students, session } = await startLesson(heldProduct, { students: 6 });
  const page = await heldProduct.openBrowser('teacher');
  for (const student of students) await student.openSession(session.id);
  await enter(page, teacher);
  const line = page.getByText('The tutor answers nobody at present: its model is down.');
  await expect(page.getByText(students[0]?.name ?? '').first()).toBeVisible();
  await expect(line).toHaveCount(0);
  model.answer(() => refused(500));
  for (const student of students) await student.ask(session.id, 'Why do leaves look green?');
  await expect(line).toBeVisible();
  await expect(page.getByText('No answer', { exact: true })).toHaveCount(0);
  await expect(page.getByText('No answer from the tutor: 6 of 6')).toHaveCount(0);
  await expectAccessible(page, 'the wall while the model is down');
  await page.reload();
  await expect(line).toBeVisible();

  // A server that failed several times in a row is called again after 10 s.
  await heldProduct.advance(10_000);
  model.reset();
  model.answer(() => streamed(['What is given?']));
  for (const student of students) succeeded(await student.ask(session.id, 'And why do they turn red?'));
  await expect(line).toHaveCount(0);
});
