import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Projector } from './projector.tsx';
import { useCopied } from './use-copied.ts';

interface CodeDisplayProps {
  label: string;
  code: string;
  /** A few words below the code that say who it is for. */
  hint: string;
  /** The purpose of the code, shown with it on the full screen. */
  purpose: string;
  /** The address of the QR code, which fills the code in. */
  address: string;
  /** The address that people type instead of using the QR code. */
  shownAddress: string;
  large?: boolean;
}

/** A code that is read aloud, copied, or shown on the projector. */
export function CodeDisplay({
  label,
  code,
  hint,
  purpose,
  address,
  shownAddress,
  large = false,
}: CodeDisplayProps) {
  const { outcome, copy } = useCopied(code);
  const [enlarged, setEnlarged] = useState(false);
  return (
    <div className={classNames('rounded-md px-3.5 py-2', large ? 'bg-accent-wash' : 'bg-sunken')}>
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <p className="text-xs text-soft">{label}</p>
          <p
            translate="no"
            className={classNames(
              'font-semibold tracking-widest tabular-nums',
              large ? 'text-2xl' : 'text-lg',
            )}
          >
            {code}
          </p>
        </div>
        <IconButton label={t`Copy ${label}`} onClick={copy}>
          <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        </IconButton>
        <IconButton label={t`Enlarge ${label}`} onClick={() => setEnlarged(true)}>
          <Icon name="enlarge" />
        </IconButton>
      </div>
      <p className="text-xs text-soft">{hint}</p>
      <p role="status" className={outcome === 'failed' ? 'text-xs text-danger' : 'sr-only'}>
        {outcome === 'copied' && t`Copied.`}
        {outcome === 'failed' &&
          t`Copying does not work in this browser. Please select the code and copy it yourself.`}
      </p>
      <Projector
        open={enlarged}
        onOpenChange={setEnlarged}
        title={label}
        code={code}
        purpose={purpose}
        address={address}
        shownAddress={shownAddress}
      >
        <Button onClick={copy}>{outcome === 'copied' ? t`Copied` : t`Copy`}</Button>
      </Projector>
    </div>
  );
}
