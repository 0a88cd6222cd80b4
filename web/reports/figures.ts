import { plural, t } from '@lingui/core/macro';
import {
  type AlertFigures,
  incompleteKind,
  type Kinds,
  type ModelUse,
  noUse,
  type PersonalWord,
  type StudentFigures,
  type WorkFigures,
} from '../../contract/reports.ts';
import { contentKind, violationOf } from '../guidelines/receipt-words.ts';
import { formatMoment } from '../ui/moments.ts';
import { dateLocales } from '../ui/page-language.ts';

/**
 * A figure with its words. The same figures make the table of the week, that of the students, and the files.
 */
export interface Figure {
  readonly label: string;
  readonly value: string;
  /** Whether the value is a zero or no time. */
  readonly isNone: boolean;
  /** Whether it is split by kind. Kinds have the order of the table of prohibitions. */
  readonly hasKinds: boolean;
  readonly kinds: readonly { readonly label: string; readonly count: number }[];
}

/** '14 min', '5 h 12 min'. */
export function durationWords(minutes: number): string {
  const rest = minutes % 60;
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return t`${rest} min`;
  return rest === 0 ? t`${hours} h` : t`${hours} h ${rest} min`;
}

/** A time that people waited, in words; in days from two days on. @param minutes null when nobody waited */
export function waitWords(minutes: number | null): string {
  if (minutes === null) return '–';
  if (minutes === 0) return t`less than 1 min`;
  if (minutes < 48 * 60) return durationWords(minutes);
  return plural(Math.round(minutes / (24 * 60)), { one: '# day', other: '# days' });
}

const stoppedWord = (kind: string): string =>
  kind === incompleteKind ? t`was empty, or ended without a hint` : violationOf(kind);

const figure = (label: string, value: string, isNone: boolean): Figure => ({
  label,
  value,
  isNone,
  hasKinds: false,
  kinds: [],
});

const count = (label: string, value: number): Figure => figure(label, String(value), value === 0);

const countByKind = (label: string, value: number, kinds: Figure['kinds']): Figure => ({
  ...count(label, value),
  hasKinds: true,
  kinds,
});

const wordsOf = (kinds: Kinds, word: (kind: string) => string): Figure['kinds'] =>
  kinds.map(({ kind, count }) => ({ label: word(kind), count }));

const sumOf = (kinds: Kinds): number => kinds.reduce((sum, { count }) => sum + count, 0);

/** The average time of each of several students. */
const timeOfEach = (minutes: number, students: number): Figure =>
  students === 0
    ? figure(t`Time per student who asked`, '–', true)
    : figure(t`Time per student who asked`, durationWords(Math.round(minutes / students)), minutes === 0);

/**
 * How students used the tutor, in words and numbers.
 * @param students how many asked something; undefined for one student
 */
export const studentList = (work: StudentFigures, students?: number): Figure[] => [
  figure(t`Time`, durationWords(work.minutes), work.minutes === 0),
  ...(students === undefined ? [] : [timeOfEach(work.minutes, students)]),
  count(t`Lessons`, work.lessons),
  count(t`Questions`, work.questions),
  count(t`Asked the tutor to do the work`, work.offloading.asked),
  count(t`The tutor did it`, work.offloading.given),
  count(t`Pressed for the answer`, work.pressure),
  count(t`Tried to switch the rules off`, work.switchOff),
  countByKind(t`Asked for harmful content`, sumOf(work.harmful), wordsOf(work.harmful, contentKind)),
];

/** How a class or a school used the tutor, and what was stopped in the answers of its model. */
export const workList = (work: WorkFigures, students?: number): Figure[] => [
  ...studentList(work, students),
  countByKind(t`Answers stopped because the model…`, work.stopped, wordsOf(work.kinds, stoppedWord)),
];

/**
 * What a report shows of the use of the model: tokens only where a model was called, and a cost in each
 * currency that a price has.
 */
export interface ShownUse {
  readonly tokens: boolean;
  readonly currencies: readonly string[];
}

/**
 * What to show of the model's use in some weeks. It is the same for all of them, so that they stand side by
 * side.
 */
export function shownUse(...uses: readonly (ModelUse | null)[]): ShownUse {
  const known = uses.filter((use) => use !== null);
  return {
    tokens: known.some(({ calls }) => calls > 0),
    currencies: [...new Set(known.flatMap(({ costs }) => costs.map(({ currency }) => currency)))].sort(),
  };
}

