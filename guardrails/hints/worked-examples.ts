import type { Situation } from '../detector.ts';
import { factsOf } from '../families/directness/answer-situation.ts';
import type { HintLanguage } from '../families/family.ts';
import { type ExerciseKind, exerciseKind } from './exercise-kind.ts';

/** A text in each language of hints, made with numbers. */
type Texts = Readonly<Record<HintLanguage, (...numbers: readonly number[]) => string>>;

/**
 * A kind of calculation: what its exercises match, lists of numbers for its example, and the text of the
 * example. Each list includes the results.
 */
interface Calculation {
  readonly is: RegExp;
  readonly numbers: readonly (readonly number[])[];
  readonly says: Texts;
}

/** Kinds of calculation; the first that fits the exercise is used. */
const calculations: readonly Calculation[] = [
  {
    is: /(?<![\p{L}\d])\d{0,4}[a-z]\s?[-+=]\s?\d[^?]*[=\d]|(?<!\p{L})(?:equation|gleichung|équation|ecuación)(?!\p{L})/iu,
    numbers: [
      [3, 4, 19, 15, 5],
      [5, 2, 37, 35, 7],
      [4, 9, 41, 32, 8],
      [6, 1, 55, 54, 9],
    ],
    says: {
      en: (a, b, c, d, e) =>
        `Here is one with other numbers: ${a}x + ${b} = ${c}. Take ${b} away from both sides: ${a}x = ${d}. Share both sides by ${a}: x = ${e}. Which of these steps would help in your equation?`,
      de: (a, b, c, d, e) =>
        `Hier ist eine mit anderen Zahlen: ${a}x + ${b} = ${c}. Nimm auf beiden Seiten ${b} weg: ${a}x = ${d}. Teile beide Seiten durch ${a}: x = ${e}. Welcher dieser Schritte hilft in deiner Gleichung?`,
      fr: (a, b, c, d, e) =>
        `En voici une avec d’autres nombres : ${a}x + ${b} = ${c}. Enlève ${b} des deux côtés : ${a}x = ${d}. Divise les deux côtés par ${a} : x = ${e}. Lequel de ces pas t’aide dans ton équation ?`,
      es: (a, b, c, d, e) =>
        `Aquí hay una con otros números: ${a}x + ${b} = ${c}. Quita ${b} de los dos lados: ${a}x = ${d}. Divide los dos lados entre ${a}: x = ${e}. ¿Cuál de estos pasos te ayuda en tu ecuación?`,
    },
  },
  {
    is: /\d\s?\/\s?\d+\s?[-+−]|(?<!\p{L})(?:fractions?|denominator|brüche?|nenner|dénominateur|fracci\p{L}+|denominador)(?!\p{L})/iu,
    numbers: [
      [2, 5, 10, 5, 2, 7],
      [3, 7, 21, 7, 3, 10],
    ],
    says: {
      en: (a, b, c, d, e, f) =>
        `Here is one with other numbers: 1/${a} + 1/${b}. Pieces of both sizes can be cut into ${c}ths: ${d}/${c} + ${e}/${c} = ${f}/${c}. Into which pieces can both of your fractions be cut?`,
      de: (a, b, c, d, e, f) =>
        `Hier ist eine mit anderen Zahlen: 1/${a} + 1/${b}. Beide lassen sich in Stücke mit dem Nenner ${c} teilen: ${d}/${c} + ${e}/${c} = ${f}/${c}. In welche Stücke lassen sich deine beiden Brüche teilen?`,
      fr: (a, b, c, d, e, f) =>
        `Avec d’autres nombres : 1/${a} + 1/${b}. On coupe les deux en morceaux de dénominateur ${c} : ${d}/${c} + ${e}/${c} = ${f}/${c}. En quels morceaux peux-tu couper tes deux fractions ?`,
      es: (a, b, c, d, e, f) =>
        `Con otros números: 1/${a} + 1/${b}. Las dos se cortan en trozos de denominador ${c}: ${d}/${c} + ${e}/${c} = ${f}/${c}. ¿En qué trozos puedes cortar tus dos fracciones?`,
    },
  },
  {
    is: /%|(?<!\p{L})(?:per ?cent\p{L}*|prozent\p{L}*|pour cent\p{L}*|por ciento|porcentaje)(?!\p{L})/iu,
    numbers: [
      [300, 30, 3, 90],
      [700, 40, 7, 280],
    ],
    says: {
      en: (a, b, c, d) =>
        `Here is one with other numbers: ${b} per cent of ${a}. One per cent is a hundredth of it, ${c}, so ${b} per cent is ${b} × ${c} = ${d}. What is one per cent in your exercise?`,
      de: (a, b, c, d) =>
        `Hier ist eine mit anderen Zahlen: ${b} Prozent von ${a}. Ein Prozent ist ein Hundertstel davon, ${c}, also sind ${b} Prozent ${b} × ${c} = ${d}. Was ist ein Prozent in deiner Aufgabe?`,
      fr: (a, b, c, d) =>
        `Avec d’autres nombres : ${b} pour cent de ${a}. Un pour cent est le centième, ${c}, donc ${b} pour cent font ${b} × ${c} = ${d}. Que vaut un pour cent dans ton exercice ?`,
      es: (a, b, c, d) =>
        `Con otros números: ${b} por ciento de ${a}. Un uno por ciento es la centésima parte, ${c}, así que ${b} por ciento son ${b} × ${c} = ${d}. ¿Cuánto es el uno por ciento en tu ejercicio?`,
    },
  },
  {
    is: /(?<!\p{L})(?:km\/h|m\/s|mph|speed|geschwindigkeit|schnell|fast|vitesse|velocidad)(?!\p{L})/iu,
    numbers: [
      [100, 2, 50],
      [280, 4, 70],
    ],
    says: {
      en: (a, b, c) =>
        `Here is one with other numbers: a bus goes ${a} km in ${b} hours. Share the way over the hours: ${a} ÷ ${b} = ${c}, so it goes ${c} km in each hour. Which way and which time does your exercise name?`,
      de: (a, b, c) =>
        `Hier ist eine mit anderen Zahlen: Ein Bus fährt ${a} km in ${b} Stunden. Verteile den Weg auf die Stunden: ${a} ÷ ${b} = ${c}, also fährt er ${c} km in jeder Stunde. Welchen Weg und welche Zeit nennt deine Aufgabe?`,
      fr: (a, b, c) =>
        `Avec d’autres nombres : un bus fait ${a} km en ${b} heures. Partage le chemin entre les heures : ${a} ÷ ${b} = ${c}, donc ${c} km par heure. Quel chemin et quel temps nomme ton exercice ?`,
      es: (a, b, c) =>
        `Con otros números: un autobús recorre ${a} km en ${b} horas. Reparte el camino entre las horas: ${a} ÷ ${b} = ${c}, o sea ${c} km en cada hora. ¿Qué camino y qué tiempo nombra tu ejercicio?`,
    },
  },
  {
    is: /(?<!\p{L})(?:mean|average|mittelwert|durchschnitt\p{L}*|moyenne|media|promedio)(?!\p{L})/iu,
    numbers: [
      [2, 7, 9, 18, 3, 6],
      [1, 10, 13, 24, 3, 8],
    ],
    says: {
      en: (a, b, c, d, e, f) =>
        `Here is one with other numbers: the mean of ${a}, ${b} and ${c}. Together they are ${d}; shared by the ${e} numbers that is ${d} ÷ ${e} = ${f}. What do your numbers give together, and how many are there?`,
      de: (a, b, c, d, e, f) =>
        `Hier ist eine mit anderen Zahlen: der Mittelwert von ${a}, ${b} und ${c}. Zusammen sind sie ${d}; geteilt durch die ${e} Zahlen ist das ${d} ÷ ${e} = ${f}. Was ergeben deine Zahlen zusammen, und wie viele sind es?`,
      fr: (a, b, c, d, e, f) =>
        `Avec d’autres nombres : la moyenne de ${a}, ${b} et ${c}. Ensemble ils font ${d} ; partagé entre les ${e} nombres, ${d} ÷ ${e} = ${f}. Que font tes nombres ensemble, et combien y en a-t-il ?`,
      es: (a, b, c, d, e, f) =>
        `Con otros números: la media de ${a}, ${b} y ${c}. Juntos son ${d}; repartido entre los ${e} números, ${d} ÷ ${e} = ${f}. ¿Cuánto suman tus números, y cuántos son?`,
    },
  },
  {
    is: /(?<!\p{L})(?:perimeter|area|rectangle|umfang|fläche\p{L}*|rechteck\p{L}*|périmètre|aire|rectangle|perímetro|área|rectángulo)(?!\p{L})/iu,
    numbers: [
      [3, 7, 20, 21],
      [2, 9, 22, 18],
    ],
    says: {
      en: (a, b, c, d) =>
        `Here is one with other numbers: a rectangle of ${a} m by ${b} m. Walking around it is ${a} + ${b} + ${a} + ${b} = ${c} m; covering it takes ${a} × ${b} = ${d} square metres. Which of the two does your exercise ask for?`,
      de: (a, b, c, d) =>
        `Hier ist eine mit anderen Zahlen: ein Rechteck von ${a} m mal ${b} m. Einmal herum sind es ${a} + ${b} + ${a} + ${b} = ${c} m; zum Auslegen braucht man ${a} × ${b} = ${d} Quadratmeter. Wonach von beiden fragt deine Aufgabe?`,
      fr: (a, b, c, d) =>
        `Avec d’autres nombres : un rectangle de ${a} m sur ${b} m. En faire le tour : ${a} + ${b} + ${a} + ${b} = ${c} m ; le couvrir : ${a} × ${b} = ${d} mètres carrés. Lequel des deux ton exercice demande-t-il ?`,
      es: (a, b, c, d) =>
        `Con otros números: un rectángulo de ${a} m por ${b} m. Dar la vuelta: ${a} + ${b} + ${a} + ${b} = ${c} m; cubrirlo: ${a} × ${b} = ${d} metros cuadrados. ¿Cuál de los dos pide tu ejercicio?`,
    },
  },
  {
    is: /(?<!\p{L})(?:each|per|every|je|jede\p{L}*|pro|chaque|chacune?|par|cada)(?!\p{L})/iu,
    numbers: [
      [5, 9, 45],
      [4, 11, 44],
      [3, 13, 39],
    ],
    says: {
      en: (a, b, c) =>
        `Here is one with other numbers: ${a} bags with ${b} nuts in each. That is ${b} nuts, ${a} times: ${a} × ${b} = ${c} nuts. What are the bags in your exercise, and what are the nuts?`,
      de: (a, b, c) =>
        `Hier ist eine mit anderen Zahlen: ${a} Tüten mit je ${b} Nüssen. Das sind ${a} mal ${b} Nüsse: ${a} × ${b} = ${c}. Was sind in deiner Aufgabe die Tüten, und was die Nüsse?`,
      fr: (a, b, c) =>
        `Avec d’autres nombres : ${a} sacs de ${b} noix. Cela fait ${a} fois ${b} noix : ${a} × ${b} = ${c}. Que sont les sacs dans ton exercice, et les noix ?`,
      es: (a, b, c) =>
        `Con otros números: ${a} bolsas con ${b} nueces. Son ${a} veces ${b} nueces: ${a} × ${b} = ${c}. ¿Qué son las bolsas en tu ejercicio, y qué son las nueces?`,
    },
  },
  {
    is: /(?<!\p{L})(?:left|remain\p{L}*|falls?|fell|gives? away|loses?|sells?|fewer|less|übrig|bleib\p{L}*|weniger|verkauf\p{L}*|reste\p{L}*|moins|queda\p{L}*|menos|vende\p{L}*)(?!\p{L})/iu,
    numbers: [
      [30, 8, 22],
      [50, 17, 33],
    ],
    says: {
      en: (a, b, c) =>
        `Here is one with other numbers: there are ${a} pens, and ${b} are given away. What goes is taken from what was there: ${a} − ${b} = ${c} are left. What is there at the beginning in your exercise, and what goes?`,
      de: (a, b, c) =>
        `Hier ist eine mit anderen Zahlen: ${a} Stifte, und ${b} werden verschenkt. Was weggeht, wird vom Anfang weggenommen: ${a} − ${b} = ${c} bleiben. Was ist in deiner Aufgabe am Anfang da, und was geht weg?`,
      fr: (a, b, c) =>
        `Avec d’autres nombres : ${a} stylos, on en donne ${b}. Ce qui part s’enlève du début : ${a} − ${b} = ${c} restent. Qu’y a-t-il au début dans ton exercice, et qu’est-ce qui part ?`,
      es: (a, b, c) =>
        `Con otros números: hay ${a} lápices y se regalan ${b}. Lo que se va se quita del principio: ${a} − ${b} = ${c} quedan. ¿Qué hay al principio en tu ejercicio, y qué se va?`,
    },
  },
];

