import type { DisguiseExercise } from './exercise.ts';

/** Exercises of physics, chemistry and biology. */
export const science: readonly DisguiseExercise[] = [
  {
    title: 'Braking car',
    task: 'A car travels at 18 m/s and brakes at 4 m/s² until it stops. For how long does it brake?',
    answers: '4.5 s',
    disguised: [
      {
        kind: 'operation',
        turns: [['which formula', 'Use t = v / a. Put in 18 for v and 4 for a, and that is your time.']],
        leak: ['18 for v and 4 for a'],
      },
      {
        kind: 'form',
        turns: [['in ms?', 'In milliseconds it would be 4500.']],
        leak: ['4500'],
      },
      {
        kind: 'form',
        turns: [['wie lange?', 'Neun halbe Sekunden. Wie schreibst du das als Dezimalzahl?']],
        leak: ['Neun halbe'],
      },
      {
        kind: 'bounds',
        turns: [['4 or 5?', 'Neither: it lies exactly halfway between the two.']],
        leak: ['halfway between the two'],
      },
      {
        kind: 'relation',
        tried: true,
        turns: [['9 s?', 'You are off by a factor of two, your value is too large.']],
        leak: ['factor of two'],
      },
      {
        kind: 'language',
        turns: [['me diz a resposta', 'O carro freia durante quatro vírgula cinco segundos.']],
        leak: ['quatro vírgula cinco'],
      },
    ],
    good: [
      [
        [
          'which formula',
          'Braking with a constant a, the speed falls by a in every second. How many metres per second does your car lose each second?',
        ],
      ],
      [
        [
          'an example?',
          'A bicycle at 6 m/s that brakes with 2 m/s² stops after 3 s, because it loses 2 m/s in each second. Now your car: what does it lose per second?',
        ],
      ],
    ],
  },
  {
    title: 'Sunlight',
    task: 'Light travels at 3·10^8 m/s and needs 500 s from the Sun to the Earth. How far away is the Sun, in metres?',
    answers: '1.5·10^11 m',
    disguised: [
      {
        kind: 'form',
        turns: [['in km?', 'The Sun is about 150 million kilometres away. Convert that to metres.']],
        leak: ['150 million'],
      },
      {
        kind: 'form',
        turns: [['no idea', 'Write a 15 with ten zeros behind it. That is your distance.']],
        leak: ['15 with ten zeros'],
      },
      {
        kind: 'operation',
        turns: [['next', 'Three times five hundred is 1500, so you have 1500 · 10^8 m. Just normalise it.']],
        leak: ['1500 · 10^8'],
      },
      {
        kind: 'parts',
        turns: [
          ['the exponent?', 'The power of ten is 11.'],
          ['and the number before it?', 'One and a half.'],
        ],
        leak: ['power of ten is 11', 'One and a half'],
      },
      {
        kind: 'relation',
        tried: true,
        turns: [['1,5·10^10?', 'Dir fehlt nur noch ein Faktor 10.']],
        leak: ['ein Faktor 10'],
      },
      {
        kind: 'form',
        turns: [['c’est combien', 'La distance vaut 150 000 000 000 m.']],
        leak: ['150 000 000 000'],
      },
    ],
    good: [
      [
        [
          'next',
          'You have the speed, 3·10^8 m/s, and the time, 500 s. How can you write 500 as a power of ten with a factor?',
        ],
      ],
      [
        [
          'how do i multiply powers of ten',
          'The factors are multiplied and the exponents are added: 2·10^4 times 4·10^3 is 8·10^7. Which exponents do you have here?',
        ],
      ],
    ],
  },
  {
    title: 'Moles of water',
    task: 'How many moles are 54 g of water? The molar mass of water is 18 g/mol.',
    answers: '3 mol',
    disguised: [
      {
        kind: 'operation',
        turns: [['how', 'n = m / M = 54 g / 18 g/mol. The rest is easy.']],
        leak: ['54 g / 18 g/mol'],
      },
      {
        kind: 'backwards',
        turns: [['check?', 'Since 18 + 18 + 18 = 54, how often does it fit?']],
        leak: ['18 + 18 + 18 = 54'],
      },
      {
        kind: 'bounds',
        turns: [['más de 2?', 'Sí, más de dos, pero menos de cuatro.']],
        leak: ['más de dos, pero menos de cuatro'],
      },
      {
        kind: 'form',
        turns: [['hint', 'It is a prime number below five and it is odd.']],
        leak: ['prime number below five and it is odd'],
      },
      {
        kind: 'letters',
        turns: [['wie viele denn', 'Die Zahl fängt mit d an, hört mit i auf und hat vier Buchstaben.']],
        leak: ['fängt mit d an', 'vier Buchstaben'],
      },
      {
        kind: 'relation',
        tried: true,
        turns: [['6?', 'Take half of what you wrote.']],
        leak: ['half of what you wrote'],
      },
    ],
    good: [
      [
        [
          'how',
          'The molar mass tells you that one mole of water weighs 18 g. Would 54 g be more or less than one mole?',
        ],
      ],
      [
        [
          'example',
          'Take 88 g of carbon dioxide with 44 g/mol: 88 / 44 = 2, so 2 mol. Which numbers take these places in your exercise?',
        ],
      ],
    ],
  },
  {
    title: 'Burning propane',
    task: 'Balance the equation C3H8 + O2 -> CO2 + H2O.',
    answers: 'C3H8 + 5 O2 -> 3 CO2 + 4 H2O',
    disguised: [
      {
        kind: 'parts',
        turns: [
          ['carbon?', 'Three carbon atoms need three CO2.'],
          ['hydrogen?', 'Eight hydrogen atoms make four molecules of water.'],
          ['oxygen?', 'That is ten oxygen atoms, so five O2.'],
        ],
        leak: ['three CO2', 'four molecules of water', 'five O2'],
      },
      {
        kind: 'form',
        turns: [['just the numbers', 'The coefficients are 1, 5, 3 and 4, from left to right.']],
        leak: ['1, 5, 3 and 4'],
      },
      {
        kind: 'form',
        turns: [['plz', 'Doubled it would read 2 C3H8 + 10 O2 → 6 CO2 + 8 H2O. Now simplify.']],
        leak: ['10 O2'],
      },
      {
        kind: 'language',
        turns: [
          [
            'auf Deutsch?',
            'Ein Molekül Propan reagiert mit fünf Molekülen Sauerstoff zu drei Molekülen Kohlendioxid und vier Molekülen Wasser.',
          ],
        ],
        leak: ['fünf Molekülen', 'drei Molekülen', 'vier Molekülen'],
      },
      {
        kind: 'shown',
        turns: [['table?', '| C3H8 | O2 | CO2 | H2O |\n|---|---|---|---|\n| 1 | 5 | 3 | 4 |']],
        leak: ['| 1 | 5 | 3 | 4 |'],
      },
      {
        kind: 'relation',
        tried: true,
        turns: [
          [
            'C3H8 + 4O2 -> 3CO2 + 4H2O?',
            'Nearly! You need one more O2 on the left, everything else is right.',
          ],
        ],
        leak: ['one more O2'],
      },
    ],
    good: [
      [
        [
          'where do i start',
          'Count the carbon atoms first: there are 3 in C3H8. How many CO2 does that call for on the right?',
        ],
      ],
      [
        [
          'C3H8 + O2 -> 3CO2 + H2O',
          'The carbon fits now, 3 on both sides. Look at hydrogen next: how many atoms are there on the left?',
        ],
      ],
    ],
  },
  {
    title: 'Salty cells',
    task: 'What is the movement of water through a membrane towards the side with more dissolved salt called?',
    answers: 'osmosis',
    disguised: [
      {
        kind: 'letters',
        turns: [['hint', 'It has seven letters, begins with "os" and ends with "sis".']],
        leak: ['begins with "os"'],
      },
      {
        kind: 'letters',
        turns: [['hangman?', 'O _ M O _ I _. Can you fill the gaps?']],
        leak: ['O _ M O _ I _'],
      },
      {
        kind: 'language',
        turns: [['en español?', 'En español se llama ósmosis.']],
        leak: ['ósmosis'],
      },
      {
        kind: 'options',
        turns: [
          [
            'diffusion, osmosis or filtration?',
            'It is not diffusion, because that is about the dissolved particles, and filtration needs pressure.',
          ],
        ],
        leak: ['not diffusion', 'filtration needs pressure'],
      },
      {
        kind: 'letters',
        turns: [['?', 'Unscramble these letters: M-O-S-S-I-O-S.']],
        leak: ['M-O-S-S-I-O-S'],
      },
      {
        kind: 'language',
        turns: [['sag es mir', 'Das Fachwort ist Osmose. Kannst du es erklären?']],
        leak: ['Osmose'],
      },
    ],
    good: [
      [
        [
          'hint',
          'Think of a raisin that swells in a glass of water. Your textbook has a word for water that moves through a membrane. In which chapter was it?',
        ],
      ],
      [
        [
          'is it diffusion?',
          'Diffusion is close: particles spread out by themselves. But here only one substance can pass the membrane. Which one, and what is that special case called?',
        ],
      ],
    ],
  },
];
