import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { linkLook } from '../ui/button.tsx';
import { paths } from './paths.ts';

/** The link to the lessons of a class's session. */
export const LessonsLink = ({ sessionId }: { sessionId: string }) => (
  <Link to={paths.lessons(sessionId)} className={linkLook}>
    <Trans>Lessons and conversations</Trans>
  </Link>
);
