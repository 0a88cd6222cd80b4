import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AlertFigures, ModelUse, WorkFigures } from '../../contract/reports.ts';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import {
  alertList,
  type Compared,
  compare,
  type Figure,
  type ShownUse,
  shownUse,
  tokenList,
  waitingSince,
  workList,
} from './figures.ts';

/** The figures of everybody together. */
export interface TotalFigures {
  /** Students who asked something; null where only alerts are shown. */
  readonly students: number | null;
  readonly work: WorkFigures | null;
  readonly alerts: AlertFigures;
  readonly modelUse: ModelUse | null;
}

const listOf = ({ students, work, alerts, modelUse }: TotalFigures, shown: ShownUse): Figure[] => [
  ...(students === null
    ? []
    : [
        {
          label: t`Students who asked something`,
          value: String(students),
          isNone: students === 0,
          hasKinds: false,
          kinds: [],
        },
      ]),
  ...(work === null ? [] : workList(work, students ?? 0)),
  ...alertList(alerts),
  ...tokenList(modelUse, shown),
];

function Row({ label, isKind, now, before }: Compared) {
  return (
    <tr className="border-t border-line break-inside-avoid print:*:py-0.5">
      <th
        scope="row"
        className={classNames('py-1.5 pe-3 text-start font-normal', isKind && 'ps-5 text-soft')}
      >
        {label}
      </th>
      <td className="px-3 py-1.5 text-end whitespace-nowrap tabular-nums">{now}</td>
      <td className="py-1.5 ps-3 text-end whitespace-nowrap text-soft tabular-nums">{before}</td>
    </tr>
  );
}

/** The week in numbers, beside the week before. */
export function WeekTable({ now, before }: { now: TotalFigures; before: TotalFigures }) {
  const waiting = waitingSince(now.alerts);
  const shown = shownUse(now.modelUse, before.modelUse);
  return (
    <Card aria-label={t`The week in numbers`} className="grid content-start gap-3 print:p-0">
      <h2 className="text-lg">
        <Trans>The week in numbers</Trans>
      </h2>
      <table className="w-full border-collapse text-sm print:max-w-[130mm]">
        <thead>
          <tr className="text-xs text-soft">
            <td />
            <th scope="col" className="px-3 pb-1.5 text-end font-semibold sm:whitespace-nowrap">
              <Trans>The week</Trans>
            </th>
            <th scope="col" className="pb-1.5 ps-3 text-end font-semibold sm:whitespace-nowrap">
              <Trans>The week before</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {compare(listOf(now, shown), listOf(before, shown)).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a kind can have the words of another row
            <Row key={index} {...row} />
          ))}
        </tbody>
      </table>
      {waiting !== null && <p className="text-sm">{waiting}</p>}
    </Card>
  );
}
