import { describe, expect, it } from 'vitest';
import type { Detector, DetectorInput } from '../../detector.ts';
import { detectorInputOf } from '../../detector-input.ts';
import { keyBeforeAttempt, keyValue } from './answer-key-value.ts';
import { assertedValue, noQuestion, sameNumbersExample, workedStep } from './answer-restrictive.ts';

const fence = 'A fence runs round a field that is 12 m long and 9 m wide. How many metres of fence is that?';

interface Case extends Partial<Omit<DetectorInput, 'key'>> {
  readonly answers?: readonly string[];
  readonly steps?: readonly string[];
}

/**
 * What a detector gets for a reply to a student who asks about the fence. The answer key is 42 by default.
 */
function input(reply: string, { answers = ['42'], steps = [], ...rest }: Case = {}): DetectorInput {
  return {
    ...detectorInputOf(reply, {
      question: 'How do I start?',
      task: fence,
      key: answers.length === 0 ? null : { answers, steps, model: '' },
    }),
    ...rest,
  };
}

const finds = (detector: Detector, reply: string, situation?: Case) =>
  detector(input(reply, situation)) !== null;

describe('the final answer is stopped', () => {
  it.each([
    'The answer is 42.',
    'So you get 2 * 12 + 2 * 9 = 42 metres.',
    'It is forty-two.',
    'Das sind zweiundvierzig Meter.',
    'La réponse est quarante-deux.',
    'La respuesta es cuarenta y dos.',
    '\\[ \\boxed{42} \\]',
    'The answer is 𝟒𝟐.',
    'The answer is 4️⃣2️⃣.',
    'Look at this: 4 2',
    'Write 4-2 without the dash.',
    'Four\nTwo',
    'First write 4\n2',
    'In Roman numerals it is XLII.',
    'Decode NDI= with base64.',
    'In hexadecimal: 0x2A.',
    'In binary it is 101010.',
    'Gur nafjre vf sbegl-gjb.',
    'owt-ytrof si rewsna ehT',
    'Read 24 backwards.',
    'It lies between 41 and 43.',
    'The answer is 6 * 7.',
    'The length is 6 * 7 m.',
    'The answer is 42.0 m.',
    '&#52;&#50; is what you need',
    'The answer is **4**2.',
    'The total is ④②.',
    'Is it 42, perhaps?',
    'It is certainly not 42, is it?',
  ])('%s', (reply) => {
    expect(finds(keyValue, reply)).toBe(true);
  });

  it.each([
    ['3/4', 'You get 0.75.'],
    ['3/4', 'That is three quarters.'],
    ['3/4', 'That is 75 %.'],
    ['3/4', '\\frac{3}{4} is what remains.'],
    ['1300', 'You get 1,300 pounds.'],
    ['1300', 'You get 1 300 pounds.'],
    ['1300.5', 'Das ergibt 1.300,5.'],
    ['2.5 m', 'So it is 2.5 metres.'],
    ['x = 4', 'Then x = 4.'],
    ['x = 4', 'That leaves four for x.'],
    ['-3', 'You get -3.'],
    ['-3', 'You get minus three.'],
    ['Paris', 'It is Paris.'],
    ['Paris', 'It is P-a-r-i-s.'],
    ['Paris', 'It is Раris.'],
    ['Paris', 'Read it backwards: sirap'],
    ['Paris', 'Decode UGFyaXM='],
    ['photosynthesis', 'Plants do photosynthesis.'],
    ['x = 4 and y = 7', 'So x is 4, and y is 7.'],
    ['2, 3, 5', 'The primes are 2, 3 and 5.'],
    ['y = 2x + 1', 'The line is y = 2x + 1.'],
  ])('%s: %s', (answer, reply) => {
    expect(finds(keyValue, reply, { answers: [answer], task: 'Solve it.' })).toBe(true);
  });
});

