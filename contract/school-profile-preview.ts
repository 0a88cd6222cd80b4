import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { schoolProfileNames } from './school-profiles.ts';

/**
 * The room of the assignments serves this endpoint. It is not in assignments.ts, so that students do not load
 * the profiles with their assignments.
 */
export const previewSchoolProfile = endpoint({
  method: 'GET',
  path: '/api/school/profile/preview',
  caller: 'teacher',
  summary: 'How many sessions and assignments of the administered school are looser than a profile allows',
  query: z.object({ profile: z.enum(schoolProfileNames) }),
  answer: z.object({ sessions: z.number().int(), assignments: z.number().int() }),
  errors: ['administrator-only'],
});
