import { lazyPart } from './lazy-part.ts';

/** The library that draws QR codes, for the few who look at one. */
export const qrCodePart = lazyPart(async () => (await import('./qr-code.tsx')).renderQrCode);
