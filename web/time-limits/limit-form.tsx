import { t } from '@lingui/core/macro';
import type { z } from 'zod';
import type { ClassTimeLimits, TimeLimits } from '../../contract/time-limits.ts';
import { TextField } from '../ui/field.tsx';
import { FormRefusal, refusalOf } from '../ui/form-refusal.ts';
import { readFields } from '../ui/read-form.ts';
import type { Bind } from '../ui/use-form.ts';

const minutesNames = ['dayMinutes', 'lessonMinutes', 'breakMinutes'] as const;

/** The values of the limit fields as they were typed; an empty field sets none, so that a default applies. */
export type LimitValues = Record<(typeof minutesNames)[number] | 'quietFrom' | 'quietUntil', string>;

/** Limits as the values of their fields. */
export const limitValues = (limits: TimeLimits): LimitValues => ({
  dayMinutes: String(limits.dayMinutes ?? ''),
  lessonMinutes: String(limits.lessonMinutes ?? ''),
  breakMinutes: String(limits.breakMinutes ?? ''),
  quietFrom: limits.quietHours?.from ?? '',
  quietUntil: limits.quietHours?.until ?? '',
});

const numberOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/**
 * Reads the fields with the schema of a call.
 * @param more the other fields of the call
 * @throws FormRefusal
 */
export function readLimits<Schema extends z.ZodType>(
  schema: Schema,
  { quietFrom, quietUntil, ...values }: LimitValues,
  more: object = {},
): z.output<Schema> {
  const minutes = Object.fromEntries(minutesNames.map((name) => [name, numberOf(values[name])]));
  const isQuiet = quietFrom !== '' || quietUntil !== '';
  const quietHours = isQuiet ? { from: quietFrom, until: quietUntil } : null;
  try {
    return readFields(schema, { ...minutes, quietHours, ...more });
  } catch (error) {
    if (!(error instanceof FormRefusal)) throw error;
    // The schema has one sentence for the quiet hours, but the form has two fields. The sentence goes to the
    // empty field, or to the second one if both are filled.
    const { quietHours: quiet, ...beside } = error.beside;
    const name = quietFrom === '' ? 'quietFrom' : 'quietUntil';
    throw refusalOf(quiet === undefined ? beside : { ...beside, [name]: quiet }) ?? error;
  }
}

const quotaNames = ['studentQuestions', 'classQuestions'] as const;

/** The values of the fields of quotas as they were typed; an empty field sets none. */
export type QuotaValues = Record<(typeof quotaNames)[number], string>;

/** The quotas of a class as the values of their fields. */
export const quotaValues = ({ studentQuestions, classQuestions }: ClassTimeLimits): QuotaValues => ({
  studentQuestions: String(studentQuestions ?? ''),
  classQuestions: String(classQuestions ?? ''),
});

/** What the fields of quotas say, for `readLimits`. */
export const readQuotas = (values: QuotaValues) =>
  Object.fromEntries(quotaNames.map((name) => [name, numberOf(values[name])]));

/** The fields of the quotas of a class. */
export function QuotaFields({ bind }: { bind: Bind<keyof QuotaValues> }) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        label={t`Questions of each student in a day`}
        hint={t`In this class. Empty: no limit.`}
        inputMode="numeric"
        autoComplete="off"
        {...bind('studentQuestions')}
      />
      <TextField
        label={t`Questions of the class in a day`}
        hint={t`Of all students together. Empty: no limit.`}
        inputMode="numeric"
        autoComplete="off"
        {...bind('classQuestions')}
      />
    </div>
  );
}

interface LimitFieldsProps {
  bind: Bind<keyof LimitValues>;
  /** The limits of the school, which are the most that a class can choose. */
  ceilings?: TimeLimits | undefined;
  /** For a school: the limits that apply where a field is empty, and the name of the profile that says so. */
  defaults?: (TimeLimits & { profile: string }) | undefined;
}

/** The fields of the limits of a school or a class. */
export function LimitFields({ bind, ceilings, defaults }: LimitFieldsProps) {
  const profile = defaults?.profile ?? '';
  const minutesHint = (minutes: number | null | undefined, otherwise: number | null | undefined) => {
    if (minutes != null) return t`In minutes. The school allows ${minutes}.`;
    return otherwise == null
      ? t`In minutes. Empty: no limit.`
      : t`In minutes. Empty: ${otherwise}, by the profile ${profile}.`;
  };
  const [ofSchool, ofProfile] = [ceilings?.breakMinutes, defaults?.breakMinutes];
  const quiet = ceilings?.quietHours;
  const defaultQuietHours = defaults?.quietHours;
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField
          label={t`Use in a day`}
          hint={minutesHint(ceilings?.dayMinutes, defaults?.dayMinutes)}
          inputMode="numeric"
          autoComplete="off"
          {...bind('dayMinutes')}
        />
        <TextField
          label={t`Use in a lesson`}
          hint={minutesHint(ceilings?.lessonMinutes, defaults?.lessonMinutes)}
          inputMode="numeric"
          autoComplete="off"
          {...bind('lessonMinutes')}
        />
        <TextField
          label={t`Break reminder`}
          hint={
            (ofSchool != null && t`After minutes without a break. The school: ${ofSchool}.`) ||
            (ofProfile != null &&
              t`After minutes without a break. Empty: ${ofProfile}, by the profile ${profile}.`) ||
            t`After minutes without a break. Empty: none.`
          }
          inputMode="numeric"
          autoComplete="off"
          {...bind('breakMinutes')}
        />
      </div>
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField label={t`Quiet from`} type="time" {...bind('quietFrom')} />
        <TextField label={t`Quiet until`} type="time" {...bind('quietUntil')} />
        <p className="col-span-2 text-xs text-soft">
          {t`The tutor answers nobody in these hours, which can last over midnight.`}{' '}
          {quiet && t`The school’s quiet hours are from ${quiet.from} until ${quiet.until}, too.`}
          {defaultQuietHours &&
            t`Empty: from ${defaultQuietHours.from} until ${defaultQuietHours.until}, by the profile ${profile}.`}
        </p>
      </div>
    </>
  );
}
