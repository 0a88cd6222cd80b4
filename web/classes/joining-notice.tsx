import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TeacherClass } from '../../contract/classes.ts';
import { Alert } from '../ui/alert.tsx';
import { useTeacherClasses } from './queries.ts';

/** Says that so many new people joined a class that its teacher now lets each one in. */
export function JoiningNotice({ link }: { link: (schoolClass: TeacherClass) => ReactNode }) {
  const { data } = useTeacherClasses();
  const waiting = (data?.classes ?? []).filter(
    ({ approvalTurnedOnAt, sessionStatus }) => approvalTurnedOnAt !== null && sessionStatus === 'open',
  );
  return waiting.map((schoolClass) => (
    <Alert key={schoolClass.id} look="notice">
      <Trans>
        Many new people joined <bdi>{schoolClass.className}</bdi>. From now on you let each one in.
      </Trans>{' '}
      {link(schoolClass)}
    </Alert>
  ));
}
