import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Assignment, getAssignment } from '../../contract/assignments.ts';
import { quickStarts } from '../../contract/quick-starts.ts';
import { askInSession, stopInteraction } from '../../contract/tutor.ts';
import { emptyValue } from '../../test/pages/empty-answer.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { ago, ask, lessonChat, openLesson, questionWith } from '../../test/pages/lessons.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, ben } from '../../test/pages/people.ts';

const welcome = 'What are you working on?';
const isAi = 'This is an AI, not a person. It makes mistakes.';
const conversation = () => screen.findByRole('region', { name: 'Conversation' });
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });

const openChat = async () => {
  openLesson();
  const person = await openPage(lessonChat, ben);
  await screen.findByRole('textbox', { name: 'Your message' });
  return person;
};

/** Answers the question under way. */
const answerWith = (question: string, ...pieces: string[]) => {
  const stream = server.stream(askInSession);
  const interaction = questionWith({ question, answer: pieces.join('') });
  stream.send('start', { interactionId: interaction.id });
  for (const text of pieces) stream.send('delta', { text });
  stream.send('done', { interaction });
};

it('names the subject, who can read the chat, and says that the tutor is an AI [spec 10.187, standard 2.2 13.3 15.1 16.1]', async () => {
  const person = await openChat();
  expect(screen.getByRole('heading', { name: welcome })).toBeTruthy();
  expect(screen.getByText('Ask the AI tutor about Mathematics, or begin with one of these.')).toBeTruthy();
  expect(screen.getByText('Ada Byron').parentElement?.textContent).toBe(
    'Ada Byron can read this chat, now and later.',
  );
  expect(screen.getByText(isAi)).toBeTruthy();
  expect(document.activeElement).toBe(box());
  keepScreen('the welcome of a session');
  await ask(person, 'What is 3 + 4?');
  await conversation();
  expect(screen.getByText(isAi)).toBeTruthy();
});

it('says in an assignment that the tutor is an AI [spec 10.187, standard 2.2 15.1 16.1]', async () => {
  const assignment = emptyValue(getAssignment.answer.shape.assignment) as Assignment;
  server.answer(getAssignment, {
    assignment: {
      ...assignment,
      id: 'slopes',
      classId: 'algebra',
      openDate: ago(3_600),
      closeDate: ago(-3_600),
    },
  });
  await openPage('/assignment/slopes', ben);
  expect(await screen.findByText(isAi)).toBeTruthy();
});

it('tells a teacher where a class begins that its students learn with an AI tutor [spec 10.187, standard 2.2 15.1 16.1]', async () => {
  const person = await openPage('/teacher-dashboard', ada);
  await person.click((await screen.findAllByRole('button', { name: 'Create Class' }))[0] as HTMLElement);
  expect((await screen.findByRole('dialog')).textContent).toContain('learn by chatting with an AI tutor');
});

