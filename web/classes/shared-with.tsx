import { Trans } from '@lingui/react/macro';
import type { TeacherClass } from '../../contract/classes.ts';
import { formatList } from '../ui/lists.ts';
import { useOwnUid } from './co-teacher-queries.ts';

/** The colleagues with whom the teacher shares a class, on its card. */
export function SharedWith({ teachers }: Pick<TeacherClass, 'teachers'>) {
  const ownUid = useOwnUid();
  const others = teachers.filter(({ uid }) => uid !== ownUid).map(({ name }) => name);
  if (others.length === 0) return null;
  const names = formatList(others);
  return (
    <p className="text-sm text-soft wrap-anywhere">
      <Trans>
        Shared with <bdi>{names}</bdi>
      </Trans>
    </p>
  );
}
