/** How many letters of a word count: "fraction" and "fractions" are one. */
const stemLength = 5;
/** Shorter words tell nothing of the topic. */
const shortest = 4;

/** Words that students use in any lesson, by their first letters, in the languages that write spaces. */
const ofAnyLesson = new Set(
  `about again another start because hint hints answer next heyyy hello haha please sorry sure teach teacher page pages list give want said says went gave made make also answe anyth becau befor bitte bonjo cuál cómo could danke didn' diese does doesn' don't done
  dont each else even every expla faire from gracias graci haben have heißt hello help here hilf' hola into just know
  kannst know kommt kannn like machen macht maybe mean means mein merci mistr more muss need next nicht nothing okay
  only para pasos pleas porque pourq quest quiero really right said same should siguiente some somet sorry still
  tengo thank that that' them then there they thing think this tutor understand under warum weiß what what' when where
  which while will with without would wrong your`
    .split(/\s+/)
    .map((word) => word.slice(0, stemLength)),
);

const read = new Map<string, ReadonlySet<string>>();
/** How many texts are remembered: every question and answer of a large lesson. */
const mostRemembered = 5_000;
/** The most characters of a text that are read. */
const longest = 2_000;

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}’']+|\d+(?:[.,]\d+)?/gu) ?? [];

/** The stems of a text's words that can tell its topic. */
export function stemsOf(text: string): ReadonlySet<string> {
  const known = read.get(text);
  if (known) return known;
  const words = wordsIn(text.slice(0, longest).toLowerCase());
  const stems = words
    .filter((word) => word.length >= shortest || /\d/.test(word))
    .map((word) => word.slice(0, stemLength))
    .filter((stem) => !ofAnyLesson.has(stem));
  const found: ReadonlySet<string> = new Set(stems);
  if (read.size >= mostRemembered) read.clear();
  read.set(text, found);
  return found;
}

/** How much of the shorter of two sets is in the other, from 0 to 1. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one];
  if (few.size === 0) return 0;
  let shared = 0;
  for (const stem of few) if (many.has(stem)) shared += 1;
  return shared / few.size;
}
