import type { ReactNode } from 'react';
import { encode } from 'uqr';

/** How many empty units the standard of QR codes requires around a code. */
const quietZone = 4;

/** The dark squares as one path; each is one unit wide. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : '')))
    .join('');
}

interface QrCodeProps {
  text: string;
  label: string;
  className?: string;
}

/** A QR code of an address; dark on light in both themes, since cameras need that. */
function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const side = size + 2 * quietZone;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={pathOf(data)} fill="#000" />
    </svg>
  );
}

/** `QrCode` as a function, which can be called as soon as it has loaded (qr-code-part.ts). */
export const renderQrCode = (props: QrCodeProps): ReactNode => <QrCode {...props} />;
