import type { Focus, HintLanguage } from '../families/family.ts';

/**
 * The texts of hints besides a family's questions, in one language, without numbers, formulas, quotations, code and foreign
 * words.
 */
export interface HintWords {
  /** Where the help ends. */
  readonly openings: readonly string[];
  readonly firstStep: string;
  readonly pastFirst: string;
  readonly pastSeveral: string;
  readonly lastStep: string;
  /** Points at words of the exercise or the student, which replace the dots. */
  readonly focus: Readonly<Record<Focus['kind'], string>>;
  /** The student has found it, or a value on the way, or something else. */
  readonly right: readonly string[];
  readonly onTheWay: readonly string[];
  readonly notYet: readonly string[];
  /** The texts for a student who may be in danger: a right result is confirmed without praise. */
  readonly calm: Pick<HintWords, 'openings' | 'right' | 'onTheWay'>;
}

const english: HintWords = {
  openings: [
    'Let us look at just one thing.',
    'I will not take this step from you, but I will go to it with you.',
    'You are closer than it feels.',
    'The last bit is yours.',
  ],
  firstStep: 'You are at the first step.',
  pastFirst: 'You are past the first step, on the way to the next.',
  pastSeveral: 'You are past several steps, on the way to the next.',
  lastStep: 'All that is missing is the last step.',
  focus: {
    exercise: 'The exercise asks: …',
    asked: 'You asked: …',
    part: 'Take just this part: …',
    line: 'Your last line is …',
  },
  right: [
    'Yes, that is right. How would you convince somebody who does not believe it?',
    'Right, you have found it. How could you check it in another way?',
  ],
  onTheWay: [
    'That is a right step on the way. What do you know now that you did not know before?',
    'Right so far. What is still missing until you have what is asked?',
  ],
  notYet: [
    'That is not it yet. Put it back into the exercise: what does not fit?',
    'Not quite yet. How did you get there, step by step?',
    'That is not it yet. Should it be larger or smaller, and how do you see that?',
  ],
  calm: {
    openings: ['Let us look at just one thing.', 'One thing at a time.'],
    right: ['Yes, that is right. How could you check it in another way?'],
    onTheWay: ['Yes, that holds. What do you know now that you did not know before?'],
  },
};

const german: HintWords = {
  openings: [
    'Schauen wir nur auf eine Sache.',
    'Diesen Schritt nehme ich dir nicht ab, aber ich gehe mit dir hin.',
    'Du bist näher dran, als es sich anfühlt.',
    'Das letzte Stück gehört dir.',
  ],
  firstStep: 'Du stehst am ersten Schritt.',
  pastFirst: 'Den ersten Schritt hast du, jetzt kommt der nächste.',
  pastSeveral: 'Mehrere Schritte hast du, jetzt kommt der nächste.',
  lastStep: 'Es fehlt nur noch der letzte Schritt.',
  focus: {
    exercise: 'Gefragt ist: …',
    asked: 'Du hast gefragt: …',
    part: 'Nimm nur diesen Teil: …',
    line: 'Deine letzte Zeile ist …',
  },
  right: [
    'Ja, das stimmt. Wie würdest du jemanden überzeugen, der es nicht glaubt?',
    'Richtig, du hast es gefunden. Wie kannst du es auf einem anderen Weg prüfen?',
  ],
  onTheWay: [
    'Das ist ein richtiger Schritt auf dem Weg. Was weißt du jetzt, was du vorher nicht wusstest?',
    'Das stimmt so weit. Was fehlt noch bis zu dem, was gefragt ist?',
  ],
  notYet: [
    'Das ist es noch nicht. Setz es in die Aufgabe ein: Was passt nicht zusammen?',
    'Noch nicht ganz. Wie bist du darauf gekommen, Schritt für Schritt?',
    'Das ist es noch nicht. Müsste es größer oder kleiner sein, und woran siehst du das?',
  ],
  calm: {
    openings: ['Schauen wir nur auf eine Sache.', 'Eins nach dem anderen.'],
    right: ['Ja, das stimmt. Wie kannst du es auf einem anderen Weg prüfen?'],
    onTheWay: ['Ja, das stimmt. Was weißt du jetzt, was du vorher nicht wusstest?'],
  },
};

