import type { HintQuestions } from '../family.ts';

/** Questions about a calculation. */
export const questions: HintQuestions = {
  en: [
    'Which quantity do you want to know, and which ones does the exercise give you?',
    'Say the next step as a sentence first: what do you do with which quantity, and why?',
    'Will the next result be larger or smaller than the one you have? How do you know?',
    'Draw it or make a small table: what does it show that the words did not?',
    'Try the same with easy numbers of your own. What did you do to get there?',
    'Write your next line and tell me what it means; I will look at that line with you. What is it?',
    'How could you check your last line without repeating it?',
    'Which step is left between what you have and what is asked?',
  ],
  de: [
    'Welche Größe suchst du, und welche nennt die Aufgabe?',
    'Sag den nächsten Schritt zuerst als Satz: Was machst du mit welcher Größe, und warum?',
    'Wird das nächste Ergebnis größer oder kleiner als das, was du hast? Woran siehst du das?',
    'Zeichne es oder mach eine kleine Tabelle: Was siehst du dort, was die Worte nicht zeigen?',
    'Versuche es mit leichten Zahlen, die du dir ausdenkst. Wie bist du dort vorgegangen?',
    'Wie kannst du deine letzte Zeile prüfen, ohne sie zu wiederholen?',
  ],
  fr: [
    'Quelle grandeur cherches-tu, et lesquelles sont données ?',
    'Dis d’abord le pas suivant en une phrase : que fais-tu avec quelle grandeur, et pourquoi ?',
    'Le prochain résultat sera-t-il plus grand ou plus petit que celui que tu as ? Comment le vois-tu ?',
    'Fais un dessin ou un petit tableau : que montre-t-il que les mots ne montraient pas ?',
    'Essaie avec des nombres faciles que tu inventes. Comment as-tu fait ?',
    'Comment vérifier ta dernière ligne sans la répéter ?',
  ],
  es: [
    '¿Qué cantidad buscas, y cuáles te dan?',
    'Di primero el paso siguiente en una frase: ¿qué haces con qué cantidad, y por qué?',
    '¿El próximo resultado será mayor o menor que el que tienes? ¿Cómo lo ves?',
    'Dibújalo o haz una tabla pequeña: ¿qué muestra que las palabras no mostraban?',
    'Prueba con números fáciles que inventes. ¿Cómo lo hiciste?',
    '¿Cómo puedes comprobar tu última línea sin repetirla?',
  ],
};
