import { plural, t } from '@lingui/core/macro';
import { type GuidelineFamily, guidelineFamilies } from '../../contract/guidelines.ts';
import type { School } from '../../contract/school.ts';
import {
  ceilingOf,
  limitsWithDefaults,
  type SchoolProfileName,
  schoolProfile,
} from '../../contract/school-profiles.ts';
import type { TimeLimits } from '../../contract/time-limits.ts';
import { translated } from '../ui/translated.ts';

/** What a school has chosen itself, beside its profile. */
export interface OwnChoices extends Pick<School, 'requiresAttempt' | 'safeguarding'> {
  readonly timeLimits: TimeLimits;
}

/** A setting with what applies. */
export interface Setting {
  readonly name: string;
  readonly value: string;
}

const families = Object.keys(guidelineFamilies) as GuidelineFamily[];

function levelSetting(profile: SchoolProfileName, family: GuidelineFamily): Setting {
  const { label, levels } = guidelineFamilies[family];
  const loosest = levels.find(({ id }) => id === ceilingOf(profile, family)?.level)?.label;
  const level = translated(loosest ?? '');
  return { name: translated(label), value: loosest === undefined ? t`Every level` : t`At most ${level}` };
}

function attemptSetting(profile: SchoolProfileName, own: OwnChoices): Setting {
  const isRequired = own.requiresAttempt || schoolProfile(profile).requiresAttempt;
  return {
    name: t`An attempt before explanations`,
    value: isRequired ? t`In every class` : t`Each class decides`,
  };
}

const minutesOf = (count: number | null): string =>
  count === null ? t`No limit` : plural(count, { one: '# minute', other: '# minutes' });

function timeSettings(profile: SchoolProfileName, { timeLimits }: OwnChoices): Setting[] {
  const { dayMinutes, lessonMinutes, breakMinutes, quietHours } = limitsWithDefaults(profile, timeLimits);
  const after = minutesOf(breakMinutes);
  const { from, until } = quietHours ?? { from: '', until: '' };
  return [
    { name: t`Use in a day`, value: minutesOf(dayMinutes) },
    { name: t`Use in a lesson`, value: minutesOf(lessonMinutes) },
    { name: t`Break reminder`, value: breakMinutes === null ? t`None` : t`After ${after}` },
    { name: t`Quiet hours`, value: quietHours === null ? t`None` : t`From ${from} until ${until}` },
  ];
}

/** Every setting that a profile decides, with what applies in a school that has it. */
export function settingsUnder(profile: SchoolProfileName, own: OwnChoices): Setting[] {
  const { defaultAge, requiresContact, wording, securityLogDays, reports, retention } =
    schoolProfile(profile);
  const { conversations, records, accounts } = retention;
  return [
    ...families.map((family) => levelSetting(profile, family)),
    attemptSetting(profile, own),
    ...timeSettings(profile, own),
    {
      name: t`Harmful content, in a class without an age`,
      value: t`As for students of ${defaultAge}`,
    },
    {
      name: t`Before students sign up`,
      value: requiresContact ? t`The safeguarding contact confirms their role` : t`Nothing is asked for`,
    },
    {
      name: t`Helpline that students read`,
      value: own.safeguarding?.helpline ?? (translated(wording.helpline ?? '') || t`None`),
    },
    {
      name: t`How long data is kept, where the school chooses nothing`,
      value: t`Conversations ${conversations} months, safeguarding records ${records} months, unused accounts ${accounts} months`,
    },
    {
      name: t`Classes in the school’s report`,
      value:
        reports.smallestClass === 0
          ? t`Each in a row of its own`
          : t`Those with fewer than ${reports.smallestClass} students in one row together`,
    },
    {
      name: t`Security log`,
      value:
        securityLogDays === 0
          ? t`As the server’s settings say`
          : plural(securityLogDays, { one: 'Kept for at least # day', other: 'Kept for at least # days' }),
    },
  ];
}