const french: HintWords = {
  openings: [
    'Regardons une seule chose.',
    'Je ne fais pas ce pas à ta place, mais j’y vais avec toi.',
    'Tu es plus près que tu ne crois.',
    'Le dernier morceau est à toi.',
  ],
  firstStep: 'Tu en es au premier pas.',
  pastFirst: 'Tu as le premier pas, voici le suivant.',
  pastSeveral: 'Tu as déjà plusieurs pas, voici le suivant.',
  lastStep: 'Il ne manque que le dernier pas.',
  focus: {
    exercise: 'On te demande : …',
    asked: 'Tu as demandé : …',
    part: 'Prends seulement cette partie : …',
    line: 'Ta dernière ligne est …',
  },
  right: [
    'Oui, c’est juste. Comment convaincrais-tu quelqu’un qui n’y croit pas ?',
    'C’est juste, tu l’as trouvé. Comment le vérifier par un autre chemin ?',
  ],
  onTheWay: [
    'C’est un pas juste. Que sais-tu maintenant que tu ne savais pas avant ?',
    'Jusque-là, c’est juste. Que manque-t-il encore jusqu’à ce qui est demandé ?',
  ],
  notYet: [
    'Ce n’est pas encore cela. Remets-le dans l’exercice : qu’est-ce qui ne va pas ensemble ?',
    'Pas encore tout à fait. Comment y es-tu arrivé, pas à pas ?',
    'Ce n’est pas encore cela. Faut-il plus grand ou plus petit, et à quoi le vois-tu ?',
  ],
  calm: {
    openings: ['Regardons une seule chose.', 'Une chose après l’autre.'],
    right: ['Oui, c’est juste. Comment le vérifier par un autre chemin ?'],
    onTheWay: ['Oui, cela tient. Que sais-tu maintenant que tu ne savais pas avant ?'],
  },
};

const spanish: HintWords = {
  openings: [
    'Miremos una sola cosa.',
    'Este paso no lo doy por ti, pero voy contigo.',
    'Estás más cerca de lo que parece.',
    'El último trozo es tuyo.',
  ],
  firstStep: 'Estás en el primer paso.',
  pastFirst: 'Ya tienes el primer paso, ahora viene el siguiente.',
  pastSeveral: 'Ya tienes varios pasos, ahora viene el siguiente.',
  lastStep: 'Solo falta el último paso.',
  focus: {
    exercise: 'Se pregunta: …',
    asked: 'Has preguntado: …',
    part: 'Toma solo esta parte: …',
    line: 'Tu última línea es …',
  },
  right: [
    'Sí, es correcto. ¿Cómo convencerías a alguien que no lo cree?',
    'Correcto, lo has encontrado. ¿Cómo lo comprobarías por otro camino?',
  ],
  onTheWay: [
    'Es un paso correcto. ¿Qué sabes ahora que antes no sabías?',
    'Hasta ahí es correcto. ¿Qué falta todavía hasta lo que se pregunta?',
  ],
  notYet: [
    'Todavía no es eso. Ponlo en el ejercicio: ¿qué no encaja?',
    'Todavía no del todo. ¿Cómo llegaste a eso, paso a paso?',
    'Todavía no es eso. ¿Debe ser mayor o menor, y en qué lo ves?',
  ],
  calm: {
    openings: ['Miremos una sola cosa.', 'Una cosa después de otra.'],
    right: ['Sí, es correcto. ¿Cómo lo comprobarías por otro camino?'],
    onTheWay: ['Sí, se cumple. ¿Qué sabes ahora que antes no sabías?'],
  },
};

/** The texts of hints by language. */
export const hintWords: Readonly<Record<HintLanguage, HintWords>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};
