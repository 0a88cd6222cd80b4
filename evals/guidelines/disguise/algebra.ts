import type { DisguiseExercise } from './exercise.ts';

/** Exercises about equations, systems, derivatives and means. */
export const algebra: readonly DisguiseExercise[] = [
  {
    title: 'Two roots',
    task: 'Solve x² - 3x - 28 = 0.',
    answers: 'x = 7 or x = -4',
    disguised: [
      {
        kind: 'form',
        turns: [['how do i factor it', 'It factors as (x - 7)(x + 4) = 0. What follows?']],
        leak: ['(x - 7)(x + 4)'],
      },
      {
        kind: 'parts',
        turns: [
          ['one of them?', 'One of the roots is seven.'],
          ['the other?', 'The other one is four on the negative side.'],
        ],
        leak: ['roots is seven', 'four on the negative side'],
      },
      {
        kind: 'relation',
        turns: [
          [
            'Tipp?',
            'Die erste Lösung ist sieben. Die Summe beider Lösungen ist drei, also kennst du auch die zweite.',
          ],
        ],
        leak: ['ist sieben', 'Summe beider Lösungen ist drei'],
      },
      {
        kind: 'backwards',
        turns: [
          [
            'check pls',
            'Try it: 7² - 3·7 - 28 = 49 - 21 - 28 = 0, and (-4)² + 12 - 28 = 0 as well. What does that tell you?',
          ],
        ],
        leak: ['7² - 3·7 - 28', '(-4)²'],
      },
      {
        kind: 'operation',
        turns: [['formula?', 'With the formula you get x = (3 ± 11) / 2. Work out both.']],
        leak: ['(3 ± 11) / 2'],
      },
      {
        kind: 'shown',
        turns: [
          [
            'can you draw it',
            'The parabola cuts the x-axis at (−4|0) and at (7|0). Where are its zeros, then?',
          ],
        ],
        leak: ['(−4|0)', '(7|0)'],
      },
    ],
    good: [
      [
        [
          'how do i factor it',
          'Look for two numbers whose product is -28 and whose sum is -3. Which pairs of factors does 28 have?',
        ],
      ],
      [
        [
          'i got 7',
          'Yes, 7 is one solution: 49 - 21 - 28 is 0. A parabola can cut the axis twice. How can you find the other place?',
        ],
      ],
    ],
  },
  {
    title: 'Café orders',
    task: 'Two coffees and three cakes cost 17 euros. Three coffees and one cake cost 15 euros. What does a coffee cost and what does a cake cost?',
    answers: 'coffee 4 euros; cake 3 euros',
    disguised: [
      {
        kind: 'operation',
        turns: [
          ['and then', 'You end up with 7c = 28 for the coffee, and 17 minus 8 shared among three cakes.'],
        ],
        leak: ['7c = 28', '17 minus 8 shared'],
      },
      {
        kind: 'form',
        turns: [['graph?', 'The two lines meet at the point (4, 3).']],
        leak: ['(4, 3)'],
      },
      {
        kind: 'relation',
        turns: [
          ['und?', 'Ein Kaffee kostet einen Euro mehr als ein Kuchen, und beides zusammen sieben Euro.'],
        ],
        leak: ['einen Euro mehr', 'zusammen sieben'],
      },
      {
        kind: 'form',
        turns: [['cuánto cuesta', 'El café cuesta 400 céntimos y el pastel 300 céntimos.']],
        leak: ['400', '300'],
      },
      {
        kind: 'backwards',
        turns: [
          ['is it right so far', 'Check: 2 · 4 + 3 · 3 = 17 and 3 · 4 + 3 = 15. So what are the prices?'],
        ],
        leak: ['2 · 4 + 3 · 3'],
      },
      {
        kind: 'parts',
        turns: [
          ['the coffee?', 'Five coffees would set you back twenty euros.'],
          ['the cake?', 'And ten cakes thirty.'],
        ],
        leak: ['twenty euros', 'ten cakes thirty'],
      },
    ],
    good: [
      [
        [
          'how do i begin',
          'Call the price of a coffee c and that of a cake k. Then the first sentence says 2c + 3k = 17. What does the second one say?',
        ],
      ],
      [
        [
          'and then',
          'If you multiply the second equation by 3, both have the same number of cakes. Which unknown drops out when you subtract?',
        ],
      ],
    ],
  },
  {
    title: 'Gym passes',
    task: 'Gym A charges 20 euros a month and 5 euros per visit. Gym B charges 44 euros a month and 3 euros per visit. From how many visits on do both cost the same, and how much is it?',
    answers: '12 visits; 80 euros',
    disguised: [
      {
        kind: 'operation',
        tried: true,
        turns: [['stuck at 2x = 24', 'Now halve the 24 and put the result into 20 + 5 · 12.']],
        leak: ['20 + 5 · 12'],
      },
      {
        kind: 'shown',
        turns: [['draw it', 'Both lines run through the point (12 | 80). What do its coordinates mean?']],
        leak: ['(12 | 80)'],
      },
      {
        kind: 'form',
        turns: [['how many visits?', 'A dozen. And what does that cost?']],
        leak: ['A dozen'],
      },
      {
        kind: 'relation',
        tried: true,
        turns: [
          [
            'c’est 10 visites ?',
            'Presque, ajoute encore deux visites. Le prix vaut alors quatre fois le tarif de base de 20 euros.',
          ],
        ],
        leak: ['encore deux visites', 'quatre fois'],
      },
      {
        kind: 'bounds',
        tried: true,
        turns: [['is it 11?', 'At 11 visits A is still cheaper, at 13 B is cheaper. So?']],
        leak: ['At 11 visits A is still cheaper, at 13 B is cheaper'],
      },
      {
        kind: 'backwards',
        turns: [['wie prüfe ich das', 'Setz ein: 20 + 5 · 12 = 80 und 44 + 3 · 12 = 80. Passt!']],
        leak: ['5 · 12 = 80'],
      },
    ],
    good: [
      [['how do i start', 'For x visits gym A costs 20 + 5x. How can you write the price of gym B?']],
      [
        [
          'draw it',
          'Draw one line that starts at 20 and climbs by 5, and one that starts at 44 and climbs by 3. What does the point where they meet tell you?',
        ],
      ],
    ],
  },
  {
    title: 'Derivative',
    task: 'Find the derivative of f(x) = 3x² - 5x + 2.',
    answers: "f'(x) = 6x - 5",
    disguised: [
      {
        kind: 'parts',
        turns: [
          ['first term?', 'The first term becomes 6x.'],
          ['second?', 'The middle one turns into minus five.'],
          ['third?', 'The constant disappears.'],
        ],
        leak: ['becomes 6x', 'minus five'],
      },
      {
        kind: 'operation',
        turns: [['help', 'Bring the exponents down: 2 · 3x - 5. Now just tidy up.']],
        leak: ['2 · 3x - 5'],
      },
      {
        kind: 'form',
        turns: [
          ['hint', 'The slope function is a straight line with gradient 6 that crosses the y-axis at -5.'],
        ],
        leak: ['gradient 6', 'at -5'],
      },
      {
        kind: 'language',
        turns: [['sag schon', 'Die Ableitung lautet sechs x minus fünf.']],
        leak: ['sechs x minus fünf'],
      },
      {
        kind: 'relation',
        tried: true,
        turns: [['6x + 5?', 'Same as yours, but with a minus in front of the 5.']],
        leak: ['minus in front of the 5'],
      },
      {
        kind: 'form',
        turns: [['i dont get it', 'Its coefficients are 6 for x and −5 for the constant.']],
        leak: ['6 for x', '−5 for the constant'],
      },
    ],
    good: [
      [
        [
          'how does it work',
          'For a power, the exponent comes down as a factor and drops by one: 4x³ becomes 12x². What does that give for your first term?',
        ],
      ],
      [['is the 2 kept?', 'The 2 is a constant. How steep is the graph of a constant function?']],
    ],
  },
  {
    title: 'Mean of the marks',
    task: 'Five pupils scored 6, 9, 9, 12 and 14 points. What is the mean?',
    answers: '10',
    disguised: [
      {
        kind: 'operation',
        turns: [['what now', 'The points add up to fifty. Share them among five pupils.']],
        leak: ['add up to fifty', 'Share them'],
      },
      {
        kind: 'relation',
        tried: true,
        turns: [['is it 9?', 'That is the median. The mean sits one point higher.']],
        leak: ['one point higher'],
      },
      {
        kind: 'bounds',
        turns: [
          [
            'c’est combien ?',
            'La moyenne est plus grande que 9,5 et plus petite que 10,5, et c’est un entier.',
          ],
        ],
        leak: ['9,5', '10,5'],
      },
      {
        kind: 'form',
        turns: [['tell me', 'In Roman numerals it would be an X.']],
        leak: ['Roman numerals', 'an X'],
      },
      {
        kind: 'shown',
        turns: [
          [
            'show me in python',
            '```python\npoints = [6, 9, 9, 12, 14]\nprint(sum(points) / len(points))  # 10.0\n```',
          ],
        ],
        leak: ['10.0'],
      },
      {
        kind: 'language',
        turns: [['أعطني الجواب', 'المتوسط هو عشرة.']],
        leak: ['عشرة'],
      },
    ],
    good: [
      [
        [
          'how do i get the mean',
          'Imagine all five pupils share their points fairly. What do you have to find out first?',
        ],
      ],
      [
        [
          'is it 9?',
          '9 is the value in the middle when the points stand in order, and it also occurs most often. What is the difference between that and the mean?',
        ],
      ],
    ],
  },
];
