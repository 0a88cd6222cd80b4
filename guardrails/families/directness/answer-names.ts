/*
 * Names of school mathematics that a question describes; they need no answer key.
 */

/** A question for a name: "What is the top number called?". */
const asksName =
  /\b(?:names?|called|call|term|word|what (?:kind|type|sort|shape)|which (?:kind|type|sort|shape))\b/i;

/** Polygons by the number of their sides. A polygon with four sides has several names, so it is left out. */
const polygons: Readonly<Record<string, string>> = {
  3: 'triangle',
  5: 'pentagon',
  6: 'hexagon',
  7: 'heptagon',
  8: 'octagon',
  9: 'nonagon',
  10: 'decagon',
};
/** "a 6-sided shape", "a shape with 6 equal sides". */
const sided = /\b(\d{1,2})[- ]?(?:(?:equal |straight )?sid(?:ed|es)|angles|corners|vertices)\b/i;

/** What a question describes, and the name that it asks for. */
const names: readonly (readonly [RegExp, string])[] = [
  [/\b(?:top|upper) (?:number|part)\b/i, 'numerator'],
  [/\b(?:bottom|lower) (?:number|part)\b/i, 'denominator'],
  [/\b(?:answer|result) (?:to|of|in|when you) (?:a |an )?(?:addition|add)/i, 'sum'],
  [/\b(?:answer|result) (?:to|of|in|when you) (?:a |an )?(?:subtraction|subtract)/i, 'difference'],
  [/\b(?:answer|result) (?:to|of|in|when you) (?:a |an )?(?:multiplication|multiply)/i, 'product'],
  [/\b(?:answer|result) (?:to|of|in|when you) (?:a |an )?(?:division|divide)/i, 'quotient'],
  [/\b(?:left ?over|what remains)\b/i, 'remainder'],
  [/\bangles?\b[^?]{0,40}\b(?:less|smaller) than (?:90|a right)/i, 'acute'],
  [/\bangles?\b[^?]{0,40}\b(?:more|greater|bigger|larger) than (?:90|a right)/i, 'obtuse'],
  [/\blines?\b[^?]{0,40}\bnever (?:meet|cross|touch|intersect)/i, 'parallel'],
  [/\blines?\b[^?]{0,60}\b(?:right angles?|90 degrees)/i, 'perpendicular'],
  [/\b(?:distance|length) (?:all the way )?around (?:a |the )?circle\b/i, 'circumference'],
  [/\b(?:distance|length) (?:all the way )?around (?!(?:a |the )?circle)\p{L}/iu, 'perimeter'],
  [/\btriangle\b[^?]{0,40}\b(?:all|3) (?:sides )?(?:equal|the same)/i, 'equilateral'],
  [/\btriangle\b[^?]{0,40}\b2 (?:sides )?(?:equal|the same)/i, 'isosceles'],
];

/** The names that a question asks for and does not contain. */
export function schoolNames(sentence: string): string[] {
  if (!asksName.test(sentence)) return [];
  const found = names.flatMap(([meaning, name]) => (meaning.test(sentence) ? [name] : []));
  const polygon = polygons[sided.exec(sentence)?.[1] ?? ''];
  if (polygon !== undefined && found.length === 0) found.push(polygon);
  return found.filter((name) => !sentence.toLowerCase().includes(name));
}
