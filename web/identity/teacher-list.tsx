import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ContractError } from '../../contract/errors.ts';
import type { SchoolTeacher } from '../../contract/teachers.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { TextField } from '../ui/field.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { formatMoment, relativeMoment } from '../ui/moments.ts';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { nextMinute, useNow } from '../ui/use-now.ts';
import { NoLongerAdministrator } from './no-longer-administrator.tsx';
import { useTeachers } from './school-queries.ts';
import { TeacherActions } from './teacher-actions.tsx';

const stateBadges = {
  active: null,
  waiting: { look: 'notice', word: () => t`Waits for approval` },
  disabled: { look: 'neutral', word: () => t`Disabled` },
} as const;

function Badges({ teacher, isOwn }: { teacher: SchoolTeacher; isOwn: boolean }) {
  const state = stateBadges[teacher.state];
  return (
    <>
      {state !== null && <Badge look={state.look}>{state.word()}</Badge>}
      {isOwn && (
        <Badge look="positive">
          <Trans>You</Trans>
        </Badge>
      )}
      {teacher.administrator && (
        <Badge>
          <Trans>Administrator</Trans>
        </Badge>
      )}
      {teacher.secondFactor && (
        <Badge>
          <Trans>Second factor</Trans>
        </Badge>
      )}
      {teacher.safeguardingContact && (
        <Badge>
          <Trans>Safeguarding contact</Trans>
        </Badge>
      )}
    </>
  );
}

function Row({ teacher, isOwn, now }: { teacher: SchoolTeacher; isOwn: boolean; now: Date }) {
  const { name, email, classCount, lastSignInAt, registeredAt } = teacher;
  const classes = plural(classCount, { one: '# class', other: '# classes' });
  const registered = formatMoment(registeredAt);
  const signedIn = lastSignInAt === null ? null : relativeMoment(lastSignInAt, now);
  return (
    <li
      aria-label={name}
      className="flex flex-wrap items-center gap-x-2 gap-y-2 py-3 not-first:border-t not-first:border-line"
    >
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
          <Badges teacher={teacher} isOwn={isOwn} />
        </p>
        <p className="text-sm wrap-anywhere text-soft">
          <bdi>{email}</bdi>
        </p>
        <p className="text-sm text-soft">
          {teacher.state === 'waiting' ? (
            <Trans>Registered {registered}</Trans>
          ) : signedIn === null ? (
            <Trans>{classes} · has not signed in</Trans>
          ) : (
            <Trans>
              {classes} · signed in {signedIn}
            </Trans>
          )}
        </p>
      </div>
      {!isOwn && <TeacherActions teacher={teacher} />}
    </li>
  );
}

/** With fewer teachers, all are in sight. */
const fewEnough = 8;

const matches = ({ name, email }: SchoolTeacher, typed: string): boolean =>
  `${name} ${email}`.toLowerCase().includes(typed.trim().toLowerCase());

/** The teachers of the school, with what an administrator can do about each account. */
export function TeacherList({ ownUid }: { ownUid: string }) {
  const { data: teachers, isPending, error, refetch } = useTeachers();
  const [typed, setTyped] = useState('');
  const now = useNow(nextMinute);
  if (isPending) return <CardSkeletons count={1} label={t`The teachers are loading`} />;
  if (error instanceof ContractError && error.code === 'administrator-only') return <NoLongerAdministrator />;
  if (teachers === undefined) {
    return (
      <LoadFailure text={t`The teachers could not be loaded just now.`} onRetry={() => void refetch()} />
    );
  }
  const shown = teachers.filter((teacher) => matches(teacher, typed));
  return (
    <section aria-label={t`Teachers`} className="grid gap-4">
      <title>{`${t`Teachers`} · Lyceum`}</title>
      {teachers.length > fewEnough && (
        <div className="max-w-sm">
          <TextField
            label={t`Find a teacher`}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
      )}
      {shown.length === 0 ? (
        <p role="status" className="text-sm text-soft">
          <Trans>No teacher has this name or email address.</Trans>
        </p>
      ) : (
        <Card>
          <ul className="-my-3">
            {shown.map((teacher) => (
              <Row key={teacher.uid} teacher={teacher} isOwn={teacher.uid === ownUid} now={now} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}
