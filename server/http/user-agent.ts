import type { Device } from '../../contract/identity.ts';

type Signs = readonly (readonly [sign: RegExp, name: string])[];

/** In this order: most browsers also claim to be Chrome or Safari. */
const browsers: Signs = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|OPX)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

/** In this order: phones and tablets also name the system that theirs is made of. */
const systems: Signs = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** Longer headers are cut: no browser needs more, and the header is anybody's text. */
const longest = 500;

/**
 * The device that a User-Agent header names, as people call it. Browsers freeze the versions in this header, so only names
 * are read. An iPad that asks for the pages of computers names itself a Mac.
 */
export function deviceOf(userAgent: string): Device {
  const read = userAgent.slice(0, longest);
  const find = (signs: Signs) => signs.find(([sign]) => sign.test(read))?.[1] ?? null;
  return { browser: find(browsers), system: find(systems) };
}
