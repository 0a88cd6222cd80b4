const english = new Set(
  `a about all an and answer are as at be because bye but by can cannot did do does dont easy explain find for from
  get give go good got had has have he hello help her hey hi him his how i if in is it its just know learn like
  make me mean more my need no not of ok okay on one or our please put right say she show so some solve stuck tell
  thanks that the their them then there they thing think this to too try understand up us use want was way we what
  when where which who why will with word work wrong write yes you your`.split(/\s+/),
);

const foreign = new Set(
  `auf bitte comment como cómo con das der die donde ein eine el ella es est et eu für gracias hallo hola ich ist je
  kann la las le les los merci mi mir nicht no oder para per perché porque pour pourquoi por puedes que qué quel
  quelle quiero sono soy tu un una und une warum was wie você è ¿qué ça`.split(/\s+/),
);

/**
 * The kind of a text: 'english' when in doubt, 'other-language' for another language, 'nonsense' for random keys.
 */
export function languageOf(text: string): 'english' | 'other-language' | 'nonsense' {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  if (letters.length === 0) return /\d/.test(text) ? 'english' : 'nonsense';
  if (latin.length < letters.length / 2) return 'other-language';
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const known = words.filter((word) => english.has(word)).length;
  const elsewhere = words.filter((word) => foreign.has(word)).length;
  if (elsewhere > known && (elsewhere >= 2 || words.length <= 2)) return 'other-language';
  return known === 0 && words.length <= 4 && words.every(isMashed) ? 'nonsense' : 'english';
}

const isMashed = (word: string): boolean =>
  /(.)\1{3}/.test(word) ||
  /[bcdfghjklmnpqrstvwxz]{5}/.test(word) ||
  /asdf|qwer|zxcv|hjkl|jkl[öo]?$/.test(word) ||
  (word.length > 3 && !/[aeiouyäöüéèáíóú]/.test(word));
