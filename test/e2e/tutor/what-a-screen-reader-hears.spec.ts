import { startLesson } from '../../people.ts';
import { ask, conversation, enter } from '../in-the-browser.ts';
import { liveTexts } from '../live-texts.ts';
import { expect, test } from '../product.ts';

/** The texts that are announced now and were not announced before, each as often as it was added. */
function announced(before: readonly string[], now: readonly string[]): string[] {
  const left = [...before];
  return now.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

test('an answer is announced twice, when it is on its way and when it is finished [spec 10.201]', async ({
  product,
  model,
  studentPage: page,
}) => {
  const { student, session } = await startLesson(product);
  await student.ask(session.id, 'What was first?');
  await enter(page, student, `/session/${session.id}/chat`);
  await expect(conversation(page)).toContainText('What was first?');
  model.script({
    steps: [
      { gate: 'first' },
      { delta: 'Think of a door that opens. ' },
      { gate: 'second' },
      { delta: 'How far does it turn? ' },
      { gate: 'third' },
      { delta: 'And then?' },
      { finish: 'stop' },
    ],
  });
  const silence = await liveTexts(page);
  await ask(page, 'What is an angle?');
  await expect(conversation(page)).toContainText('Thinking…');
  const asked = await liveTexts(page);
  expect(announced(silence, asked)).toEqual(['Your message was sent. The answer is on its way.']);

  model.open('first');
  await expect(conversation(page)).toContainText('Think of a door that opens.');
  expect(announced(silence, await liveTexts(page))).toEqual(announced(silence, asked));
  model.open('second');
  await expect(conversation(page)).toContainText('How far does it turn?');
  expect(announced(silence, await liveTexts(page))).toEqual(announced(silence, asked));

  model.open('third');
  await expect(conversation(page)).toContainText('And then?');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
  const finished = announced(asked, await liveTexts(page));
  expect(finished).toHaveLength(1);
  expect(finished[0]).toContain('Think of a door that opens. How far does it turn? And then?');
});
