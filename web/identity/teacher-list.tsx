import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ContractError } from '../../contract/errors.ts';
import type { SchoolTeacher } from '../../contract/teachers.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextField } from '../ui/field.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { formatMoment, relativeMoment } from '../ui/moments.ts';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { nextMinute, useNow } from '../ui/use-now.ts';
import { NameAdministrator } from './administrators.tsx';
import { NoLongerAdministrator } from './no-longer-administrator.tsx';
import { LinkDialog, OpenInvitations } from './open-invitations.tsx';
import { useSchool, useTeachers } from './school-queries.ts';
import { OwnActions, TeacherActions } from './teacher-actions.tsx';

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
        <Badge>
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

interface ListProps {
  /** Turns the link of an invitation into a whole address: the one at which people reach the app. */
  addressOf: (link: string) => string;
  /** Called when the person who is signed in no longer administers the school. */
  onLeft: () => void;
}

interface RowProps extends ListProps {
  teacher: SchoolTeacher;
  isOwn: boolean;
  /**
   * Whether the school has only one administrator whose account works. In the reader's own row that is the
   * reader, who then cannot leave.
   */
  isLast: boolean;
  now: Date;
  /** Whether the account was approved in this list. Its row then stays where it is. */
  isApproved: boolean;
  onApprove: () => void;
}

function Row({ teacher, isOwn, isLast, now, isApproved, onApprove, addressOf, onLeft }: RowProps) {
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
          {isApproved && teacher.state === 'active' && (
            <Badge look="positive">
              <Trans>Approved</Trans>
            </Badge>
          )}
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
      {!isOwn && <TeacherActions teacher={teacher} addressOf={addressOf} onApprove={onApprove} />}
      {isOwn && !isLast && <OwnActions teacher={teacher} onLeft={onLeft} />}
    </li>
  );
}

/** Up to this many teachers, the list is short enough to need no search field. */
const maxWithoutSearch = 8;

const matches = ({ name, email }: SchoolTeacher, typed: string): boolean =>
  `${name} ${email}`.toLowerCase().includes(typed.trim().toLowerCase());

/** Names administrators by their address, and shows those who were invited. */
function Administrators({ addressOf }: Pick<ListProps, 'addressOf'>) {
  const { data: school } = useSchool();
  const [isNaming, setIsNaming] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const invited = school?.invitations.filter(({ purpose }) => purpose === 'administrator') ?? [];
  return (
    <>
      <OpenInvitations invitations={invited} onLink={(made) => setLink(addressOf(made))} />
      <Button className="justify-self-start" onClick={() => setIsNaming(true)}>
        <Trans>Name an administrator</Trans>
      </Button>
      <NameAdministrator open={isNaming} onClose={() => setIsNaming(false)} addressOf={addressOf} />
      <LinkDialog link={link} onClose={() => setLink(null)} />
    </>
  );
}

/** The teachers of the school, with what an administrator can do about each account. */
export function TeacherList({ ownUid, ...listProps }: ListProps & { ownUid: string }) {
  const { data: teachers, isPending, error, refetch } = useTeachers();
  const [typed, setTyped] = useState('');
  // Approved teachers stay where they are: otherwise the next one's button would move under the pointer.
  const [approved, setApproved] = useState<ReadonlySet<string>>(new Set());
  const now = useNow(nextMinute);
  if (isPending) return <CardSkeletons count={1} label={t`The teachers are loading`} />;
  if (error instanceof ContractError && error.code === 'administrator-only') return <NoLongerAdministrator />;
  if (teachers === undefined) {
    return (
      <LoadFailure text={t`The teachers could not be loaded just now.`} onRetry={() => void refetch()} />
    );
  }
  const stays = ({ uid, state }: SchoolTeacher) => state === 'waiting' || approved.has(uid);
  const shown = [
    ...teachers.filter((teacher) => stays(teacher)),
    ...teachers.filter((teacher) => !stays(teacher)),
  ].filter((teacher) => matches(teacher, typed));
  const hasOneAdministrator =
    teachers.filter(({ administrator, state }) => administrator && state === 'active').length === 1;
  const waiting = teachers.filter(({ state }) => state === 'waiting').length;
  return (
    <section aria-label={t`Teachers`} className="grid gap-4">
      <title>{`${t`Teachers`} · Lyceum`}</title>
      <Administrators addressOf={listProps.addressOf} />
      {teachers.length > maxWithoutSearch && (
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <div className="w-full max-w-sm">
            <TextField
              label={t`Find a teacher`}
              type="search"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </div>
          <p className="text-sm text-soft tabular-nums">
            {plural(teachers.length, { one: '# teacher', other: '# teachers' })}
            {waiting > 0 &&
              ` · ${plural(waiting, { one: '# waits for approval', other: '# wait for approval' })}`}
          </p>
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
              <Row
                key={teacher.uid}
                teacher={teacher}
                isOwn={teacher.uid === ownUid}
                isLast={hasOneAdministrator}
                now={now}
                isApproved={approved.has(teacher.uid)}
                onApprove={() => setApproved(new Set([...approved, teacher.uid]))}
                {...listProps}
              />
            ))}
          </ul>
        </Card>
      )}
      {teachers.length === 1 && (
        <p className="text-sm text-soft">
          <Trans>
            Nobody else has registered yet. Give your colleagues the school code, under How teachers join.
          </Trans>
        </p>
      )}
    </section>
  );
}
