import { expect, it } from 'vitest';
import { ContractError } from './errors.ts';

// Other tests take a refusal's sentence from the contract. This one compares it with the specification's
// words.
it.each([
  ['invalid-session-id', 400, 'Invalid session ID. Please check with your teacher.'],
  ['invalid-school-code', 400, 'Invalid school code. Please check with your administrator.'],
  ['invalid-email', 400, 'Please provide a valid email address'],
  ['weak-password', 400, 'Password must be at least 6 characters'],
  [
    'session-closed',
    403,
    'Session is not currently open for chatting. Please wait for the teacher to open it.',
  ],
  ['assignment-unavailable', 403, 'This assignment is not currently available.'],
  ['profile-not-found', 404, 'User profile not found'],
  ['class-not-found', 404, 'Class not found or access denied'],
  ['session-not-found', 404, 'Session not found or access denied'],
  ['assignment-not-found', 404, 'Assignment not found or access denied'],
  ['email-already-exists', 409, 'An account with this email already exists'],
] as const)(
  '%s is refused with %i and the sentence of the specification [spec 8.10]',
  (code, status, sentence) => {
    expect(new ContractError(code)).toMatchObject({ status, message: sentence });
  },
);
