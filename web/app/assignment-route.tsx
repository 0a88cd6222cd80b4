import { Trans } from '@lingui/react/macro';
import { Link, useParams } from 'react-router';
import { AssignmentPage } from '../assignments/assignment-page.tsx';
import { useStudentClasses } from '../classes/queries.ts';
import { SupportLine } from '../safeguarding/support-line.tsx';
import { OwnTime } from '../time-limits/own-time.tsx';
import { AssignmentChat } from '../tutor/assignment-chat.tsx';
import { linkLook } from '../ui/button.tsx';
import { GoButton } from './go-button.tsx';
import { paths } from './paths.ts';

/** An assignment with its chat. @param reading whether it can be read after its window has closed, too */
export function AssignmentWithChat({ reading }: { reading: boolean }) {
  const { assignmentId = '' } = useParams();
  const { data } = useStudentClasses();
  return (
    <AssignmentPage
      key={assignmentId}
      assignmentId={assignmentId}
      reading={reading}
      back={(look) => (
        <GoButton look={look} to={paths.studentDashboard}>
          <Trans>Back to Dashboard</Trans>
        </GoButton>
      )}
      work={
        <Link to={paths.ownWork(assignmentId)} className={linkLook}>
          <Trans>Read my work</Trans>
        </Link>
      }
      chat={({ assignment, closed, gone, reload }) => (
        <AssignmentChat
          // A deletion of work begins the chat anew, so that nothing deleted stays on screen.
          key={data?.workDeletedAt ?? ''}
          assignmentId={assignment.id}
          title={assignment.title}
          closed={closed}
          gone={gone}
          support={(supportCount) => <SupportLine supportCount={supportCount} />}
          time={(questions) => (
            <OwnTime classId={assignment.classId} inLesson={false} questions={questions} />
          )}
          onRefused={reload}
        />
      )}
    />
  );
}

/** The page on which a student works on an assignment. */
export const Component = () => <AssignmentWithChat reading={false} />;
