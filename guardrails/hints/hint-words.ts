import type { HintLanguage } from '../families/family.ts';
import { english } from './words/english.ts';
import { french } from './words/french.ts';
import { german } from './words/german.ts';
import { spanish } from './words/spanish.ts';
import type { HintWords } from './words/words.ts';

/** The texts of hints by language. */
export const hintWords: Readonly<Record<HintLanguage, HintWords>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};
