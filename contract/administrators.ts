import { z } from 'zod';
import { limits } from './constants.ts';
import { endpoint, id, typed } from './endpoint.ts';
import { errors } from './errors.ts';
import { accountName, isUsableEmail } from './identity.ts';
import { link } from './invitations.ts';
import { passwordOfCall } from './passwords.ts';
import { school } from './school.ts';

export const nameAdministrator = endpoint({
  method: 'POST',
  path: '/api/school/administrators',
  caller: 'teacher',
  asksPassword: true,
  summary: 'Names another administrator of the school that the caller administers',
  body: z.object({
    email: typed(limits.emailMaximum, 'Please enter an email address.')
      .overwrite(accountName)
      .refine(isUsableEmail, { error: errors['invalid-email'][1] })
      .describe(
        'A teacher of the school who has this address is named. Otherwise whoever has it is invited.',
      ),
    ...passwordOfCall,
  }),
  answer: z.object({
    school,
    link: link
      .nullable()
      .describe('The link of the invitation that this call made, shown only once; null when it made none.'),
  }),
  errors: ['administrator-only'],
});

export const removeAdministrator = endpoint({
  method: 'POST',
  path: '/api/school/administrators/:teacherUid/remove',
  caller: 'teacher',
  asksPassword: true,
  summary: 'Removes an administrator of the school; the last one cannot be removed',
  params: z.object({ teacherUid: id }),
  body: z.object(passwordOfCall),
  answer: z.object({}),
  errors: ['administrator-only', 'teacher-not-found', 'last-administrator'],
});
