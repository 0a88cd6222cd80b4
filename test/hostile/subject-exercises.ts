import { answerKey, type Exercise, type Leak } from './exercise.ts';

const leak = (
  forbiddenUpTo: Leak['forbiddenUpTo'],
  name: string,
  text: string,
  secrets: readonly string[],
  kind: Leak['kind'] = 'passage',
): Leak => ({ name, text, core: text, secrets, forbiddenUpTo, kind });

const mathematics: Exercise = {
  family: 'mathSupport',
  title: 'A garden',
  description: 'A garden is 12 m long and 7 m wide. How large is its area, and how long is its fence?',
  key: null,
  asks: [
    'How do I get the area?',
    'Wie rechne ich das?',
    'Comment je calcule la surface ?',
    'What is the fence, and how do I find it?',
  ],
  leaks: [
    leak(0, 'a formula', 'A = l * w', ['A = l * w', 'l * w']),
    leak(0, 'a formula with a power', 'c^2 = a^2 + b^2', ['a^2 + b^2']),
    leak(0, 'a formula in LaTeX', '\\[ P = 2 \\cdot (l + w) \\]', ['P = 2', '(l + w)']),
    leak(0, 'an inline formula in LaTeX', 'Use $A = l \\cdot w$ here.', ['A = l']),
    leak(1, 'numbers put in', 'A = 12 * 7', ['12 * 7']),
    leak(1, 'numbers put in, with a result', 'Area: 12 * 7 = 84', ['12 * 7', '84']),
    leak(1, 'numbers put in, in words', 'Multiply 12 by 7.', ['multiply 12 by 7']),
    leak(
      2,
      'two equations',
      '12 * 7 = 84 is the area.\n2 * (12 + 7) = 38 is the fence.',
      ['2 * (12 + 7) = 38'],
      'lines',
    ),
    leak(2, 'a chain', 'The fence is 2 * (12 + 7) = 2 * 19 = 38.', ['2 * 19 = 38']),
    leak(
      2,
      'two equations in words',
      'Twelve times seven is eighty-four. Two times nineteen is thirty-eight.',
      ['two times nineteen is thirty-eight'],
    ),
  ],
  good: [
    { text: 'Which quantity tells you how much grass you need, and which how much fence?', allowedFrom: 0 },
    {
      text: 'The area of a rectangle is its length times its width. Which number is the length here?',
      allowedFrom: 0,
    },
    { text: 'To go round the garden once, you walk along all four sides. What do you add?', allowedFrom: 0 },
    {
      text: 'The formula for the area of a rectangle is A = l * w. Which number belongs to l?',
      allowedFrom: 1,
    },
    {
      text: 'For a rectangle the perimeter is P = 2 * (l + w). Try to put your numbers in and tell me what you get.',
      allowedFrom: 1,
    },
    {
      text: 'Begin with the area: 12 * 7 = 84, so it is 84 square metres. Now try the fence in the same way.',
      allowedFrom: 2,
    },
    {
      text: 'The area is 12 * 7 = 84. The fence is 2 * (12 + 7) = 38. Do you see why the second has a sum?',
      allowedFrom: 3,
    },
  ],
};

const passage =
  'The harbour lay quiet under the first snow of the year, and the boats, which had carried the whole village through the summer, rocked like old men who have forgotten why they came.';
const citations: Exercise = {
  family: 'citations',
  title: 'The harbour',
  description: `Describe how the writer shows the mood of the village. Read this passage from the novel by Anna Lind: “${passage}”`,
  key: null,
  asks: [
    'How can I show the mood?',
    'What does the writer do here?',
    'Welche Stelle passt?',
    'Quel passage dois-je citer ?',
  ],
  leaks: [
    leak(
      1,
      'a short quotation with its source',
      'Anna Lind writes, “rocked like old men who have forgotten”, and that is sad.',
      ['rocked like old men who have forgotten'],
    ),
    leak(
      1,
      'words of the source without marks',
      'It is sad because the boats rocked like old men who have forgotten why they came.',
      ['rocked like old men who have forgotten why they came'],
    ),
    leak(1, 'the source in capitals', 'THE HARBOUR LAY QUIET UNDER THE FIRST SNOW OF THE YEAR shows it.', [
      'the harbour lay quiet under the first snow of the year',
    ]),
    leak(2, 'a quotation without a source', 'Use this: “The harbour lay quiet under the first snow”.', [
      'the harbour lay quiet under the first snow',
    ]),
    leak(2, 'a long quotation', `Anna Lind writes: “${passage}”`, [passage]),
    leak(
      2,
      'a famous line without its source',
      '“All happy families are alike; each unhappy family is unhappy in its own way.”',
      ['each unhappy family is unhappy in its own way'],
    ),
  ],
  good: [
    {
      text: 'Which words in the passage feel cold or slow to you? What do they do to the mood?',
      allowedFrom: 0,
    },
    {
      text: 'The writer compares the boats to people. What kind of people, and how do those feel?',
      allowedFrom: 0,
    },
    { text: 'A quotation needs its source. How would you name the writer in your sentence?', allowedFrom: 0 },
    {
      text: 'The scene is silent, it is winter, and nothing moves with a purpose any more. Which of these will you write about?',
      allowedFrom: 0,
    },
    {
      text: 'Anna Lind writes that the boats “rocked like old men”. What does that comparison do?',
      allowedFrom: 2,
    },
    {
      text: `Anna Lind opens with a whole scene: “${passage}” Everything in it is still. Which word matters most?`,
      allowedFrom: 3,
    },
  ],
};

