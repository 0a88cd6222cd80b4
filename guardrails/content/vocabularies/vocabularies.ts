import { Lexicon } from '../../input/grammar/lexicon.ts';
import type { Vocabularies } from '../../input/grammar/vocabulary.ts';
import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

/** The words of harmful content in every language. */
export const vocabularies: Vocabularies = {
  en: english,
  es: spanish,
  pt: portuguese,
  fr: french,
  de: german,
  zh: chinese,
  ar: arabic,
};

export const lexicon = new Lexicon(vocabularies);
