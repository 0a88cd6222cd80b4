import { describe, expect, it } from 'vitest';
import { deviceOf } from './user-agent.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const phone = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('the device of a sign-in', () => {
  it.each([
    [
      'Chrome',
      'Windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36`,
    ],
    [
      'Edge',
      'Windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    ],
    [
      'Chrome',
      'ChromeOS',
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/140.0.0.0 Safari/537.36`,
    ],
    ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    [
      'Safari',
      'Mac',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${phone} Version/18.0 Safari/605.1.15`,
    ],
    [
      'Safari',
      'iPhone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${phone} Version/18.0 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Chrome',
      'iPad',
      `Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${phone} CriOS/140.0 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Samsung Internet',
      'Android',
      `Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Opera',
      'Windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/138.0.0.0 Safari/537.36 OPR/122.0.0.0`,
    ],
    [null, 'Linux', 'a program on Linux'],
    [null, null, ''],
    [null, null, `${'x'.repeat(500)} Firefox/140.0`],
  ])('is read from the User-Agent header: %s on %s', (browser, system, userAgent) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });
});
