import { pseudoText } from '../../web/app/pseudo-text.ts';
import { EveryScreen } from './every-screen.ts';
import { expectFit, withoutAccent } from './fit.ts';
import { buildWebApp, serveEmpty, temporaryFolder } from './own-build.ts';
import { expect, test } from './product.ts';

/**
 * Every screen in the pseudo-locale on a phone: longer words, from right to left. Only a development build
 * has it. A word without an accent is outside of the catalogue.
 */

const phone = { width: 390, height: 844 };

/**
 * Texts that are not messages: names of formats, addresses, codes, dates, units, messages of a chat, the
 * support text.
 */
const data =
  /^(?:Lyceum|English|CSV|JSON|Excel|[\w.-]+@[\w.]+|[A-Z\d]{6}|localhost:\d+.*|127\.0\.0\.1.*|https?:.*|\w+, \w+ \d+, \d{4}|\w+ \d+(?:, \d{4})? – (?:\w+ )?\d+, \d{4}|[a-z]{2}\.\w+|.*\b(?:AM|PM)\b.*|.*ago|now|in \d+ \w+|\(?student\d+\)?(?: ·)?|[“”]?I want to kill myself\.[“”]?|[\d.]+ \w+)$|^(?:No language model|(?:What stands|Was steht) (?:beside|neben)|Thank you for writing|Please talk today|Your teacher can see)/;

test('every screen fits a phone in the pseudo-locale, and has no text outside of the catalogue [spec 10.82]', async ({
  openBrowser,
  watch,
}) => {
  test.setTimeout(240_000);
  const build = temporaryFolder('build');
  const server = await serveEmpty({ webFolder: buildWebApp(build.folder, { NODE_ENV: 'development' }) });
  const open = async (who: string) => {
    const page = await openBrowser(who, { baseURL: server.url, viewport: phone });
    await page.goto('/login?locale=pseudo');
    await expect(page.getByRole('heading', { name: pseudoText('Student Login') })).toBeVisible();
    return page;
  };
  try {
    await new EveryScreen({
      say: pseudoText,
      open,
      fits: (page, screen) => expectFit(page, screen, withoutAccent(data)),
      announceRefusal: (status, sentence) => watch.announceRefusal(status, sentence),
    }).walk(server);
  } finally {
    await server.stop();
    build.remove();
  }
});
