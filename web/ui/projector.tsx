import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';
import { FullScreen } from './full-screen.tsx';
import { qrCodePart } from './qr-code-part.ts';
import { useLazy } from './use-lazy.ts';

interface ProjectorProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  code: string;
  /** The purpose of the code, in a sentence. */
  purpose: string;
  /** The address behind the QR code, with the code filled in. */
  address: string;
  /** The address that people type instead of using the QR code. */
  shownAddress: string;
  children: ReactNode;
}

/** Whether an address leads to this machine alone, so that a QR code of it would be useless to others. */
const isLoopback = (address: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

/** The QR code with the address to type, or why other devices cannot use them. */
function AddressToOpen({ address, shownAddress }: Pick<ProjectorProps, 'address' | 'shownAddress'>) {
  const renderQrCode = useLazy(qrCodePart, true);
  if (isLoopback(address)) {
    return (
      <p className="max-w-xs text-center text-sm text-notice">
        <Trans>
          Other devices cannot reach {shownAddress}. Open Lyceum at its address on your network, and a QR code
          appears here.
        </Trans>
      </p>
    );
  }
  return (
    <div className="grid justify-items-center gap-3">
      <div className="size-[min(60vw,42dvh)] lg:size-[min(30vw,55dvh)]">
        {renderQrCode?.({
          text: address,
          label: t`QR code of ${address}`,
          className: 'size-full rounded-md',
        })}
      </div>
      <p
        translate="no"
        className="max-w-full text-center text-lg font-semibold wrap-anywhere lg:text-[min(2.2vw,3dvh)]"
      >
        {shownAddress}
      </p>
    </div>
  );
}

/**
 * A code over the whole screen, large enough for the last row of a classroom, with the QR code that fills it
 * in.
 */
export function Projector({
  open,
  onOpenChange,
  title,
  code,
  purpose,
  address,
  shownAddress,
  children,
}: ProjectorProps) {
  return (
    <FullScreen open={open} onOpenChange={onOpenChange} title={title} purpose={purpose} actions={children}>
      <div className="grid content-center items-center justify-items-center gap-8 py-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-12">
        <p
          translate="no"
          // A letter with its spacing is about three quarters as wide as it is high. From the number of
          // letters, the class below sets the size with which the code fills its column.
          style={{ '--letters': code.length } as CSSProperties}
          className="text-center text-[min(calc(102vw/var(--letters)),40dvh)] leading-none font-semibold tracking-widest tabular-nums lg:text-[min(calc(66vw/var(--letters)),40dvh)]"
        >
          {code}
        </p>
        <AddressToOpen address={address} shownAddress={shownAddress} />
      </div>
    </FullScreen>
  );
}
