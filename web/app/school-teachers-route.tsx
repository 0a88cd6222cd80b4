import { useNavigate } from 'react-router';
import { SchoolResets } from '../identity/school-resets.tsx';
import { TeacherList } from '../identity/teacher-list.tsx';
import { useAuthentication } from '../identity/use-authentication.ts';
import { invitationAddress, paths } from './paths.ts';

/** The page /school: who waits for the administrator, and the teachers of the school. */
export function Component() {
  const authentication = useAuthentication();
  const navigate = useNavigate();
  if (authentication.status !== 'signed-in') return null;
  return (
    <>
      <SchoolResets />
      <TeacherList
        ownUid={authentication.user.uid}
        addressOf={invitationAddress}
        onLeft={() => void navigate(paths.teacherDashboard)}
      />
    </>
  );
}
