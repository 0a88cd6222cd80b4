import { isUnit } from '../key/unit-scales.ts';
import { unitSymbol } from '../key/unit-symbols.ts';
import type { KeyForm } from './answer-forms.ts';
import { type NumberMention, numbersIn } from './answer-numbers.ts';
import type { Facts } from './facts.ts';

/*
 * Whether a sentence states a number as a result. The words before and after it decide, and who mentioned
 * the number earlier.
 */

/** A currency sign or a bracket that may stand right before the number. */
const money = String.raw`\s?(?:[$€£]|\()?\s?$`;
/** Words right before a number that make it a result. */
const strongResult = new RegExp(
  String.raw`(?:=|≈|->|\bequals?|\bequal to|\b(?:gives?|giving|gave|yields?|leaves?|leaving|makes?|making)(?: us| you| him| her| them| me)?|\bget|\bgetting|\bcomes? (?:out )?to|\badds? up to|\bresults? in|\bland(?:s|ing)? on|\btotal(?:s|ing)?(?: of| to)|\b(?:answer|result|solution|value|total|sum|product|difference|quotient|remainder|amount|cost|price|profit|number|speed|age|antwort|ergebnis|lösung|réponse|résultat|respuesta|resultado)\b[^.?!]{0,60}?(?:\bis|\bare|\bwould be|\bwill be|\bshould be|\bmust be|\bbe|\bist|\blautet|\bbeträgt|\best|\bes|:)|\b(?:should|would|must|will|to) (?:actually |really |then |instead |indeed )?be|\b(?:is|are|was|were) (?:actually|indeed|really|in fact|instead|now|then|therefore|simply|just|correctly|the same as)|\bwhich (?:is|are|was|were|means)|\bthat(?: i|')s|\bergibt|\bfont|\bgleich|\bvaut|\bson|\bsind|\bdonne|\btoca\w*|\bda)(?: (?:a total of|exactly|about|just|only|simply|actually|the))?${money}`,
  'i',
);
/** Words right before a number that may make it a result. */
const weakResult = new RegExp(
  String.raw`(?:\bis|\bare|\bwas|\bwere|'s|'re|\bhave|\bhas|\bhad|\bneeds?(?: to \w+)?|\bpays?|\bspends?|\bearns?|\bsaves?|\bmakes?|\bcosts?|\bfinds?|\bfound|\bleft with|\bor|\bcalled|:|\bon|\bto|\bsaid?y?)(?: (?:a|an|the|only|just|about|exactly|still|actually|at least))?${money}`,
  'i',
);

/** Words right before a number of a page, a line or an exercise: "page 12", "steps 2 and 3". */
const numbersSomething =
  /(?<!\p{L})(?:page|chapter|exercise|problem|question|task|hint|step|line|part|grade|year|lesson|unit|figure|table|note|seite|kapitel|aufgabe|frage|schritt|zeile|klasse|teil|hinweis|tipp|chapitre|exercice|étape|ligne|página|capítulo|ejercicio|paso|línea)(?:s|en)?\s(?:number |no\.? |nr\.? )?(?:\d{1,4} ?(?:to|and|or|-|bis|und|à|et|a|y) ?)?$/iu;
/** Words right after a number that make it part of a date, an age or a time: "3rd", "12 March", "21 past 6". */
const isDateOrAge =
  /^(?:st|nd|rd|th)\b|^\.? (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|avril|juin|juillet|août|de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))\b|^[- ]years?[- ]old\b|^ years\b|^ (?:minutes )?(?:past|to|before|after|nach|vor) \d{1,2}(?!\d)/iu;
/** Words right after a small number that counts the parts of a calculation: "which 2 numbers". */
const countsParts =
  /^ (?:numbers?|factors?|terms?|brackets?|sides?|unknowns?|equations?|solutions?|roots?|values?|quantities|zahlen|faktoren|klammern|seiten|unbekannten?|gleichungen|lösungen|werte|größen|nombres|facteurs|côtés|inconnues|équations|valeurs|números|factores|lados|incógnitas|ecuaciones|soluciones|valores)(?!\p{L})/iu;
