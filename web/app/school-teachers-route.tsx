import { TeacherList } from '../identity/teacher-list.tsx';
import { useAuthentication } from '../identity/use-authentication.ts';

/** The page /school: the teachers of the school. */
export function Component() {
  const authentication = useAuthentication();
  if (authentication.status !== 'signed-in') return null;
  return <TeacherList ownUid={authentication.user.uid} />;
}
