import { ownsClass } from '../classes/co-teacher-queries.ts';
import { useArchivedClasses, useTeacherClasses } from '../classes/queries.ts';
import type { WorkScope } from '../deletion/delete-conversations.tsx';
import { useAuthentication } from '../identity/use-authentication.ts';

/**
 * The work, if the teacher may delete it. Null for a helper of its class (docs/decisions/12-access-and-sharing.md),
 * and until the classes are loaded.
 */
export function useDeletable(work: WorkScope | null): WorkScope | null {
  const authentication = useAuthentication();
  const active = useTeacherClasses().data?.classes ?? [];
  const archived = useArchivedClasses().data?.classes ?? [];
  const ownUid = authentication.status === 'signed-in' ? authentication.user.uid : '';
  const schoolClass = [...active, ...archived].find(({ id }) => id === work?.classId);
  return schoolClass && ownsClass(schoolClass, ownUid) ? work : null;
}
