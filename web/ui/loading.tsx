export const Loading = () => (
  <p role="status" className="animate-pulse-soft font-display text-xl">
    Loading...
  </p>
);

/** A page whose content is on its way. */
export const LoadingPage = () => (
  <main className="grid justify-items-center px-5 py-16">
    <Loading />
  </main>
);
