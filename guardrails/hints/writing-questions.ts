import type { HintQuestions } from '../families/family.ts';

/** Questions about a text that the student is to write. */
export const questions: HintQuestions = {
  en: [
    'What is your main point, in one plain sentence of your own?',
    'What happened to you or somebody you know that shows it?',
    'Who would disagree, and what would they say?',
    'How does your sentence go on after the word because?',
    'Which reason would convince a reader who has never thought about it?',
    'Say it aloud to a friend first, then write down what you said. What do you write?',
  ],
  de: [
    'Was ist deine Hauptaussage, in einem einfachen eigenen Satz?',
    'Was hast du oder jemand, den du kennst, erlebt, das dazu passt?',
    'Wer wäre anderer Meinung, und was würde er sagen?',
    'Wie geht dein Satz nach dem Wort weil weiter?',
    'Welcher Grund überzeugt einen Leser, der noch nie darüber nachgedacht hat?',
  ],
  fr: [
    'Quelle est ton idée principale, en une phrase simple à toi ?',
    'Qu’as-tu vécu, toi ou quelqu’un que tu connais, qui le montre ?',
    'Qui ne serait pas d’accord, et que dirait cette personne ?',
    'Comment continue ta phrase après parce que ?',
    'Quelle raison convaincrait un lecteur qui n’y a jamais pensé ?',
  ],
  es: [
    '¿Cuál es tu idea principal, en una frase sencilla tuya?',
    '¿Qué te pasó a ti o a alguien que conoces que lo muestre?',
    '¿Quién no estaría de acuerdo, y qué diría?',
    '¿Cómo sigue tu frase después de porque?',
    '¿Qué razón convencería a un lector que nunca lo ha pensado?',
  ],
};
