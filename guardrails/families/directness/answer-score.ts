import { sameValue } from '../../../arithmetic/evaluate.ts';
import { isUnit, unitsIn } from '../../key/unit-scales.ts';
import { unitSymbol } from '../../key/unit-symbols.ts';
import { claimsValue } from './answer-claims.ts';
import { compact, type KeyForm } from './answer-forms.ts';
import { type NumberMention, numbersIn, oncePerSentence, says } from './answer-numbers.ts';
import { choiceIn } from './answer-options.ts';
import type { FoundPhrase, Phrases } from './answer-phrases.ts';
import { type SaidSymbols, symbolsIn, symbolsSaidIn } from './answer-symbols.ts';
import { bareWords, inflectedIn, isMisspelt } from './answer-words.ts';
import { type Facts, oncePerFacts } from './facts.ts';

/** How certainly a passage gives an answer away, from 0 to 1, with the evidence. */
export interface Finding {
  readonly score: number;
  readonly evidence: string;
  readonly form: KeyForm;
}

/** The product stops a reply at this score, which prefers one hint too many to one answer too many. */
export const guardPoint = 0.3;
/** At this score precision equals recall; for the evaluation only. */
export const balancedPoint = 0.4;

const money = String.raw`\s?(?:[$€£]|\()?\s?$`;
/** Words right before a number that make it a result. */
export const strongResult = new RegExp(
  String.raw`(?:=|≈|->|\bequals?|\bequal to|\b(?:gives?|giving|gave|yields?|leaves?|leaving|makes?|making)(?: us| you| him| her| them| me)?|\bget|\bgetting|\bcomes? (?:out )?to|\badds? up to|\bresults? in|\bland(?:s|ing)? on|\btotal(?:s|ing)?(?: of| to)|\b(?:answer|result|solution|value|total|sum|product|difference|quotient|remainder|amount|cost|price|profit|number|speed|age|antwort|ergebnis|lösung|réponse|résultat|respuesta|resultado)\b[^.?!]{0,60}?(?:\bis|\bare|\bwould be|\bwill be|\bshould be|\bmust be|\bbe|\bist|\blautet|\bbeträgt|\best|\bes|:)|\b(?:should|would|must|will|to) (?:actually |really |then |instead |indeed )?be|\b(?:is|are|was|were) (?:actually|indeed|really|in fact|instead|now|then|therefore|simply|just|correctly|the same as)|\bwhich (?:is|are|was|were|means)|\bthat(?: i|')s|\bergibt|\bfont|\bgleich|\bvaut|\bson|\bsind|\bdonne|\btoca\w*|\bda)(?: (?:a total of|exactly|about|just|only|simply|actually|the))?${money}`,
  'i',
);
/** Words right before a number that may make it a result. */
export const weakResult = new RegExp(
  String.raw`(?:\bis|\bare|\bwas|\bwere|'s|'re|\bhave|\bhas|\bhad|\bneeds?(?: to \w+)?|\bpays?|\bspends?|\bearns?|\bsaves?|\bmakes?|\bcosts?|\bfinds?|\bfound|\bleft with|\bor|\bcalled|:|\bon|\bto|\bsaid?y?)(?: (?:a|an|the|only|just|about|exactly|still|actually|at least))?${money}`,
  'i',
);
/** Numbers of pages, lines and exercises are no results. */
const named =
  /\b(?:page|chapter|exercise|problem|question|task|hint|step|line|part|grade|year|lesson|unit|figure|table|note|seite|kapitel|aufgabe|frage|schritt|zeile|klasse|teil|hinweis|tipp|chapitre|exercice|étape|ligne|página|capítulo|ejercicio|paso|línea)(?:s|en)?\s(?:number |no\.? |nr\.? )?(?:\d{1,4} ?(?:to|and|or|-|bis|und|à|et|a|y) ?)?$/i;
/** Dates, ages, and the numbers of a list. */
const counted =
  /^(?:st|nd|rd|th)\b|^\.? (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|avril|juin|juillet|août|de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))\b|^[- ]years?[- ]old\b|^ years\b/iu;
/** "Which two numbers", "both of the two": a small number that counts what a calculation is made of. */
const countsParts =
  /^ (?:numbers?|factors?|terms?|brackets?|sides?|unknowns?|equations?|solutions?|roots?|values?|quantities|zahlen|faktoren|klammern|seiten|unbekannten?|gleichungen|lösungen|werte|größen|nombres|facteurs|côtés|inconnues|équations|valeurs|números|factores|lados|incógnitas|ecuaciones|soluciones|valores)(?!\p{L})/iu;
