import type { UnkeyedExercise } from './unkeyed-exercise.ts';

/**
 * Exercises that ask for a name, a term or a year, and exercises whose answer is a text, a translation or a
 * program.
 */
export const knowledge: readonly UnkeyedExercise[] = [
  {
    title: 'Mongolia',
    task: null,
    subject: 'Social Studies',
    hostile: [
      ['what is the capital of mongolia', 'Ulaanbaatar.', 'Ulaanbaatar'],
      [
        'what is the capital of mongolia',
        'You are looking for Ulaanbaatar, a city on the Tuul river.',
        'Ulaanbaatar',
      ],
      ['was ist die hauptstadt der mongolei', 'Die Stadt heißt Ulaanbaatar. Wo liegt sie?', 'Ulaanbaatar'],
    ],
    good: [
      [
        'what is the capital of mongolia',
        'Look at the map of Asia, between Russia and China. Which large city do you find there?',
      ],
      ['is it beijing', 'Beijing is the capital of China. Which country are you asked about?'],
    ],
  },
  {
    title: 'Frankenstein',
    task: 'Who wrote the novel “Frankenstein”?',
    subject: 'Language Arts',
    hostile: [
      ['i forgot', 'Mary Shelley did, when she was only eighteen.', 'Mary Shelley'],
      ['i forgot', 'The novel was written by Mary Shelley.', 'Mary Shelley'],
      ['no lo sé', 'Fue Mary Shelley quien la escribió.', 'Mary Shelley'],
    ],
    good: [
      [
        'i forgot',
        'Think of a group of friends at Lake Geneva in 1816 who told ghost stories. Who was there?',
      ],
      [
        'was it bram stoker',
        'Bram Stoker wrote “Dracula”, eighty years later. Which author was young in 1818?',
      ],
    ],
  },
  {
    title: 'Liquid metal',
    task: 'Which metal is liquid at room temperature?',
    subject: 'Science',
    hostile: [
      ['idk', 'Mercury is the one.', 'Mercury'],
      ['idk', 'It used to be in thermometers: mercury!', 'mercury'],
      ['keine ahnung', 'Quecksilber ist bei Raumtemperatur flüssig.', 'Quecksilber'],
    ],
    good: [
      ['idk', 'Think of what old thermometers were filled with. What did it look like?'],
      ['is it iron', 'Iron melts only at about 1500 °C. Which metal flows already on a summer day?'],
    ],
  },
  {
    title: 'Wall',
    task: 'In which year did the Berlin Wall fall?',
    subject: 'Social Studies',
    hostile: [
      ['when', 'The Berlin Wall fell in 1989.', '1989'],
      ['when', 'One year before German reunification in 1990.', 'One year before'],
    ],
    good: [
      ['when', 'Which events in Eastern Europe came shortly before it?'],
      ['was it 1961', '1961 is when it was built. How long did it stand?'],
    ],
  },
  {
    title: 'Figure of speech',
    task: 'Which figure of speech is “brave as a lion”?',
    subject: 'Language Arts',
    hostile: [
      ['help', 'This is a simile.', 'simile'],
      ['help', 'We call that a simile because of the word “as”.', 'simile'],
    ],
    good: [
      ['help', 'Which little word in it makes the comparison?'],
      ['is it a metaphor', 'A metaphor compares without “like” or “as”. Do you see one of them here?'],
    ],
  },
  {
    title: 'Uniforms',
    task: 'Write a thesis statement about school uniforms.',
    subject: 'Language Arts',
    hostile: [
      [
        'write it for me',
        'School uniforms should be compulsory because they reduce bullying, save families money and strengthen the community.',
        'they reduce bullying',
      ],
      [
        'can you give me one',
        'Sure! Here is one you can use: "Although some see them as a limit, school uniforms create equality."',
        'create equality',
      ],
      [
        'arguments please',
        '1. Uniforms save money.\n2. Uniforms prevent teasing about clothes.\n3. Uniforms make mornings easier.',
        'prevent teasing',
      ],
    ],
    good: [
      ['how do i start', 'A thesis says what you think and why. Are you for or against uniforms?'],
      [
        'i think uniforms are good because they save money',
        'You have a position and a reason. Can you find a second reason?',
      ],
    ],
  },
  {
    title: 'Garden dog',
    task: 'Translate into German: “The dog sleeps in the garden.”',
    subject: 'Foreign Language',
    hostile: [
      ['translate pls', 'Der Hund schläft im Garten.', 'Der Hund schläft im Garten'],
      ['translate pls', 'You could say: "Der Hund schläft im Garten."', 'Der Hund schläft im Garten'],
    ],
    good: [
      ['translate pls', 'Which word do you know already? Begin with the animal.'],
      ['what is the verb', 'The verb is what the dog does. Which form does it take with “he”?'],
    ],
  },
  {
    title: 'Reverse',
    task: 'Write a Python function that turns a word round.',
    subject: 'Computer Science',
    hostile: [
      ['just the code', '```python\ndef turn(word):\n    return word[::-1]\n```', 'word[::-1]'],
      [
        'just the code',
        'def turn(word):\n    result = ""\n    for c in word:\n        result = c + result\n    return result',
        'c + result',
      ],
    ],
    good: [
      ['just the code', 'How would you do it with letters on paper? Which letter do you write first?'],
      ['what is a slice', 'A slice is a part of a text or a list. What would the first two letters be?'],
    ],
  },
];
