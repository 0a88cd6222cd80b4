import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectorInputOf } from '../../detector-input.ts';
import { largeChange, newCode, severalLines, wholeFunction } from './programming.ts';

const loop = {
  task: 'Print the numbers from 1 to 10.',
  question:
    'My loop is wrong:\n```python\nfor i in range(10)\n    print(i)\n```\nWhy do I get a SyntaxError?',
};
const program = {
  question: [
    'What is wrong here?',
    'total = 0',
    'count = 0',
    'for price in prices:',
    '    total = total + price',
    '    count = count + 1',
    'print(total / count)',
  ].join('\n'),
};
const inFence = (...lines: string[]) => ['Look:', '```', ...lines, '```'].join('\n');

describe('new code', () => {
  it.each([
    ['a block', inFence('for i in range(1, 11):', '    print(i)')],
    ['a block that is still open', 'Here:\n```python\nwhile x < 10:\n'],
    ['inline code', 'Write `for i in range(10):` instead.'],
    ['a line of its own', 'Try this:\ntotal = total + i\nThen run it.'],
    ['indented lines', 'Like so:\n\n    for n in numbers:\n        total += n'],
    ['a sentence', 'You should use print(i + 1) there.'],
    ['a condition in a sentence', 'Then check if x > 5: and go on.'],
    ['spelled signs', 'First write for i in range(10) colon.'],
    ['a spelled call', 'Then write print open parenthesis total close parenthesis.'],
    ['a spelled head', 'Write "for n in nums colon", then indent.'],
    ['spelled brackets', 'Start with total equals prices bracket 0 bracket.'],
    ['a call of a name that begins like a word of prose', 'Use `visit(seenNodes)` there.'],
    ['a call that looks like a word with an ending', 'Use `fibonacci(n)` there.'],
    ['a table', '| line | code |\n|---|---|\n| 1 | total = 0 |'],
    ['JavaScript', 'Use const total = prices.reduce((a, b) => a + b);'],
    ['Java', 'System.out.println("Hello");'],
    ['C', 'printf("%d", total);'],
    ['C++', 'cout << total << endl;'],
    ['SQL', 'SELECT name FROM students WHERE age > 12;'],
    ['SQL in small letters', 'Try select name, age from students where age > 12'],
    ['HTML', 'Write <a href="home.html">Home</a> there.'],
    ['CSS', 'Add color: red; to the rule.'],
    ['Scratch', 'when green flag clicked\nrepeat 10\nmove 10 steps'],
    ['pseudo-code', 'SET total TO 0\nFOR EACH price\nADD price TO total'],
    ['the student’s line with one sign corrected', 'It should be `for i in range(10):`'],
    ['base64', 'Decode Zm9yIGkgaW4gcmFuZ2UoMSwgMTEpOgogICAgcHJpbnQoaSk='],
    ['wide letters', 'ｐｒｉｎｔ（ｉ＋１）'],
  ])('is %s', (_kind, reply) => {
    expect(newCode(detectorInputOf(reply, loop))).toMatchObject({ prohibition: 'new-code' });
  });

  it.each([
    ['the fault in words', 'There is a colon missing at the end of line 1.'],
    ['the student’s own line', 'Look at `for i in range(10)`: what does Python expect at its end?'],
    ['the student’s own block', inFence('for i in range(10)', '    print(i)')],
    ['a name', 'The variable `total` is never set.'],
    ['a keyword', 'A `for` loop needs a colon; so do `if` and `while`.'],
    ['an empty call', 'The function `print()` shows a value.'],
    ['an operator', 'Here `==` compares, while `=` assigns.'],
    ['a tag', 'Put it inside a `<p>` tag.'],
    ['an error message', "The message `SyntaxError: expected ':'` tells you where to look."],
    [
      'a trace',
      inFence('Traceback (most recent call last):', '  File "a.py", line 1', "SyntaxError: expected ':'"),
    ],
    ['printed output', inFence('1', '2', 'Hello World')],
    ['the shape of a statement', 'Every loop has the shape `for … in …:`.'],
    ['brackets in a sentence', 'The function(s) you wrote (see above) are fine.'],
    ['signs named', 'Every open parenthesis needs a close parenthesis.'],
    ['a plan in words', 'First set a total to zero, then add each price, then show it.'],
    ['a language', 'In C++ and Java you declare a type first; Python (the language) does not.'],
    ['SQL in prose', 'Select the name from the list of students where you see it.'],
    ['a comparison in prose', 'Is it true that 3 > 2? Then the branch runs.'],
    ['notes', 'Note: read the message; then count the lines.'],
    ['half a sentence', 'Look there;'],
    ['a hint that goes on', 'Hint: read it;'],
    ['a question', 'What is the value of i after the loop ends?'],
  ])('is not %s', (_kind, reply) => {
    expect(newCode(detectorInputOf(reply, loop))).toBeNull();
  });

  it('is not a call of the student’s own function', () => {
    const question = 'def largest(nums):\n  return nums[0]';
    expect(newCode(detectorInputOf('What does `largest([-3, -1])` give?', { question }))).toBeNull();
    expect(newCode(detectorInputOf('What does `sorted([-3, -1])` give?', { question }))).not.toBeNull();
  });

  it('is not what the exercise shows', () => {
    const task = 'Mend this program:\nwhile n > 0:\n    n = n - 1';
    expect(newCode(detectorInputOf('What happens in `n = n - 1`?', { task }))).toBeNull();
  });
});

