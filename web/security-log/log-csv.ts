import { t } from '@lingui/core/macro';
import type { SecurityLogEntry } from '../../contract/security-log.ts';
import type { Cell } from '../ui/csv.ts';
import { localStamp, timeZone } from '../ui/moments.ts';
import { detailWord, deviceWord, eventWord, kindWord, strangerWord } from './event-words.ts';

/** The time zone is in the heading, because spreadsheets do not read a time with an offset as a date. */
const heading = () => [
  t`Time (${timeZone()})`,
  t`Kind`,
  t`Event`,
  t`Details`,
  t`Count`,
  t`Who`,
  t`Who: account`,
  t`About`,
  t`About: account`,
  t`Class`,
  t`Address`,
  t`Device`,
];

/** The security log as a table, with a row for each entry and times in the reader's zone. */
export const logTable = (entries: readonly SecurityLogEntry[]): Cell[][] => [
  heading(),
  ...entries.map((entry) => [
    localStamp(entry.at),
    kindWord(entry.kind),
    eventWord(entry.event),
    detailWord(entry),
    entry.count,
    entry.by?.name ?? strangerWord(entry),
    entry.by?.login ?? '',
    entry.about?.name ?? '',
    entry.about?.login ?? '',
    entry.className ?? '',
    entry.address ?? '',
    deviceWord(entry.device),
  ]),
];
