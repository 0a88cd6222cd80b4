import { lazyPart } from './lazy-part.ts';

/** The code that draws QR codes. It loads when one is first shown, since few people look at one. */
export const qrCodePart = lazyPart(async () => (await import('./qr-code.tsx')).renderQrCode);
