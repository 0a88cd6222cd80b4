import type { Device } from '../../contract/identity.ts';

type Patterns = readonly (readonly [pattern: RegExp, name: string])[];

/** The first pattern that fits counts, since most browsers also claim to be Chrome or Safari. */
const browsers: Patterns = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|OPX)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

/**
 * The first pattern that fits counts, since phones and tablets also name the system on which their own is
 * based.
 */
const systems: Patterns = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/**
 * Only this many characters are read: no browser sends more, and a client can put anything into the header.
 */
const longestRead = 500;

/**
 * The browser and the system that a User-Agent header names, as people call them. Browsers freeze the
 * versions in this header, so only names are read. An iPad that requests desktop sites calls itself a Mac.
 */
export function deviceOf(userAgent: string): Device {
  const read = userAgent.slice(0, longestRead);
  const find = (patterns: Patterns) => patterns.find(([pattern]) => pattern.test(read))?.[1] ?? null;
  return { browser: find(browsers), system: find(systems) };
}
