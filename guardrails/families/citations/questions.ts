import type { HintQuestions } from '../family.ts';

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
  de: [
    'Auf welche Stelle würdest du zeigen, und was zeigt sie in deinen Worten?',
    'Wer spricht dort, und was soll der Leser glauben?',
    'Was willst du zeigen, bevor du eine Stelle dafür suchst?',
    'Wie geht dein Satz nach dem Wort weil weiter?',
  ],
  fr: [
    'Quel passage montrerais-tu, et que montre-t-il avec tes mots ?',
    'Qui parle à cet endroit, et que doit croire le lecteur ?',
    'Que veux-tu montrer, avant de chercher un passage pour le dire ?',
    'Comment continue ta phrase après parce que ?',
  ],
  es: [
    '¿Qué pasaje señalarías, y qué muestra con tus palabras?',
    '¿Quién habla ahí, y qué debe creer el lector?',
    '¿Qué quieres mostrar, antes de buscar un pasaje para ello?',
    '¿Cómo sigue tu frase después de porque?',
  ],
};
