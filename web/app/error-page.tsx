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
            Load the page again
          </Button>
        )}
        <Link to={paths.home} className={buttonLook()}>
          Go to the start page
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
      title="Something went wrong"
      text="This page could not be shown. Nothing you sent is lost."
      reload
    />
  );
}

export function NotFoundPage() {
  return (
    <MessagePage title="There is no such page" text="Please check the address, or go to the start page." />
  );
}
