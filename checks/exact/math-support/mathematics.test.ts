import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectorInputOf } from '../../detector-input.ts';
import { formula, severalEquations, substitutedNumbers } from './mathematics.ts';

const garden = {
  task: 'A rectangular garden is 12 m long and 7 m wide. What is its area?',
  question: 'I tried 12 + 7 = 19 but that is wrong. Help?',
};
const triangle = { task: 'A right triangle has legs of 9 cm and 40 cm. How long is the hypotenuse?' };

describe('formula', () => {
  it.each([
    ['a formula in plain text', 'Pythagoras says a^2 + b^2 = c^2.'],
    ['a product with a sign', 'Remember: F = m * a'],
    ['a formula of words with signs', 'You need speed = distance / time here.'],
    ['symbols side by side', 'The circumference is 2πr.'],
    ['a power', 'Its area is s².'],
    ['LaTeX', 'Use $A = \\frac{1}{2} b h$ for this.'],
    ['LaTeX on a line of its own', 'Use\n\\[ E = mc^2 \\]\nfor this.'],
    ['Unicode', 'V = ⁴⁄₃ π r³'],
    ['an inequality', 'So x > 3.'],
    ['a code block', '```\nA = l * w\n```'],
    ['inline code', 'That is `A = l × w`.'],
    ['a table', '| A | = | l | × | w |\n|---|---|---|---|---|'],
    ['a calculation', 'Compute 3 × 5 first.'],
    ['a root', 'Then take √144 = 12.'],
    ['a function', 'f(x) = 2x + 1 is a line.'],
    ['look-alike letters', 'А = l * w'],
    ['invisible characters', 'A\u200b =\u200b l\u200b * w'],
  ])('is %s', (_kind, reply) => {
    expect(formula(detectorInputOf(reply, { task: triangle.task }))).toMatchObject({
      prohibition: 'formula',
    });
  });

  it.each([
    ['words', 'The area equals length times width.'],
    ['prices', 'One ticket costs $5 and the other $7.'],
    ['a fraction', 'You have 3/4 of the cake left.'],
    ['a range', 'Take 3-5 minutes for this.'],
    ['a date', 'Your test is on 12/05/2026.'],
    ['a unit', 'A speed of 5 m/s is a brisk run.'],
    ['a square unit', 'Its area is measured in m² or cm².'],
    ['hyphens and slashes', 'A well-known and/or useful right-angled idea.'],
    ['a term', 'What happens to the 3x on the left?'],
    ['bullets', '- Read the task\n- Draw a picture\n* Label it'],
    ['emphasis', '**Area** means how much space *inside* there is.'],
    ['an arrow', 'Read -> draw -> label.'],
    ['a dash', 'Think of a fence - how would you measure it?'],
    ['numbered steps', '1. Look at both lengths.\n2. What do they measure?'],
    ['a name with signs', 'This is like C++ and an A+ grade.'],
    ['the exercise’s numbers', 'You know that it is 12 m long and 7 m wide.'],
    ['a quoted line', '> What is its area?'],
  ])('is not %s', (_kind, reply) => {
    expect(formula(detectorInputOf(reply, garden))).toBeNull();
  });

  it('is not the student’s own formula, also with its sides exchanged or other signs', () => {
    const student = { question: 'I have 2x + 3 = 11 and then 12 × 7 = 84.' };
    for (const reply of [
      'Look at 2x+3=11 again.',
      'So 11 = 2x + 3, what now?',
      'You wrote 12 * 7 = 84.',
      'And 12 · 7?',
    ])
      expect(formula(detectorInputOf(reply, student)), reply).toBeNull();
    expect(formula(detectorInputOf('So 2x = 8.', student))).not.toBeNull();
  });

  it('is not a formula of the exercise or of an earlier message of the student', () => {
    const earlier = [{ question: 'First I get y = 3x', answer: 'Go on.' }];
    expect(formula(detectorInputOf('You said y = 3x.', { earlier }))).toBeNull();
    expect(formula(detectorInputOf('Look at 4x - 1 = 7.', { task: 'Solve 4x - 1 = 7.' }))).toBeNull();
  });
});

