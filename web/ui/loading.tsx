import { Trans } from '@lingui/react/macro';

/** The sentence that something is loading. */
export const Loading = () => (
  <div role="status">
    <h1 className="text-xl text-soft">
      <Trans>Loading...</Trans>
    </h1>
  </div>
);

/** A page whose content is loading. */
export const LoadingPage = () => (
  <main className="grid justify-items-center px-5 py-16">
    <Loading />
  </main>
);
