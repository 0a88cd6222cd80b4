import { describe, expect, it } from 'vitest';
import { formsOnOneLine } from '../../../test/text-forms.ts';
import { detectorInputOf } from '../../detector-input.ts';
import { keyValue } from '../directness/answer-key-value.ts';
import { readAnswerKey } from './answer-key.ts';

/** Whether a reply that says this gives the answer of a key away, as its teacher typed the key. */
const isStopped = (answers: string, said: string): boolean =>
  keyValue(
    detectorInputOf(`Good question. The answer is ${said}.`, {
      question: 'How do I start?',
      task: 'Read the text of the exercise. What comes out in the end?',
      key: readAnswerKey({ answers, steps: '', model: '' }).key,
    }),
  ) !== null;

/** A key, what a tutor says for it, and what would be another answer. */
const cases: readonly (readonly [
  keys: readonly string[],
  right: readonly string[],
  wrong: readonly string[],
])[] = [
  [
    [
      'x = -3',
      'x=-3',
      'x = - 3',
      'x = − 3',
      'x=–3',
      'x = －3',
      'x ＝ ‑3',
      'x=➖3',
      'Lösung: x = −3',
      '-3',
      '– 3',
      'x = ⁻3',
    ],
    [
      'x = -3',
      'x = - 3',
      'x = − 3',
      'x=–3',
      'x = ﹣ 3',
      'ｘ＝－３',
      'x is −\u202f3',
      '$x = -3$',
      '- 3',
      '−3',
      'x = -٣',
      'x = minus 3',
    ],
    ['x = 3', 'x = −4', 'x - 3', '7 - 3'],
  ],
  [
    [
      '12.5',
      '12,5',
      '١٢٫٥',
      '۱۲٫۵',
      '१२.५',
      '１２．５',
      '١٢,٥',
      '12 1/2',
      '12½',
      '≈ 12,5',
      '= 12.5',
      '12.50',
      '12,5 .',
      '"12.5"',
    ],
    ['12.5', '12,5', '١٢٫٥', '۱۲٫۵', '१२.५', '１２．５', '1\u200b2.5', '12½', '25/2', '𝟏𝟐.𝟓'],
    ['12.6', '١٣٫٥', '13', '11,5'],
  ],
  [
    [
      '1 000',
      '1000',
      '1,000',
      '1.000',
      '1\u00a0000',
      '1\u202f000',
      '1\u2009000',
      '1’000',
      "1'000",
      '1 000 .',
      '١٬٠٠٠',
      '10^3',
      '10³',
      '10**3',
      '1e3',
      '1·10³',
      '1 × 10^3',
      '1\u3000000',
      '1\u2007000',
    ],
    [
      '1000',
      '1 000',
      '1,000',
      '1\u00a0000',
      '1\u202f000',
      '1\u3000000',
      '1’000',
      '١٠٠٠',
      '١٬٠٠٠',
      '10^3',
      '10³',
      '1 × 10³',
      '$10^{3}$',
    ],
    ['100', '10', '999', '10^2', '10^4'],
  ],
  [
    [
      '≈ 3,14',
      '~3,14',
      '~ 3.14',
      'ca. 3,14',
      'circa 3,14',
      '≈3.14',
      '∼ 3,14',
      'approx. 3.14',
      'about 3.14',
      'etwa 3,14',
      'environ 3,14',
      'aprox. 3,14',
      'unos 3,14',
      'Lösung: ≈ 3,14',
      'x ≈ 3,14',
      '≅ 3,14',
      '≃ 3.14',
      'rund 3,14',
      '≒ 3.14',
    ],
    ['3.14', '3,14', '≈ 3,14', 'ca. 3,14', '٣٫١٤', '~3.14'],
    ['3.41', '2.72', '4,13'],
  ],
  [
    [
      '“Paris”',
      '"Paris"',
      '„Paris“',
      '«Paris»',
      '« Paris »',
      "'Paris'",
      '‘Paris’',
      '‚Paris‘',
      '»Paris«',
      '「Paris」',
      '`Paris`',
      '**Paris**',
      'Paris.',
      'Answer: Paris',
      'Lösung: Paris',
      'Respuesta: “Paris”',
      'Ｐａｒｉｓ',
      'P\u00adaris',
      '(Paris)',
      '→ Paris',
      'Antwort – Paris',
      'the answer is Paris',
      '‹Paris›',
      '＂Paris＂',
      '“Paris”.',
      'Réponse : Paris',
    ],
    ['Paris', '“Paris”', 'paris', 'Ｐａｒｉｓ', 'Pa\u200bris', '**Paris**', '„Paris“'],
    ['London', 'Parma', 'paradise'],
  ],
  [
    [
      'Lösung: x = 4',
      'x = 4',
      'Answer: x=4',
      'Respuesta: 4',
      'Réponse : x = 4',
      'Solución: x = 4',
      'Solution: x = 4',
      'Resposta: x = 4',
      'Antwort: 4',
      'Ergebnis: x = 4',
      'Result = 4',
      'Risposta: 4',
      'Odpowiedź: 4',
      '答案：4',
      'الجواب: ٤',
      'a) 4',
      'Ans. 4',
      'L = {4}',
      '𝕃 = {4}',
      'x₁ = 4',
      'ANSWER: 4',
      'Final answer: 4',
      'Lo\u0308sung: x = 4',
      '(x = 4)',
      '**x = 4**',
      '$x = 4$',
      '\\(x = 4\\)',
      'x: 4',
      'x → 4',
      '∴ x = 4',
      '⇒ x = 4',
      '=> x = 4',
      'x equals 4',
    ],
    ['4', 'x = 4', 'x=4', 'x ＝ ４', '٤', 'four'],
    ['5', 'x = 14', '40'],
  ],
  [
    ['Señor', 'Sen\u0303or', 'Answer: “Señor”'],
    ['Señor', 'sen\u0303or', 'SEÑOR'],
    ['Señora', 'mister'],
  ],
  [
    ["l'été", 'l’été', 'l´été', 'l′e\u0301te\u0301', '« l’été »', 'Réponse : l’été'],
    ["l'été", 'l’été', 'l´e\u0301te\u0301', 'L‘ÉTÉ'],
    ["l'hiver"],
  ],
  [
    ['well-known', 'well‑known', 'well–known', 'well\u2010known', 'Answer: “well-known”'],
    ['well-known', 'well‐known', 'well‑known', 'well−known'],
    ['unknown'],
  ],
  [
    ['-0.5', '−0,5', '–½', '-1/2', '- 1/2', '−٠٫٥', '-.5', '−50 %'],
    ['-0.5', '−0,5', '- 0.5', '-1/2', '−½', '−٠٫٥'],
    ['0.5', '-0.6', '-5'],
  ],
  [
    ['2.5·10^-3', '2,5 × 10⁻³', '0.0025', '2.5e-3', '2.5 * 10^{-3}', '0,0025'],
    ['0.0025', '0,0025', '2.5 × 10^-3', '2,5·10⁻³'],
    ['0.025', '2.5 × 10^3', '2500'],
  ],
  [
    ['24 cm²', '24 cm^2', '$24\\,\\text{cm}^2$', '24cm²', '24 square centimetres', 'A = 24 cm²'],
    ['24 cm²', '24 cm^2', '24cm²', '$24\\,\\text{cm}^2$', '24 square centimetres'],
    ['24 cm', '26 cm²', '24 m²', '24 kg'],
  ],
  [
    ['20 m', '20 metres', 's = 20 m'],
    ['20 m', '20 metres', '2000 cm', '$20\\,\\text{m}$'],
    ['20 m/s', '20 m/s²', '20 m²', '20 kg'],
  ],
  [
    ['6x', '$6x$'],
    ['6x', '$6x$', '6*x'],
    ['6x²', '$6x^2$', '16x', '1.6x', '6x^3'],
  ],
  [
    ['√5', '$\\sqrt{5}$', 'sqrt(5)', '√(5)'],
    ['√5', '$\\sqrt{5}$', 'sqrt(5)', '√(5)'],
    ['5', '√6', '$\\sqrt{7}$'],
  ],
  [
    ['π/6', '$\\frac{\\pi}{6}$', '\\(\\pi/6\\)'],
    ['π/6', '$\\frac{\\pi}{6}$', '$\\pi/6$'],
    ['π/3', '6', '$\\frac{\\pi}{5}$'],
  ],
  [
    ['x ≤ 7', 'x <= 7', '$x \\le 7$', '$x \\leq 7$', 'x ⩽ 7'],
    ['x ≤ 7', 'x <= 7', '$x \\le 7$', 'x ⩽ 7'],
    ['x ≥ 7', 'x < 7', 'x ≤ 8'],
  ],
  [
    ['1/2', '$\\frac12$', '$\\frac{1}{2}$', '½'],
    ['1/2', '$\\frac12$', '$\\frac{1}{2}$', '½'],
    ['1/3', '$\\frac13$'],
  ],
];