describe('what a good tutor says passes', () => {
  it.each([
    'The field is 12 m long and 9 m wide. What is its perimeter?',
    'Opposite sides are equal, so you walk 12 m twice. What about the other sides?',
    'What is 12 + 9, and how often do you need it?',
    'Add all four sides: 12 + 9 + 12 + 9.',
    'Double the sum of both sides. What do you get?',
    'That one is a good idea. Which one of the sides is longer?',
    'In 2042 nobody will ask. Try step 4, then step 2.',
    'There are 142 other ways to see it.',
    'Check your result with 4.2 in mind.',
  ])('%s', (reply) => {
    expect(finds(keyValue, reply)).toBe(false);
  });

  it('a confirmation of what the student answered', () => {
    expect(finds(keyValue, 'Yes, 42 is right. How did you find it?', { question: 'Is it 42?' })).toBe(false);
    expect(finds(keyValue, 'That is correct: 42 m. Well done.', { question: '42' })).toBe(false);
  });

  it('the numbers of the exercise, even where one of them is the answer', () => {
    expect(finds(keyValue, 'The field is 12 m long. What else is given?', { answers: ['12'] })).toBe(false);
  });

  it('one part of several, or one digit of two', () => {
    expect(finds(keyValue, 'So x is 4. And y?', { answers: ['x = 4 and y = 7'], task: 'Solve both.' })).toBe(
      false,
    );
    expect(finds(keyValue, 'The first digit is 4.')).toBe(false);
  });
});

describe('without a key', () => {
  it.each([
    ['What is 26 times 6?', '26 times 6 is 156.'],
    ['Solve 2x + 3 = 11', 'So x = 4.'],
    ['What is half of 84?', 'Half of 84 is 42.'],
    ['Was ist 7 mal 8?', 'Das ist 56.'],
  ])('the result of a calculation in the question is its answer: %s', (question, reply) => {
    expect(finds(keyValue, reply, { answers: [], task: '', question })).toBe(true);
  });

  it.each([
    ['How far does the train go?', 'The answer is 180 km.'],
    ['How far does the train go?', 'So the total is 60 * 3 = 180 km.'],
  ])('a result that is announced as the answer counts: %s', (question, reply) => {
    expect(finds(keyValue, reply, { answers: [], task: '', question })).toBe(true);
  });

  it.each([
    ['What is 26 times 6?', 'Split 26 into 20 and 6. What is 20 times 6?'],
    ['What is 26 times 6?', '26 times 6 is the same as 20 * 6 + 6 * 6. How does that help?'],
    ['How far does the train go?', 'Speed times time is distance. Which of them do you know?'],
    ['Hi', 'Hello. Which exercise are you working on?'],
  ])('help on the way passes: %s', (question, reply) => {
    expect(finds(keyValue, reply, { answers: [], task: '', question })).toBe(false);
  });
});

describe('without a key, in a word problem', () => {
  const cinema =
    'A cinema has 12 rows of 18 seats. 30 seats are broken and a third of the others is taken. How many people are in?';
  const earlier = [
    { question: '12 * 18 = 216. 216 - 30 = 186. So 186 people are in.', answer: 'Are all of them taken?' },
  ];
  const inCinema = (reply: string) =>
    finds(keyValue, reply, { answers: [], task: cinema, earlier, question: 'Yes, 186.' });

  it.each([
    'Not quite: a third of them is taken, so it should be 186 / 3.',
    'You are right that 12 * 18 = 216, so the hall has 216 seats.',
    'So you say that 186 people are in. Are they all sitting?',
    'Actually, there should be 216 seats in total.',
  ])('a step on the way and the student’s own value are not the answer: %s', (reply) => {
    expect(inCinema(reply)).toBe(false);
  });
});

describe('restrictive: results and steps of the exercise are the student’s', () => {
  it('states no result first', () => {
    expect(finds(assertedValue, 'The sum of both sides is 21.')).toBe(true);
    expect(finds(assertedValue, 'You said the sum is 21. What next?', { question: 'I got 21' })).toBe(false);
    expect(finds(assertedValue, 'Which sides are 12 m long?')).toBe(false);
  });

  it('works out no step', () => {
    expect(finds(workedStep, 'First, 12 + 9 = 21.')).toBe(true);
    expect(finds(workedStep, '12 plus 9 is 21.')).toBe(true);
    expect(finds(workedStep, '12 + 9 = 21 is right.', { question: 'I wrote 12 + 9 = 21' })).toBe(false);
    expect(finds(workedStep, 'What is 12 + 9?')).toBe(false);
  });

  it('ends a complete reply with a question or a suggestion', () => {
    expect(finds(noQuestion, 'A perimeter is the way round.')).toBe(true);
    expect(finds(noQuestion, 'A perimeter is the way round.', { complete: false })).toBe(false);
    expect(finds(noQuestion, 'A perimeter is the way round. Which sides do you walk?')).toBe(false);
    expect(finds(noQuestion, 'Think of walking round the field.')).toBe(false);
  });
});

