import { t } from '@lingui/core/macro';
import type { MonitorStudent } from '../../contract/monitor.ts';

type Presence = MonitorStudent['status'];

/** A word for every colour (spec 4: active green, typing blue, idle yellow, anything else grey). */
export const presenceWord = (status: Presence): string =>
  ({ active: t`active`, typing: t`typing`, idle: t`idle`, away: t`away` })[status];

/** The same for the moment when the connection was lost. */
export const pastPresenceWord = (status: Presence): string =>
  ({ active: t`was active`, typing: t`was typing`, idle: t`was idle`, away: t`was away` })[status];

const countsOf = (students: readonly Pick<MonitorStudent, 'status'>[]) => {
  const count = (status: Presence) => students.filter((student) => student.status === status).length;
  return { active: count('active'), typing: count('typing'), idle: count('idle'), away: count('away') };
};

/**
 * How many students do what, in the words that the tiles use: '4 here: 2 active, 1 typing, 1 idle · 1 away'.
 */
export function presenceCounts(students: readonly Pick<MonitorStudent, 'status'>[]): string {
  const { active, typing, idle, away } = countsOf(students);
  const here = active + typing + idle;
  const activities = [
    active > 0 && t`${active} active`,
    typing > 0 && t`${typing} typing`,
    idle > 0 && t`${idle} idle`,
  ].filter((part) => part !== false);
  const present = here === 0 ? t`0 here` : `${t`${here} here`}: ${activities.join(', ')}`;
  return away === 0 ? present : `${present} · ${t`${away} away`}`;
}