describe('a key has one meaning, however it is typed', () => {
  it.each(cases.flatMap(([keys, right, wrong]) => keys.map((key) => ({ key, right, wrong }))))(
    '$key',
    ({ key, right, wrong }) => {
      expect(right.filter((said) => !isStopped(key, said))).toEqual([]);
      expect(wrong.filter((said) => isStopped(key, said))).toEqual([]);
    },
  );
});

/** A key, what a tutor says for it, and another answer, in plain signs. */
const plain: readonly (readonly [key: string, right: string, wrong: string])[] = [
  ['x = -3', 'x = - 3', 'x = -4'],
  ['12.5', '12.5', '13.5'],
  ['1 000', '1 000', '1 001'],
  ['10^3', '10^3', '10^4'],
  ['Answer: "Paris"', '"Paris"', 'London'],
  ["Réponse : l'été", "l'été", "l'hiver"],
  ['well-known', 'well-known', 'unknown'],
  ['Lösung: x = 4', 'x = 4', 'x = 40'],
];

describe('a key is the same in every form of Unicode, on both sides', () => {
  it.each(plain)('%s', (key, right, wrong) => {
    // A tab parts columns.
    const formsOf = (text: string) => formsOnOneLine(text).filter((form) => !form.text.includes('\t'));
    const names = (forms: readonly { name: string }[]) => forms.map(({ name }) => name);
    expect(isStopped(key, right)).toBe(true);
    expect(names(formsOf(key).filter((form) => !isStopped(form.text, right)))).toEqual([]);
    expect(names(formsOf(right).filter((form) => !isStopped(key, form.text)))).toEqual([]);
    expect(names(formsOf(key).filter((form) => isStopped(form.text, wrong)))).toEqual([]);
    expect(names(formsOf(wrong).filter((form) => isStopped(key, form.text)))).toEqual([]);
  });
});