it('sends a message without the space around it with the button, and waits for the answer', async () => {
  const person = await openChat();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  await person.type(box(), '  How do I begin?  ');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  expect((await conversation()).textContent).toContain('Thinking…');
  keepScreen('an answer that has not begun');
  expect(screen.queryByRole('heading', { name: welcome })).toBeNull();
  expect(box().value).toBe('');
  expect(screen.getByRole('button', { name: 'Stop' })).toHaveProperty('disabled', true);
  server.stream(askInSession).send('start', { interactionId: 'asked' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stop' })).toHaveProperty('disabled', false));
  answerWith('How do I begin?', 'What have you tried?');
  expect(await within(await conversation()).findByText('What have you tried?')).toBeTruthy();
  expect(server.calls.filter(({ name }) => name === 'askInSession')).toMatchObject([
    { body: { question: 'How do I begin?', sessionId: 'lesson' } },
  ]);
});

it('sends no blank message, and no second one during an answer; Shift+Enter breaks the line [spec 2.36 2.37 4.21 5.37 5.38]', async () => {
  const person = await openChat();
  await person.type(box(), '   {Enter}');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  await person.clear(box());
  await person.type(box(), 'First line{Shift>}{Enter}{/Shift}second line');
  expect(box().value).toBe('First line\nsecond line');
  await person.keyboard('{Enter}');
  await conversation();
  await person.type(box(), 'Too early{Enter}');
  expect(box().value).toBe('Too early');
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  answerWith('First line\nsecond line', 'Which one first?');
  await person.click(await screen.findByRole('button', { name: 'Send' }));
  await waitFor(() => expect(box().value).toBe(''));
  const asked = server.calls.filter(({ name }) => name === 'askInSession');
  expect(asked).toMatchObject([
    { body: { question: 'First line\nsecond line' } },
    { body: { question: 'Too early' } },
  ]);
});

it.each(quickStarts)(
  'begins with the quick start $label once, and shows its name [spec 2.35 3.14 9.17]',
  async ({ label, prompt }) => {
    const person = await openChat();
    const starts = screen.getByRole('button', { name: label }).closest('ul') as HTMLElement;
    const offered = within(starts).getAllByRole('button');
    expect(offered.map((start) => start.getAttribute('aria-label'))).toEqual([
      'Chat',
      'Discover',
      'Create',
      'Level Up',
    ]);
    await person.dblClick(screen.getByRole('button', { name: label }));
    const shown = within(await conversation());
    answerWith(prompt, 'What would you like?');
    await shown.findByText('What would you like?');
    expect(shown.getByText(prompt)).toBeTruthy();
    expect(shown.getAllByText(label)).toHaveLength(1);
    const asked = server.calls.filter(({ name }) => name === 'askInSession');
    expect(asked).toMatchObject([{ body: { question: prompt } }]);
  },
);

it('stops an answer, keeps its text, and lets the student ask it to go on [spec 10.203]', async () => {
  const person = await openChat();
  await ask(person, 'What is a right angle?');
  server.stream(askInSession).send('start', { interactionId: 'stopped' });
  server.stream(askInSession).send('delta', { text: 'Think of a corner. ' });
  const shown = within(await conversation());
  await shown.findByText('Think of a corner.');
  keepScreen('an answer that grows');
  server.answer(stopInteraction, {
    interaction: questionWith({
      id: 'stopped',
      question: 'What is a right angle?',
      answer: 'Think of a corner. ',
      status: 'stopped',
    }),
  });
  await person.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await shown.findByText('You stopped this answer.')).toBeTruthy();
  expect(shown.getByText('Think of a corner.')).toBeTruthy();
  keepScreen('a stopped answer');
  await person.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull());
  expect(document.activeElement).toBe(await conversation());
  answerWith('Please go on.', 'And of a square.');
  expect(await shown.findByText('And of a square.')).toBeTruthy();
});

it('shows the place of a question that waits for the model and about how long, and tells it once [spec 10.256]', async () => {
  const person = await openChat();
  await ask(person, 'What is an angle?');
  const stream = server.stream(askInSession);
  stream.send('start', { interactionId: 'queued' });
  stream.send('place', { place: { before: 3, seconds: null } });
  const shown = within(await conversation());
  const told = await shown.findAllByText(/3 before you/);
  expect(told.map((text) => text.getAttribute('role'))).toEqual([null, 'status']);
  stream.send('place', { place: { before: 1, seconds: 40 } });
  expect((await shown.findByText(/1 before you/)).getAttribute('role')).toBeNull();
  expect(shown.getByText(/3 before you/).getAttribute('role')).toBe('status');
  keepScreen('a chat whose question waits for the tutor');
  stream.send('place', { place: null });
  stream.send('delta', { text: 'What is given now?' });
  await shown.findByText('What is given now?');
  expect(shown.queryByText(/1 before you/)).toBeNull();
});

it('draws formulas and a table, and never the source of a growing formula', async () => {
  const person = await openChat();
  await ask(person, 'What is an absolute value?');
  const stream = server.stream(askInSession);
  stream.send('start', { interactionId: 'formulas' });
  stream.send('delta', { text: 'Look at this. Here \\(x^2 +' });
  const shown = await conversation();
  await within(shown).findByText(/Look at this\./);
  expect(shown.textContent).not.toContain('\\');
  const table = '| Number $x$ | Value $|x|$ | Why |\n|--:|--:|:--|\n| -3 | 3 | *its distance from zero* |\n';
  const rest = ` 2\\) costs $5 or $7.\n\n\\[\ns = \\frac{1}{2}\n\\]\n\n${table}\nWhat is $|{-5}|$?`;
  answerWith('What is an absolute value?', 'Look at this. Here \\(x^2 +', rest);
  await waitFor(() => expect(shown.querySelectorAll('th')).toHaveLength(3));
  expect(shown.querySelectorAll('math')).toHaveLength(5);
  expect(shown.querySelector('math')?.textContent).toBe('x2+2');
  expect(shown.textContent).toContain('costs $5 or $7.');
  expect(shown.textContent).not.toContain('\\');
  const texts = (tag: string) => [...shown.querySelectorAll(tag)].map((cell) => cell.textContent);
  expect(texts('th')).toEqual(['Number x', 'Value ∣x∣', 'Why']);
  expect(texts('td')).toEqual(['-3', '3', 'its distance from zero']);
  keepScreen('an answer with formulas and a table');
});
