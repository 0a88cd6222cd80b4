import type { Interaction } from './tutor.ts';

/** Whether the answer is the school's support text. */
export const isSupport = ({ guard }: Pick<Interaction, 'guard'>): boolean => guard?.rule === 'safeguarding';

/** Whether the guidelines stopped something in an answer; a support text does not count. */
export const stoppedByGuidelines = ({ guard }: Pick<Interaction, 'guard'>): boolean =>
  guard !== null && guard.outcome !== 'passed' && !isSupport({ guard });

/** Whether a question was a prompt injection or pressed for the answer. */
export const isAttempt = ({ noticed }: Pick<Interaction, 'noticed'>): boolean =>
  noticed !== null && (noticed.switchOff || noticed.pressure);