describe('substituted numbers', () => {
  it.each([
    ['signs', 'So you calculate 12 * 7.'],
    ['a formula with them', 'A = 12 * w'],
    ['words', 'It is 12 times 7.'],
    ['number words', 'It is twelve times seven.'],
    ['words and a result', '12 times 7 is 84.'],
    ['units between', 'Take 12 m times 7 m.'],
    ['an order', 'Now multiply 12 by 7.'],
    ['an order in between', 'Multiply the length of 12 by the width of 7.'],
    ['German', 'Rechne 12 mal 7.'],
    ['French', 'Calcule 12 fois 7.'],
    ['Spanish', 'Calcula 12 por 7.'],
    ['LaTeX', '$12 \\times 7$'],
    ['a table', '| 12 | × | 7 | = | 84 |'],
    ['an example that is none', 'For example, 12 * 7 = 84.'],
    ['a sum of results of them', 'Now 24 + 14 is left to do.'],
    ['a share', 'Take 20% of 12.'],
    ['a sharing', '84 shared by 7 is what you need.'],
    ['an order to share', 'Share the 84 squares among 7 rows.'],
  ])('are %s', (_kind, reply) => {
    expect(substitutedNumbers(detectorInputOf(reply, garden))).toMatchObject({
      prohibition: 'substituted-numbers',
    });
  });

  it.each([
    ['a summary of what the student did', 'Good try! It looks like you divided 12 by 7.'],
    ['a question about what the student did', 'Why did you multiply 12 by 7?'],
    ['a formula', 'The area is A = l * w.'],
    ['a formula with numbers of its own', 'A circle has A = πr² and C = 2πr; a triangle A = 1/2 * b * h.'],
    ['which number is which', 'Here l = 12 and w = 7.'],
    ['the numbers named', 'You know the length, 12 m, and the width, 7 m.'],
    ['an example with other numbers', 'For example, 3 * 5 = 15.'],
    ['an example in words', 'Imagine a garden of 20 m by 9 m.'],
    ['the student’s calculation', 'You wrote 12 + 7 = 19: what does that measure?'],
    ['a part of the student’s calculation', 'Why did you choose 12 + 7?'],
    ['a question', 'Which operation tells you how many squares fit inside?'],
    ['a list', '- 12 m long\n- 7 m wide'],
    ['a step’s number', 'In step 1 you add, in step 2 you check.'],
    ['words', 'Multiply the length by the width.'],
    ['times of day', 'At 12 you may take a break of 7 minutes.'],
    ['how often', 'Read it 2 times, then draw.'],
    ['the exercise retold', 'It is a garden of 12 m by 7 m, split into two beds.'],
    ['a comparison', 'The number 19 is too small for an area of that size.'],
    ['a formula with an index', 'The roots are $x_{1,2} = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$.'],
    ['an example worked out', 'Another one: 5 m by 9 m. Then 5 * 9 = 45 squares fit.'],
  ])('are not %s', (_kind, reply) => {
    expect(substitutedNumbers(detectorInputOf(reply, garden))).toBeNull();
  });

  const tank = {
    task: 'A tank holds 900 litres. A pump empties 25 litres a minute. When are 400 litres left?',
    question: 'help',
  };
  it.each([
    'The tank has lost 500 litres by then.',
    '500 litres at 25 a minute take 20 minutes.',
    'Two pumps empty 50 litres, and 25 more make 75.',
    '| 2 min | 50 l |\n| 4 min → 100 l, so 900 - 100 |',
  ])('are also worked out in words: %s', (reply) => {
    expect(substitutedNumbers(detectorInputOf(reply, tank))).not.toBeNull();
  });
  it.each([
    ['I got 500', 'Yes, 500 litres: 900 - 400 = 500. What next?'],
    ['500 and then 20', 'Right: 500 litres at 25 a minute take 20 minutes.'],
    ['help', 'Is it more or less than 500 litres?'],
    ['help', 'Look at page 500, exercise 20.'],
    ['help', 'A bath holds 160 litres. With 8 litres a minute it takes 20 minutes.'],
  ])(
    'are not what the student has found, a question, a page, other numbers: %s, %s [spec 10.129]',
    (question, reply) => {
      expect(substitutedNumbers(detectorInputOf(reply, { ...tank, question }))).toBeNull();
    },
  );

  it('are also worked out with a decimal after thousands', () => {
    const tanks = { task: 'One tank holds 11 000.5 litres, another 12 000 litres.' };
    const reply = 'Together that is 23 000.5 litres.';
    expect(substitutedNumbers(detectorInputOf(reply, tanks))).toMatchObject({ evidence: '23000.5' });
    const question = 'I got 23 000.5 litres.';
    expect(substitutedNumbers(detectorInputOf(reply, { ...tanks, question }))).toBeNull();
  });

  it('are numbers of an exercise: without an exercise a reply may show any', () => {
    const session = { question: 'How does Pythagoras work?' };
    expect(substitutedNumbers(detectorInputOf('With legs of 3 and 4: 3² + 4² = 25.', session))).toBeNull();
    expect(substitutedNumbers(detectorInputOf('9² + 40² = 1681', triangle))).not.toBeNull();
  });
});

