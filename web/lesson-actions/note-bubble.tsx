import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Note } from '../../contract/lesson-actions.ts';
import { formatClock } from '../ui/moments.ts';
import { WrittenText } from '../ui/written-text.tsx';

interface NoteBubbleProps {
  note: Note;
  /** The student whose replies are shown; without one, those of all students. */
  student?: { readonly uid: string; readonly name: string } | undefined;
  /** The reader is the student. */
  own?: boolean;
  /** Where the student answers. */
  children?: ReactNode;
}

/** A note of the teacher in a conversation, with the replies to it. */
export function NoteBubble({ note, student, own = false, children }: NoteBubbleProps) {
  const replies = note.replies.filter(
    ({ studentUid }) => student === undefined || studentUid === student.uid,
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={t`Note from ${note.teacherName}`}
      className="grid gap-1.5 rounded-lg border-s-4 border-teacher bg-teacher-wash px-4 py-2.5 break-inside-avoid"
    >
      <p className="text-xs font-semibold text-teacher">
        <bdi>{note.teacherName}</bdi> · {formatClock(note.createdAt)}
        {note.studentUid === null && (
          <>
            {' · '}
            <Trans>to all</Trans>
          </>
        )}
      </p>
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]">
        <WrittenText text={note.text} />
      </p>
      {replies.map((reply) => (
        <div key={reply.id} className="border-t border-line pt-1.5">
          <p className="text-xs font-semibold text-soft">
            {own ? t`You` : <bdi>{student?.name ?? reply.studentName}</bdi>}, {formatClock(reply.createdAt)}
            {reply.hasPersonalData === true && (
              <>
                {' · '}
                <Trans>contains personal data</Trans>
              </>
            )}
          </p>
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]">
            <WrittenText text={reply.text} />
          </p>
        </div>
      ))}
      {children}
    </div>
  );
}
