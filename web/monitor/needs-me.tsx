import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { MarkKind } from '../../contract/marks.ts';
import { plainText } from '../../markdown/plain-text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ClassMarks, NeedsTeacher } from './class-marks.ts';
import { MarkBadge } from './mark-badge.tsx';
import { markMeaning } from './mark-words.ts';

interface NeedsMeProps {
  marks: ClassMarks;
  onDismiss: (studentId: string, kind: MarkKind) => void;
  /** Shows the student's conversation. */
  onOpen: (studentId: string) => void;
}

/** What half of the class has is one line, not thirty marks. */
const classLine = ({ kind, count, students }: ClassMarks['ofClass'][number]): string =>
  kind === 'model-fails'
    ? t`No answer from the tutor: ${count} of ${students}`
    : t`Stuck: ${count} of ${students}`;

function Row({ student, mark, message, onDismiss, onOpen }: NeedsTeacher & Omit<NeedsMeProps, 'marks'>) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <Button look="quiet" className="max-w-56 truncate" onClick={() => onOpen(student.id)}>
        <bdi>{student.name}</bdi>
      </Button>
      <span title={markMeaning(mark.kind)}>
        <MarkBadge kind={mark.kind} />
      </span>
      <span dir="auto" className="min-w-40 flex-1 truncate text-sm text-soft">
        “{plainText(message)}”
      </span>
      <Button
        look="quiet"
        aria-label={t`Not now: ${student.name}`}
        onClick={() => onDismiss(student.id, mark.kind)}
      >
        <Trans>Not now</Trans>
      </Button>
    </li>
  );
}

/** Who needs the teacher, the most urgent first, each with the message that shows it; folded to one line. */
export function NeedsMe({ marks: { needTeacher, ofClass }, onDismiss, onOpen }: NeedsMeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const count = needTeacher.length;
  return (
    <div className="grid gap-1 empty:hidden">
      <p role="status" className="sr-only">
        {count > 0 && plural(count, { one: '# student to look at', other: '# students to look at' })}
      </p>
      {ofClass.map((line) => (
        <p key={line.kind} role="status" className="rounded-md bg-notice-wash px-3 py-2 text-sm text-notice">
          {classLine(line)}
        </p>
      ))}
      {count > 0 && (
        <div className="rounded-lg bg-surface px-2">
          <Button
            look="quiet"
            aria-expanded={isOpen}
            className="w-full justify-start"
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name="chevron" className={isOpen ? '' : '-rotate-90 rtl:rotate-90'} />
            {plural(count, { one: '# student to look at', other: '# students to look at' })}
          </Button>
          {isOpen && (
            <ul aria-label={t`To look at`} className="divide-y divide-line pb-2">
              {needTeacher.map((needs) => (
                <Row key={needs.student.id} {...needs} onDismiss={onDismiss} onOpen={onOpen} />
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
