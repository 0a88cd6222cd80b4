import { expect, it } from 'vitest';
import { inSpanish, isEnglish } from './e2e/catalogue.ts';

/** spanish.spec.ts uses these functions to check that a Spanish screen shows no English. */

it.each([
  ['a message', 'Save'],
  ['a message with a value', 'Options for Ada'],
  ['a plural, in the singular', '1 question'],
  ['a plural of any number', '1,204 questions'],
  ['a short plural', '2 days'],
  ['a case of a plural without its number', 'Please look at the marked field.'],
  ['the words before a tag', 'Welcome,'],
  ['the words between two values', 'No student here is called “'],
])('%s in English is found on a Spanish page: %s', (_, text) => {
  expect(isEnglish(text)).toBe(true);
});

it.each([
  ['a translation', 'Guardar'],
  ['a plural in Spanish', '3 preguntas'],
  ['the words before a tag in Spanish', 'Hola,'],
  ['a word of both languages', 'No'],
  ['a name', 'Ada Lovelace'],
  ['what a student wrote', 'Why is the sky blue, and not green?'],
])('%s on a Spanish page is not taken for English: %s', (_, text) => {
  expect(isEnglish(text)).toBe(false);
});

it('the words of a message up to its value are known in Spanish', () => {
  expect(inSpanish('Options for ')).toBe('Opciones de ');
  expect(() => inSpanish('No such message')).toThrow();
});
