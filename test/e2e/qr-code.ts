import { expect, type Locator } from '@playwright/test';
import { encode } from 'uqr';

/** The number of empty modules around a code that the standard requires. */
const quietZone = 4;

/** Checks, module by module, that a picture shows the QR code of this text. */
export async function expectQrCode(picture: Locator, text: string): Promise<void> {
  const wanted = encode(text, { ecc: 'M', border: quietZone });
  const screenshot = (await picture.screenshot()).toString('base64');
  const seen = await picture.page().evaluate(
    async ({ screenshot, size }) => {
      // Not as a data: address, which the policy of the page forbids.
      const bytes = Uint8Array.from(atob(screenshot), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const pixels = canvas.getContext('2d', { willReadFrequently: true });
      if (pixels === null) throw new Error('The browser draws nothing.');
      pixels.drawImage(image, 0, 0);
      const isDark = (x: number, y: number) => {
        const at = (place: number, length: number) => Math.floor(((place + 0.5) * length) / size);
        const [red = 255] = pixels.getImageData(at(x, image.width), at(y, image.height), 1, 1).data;
        return red < 128;
      };
      const units = Array.from({ length: size }, (_, place) => place);
      return units.map((y) => units.map((x) => isDark(x, y)));
    },
    { screenshot, size: wanted.size },
  );
  const drawn = (rows: boolean[][]) => rows.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
  expect(drawn(seen)).toEqual(drawn(wanted.data));
}
