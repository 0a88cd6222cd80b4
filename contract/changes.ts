import { z } from 'zod';

/** What the changed fields were before, for the body of a call that changes something (changed-fields.ts). */
export const was = z
  .looseObject({})
  .optional()
  .describe(
    'What the sent fields were when their form was opened. A field that somebody else has changed since is then refused with changed-since, and `current` has its value; a field that is sent as it was stays as it is now. Without it every sent field is replaced.',
  );

/** The body of a call that changes some of these fields; those that are not sent stay as they are. */
export const changeOf = <Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) =>
  fields.partial().extend({ was });
