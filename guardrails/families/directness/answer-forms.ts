import { plainText } from '../../canonical/canonical.ts';
import { reversed, rot13 } from '../../canonical/hidden.ts';
import { unitSymbol } from '../../key/unit-symbols.ts';
import { numbersIn } from './answer-numbers.ts';

/** A searchable answer of a key: a number, words, several parts that only count together, or a line. */
export type KeyForm =
  | {
      readonly kind: 'number';
      readonly value: number;
      /** The symbol of the unit it was written with, if any. */
      readonly unit: string;
      /** Whether it counts only with its unit, because it is a converted answer. */
      readonly needsUnit: boolean;
    }
  | { readonly kind: 'words'; readonly text: string; readonly pattern: RegExp }
  | { readonly kind: 'parts'; readonly parts: readonly KeyForm[] }
  | { readonly kind: 'expression'; readonly text: string };

/** Turns the answers of a key into searchable forms. */
export const keyForms = (answers: readonly string[]): readonly KeyForm[] =>
  withConversions(answers.map((answer) => formOf(answer)).filter((form) => form !== null));

/** The encoded forms of the answers. */
export function codedForms(answers: readonly KeyForm[]): readonly string[] {
  return answers.flatMap((form) => {
    const written = form.kind === 'words' ? form.text : form.kind === 'number' ? String(form.value) : '';
    if (written.length < 2 || !/^[\x20-\x7e]+$/.test(written)) return [];
    const capital = written.charAt(0).toUpperCase() + written.slice(1);
    const base64 = [written, capital, written.toUpperCase()].map((one) => btoa(one).replace(/=+$/, ''));
    const hex = [...written].map((one) => one.charCodeAt(0).toString(16)).join('');
    const turned = form.kind === 'words' && written.length > 3 ? [rot13(written), reversed(written)] : [];
    return [...base64.filter((one) => one.length > 2), ...(form.kind === 'words' ? [hex] : []), ...turned];
  });
}

/** The first form "12.5 m" counts without its unit, the converted "1250 cm" only with it. */
function withConversions(forms: readonly KeyForm[]): KeyForm[] {
  return forms.map((form, at) => {
    if (form.kind !== 'number' || form.unit === '') return form;
    const needsUnit = forms
      .slice(0, at)
      .some(
        (one) =>
          one.kind === 'number' && one.unit !== '' && one.unit !== form.unit && one.value !== form.value,
      );
    return { ...form, needsUnit };
  });
}

const moneySign = String.raw`(?:[$€£]\s?)?`;
const oneNumber = new RegExp(
  String.raw`^${moneySign}(?:[a-z]\s?=\s?)?${moneySign}(-?\d{1,15}(?:\.\d{1,12})?(?:\/\d{1,9})?(?: \d{1,3}\/\d{1,3})?)\s?(%|[€$£]|[\p{L}°][\p{L}°.\/^²³ \d]{0,30})?$`,
  'iu',
);

function formOf(answer: string): KeyForm | null {
  const plain = plainText(answer)
    .trim()
    .replace(/[.!]+$/, '');
  if (plain === '') return null;
  const amount = oneNumber.exec(plain);
  if (amount) {
    const [mention] = numbersIn(plain);
    if (mention && Number.isFinite(mention.values[0])) {
      const [value = Number.NaN] = mention.values;
      return { kind: 'number', value, unit: unitSymbol(amount[2] ?? ''), needsUnit: false };
    }
  }
  const parts = partsOf(plain);
  if (parts.length > 1) {
    const forms = parts.map(formOf).filter((form) => form !== null);
    if (forms.length > 1) return { kind: 'parts', parts: forms };
  }
  if (/[=^*/+<>()]|\d[a-z]|[a-z]\d/i.test(plain) && !/\p{L}{4}/u.test(plain)) {
    return { kind: 'expression', text: compact(plain) };
  }
  return wordsForm(plain);
}

/** "x = 4 and y = 7", "2, 3, 5": an answer of several parts. */
function partsOf(plain: string): string[] {
  // With single spaces the expressions below do not begin anew at each space of a long gap.
  const listed = plain.replace(/^[{([]|[})\]]$/g, '').replace(/\s+/g, ' ');
  if (/\d/.test(listed))
    return listed
      .split(/\s*(?:,|;|\band\b|\bor\b|\bund\b|\bet\b|\by\b(?=\s+\d))\s*/i)
      .filter((part) => part !== '');
  return listed.length < 200 ? listed.split(/\s*[,;]\s*/).filter((part) => part !== '') : [listed];
}

/** Removes blanks and unifies signs, so that "2x + 3" equals "2·x+3". */
export function compact(plain: string): string {
  return plain
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/(?<=[\da-z)])\*(?=[a-z(])/g, '');
}

const accents = /\p{M}/gu;
/** Lower case and without accents, for words. */
export function bareWords(text: string): string {
  const lower = text.toLowerCase();
  const bare = /\P{ASCII}/u.test(lower) ? lower.normalize('NFD').replace(accents, '') : lower;
  return bare.replace(/\s+/g, ' ');
}

const article = /^(?:the|a|an|der|die|das|ein|eine|le|la|les|un|une|el|los|las|una) (?=\p{L})/iu;

function wordsForm(plain: string): KeyForm {
  const text = bareWords(plain).replace(article, '');
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[ -]/g, '[\\s-]+');
  return {
    kind: 'words',
    text,
    pattern: new RegExp(`(?<![\\p{L}\\d])${escaped}(?:e?s)?(?![\\p{L}\\d])`, 'gu'),
  };
}
