import type { HintQuestions } from '../family.ts';

/** Questions about an existing program. */
export const questions: HintQuestions = {
  en: [
    'Read your code line by line as the computer would: at which line does it first do something you did not mean?',
    'What is in each variable just before that line, and what should be there?',
    'Which input is the smallest one that still goes wrong?',
    'Say in one sentence what the next line has to do. Which word of the language does that?',
    'What does the error message name: which line, and which thing on it?',
    'What would you let the program print to find out where it goes astray?',
  ],
  de: [
    'Lies dein Programm Zeile für Zeile wie der Rechner: Wo tut es zuerst etwas, das du nicht meinst?',
    'Was steht vor dieser Zeile in jeder Variablen, und was sollte dort stehen?',
    'Sag in einem Satz, was die nächste Zeile tun muss. Welches Wort der Sprache tut das?',
    'Was geht hinein, und was soll herauskommen? Gib ein kleines Beispiel.',
  ],
  fr: [
    'Lis ton programme ligne par ligne comme la machine : où fait-il d’abord autre chose que ce que tu veux ?',
    'Que contient chaque variable juste avant cette ligne, et que devrait-elle contenir ?',
    'Dis en une phrase ce que la ligne suivante doit faire. Quel mot du langage fait cela ?',
    'Qu’est-ce qui entre, et qu’est-ce qui doit sortir ? Donne un petit exemple.',
  ],
  es: [
    'Lee tu programa línea por línea como la máquina: ¿dónde hace primero algo que no quieres?',
    '¿Qué hay en cada variable justo antes de esa línea, y qué debería haber?',
    'Di en una frase qué tiene que hacer la línea siguiente. ¿Qué palabra del lenguaje lo hace?',
    '¿Qué entra, y qué debe salir? Da un ejemplo pequeño.',
  ],
};

/** Questions about a program that is not written yet. */
export const planning: HintQuestions = {
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
