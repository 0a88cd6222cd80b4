import type { HintQuestions } from '../../families/family.ts';

/** Questions about a text. */
export const questions: HintQuestions = {
  en: [
    'Which passage would you point to, and what does it show in your own words?',
    'Who is speaking or writing there, and what do they want the reader to believe?',
    'What is the point you want to make, before you look for a source for it?',
    'Close the text for a moment: what do you remember of it, and why that?',
    'What would somebody who disagrees with you point to?',
    'How does your sentence go on after the word “because”?',
  ],
  es: [
    '¿Qué pasaje señalarías, y qué muestra con tus palabras?',
    '¿Quién habla ahí, y qué debe creer el lector?',
    '¿Qué quieres mostrar, antes de buscar un pasaje para ello?',
    '¿Cómo sigue tu frase después de porque?',
  ],
};
