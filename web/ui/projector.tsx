import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Dialog as Primitive } from 'radix-ui';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
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

/** Whether no other device can reach an address, so that a QR code of it would be useless. */
const isOnlyHere = (address: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

/** The QR code with the address to type, or why other devices cannot use them. */
function AddressToOpen({ address, shownAddress }: Pick<ProjectorProps, 'address' | 'shownAddress'>) {
  const renderQrCode = useLazy(qrCodePart, true);
  if (isOnlyHere(address)) {
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
      <p className="max-w-full text-center text-lg font-semibold wrap-anywhere lg:text-[min(2.2vw,3dvh)]">
        {shownAddress}
      </p>
    </div>
  );
}

/** Enters or leaves full screen, without the browser's bars; a browser may refuse. */
async function toggleFullScreen(element: HTMLElement | null): Promise<void> {
  const change =
    document.fullscreenElement === null ? element?.requestFullscreen() : document.exitFullscreen();
  await change?.catch(() => undefined);
}

/** A code over the whole screen, large enough for the last row, with the QR code that fills it in. */
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
  const opener = useRef<Element | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Content
          ref={content}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            event.preventDefault();
            heading.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className="fixed inset-0 z-50 grid animate-rise grid-rows-[auto_1fr] overflow-y-auto bg-surface p-4 sm:p-8"
        >
          <div className="flex flex-wrap items-start gap-3">
            <div className="min-w-0 flex-1">
              <Primitive.Title ref={heading} tabIndex={-1} className="text-2xl outline-none">
                {title}
              </Primitive.Title>
              <Primitive.Description className="mt-1 text-base text-soft">{purpose}</Primitive.Description>
            </div>
            <div className="flex gap-3 max-sm:order-last max-sm:basis-full max-sm:*:flex-1">
              {children}
              {document.fullscreenEnabled && (
                <Button onClick={() => void toggleFullScreen(content.current)}>
                  <Trans>Full Screen</Trans>
                </Button>
              )}
            </div>
            <Primitive.Close asChild>
              <Button aria-label={t`Close`} look="icon" className="w-11 px-0">
                <Icon name="close" />
              </Button>
            </Primitive.Close>
          </div>
          <div className="grid content-center items-center justify-items-center gap-8 py-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-12">
            <p
              // A letter with its spacing is about three quarters as wide as it is high.
              style={{ '--letters': code.length } as CSSProperties}
              className="text-center text-[min(calc(102vw/var(--letters)),40dvh)] leading-none font-semibold tracking-widest tabular-nums lg:text-[min(calc(66vw/var(--letters)),40dvh)]"
            >
              {code}
            </p>
            <AddressToOpen address={address} shownAddress={shownAddress} />
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
