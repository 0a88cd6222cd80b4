/** The idempotency key of the student's question. */
export const usedKey = '11111111-1111-4111-8111-111111111111';

/** The addresses that were invited to administer the school. */
export const invitedEmails = { first: 'colleague@school.example', second: 'invited@school.example' } as const;
