import { oncePerText } from '../../once-per-text.ts';

/** The age that is assumed where a class does not tell it. */
const assumedAge = 13;

/** "to 8", "and 8": the second number of a range of grades. */
const range = String.raw`(?: ?(?:to|and|bis|und|et|y|e|a|-|–) ?\d{1,2}(?:st|nd|rd|th|\.|°|o)?)?`;
/** "Grade 5", "klasse 5"; and "5th grade", "5 to 7 grade". In "12 años" the number is an age. */
const wordFirst = String.raw`\b(?:grades?|klassen?|stufen?|class(?:es)?|grados?|cursos?|anos?|series?) ?(\d{1,2})\b`;
const numberFirst = String.raw`\b(\d{1,2})(?:st|nd|rd|th|\.|°|o)?${range} ?(?:grade|klasse|grado|curso|ano(?!s)|serie|年级)`;

/** Words beside the number of a grade, and what to add to that number for the age. 0 marks French classes, which count down. */
const schemes: readonly (readonly [expression: RegExp, offset: number])[] = [
  [/\bforms? ?(\d{1,2})\b/, 10],
  // "Year 9" is a grade, "9 years old" an age.
  [/\byears? ?(\d{1,2})\b(?! ?olds?)|\by(\d{1,2})\b/, 4],
  [new RegExp(`${wordFirst}|${numberFirst}`), 5],
  [/\b([2-6])(?:e|eme)\b/, 0],
];

/** Whether a number can be the age of a student. */
const fits = (age: number): boolean => age >= 4 && age <= 25;

/**
 * The age of a class, from what its teacher typed: of a grade the usual one ("Year 9", "5th grade"), of several ages the lowest ("14 to
 * 16"). An unknown age counts as 13.
 */
export const ageOf = oncePerText((ageOrGrade): number => {
  const text = ageOrGrade
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  for (const [expression, offset] of schemes) {
    const found = expression.exec(text);
    const number = Number(found?.[1] ?? found?.[2]);
    // French classes count down: the "sixième" is for eleven-year-olds.
    const age = offset === 0 ? 17 - number : number + offset;
    if (found && fits(age)) return age;
  }
  const ages = (text.match(/\d+/g) ?? []).map(Number).filter(fits);
  if (ages.length > 0) return Math.min(...ages);
  if (/\b(?:adult|university|erwachsen|adulto|adulte)/.test(text)) return 18;
  if (/collège/i.test(ageOrGrade.normalize('NFC'))) return 11;
  // A British college teaches from 16 on, an American one from 18.
  if (/\b(?:college|sixth form|lycee|oberstufe|bachillerato|ensino medio)/.test(text)) return 16;
  if (/\b(?:primary|elementary|grundschule|primaria|primaire)/.test(text)) return 9;
  return assumedAge;
});
