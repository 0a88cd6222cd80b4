import type { HintQuestions } from '../family.ts';

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
  de: [
    'Was verlangt die Aufgabe, in deinen eigenen Worten?',
    'Was ist gegeben, und was davon hast du noch nicht benutzt?',
    'Mach es kleiner: Was würdest du tun, wenn die Aufgabe viel leichter wäre?',
    'Was erwartest du ungefähr als Ergebnis, und warum?',
    'Schreib das Letzte auf, bei dem du sicher bist. Was folgt daraus?',
    'An welches Thema aus dem Unterricht erinnert dich das, und was hast du dort getan?',
  ],
  fr: [
    'Que demande l’exercice, avec tes propres mots ?',
    'Qu’est-ce qui est donné, et qu’est-ce que tu n’as pas encore utilisé ?',
    'Rends-le plus petit : que ferais-tu si l’exercice était beaucoup plus facile ?',
    'À peu près quel résultat attends-tu, et pourquoi ?',
    'Écris la dernière chose dont tu es sûr. Qu’est-ce qui en découle ?',
    'À quelle idée du cours cela te fait-il penser, et qu’avais-tu fait alors ?',
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
