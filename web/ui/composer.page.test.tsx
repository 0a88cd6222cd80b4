import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { listTeacherClasses } from '../../contract/classes.ts';
import { limits } from '../../contract/constants.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { lessonChat, openLesson } from '../../test/pages/lessons.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, ben, classWith } from '../../test/pages/people.ts';

/** What is typed, pasted and dropped into the boxes of the product. */

const family = '👨‍👩‍👧‍👦';
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your message');
const fill = (text: string) => fireEvent.change(box(), { target: { value: text } });
const asked = () => server.calls.filter(({ name }) => name === 'askInSession');

const openChat = async () => {
  openLesson();
  const person = await openPage(lessonChat, ben);
  await screen.findByLabelText('Your message');
  return person;
};

const tooMuch: readonly [text: string, sentence: string][] = [
  ['x'.repeat(9_198), '1,198 too many: at most 8,000 characters.'],
  ['x'.repeat(8_001), '1 too many: at most 8,000 characters.'],
  [`${'line\n'.repeat(2_000)}end`, '2,003 too many: at most 8,000 characters.'],
  [`  ${'é'.repeat(8_005)}\n\n`, '5 too many: at most 8,000 characters.'],
  ['水'.repeat(15_000), '7,000 too many: at most 8,000 characters.'],
  [`${'x'.repeat(7_999)}${family}`, '10 too many: at most 8,000 characters.'],
];

it('keeps a text that is too long whole, and sends it when it is short enough', async () => {
  const person = await openChat();
  for (const [text, sentence] of tooMuch) {
    fill(text);
    expect(screen.getByText(sentence).closest('[role=status]')).toBeTruthy();
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(box().value).toBe(text);
  }
  keepScreen('a message that is too long');
  expect(asked()).toEqual([]);
  // Blanks around the text do not count.
  const fits = `  ${'x'.repeat(7_980)} ${family}  `;
  fill(fits);
  expect(screen.queryByText(/too many/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('region', { name: 'Conversation' });
  expect(asked()).toMatchObject([{ body: { question: fits.trim() } }]);
});

it('says how many characters are left near the end', async () => {
  await openChat();
  fill('a'.repeat(limits.questionMaximum - 500));
  expect(screen.queryByText(/characters left/)).toBeNull();
  fill('a'.repeat(limits.questionMaximum - 499));
  expect(screen.getByText('499 characters left')).toBeTruthy();
  fill('a'.repeat(limits.questionMaximum));
  expect(screen.getByText('0 characters left')).toBeTruthy();
  keepScreen('a message of the maximum length');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', false);
});

it('cuts nothing in the fields of forms either, and says what is too much', async () => {
  server.answerWith(listTeacherClasses, { classes: [classWith({})] });
  const person = await openPage('/teacher-dashboard', ada);
  await person.click(await screen.findByRole('button', { name: 'Create Assignment' }));
  const form = within(await screen.findByRole('dialog'));
  for (const [label, maximum] of [
    ['Title', 200],
    ['Description', 4_000],
  ] as const) {
    const field = form.getByLabelText<HTMLInputElement>(label);
    const text = `${'x'.repeat(maximum - 1)}${family}`;
    fireEvent.change(field, { target: { value: text } });
    expect(field.value).toBe(text);
    const most = maximum.toLocaleString('en');
    expect(form.getByText(`10 too many: at most ${most} characters.`)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
  }
  await person.click(form.getByRole('button', { name: 'Create Assignment' }));
  expect(document.activeElement).toBe(form.getByLabelText('Title'));
  expect(server.calls.filter(({ name }) => name === 'createAssignment')).toEqual([]);
});

/** Pastes or drops something, as a browser reports it. */
const give = (target: Element | Window, how: 'paste' | 'drop', text = '') => {
  const transfer = { items: [{ kind: 'file' }], getData: () => text };
  const event = createEvent(how, target, { bubbles: true, cancelable: true });
  Object.assign(event, { [how === 'paste' ? 'clipboardData' : 'dataTransfer']: transfer });
  fireEvent(target, event);
  return event;
};

it('answers a pasted or dropped picture with a sentence, and pastes a copied text', async () => {
  await openChat();
  const refusal = () => screen.queryByText(/^Pictures and files cannot be sent/);
  give(box(), 'paste', 'A table as text');
  expect(refusal()).toBeNull();
  for (const how of ['paste', 'drop'] as const) {
    give(box(), how);
    expect(refusal()?.getAttribute('role')).toBe('status');
    fill(`I write it instead of what I wanted to ${how}.`);
    expect(refusal()).toBeNull();
  }
  // Beside the box too: otherwise the page would give way to the picture.
  expect(give(screen.getByRole('main'), 'drop').defaultPrevented).toBe(true);
  expect(refusal()).toBeTruthy();
  keepScreen('a picture that cannot be sent');
});

it('sends nothing while a word is composed, and breaks the line with Enter for whoever chose that', async () => {
  const person = await openChat();
  expect(box().getAttribute('enterkeyhint')).toBe('send');
  fill('水');
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
  expect(asked()).toEqual([]);
  expect(box().value).toBe('水');
  await person.click(screen.getByRole('button', { name: 'Options of the chat' }));
  const choice = await screen.findByRole('menuitemcheckbox', { name: 'Enter sends the message' });
  expect(choice.getAttribute('aria-checked')).toBe('true');
  keepScreen('the options of the chat');
  await person.click(choice);
  await vi.waitFor(() => expect(box().getAttribute('enterkeyhint')).toBe('enter'));
  await person.clear(box());
  await person.type(box(), 'One line.{Enter}Another.');
  expect(box().value).toBe('One line.\nAnother.');
  expect(asked()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Options of the chat' }));
  await person.click(await screen.findByRole('menuitemcheckbox', { name: 'Enter sends the message' }));
  await vi.waitFor(() => expect(box().getAttribute('enterkeyhint')).toBe('send'));
});
