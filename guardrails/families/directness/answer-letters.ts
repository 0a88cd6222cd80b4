import { inWords } from '../../key/spoken-numbers.ts';
import { clueCount, cluesIn, fitsClues } from './answer-clues.ts';
import type { KeyForm } from './answer-forms.ts';
import { bareWords } from './answer-words.ts';
import { type Facts, oncePerFacts } from './facts.ts';

/*
 * A word given away by its letters: with gaps, without vowels, in another order, shifted along the alphabet,
 * as the first letters of other words, or by its beginning, its end and its length. The letters are compared
 * with the word of the key; the words around them do not matter.
 */

/** A shorter word is found in other words by chance. */
const minLength = 4;
/** The longest word that is compared letter by letter. */
const maxLength = 40;

/** Short pieces of letters with marks between them: "C-nb-rr-", "O _ M O _ I _", "M-O-S". */
const pieces = /(?<![\p{L}\d])\p{L}{1,4}(?:[ _*•·…,/.-]{1,4}\p{L}{1,4}(?!\p{L})){2,30}/gu;
/** At least one such mark shows that the pieces belong to a word that was taken apart. */
const marks = /[_*•·…,/.-]/;
const vowels = /[aeiouy]/g;

/** The letters of a form without blanks, for a word that can be spelled. */
const lettersOf = (form: KeyForm): string => {
  const letters = form.kind === 'words' ? form.text.replace(/[^\p{L}]/gu, '') : '';
  return letters.length >= minLength && letters.length <= maxLength ? letters : '';
};

const sortedLetters = (word: string): string => [...word].sort().join('');

/** A word of the key, its letters in alphabetical order, and its letters without the vowels. */
interface Shape {
  readonly word: string;
  readonly sorted: string;
  readonly consonants: string;
}

/** The shapes of the answers, computed once; at most twenty, which bounds the time. */
const shapesOf = oncePerFacts((facts): readonly Shape[] => {
  const words = [...new Set(facts.answers.map(lettersOf).filter((word) => word !== ''))];
  return words.slice(0, 20).map((word) => ({
    word,
    sorted: sortedLetters(word),
    consonants: word.replace(vowels, ''),
  }));
});

/** Whether a word contains these letters in this order and they make up at least half of it. */
function isHalfOf(letters: string, word: string): boolean {
  if (letters.length * 2 < word.length || letters[0] !== word[0]) return false;
  let at = 0;
  for (const letter of letters) {
    at = word.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** Whether one word is the other with every letter shifted by the same distance in the alphabet. */
function isShifted(one: string, other: string): boolean {
  const distance = (at: number) => (one.charCodeAt(at) - other.charCodeAt(at) + 26) % 26;
  const first = distance(0);
  return first !== 0 && [...other].every((_, at) => distance(at) === first);
}

/** A word of the key that the letters of a sentence spell; null for none. */
export function spelledIn(text: string, facts: Facts): string | null {
  const shapes = shapesOf(facts);
  if (shapes.length === 0) return null;
  const bare = bareWords(text);
  const words = bare.match(/\p{L}+/gu) ?? [];
  const initials = words.map((word) => word[0]).join('');
  const runs = [...bare.matchAll(pieces)]
    .filter(([run]) => marks.test(run))
    .map(([run]) => run.replace(/[^\p{L}]/gu, ''));
  for (const { word, sorted, consonants } of shapes) {
    if (initials.length >= word.length && initials.includes(word)) return word;
    for (const run of runs)
      if (
        run === consonants ||
        isHalfOf(run, word) ||
        (run.length === word.length && sortedLetters(run) === sorted)
      )
        return word;
    for (const candidate of words) {
      if (candidate.length < minLength - 1 || candidate === word) continue;
      const isSpelled =
        (candidate.length === word.length &&
          word.length > minLength &&
          (sortedLetters(candidate) === sorted || isShifted(candidate, word))) ||
        (candidate === consonants && consonants.length > 2 && consonants.length * 2 >= word.length) ||
        // Pig Latin moves the beginning behind the rest.
        (candidate.length > word.length &&
          candidate.endsWith('ay') &&
          `${candidate.slice(0, -2)}${candidate.slice(0, -2)}`.includes(word));
      // The conversation is long, so this search comes last.
      if (isSpelled && !facts.knownWords.includes(candidate)) return word;
    }
  }
  return null;
}

/** The numbers of the key that are written as one word, in words. */
const numberWordsOf = oncePerFacts((facts): readonly string[] =>
  facts.answers
    .slice(0, 4)
    .flatMap((form) => (form.kind === 'number' ? inWords(form.value) : []))
    .map((word) => bareWords(word))
    .filter((word) => /^\p{Script=Latin}{3,}$/u.test(word)),
);

/** The word of a number of the key that two clues or more describe, such as an initial and a length. */
export function numberDescribedIn(text: string, facts: Facts): string | null {
  const clues = cluesIn(text);
  if (clues === null || clueCount(clues) < 2) return null;
  return numberWordsOf(facts).find((word) => fitsClues(word, clues)) ?? null;
}
