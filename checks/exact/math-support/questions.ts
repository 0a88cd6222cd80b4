import type { HintQuestions } from '../../families/family.ts';

/** Questions about a calculation. */
export const questions: HintQuestions = {
  en: [
    'Which quantity do you want to know, and which ones does the exercise give you?',
    'Say the next step as a sentence first: what do you do with which quantity, and why?',
    'Draw it or make a small table: what does it show that the words did not?',
    'Try the same with easy numbers of your own. What did you do to get there?',
    'Write your next line and what it means; that line is looked at next. What is it?',
    'Which number of the exercise have you not used yet, and what does it count?',
  ],
  es: [
    '¿Qué cantidad buscas, y cuáles te dan?',
    'Di primero el paso siguiente en una frase: ¿qué haces con qué cantidad, y por qué?',
    'Dibújalo o haz una tabla pequeña: ¿qué muestra que las palabras no mostraban?',
    'Prueba con números fáciles que inventes. ¿Cómo lo hiciste?',
    '¿Qué número del ejercicio no has usado todavía, y qué cuenta?',
  ],
};