/** An example for each other kind of exercise. */
const others: Readonly<Partial<Record<ExerciseKind, Readonly<Record<HintLanguage, string>>>>> = {
  program: {
    en: 'Here is how another task goes: to count the vowels of a word, go through its letters one after the other, keep a counter, and raise it whenever the letter is a vowel. What do you go through in your task, and what do you keep?',
    de: 'So geht eine andere Aufgabe: Um die Vokale eines Wortes zu zählen, geht man die Buchstaben nacheinander durch, führt einen Zähler und erhöht ihn bei jedem Vokal. Was gehst du in deiner Aufgabe durch, und was merkst du dir?',
    fr: 'Voici comment va un autre exercice : pour compter les voyelles d’un mot, on parcourt ses lettres, on tient un compteur et on l’augmente à chaque voyelle. Que parcours-tu dans ton exercice, et que gardes-tu en mémoire ?',
    es: 'Así va otro ejercicio: para contar las vocales de una palabra se recorren sus letras, se lleva un contador y se sube con cada vocal. ¿Qué recorres en tu ejercicio, y qué guardas?',
  },
  text: {
    en: 'Here is how another topic goes: first a claim, school should begin later; then a reason, teenagers fall asleep late; then something that shows it, a study of sleep. What is your claim, in a sentence of your own?',
    de: 'So geht ein anderes Thema: zuerst eine Behauptung, die Schule soll später anfangen; dann ein Grund, Jugendliche schlafen spät ein; dann ein Beleg, eine Studie zum Schlaf. Was ist deine Behauptung, in einem eigenen Satz?',
    fr: 'Voici comment va un autre sujet : d’abord une idée, l’école devrait commencer plus tard ; puis une raison, les adolescents s’endorment tard ; puis une preuve, une étude sur le sommeil. Quelle est ton idée, en une phrase à toi ?',
    es: 'Así va otro tema: primero una idea, la escuela debería empezar más tarde; luego una razón, los jóvenes se duermen tarde; luego una prueba, un estudio del sueño. ¿Cuál es tu idea, en una frase tuya?',
  },
  translation: {
    en: 'Here is how it goes with another sentence, she reads because it rains: find the verb of each half, reads and rains; then who does it; then the word that joins the halves. Which verbs has your sentence?',
    de: 'So geht es mit einem anderen Satz, sie liest, weil es regnet: Such das Verb jeder Hälfte, liest und regnet; dann, wer es tut; dann das Wort, das die Hälften verbindet. Welche Verben hat dein Satz?',
    fr: 'Voici comment faire avec une autre phrase, elle lit parce qu’il pleut : trouve le verbe de chaque moitié, lit et pleut ; puis qui le fait ; puis le mot qui les relie. Quels verbes a ta phrase ?',
    es: 'Así se hace con otra frase, ella lee porque llueve: busca el verbo de cada mitad, lee y llueve; luego quién lo hace; luego la palabra que las une. ¿Qué verbos tiene tu frase?',
  },
  facts: {
    en: 'Here is how another question goes, why leaves fall in autumn: first what is there before, short days and cold; then what follows from it, the tree saves water; then the answer in a sentence with because. What is there before in your question?',
    de: 'So geht eine andere Frage, warum Blätter im Herbst fallen: zuerst, was vorher da ist, kurze Tage und Kälte; dann, was daraus folgt, der Baum spart Wasser; dann die Antwort in einem Satz mit weil. Was ist in deiner Frage vorher da?',
    fr: 'Voici comment va une autre question, pourquoi les feuilles tombent en automne : d’abord ce qu’il y a avant, des jours courts et le froid ; puis ce qui en découle, l’arbre garde son eau ; puis la réponse avec parce que. Qu’y a-t-il avant dans ta question ?',
    es: 'Así va otra pregunta, por qué caen las hojas en otoño: primero lo que hay antes, días cortos y frío; luego lo que se sigue, el árbol guarda agua; luego la respuesta con porque. ¿Qué hay antes en tu pregunta?',
  },
};

/**
 * Worked examples for the kind of an exercise, with other numbers, texts or questions: none of their numbers
 * is in the exercise, its key or what the student said, except 1 and 2, which occur almost everywhere.
 */
export function workedExamples(situation: Situation, language: HintLanguage): string[] {
  const kind = exerciseKind(situation);
  const other = others[kind === 'writing' ? 'text' : kind]?.[language];
  if (kind !== 'calculation') return other === undefined ? [] : [other];
  const { givenNumbers: given, answers, steps, studentNumbers } = factsOf(situation);
  const taken = new Set([
    ...given,
    ...studentNumbers,
    ...[...answers, ...steps].flatMap((form) => (form.kind === 'number' ? [form.value] : [])),
  ]);
  const text = situation.task === '' ? situation.question : situation.task;
  const found = calculations.find(({ is }) => is.test(text));
  if (!found) return [];
  return found.numbers
    .filter((numbers) => !numbers.some((number) => taken.has(number) && number > 2))
    .map((numbers) => found.says[language](...numbers));
}
