import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { logFailure } from '../api/log.ts';
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
        <Link to={paths.home} className={buttonLook()}>
          <Trans>Go to the start page</Trans>
        </Link>
      </div>
    </main>
  );
}

/** Whatever breaks while a page is drawn ends here, in words and with two ways on. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => {
    if (!isRouteErrorResponse(error)) logFailure(error);
  }, [error]);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <MessagePage
      title={t`Something went wrong`}
      text={t`This page could not be shown. Nothing you sent is lost.`}
      reload
    />
  );
}

export function NotFoundPage() {
  return (
    <MessagePage
      title={t`There is no such page`}
      text={t`Please check the address, or go to the start page.`}
    />
  );
}
