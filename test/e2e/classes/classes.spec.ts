import { startLesson } from '../../people.ts';
import { startHeldProduct } from '../held-product.ts';
import { button, enter } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';
import { expectQrCode } from '../qr-code.ts';

/** The codes of a class, shown to a whole room. */

test.describe('a code on the projector', () => {
  test('fills the screen, is copied, and says when other devices cannot reach the address [spec 10.15]', async ({
    product,
    teacherPage: page,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const { teacher, class: ofClass } = await startLesson(product, { students: 0 });
    await enter(page, teacher);
    await button(page, 'Enlarge Class Code').click();
    const projector = page.getByRole('dialog', { name: 'Class Code' });
    await expect(projector.getByRole('heading')).toBeFocused();
    await expect(projector).toContainText('Students who have an account join Algebra 1 with this code.');
    await expect(projector).toContainText(ofClass.classCode);
    await expect(projector).toContainText(`Other devices cannot reach ${new URL(product.url).host}.`);
    await expect(projector.getByRole('img')).toHaveCount(0);
    await button(projector, 'Copy').click();
    await expect(button(projector, 'Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ofClass.classCode);

    const isFull = () => page.evaluate(() => document.fullscreenElement?.getAttribute('role') ?? null);
    await button(projector, 'Full Screen').click();
    await expect.poll(isFull).toBe('dialog');
    await button(projector, 'Full Screen').click();
    await expect.poll(isFull).toBeNull();
    await page.keyboard.press('Escape');
    await expect(projector).toBeHidden();
    await expect(button(page, 'Enlarge Class Code')).toBeFocused();
  });

  test('comes with a QR code of the public address, with the code filled in', async ({ openBrowser }) => {
    const product = await startHeldProduct({ publicUrl: 'http://lyceum.school.example' });
    try {
      const { teacher, class: ofClass, session } = await startLesson(product, { students: 0 });
      const page = await openBrowser('teacher', { baseURL: product.url });
      await product.hold(page.context());
      await enter(page, teacher);
      const codes = [
        ['Class Code', `/student-dashboard?join=${ofClass.classCode}`, 'lyceum.school.example'],
        ['Session ID', `/register?sessionId=${session.sessionCode}`, 'lyceum.school.example/register'],
      ] as const;
      for (const [label, path, typed] of codes) {
        await button(page, `Enlarge ${label}`).click();
        const projector = page.getByRole('dialog', { name: label });
        const address = `http://lyceum.school.example${path}`;
        const picture = projector.getByRole('img', { name: `QR code of ${address}`, exact: true });
        await expect(projector.getByText(typed, { exact: true })).toBeVisible();
        await expectQrCode(picture, address);
        // Cameras must read the code in the dark theme as well.
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectQrCode(picture, address);
        await page.emulateMedia({ colorScheme: 'light' });
        await page.keyboard.press('Escape');
      }
      // The QR code leads to the form with its code filled in.
      const student = await openBrowser('student', { baseURL: product.url });
      await student.goto(codes[1][1]);
      await expect(student.getByLabel('Session ID')).toHaveValue(session.sessionCode);
      await page.close();
      await student.close();
      expect(product.errors()).toEqual([]);
    } finally {
      await product.stop();
    }
  });
});
