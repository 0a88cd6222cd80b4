import { Lexicon } from '../grammar/lexicon.ts';
import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { names } from './names.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

/** The words of danger in every language; first names are common to those in Latin letters. */
export const lexicon = new Lexicon({
  en: { ...english, name: names },
  es: { ...spanish, name: names },
  pt: { ...portuguese, name: names },
  fr: { ...french, name: names },
  de: { ...german, name: names },
  zh: chinese,
  ar: arabic,
});
