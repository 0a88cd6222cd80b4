/** How many letters of a word count: "fraction" and "fractions" are one. */
const stemLength = 5;
/** Shorter words tell nothing of the topic. */
const minLength = 4;
/** The most characters of a text that are read. */
const maxLength = 2_000;

/** Words that students use in any lesson, in the languages that write spaces. */
const ofAnyLesson = new Set(
  `about again also another answer anything because before could didn' does doesn' don't done dont each else even every
  explain from gave give haha have hello help here heyyy hint hints into just know like list made make maybe mean means more
  need next nothing okay only page pages please question really right said same says should some something sorry start still sure
  teach teacher thank that that' them then there they thing think this tutor understand want went what what' when where
  which while will with without would wrong your
  bitte danke diese haben heißt hilf' kannst kommt machen macht mein muss nicht under warum weiß
  bonjour faire merci pourquoi
  cuál cómo gracias hola para pasos porque quiero siguiente tengo`
    .split(/\s+/)
    .map((word) => word.slice(0, stemLength)),
);

/** The words and the numbers of a text. */
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}’']+|\d+(?:[.,]\d+)?/gu) ?? [];

/** The stems of a text's words that can tell its topic. */
export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    wordsIn(text.slice(0, maxLength).toLowerCase())
      .filter((word) => word.length >= minLength || /\d/.test(word))
      .map((word) => word.slice(0, stemLength))
      .filter((stem) => !ofAnyLesson.has(stem)),
  );

/** How much of the shorter of two sets is in the other, from 0 to 1. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one];
  if (few.size === 0) return 0;
  let shared = 0;
  for (const stem of few) if (many.has(stem)) shared += 1;
  return shared / few.size;
}
