const small = [
  ...[
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A whole number from 0 to 999,999 in words, without 'and' and hyphens: 391 is 'three hundred ninety one'. */
export function inWords(number: number): string {
  if (number < 20) return small[number] ?? '';
  if (number < 100) return joined(tens[Math.floor(number / 10)] ?? '', number % 10);
  if (number < 1_000) return joined(`${small[Math.floor(number / 100)]} hundred`, number % 100);
  return joined(`${inWords(Math.floor(number / 1_000))} thousand`, number % 1_000);
}

const joined = (head: string, rest: number): string => (rest === 0 ? head : `${head} ${inWords(rest)}`);

const numberWord = [...small, ...tens.slice(2), 'hundred', 'thousand'].join('|');
const spelled = new RegExp(`\\b(?:${numberWord})(?:(?:[ -]|\\s+and\\s+)(?:${numberWord}))*\\b`, 'gi');

/** The text with its spelled numbers in digits. */
export const withDigits = (text: string): string => text.replace(spelled, (words) => String(read(words)));

function read(words: string): number {
  let total = 0;
  let part = 0;
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    if (word === 'hundred') part = Math.max(part, 1) * 100;
    else if (word === 'thousand') {
      total += Math.max(part, 1) * 1_000;
      part = 0;
    } else if (word !== 'and') part += small.includes(word) ? small.indexOf(word) : tens.indexOf(word) * 10;
  }
  return total + part;
}
