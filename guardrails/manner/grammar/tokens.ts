import type { Language } from './vocabulary.ts';

/** A word, or one sign of a script without spaces. */
export interface Token {
  readonly text: string;
  /** Its distance from the beginning, in half words: a Han sign takes one, a word two. */
  readonly at: number;
  /** The number of its sentence. */
  readonly sentence: number;
}

/** The most words and signs that are read, which bounds the cost of a hostile text. */
const maxTokens = 1_500;

/**
 * A word in Latin or Arabic letters, a Han sign, or the end of a sentence. In a vocabulary a word may end
 * with a star. The ranges of Arabic letters leave out the signs between them that belong to no word: a
 * comma, a semicolon, a question mark.
 */
const piece =
  /(?<word>[a-z0-9][a-z0-9'*$-]*|[\u0620-\u0669\u066e-\u06d3\u06d5-\u06ff]+\*?)|(?<han>\p{Script=Han})|(?<end>[.!?\n;。！？；؟…]+)/gu;

/** Elided words of French, which belong to the next one: j'ai, m'a, qu'il. */
const elided = /^(?:j|m|t|l|d|n|s|c|qu)(?=')/;
/** Short forms whose "will" or "would" has a meaning of its own. */
const spelledOut: Readonly<Record<string, string>> = {
  "i'll": 'i will',
  "we'll": 'we will',
  "he'll": 'he will',
  "she'll": 'she will',
  "they'll": 'they will',
  "i'd": 'i would',
  "we'd": 'we would',
};

/**
 * The words of a piece. Short forms and hyphenated words are taken apart; a word with more than two hyphens
 * is joined, since its letters may be spaced out.
 */
function wordsOf(word: string): string[] {
  if (!/['-]/.test(word)) return [word];
  const whole = spelledOut[word];
  if (whole) return whole.split(' ');
  const first = elided.exec(word)?.[0];
  if (first && word.length > first.length + 2)
    return [first, word.slice(first.length + 1).replaceAll("'", '')];
  const parts = word.replaceAll("'", '').split('-');
  return parts.length > 3 ? [parts.join('')] : parts.filter((part) => part !== '');
}

/** The words of plain words (plain-words.ts), sentence by sentence. */
export function tokensOf(plain: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let sentence = 0;
  for (const { groups } of plain.matchAll(piece)) {
    if (tokens.length >= maxTokens) break;
    if (groups?.end) sentence += 1;
    else if (groups?.han) {
      tokens.push({ text: groups.han, at, sentence });
      at += 1;
    } else {
      for (const text of wordsOf(groups?.word ?? '')) {
        tokens.push({ text, at, sentence });
        at += 2;
      }
    }
  }
  return tokens;
}

/** The words of a list. */
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
/** Frequent small words by which the languages in Latin letters are told apart. */
const small: readonly (readonly [Language, ReadonlySet<string>])[] = [
  [
    'en',
    words(
      "i im ive my the and to of is was it you that this for with have dont what how why are be do does did not can he she they we so but just if when at on in's u ur i'm will would want them his her who your id its me all a",
    ),
  ],
  [
    'es',
    words(
      'yo mi el la los las que es un una y por para con no lo le se me te muy esta pero como porque mis del al si soy ya quiero voy su eso esto nadie todos cuando mas hay estoy tengo todo en a ella ellos',
    ),
  ],
  [
    'pt',
    words(
      'eu meu minha o os as que e um uma por para com nao na no se me te muito esta mas como porque meus do da dos ao sou ja quero vou seu isso isto ninguem todos quando mais ha estou tenho pra pro voce vc ele ela eles em a meu',
    ),
  ],
  [
    'fr',
    words(
      'je j mon ma mes le la les que est un une et pour avec ne pas se me te tres c qu mais comme parce du au si suis vais ce cette ca personne tous quand plus il elle ils on moi des d l m n s dans en a sur vous nous',
    ),
  ],
  [
    'de',
    words(
      'ich mein meine der die das und ist ein eine fur mit nicht kein mich mir du dich es aber wie weil wenn bin habe hab will sein sie er wir zu im auf den dem von so was warum mal noch immer auch man jeden alle',
    ),
  ],
];

/**
 * The languages in which a text may be written: the likeliest, and others that fit about as well. A text in
 * Latin letters without any of the small words may be in all five languages.
 */
export function languagesOf(tokens: readonly Token[]): Set<Language> {
  const found = new Set<Language>();
  let latin = false;
  for (const { text } of tokens) {
    if (/[\u0600-\u06ff]/.test(text)) found.add('ar');
    else if (/\p{Script=Han}/u.test(text)) found.add('zh');
    else latin = true;
  }
  if (!latin) return found;
  const counts = small.map(([language, set]) => {
    const hits = tokens.reduce((sum, { text }) => sum + (set.has(text) ? 1 : 0), 0);
    return [language, hits] as const;
  });
  const most = Math.max(...counts.map(([, count]) => count));
  for (const [language, count] of counts) if (count >= most * 0.75) found.add(language);
  return found;
}
