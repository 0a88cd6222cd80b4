import type { Span } from './legible.ts';

/** Common top-level domains of more than two letters. */
const generic = new Set(
  'com org net edu gov mil int info biz name pro mobi app dev xyz online site shop club email school academy university swiss berlin wien cat eus gal blog cloud tech live'.split(
    ' ',
  ),
);

const localBefore = /[\p{L}\d!#$%&'*+/=?^_{|}~-][\p{L}\d.!#$%&'*+/=?^_{|}~-]{0,63}$/u;
const domainAfter = /^(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.){1,6}[a-z]{2,24}(?![\w(-])/iu;

/** " at " and " dot " in words of four languages, with or without brackets, or as signs with spaces around them. */
const spokenAt =
  /\s{0,2}[[({<]\s?(?:at|@|ät|arroba|arobase|chez)\s?[\])}>]\s{0,2}|\s(?:at|@|ät|arroba|arobase)\s/giu;
const spokenLocal = /[a-z\d](?:[\w+-]|\s(?:dot|punkt|point|punto)\s|\.){0,63}$/i;
const spokenDomain =
  /^((?:[a-z\d-]{1,63}(?:\s?[[({<]\s?(?:dot|punkt|point|punto|\.)\s?[\])}>]\s?|\s(?:dot|punkt|point|punto)\s|\.| \. )){1,4})([a-z]{2,24})\b/i;
const spokenDot = /dot|punkt|point|punto|[[({<]/i;

function known(domain: string): boolean {
  const last = domain.slice(domain.lastIndexOf('.') + 1);
  const oneCase = last === last.toLowerCase() || last === last.toUpperCase();
  if (generic.has(last.toLowerCase())) return true;
  // A matrix product of a program also looks like this: A@B.T
  return last.length === 2 && oneCase && domain.split('.').some((label) => label.length > 2);
}

function written(text: string): Span[] {
  const found: Span[] = [];
  for (let sign = text.indexOf('@'); sign !== -1; sign = text.indexOf('@', sign + 1)) {
    const local = localBefore.exec(text.slice(Math.max(0, sign - 64), sign))?.[0];
    const domain = domainAfter.exec(text.slice(sign + 1, sign + 1 + 255))?.[0];
    if (local && domain && known(domain)) {
      found.push({ start: sign - local.length, end: sign + 1 + domain.length });
    }
  }
  return found;
}

function spoken(text: string): Span[] {
  const found: Span[] = [];
  for (const match of text.matchAll(spokenAt)) {
    const after = match.index + match[0].length;
    const local = spokenLocal.exec(text.slice(Math.max(0, match.index - 64), match.index))?.[0];
    const domain = spokenDomain.exec(text.slice(after, after + 255));
    if (!local || !domain?.[1] || !domain[2]) continue;
    // "at" may name a place; only an @, a bracket or a spoken dot makes it certain.
    const disguised = /[@[({<]/.test(match[0]) || spokenDot.test(domain[1]);
    const last = domain[2].toLowerCase();
    if (disguised && (generic.has(last) || (last.length === 2 && domain[1].length > 4))) {
      found.push({ start: match.index - local.length, end: after + domain[0].length });
    }
  }
  return found;
}

/** Email addresses, spelled-out ones included. */
export function findEmailAddresses(text: string): Span[] {
  return [...written(text), ...spoken(text)];
}