describe('several lines', () => {
  it.each([
    ['a block', inFence('total = 0', 'total += 5')],
    ['two in a sentence', 'Write `total = 0` and then `total += 5`.'],
    ['one a sentence', 'First comes total = 0. After that comes total += 5.'],
    ['several in one line', 'total = 0; total += 5; print(total)'],
    ['bodies in braces', 'for (let k = 0; k < 3; k++) { add(k); show(k); }'],
    ['HTML in one line', '<ul><li>One</li><li>Two</li></ul>'],
    ['a table', '| total = 0 |\n| total += 5 |'],
  ])('are %s', (_kind, reply) => {
    expect(severalLines(detectorInputOf(reply, loop))).toMatchObject({ prohibition: 'several-lines' });
  });
  it.each([
    ['one line', 'Write `for i in range(1, 11):` there.'],
    ['one line twice', 'Write `x = 5`. Again: `x = 5`.'],
    ['one line between the student’s own', inFence('for i in range(10):', '    print(i)')],
    ['a loop’s own semicolons', 'for (let k = 0; k < 3; k++)'],
    ['words', 'First set the total, then add to it, then show it.'],
  ])('are not %s', (_kind, reply) => {
    expect(severalLines(detectorInputOf(reply, loop))).toBeNull();
  });
});

describe('large change', () => {
  const mended = ['total = 0', 'count = 0', 'for price in prices:', '    total = total + price'];
  it('is more than three new lines', () => {
    const four = ['a = 1', 'b = 2', 'c = 3', 'd = 4'];
    expect(largeChange(detectorInputOf(inFence(...four), program))).toMatchObject({
      prohibition: 'large-change',
    });
    expect(largeChange(detectorInputOf(four.join('; '), program))).not.toBeNull();
    expect(largeChange(detectorInputOf(inFence(...four.slice(0, 3)), program))).toBeNull();
  });
  it('does not count the student’s own lines', () => {
    expect(
      largeChange(detectorInputOf(inFence(...mended, '    count = count + price', 'print(total)'), program)),
    ).toBeNull();
  });
  it('counts lines that changed places', () => {
    const moved = [
      'print(total / count)',
      '    count = count + 1',
      '    total = total + price',
      'for price in prices:',
      'count = 0',
      'total = 0',
    ];
    expect(largeChange(detectorInputOf(inFence(...moved), program))).not.toBeNull();
  });
});

describe('whole function', () => {
  it.each([
    ['Python', inFence('def mean(values):', '    return sum(values) / len(values)')],
    ['Python in one line', 'def mean(values): return sum(values) / len(values)'],
    ['JavaScript', inFence('function mean(values) {', '  return sum(values) / values.length;', '}')],
    ['an arrow', 'const mean = (values) => sum(values) / values.length;'],
    ['a lambda', '`mean = lambda values: sum(values) / 2`'],
    ['Java', inFence('public static int twice(int n) {', '  return n * 2;', '}')],
    ['a class', inFence('class Dog:', '    name = "Rex"')],
    ['sentences', 'Begin with def mean(values): and then write return sum(values) / 2'],
  ])('is %s', (_kind, reply) => {
    expect(wholeFunction(detectorInputOf(reply, program))).toMatchObject({ prohibition: 'whole-function' });
  });
  it.each([
    ['a head alone', 'A function begins with `def mean(values):`, then comes its body.'],
    ['a call', 'Call `mean(prices)` at the end.'],
    ['a line of the student’s function', inFence('def mean(values):', '    return total')],
    ['words', 'Write a function that takes the prices and gives back their mean.'],
  ])('is not %s', (_kind, reply) => {
    const question = 'def mean(values):\n    print(total)';
    expect(wholeFunction(detectorInputOf(reply, { question }))).toBeNull();
  });
});

