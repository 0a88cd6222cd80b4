import { isUnit } from '../../key/unit-scales.ts';
import { unitSymbol } from '../../key/unit-symbols.ts';
import type { KeyForm } from './answer-forms.ts';
import { type NumberMention, oncePerSentence } from './answer-numbers.ts';
import { strongResult, weakResult } from './answer-result-words.ts';
import type { Facts } from './facts.ts';

/*
 * How certainly a mention of a number of the key states the answer. The words before and after it decide, and
 * who mentioned the number earlier.
 */

/** Words right before a number of a page, a line or an exercise: "page 12", "steps 2 and 3". */
const numbersSomething =
  /(?<!\p{L})(?:page|chapter|exercise|problem|question|task|hint|step|line|part|grade|year|lesson|unit|figure|table|note|seite|kapitel|aufgabe|frage|schritt|zeile|klasse|teil|hinweis|tipp|chapitre|exercice|étape|ligne|página|capítulo|ejercicio|paso|línea)(?:s|en)?\s(?:number |no\.? |nr\.? )?(?:\d{1,4} ?(?:to|and|or|-|bis|und|à|et|a|y) ?)?$/iu;
/** Words right after a number that make it part of a date or an age: "3rd", "12 March", "12 years old". */
const isDateOrAge =
  /^(?:st|nd|rd|th)\b|^\.? (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|avril|juin|juillet|août|de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))\b|^[- ]years?[- ]old\b|^ years\b/iu;
/**
 * Words right after a small number that counts the parts of a calculation: "which 2 numbers", "the 2
 * factors".
 */
const countsParts =
  /^ (?:numbers?|factors?|terms?|brackets?|sides?|unknowns?|equations?|solutions?|roots?|values?|quantities|zahlen|faktoren|klammern|seiten|unbekannten?|gleichungen|lösungen|werte|größen|nombres|facteurs|côtés|inconnues|équations|valeurs|números|factores|lados|incógnitas|ecuaciones|soluciones|valores)(?!\p{L})/iu;
/** Larger numbers do not count parts of a calculation. */
const largestCount = 4;
/** Words that deny the number after them: "not 12", "instead of $4". */
const negated =
  /\b(?:not|n't|isn't|aren't|instead of|rather than|without|never|nicht|pas|no)\s(?:\w+\s)?[$€£]?$/i;
/** Words or signs before an operand of a calculation: "3 *", "divided by". */
const operandBefore =
  /(?:[+*/^(]|(?<=\s)-|\bby|\btimes|\bminus|\bplus|\bdivided by|\bmultiplied by|\bfrom|\bof|\bbetween|\beach|\bper|\bfirst|\bthese|\bthose)\s?[$€£]?$/i;
/** Signs or words after an operand: " + 4", " times". */
const operandAfter =
  /^\s?(?:[$€£%]\s?)?\)?\s?(?:[+*/^]|-\s?[\d$(]|=|\b(?:times|multiplied|divided|plus|minus|x)\b)/i;
/** Words of a sentence that concludes: "so", "altogether", "=". */
const concluding =
  /\b(?:so|therefore|thus|hence|total|altogether|in all|actual|actually|correct|final|answer|finally|indeed|means?|should|would|must|left|remaining|remain)\b|=/i;

/** What a sentence does, read once for all its numbers. */
const sentenceCues = oncePerSentence((sentence) => ({
  concludes: concluding.test(sentence),
  asks: sentence.trimEnd().endsWith('?'),
}));

/**
 * How certainly a mention of the key's value states the answer rather than a number of the exercise or of the
 * student, from 0 to 1. A score of `guardPoint` (0.3) or more stops the reply; 0.2 lets the mention pass.
 */
export function numberScore(
  { value, unit }: Extract<KeyForm, { kind: 'number' }>,
  mention: NumberMention,
  text: string,
  facts: Facts,
): number {
  const before = text.slice(Math.max(mention.sentence.from, mention.from - 80), mention.from);
  const after = text.slice(mention.to, Math.min(mention.sentence.to, mention.to + 50));
  const object = namesAsked(facts.askedNouns, after) || namesAsked(stemmedUnit(unit), after);
  const isCount = isDateOrAge.test(after) || (value <= largestCount && countsParts.test(after));
  if (!object && (numbersSomething.test(before) || isCount || isMark(text, mention))) return 0.2;
  if (unit !== '' && hasOtherUnit(after, unit)) return 0.2;
  const strong = strongResult.test(before);
  const weak = weakResult.test(before);
  const operand = !strong && (operandBefore.test(before) || operandAfter.test(after));
  const saidByStudent = facts.studentNumbers.has(value) && !facts.claims.isFishing;
  // The exercise may ask for another notation of its number, such as 1/8 for 0.125.
  const given =
    facts.givenNumbers.has(value) && facts.task.includes(text.slice(mention.from, mention.to).trim());
  if (!saidByStudent && !given && !facts.tutorNumbers.has(value)) {
    return operand ? 0.55 : strong ? 0.95 : weak ? 0.85 : negated.test(before) ? 0.5 : 0.7;
  }
  let score = given ? 0.15 : 0.25;
  if (strong) score += 0.3;
  else if (weak) score += 0.1;
  if (operand) score -= 0.15;
  if (object) score += 0.15;
  const { concludes, asks } = sentenceCues(mention, text);
  if (concludes) score += 0.1;
  if (asks) score -= 0.1;
  return Math.min(1, score);
}

/** A unit that is a word, in the form in which it is compared with what was asked for. */
const stemmedUnit = (unit: string): string[] => (unit.length > 2 ? [unit.toLowerCase()] : []);

/**
 * Whether a number is part of a time, such as "12:30", or the number of a list item, such as "12. " at the
 * beginning of a line.
 */
const isMark = (text: string, { from, to }: NumberMention): boolean =>
  (/^[.)]\s/.test(text.slice(to, to + 2)) && text.slice(0, from).trim() === '' && to + 2 < text.length) ||
  /^:\d\d(?!\d)/.test(text.slice(to, to + 4)) ||
  /\d:$/.test(text.slice(Math.max(0, from - 2), from));

/** A unit right after a number, with what divides it: "cm", "m^2", "m/s^2". */
const unitAfter = /^\s?([\p{L}°%]{1,12}(?:\^\d)?(?:\/\p{L}{1,12}(?:\^\d)?)?)(?![\p{L}/])/u;

/** Whether the words after a number give it a unit of another kind: 12 cm are not 12 kg, and not 12 cm/s. */
function hasOtherUnit(after: string, unit: string): boolean {
  const said = unitSymbol(unitAfter.exec(after)?.[1] ?? '');
  // "in" is a word more often than an inch, and "114 kilometres every hour" is a speed.
  if (said === '' || said === 'in' || (unit.includes('/') && !said.includes('/'))) return false;
  return said !== unit && isUnit(said) && isUnit(unit);
}

/** Whether the number counts what was asked for: "9 boxes" where the question was how many boxes. */
function namesAsked(asked: readonly string[], after: string): boolean {
  const next =
    after
      .toLowerCase()
      .match(/\p{L}{3,}/gu)
      ?.slice(0, 4) ?? [];
  return asked.some((word) => next.some((one) => one.slice(0, 5) === word.slice(0, 5)));
}
