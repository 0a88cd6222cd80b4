import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceOf } from '../api/refusal.ts';
import { useAwaitedContact, useConfirmContact } from '../guidelines/school-profile.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from './notice.tsx';
import { school } from './queries.ts';

/** Lets the safeguarding contact confirm their role, without a link in an email. */
function Confirmation() {
  const confirm = useConfirmContact();
  return (
    <>
      <Notice
        link={
          <Button busy={confirm.isPending} onClick={() => confirm.mutate()}>
            <Trans>I am the contact</Trans>
          </Button>
        }
      >
        <Trans>
          You are named as the safeguarding contact of your school: you see every alert about a student who
          may be in danger. Students cannot sign up until you confirm it.
        </Trans>
      </Notice>
      {confirm.error !== null && (
        <Alert>{sentenceOf(confirm.error, t`This could not be saved. Please try again.`)}</Alert>
      )}
    </>
  );
}

/**
 * The dashboard's notice about the safeguarding contact. It tells an administrator that the school has none,
 * asks the contact to confirm the role, and tells every other teacher that students cannot sign up before
 * that.
 * @param link leads to the form of the contact, with a label
 */
export function ContactNotice({ link }: { link: (label: string) => ReactNode }) {
  const { data } = useQuery(school);
  const { awaitsContact, asksCaller } = useAwaitedContact();
  if (asksCaller) return <Confirmation />;
  if (data && data.safeguarding === null)
    return (
      <Notice link={link(t`Name a contact`)}>
        <Trans>
          Your school has no safeguarding contact. A student in danger reads no name, and only the class’s
          teacher gets the alert.
        </Trans>{' '}
        {awaitsContact && <Trans>Students cannot sign up until there is one who has confirmed.</Trans>}
      </Notice>
    );
  if (!awaitsContact) return null;
  if (data)
    return (
      <Notice link={link(t`Go to the contact`)}>
        <Trans>Students cannot sign up until your safeguarding contact has confirmed their role.</Trans>
      </Notice>
    );
  return (
    <Notice link={null}>
      <Trans>
        Students cannot sign up at your school yet: its administrator has to finish the page Safeguarding.
      </Trans>
    </Notice>
  );
}
