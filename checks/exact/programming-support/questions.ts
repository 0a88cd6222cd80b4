import type { Situation } from '../../detector.ts';
import type { HintQuestions } from '../../families/family.ts';
import { hasCode } from './focus.ts';

/** Questions about a program that does not do what its author wants. */
const debugging: HintQuestions = {
  en: [
    'Read your code line by line as the computer would: at which line does it first do something you did not mean?',
    'What is in each variable just before that line, and what should be there?',
    'Which input is the smallest one that still goes wrong?',
    'What would you let the program print to find out where it goes astray?',
  ],
  es: [
    'Lee tu programa línea por línea como la máquina: ¿dónde hace primero algo que no quieres?',
    '¿Qué hay en cada variable justo antes de esa línea, y qué debería haber?',
    '¿Cuál es la entrada más pequeña con la que ya falla?',
    '¿Qué harías que el programa mostrara para encontrar el sitio?',
  ],
};

/** Questions about a program that is being written. */
const writing: HintQuestions = {
  en: [
    'Say in one sentence what the next line has to do. Which word of the language does that?',
    'What does your program know after this line, and what does it still have to find out?',
    'Follow one small example through your lines with a finger: where does it stop?',
    'Which of your steps by hand is not in the code yet?',
  ],
  es: [
    'Di en una frase qué tiene que hacer la línea siguiente. ¿Qué palabra del lenguaje lo hace?',
    '¿Qué sabe tu programa después de esta línea, y qué le falta por averiguar?',
    'Sigue un ejemplo pequeño con el dedo por tus líneas: ¿dónde se para?',
    '¿Cuál de tus pasos a mano falta todavía en el código?',
  ],
};

/** Questions about a program that is not begun yet. */
const planning: HintQuestions = {
  en: [
    'What goes in, and what should come out? Give a small example.',
    'Do your example by hand, slowly: which steps did you take, in plain words?',
    'Which of your steps repeat, and which depend on a condition?',
    'Which step would you write first, and what does it need to know?',
  ],
  es: [
    '¿Qué entra, y qué debe salir? Da un ejemplo pequeño.',
    'Haz tu ejemplo a mano, despacio: ¿qué pasos das, con palabras sencillas?',
    '¿Cuáles de tus pasos se repiten, y cuáles dependen de una condición?',
    '¿Qué paso escribirías primero, y qué necesita saber?',
  ],
};

/**
 * The questions for the student's stage of work: before the first line, while writing, or looking for a
 * fault.
 */
export function questionsFor(situation: Situation): HintQuestions {
  if (!hasCode(situation)) return planning;
  const recent = [...situation.earlier.slice(-1).map((past) => past.question), situation.question];
  return recent.some((message) => trouble.test(message)) ? debugging : writing;
}

/** The student says that something goes wrong. */
const trouble =
  /(?<!\p{L})(?:error|errors|invalid|wrong|fails?|failing|crash\p{L}*|bug|doesn['’]?t (?:work|run|do)|does not (?:work|run|do)|not working|stuck|instead of|always|never|only (?:gives|prints|returns)|falla|mal|no funciona|siempre|en vez)(?!\p{L})/iu;
