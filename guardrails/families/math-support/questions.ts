import type { HintQuestions } from '../family.ts';

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
  de: [
    'Welche Größe suchst du, und welche nennt die Aufgabe?',
    'Sag den nächsten Schritt zuerst als Satz: Was machst du mit welcher Größe, und warum?',
    'Zeichne es oder mach eine kleine Tabelle: Was siehst du dort, was die Worte nicht zeigen?',
    'Versuche es mit leichten Zahlen, die du dir ausdenkst. Wie bist du dort vorgegangen?',
    'Welche Zahl der Aufgabe hast du noch nicht benutzt, und was zählt sie?',
  ],
  fr: [
    'Quelle grandeur cherches-tu, et lesquelles sont données ?',
    'Dis d’abord le pas suivant en une phrase : que fais-tu avec quelle grandeur, et pourquoi ?',
    'Fais un dessin ou un petit tableau : que montre-t-il que les mots ne montraient pas ?',
    'Essaie avec des nombres faciles que tu inventes. Comment as-tu fait ?',
    'Quel nombre de l’exercice n’as-tu pas encore utilisé, et que compte-t-il ?',
  ],
  es: [
    '¿Qué cantidad buscas, y cuáles te dan?',
    'Di primero el paso siguiente en una frase: ¿qué haces con qué cantidad, y por qué?',
    'Dibújalo o haz una tabla pequeña: ¿qué muestra que las palabras no mostraban?',
    'Prueba con números fáciles que inventes. ¿Cómo lo hiciste?',
    '¿Qué número del ejercicio no has usado todavía, y qué cuenta?',
  ],
};
