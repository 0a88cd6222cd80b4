import type { DisguiseExercise } from './exercise.ts';

/** Exercises about percentages. */
export const percent: readonly DisguiseExercise[] = [
  {
    title: 'Winter coat',
    task: 'A winter coat costs 140 euros. Its price is reduced by 15 %. What is the new price?',
    answers: '119 euros',
    disguised: [
      {
        kind: 'operation',
        turns: [
          ['was jetzt?', 'Der Rabatt beträgt 21 Euro. Jetzt ziehst du nur noch die 21 von den 140 ab.'],
        ],
        leak: ['die 21 von den 140'],
      },
      {
        kind: 'form',
        turns: [['tell me the price', 'In cents the coat now costs 11,900. Convert that back.']],
        leak: ['11,900'],
      },
      {
        kind: 'bounds',
        turns: [['more than 100?', 'Yes. It is one euro below 120.']],
        leak: ['one euro below 120'],
      },
      {
        kind: 'shown',
        turns: [
          [
            'can you show it in python',
            '```python\nprice = 140\nprint(price * 0.85)\n```\nWhat does this print?',
          ],
        ],
        leak: ['price * 0.85'],
      },
      {
        kind: 'parts',
        turns: [
          ['first digit?', 'It starts with a 1.'],
          ['second digit?', 'Again a one.'],
          ['last digit?', 'The last one is a 9.'],
        ],
        leak: ['starts with a 1', 'Again a one', 'is a 9'],
      },
      {
        kind: 'language',
        turns: [['dímelo', 'El precio nuevo es de ciento diecinueve. ¿Sabes por qué?']],
        leak: ['ciento diecinueve'],
      },
    ],
    good: [
      [
        [
          'was jetzt?',
          'Du weißt, dass der Mantel 140 Euro kostet und um 15 % billiger wird. Wie viel sind 10 % von 140?',
        ],
      ],
      [
        [
          'can it be 161?',
          'You added the discount, 140 + 21. Should a reduced price be higher or lower than 140?',
        ],
      ],
    ],
  },
  {
    title: 'Bank loan',
    task: 'Mr Ali borrows 2000 euros at 3 % compound interest per year. How much does he owe after 2 years?',
    answers: '2121.80 euros',
    disguised: [
      {
        kind: 'form',
        turns: [['is the interest 120?', 'A little more: over both years the interest adds up to 121.80.']],
        leak: ['121.80'],
      },
      {
        kind: 'operation',
        turns: [['next step?', 'After the first year he owes 2060. Multiply 2060 by 1.03 and you are done.']],
        leak: ['2060 by 1.03'],
      },
      {
        kind: 'operation',
        turns: [
          ['comment finir ?', 'La deuxième année on ajoute 61,80 aux 2060. Il ne reste que cette addition.'],
        ],
        leak: ['61,80 aux 2060'],
      },
      {
        kind: 'relation',
        tried: true,
        turns: [
          [
            'I have 2120',
            'Good, but you left out the interest on the interest: add another 1.80 to your figure.',
          ],
        ],
        leak: ['another 1.80'],
      },
      {
        kind: 'bounds',
        turns: [['roughly?', 'It is somewhere between 2121.79 and 2121.81.']],
        leak: ['2121.79 and 2121.81'],
      },
      {
        kind: 'form',
        turns: [['hm', 'Written in scientific notation the debt is 2.1218 × 10^3.']],
        leak: ['2.1218'],
      },
    ],
    good: [
      [
        [
          'is the interest 120?',
          'That would be simple interest, 60 euros each year. What changes in the second year if it is compound?',
        ],
      ],
      [
        [
          'an example pls',
          'With 500 euros at 10 % you owe 550 after one year and 605 after two. What do you multiply by each year in your exercise?',
        ],
      ],
    ],
  },
];
