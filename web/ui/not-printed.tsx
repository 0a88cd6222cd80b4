import { Trans } from '@lingui/react/macro';

/** Says on paper that a conversation begins earlier than its print. */
export const NotPrinted = () => (
  <p className="hidden text-sm text-soft print:block">
    <Trans>Earlier messages are not on this print. Print from the menu of the page to get all of them.</Trans>
  </p>
);
