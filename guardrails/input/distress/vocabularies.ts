import { Lexicon } from '../grammar/lexicon.ts';
import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

/** The words of distress, of greetings and of lingering in every language. */
export const lexicon = new Lexicon({
  en: english,
  es: spanish,
  pt: portuguese,
  fr: french,
  de: german,
  zh: chinese,
  ar: arabic,
});
