import type { Script } from '../../model-scripts.ts';
import { startLesson } from '../../people.ts';
import { onPhone } from '../both-sizes.ts';
import { button, card, conversation, enter, messageBox } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';
import { expectTranslated, type Translator, translatePages, translators } from '../translator.ts';

/** Pages that the browser translates, on load and while they change. */

const laptop = { width: 1366, height: 768 };

/** An answer whose last line changes its form as it grows: bold, a formula, a table, a list and code. */
const growing: Script = {
  steps: [
    { flush: true },
    { delta: 'Look at **both** sides of $x + 3 = 7$. ' },
    { gate: 'second' },
    { delta: 'Keep the balance, with `x` and **nothing else**. ' },
    { gate: 'third' },
    {
      delta: 'Then go on.\n\n- Add on the left.\n- Add on the right.\n\n| step | why |\n|---|---|\n| one | ',
    },
    { gate: 'last' },
    { delta: 'equal |\n\n```python\nprint(7)\n```\n\nHow can you undo that?' },
    { finish: 'stop' },
  ],
};

const manners: [name: string, translator: Translator, world: 'own' | 'page'][] = [
  ...Object.entries(translators).map(([name, each]): [string, Translator, 'own'] => [name, each, 'own']),
  [
    'is a script of the page',
    translators['inserts an element beside each text and removes the text'],
    'page',
  ],
];

test('a lesson goes on, and its answers grow, with translators that work in different manners', async ({
  openBrowser,
  model,
  product,
}) => {
  test.setTimeout(400_000);
  for (const [name, translator, world] of manners)
    await test.step(`a translator that ${name}`, async () => {
      const { teacher, student: account, session } = await startLesson(product);
      const openTranslated = async (who: string) => {
        const page = await openBrowser(who, { viewport: laptop });
        await translatePages(page, translator, world);
        return page;
      };
      const [monitor, student] = [await openTranslated('teacher'), await openTranslated('student')];
      await enter(monitor, teacher, '/teacher-dashboard');
      await enter(student, account, '/student-dashboard');
      await button(student, 'Join Session').click();
      await expect(student.getByRole('heading', { name: 'What are you working on?' })).toBeVisible();
      const tile = card(monitor, account.name);
      await expect(tile).toContainText('No messages yet.');

      model.reset();
      model.script(growing);
      await messageBox(student).fill('How do I solve $x + 3 = 7$?');
      await messageBox(student).press('Enter');
      const screens = [conversation(student), tile];
      const expectText = async (text: string) => {
        for (const screen of screens) await expect(screen).toContainText(text);
        await onPhone(student, () => expect(conversation(student)).toContainText(text));
      };
      await expectText('Look at both sides of');
      model.open('second');
      await expectText('balance, with x and nothing else.');
      await button(tile, account.name).click();
      screens.push(monitor.getByRole('region', { name: `Conversation of ${account.name}` }));
      model.open('third');
      await expectText('Then go on.');
      model.open('last');
      await expectText('How can you undo that?');
      await expect(conversation(student).getByRole('cell', { name: 'equal' })).toBeVisible();
      await expect(conversation(student)).toContainText('print(7)');
      // Words that change: a count, a state, the end of the lesson.
      await expect(monitor.getByText('0 Joined · 1 Active')).toBeVisible();
      await expect(tile).toContainText('1 question');
      await button(tile, 'Minimize').click();
      screens.pop();
      model.script({ steps: [{ delta: 'What could you undo first?' }, { finish: 'stop' }] });
      await messageBox(student).fill('What comes next?');
      await messageBox(student).press('Enter');
      await expectText('What could you undo first?');
      await expect(tile).toContainText('2 questions');
      for (const page of [student, monitor]) await expectTranslated(page, 'the lesson');
      await teacher.stopSession(session.classId);
      await expect(student.getByText('The teacher has closed this session.')).toBeVisible();
      await expect(monitor.getByRole('heading', { name: 'Live Monitor' })).toBeHidden();
      // Nothing stays that belongs to the lesson that ended, and nothing is there twice.
      await expect(student.getByText('What comes next?')).toHaveCount(1);
      await expect(tile).toHaveCount(0);
      for (const page of [student, monitor]) await expectTranslated(page, 'after the lesson');
      for (const page of [student, monitor]) await page.context().close();
    });
});
