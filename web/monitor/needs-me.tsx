import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { SessionState } from '../../contract/live-sessions.ts';
import { isOfAlert, type MarkKind } from '../../contract/marks.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PreviewText } from '../ui/preview-text.tsx';
import { useFocusInList } from '../ui/use-focus-in-list.ts';
import type { ClassMarks, NeedsTeacher } from './class-marks.ts';
import { MarkBadge } from './mark-badge.tsx';
import { inHandWords, markWord } from './mark-words.ts';
import type { SameAnswer } from './same-answer.ts';
import type { StudentParts } from './student-parts.ts';

interface NeedsMeProps {
  session: SessionState;
  needTeacher: ClassMarks['needTeacher'];
  parts: StudentParts;
  /** Dismisses a mark of a student, or a help request by its own id. */
  onDismiss: (id: string, kind: MarkKind) => void;
  /** Shows the student's conversation. */
  onOpen: (studentId: string) => void;
}

/** A mark that half of the class has: one line instead of thirty marks. */
const classLine = ({ kind, count, students }: ClassMarks['ofClass'][number]): string =>
  kind === 'model-fails'
    ? t`No answer from the tutor: ${count} of ${students}`
    : t`Stuck: ${count} of ${students}`;

/** The checks cannot tell that an answer is wrong, only that they have not found it to be right. */
const sameAnswerLine = ({ count, students, answer }: SameAnswer): string =>
  t`${count} of ${students} wrote the same answer, not confirmed so far: ${answer}`;

function Row({
  session,
  student,
  mark,
  inHand,
  message,
  request,
  parts,
  onDismiss,
  onOpen,
}: NeedsTeacher & Omit<NeedsMeProps, 'needTeacher'>) {
  const dismissedId = mark.kind === 'asks' && request ? request.id : student.id;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <Button look="quiet" className="max-w-56 truncate" onClick={() => onOpen(student.id)}>
        <bdi>{student.name}</bdi>
      </Button>
      <MarkBadge kind={mark.kind} />
      {inHand && <span className="text-sm text-soft">{inHandWords(inHand)}</span>}
      {mark.kind === 'asks' ? (
        <span className="flex-1" />
      ) : (
        <span dir="auto" className="min-w-40 flex-1 truncate text-sm text-soft">
          “<PreviewText text={message} />”
        </span>
      )}
      {!isOfAlert(mark.kind) && (
        <Button
          look="quiet"
          aria-label={t`Not now: ${student.name}`}
          onClick={() => onDismiss(dismissedId, mark.kind)}
        >
          <Trans>Not now</Trans>
        </Button>
      )}
      {request && (
        <div className="flex basis-full flex-wrap items-center gap-2 px-4 pb-1">
          <div className="min-w-0 flex-1 basis-60">{parts.helpRequest(request, student)}</div>
          {parts.actions(session, student)}
        </div>
      )}
    </li>
  );
}

function ClassLine({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="rounded-md bg-notice-wash px-3 py-1.5 text-sm text-notice">
      {children}
    </p>
  );
}

interface ClassLinesProps extends Pick<ClassMarks, 'ofClass' | 'sameAnswer'> {
  /** The tutor's model answers nobody at present. */
  modelIsDown: boolean;
}

/**
 * What concerns the whole class, a line each: that the model is down, the marks that half of the class has,
 * and the answer that half of it wrote.
 */
export function ClassLines({ ofClass, sameAnswer, modelIsDown }: ClassLinesProps) {
  return (
    <>
      {modelIsDown && (
        <ClassLine>
          <Trans>
            The tutor answers nobody at present: its model is down. Each new question tries it again.
          </Trans>
        </ClassLine>
      )}
      {ofClass.map((line) => (
        <ClassLine key={line.kind}>{classLine(line)}</ClassLine>
      ))}
      {sameAnswer && <ClassLine>{sameAnswerLine(sameAnswer)}</ClassLine>}
    </>
  );
}

/**
 * Who needs the teacher, the most urgent first, each with the message that shows it; a list that opens over
 * the wall. A screen reader hears how many there are and the most urgent one, and not every message.
 */
export function NeedsMe({ needTeacher, onOpen, ...rowProps }: NeedsMeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const count = needTeacher.length;
  const [first] = needTeacher;
  const needYou = plural(count, { one: '# needs you', other: '# need you' });
  const opener = useRef<HTMLButtonElement>(null);
  const listProps = useFocusInList(count);
  const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
    // Escape in the dialog of a note closes only the dialog.
    if (key !== 'Escape' || !isOpen || defaultPrevented) return;
    setIsOpen(false);
    opener.current?.focus();
  };
  return (
    // Without a button, the class `contents` keeps this element from leaving a gap in its row.
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the list from everywhere in it
    <div onKeyDown={closeOnEscape} className={count > 0 ? 'relative' : 'contents'}>
      <p role="status" className="sr-only">
        {first && (
          <>
            {needYou}. {markWord(first.mark.kind)}: <bdi>{first.student.name}</bdi>
          </>
        )}
      </p>
      {count > 0 && (
        <Button ref={opener} aria-expanded={isOpen} className="px-3" onClick={() => setIsOpen(!isOpen)}>
          {needYou}
          <Icon name="chevron" className={isOpen ? 'size-4 rotate-180' : 'size-4'} />
        </Button>
      )}
      {count > 0 && isOpen && (
        <ul
          {...listProps}
          aria-label={t`Need you`}
          className="absolute start-0 top-full z-20 mt-1 max-h-[60dvh] w-[min(40rem,calc(100vw-2rem))] divide-y divide-line overflow-y-auto rounded-lg border border-line bg-raised px-2 shadow-floating"
        >
          {needTeacher.map((needs) => (
            <Row
              key={needs.student.id}
              {...rowProps}
              {...needs}
              onOpen={(studentId) => {
                setIsOpen(false);
                onOpen(studentId);
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
