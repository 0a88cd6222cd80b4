import { unitSymbol } from '../../key/unit-symbols.ts';
import { bareWords, compact, type KeyForm } from './answer-forms.ts';
import { type NumberMention, numbersIn, oncePerSentence, sameValue, says } from './answer-numbers.ts';
import type { Facts } from './answer-situation.ts';

/** How certainly a passage gives an answer away, from 0 to 1, with the evidence. */
export interface Finding {
  readonly score: number;
  readonly evidence: string;
  readonly form: KeyForm;
  /** The student gave this value as the answer, so agreeing with it gives nothing away. */
  readonly confirms: boolean;
}

/** The product stops a reply at this score, which prefers one hint too many to one answer too many. */
export const guardPoint = 0.3;
/** At this score precision equals recall; for the evaluation only. */
export const balancedPoint = 0.4;

const money = String.raw`\s?(?:[$€£]|\()?\s?$`;
/** Words right before a number that make it a result. */
export const strongResult = new RegExp(
  String.raw`(?:=|≈|->|\bequals?|\bequal to|\b(?:gives?|giving|gave|yields?|leaves?|leaving|makes?|making)(?: us| you| him| her| them| me)?|\bget|\bgetting|\bcomes? (?:out )?to|\badds? up to|\bresults? in|\bland(?:s|ing)? on|\btotal(?:s|ing)?(?: of| to)|\b(?:answer|result|solution|value|total|sum|product|difference|quotient|remainder|amount|cost|price|profit|number|speed|age|antwort|ergebnis|lösung|réponse|résultat|respuesta|resultado)\b[^.?!]{0,60}?(?:\bis|\bare|\bwould be|\bwill be|\bshould be|\bmust be|\bbe|\bist|\blautet|\bbeträgt|\best|\bes|:)|\b(?:should|would|must|will|to) (?:actually |really |then |instead |indeed )?be|\b(?:is|are|was|were) (?:actually|indeed|really|in fact|instead|now|then|therefore|simply|just|correctly|the same as)|\bwhich (?:is|are|was|were|means)|\bthat(?: i|')s|\bergibt|\bfont)(?: (?:a total of|exactly|about|just|only|simply|actually|the))?${money}`,
  'i',
);
/** Words right before a number that may make it a result. */
export const weakResult = new RegExp(
  String.raw`(?:\bis|\bare|\bwas|\bwere|'s|'re|\bhave|\bhas|\bhad|\bneeds?(?: to \w+)?|\bpays?|\bspends?|\bearns?|\bsaves?|\bmakes?|\bcosts?|\bfinds?|\bfound|\bleft with|\bor|\bcalled|:|\bon|\bto|\bsaid?y?)(?: (?:a|an|the|only|just|about|exactly|still|actually|at least))?${money}`,
  'i',
);
/** Numbers of pages and exercises are no results. */
const named =
  /\b(?:page|chapter|exercise|seite|kapitel|aufgabe|chapitre|exercice|página|capítulo|ejercicio)s?\s$/i;
