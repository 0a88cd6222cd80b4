import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import type { HelpRequest } from '../../contract/help-requests.ts';
import type { Note, NoteReply } from '../../contract/lesson-actions.ts';
import type { RecordedPause } from '../../contract/pauses.ts';
import { formatClock } from '../ui/moments.ts';
import { pauseText } from '../ui/pause-text.ts';
import { WrittenText } from '../ui/written-text.tsx';
import { HelpRequestEnding } from './help-request-bubble.tsx';
import { PauseEnding } from './pause-bubble.tsx';
import { type SaidInLesson, saidInLesson } from './said-in-lesson.ts';

interface LessonNotesProps {
  notes: readonly Note[];
  helpRequests: readonly HelpRequest[];
  pauses: readonly RecordedPause[];
  /** The link to the conversation of a student in the lesson. */
  toStudent: (studentUid: string) => ReactNode;
}

type ToStudent = Pick<LessonNotesProps, 'toStudent'>;

const textLook = 'whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]';

function Clock({ at }: { at: string }) {
  return (
    <>
      <time dateTime={at} className="text-soft tabular-nums">
        {formatClock(at)}
      </time>{' '}
    </>
  );
}

function PersonalData({ found }: { found: boolean | undefined }) {
  if (found !== true) return null;
  return (
    <span className="text-xs text-soft">
      {' · '}
      <Trans>contains personal data</Trans>
    </span>
  );
}

function Reply({ reply, toStudent }: { reply: NoteReply } & ToStudent) {
  return (
    <li className="border-s-2 border-line ps-3">
      <p>
        <Clock at={reply.createdAt} />
        {toStudent(reply.studentUid)}
        <PersonalData found={reply.hasPersonalData} />
      </p>
      <p dir="auto" className={textLook}>
        <WrittenText text={reply.text} />
      </p>
    </li>
  );
}

function Students({ uids, toStudent }: { uids: readonly string[] } & ToStudent) {
  return uids.map((uid, index) => (
    <Fragment key={uid}>
      {index > 0 && ', '}
      {toStudent(uid)}
    </Fragment>
  ));
}

/** A pause: when, who paused whom, the words, and until when. */
function Paused({ pause, toStudent }: { pause: RecordedPause } & ToStudent) {
  const teacher = <bdi className="font-semibold text-teacher">{pause.teacherName}</bdi>;
  return (
    <>
      <p>
        <Clock at={pause.pausedAt} />
        {pause.studentUid === null ? (
          <Trans>{teacher} paused all</Trans>
        ) : (
          <Trans>
            {teacher} paused {toStudent(pause.studentUid)}
          </Trans>
        )}
      </p>
      <p dir="auto" className={textLook}>
        <WrittenText text={pauseText(pause)} />
      </p>
      <p className="text-xs text-soft">
        <PauseEnding pause={pause} />
      </p>
    </>
  );
}

/** A note, a help request or a pause: when, from whom and to whom, the words, and what followed. */
function Said({ said, toStudent }: { said: SaidInLesson } & ToStudent) {
  if (said.pause !== undefined) return <Paused pause={said.pause} toStudent={toStudent} />;
  if (said.request !== undefined) {
    const { request } = said;
    return (
      <>
        <p>
          <Clock at={said.at} />
          <Trans>{toStudent(request.studentUid)} asked for help</Trans>
          <PersonalData found={request.hasPersonalData} />
        </p>
        {request.text !== '' && (
          <p dir="auto" className={textLook}>
            <WrittenText text={request.text} />
          </p>
        )}
        <p className="text-xs text-soft">
          {/* Any name makes these words for the teacher. It is not shown here. */}
          <HelpRequestEnding request={request} studentName="" over />
        </p>
      </>
    );
  }
  const { teacherName, studentUids, text, replies } = said;
  const teacher = <bdi className="font-semibold text-teacher">{teacherName}</bdi>;
  return (
    <>
      <p>
        <Clock at={said.at} />
        {studentUids.length === 0 ? (
          <Trans>{teacher} to all</Trans>
        ) : (
          <Trans>
            {teacher} to <Students uids={studentUids} toStudent={toStudent} />
          </Trans>
        )}
      </p>
      <p dir="auto" className={textLook}>
        <WrittenText text={text} />
      </p>
      {replies.length > 0 && (
        <ul aria-label={t`Replies`} className="grid gap-1">
          {replies.map((reply) => (
            <Reply key={reply.id} reply={reply} toStudent={toStudent} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The notes, pauses and help requests of a lesson that is over, by time; nothing without any. */
export function LessonNotes({ notes, helpRequests, pauses, toStudent }: LessonNotesProps) {
  const all = saidInLesson(notes, helpRequests, pauses);
  if (all.length === 0) return null;
  return (
    <div className="grid gap-1 border-t border-line pt-3 text-sm">
      <h3 className="text-sm font-semibold">
        <Trans>Notes, pauses and help requests</Trans>
      </h3>
      <ul aria-label={t`Notes, pauses and help requests`} className="grid gap-2">
        {all.map((said) => (
          <li key={said.id} className="grid gap-0.5">
            <Said said={said} toStudent={toStudent} />
          </li>
        ))}
      </ul>
    </div>
  );
}