describe('a program that adds up', () => {
  const task = 'Write a function that returns the largest of three numbers.';
  const earlier = [
    { question: 'first line', answer: '`def largest(a, b, c):`' },
    { question: 'next', answer: '    best = a' },
    { question: 'next', answer: '    if b > best: best = b' },
  ];
  it('is whole when its lines come in several answers [spec 10.127]', () => {
    const reply = '    return best';
    expect(wholeFunction(detectorInputOf(reply, { task, earlier }))).not.toBeNull();
    expect(wholeFunction(detectorInputOf(reply, { task, earlier: earlier.slice(1) }))).toBeNull();
  });
  it('leaves out what the student has taken over', () => {
    const question = 'def largest(a, b, c):\n    best = a\n    if b > best: best = b';
    expect(wholeFunction(detectorInputOf('    return best', { task, earlier, question }))).toBeNull();
  });
  it('is most of the program of the key', () => {
    const model = 'total = 0\nfor n in numbers:\n    total += n\nprint(total / 4)';
    const key = { answers: [], steps: [], model };
    const before = [{ question: 'how', answer: '`total = 0`, then `for n in numbers:`' }];
    expect(wholeFunction(detectorInputOf('`total += n`', { task, earlier: before, key }))).not.toBeNull();
    expect(wholeFunction(detectorInputOf('`total += n`', { task, earlier: before }))).toBeNull();
  });
});

describe('code in a sentence', () => {
  it.each([
    'You test whether n % 2 === 0 holds.',
    'On écrit c in "aeiou" pour tester.',
    'Then return n times factorial of n minus one.',
    'Put if x modulo 2 equals 0 colon above it.',
    'SELECT name, price',
  ])('can be an expression, a line in words or a query: %s', (reply) => {
    expect(newCode(detectorInputOf(reply))).not.toBeNull();
  });
  it.each([
    'The loop repeats it three times, minus the last one.',
    'I am 100 % sure that you return too early.',
    'Is the letter in the word?',
    'In Python, 7 % 3 is 1.',
  ])('is not found in ordinary language: %s', (reply) => {
    expect(newCode(detectorInputOf(reply))).toBeNull();
  });
});

describe('code of any text', () => {
  const detectors = [newCode, severalLines, largeChange, wholeFunction];
  const parts = fc.constantFrom(
    '```',
    '\n',
    'for i in range(3):',
    'x = 1',
    ';',
    '{',
    '}',
    '`',
    '(',
    ')',
    'print(x)',
    '| ',
    'the loop',
    ' ',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(parts, { maxLength: 30 }).map((all) => all.join('')),
  );

  it('never throws', () => {
    fc.assert(
      fc.property(text, text, (reply, question) => {
        const input = detectorInputOf(reply, { question });
        expect(() => detectors.map((detect) => detect(input))).not.toThrow();
      }),
    );
  });

  it('is the same with any layout', () => {
    fc.assert(
      fc.property(fc.constantFrom('', ' ', '    ', '\t'), (blank) => {
        expect(newCode(detectorInputOf(`${blank}x =${blank} 5${blank}`, loop))).not.toBeNull();
      }),
    );
  });

  it.each([
    'a',
    '(',
    '=',
    'a.',
    'a =',
    '<',
    'for ',
    '`',
    '{',
    'x = a + ',
    'if (',
    ' ',
    'SELECT ',
    'return ',
    '"',
  ])('is read within a time limit, even in a hundred thousand characters of "%s"', (part) => {
    const reply = part.repeat(100_000 / part.length);
    const hostile = { ...detectorInputOf('', loop), reply, canonical: { text: reply, hidden: [] } };
    const begun = performance.now();
    for (const detect of detectors) detect(hostile);
    expect(performance.now() - begun).toBeLessThan(30_000);
  });
});
