import { t } from '@lingui/core/macro';
import type { Opening } from '../../contract/live-sessions.ts';
import { SelectField } from '../ui/field.tsx';
import { formatClock, formatMoment } from '../ui/moments.ts';
import { lessonActsWords } from './lesson-acts-words.ts';

/** 'Nov 2, 2026, 9:00 AM – 9:45 AM'. A lesson that ends on another day shows that date as well. */
export function lessonName({ openedAt, closedAt }: Opening): string {
  if (closedAt === null) return t`${formatMoment(openedAt)} – now`;
  const sameDay = new Date(openedAt).toDateString() === new Date(closedAt).toDateString();
  return `${formatMoment(openedAt)} – ${sameDay ? formatClock(closedAt) : formatMoment(closedAt)}`;
}

interface LessonChoiceProps {
  openings: readonly Opening[];
  chosen: string;
  onChoose: (openingId: string) => void;
}

/** The choice of the lesson to read, with who started the chosen one, and who or what ended it. */
export function LessonChoice({ openings, chosen, onChoose }: LessonChoiceProps) {
  const acts = lessonActsWords(openings.find(({ id }) => id === chosen)?.acts);
  return (
    <div className="max-w-md">
      <SelectField
        label={t`Lesson`}
        {...(acts !== '' && { hint: acts })}
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
        options={openings.map((opening) => ({ value: opening.id, label: lessonName(opening) }))}
      />
    </div>
  );
}
