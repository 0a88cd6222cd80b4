import type { HintQuestions } from '../../families/family.ts';

/** Questions about a sentence to translate. */
export const questions: HintQuestions = {
  en: [
    'Which word of the sentence is the verb, and who does it?',
    'Which single word are you missing? Ask for that one.',
    'Is it about now, earlier or later, and how does the language show that?',
    'Try the sentence with the words you know and leave a gap for the rest. What do you have?',
    'Which words belong together in that sentence, and what do they do?',
    'Read your sentence aloud: which ending makes you doubt?',
  ],
  es: [
    '¿Qué palabra es el verbo, y quién lo hace?',
    '¿Qué palabra suelta te falta? Pregúntame por ella.',
    '¿Es ahora, antes o después, y en qué lo ves?',
    'Escribe la frase con las palabras que sabes y deja huecos. ¿Qué tienes?',
  ],
};
