import { reversed, rot13 } from '../../canonical/hidden.ts';
import type { KeyForm } from './answer-forms.ts';

/**
 * The answers as a reply may encode them: in Roman numerals, base64, hexadecimal, rot13 or backwards. Only
 * answers of printable ASCII characters are encoded.
 */
export function codedForms(answers: readonly KeyForm[]): readonly string[] {
  const coded = answers.flatMap((form) => {
    const written = form.kind === 'words' ? form.text : form.kind === 'number' ? String(form.value) : '';
    if (!/^[\x20-\x7e]+$/.test(written) || written === '') return [];
    // A single character has no code that is long enough to be searched, except a Roman numeral.
    if (written.length < 2)
      return form.kind === 'number' ? [romanNumeral(form.value)].filter((one) => one !== '') : [];
    const capital = written.charAt(0).toUpperCase() + written.slice(1);
    const base64 = [written, capital, written.toUpperCase()].map((one) => btoa(one).replace(/=+$/, ''));
    const roman = form.kind === 'number' ? romanNumeral(form.value) : '';
    const hex = [...written].map((one) => one.charCodeAt(0).toString(16)).join('');
    const turned = form.kind === 'words' && written.length > 3 ? [rot13(written), reversed(written)] : [];
    return [
      ...(roman === '' ? [] : [roman]),
      ...base64.filter((one) => one.length > 2),
      ...(form.kind === 'words' ? [hex] : []),
      ...turned,
    ];
  });
  return [...new Set(coded)];
}

const romanDigits = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** A whole number below 4,000 in Roman digits; empty for others. */
function romanNumeral(value: number): string {
  if (!Number.isInteger(value) || value < 1 || value > 3_999) return '';
  let left = value;
  return romanDigits
    .map(([worth, digits]) => {
      const times = Math.floor(left / worth);
      left -= times * worth;
      return digits.repeat(times);
    })
    .join('');
}
