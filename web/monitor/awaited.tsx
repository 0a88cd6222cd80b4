import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { TeacherClass } from '../../contract/classes.ts';
import { type Named, toldApart } from '../../contract/person-names.ts';
import { listParts } from '../ui/lists.ts';

/** How many names are shown; the rest is a number. */
const shownNames = 12;

/** Names in a sentence, each in its own text direction. */
export function Names({ names }: { names: readonly string[] }) {
  return listParts(names).map(({ type, value }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
    type === 'element' ? <bdi key={at}>{value}</bdi> : <Fragment key={at}>{value}</Fragment>,
  );
}

function namesOf(roster: readonly Named[]): string[] {
  const names = roster.slice(0, shownNames).map(({ name }) => name);
  const more = roster.length - names.length;
  return more > 0 ? [...names, t`${more} more`] : names;
}

interface AwaitedProps {
  schoolClass: TeacherClass;
  /** The ids of the students who are here. */
  here: ReadonlySet<string>;
}

function Code({ children }: { children: string | null }) {
  return (
    <strong translate="no" className="text-ink">
      {children}
    </strong>
  );
}

/** The students of an open class who are not here yet. While nobody is, it says how to join. */
export function Awaited({ schoolClass, here }: AwaitedProps) {
  const missing = schoolClass.roster.filter(({ uid }) => !here.has(uid));
  const howToJoin = (
    <Trans>
      Students with an account join it with the class code <Code>{schoolClass.classCode}</Code>; new ones
      register first with the session ID <Code>{schoolClass.sessionCode}</Code>.
    </Trans>
  );
  if (schoolClass.roster.length === 0) {
    return (
      <p className="text-sm text-soft">
        <Trans>
          Nobody has joined <bdi>{schoolClass.className}</bdi> yet.
        </Trans>{' '}
        {howToJoin}
      </p>
    );
  }
  if (missing.length === 0) return null;
  return (
    <div className="grid gap-1 text-sm text-soft">
      <p className={here.size === 0 ? undefined : 'truncate'}>
        <span className="font-semibold text-ink">
          {here.size === 0 ? (
            <>
              <Trans>
                Waiting for the students of <bdi>{schoolClass.className}</bdi>:
              </Trans>{' '}
            </>
          ) : (
            `${t`${missing.length} not here yet:`} `
          )}
        </span>
        <Names names={namesOf(toldApart(missing, schoolClass.roster))} />
      </p>
      {here.size === 0 && <p>{howToJoin}</p>}
    </div>
  );
}
