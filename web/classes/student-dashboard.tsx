import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { JoinOffer, StudentClass } from '../../contract/classes.ts';
import { explain } from '../api/refusal.ts';
import { SlowUpdates } from '../api/slow-updates.tsx';
import { Alert, FailureAlert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useFocusHeadingAfter } from '../ui/focus-heading.ts';
import { useShownTogether } from '../ui/use-shown-together.ts';
import { AwaitedClassCard } from './awaited-class-card.tsx';
import { ClassList } from './class-list.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { JoinClass } from './join-class-dialog.tsx';
import { useJoinClass, useStudentClasses } from './queries.ts';
import { type StudentCardParts, StudentClassCard } from './student-class-card.tsx';

/**
 * The join offer: one click joins the class whose session code the student registered with (contract "Classes
 * and sessions").
 */
function JoinOfferButton({ offer }: { offer: JoinOffer }) {
  const { mutate: join, isPending, error } = useJoinClass();
  return (
    <div className="grid justify-items-center gap-2">
      <Button look="primary" busy={isPending} onClick={() => join({ classCode: offer.classCode })}>
        <span>
          <Trans>
            Join <bdi>{offer.className}</bdi>
          </Trans>
        </span>
      </Button>
      <p className="text-sm text-soft">
        <Trans>
          The class of <bdi>{offer.teacherName}</bdi>
        </Trans>
      </p>
      {error !== null && <FailureAlert failure={explain(error, t`Failed to join class`)} />}
    </div>
  );
}

interface StudentDashboardProps {
  parts: StudentCardParts;
  /** Draws what is to do in these classes. It is the first part of the page. */
  toDo: (classes: readonly StudentClass[]) => ReactNode;
  /** The class code in the address, from a QR code; the form opens with it filled in. */
  typedCode: string | undefined;
  /** Called when that form is closed, so that the code can leave the address. */
  onTypedCodeUsed: () => void;
  /** The notice of who can read what, which is shown from time to time. */
  reminder: ReactNode;
}

const noClassYet = () => t`No classes yet. Join your first class to get started!`;
const noClassNow = () =>
  t`You are not in a class right now. To join one, ask your teacher for its class code.`;

const withheldSentence = (count: number) =>
  plural(count, {
    one: 'A teacher reset your password. # class of another teacher opens again when that teacher confirms that it is you, or when you sign in on a device that you used before.',
    other:
      'A teacher reset your password. # classes of other teachers open again when those teachers confirm that it is you, or when you sign in on a device that you used before.',
  });

/** /student-dashboard (spec 2). */
export function StudentDashboard({
  parts,
  toDo,
  typedCode,
  onTypedCodeUsed,
  reminder,
}: StudentDashboardProps) {
  const query = useStudentClasses();
  const isShown = useShownTogether();
  const {
    classes = [],
    waiting = [],
    invitation: offer = null,
    hadClasses = false,
    withheldClasses = 0,
  } = query.data ?? {};
  const isMember = classes.length > 0;
  useFocusHeadingAfter(offer !== null);
  // This button stands out only while there is neither a join offer nor a class.
  const look = offer === null && classes.length + waiting.length === 0 ? 'primary' : 'secondary';
  return (
    <DashboardPage
      isShown={isShown}
      action={<JoinClass look={look} typedCode={typedCode} onClosed={onTypedCodeUsed} />}
      lead={isMember ? { title: t`To do`, content: toDo(classes) } : undefined}
      notice={
        <>
          <p role="status" className="empty:hidden">
            <SlowUpdates />
          </p>
          {reminder}
          {withheldClasses > 0 && <Alert look="calm">{withheldSentence(withheldClasses)}</Alert>}
        </>
      }
    >
      <ClassList
        query={query}
        narrow={isMember}
        cards={[
          ...waiting.map((awaited) => <AwaitedClassCard key={awaited.classId} awaited={awaited} />),
          ...classes.map((schoolClass) => (
            <StudentClassCard key={schoolClass.id} schoolClass={schoolClass} parts={parts} />
          )),
        ]}
        empty={
          <EmptyState text={hadClasses ? noClassNow() : noClassYet()}>
            {offer !== null && <JoinOfferButton offer={offer} />}
            {offer === null && !hadClasses && (
              <p className="max-w-prose text-sm text-soft">
                <Trans>
                  Ask your teacher for the Class Code or the Session ID, press Join Class, and type it in.
                  Open sessions and assignments then appear here.
                </Trans>
              </p>
            )}
          </EmptyState>
        }
      />
      {classes.length + waiting.length > 0 && offer !== null && <JoinOfferButton offer={offer} />}
    </DashboardPage>
  );
}
