import { succeeded, type Teacher } from './people.ts';

/** An exercise with one answer, so that a test can see whether the answer was given away. */
export const saleExercise = {
  title: 'Sale',
  description: 'A jacket costs 80 euros. It is reduced by 15 per cent. What does it cost now?',
};

/** The answer key of the exercise, as a teacher types it. */
export const saleKey = { answers: '68 euros', steps: '12', model: '' };

/**
 * Creates the assignment in a class. It has been open for an hour by the app's clock, and closes in an hour.
 */
export async function createSaleAssignment(
  { clock }: { clock: { now(): Date } },
  { teacher, class: ofClass }: { teacher: Teacher; class: { id: string } },
  fields: Record<string, unknown> = {},
): Promise<{ id: string }> {
  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
  const window = { openDate: inHours(-1), closeDate: inHours(1) };
  const body = { classId: ofClass.id, ...saleExercise, ...window, answerKey: saleKey, ...fields };
  return succeeded(await teacher.post('/api/assignments/create', body)).assignment;
}
