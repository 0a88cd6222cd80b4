import { expect, it } from 'vitest';
import { teacherLoginSentence } from './login-sentences.ts';

it.each([
  [new Error('Invalid credentials'), 'Invalid email or password'],
  [new Error('Invalid email or password'), 'Invalid email or password'],
  [new Error('Wrong Password'), 'Invalid email or password'],
  [new Error('User profile not found'), 'User profile not found'],
  [new Error('This account is not registered as a teacher'), 'This account is not registered as a teacher'],
  [new Error('role mismatch'), 'This account is not registered as a teacher'],
  [new Error('The server cannot be reached.'), 'Login failed. Please try again.'],
  ['anything', 'Login failed. Please try again.'],
])('a teacher whose sign-in fails with %j reads %j [spec 5.15 5.16 5.17]', (error, sentence) => {
  expect(teacherLoginSentence(error)).toBe(sentence);
});
