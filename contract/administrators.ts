import { z } from 'zod';
import { limits } from './constants.ts';
import { endpoint, id, typed } from './endpoint.ts';
import { errors } from './errors.ts';
import { accountName, isUsableEmail } from './identity.ts';
import { link } from './invitations.ts';
import { currentPassword as passwordField } from './passwords.ts';
import { school } from './school.ts';

/**
 * Whoever changes the administrators types the password again, since an unlocked screen is not enough for
 * that.
 */
const currentPassword = passwordField('Please enter your current password.');

export const nameAdministrator = endpoint({
  method: 'POST',
  path: '/api/school/administrators',
  caller: 'teacher',
  summary: 'Names another administrator of the school that the caller administers, with the password',
  body: z.object({
    email: typed(limits.emailMaximum, 'Please enter an email address.')
      .overwrite(accountName)
      .refine(isUsableEmail, { error: errors['invalid-email'][1] })
      .describe(
        'A teacher of the school who has this address is named. Otherwise whoever has it is invited.',
      ),
    currentPassword,
  }),
  answer: z.object({
    school,
    link: link
      .nullable()
      .describe('The link of the invitation that this call made, shown only once; null when it made none.'),
  }),
  errors: ['administrator-only', 'wrong-password'],
});

export const removeAdministrator = endpoint({
  method: 'POST',
  path: '/api/school/administrators/:teacherUid/remove',
  caller: 'teacher',
  summary:
    'Removes an administrator of the school, with the password of the caller; the last one cannot be removed',
  params: z.object({ teacherUid: id }),
  body: z.object({ currentPassword }),
  answer: z.object({}),
  errors: ['administrator-only', 'wrong-password', 'teacher-not-found', 'last-administrator'],
});
