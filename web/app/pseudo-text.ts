const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = [...'åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ'];

const accents = new Map([...plain].map((letter, index) => [letter, accented[index] ?? letter]));

/** The tags of the elements in a message. */
const tag = /(<\/?\w+\/?>)/;

/** A text in which each letter has an accent and each vowel is doubled, which makes it about 40 % longer. */
export const pseudoText = (text: string): string =>
  text
    .split(tag)
    .map((part) => (tag.test(part) ? part : part.replace(/[a-z]/gi, (letter) => withAccent(letter))))
    .join('');

const withAccent = (letter: string): string => {
  const accent = accents.get(letter) ?? letter;
  return /[aeiou]/i.test(letter) ? accent + accent.toLowerCase() : accent;
};
