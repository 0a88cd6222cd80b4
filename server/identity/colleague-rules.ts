import { foldedText } from '../../contract/characters.ts';
import { ContractError } from '../../contract/errors.ts';
import type { TeacherActor } from '../access.ts';
import type { Write } from '../db/group-commit.ts';
import { listActiveTeachers } from './teacher-store.ts';

/**
 * The account of an active teacher of the caller's school: by email address, or by the full name if only one
 * of them has it. The refusal is the same for somebody who has no account, waits for approval, is disabled or
 * teaches at another school.
 * @throws ContractError colleague-not-found
 */
export async function findColleague(
  query: Write['query'],
  { schoolId }: TeacherActor,
  typed: string,
): Promise<string> {
  const wanted = foldedText(typed);
  const teachers = await listActiveTeachers(query, schoolId);
  const byEmail = teachers.filter(({ email }) => foldedText(email) === wanted);
  const found = byEmail.length > 0 ? byEmail : teachers.filter(({ name }) => foldedText(name) === wanted);
  const [only, ...others] = found;
  if (!only || others.length > 0) throw new ContractError('colleague-not-found');
  return only.uid;
}
