import type { Span } from '../canonical/legible.ts';
import words from '../data/personal-data-words.json' with { type: 'json' };
import { wordsIn } from '../word-rows.ts';

/** Common top-level domains of more than two letters. */
const genericTopLevels = new Set(wordsIn(words.topLevelDomains));

/** The part before the @: "mei.lin". A name in it has become "[name]" before. */
const localBefore =
  /(?:\[name\]|[\p{L}\p{M}\d!#$%&'*+/=?^_`{|}~-])(?:\[name\]|[\p{L}\p{M}\d.!#$%&'*+/=?^_`{|}~-]){0,63}$/u;
/** The part after it: "school.example.org". */
const domainAfter = /^(?:[\p{L}\d](?:[\p{L}\p{M}\d-]{0,61}[\p{L}\p{M}\d])?\.){1,6}[a-z]{2,24}(?![\w(-])/iu;

/** The longest local part and domain of an address (RFC 5321), in characters. */
const localMaximum = 64;
const domainMaximum = 255;

/** An "at" in the words of several languages, or the sign itself; in brackets or between spaces. */
const spokenAt =
  /\s{0,2}[[({<]\s?(?:at|@|ät|arroba|arobase|chez)\s?[\])}>]\s{0,2}|\s(?:at|@|ät|arroba|arobase)\s/giu;
/** The part before a spoken at: "mei dot lin". */
const spokenLocal = /[a-z\d](?:[\w+-]|\s(?:dot|punkt|point|punto)\s|\.){0,63}$/i;
/** The part after it: "school dot org". The groups are the domain and its last label. */
const spokenDomain =
  /^((?:[a-z\d-]{1,63}(?:\s?[[({<]\s?(?:dot|punkt|point|punto|\.)\s?[\])}>]\s?|\s(?:dot|punkt|point|punto)\s|\.| \. )){1,4})([a-z]{2,24})\b/i;
/** A spoken dot, or one in brackets. */
const spokenDot = /dot|punkt|point|punto|[[({<]/i;

/** Whether a domain ends as those of email addresses do. */
function isMailDomain(domain: string): boolean {
  const last = domain.slice(domain.lastIndexOf('.') + 1);
  const oneCase = last === last.toLowerCase() || last === last.toUpperCase();
  if (genericTopLevels.has(last.toLowerCase())) return true;
  // A country has two letters of one case. A matrix product of a program looks similar: A@B.T
  return last.length === 2 && oneCase && domain.split('.').some((label) => label.length > 2);
}

/** Addresses in their usual form. */
function findWritten(text: string): Span[] {
  const found: Span[] = [];
  for (let sign = text.indexOf('@'); sign !== -1; sign = text.indexOf('@', sign + 1)) {
    const local = localBefore.exec(text.slice(Math.max(0, sign - localMaximum), sign))?.[0];
    const domain = domainAfter.exec(text.slice(sign + 1, sign + 1 + domainMaximum))?.[0];
    if (local && domain && isMailDomain(domain)) {
      found.push({ start: sign - local.length, end: sign + 1 + domain.length });
    }
  }
  return found;
}

/** Addresses that are spelled out, as "mei (at) school dot org". */
function findSpoken(text: string): Span[] {
  const found: Span[] = [];
  for (const match of text.matchAll(spokenAt)) {
    const after = match.index + match[0].length;
    const local = spokenLocal.exec(text.slice(Math.max(0, match.index - localMaximum), match.index))?.[0];
    const domain = spokenDomain.exec(text.slice(after, after + domainMaximum));
    if (!local || !domain?.[1] || !domain[2]) continue;
    // "at" may name a place; only an @, a bracket or a spoken dot makes it certain.
    const isCertain = /[@[({<]/.test(match[0]) || spokenDot.test(domain[1]);
    const last = domain[2].toLowerCase();
    if (isCertain && (genericTopLevels.has(last) || (last.length === 2 && domain[1].length > 4))) {
      found.push({ start: match.index - local.length, end: after + domain[0].length });
    }
  }
  return found;
}

/** Email addresses, spelled-out ones included. */
export function findEmailAddresses(text: string): Span[] {
  return [...findWritten(text), ...findSpoken(text)];
}