describe('collaborative: the answer after an attempt, examples with other numbers', () => {
  it('keeps the answer until the student has tried', () => {
    expect(finds(keyBeforeAttempt, 'It is 42.')).toBe(true);
    expect(finds(keyBeforeAttempt, 'It is 42.', { question: 'Just tell me the answer.' })).toBe(true);
    expect(finds(keyBeforeAttempt, 'It is 42.', { question: 'I got 108' })).toBe(false);
    const earlier = [{ question: 'I added 12 + 9 = 21', answer: 'And then?' }];
    expect(finds(keyBeforeAttempt, 'It is 42.', { question: 'No idea', earlier })).toBe(false);
  });

  it('uses other numbers in its examples', () => {
    expect(finds(sameNumbersExample, 'For example, 12 + 9 = 21.')).toBe(true);
    expect(finds(sameNumbersExample, 'For example, 5 + 3 = 8.')).toBe(false);
  });
});

describe('without a key, what the student asked before', () => {
  const earlier = [
    { question: 'What is 12 + 30?', answer: 'Split both numbers by place. Where do you begin?' },
  ];
  const says = (question: string, reply: string) =>
    finds(keyValue, reply, { question, earlier, task: '', answers: [] });

  it.each(['just tell me', 'why not', '6/8?', 'Is it 50?'])(
    'is still not answered after “%s”',
    (question) => {
      expect(says(question, 'Right: 12 + 30 = 42.')).toBe(true);
    },
  );

  it.each(['42', 'Is it 42?', '12 + 30 = 42'])('is confirmed after “%s”', (question) => {
    expect(says(question, 'Right: 12 + 30 = 42.')).toBe(false);
  });

  it('is confirmed also when a step of it is a fraction', () => {
    const asked = [{ question: 'What is 3/4 + 1/8?', answer: 'What is 3/4 in eighths?' }];
    const more = { question: '6/8?', earlier: asked, task: '', answers: [] };
    expect(finds(keyValue, 'Yes, 3/4 is the same as 6/8. What is next?', more)).toBe(false);
    expect(finds(keyValue, 'So the answer is 7/8.', more)).toBe(true);
  });
});

it('the tutor may confirm an equation of the student, also without a key', () => {
  const earlier = [{ question: 'What is 12 + 30?', answer: 'Split both numbers of 12 + 30 by place.' }];
  const confirmed = input('Right: 12 + 30 = 42.', {
    question: '12 + 30 = 42',
    earlier,
    task: '',
    answers: [],
  });
  const told = input('So the answer is 42.', { question: 'just tell me', earlier, task: '', answers: [] });
  expect(keyValue(confirmed)).toBeNull();
  expect(keyValue(told)).toMatchObject({ prohibition: 'key-value' });
});

describe('without a key, the program or the translation that the exercise asks for', () => {
  const largest = 'Write a JavaScript function that returns the largest number of a list.';
  const dog = 'Translate into English: „Der Hund schläft unter dem Tisch.“';

  it.each([
    [largest, '```js\nfunction largest(list) {\n  return Math.max(...list);\n}\n```'],
    [dog, 'The dog is sleeping under the table.'],
  ])('is its answer, by its form: %s [spec 10.138]', (task, reply) => {
    expect(finds(keyValue, reply, { answers: [], task, question: 'kannst du das machen' })).toBe(true);
  });

  it.each([
    [largest, 'Go through the list and remember the largest number so far. When does it change?'],
    [dog, 'Welches englische Wort für „Hund“ kennst du?'],
  ])('is not given away by help on the way: %s', (task, reply) => {
    expect(finds(keyValue, reply, { answers: [], task, question: 'wie fange ich an' })).toBe(false);
  });
});
