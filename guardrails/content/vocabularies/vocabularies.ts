import { Lexicon } from '../../input/grammar/lexicon.ts';
import { english } from './english.ts';

/** The words of harmful content in every language. */
export const lexicon = new Lexicon({ en: english, es: {}, pt: {}, fr: {}, de: {}, zh: {}, ar: {} });
