import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { limits, teacherPasswordMinima } from '../../contract/constants.ts';
import type { TeacherRegistration } from '../../contract/school.ts';
import { explain } from '../api/refusal.ts';
import { Alert, FailureAlert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { CodeDisplay } from '../ui/code-display.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { RadioField } from '../ui/radio-field.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { NoLongerAdministrator } from './no-longer-administrator.tsx';
import { useRenewSchoolCode, useSchool, useSetTeacherRegistration } from './school-queries.ts';

interface Address {
  /** Where teachers register, for the QR code. */
  address: string;
  /** The same address in the form that people type. */
  shownAddress: string;
}

type Change = ReturnType<typeof useSetTeacherRegistration>;

function RenewCode({ code, open, onClose }: { code: string; open: boolean; onClose: () => void }) {
  const mutation = useRenewSchoolCode();
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`Renew the school code?`}
      confirmLabel={t`Renew Code`}
      mutation={mutation}
      onConfirm={() => mutation.mutate(undefined, { onSuccess: onClose })}
      explain={(error) => explain(error, t`Failed to renew the school code`)}
    >
      <p>
        <Trans>
          The code <strong className="tracking-widest tabular-nums">{code}</strong> stops working at once and
          never works again. Teachers who have registered stay. New ones need the new code.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}

function Code({ code, codeIsOn, change, address, shownAddress }: CodeProps) {
  const [renews, setRenews] = useState(false);
  return (
    <Card aria-label={t`School code`} className="grid content-start gap-3">
      <h2 className="flex flex-wrap items-center gap-2 text-lg">
        <Trans>School code</Trans>
        {!codeIsOn && (
          <Badge look="notice">
            <Trans>Off</Trans>
          </Badge>
        )}
      </h2>
      {codeIsOn ? (
        <CodeDisplay
          label={t`School code`}
          code={code}
          hint={t`New teachers register with it at ${shownAddress}`}
          purpose={t`New teachers register with this code.`}
          address={address}
          shownAddress={shownAddress}
        />
      ) : (
        <p className="text-sm">
          <Trans>Nobody can register as a teacher until you switch the code on again, or renew it.</Trans>
        </p>
      )}
      {codeIsOn && code.length < limits.newSchoolCodeLength && (
        <Alert look="notice">
          <Trans>This code is short enough to be guessed in time. A renewed code is not.</Trans>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setRenews(true)}>
          <Trans>Renew code</Trans>
        </Button>
        <Button busy={change.isPending} onClick={() => change.mutate({ codeIsOn: !codeIsOn })}>
          {codeIsOn ? t`Switch off` : t`Switch on`}
        </Button>
      </div>
      <RenewCode code={code} open={renews} onClose={() => setRenews(false)} />
    </Card>
  );
}

interface CodeProps extends Address, Pick<TeacherRegistration, 'code' | 'codeIsOn'> {
  change: Change;
}

type Choice = Partial<Omit<TeacherRegistration, 'code' | 'codeIsOn'>>;

interface AccountsProps {
  registration: TeacherRegistration;
  onChoose: (choice: Choice) => void;
}

function Accounts({ registration, onChoose }: AccountsProps) {
  const options = teacherPasswordMinima.map((minimum) => ({
    value: String(minimum),
    label: t`At least ${minimum} characters`,
    description:
      minimum === limits.passwordMinimum
        ? t`The minimum for every password.`
        : t`Longer passwords are much harder to guess.`,
  }));
  return (
    <Card aria-label={t`Teacher accounts`} className="grid content-start gap-4">
      <h2 className="text-lg">
        <Trans>Teacher accounts</Trans>
      </h2>
      <CheckField
        label={t`Approve new teachers`}
        hint={t`Whoever registers waits, and sees nothing of the school, until you approve the account under Teachers.`}
        checked={registration.approvesTeachers}
        onChange={({ target }) => onChoose({ approvesTeachers: target.checked })}
      />
      <CheckField
        label={t`A second factor for every teacher`}
        hint={t`Teachers and administrators without one set it up before they can do anything else, from now on and at every sign-in.`}
        checked={registration.requiresSecondFactor}
        onChange={({ target }) => onChoose({ requiresSecondFactor: target.checked })}
      />
      <RadioField
        label={t`Passwords of teachers`}
        name="password-minimum"
        value={String(registration.passwordMinimum)}
        options={options}
        onChange={({ target }) => {
          const minimum = teacherPasswordMinima.find((each) => String(each) === target.value);
          if (minimum !== undefined) onChoose({ passwordMinimum: minimum });
        }}
      />
      <p className="text-xs text-soft">
        <Trans>This applies to new passwords. The passwords that teachers have now stay valid.</Trans>
      </p>
    </Card>
  );
}

/**
 * The page on which an administrator decides how teachers register in the school. Each choice is saved at
 * once.
 */
export function TeacherRegistrationSettings(address: Address) {
  const { data: school, isPending, isError, refetch } = useSchool();
  const change = useSetTeacherRegistration();
  // A choice is shown at once: a field that waited for the answer would jump back for a moment.
  const [chosen, setChosen] = useState<Choice>({});
  const choose = (choice: Choice) => {
    setChosen((before) => ({ ...before, ...choice }));
    change.mutate(choice, { onSettled: () => setChosen({}) });
  };
  if (isPending) return <CardSkeletons count={2} label={t`The school is loading`} />;
  if (isError) {
    return <LoadFailure text={t`The school could not be loaded just now.`} onRetry={() => void refetch()} />;
  }
  if (school === null) return <NoLongerAdministrator />;
  const { registration } = school;
  return (
    <>
      <title>{`${t`How teachers join`} · Lyceum`}</title>
      {change.error !== null && (
        <FailureAlert failure={explain(change.error, t`Failed to save this setting`)} />
      )}
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Code {...registration} {...address} change={change} />
        <Accounts registration={{ ...registration, ...chosen }} onChoose={choose} />
      </div>
      <p role="status" className="sr-only">
        {change.isSuccess && t`Saved.`}
      </p>
    </>
  );
}
