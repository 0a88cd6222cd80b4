import type { Situation } from '../../detector.ts';
import type { HintQuestions } from '../family.ts';
import { hasCode } from './focus.ts';

/** Questions about a program that does not do what its author wants. */
const debugging: HintQuestions = {
  en: [
    'Read your code line by line as the computer would: at which line does it first do something you did not mean?',
    'What is in each variable just before that line, and what should be there?',
    'Which input is the smallest one that still goes wrong?',
    'What would you let the program print to find out where it goes astray?',
  ],
  de: [
    'Lies dein Programm Zeile für Zeile wie der Rechner: Wo tut es zuerst etwas, das du nicht meinst?',
    'Was steht vor dieser Zeile in jeder Variablen, und was sollte dort stehen?',
    'Welche Eingabe ist die kleinste, bei der es schon schiefgeht?',
    'Was lässt du das Programm ausgeben, um die Stelle zu finden?',
  ],
  fr: [
    'Lis ton programme ligne par ligne comme la machine : où fait-il d’abord autre chose que ce que tu veux ?',
    'Que contient chaque variable juste avant cette ligne, et que devrait-elle contenir ?',
    'Quelle est la plus petite entrée avec laquelle cela échoue encore ?',
    'Que ferais-tu afficher au programme pour trouver l’endroit ?',
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
  de: [
    'Sag in einem Satz, was die nächste Zeile tun muss. Welches Wort der Sprache tut das?',
    'Was weiß dein Programm nach dieser Zeile, und was muss es noch herausfinden?',
    'Geh ein kleines Beispiel mit dem Finger durch deine Zeilen: Wo hört es auf?',
    'Welcher deiner Schritte von Hand steht noch nicht im Programm?',
  ],
  fr: [
    'Dis en une phrase ce que la ligne suivante doit faire. Quel mot du langage fait cela ?',
    'Que sait ton programme après cette ligne, et que doit-il encore trouver ?',
    'Suis un petit exemple du doigt dans tes lignes : où s’arrête-t-il ?',
    'Lequel de tes pas à la main manque encore dans le code ?',
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
  de: [
    'Was geht hinein, und was soll herauskommen? Gib ein kleines Beispiel.',
    'Rechne dein Beispiel langsam von Hand: Welche Schritte machst du, in einfachen Worten?',
    'Welche deiner Schritte wiederholen sich, und welche hängen von einer Bedingung ab?',
    'Welchen Schritt würdest du zuerst schreiben, und was muss er wissen?',
  ],
  fr: [
    'Qu’est-ce qui entre, et qu’est-ce qui doit sortir ? Donne un petit exemple.',
    'Fais ton exemple à la main, lentement : quels pas fais-tu, en mots simples ?',
    'Lesquels de tes pas se répètent, et lesquels dépendent d’une condition ?',
    'Quel pas écrirais-tu d’abord, et que doit-il savoir ?',
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
  /(?<!\p{L})(?:error|errors|invalid|wrong|fails?|failing|crash\p{L}*|bug|doesn['’]?t (?:work|run|do)|does not (?:work|run|do)|not working|stuck|instead of|always|never|only (?:gives|prints|returns)|fehler\p{L}*|falsch|geht nicht|funktioniert nicht|immer|statt|erreur|faux|marche pas|fonctionne pas|toujours|au lieu|falla|mal|no funciona|siempre|en vez)(?!\p{L})/iu;