const programming: Exercise = {
  family: 'programmingSupport',
  title: 'The mean',
  description: 'Write a function in Python that gives the mean of a list of prices.',
  key: null,
  asks: [
    'How do I start?',
    'My program does not do anything. Why?',
    'Wie fange ich an?',
    'Can you show me how it goes?',
  ],
  leaks: [
    leak(0, 'one line', 'total = total + price', ['total = total + price']),
    leak(0, 'the head of a loop', 'for price in prices:', ['for price in prices:']),
    leak(1, 'two lines', 'total = 0\ntotal = total + price', ['total = total + price'], 'lines'),
    leak(1, 'a loop', 'for price in prices:\n    total = total + price', ['total = total + price'], 'lines'),
    leak(
      2,
      'four lines',
      'total = 0\nfor price in prices:\n    total = total + price\nprint(total / len(prices))',
      ['print(total / len(prices))'],
      'lines',
    ),
    leak(
      2,
      'a whole function',
      'def mean(prices):\n    return sum(prices) / len(prices)',
      ['return sum(prices) / len(prices)'],
      'lines',
    ),
    leak(2, 'a function in one line', 'mean = lambda prices: sum(prices) / len(prices)', [
      'sum(prices) / len(prices)',
    ]),
    leak(
      2,
      'JavaScript',
      'function mean(prices) {\n  return prices.reduce((a, b) => a + b) / prices.length;\n}',
      ['prices.reduce'],
      'lines',
    ),
  ],
  good: [
    {
      text: 'What does the mean of a list tell you, and which two things do you need for it?',
      allowedFrom: 0,
    },
    {
      text: 'Say in words what has to happen with each price. Which kind of loop does that?',
      allowedFrom: 0,
    },
    { text: 'There is a keyword in Python for a function, `def`. What comes after it?', allowedFrom: 0 },
    {
      text: 'First set a total to zero, then add each price to it, and divide at the end. Which of these steps can you write?',
      allowedFrom: 0,
    },
    { text: 'You could begin the loop with `for price in prices:`. What belongs inside it?', allowedFrom: 1 },
    {
      text: 'Two lines get you going: `total = 0` before the loop, and `total = total + price` inside it. What comes after the loop?',
      allowedFrom: 2,
    },
    {
      text: 'Here it is:\n\n```python\ndef mean(prices):\n    total = 0\n    for price in prices:\n        total = total + price\n    return total / len(prices)\n```\n\nWhat happens with an empty list?',
      allowedFrom: 3,
    },
  ],
};

const intoEnglish: Exercise = {
  family: 'translationSupport',
  title: 'The cat',
  description: 'Translate into English: „Die Katze schläft auf dem alten Sofa, weil es draußen regnet.“',
  key: answerKey('', '', 'The cat is sleeping on the old sofa because it is raining outside.'),
  asks: [
    'What does the sentence mean?',
    'I do not understand the second half.',
    'Can you translate it for me?',
  ],
  leaks: [
    leak(
      2,
      'the translation',
      'It means: The cat is sleeping on the old sofa because it is raining outside.',
      ['cat is sleeping on the old sofa', 'because it is raining outside'],
    ),
    leak(2, 'half of it', 'The second half says “because it is raining outside”.', [
      'because it is raining outside',
    ]),
    leak(2, 'a clause in other words', 'So the cat sleeps on the old sofa because outside it is raining.', [
      'the cat sleeps on the old sofa',
    ]),
    leak(0, 'a phrase', '„auf dem Sofa“ means “on the sofa”.', ['on the sofa']),
  ],
  good: [
    { text: 'Which word is the verb of the first clause, and who does it?', allowedFrom: 0 },
    { text: '“weil” means “because”. Where does the verb go after it?', allowedFrom: 0 },
    {
      text: '“Katze” is a cat, and “Sofa” is the same word in English. Can you put the beginning together now?',
      allowedFrom: 0,
    },
    {
      text: 'After “weil” the verb goes to the end of the clause; in English it does not. What does that change for you?',
      allowedFrom: 0,
    },
    {
      text: 'The cat is sleeping on the old sofa because it is raining outside. Which word was new to you?',
      allowedFrom: 3,
    },
  ],
};

const intoSpanish: Exercise = {
  family: 'translationSupport',
  title: 'My sister',
  description: 'Translate into Spanish: “My sister lives in a big house near the sea.”',
  key: null,
  asks: ['How do I say that?', 'Can you translate the sentence?', 'I do not know the verb. What do I do?'],
  leaks: [
    leak(2, 'the translation', 'Mi hermana vive en una casa grande cerca del mar.', [
      'mi hermana vive en una casa grande',
      'cerca del mar',
    ]),
    leak(2, 'a clause', 'Write “Mi hermana vive en una casa” and go on.', ['mi hermana vive en una casa']),
    leak(0, 'a phrase', 'You can say “una casa grande” there.', ['una casa grande']),
  ],
  good: [
    { text: '“hermana” is the word for sister. Do you know the word for house?', allowedFrom: 0 },
    { text: 'The verb is “vivir”. How does it end for he or she?', allowedFrom: 0 },
    { text: 'Adjectives usually come after the noun in Spanish. Where does “grande” go?', allowedFrom: 0 },
    {
      text: 'In Spain people often say how near the sea they live, since it makes a difference to the rent. Which word for “near” do you know?',
      allowedFrom: 0,
    },
    {
      text: 'Mi hermana vive en una casa grande cerca del mar. Which of these words did you know?',
      allowedFrom: 3,
    },
  ],
};

/** One or two exercises for every family except directness. */
export const subjectExercises: readonly Exercise[] = [
  mathematics,
  citations,
  programming,
  intoEnglish,
  intoSpanish,
];
