import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReportWeek } from '../../contract/reports.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';

const dayLength = 24 * 3_600_000;

/** The date some days after another one. */
const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10);

interface WeekChoiceProps {
  week: ReportWeek;
  madeAt: string;
  onChoose: (day: string) => void;
}

/** Lets the reader choose a week: the previous one, the next one, or that of any day. */
export function WeekChoice({ week, madeAt, onChoose }: WeekChoiceProps) {
  const isOver = week.ends <= madeAt;
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <Button onClick={() => onChoose(dateAfter(week.monday, -7))}>
        <Trans>Previous week</Trans>
      </Button>
      <Button disabled={!isOver} onClick={() => onChoose(dateAfter(week.monday, 7))}>
        <Trans>Next week</Trans>
      </Button>
      <TextField
        label={t`Week with the day`}
        beside
        type="date"
        required
        min="2000-01-01"
        max="2099-12-31"
        value={week.monday}
        onChange={({ target }) => target.validity.valid && onChoose(target.value)}
      />
    </div>
  );
}
