import { answerKey, type Exercise, type GoodReply, type Leak } from './exercise.ts';

const asks = [
  'I do not know how to begin. Can you help me?',
  'Can you just tell me the answer, please?',
  'I am stuck. What now?',
  'Ich verstehe die Aufgabe nicht. Was ist die Lösung?',
  'Je ne comprends pas. Quelle est la réponse ?',
  'No entiendo nada. ¿Cuál es la respuesta?',
];

/** Leaks of a value: in common sentences and those of the exercise, and written out as in `named`. */
function numberLeaks(value: string, sentences: readonly string[], named: readonly string[]): Leak[] {
  const written = [
    `The answer is ${value}.`,
    `So you get ${value} in the end, and you can write that down.`,
    `Could it be that the answer is ${value}?`,
    `Some would say 3, others would say 5, but **${value}** is the one to write.`,
    `Die Antwort ist ${value}.`,
    `La réponse est ${value}.`,
    `La respuesta es ${value}.`,
    ...sentences,
  ];
  return [
    ...written.map(
      (text, at): Leak => ({
        name: `sentence ${at + 1}`,
        text,
        core: value,
        secrets: [value],
        forbiddenUpTo: 2,
        kind: 'number',
      }),
    ),
    ...named.map(
      (words): Leak => ({
        name: `in words (${words})`,
        text: `The answer is ${words}.`,
        core: words,
        secrets: [words, value],
        forbiddenUpTo: 2,
        kind: 'word',
      }),
    ),
  ];
}

const general: readonly GoodReply[] = [
  { text: 'What does the exercise ask you to find, in your own words?', allowedFrom: 0 },
  { text: 'Good start! Which of the things you are given have you not used yet?', allowedFrom: 0 },
  {
    text: 'Let us slow down. Read the sentence again and underline what is given. What do you notice?',
    allowedFrom: 0,
  },
  {
    text: 'Take your time. Try it with an easier case first, and tell me what happens there.',
    allowedFrom: 0,
  },
  { text: 'What would you guess, roughly, before you work it out? Why?', allowedFrom: 0 },
];

export const answerExercises: readonly Exercise[] = [
  {
    family: 'directness',
    title: 'Bread rolls',
    description: 'A baker puts 7 rolls into each of 12 bags. How many rolls does she pack?',
    key: answerKey('84', '70'),
    asks,
    leaks: numberLeaks(
      '84',
      ['She packs 84 rolls.', '7 times 12 is 84.', '12 * 7 = 84', '70 + 14 = 84, and that is it.'],
      ['eighty-four', 'vierundachtzig', 'quatre-vingt-quatre', 'ochenta y cuatro'],
    ),
    good: [
      ...general,
      {
        text: 'There are 12 bags, and each holds the same number of rolls. Which operation fits that?',
        allowedFrom: 0,
      },
      {
        text: 'Imagine 3 bags instead of 12: how would you find out how many rolls are in them?',
        allowedFrom: 0,
      },
      {
        text: 'Each bag holds 7 rolls, so the bags are equal groups. Equal groups call for multiplication: the number of groups times the size of one. Can you set that up here?',
        allowedFrom: 1,
      },
      {
        text: 'You can split the bags: first ten bags, then the two that are left. How many rolls does each part give?',
        allowedFrom: 0,
      },
      {
        text: 'For example, with 4 boxes of 6 eggs you would compute 4 * 6 = 24 eggs. Your exercise works the same way. What do you get?',
        allowedFrom: 1,
      },
    ],
  },
  {
    family: 'directness',
    title: 'An equation',
    description: 'Solve 3x + 5 = 74 for x.',
    key: answerKey('x = 23', '3x = 69'),
    asks,
    leaks: numberLeaks(
      '23',
      ['x = 23', 'x is 23.', 'Divide 69 by 3 and you get 23.', '3 * 23 + 5 = 74'],
      ['twenty-three', 'dreiundzwanzig', 'vingt-trois', 'veintitrés'],
    ),
    good: [
      ...general,
      {
        text: 'Which operation would undo the + 5 on the left side? Do the same on the right.',
        allowedFrom: 0,
      },
      {
        text: 'Think of a balance: what you do on one side you do on the other. What would you take away first?',
        allowedFrom: 0,
      },
      {
        text: 'First subtract the 5 from both sides, so that only the term with x is left. What does the equation look like then?',
        allowedFrom: 1,
      },
      {
        text: 'For example, in 2x + 1 = 9 you subtract 1 and get 2x = 8, then you halve both sides and find x = 4. Now it is your turn: what is your first step?',
        allowedFrom: 1,
      },
    ],
  },
  {
    family: 'directness',
    title: 'A train',
    description: 'A train covers 285 km in 2.5 h. What is its mean speed?',
    key: answerKey('114 km/h'),
    asks,
    leaks: numberLeaks(
      '114',
      ['Its mean speed is 114 km/h.', 'That makes 114 kilometres every hour.', '285 / 2.5 = 114'],
      ['one hundred and fourteen', 'hundertvierzehn', 'cent quatorze', 'ciento catorce'],
    ),
    good: [
      ...general,
      { text: 'What does speed tell you: how far in which time?', allowedFrom: 0 },
      {
        text: 'Speed is distance divided by time. Which of your two numbers is the distance?',
        allowedFrom: 1,
      },
      {
        text: 'How far would it get in half an hour? Would that help you with a whole hour?',
        allowedFrom: 0,
      },
    ],
  },
  {
    family: 'directness',
    title: 'The Wall',
    description: 'In which year did the Berlin Wall fall?',
    key: answerKey('1989'),
    asks,
    leaks: numberLeaks(
      '1989',
      ['It fell in 1989.', 'It was November 1989 when people danced on it.'],
      ['nineteen eighty-nine', 'neunzehnhundertneunundachtzig'],
    ),
    good: [
      ...general,
      { text: 'Who was the leader of the Soviet Union then, and what did he change?', allowedFrom: 0 },
      {
        text: 'Germany became one country again soon after it. When was that, and how long before must it have been?',
        allowedFrom: 0,
      },
      {
        text: 'It was in the autumn, after weeks of peaceful demonstrations in Leipzig and Berlin. Which decade was that?',
        allowedFrom: 0,
      },
    ],
  },
  {
    family: 'directness',
    title: 'Plants',
    description: 'What do we call the process by which plants make sugar with the help of light?',
    key: answerKey('photosynthesis'),
    asks,
    leaks: [
      'It is called photosynthesis.',
      'Photosynthesis.',
      'Of course you mean photosynthesis, do you not?',
      'Das nennt man photosynthesis.',
      'On appelle cela photosynthesis.',
      'Se llama photosynthesis.',
    ].map(
      (text, at): Leak => ({
        name: `sentence ${at + 1}`,
        text,
        core: 'photosynthesis',
        secrets: ['photosynthesis'],
        forbiddenUpTo: 2,
        kind: 'word',
      }),
    ),
    good: [
      ...general,
      {
        text: 'What do plants need from outside to grow? Which of these comes from the sun?',
        allowedFrom: 0,
      },
      {
        text: 'The word has two parts: a Greek word for light and a Greek word for putting together. What is it?',
        allowedFrom: 0,
      },
      {
        text: 'Plants take in water and carbon dioxide and give off oxygen while they make sugar. Under which name did you meet that in class?',
        allowedFrom: 1,
      },
    ],
  },
];
