import { plainWords } from '../../checks/canonical/plain-words.ts';
import { type Features, featuresOf } from '../../checks/scorer/features.ts';

/** The features of a text as it was written. */
export const featuresOfText = (text: string): Features => featuresOf(plainWords(text));