const negated =
  /\b(?:not|n't|isn't|aren't|instead of|rather than|without|never|nicht|pas|no)\s(?:\w+\s)?[$€£]?$/i;
const operandBefore =
  /(?:[+*/^(]|(?<=\s)-|\bby|\btimes|\bminus|\bplus|\bdivided by|\bmultiplied by|\bfrom|\bof|\bbetween|\beach|\bper|\bfirst|\bthese|\bthose)\s?[$€£]?$/i;
const operandAfter =
  /^\s?(?:[$€£%]\s?)?\)?\s?(?:[+*/^]|-\s?[\d$(]|=|\b(?:times|multiplied|divided|plus|minus|x)\b)/i;
/** The tutor says that the student is right. */
export const agrees =
  /(?:^|[.!?]\s|")\W{0,3}(?:yes|yep|exactly|correct|right|that(?:'s| is) (?:it|right|correct|exactly)|you(?:'re| are) (?:absolutely |quite |exactly )?(?:right|correct)|well done|perfect|excellent|great|good|nice|your answer|ja|genau|richtig|stimmt|oui|exact|correcto|sí)(?!\p{L})/iu;
const concluding =
  /\b(?:so|therefore|thus|hence|total|altogether|in all|actual|actually|correct|final|answer|finally|indeed|means?|should|would|must|left|remaining|remain)\b|=/i;

/** The passages of a sentence that give an answer away. Answers of several parts are found by their parts. */
export function findingsIn(text: string, facts: Facts, forms = facts.answers): Finding[] {
  const mentions = numbersIn(text);
  const has = (kind: KeyForm['kind']) => forms.some((form) => form.kind === kind);
  const words = has('words') ? bareWords(text) : '';
  const formulas = has('expression') ? compact(text) : '';
  if (mentions.length === 0 && words === '' && formulas === '') return [];
  const read: Read = { text, mentions, words, formulas };
  return forms.flatMap((form) => findingOf(form, read, facts) ?? []);
}

/** A passage as the forms of a key are searched in it: once for all of them. */
interface Read {
  readonly text: string;
  readonly mentions: readonly NumberMention[];
  /** In bare words; empty when no form is of words. */
  readonly words: string;
  /** Compact; empty when no form is an expression. */
  readonly formulas: string;
}

function findingOf(form: KeyForm, { text, mentions, words, formulas }: Read, facts: Facts): Finding | null {
  switch (form.kind) {
    case 'number':
      return best(
        mentions
          .filter(
            (mention) =>
              says(mention, form.value, text) && (!form.needsUnit || hasUnit(text, mention, form.unit)),
          )
          .map((mention) => ({
            score: numberScore(form.value, mention, text, facts),
            evidence: text.slice(mention.sentence.from, mention.sentence.to).trim(),
            form,
            confirms: facts.ownAnswer !== null && sameValue(facts.ownAnswer, form.value),
          })),
      );
    case 'words':
      return best(
        [...words.matchAll(form.pattern)].map(({ 0: found, index }) => ({
          score: wordScore(form.text, words, index, found.length, facts),
          evidence: found,
          form,
          confirms: facts.ownWords.endsWith(form.text),
        })),
      );
    case 'expression': {
      return formulas.includes(form.text) && !facts.knownFormulas.includes(form.text)
        ? { score: 0.9, evidence: form.text, form, confirms: false }
        : null;
    }
    case 'parts':
      return null;
  }
}

const best = (findings: readonly Finding[]): Finding | null =>
  findings.reduce<Finding | null>((one, other) => (one && one.score >= other.score ? one : other), null);

const formOf = oncePerSentence((sentence) => ({
  concludes: concluding.test(sentence),
  asks: sentence.trimEnd().endsWith('?'),
}));

/** How surely a mention of the key's value states the answer rather than a number of the exercise or of the student. */
function numberScore(value: number, mention: NumberMention, text: string, facts: Facts): number {
  const before = text.slice(Math.max(mention.sentence.from, mention.from - 80), mention.from);
  const after = text.slice(mention.to, Math.min(mention.sentence.to, mention.to + 50));
  if (named.test(before)) return 0.2;
  const strong = strongResult.test(before);
  const weak = weakResult.test(before);
  const operand = !strong && (operandBefore.test(before) || operandAfter.test(after));
  const object = asksFor(facts.asked, after);
  const saidByStudent = facts.studentNumbers.has(value);
  const given = facts.given.has(value);
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

function wordScore(word: string, text: string, at: number, length: number, facts: Facts): number {
  if (facts.knownWords.includes(word)) {
    const before = text.slice(Math.max(0, at - 60), at);
    return /\b(?:answer|called|correct|name|it is|it's|that is|indeed|namely)\b[^.?!]{0,40}$/.test(before)
      ? 0.7
      : 0.2;
  }
  return length > 0 ? 0.9 : 0;
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
