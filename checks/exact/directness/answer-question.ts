import type { Detector } from '../../detector.ts';

/** A word that asks the student to do something: "try", "compare", "schau". */
const hint =
  /(?<!\p{L})(?:try|think|look|consider|remember|recall|check|start|begin|notice|compare|draw|write|read|count|imagine|ask yourself|what if|let'?s|have a look|tell me|show me|explain|describe|find|use|versuche?|überlege?|denk|schau|erinnere|prüfe?|beginne?|vergleiche?|zeichne?|lies|sag|essaie|essayez|pense|pensez|regarde|regardez|rappelle|vérifie|commence|compare|dessine|intenta|piensa|mira|recuerda|comprueba|empieza|compara|dibuja|hint|tipp|indice|pista)(?!\p{L})/iu;
/** A question mark in any script. */
const question = /[?？؟՞]/;
/** Greek asks with a semicolon. */
const greekQuestion = /\p{Script=Greek}{2}[^;\n]{0,80};["')\]*_»”’]{0,4}$/u;

/** The sentence ends with a colon. */
const announces = /[:：]\s*$/;

/** A complete reply without a question or a hint in its last two sentences. */
export const noQuestion: Detector = ({ complete, canonical }) => {
  const text = canonical.text.trim();
  if (!complete || text === '') return null;
  const last = text
    .slice(-600)
    .split(/(?<=[.!?。！？])\s+|\n+/)
    .filter((sentence) => /[\p{L}\d]/u.test(sentence))
    .slice(-2);
  // An announcement without anything after it is not a hint.
  const moves = (sentence: string) =>
    question.test(sentence) ||
    greekQuestion.test(sentence) ||
    (hint.test(sentence) && !announces.test(sentence));
  if (last.some(moves)) return null;
  return { prohibition: 'no-question', evidence: last.at(-1) ?? text.slice(-80) };
};
