import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { passwordOfCall } from './passwords.ts';

/**
 * A code of six digits from an authenticator app, or a recovery code, as somebody types or pastes it (codes.ts).
 */
const secondFactorCode = z
  .string({ error: 'Please enter the code.' })
  .max(60, { error: 'Please enter the code.' })
  .trim()
  .min(1, { error: 'Please enter the code.' });

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/users/me/second-factor',
  caller: 'teacher',
  despiteRestriction: 'second-factor-missing',
  summary: 'Whether a code is asked for after the password',
  answer: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number().int() }),
  errors: [],
});

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/users/me/second-factor/begin',
  caller: 'teacher',
  despiteRestriction: 'second-factor-missing',
  asksPassword: true,
  summary: 'Makes a new secret for an authenticator app; nothing is asked for before it is confirmed',
  body: z.object(passwordOfCall),
  answer: z.object({
    secret: z.string().describe('In base32, as people type it into an app.'),
    address: z.string().describe('The same as an otpauth address, for a QR code.'),
  }),
  errors: ['second-factor-on'],
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/users/me/second-factor/confirm',
  caller: 'teacher',
  despiteRestriction: 'second-factor-missing',
  summary: 'Turns the second factor on with a first code; every other sign-in of the account ends',
  body: z.object({ code: secondFactorCode }),
  answer: z.object({
    recoveryCodes: z
      .array(z.string())
      .describe('Each works once in place of a code. They are shown only now.'),
  }),
  errors: ['wrong-second-factor', 'second-factor-on', 'second-factor-off'],
});

export const turnOffSecondFactor = endpoint({
  method: 'POST',
  path: '/api/users/me/second-factor/turn-off',
  caller: 'teacher',
  asksPassword: true,
  summary: 'Turns the second factor off, with a code',
  body: z.object({ ...passwordOfCall, code: secondFactorCode }),
  answer: z.object({}),
  errors: ['wrong-second-factor', 'second-factor-off'],
});