const largestCount = 4;
const negated =
  /\b(?:not|n't|isn't|aren't|instead of|rather than|without|never|nicht|pas|no)\s(?:\w+\s)?[$€£]?$/i;
const operandBefore =
  /(?:[+*/^(]|(?<=\s)-|\bby|\btimes|\bminus|\bplus|\bdivided by|\bmultiplied by|\bfrom|\bof|\bbetween|\beach|\bper|\bfirst|\bthese|\bthose)\s?[$€£]?$/i;
const operandAfter =
  /^\s?(?:[$€£%]\s?)?\)?\s?(?:[+*/^]|-\s?[\d$(]|=|\b(?:times|multiplied|divided|plus|minus|x)\b)/i;
const concluding =
  /\b(?:so|therefore|thus|hence|total|altogether|in all|actual|actually|correct|final|answer|finally|indeed|means?|should|would|must|left|remaining|remain)\b|=/i;

/** The forms of longer keys, such as tables, are searched as they are written. */
const mostSpoken = 40;

/** The passages of a sentence that give an answer away. Answers of several parts are found by their parts. */
export function findingsIn(text: string, facts: Facts, forms = facts.answers): Finding[] {
  if (forms.length === 0) return [];
  const read = new Passage(text, forms.length <= mostSpoken);
  const found = forms.flatMap((form) => findingOf(form, read, facts) ?? []);
  const [form] = forms;
  if (form === undefined || facts.options === null || forms !== facts.answers) return found;
  const picked = choiceIn(read.words, [], facts.options, '');
  return picked === null || isRightClaimed(facts)
    ? found
    : [...found, { score: 0.9, evidence: picked, form }];
}

function findingOf(form: KeyForm, passage: Passage, facts: Facts): Finding | null {
  const { text, words, mentions } = passage;
  switch (form.kind) {
    case 'number': {
      // What the student proposed may be repeated and confirmed.
      if (claimsValue(facts.claims, form.value)) return null;
      const digits = mentions
        .filter(
          (mention) =>
            says(mention, form.value, text) && (!form.needsUnit || hasUnit(text, mention, form.unit)),
        )
        .map((mention) => ({
          score: numberScore(form, mention, text, facts),
          evidence: text.slice(mention.sentence.from, mention.sentence.to).trim(),
          form,
        }));
      const others =
        form.needsUnit || !passage.spoken
          ? []
          : [...phraseFindings(form, words, facts), ...inOtherUnits(form, passage)];
      return best([...digits, ...others]);
    }
    case 'time':
      return best(phraseFindings(form, words, facts));
    case 'words': {
      const { claimed, known } = saidBefore(form, facts);
      if (claimed) return null;
      const found =
        (form.text.length > longestPhrase
          ? words.includes(form.text)
            ? form.text
            : undefined
          : words.match(form.pattern)?.[0]) ??
        (passage.spoken
          ? ((known ? null : translated(words, form, facts)) ??
            inflectedIn(words, form.text, facts.knownWords, known))
          : null);
      if (found === null) return null;
      const isForeign = known && !facts.knownWords.includes(found);
      const chosen = known && !isForeign ? choiceIn(words, [form], facts.options, facts.asks) : found;
      return { score: known && chosen === null ? 0.2 : 0.9, evidence: chosen ?? found, form };
    }
    case 'expression': {
      const same = symbolsIn(passage.symbols, form.symbols).find(
        (one) => !facts.knownFormulas.includes(compact(one)),
      );
      if (same !== undefined) return { score: 0.9, evidence: same, form };
      const found = passage.formulas.includes(form.text) && !facts.knownFormulas.includes(form.text);
      return found ? { score: 0.9, evidence: form.text, form } : null;
    }
    case 'parts':
      return null;
  }
}

/** Whether the student chose the right option. */
const isRightClaimed = ({ options, claims }: Facts): boolean => {
  const right = options?.all[options.right];
  return right !== undefined && claims.sentences.some((sentence) => sentence.includes(right));
};

const amount = String.raw`(?<![\d.])(\d{1,9}(?:\.\d{1,6})?(?: (?:million|millionen|millones|millions|billion))?) ?((?:square |cubic )?[\p{L}€$][\p{L}/]{0,16}[²³]?(?:\^[23])?)`;
const amounts = new RegExp(`${amount}(?:,?(?: and| und| et| y)? ${amount})?`, 'gu');
const hours = /(?<![\d:.])(\d{1,3})(?: ?h ?|:)([0-5]\d)(?![\d:])/g;
const inUnit = /\b(?:in|en|em) ([\p{L}]{2,16})(?: [\p{L}:]{1,8}){0,4}? (\d{1,9}(?:\.\d{1,6})?)(?!\.?\d)/giu;

/** The value as a quantity in other units: "27600 cents", "1 hour and 45 minutes". */
function inOtherUnits(form: Extract<KeyForm, { kind: 'number' }>, { quantities }: Passage): Finding[] {
  if (form.unit === '') return [];
  const each = (unit: string) => (unit === form.unit ? 1 : (unitsIn(unit, form.unit) ?? Number.NaN));
  return quantities
    .filter(({ terms }) => {
      const isSame = terms.length === 1 && terms[0]?.unit === form.unit;
      return (
        !isSame &&
        sameValue(
          terms.reduce((sum, { count, unit }) => sum + count * each(unit), 0),
          form.value,
        )
      );
    })
    .map(({ evidence }) => ({ score: 0.85, evidence, form }));
}

/** A quantity with its unit, or the sum of two. */
interface Quantity {
  readonly evidence: string;
  readonly terms: readonly { readonly count: number; readonly unit: string }[];
}

function quantitiesIn(text: string): Quantity[] {
  if (!/\d/.test(text)) return [];
  const term = (count = '', unit = '') => {
    const [digits = '', scale] = count.split(' ');
    return {
      count: Number(digits) * (scale === undefined ? 1 : scale.startsWith('b') ? 1e9 : 1e6),
      unit: unitSymbol(unit),
    };
  };
  return [
    ...[...text.matchAll(amounts)].flatMap(([evidence, one, unit, more, smaller]) => [
      { evidence, terms: [term(one, unit)] },
      ...(more === undefined ? [] : [{ evidence, terms: [term(one, unit), term(more, smaller)] }]),
    ]),
    ...[...text.matchAll(hours)].map(([evidence, one, minutes]) => ({
      evidence,
      terms: [term(one, 'h'), term(minutes, 'min')],
    })),
    ...[...text.matchAll(inUnit)].map(([evidence, unit, one]) => ({ evidence, terms: [term(one, unit)] })),
  ];
}

/** A passage as the forms of a key are searched in it: read once for all of them, and only as far as they need it. */
class Passage {
  readonly text: string;
  readonly mentions: readonly NumberMention[];
  #words: string | undefined;
  #formulas: string | undefined;
  #quantities: readonly Quantity[] | undefined;
  #symbols: readonly SaidSymbols[] | undefined;

  /** Whether values are searched in other words and units, too. */
  readonly spoken: boolean;

  constructor(text: string, spoken: boolean) {
    this.text = text;
    this.spoken = spoken;
    this.mentions = numbersIn(text);
  }

  get words(): string {
    this.#words ??= bareWords(this.text);
    return this.#words;
  }

  get formulas(): string {
    this.#formulas ??= compact(this.text);
    return this.#formulas;
  }

  get quantities(): readonly Quantity[] {
    this.#quantities ??= quantitiesIn(this.text);
    return this.#quantities;
  }

  get symbols(): readonly SaidSymbols[] {
    this.#symbols ??= symbolsSaidIn(this.text);
    return this.#symbols;
  }
}

/** A short word counts only where a result stands, and words of the conversation do not count. */
function phraseFindings(
  form: KeyForm & { readonly phrases: Phrases },
  words: string,
  facts: Facts,
): Finding[] {
  const isStated = ({ doubtful, at }: FoundPhrase) => {
    if (!doubtful) return true;
    const before = words.slice(Math.max(0, at - 60), at);
    return strongResult.test(before) || weakResult.test(before);
  };
  return form.phrases
    .in(words)
    .filter((phrase) => isStated(phrase) && !facts.knownWords.includes(phrase.text))
    .map(({ text }) => ({ score: 0.85, evidence: text, form }));
}

/** A longer answer is searched as it is written. */
const longestPhrase = 200;

interface Said {
  /** The student proposed it. */
  readonly claimed: boolean;
  /** The exercise or the student named it. */
  readonly known: boolean;
}

const saidForms = oncePerFacts(() => new Map<KeyForm, Said>());

/** Whether the conversation has the words of an answer: it is the same for every sentence of a reply. */
function saidBefore(form: Extract<KeyForm, { kind: 'words' }>, facts: Facts): Said {
  const said = saidForms(facts);
  const before = said.get(form);
  if (before) return before;
  const isLong = form.text.length > longestPhrase;
  const now = {
    claimed:
      !isLong &&
      facts.claims.sentences.some(
        (sentence) =>
          sentence.search(form.pattern) >= 0 ||
          isMisspelt(sentence, form.text) ||
          (form.translations !== null && sentence.search(form.translations) >= 0),
      ),
    known: isLong ? facts.knownWords.includes(form.text) : facts.knownWords.search(form.pattern) >= 0,
  };
  said.set(form, now);
  return now;
}

/** Whether the student proposed an answer in words, misspelt or not. */
export const isClaimedWord = (form: Extract<KeyForm, { kind: 'words' }>, facts: Facts): boolean =>
  saidBefore(form, facts).claimed;

/** The answer in another language, unless the exercise or the student named it so. */
function translated(
  words: string,
  { translations }: Extract<KeyForm, { kind: 'words' }>,
  facts: Facts,
): string | null {
  if (translations === null) return null;
  const [found] = words.match(translations) ?? [];
  return found === undefined || facts.knownWords.search(translations) >= 0 ? null : found;
}

const best = (findings: readonly Finding[]): Finding | null =>
  findings.reduce<Finding | null>((one, other) => (one && one.score >= other.score ? one : other), null);

const formOf = oncePerSentence((sentence) => ({
  concludes: concluding.test(sentence),
  asks: sentence.trimEnd().endsWith('?'),
}));

/** How surely a mention of the key's value states the answer rather than a number of the exercise or of the student. */
function numberScore(
  { value, unit }: Extract<KeyForm, { kind: 'number' }>,
  mention: NumberMention,
  text: string,
  facts: Facts,
): number {
  const before = text.slice(Math.max(mention.sentence.from, mention.from - 80), mention.from);
  const after = text.slice(mention.to, Math.min(mention.sentence.to, mention.to + 50));
  const object = asksFor(facts.asked, after) || asksFor(stemmedUnit(unit), after);
  const isCount = counted.test(after) || (value <= largestCount && countsParts.test(after));
  if (!object && (named.test(before) || isCount || isMark(text, mention))) return 0.2;
  if (unit !== '' && hasOtherUnit(after, unit)) return 0.2;
  const strong = strongResult.test(before);
  const weak = weakResult.test(before);
  const operand = !strong && (operandBefore.test(before) || operandAfter.test(after));
  const saidByStudent = facts.studentNumbers.has(value) && !facts.claims.isFishing;
  // A number in another notation, as 1/8 for the 0.125 of the exercise, is what the exercise may ask for.
  const given = facts.given.has(value) && facts.task.includes(text.slice(mention.from, mention.to).trim());
  if (!saidByStudent && !given && !facts.tutorNumbers.has(value)) {
    return operand ? 0.55 : strong ? 0.95 : weak ? 0.85 : negated.test(before) ? 0.5 : 0.7;
  }
  let score = given ? 0.15 : 0.25;
  if (strong) score += 0.3;
  else if (weak) score += 0.1;
  if (operand) score -= 0.15;
  if (object) score += 0.15;
  const { concludes, asks } = formOf(mention, text);
  if (concludes) score += 0.1;
  if (asks) score -= 0.1;
  return Math.min(1, score);
}

const stemmedUnit = (unit: string): string[] => (unit.length > 2 ? [unit.toLowerCase()] : []);

/** "12:30" is a time, and "12. " at the beginning of a line its number in a list. */
const isMark = (text: string, { from, to }: NumberMention): boolean =>
  (/^[.)]\s/.test(text.slice(to, to + 2)) && text.slice(0, from).trim() === '' && to + 2 < text.length) ||
  /^:\d\d(?!\d)/.test(text.slice(to, to + 4)) ||
  /\d:$/.test(text.slice(Math.max(0, from - 2), from));

/** A quantity of another kind: 12 cm are not 12 kg. */
function hasOtherUnit(after: string, unit: string): boolean {
  const said = unitSymbol(/^\s?([\p{L}°%]{1,12})(?![\p{L}/])/u.exec(after)?.[1] ?? '');
  // "in" is a word more often than an inch, and "114 kilometres every hour" is a speed.
  if (said === '' || said === 'in' || unit.includes('/')) return false;
  return said !== unit && isUnit(said) && isUnit(unit);
}

function hasUnit(text: string, mention: NumberMention, unit: string): boolean {
  const words = /^\s?([\p{L}°%][\p{L}°%/^²³\d]*)/u.exec(text.slice(mention.to, mention.to + 24))?.[1] ?? '';
  return unitSymbol(words) === unit;
}

/** Whether the number counts what was asked for: "9 boxes" where the question was how many boxes. */
function asksFor(asked: readonly string[], after: string): boolean {
  const next =
    after
      .toLowerCase()
      .match(/\p{L}{3,}/gu)
      ?.slice(0, 4) ?? [];
  return asked.some((word) => next.some((one) => one.slice(0, 5) === word.slice(0, 5)));
}