/** Larger numbers do not count parts of a calculation. */
const largestCount = 4;
/** Words or signs before an operand of a calculation: "3 *", "divided by". */
const operandBefore =
  /(?:[+*/^(]|(?<=\s)-|\bby|\btimes|\bminus|\bplus|\bdivided by|\bmultiplied by|\bfrom|\bof|\bbetween|\beach|\bper|\bfirst|\bthese|\bthose)\s?[$€£]?$/i;
/** Signs or words after an operand: " + 4", " times". */
const operandAfter =
  /^\s?(?:[$€£%]\s?)?\)?\s?(?:[+*/^]|-\s?[\d$(]|=|\b(?:times|multiplied|divided|plus|minus|x)\b)/i;
/** Words of a sentence that concludes: "so", "altogether", "=". */
const concluding =
  /\b(?:so|therefore|thus|hence|total|altogether|in all|actual|actually|correct|final|answer|finally|indeed|means?|should|would|must|left|remaining|remain)\b|=/i;

/**
 * Whether a mention of the key's value states the answer rather than a number of the exercise, of the student
 * or of everyday talk.
 */
export function statesKeyNumber(
  { value, unit }: Extract<KeyForm, { kind: 'number' }>,
  mention: NumberMention,
  text: string,
  facts: Facts,
): boolean {
  const { sentence, from, to } = mention;
  const before = text.slice(Math.max(sentence.from, from - 80), from);
  const after = text.slice(to, Math.min(sentence.to, to + 50));
  const isAsked =
    namesAsked(facts.askedNouns, after) || (unit.length > 2 && namesAsked([unit.toLowerCase()], after));
  const isCount = isDateOrAge.test(after) || (value <= largestCount && countsParts.test(after));
  if (!isAsked && (numbersSomething.test(before) || isCount || isMark(text, mention))) return false;
  if (unit !== '' && hasOtherUnit(after, unit)) return false;
  const saidByStudent = facts.studentNumbers.has(value) && !facts.claims.isFishing;
  // The exercise may ask for another notation of its number, such as 1/8 for 0.125.
  const given = facts.givenNumbers.has(value) && facts.task.includes(text.slice(from, to).trim());
  if (!saidByStudent && !given && !facts.tutorNumbers.has(value)) return true;
  const strong = strongResult.test(before);
  const points =
    (given ? 0 : 2) +
    (strong ? 6 : weakResult.test(before) ? 2 : 0) -
    (!strong && (operandBefore.test(before) || operandAfter.test(after)) ? 3 : 0) +
    (isAsked ? 3 : 0) +
    (concluding.test(text) ? 2 : 0) -
    (text.trimEnd().endsWith('?') ? 2 : 0);
  return points >= 3;
}

/** A number of a time ("12:30"), or of a list item at the beginning of a line ("12. "). */
const isMark = (text: string, { from, to }: NumberMention): boolean =>
  (/^[.)]\s/.test(text.slice(to, to + 2)) && text.slice(0, from).trim() === '' && to + 2 < text.length) ||
  /^:\d\d(?!\d)/.test(text.slice(to, to + 4)) ||
  /\d:$/.test(text.slice(Math.max(0, from - 2), from));

/** A unit right after a number, with what divides it: "cm", "m^2", "m/s^2". */
const unitAfter = /^\s?([\p{L}°%€$]{1,12}(?:\^\d)?(?:\/\p{L}{1,12}(?:\^\d)?)?)(?![\p{L}/])/u;

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

/** "Set the total to zero" plans a program and states no result. */
const setsVariable =
  /\b(?:set|sets|setting|start|starts|begin|begins|initiali[sz]e\w*|setze|initialise\w*)\b[^.?!\n]{0,40}$/i;
/** The number is the first operand of a calculation: "12" in "12 + 5". */
const continuesCalculation = /^\s?[-+*/^]\s?[$\d(]/;
/** "The answer to your question is", right before a number. */
const announcesResult =
  /\b(?:answer|result|solution|antwort|ergebnis|lösung|réponse|résultat|respuesta|resultado|resultat)\b[^.?!\n]{0,40}$/i;
/** The end of a calculation right before its result, after "altogether" or "the total is". */
const concludesCalculation =
  /\b(?:altogether|in all|total|insgesamt|en tout|en total)\b[^.?!\n]{0,80}\d\s?\)?\s?[-+*/^]\s?\(?\d[^=\n]{0,40}=\s?[$€£]?$/i;

/** The numbers of a sentence that neither the exercise nor the student named, with the words around each. */
function newNumbersIn(text: string, facts: Facts): { mention: NumberMention; before: string }[] {
  const { givenNumbers: given, studentNumbers: own } = facts;
  return numbersIn(text).flatMap((mention) => {
    const { values, sentence, from, to } = mention;
    // The exercise has 7 in "x^2 - 7x", whose coefficient is -7.
    if (values.some((value) => given.has(value) || given.has(-value) || own.has(value))) return [];
    const before = text.slice(Math.max(sentence.from, from - 160), from);
    const after = text.slice(to, to + 16);
    if (continuesCalculation.test(after) || isDateOrAge.test(after) || numbersSomething.test(before))
      return [];
    return setsVariable.test(before) ? [] : [{ mention, before }];
  });
}

/** The words of a result that neither the exercise nor the student named; null without one. */
export function assertedIn(text: string, facts: Facts): string | null {
  const found = newNumbersIn(text, facts).some(
    ({ mention, before }) =>
      strongResult.test(before) || (weakResult.test(before) && isInKeyUnit(mention, text, facts)),
  );
  return found ? text.trim() : null;
}

/** The words that announce a number as the answer where no answer is known; null without such words. */
export function announcedIn(text: string, facts: Facts): string | null {
  if (facts.answers.length > 0 || /\?["')\]*]*$/.test(text.trimEnd())) return null;
  const found = newNumbersIn(text, facts).some(
    ({ before }) =>
      strongResult.test(before) && (announcesResult.test(before) || concludesCalculation.test(before)),
  );
  return found ? text.trim() : null;
}

/** Whether a number has the unit of the answer: "the rectangle has 54 m²". */
function isInKeyUnit({ to }: NumberMention, text: string, { answers }: Facts): boolean {
  const unit = unitSymbol(unitAfter.exec(text.slice(to, to + 14))?.[1] ?? '');
  return unit !== '' && answers.some((form) => form.kind === 'number' && form.unit === unit);
}
