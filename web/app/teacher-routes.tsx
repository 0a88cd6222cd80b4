import { TeacherDashboard } from '../classes/teacher-dashboard.tsx';

export function Component() {
  return <TeacherDashboard live={() => null} />;
}
