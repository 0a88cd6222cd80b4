import { z } from 'zod';

/** What stands with the name of each person of a list. */
export const person = {
  username: z
    .string()
    .describe('Tells people of one name apart; empty for a teacher, and when it is not known.'),
  firstName: z.string().nullable().describe('Null when only the full name is known.'),
  lastName: z.string().nullable(),
};
