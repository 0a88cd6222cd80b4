import { foldedText } from '../../../contract/characters.ts';
import { plainText, withPlainCharacters } from '../../canonical/canonical.ts';
import labels from '../../data/answer-labels.json' with { type: 'json' };
import { wordsIn } from '../../word-rows.ts';

/** Words that announce an answer in a book or in notes, without accents. */
const announcing = new Set(wordsIn(labels.announcing));
const inexact = new Set(wordsIn(labels.inexact));

/** Pairs of marks around a whole answer, as folding leaves them. */
const pairs = ['""', "''", '()', '[]', '「」', '『』'];

/** What may stand before an answer and belongs to no answer: "a)", "=", "≈", "→". */
const marks = /^(?:\(?[a-h]\)\s+|(?:=>|-{1,2}>|[=≈≃≅≒∼~≐→⇒∴:])\s*)+/iu;
/** How many things around an answer are taken off: more are no answer, and each takes one pass over it. */
const maxPasses = 8;
/** The first words and what parts them from the rest: "Final answer: ", "Lösung – ", "die Antwort ist ". */
const label =
  /^((?:[\p{L}\p{M}]+\.? ){0,3}[\p{L}\p{M}]+)\.?(?:\s*([:=])|\s+-(?=\s)|\s+(?:is|are|ist|lautet|est|es|é|è)(?=\s))\s*/u;
/** A first word without such a sign: "Ans. 4", "ca. 3.14". */
const firstWord = /^([\p{L}\p{M}]+)\.?\s+/u;
/** What follows a label of any words: a number, perhaps of money, or a letter with its value. */
const amount = /^(?:[$€£]\s?)?-?\s?[\d.,]*\d|^[a-z]_?\d?\s?[=≈]/i;
/** A letter and its value with another sign than "=". */
const valued = /^([a-z]_?\d?)\s?(?:≈|≃|≅|≒|~|→|⇒|->|=>|:=|:|equals|is)\s?(?=[-{$\d(])/i;
/** A set of one value: "L = {4}". */
const oneInSet = /^([a-z])\s?=\s?\{\s?([^{},;]*?)\s?\}$/i;

function lessOnce(text: string): string {
  const bare = text.trim().replace(/(?<=[^.])\s*[.!]+$/, '');
  const [open, close] = pairs.find((pair) => pair === bare.slice(0, 1) + bare.slice(-1)) ?? '';
  const inside = bare.slice(1, -1);
  if (open && close && inside.trim() !== '' && !inside.includes(open) && !inside.includes(close))
    return inside;
  const unmarked = bare.replace(marks, '').replace(valued, '$1 = ').replace(oneInSet, '$1 = $2');
  return withoutLabel(unmarked);
}

function withoutLabel(text: string): string {
  const [whole = '', words = '', sign = ''] = label.exec(text) ?? [];
  const rest = text.slice(whole.length);
  if (whole !== '' && rest !== '') {
    if (announcing.has(foldedText(words).split(' ').at(-1) ?? '')) return rest;
    if (sign === ':' && words.length > 1 && amount.test(rest)) return rest;
  }
  const [first = '', word = ''] = firstWord.exec(text) ?? [];
  const behind = text.slice(first.length);
  const folded = foldedText(word);
  return (announcing.has(folded) || inexact.has(folded)) && amount.test(behind) ? behind : text;
}

function undressed(written: string): string {
  let text = written;
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const before = text;
    text = lessOnce(before);
    if (text === before) break;
  }
  return text;
}

/**
 * An answer as teachers paste it, without what is around it: quotation marks, a label, a sign for "about". The digits are still as they were typed, so that
 * mistakes in them can be told.
 */
export const bareAnswer = (written: string): string => undressed(withPlainCharacters(written));

/** The same in canonical text, with groups of three digits joined. Both sides of a comparison read this. */
export const plainAnswer = (written: string): string =>
  undressed(plainText(bareAnswer(written)))
    .replace(/(?<![\d.,])\d{1,3}(?: \d{3})+(?![\d,]|\.\d{3}(?!\d)| \d)/g, (number) =>
      number.replaceAll(' ', ''),
    )
    .replace(/^-\s+(?=\d)/, '-');
