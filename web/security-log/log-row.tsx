import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SecurityLogEntry } from '../../contract/security-log.ts';
import { Badge } from '../ui/badge.tsx';
import { formatSecond } from '../ui/moments.ts';
import { detailWord, deviceWord, eventWord, strangerWord } from './event-words.ts';

type Person = NonNullable<SecurityLogEntry['by']>;

interface RowProps {
  entry: SecurityLogEntry;
  /** Filters the list by a person, or by the keyed hash of a name without an account. */
  onPerson: (typed: string) => void;
}

function Name({ person, onPerson }: { person: Person } & Pick<RowProps, 'onPerson'>) {
  const name = person.name || person.login || t`an account without a profile`;
  return (
    <button
      type="button"
      title={person.login}
      aria-label={t`Only what concerns ${name}`}
      className="text-start font-semibold text-accent wrap-anywhere hover:underline pointer-coarse:min-h-6"
      onClick={() => onPerson(person.login || person.uid)}
    >
      <bdi>{name}</bdi>
    </button>
  );
}

function Who({ entry, onPerson }: RowProps) {
  const { by, attempted } = entry;
  if (by !== null) return <Name person={by} onPerson={onPerson} />;
  if (attempted === null) return strangerWord(entry);
  const stranger = { uid: attempted, name: strangerWord(entry), login: '' };
  return <Name person={stranger} onPerson={onPerson} />;
}

/** One row: when, what, who and whom, from where. On a phone these four are stacked. */
export function LogRow({ entry, onPerson }: RowProps) {
  const { at, event, count, about, className, address } = entry;
  const more = [detailWord(entry), className].filter(Boolean).join(' · ');
  return (
    <li className="grid gap-x-4 gap-y-0.5 py-2 text-sm not-first:border-t not-first:border-line md:grid-cols-[6rem_minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)]">
      <time dateTime={at} className="text-soft tabular-nums">
        {formatSecond(at)}
      </time>
      <div>
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {eventWord(event)}
          {count > 1 && <Badge look="notice">× {count}</Badge>}
        </p>
        {more !== '' && (
          <p dir="auto" className="wrap-anywhere text-soft">
            {more}
          </p>
        )}
      </div>
      <div>
        <p className="wrap-anywhere">
          <Who entry={entry} onPerson={onPerson} />
        </p>
        {about !== null && (
          <p className="text-soft">
            <Trans>
              about <Name person={about} onPerson={onPerson} />
            </Trans>
          </p>
        )}
      </div>
      <p className="wrap-anywhere text-soft">
        <bdi>{[address, deviceWord(entry.device)].filter(Boolean).join(' · ')}</bdi>
      </p>
    </li>
  );
}
