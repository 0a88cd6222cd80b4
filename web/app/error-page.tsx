import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Button, buttonLook } from '../ui/button.tsx';
import { paths } from './paths.ts';

interface MessagePageProps {
  title: string;
  text: string;
  reload?: boolean;
}

function MessagePage({ title, text, reload = false }: MessagePageProps) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-lg content-center justify-items-start gap-4 p-6">
      <h1 className="text-2xl">{title}</h1>
      <p className="text-soft">{text}</p>
      <div className="flex flex-wrap gap-3">
        {reload && (
          <Button look="primary" onClick={() => window.location.reload()}>
            <Trans>Load the page again</Trans>
          </Button>
        )}
        <Link to={paths.home} className={buttonLook(reload ? 'secondary' : 'primary')}>
          <Trans>Go to the start page</Trans>
        </Link>
      </div>
    </main>
  );
}

/** Replaces a page that fails: a sentence and two ways to continue. */
export function ErrorPage() {
  return (
    <MessagePage
      title={t`Something went wrong`}
      text={t`This page could not be shown. Nothing you sent is lost.`}
      reload
    />
  );
}

/** Shown for an address that does not exist. */
export function NotFoundPage() {
  return (
    <MessagePage
      title={t`There is no such page`}
      text={t`Please check the address, or go to the start page.`}
    />
  );
}
