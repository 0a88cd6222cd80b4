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
    'Qu’est-ce qui t’est arrivé, à toi ou à quelqu’un que tu connais, qui le montre ?',
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

/** Questions about a sentence that the student has written. */
export const questionsOnOwnText: HintQuestions = {
  en: [
    'Which word in it is the least exact, and what do you mean by it?',
    'What example would show it to a reader?',
    'Who would disagree with it, and for what reason?',
    'Why is that so? What would you add in one more sentence?',
  ],
  de: [
    'Welches Wort darin ist am wenigsten genau, und was meinst du damit?',
    'Welches Beispiel würde es einem Leser zeigen?',
    'Wer würde widersprechen, und mit welcher Begründung?',
    'Warum ist das so? Was fügst du in einem weiteren Satz hinzu?',
  ],
  fr: [
    'Quel mot y est le moins précis, et que veux-tu dire par là ?',
    'Quel exemple le montrerait à un lecteur ?',
    'Qui le contesterait, et pour quelle raison ?',
    'Pourquoi est-ce ainsi ? Qu’ajoutes-tu dans une autre phrase ?',
  ],
  es: [
    '¿Qué palabra es la menos exacta, y qué quieres decir con ella?',
    '¿Qué ejemplo se lo mostraría a un lector?',
    '¿Quién lo discutiría, y por qué razón?',
    '¿Por qué es así? ¿Qué añades en otra frase?',
  ],
};
