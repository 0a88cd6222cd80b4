import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ErrorCode } from '../../contract/errors.ts';
import { errors } from '../../contract/errors.ts';
import { askInSession, type Interaction } from '../../contract/tutor.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { ask, lessonChat, openLesson, questionWith } from '../../test/pages/lessons.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ben } from '../../test/pages/people.ts';

const failure = 'Sorry, I encountered an error. Please try again.';
const conversation = async () => within(await screen.findByRole('region', { name: 'Conversation' }));
const asked = () => server.calls.filter(({ name }) => name === 'askInSession');

/** Answers the last question, once the page waits for it. */
const answerLast = async (answer: string) => {
  await waitFor(() => expect(screen.queryByText('Thinking…')).toBeTruthy());
  const body = asked().at(-1)?.body as Partial<Interaction> | undefined;
  const interaction = questionWith({ question: body?.question ?? '', answer });
  server.stream(askInSession).send('start', { interactionId: interaction.id });
  server.stream(askInSession).send('done', { interaction });
};

it('sends a question that may not have arrived with its key again, also after a reload, and a changed one as new [spec 8.21]', async () => {
  openLesson();
  server.breakOff(askInSession);
  const person = await openPage(lessonChat, ben);
  await ask(person, 'What is given?');
  await (await conversation()).findByText(failure);
  const keys = asked().map(({ key }) => key);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toBeTruthy();

  server.mend(askInSession);
  cleanup();
  const again = await openPage(lessonChat, ben);
  const shown = await conversation();
  expect(await shown.findByText(failure)).toBeTruthy();
  await ask(again, 'What is given here?');
  await answerLast('What do you see?');
  await shown.findByText('What do you see?');
  expect(asked().at(-1)?.key).not.toBe(keys[0]);

  await again.click(shown.getByRole('button', { name: 'Try again' }));
  await answerLast('Which number is it?');
  expect(await shown.findByText('Which number is it?')).toBeTruthy();
  expect(asked().at(-1)?.key).toBe(keys[0]);
  expect(asked().at(-1)?.body).not.toHaveProperty('retryOf');
  expect(shown.getAllByText('What is given?')).toHaveLength(1);
  expect(screen.queryByText(failure)).toBeNull();
});

it.each<[string, string | null]>([
  ['question-pending', 'Please wait for the answer to your last question.'],
  ['session-not-found', null],
])(
  'shows the error bubble after a refusal (%s), with the reason if it helps [spec 4.22 8.18 10.31]',
  async (code, reason) => {
    openLesson();
    server.refuse(askInSession, code as ErrorCode);
    const person = await openPage(lessonChat, ben);
    await ask(person, 'And what is asked?');
    const shown = await conversation();
    const bubble = (await shown.findByText(failure)).parentElement;
    const sentence = errors[code as ErrorCode][1];
    if (reason === null) expect(bubble?.textContent).not.toContain(sentence);
    else expect(bubble?.textContent).toContain(reason);
    server.mend(askInSession);
    await person.click(shown.getByRole('button', { name: 'Try again' }));
    await answerLast('Which one first?');
    expect(await shown.findByText('Which one first?')).toBeTruthy();
    expect(screen.queryByText(failure)).toBeNull();
  },
);

it('shows the error bubble when the model fails in the middle of an answer, and asks again with one click [spec 4.22 8.18 10.31]', async () => {
  openLesson();
  const person = await openPage(lessonChat, ben);
  await ask(person, 'Why is the sky blue?');
  const shown = await conversation();
  const stream = server.stream(askInSession);
  stream.send('start', { interactionId: 'failed' });
  stream.send('delta', { text: 'Half a thought. ' });
  await shown.findByText('Half a thought.');
  stream.send('error', { code: 'model-failed', message: errors['model-failed'][1] });
  const bubble = (await shown.findByText(failure)).parentElement;
  expect(bubble?.textContent).toContain(errors['model-failed'][1]);
  keepScreen('an answer that failed');
  await person.click(shown.getByRole('button', { name: 'Try again' }));
  await answerLast('Which colours does light have?');
  expect(await shown.findByText('Which colours does light have?')).toBeTruthy();
  expect(screen.queryByText(failure)).toBeNull();
  expect(shown.getAllByText('Why is the sky blue?')).toHaveLength(1);
  expect(asked().at(-1)).toMatchObject({ body: { question: 'Why is the sky blue?', retryOf: 'failed' } });
});