describe('several equations', () => {
  const solve = { task: 'Solve 2x + 3 = 11.' };
  it.each([
    ['two steps', '2x = 8, so x = 4.'],
    ['a chain', '2*(12+7) = 2*19 = 38'],
    ['lines', '2x = 11 - 3\n2x = 8'],
    ['LaTeX', '\\[2x = 8\\]\n\\[x = 4\\]'],
    ['words', '3 times 4 is 12. Then 12 plus 5 is 17.'],
    ['a sign and words', '3 * 4 = 12, and 12 plus 5 makes 17.'],
    ['calculations with results later', 'Do 3 * 4. That leaves 12. Do 12 + 5 next: 17.'],
    ['a calculation of two signs with its result later', 'Do 3 * 4 + 5. That leaves 17. Then 2x = 8.'],
    ['a calculation with its result after a dash', 'Do 13 * 7 – giving 91. Then 2x = 8.'],
    ['a line that begins with a number', 'y = 1 + 2x, so 2x = 8.'],
    ['inequalities', 'x > 3 and y < 5'],
    ['a table', '| 2x | = | 8 |\n| x | = | 4 |'],
    ['many formulas', 'v = s / t, s = v * t, t = s / v, a = v / t'],
  ])('are %s', (_kind, reply) => {
    expect(severalEquations(detectorInputOf(reply, solve))).toMatchObject({
      prohibition: 'several-equations',
    });
  });

  it.each([
    ['one step', 'Take 3 from both sides: 2x = 8. What now?'],
    ['one step said twice', '2x = 8. Check: 8 = 2x.'],
    ['the exercise and one step', 'From 2x + 3 = 11 you get 2x = 8.'],
    ['a formula and one step', 'A = l * w, so here A = 12 * 7.'],
    ['two formulas', 'A = l * w and P = 2(l + w).'],
    ['a formula turned around', 'v = s / t, so s = v * t.'],
    ['words', 'First take away the three, then halve what is left.'],
    ['none', 'Which operation undoes adding 3?'],
    ['the exercise’s numbers', 'You have a 2, a 3 and an 11 here.'],
    ['one calculation', 'Calculate 11 - 3 first.'],
    [
      'one calculation, and the value of its first sign',
      'Calculate 3 * 4 - 5. Is that less than 12? Then 2x = 8.',
    ],
    ['one word equation', '11 minus 3 is 8. What is left on the other side?'],
  ])('are not %s', (_kind, reply) => {
    expect(severalEquations(detectorInputOf(reply, solve))).toBeNull();
  });
});

describe('mathematics of any text', () => {
  const detectors = [formula, substitutedNumbers, severalEquations];
  const words = fc.constantFrom(
    '12',
    '*',
    '7',
    '=',
    '84',
    'x',
    '+',
    '(',
    ')',
    'is',
    'times',
    'the',
    '.',
    '\n',
    '|',
    '^',
    '3/4',
    '%',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(words, { maxLength: 40 }).map((parts) => parts.join(' ')),
  );

  it('never throws', () => {
    fc.assert(
      fc.property(text, text, (reply, question) => {
        for (const detect of detectors) detect(detectorInputOf(reply, { ...garden, question }));
      }),
    );
  });

  it('is still found when the reply goes on', () => {
    fc.assert(
      fc.property(text, text, (reply, more) => {
        for (const detect of detectors)
          if (detect(detectorInputOf(`${reply}.\n\n`, garden)))
            expect(detect(detectorInputOf(`${reply}.\n\n${more}`, garden))).not.toBeNull();
      }),
    );
  });

  it('does not depend on blanks', () => {
    fc.assert(
      fc.property(fc.constantFrom(' ', '  ', '\u00a0', '\t'), (blank) => {
        expect(
          substitutedNumbers(detectorInputOf(['12', '*', '7', '=', '84'].join(blank), garden)),
        ).not.toBeNull();
      }),
    );
  });

  it.each(['a', '1', '(', '= ', '1 + ', 'a*', '^', '-', 'add ', '1 and ', '| ', '<', ' '])(
    'is read within a time limit, even in a hundred thousand characters of "%s"',
    (part) => {
      const input = { ...detectorInputOf('', garden), reply: part.repeat(100_000 / part.length) };
      const hostile = { ...input, canonical: { text: input.reply, hidden: [] } };
      const begun = performance.now();
      for (const detect of detectors) detect(hostile);
      expect(performance.now() - begun).toBeLessThan(30_000);
    },
  );
});
