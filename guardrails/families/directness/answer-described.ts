import { sameValue } from '../../../arithmetic/evaluate.ts';
import { stemsSaid } from './answer-situation.ts';
import { stemsOf } from './answer-words.ts';
import type { Facts } from './facts.ts';

/*
 * A number given away without digits: by emoji to count, by the places of letters in the alphabet, or by a
 * comparison with something outside the exercise. What can be counted is compared with the key. Where the
 * number is general knowledge ("as many as a spider has legs"), a sentence that compares the answer with it
 * is enough.
 */

/** The same emoji three times or more. One or two are only a smile. */
const repeatedPicture = /(\p{Extended_Pictographic})(?: ?\1){2,59}/gu;
/** "and a half", next to emoji: three apples and a half are 3.5. */
const half = /\bhal(?:f|b\p{L}*)\b|\bmoitié(?!\p{L})|\bmedi[ao]\b|\bdemi\b|\bmetade\b/iu;

/** The letters of the alphabet stand for their places: "A = 1". */
const alphabet = /\ba\b["']? ?(?:as|is|=|for|means|be|ist|est|es|für|pour|por|com[eo]?) ?["']?1(?!\d)/i;
/** Letters that then stand for digits: "D B" is 42. */
const capitals = /(?<!\p{L})[A-J](?:[- ,.]{0,2}[A-J]){0,9}(?!\p{L})/gu;

/** The words that give a number of the key away by things to count; null for none. */
export function countedIn(text: string, facts: Facts): string | null {
  const values = facts.answers.flatMap((form) => (form.kind === 'number' ? [form.value] : []));
  if (values.length === 0) return null;
  for (const [run] of text.matchAll(repeatedPicture)) {
    const count = run.match(/\p{Extended_Pictographic}/gu)?.length ?? 0;
    const shown = half.test(text) ? [count, count + 0.5] : [count];
    if (values.some((value) => shown.some((one) => sameValue(one, value)))) return run;
  }
  if (!alphabet.test(text)) return null;
  for (const [run] of text.matchAll(capitals)) {
    // A to I are 1 to 9; J, the tenth letter, is 0.
    const digits = (run.match(/[A-J]/g) ?? []).map((letter) => (letter.charCodeAt(0) - 64) % 10).join('');
    if (values.some((value) => digits === String(Math.abs(value)).replace('.', ''))) return run;
  }
  return null;
}

/**
 * "as many sides as a spider has legs": the groups are what is counted and what it is compared with. "Twice
 * as many" is not found, since it is a calculation.
 */
const asMany =
  /(?<!(?:twice|times|half|double|thrice|doppelt|halb|mal) )\b(?:as many|so viele|genauso viele|autant d[e']|tant[oa]s)\b([^.?!\n]{0,40}?)\b(?:as|wie|que|como|quanto)\b([^.?!,;:\n]{0,80})/iu;
/** Refers to a thing described before: "it has that many sides". */
const thatMany = /\b(?:that|this|so|exactly that) many\b|\bgenau so viele\b|\bautant\b|\bes[ao]s\b/iu;
/**
 * Some digits of a number that is described in words: "the last two digits of the year of the moon landing".
 */
const lastDigits =
  /\b(?:last|first) (?:two|2) digits\b|\b(?:letzten|ersten) (?:beiden|zwei|2) (?:ziffern|stellen)\b/iu;

/**
 * Words of any lesson, cut as `stemsOf` cuts words; they refer to nothing outside the lesson.
 */
const lessonStems = new Set(
  'numbe digit value year years answe resul solut equat unkno terms facto sides squar count steps lines bracke vertic corne edges faces angle parts units place colum rows group table graph point exerc quest probl tens ones zeros zahl zahle ziffe wert ergeb aufga seite schri nombr chiff étape númer cifra pasos words lette sente verse'.split(
    ' ',
  ),
);

/**
 * The words that compare the answer with something outside the exercise; null for none.
 * @param before the end of what the reply said before
 */
export function describedIn(text: string, before: string, facts: Facts): string | null {
  if (!facts.hasKey || !facts.answers.some(({ kind }) => kind === 'number')) return null;
  if (/\?\s*["')]*\s*$/.test(text)) return null;
  const said = stemsSaid(facts);
  const newStems = (words: string) =>
    [...stemsOf(words)].filter((stem) => !said.has(stem) && !lessonStems.has(stem));
  const [, left = '', right] = asMany.exec(text) ?? [];
  if (right !== undefined)
    return newStems(right).length > 0 &&
      newStems(left).length === 0 &&
      !/\b(?:you|we|du|wir|tu|vous)\b/i.test(right)
      ? text
      : null;
  if (thatMany.test(text)) return newStems(before).length > 1 && newStems(text).length === 0 ? text : null;
  return lastDigits.test(text) && !/\d{2}/.test(text) && newStems(text).length > 1 ? text : null;
}
