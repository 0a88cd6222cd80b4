import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { limits } from '../../contract/constants.ts';
import { type SafeguardingContact, type School, safeguardingContact } from '../../contract/school.ts';
import { type SchoolProfileName, schoolProfile } from '../../contract/school-profiles.ts';
import { supportText } from '../../contract/support-text.ts';
import { explain } from '../api/refusal.ts';
import { useChangeForm } from '../changes/use-change-form.ts';
import { useSchoolProfile } from '../guidelines/school-profile.ts';
import { Alert } from '../ui/alert.tsx';
import { Card } from '../ui/card.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { pageLanguage } from '../ui/page-language.ts';
import { readFields } from '../ui/read-form.ts';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { translated } from '../ui/translated.ts';
import { AlertMinutes } from './alert-minutes.tsx';
import { AttemptFirst } from './attempt-first.tsx';
import { NoLongerAdministrator } from './no-longer-administrator.tsx';
import { LinkDialog, OpenInvitations } from './open-invitations.tsx';
import { OwnNames } from './own-names.tsx';
import { useSchool, useSetSafeguarding } from './school-queries.ts';

const empty: SafeguardingContact = { contactName: '', contactEmail: '', helpline: '' };

/** Whether the profile of the school waits for the contact to confirm. */
const awaitsContact = ({ contactHasConfirmed }: School, profile: SchoolProfileName): boolean =>
  schoolProfile(profile).requiresContact && !contactHasConfirmed;

/** Who sees the alerts of the school, and what the profile of the school waits for. */
function alertsNotice(school: School, profile: SchoolProfileName): string {
  const whoSees = whoSeesAlerts(school);
  const name = school.contactAccountName ?? '';
  if (!awaitsContact(school, profile)) return whoSees;
  const waitsFor = school.contactHasAccount
    ? t`Students can sign up once ${name} has confirmed their role as contact: with the link of the invitation, or at the top of the dashboard after signing in.`
    : t`Students can sign up after that.`;
  return `${whoSees} ${waitsFor}`;
}

function whoSeesAlerts({ contactHasAccount, contactAccountName, invitations }: School): string {
  const name = contactAccountName ?? '';
  if (contactHasAccount) return t`The account of ${name} sees every alert.`;
  return invitations.some(({ purpose }) => purpose === 'safeguarding-contact')
    ? t`Until your contact has accepted the invitation, only the class’s teacher sees the alerts.`
    : t`No account sees the alerts besides the class’s teacher. Save again to invite your contact.`;
}

/** The support text with the current values of the form. */
function Preview({
  contactName,
  helpline,
  profileHelpline,
}: SafeguardingContact & { profileHelpline: string | null }) {
  const support = {
    contact: contactName.trim() || null,
    helpline: helpline.trim() || profileHelpline,
    language: pageLanguage,
  };
  return (
    <section aria-label={t`What the student reads`} className="grid content-start gap-1.5">
      <h2 className="font-sans text-sm font-semibold">
        <Trans>What the student reads</Trans>
      </h2>
      <p className="rounded-md bg-sunken px-3.5 py-3 text-sm whitespace-pre-line wrap-anywhere">
        {supportText('', support)}
      </p>
      <p className="text-xs text-soft">
        <Trans>
          Students who write in Arabic, Chinese, French, German, Portuguese or Spanish read it in that
          language.
        </Trans>
      </p>
    </section>
  );
}

function SafeguardingForm({ school, onLink }: { school: School; onLink: (link: string) => void }) {
  const form = useChangeForm({
    stored: school.safeguarding ?? empty,
    valuesOf: (stored) => stored,
    read: (values) => readFields(safeguardingContact, values),
    mutation: useSetSafeguarding(onLink),
    explain: (error) => explain(error, t`Failed to save the safeguarding contact`),
  });
  const profile = useSchoolProfile() ?? 'default';
  const { wording } = schoolProfile(profile);
  const title = translated(wording.contact ?? '');
  const isStored = form.values.contactEmail.trim().toLowerCase() === school.safeguarding?.contactEmail;
  return (
    <Form
      form={form}
      wide
      submitLabel={t`Save`}
      busyLabel={t`Saving…`}
      notice={
        form.saved && (
          <Alert look="calm">
            {t`Saved.`} {t`Students read this from now on.`} {alertsNotice(school, profile)}
          </Alert>
        )
      }
    >
      <p className="text-sm">
        <Trans>
          When a student may be in danger, the class’s teacher and your safeguarding contact get an alert. The
          student is answered at once with a fixed text, not by the tutor.
        </Trans>
      </p>
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
        <div className="grid content-start gap-4">
          <TextField
            label={t`Safeguarding contact`}
            hint={
              title === ''
                ? t`As students know them: Ms Okoye, room 12.`
                : t`${title}. As students know them: Ms Okoye, room 12.`
            }
            autoComplete="off"
            maximum={limits.nameMaximum}
            required
            {...form.bind('contactName')}
          />
          <TextField
            label={t`Contact’s email`}
            hint={t`The account with this address sees every alert. Without an account, you get a link to invite them.`}
            type="email"
            autoComplete="off"
            maximum={limits.emailMaximum}
            required
            {...form.bind('contactEmail')}
          />
          {isStored && !form.saved && (
            <Alert look={school.contactHasAccount && !awaitsContact(school, profile) ? 'calm' : 'notice'}>
              {alertsNotice(school, profile)}
            </Alert>
          )}
          <TextField
            label={t`Helpline`}
            hint={t`A number that answers day and night, with its name.`}
            autoComplete="off"
            maximum={limits.nameMaximum}
            required
            {...form.bind('helpline')}
          />
        </div>
        <Preview {...form.values} profileHelpline={wording.helpline} />
      </div>
    </Form>
  );
}

interface SafeguardingSettingsProps {
  /** Turns the link of an invitation into a whole address: the one at which people reach the app. */
  addressOf: (link: string) => string;
}

/** The page on which an administrator sets the school's safeguarding contact. */
export function SafeguardingSettings({ addressOf }: SafeguardingSettingsProps) {
  const { data: school, isPending, refetch } = useSchool();
  const [link, setLink] = useState<string | null>(null);
  const onLink = (made: string) => setLink(addressOf(made));
  if (isPending) return <CardSkeletons count={1} label={t`The school is loading`} />;
  if (school === undefined) {
    return <LoadFailure text={t`The school could not be loaded just now.`} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <title>{`${t`Safeguarding`} · Lyceum`}</title>
      {school === null ? (
        <NoLongerAdministrator />
      ) : (
        <>
          <OpenInvitations invitations={school.invitations} onLink={onLink} />
          <Card aria-label={t`Safeguarding`}>
            <SafeguardingForm school={school} onLink={onLink} />
          </Card>
          <AlertMinutes school={school} />
          <AttemptFirst school={school} />
          <OwnNames school={school} />
        </>
      )}
      <LinkDialog link={link} onClose={() => setLink(null)} />
    </>
  );
}
