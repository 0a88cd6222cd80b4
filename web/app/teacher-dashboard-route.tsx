import { useReloadClasses } from '../classes/queries.ts';
import { TeacherDashboard } from '../classes/teacher-dashboard.tsx';
import { LiveMonitor } from '../monitor/live-monitor.tsx';

export function Component() {
  const reload = useReloadClasses();
  return <TeacherDashboard live={(open) => <LiveMonitor open={open} onStudents={() => void reload()} />} />;
}
