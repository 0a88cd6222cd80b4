import type { Span } from '../canonical/legible.ts';
import words from '../data/personal-data-words.json' with { type: 'json' };
import { anyOf } from '../word-rows.ts';

/** Four numbers with dots: "192.0.2.1". */
const fourOctets = /\d{1,3}(?:\.\d{1,3}){3}/g;
/** Groups with colons: "2001:4860::8888". */
const hexGroups = /(?<![\w:])[\da-f]{1,4}:[\da-f:]{2,38}/gi;
/** A word that announces an address: "ping", "router". */
const addressWord = new RegExp(String.raw`\b${anyOf(words.ipWords)}\b[^\d\n]{0,24}$`, 'i');
/** Words that say whose address follows: "my ip is". An IPv6 address is then personal data in any range. */
const ownAddress = new RegExp(
  String.raw`\b${anyOf(words.ownIpWords)} (?:[\w']+ ){0,2}(?:ip(?:v[46])?|address|adresse|direcci[oó]n)\b[^\d\n]{0,16}$`,
  'i',
);
/** A word before the number of a version or a section: "v", "chapter ". */
const numberedPart =
  /(?:\b(?:version|section|chapter|figure|exercise|task|kapitel|abschnitt|aufgabe)\s?|\bv|§\s?)$/i;

/** Reserved addresses, which identify nobody: private networks, localhost, masks, documentation examples (RFC 6890). */
const reserved =
  /^(?:0|10|127|22[4-9]|2[3-9]\d|172\.(?:1[6-9]|2\d|3[01])|192\.(?:168|0\.2)|169\.254|198\.51\.100|203\.0\.113)\./;

/** Whether four numbers are an address, not a version, a date or a section. */
function isAddress(written: string, before: string, after: string): boolean {
  // A letter, digit or dot directly before makes it a part of something longer; the full stop of a sentence does not.
  if (/[\w.]$/.test(before) && !/\D\.$/.test(before)) return false;
  if (/^(?:\d|\.\d|\/\d|[A-Za-z])/.test(after) || numberedPart.test(before)) return false;
  const parts = written.split('.');
  const octets = parts.map(Number);
  if (
    parts.some((part) => /^0\d/.test(part)) ||
    octets.some((octet) => octet > 255) ||
    reserved.test(written)
  )
    return false;
  // Numbers of sections and versions are small; an address of small numbers needs a word that announces an address.
  return octets.some((octet) => octet >= 100) || addressWord.test(before);
}

/** Whether a text is an IPv6 address: eight groups, or fewer with one gap (RFC 4291). */
function isIpv6(written: string, before: string, after: string): boolean {
  const halves = written.split('::');
  if (halves.length > 2 || /^[\w:]/.test(after)) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return false;
  // Only IPv6 addresses have eight such groups; a ratio has eight numbers.
  if (halves.length === 1) return groups.length === 8 && groups.some((group) => group.length > 2);
  if (groups.length > 7 || groups.length < 2) return false;
  if (ownAddress.test(before)) return true;
  // Only the ranges that networks and machines have: a name with two colons in a program is not an address.
  return /^(?:[23][\da-f]{3}|f[cde][\da-f]{2}):/i.test(written) && !/^2001:0?db8:/i.test(written);
}

/** The places of a pattern that are addresses. */
const spansOf = (text: string, pattern: RegExp, reach: number, isFound: typeof isAddress): Span[] =>
  [...text.matchAll(pattern)].flatMap(({ 0: written, index: start }) => {
    const end = start + written.length;
    const before = text.slice(Math.max(0, start - reach), start);
    return isFound(written, before, text.slice(end, end + 2)) ? [{ start, end }] : [];
  });

/** IP addresses of machines. Those of exercises about networks (private IPv4 addresses, masks, examples) are not found. */
export const findIpAddresses = (text: string): Span[] => [
  ...spansOf(text, fourOctets, 40, isAddress),
  ...spansOf(text, hexGroups, 60, isIpv6),
];
