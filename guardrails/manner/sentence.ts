import { plainWords } from '../input/plain-words.ts';
import { withoutImpersonalI } from './closed/first-person.ts';

/** The plain words of a sentence, as the rules, the closed lists and the trained part read them. */
export const sentenceOf = (text: string): string => plainWords(withoutImpersonalI(text)).trim();
