import { Lexicon } from '../../input/grammar/lexicon.ts';
import type { Vocabularies } from '../../input/grammar/vocabulary.ts';
import { english } from './english.ts';

/** The words of harmful content in every language. */
export const vocabularies: Vocabularies = { en: english, es: {}, pt: {}, fr: {}, de: {}, zh: {}, ar: {} };

export const lexicon = new Lexicon(vocabularies);
