import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { confirmSecondFactor, turnOffSecondFactor } from '../../contract/second-factor.ts';
import { explain, fieldsOf } from '../api/refusal.ts';
import { Alert } from '../ui/alert.tsx';
import { CopyAndDone } from '../ui/copy-and-done.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { qrCodePart } from '../ui/qr-code-part.ts';
import { readFields } from '../ui/read-form.ts';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { useForm } from '../ui/use-form.ts';
import { useLazy } from '../ui/use-lazy.ts';
import {
  useBeginSecondFactor,
  useConfirmSecondFactor,
  useSecondFactor,
  useTurnOffSecondFactor,
} from './account-queries.ts';

/** A secret in groups of four characters, which are easier to type. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

interface Begun {
  secret: string;
  address: string;
}

function Begin({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const mutation = useBeginSecondFactor(onBegun);
  const form = useForm({
    initial: {},
    read: () => undefined,
    mutation,
    explain: (error) => explain(error, t`Failed to set up the second factor`),
  });
  return (
    <Form form={form} submitLabel={t`Continue`} busyLabel={t`Checking…`}>
      <p className="text-sm">
        <Trans>
          With it, your password alone signs nobody in: after it you enter a code from an authenticator app on
          your phone. You need the phone at every sign-in.
        </Trans>
      </p>
    </Form>
  );
}

function Confirm({ secret, address, onConfirmed }: Begun & { onConfirmed: (codes: string[]) => void }) {
  const renderQrCode = useLazy(qrCodePart, true);
  const field = useRef<HTMLDivElement>(null);
  // The form of the step before, which had the focus, has disappeared.
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  const form = useForm({
    initial: { code: '' },
    read: (values) => readFields(confirmSecondFactor.body, values),
    mutation: useConfirmSecondFactor(onConfirmed),
    explain: (error) => ({
      ...explain(error, t`Failed to set up the second factor`),
      fields: fieldsOf(error, { 'wrong-second-factor': 'code' }),
    }),
  });
  return (
    <Form form={form} submitLabel={t`Turn On`} busyLabel={t`Checking…`}>
      <p className="text-sm">
        <Trans>
          Scan this with an authenticator app, such as Aegis, 2FAS or Google Authenticator. Then enter the six
          digits that it shows.
        </Trans>
      </p>
      <div className="mx-auto size-44">
        {renderQrCode?.({ text: address, label: t`QR code for the app`, className: 'size-full rounded-md' })}
      </div>
      <p className="text-xs text-soft">
        <Trans>Without a camera, type this key into the app:</Trans>{' '}
        <span className="font-semibold text-ink tabular-nums select-all">{inGroups(secret)}</span>
      </p>
      <div ref={field}>
        <TextField
          label={t`Code from the app`}
          inputMode="numeric"
          autoComplete="one-time-code"
          className="tracking-widest tabular-nums"
          required
          {...form.bind('code')}
        />
      </div>
    </Form>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className="grid gap-4">
      <Alert look="calm">
        <Trans>The second factor is on. Every other device is signed out.</Trans>
      </Alert>
      <p className="text-sm">
        <Trans>
          Without your phone, one of these recovery codes signs you in, each once. Print them or write them
          down, and keep them apart from your password. They are shown only now.
        </Trans>
      </p>
      <ul
        aria-label={t`Recovery codes`}
        className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-md bg-sunken px-4 py-3 text-center font-semibold tracking-wide tabular-nums select-all"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyAndDone
        text={codes.join('\n')}
        failure={
          <Trans>
            Copying does not work in this browser. Please select the codes and copy them yourself.
          </Trans>
        }
        done={<Trans>I have kept them</Trans>}
        onDone={onDone}
      />
    </div>
  );
}

function TurnOff({ codesLeft, onOff }: { codesLeft: number; onOff: () => void }) {
  const form = useForm({
    initial: { code: '' },
    read: (values) => readFields(turnOffSecondFactor.body, values),
    mutation: useTurnOffSecondFactor(),
    explain: (error) => ({
      ...explain(error, t`Failed to turn off the second factor`),
      fields: fieldsOf(error, { 'wrong-second-factor': 'code' }),
    }),
    onSent: onOff,
  });
  const left = plural(codesLeft, { one: '# recovery code is left.', other: '# recovery codes are left.' });
  return (
    <Form form={form} submitLabel={t`Turn Off`} busyLabel={t`Turning off…`}>
      <Alert look={codesLeft < 3 ? 'notice' : 'calm'}>
        <Trans>It is on. {left}</Trans>
      </Alert>
      <p className="text-sm">
        <Trans>For a new phone or new recovery codes, turn it off and set it up again.</Trans>
      </p>
      <TextField
        label={t`Code`}
        hint={t`The six digits in your app, or a recovery code.`}
        autoComplete="one-time-code"
        required
        {...form.bind('code')}
      />
    </Form>
  );
}

/** The steps that turn the second factor on, or off. */
export function SecondFactorSteps({ onClose }: { onClose: () => void }) {
  const { data: factor, isPending, isError, refetch } = useSecondFactor();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isOff, setIsOff] = useState(false);
  if (isPending) return <CardSkeletons count={1} label={t`The second factor is loading`} />;
  if (isError)
    return <LoadFailure text={t`This could not be loaded just now.`} onRetry={() => void refetch()} />;
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onClose} />;
  if (isOff)
    return (
      <Alert look="calm">
        <Trans>The second factor is off. Your password alone signs you in.</Trans>
      </Alert>
    );
  if (factor.isOn) return <TurnOff codesLeft={factor.recoveryCodesLeft} onOff={() => setIsOff(true)} />;
  return begun === null ? <Begin onBegun={setBegun} /> : <Confirm {...begun} onConfirmed={setCodes} />;
}

/** The dialog in which teachers turn their second factor on and off. */
export function SecondFactor({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t`Second factor`}>
      <SecondFactorSteps onClose={onClose} />
    </Dialog>
  );
}
