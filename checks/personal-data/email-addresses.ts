import type { Span } from '../canonical/legible.ts';
import words from '../data/personal-data-words.json' with { type: 'json' };
import { anyOf, wordsIn } from '../word-rows.ts';

/** Common top-level domains of more than two letters. */
const genericTopLevels = new Set(wordsIn(words.topLevelDomains));

/** The part before the @: "mei.lin". A name in it has become "[name]" before. */
const localBefore =
  /(?:\[name\]|[\p{L}\p{M}\d!#$%&'*+/=?^_`{|}~-])(?:\[name\]|[\p{L}\p{M}\d.!#$%&'*+/=?^_`{|}~-]){0,63}$/u;
/** The part after it: "school.example.org". */
const domainAfter = /^(?:[\p{L}\d](?:[\p{L}\p{M}\d-]{0,61}[\p{L}\p{M}\d])?\.){1,6}[a-z]{2,24}(?![\w(-])/iu;
/** A well-known provider, whose ending many leave out. */
const provider = new RegExp(String.raw`^${anyOf(words.mailProviders)}(?![\p{L}\d.-])`, 'iu');

/** The longest local part and domain of an address (RFC 5321), in characters. */
const localMaximum = 64;
const domainMaximum = 255;

/** Whether a domain ends as those of email addresses do. */
function isMailDomain(domain: string): boolean {
  const last = domain.slice(domain.lastIndexOf('.') + 1);
  const oneCase = last === last.toLowerCase() || last === last.toUpperCase();
  if (genericTopLevels.has(last.toLowerCase())) return true;
  // A country has two letters of one case. A matrix product of a program looks similar: A@B.T
  return last.length === 2 && oneCase && domain.split('.').some((label) => label.length > 2);
}

export function findEmailAddresses(text: string): Span[] {
  const found: Span[] = [];
  for (let sign = text.indexOf('@'); sign !== -1; sign = text.indexOf('@', sign + 1)) {
    const local = localBefore.exec(text.slice(Math.max(0, sign - localMaximum), sign))?.[0];
    const after = text.slice(sign + 1, sign + 1 + domainMaximum);
    const domain = provider.exec(after)?.[0] ?? domainAfter.exec(after)?.[0];
    if (local && domain && (provider.test(domain) || isMailDomain(domain))) {
      found.push({ start: sign - local.length, end: sign + 1 + domain.length });
    }
  }
  return found;
}
