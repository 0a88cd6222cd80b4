import type { HintQuestions } from '../../families/family.ts';

/** Questions for an exercise without numbers. */
export const questions: HintQuestions = {
  en: [
    'Which part of it is clear to you, and at which word does it stop being clear?',
    'What does the exercise ask for, in your own words?',
    'What is given, and which of it have you not used yet?',
    'Make it smaller: what would you do if the exercise were much easier?',
    'What would you expect the result to look like, roughly, and why?',
    'Write down the last thing you are sure of. What follows from it?',
    'Explain your last step as if to a classmate: where would they ask why?',
    'Which idea from class does this remind you of, and what did you do there?',
  ],
  es: [
    '¿Qué pide el ejercicio, con tus propias palabras?',
    '¿Qué datos tienes, y cuál no has usado todavía?',
    'Hazlo más pequeño: ¿qué harías si el ejercicio fuera mucho más fácil?',
    '¿Qué resultado esperas más o menos, y por qué?',
    'Escribe lo último de lo que estás seguro. ¿Qué se sigue de ello?',
    '¿A qué idea de clase te recuerda, y qué hiciste allí?',
  ],
};