/** A number of tokens; in words where the model's server told none. */
function tokens(label: string, value: number, { calls, unreported }: ModelUse): Figure {
  const isUnknown = calls > 0 && unreported === calls;
  return figure(label, isUnknown ? t`not reported` : value.toLocaleString(dateLocales), value === 0);
}

/** An amount of money with two digits after the point; of a small one, the first two that are not 0. */
function amountWords(amount: number): string {
  const digits = amount > 0 && amount < 1 ? Math.min(20, Math.max(2, 1 - Math.floor(Math.log10(amount)))) : 2;
  return amount.toLocaleString(dateLocales, { minimumFractionDigits: 2, maximumFractionDigits: digits });
}

export const amountIn = ({ costs }: ModelUse, currency: string): number =>
  costs.find((cost) => cost.currency === currency)?.amount ?? 0;

const costList = (use: ModelUse, currencies: readonly string[]): Figure[] =>
  currencies.map((currency) => {
    const amount = amountIn(use, currency);
    return figure(t`Cost of the tokens (${currency})`, amountWords(amount), amount === 0);
  });

/** What was used of the model, in few columns, for one of many classes. */
export function shortTokenList(use: ModelUse | null, { tokens: hasTokens, currencies }: ShownUse): Figure[] {
  if (!hasTokens) return [];
  const known = use ?? noUse;
  return [tokens(t`Tokens`, known.inputTokens + known.outputTokens, known), ...costList(known, currencies)];
}

/**
 * What was used of the model, as its server counted it. Tokens without a price are named, so that the cost is
 * not taken for all.
 */
export function tokenList(use: ModelUse | null, { tokens: hasTokens, currencies }: ShownUse): Figure[] {
  if (!hasTokens) return [];
  const known = use ?? noUse;
  const rest = known.unpricedTokens;
  return [
    tokens(t`Tokens that the model read`, known.inputTokens, known),
    tokens(t`Tokens that the model wrote`, known.outputTokens, known),
    count(t`Calls whose tokens its server did not report`, known.unreported),
    ...costList(known, currencies),
    ...(currencies.length === 0
      ? []
      : [figure(t`Tokens without a price`, rest.toLocaleString(dateLocales), rest === 0)]),
  ];
}

/** How personal a student's conversations were; in a word, since it is not a measurement. */
export const personalFigure = (word: PersonalWord): Figure =>
  figure(t`Personal or emotional`, { none: t`none`, some: t`some`, often: t`often` }[word], word === 'none');

/** How many alerts there were, and how soon somebody looked at them. */
export const alertList = (alerts: AlertFigures): Figure[] => [
  count(t`Alerts`, alerts.raised),
  count(t`Nobody has looked yet`, alerts.unread),
  figure(t`Usually looked at after`, waitWords(alerts.medianMinutes), alerts.medianMinutes === null),
  figure(t`Longest wait`, waitWords(alerts.longestMinutes), alerts.longestMinutes === null),
];

/** Says when the oldest of the alerts that nobody has looked at was raised; null without one. */
export const waitingSince = ({ unreadSince }: AlertFigures): string | null =>
  unreadSince === null
    ? null
    : t`The oldest alert that nobody has looked at is from ${formatMoment(unreadSince)}.`;

/** The kinds of a figure on one line: "drugs 2, weapons 1". */
export const kindsLine = ({ kinds }: Figure): string =>
  kinds.map(({ label, count }) => `${label} ${count}`).join(', ');

/** A row of the table of the week: this week and the week before. */
export interface Compared {
  readonly label: string;
  /** Whether it is a kind of the figure above it. */
  readonly isKind: boolean;
  readonly now: string;
  readonly before: string;
}

/**
 * The figures of two weeks side by side, with a row for each kind that occurred in either. Both lists must
 * have the same figures in the same order.
 */
export function compare(now: readonly Figure[], before: readonly Figure[]): Compared[] {
  return now.flatMap((figure, index) => {
    const earlier = before[index] ?? figure;
    const kinds = new Set([...figure.kinds, ...earlier.kinds].map(({ label }) => label));
    const countOf = ({ kinds: counted }: Figure, kind: string) =>
      String(counted.find(({ label }) => label === kind)?.count ?? 0);
    return [
      { label: figure.label, isKind: false, now: figure.value, before: earlier.value },
      ...[...kinds].map((kind) => ({
        label: kind,
        isKind: true,
        now: countOf(figure, kind),
        before: countOf(earlier, kind),
      })),
    ];
  });
}
