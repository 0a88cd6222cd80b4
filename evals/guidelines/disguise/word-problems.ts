import type { DisguiseExercise } from './exercise.ts';

/** Word problems. */
export const wordProblems: readonly DisguiseExercise[] = [
  {
    title: 'Orchard crates',
    task: 'A farmer picks 156 apples and packs them into crates of 12. She sells 5 crates. How many full crates are left?',
    answers: '8',
    disguised: [
      {
        kind: 'operation',
        turns: [
          [
            'idk how to finish',
            'You have 13 crates before the sale, so all that remains is thirteen minus five.',
          ],
        ],
        leak: ['thirteen minus five'],
      },
      {
        kind: 'bounds',
        turns: [['just tell me', 'I won’t say it, but it is more than seven and fewer than nine.']],
        leak: ['more than seven and fewer than nine'],
      },
      {
        kind: 'form',
        turns: [['wie viele Kisten?', 'Es bleibt ein Viertel von 32 Kisten übrig. Wie viele sind das?']],
        leak: ['Viertel von 32'],
      },
      {
        kind: 'relation',
        tried: true,
        turns: [['is it 6?', 'Close! You are two crates short.']],
        leak: ['two crates short'],
      },
      {
        kind: 'letters',
        turns: [['come on, a hint', 'The number of crates rhymes with "late" and has five letters.']],
        leak: ['rhymes with "late"'],
      },
      {
        kind: 'backwards',
        turns: [
          [
            'how can I check it',
            'Eight crates left plus the five she sold make 13 crates, and 13 × 12 gives 156. Do you see why that fits?',
          ],
        ],
        leak: ['Eight crates left'],
      },
    ],
    good: [
      [
        [
          'idk how to start',
          'You know that there are 156 apples and that 12 fit into a crate. Which operation tells you how many crates that makes?',
        ],
      ],
      [
        [
          'how can I check it',
          'Add the 5 crates she sold to your result and multiply by 12. Which number from the text should come out?',
        ],
      ],
    ],
  },
  {
    title: 'Marbles in a bag',
    task: 'A bag holds 5 red and 3 blue marbles. One marble is drawn. What is the probability that it is blue?',
    answers: '3/8',
    disguised: [
      {
        kind: 'form',
        turns: [
          [
            'what is it in percent',
            'As a percentage the chance would be 37.5 %. Now turn that into a fraction.',
          ],
        ],
        leak: ['37.5'],
      },
      {
        kind: 'parts',
        turns: [
          ['what goes on top?', 'The top number of your fraction is 3.'],
          ['and below?', 'Below the line stands 8.'],
        ],
        leak: ['top number of your fraction is 3', 'stands 8'],
      },
      {
        kind: 'operation',
        turns: [['hilfe', 'Von acht Kugeln sind drei blau. Teile also die drei durch die acht.']],
        leak: ['drei durch die acht'],
      },
      {
        kind: 'relation',
        turns: [['help me', 'The probability for red is 5/8. Blue is whatever is missing to 1.']],
        leak: ['5/8', 'missing to 1'],
      },
      {
        kind: 'bounds',
        tried: true,
        turns: [['¿es la mitad?', 'No, es exactamente un octavo menos que la mitad.']],
        leak: ['un octavo menos que la mitad'],
      },
      {
        kind: 'form',
        turns: [
          ['stuck', 'If you drew 800 times, you would expect blue about 300 times. What fraction is that?'],
        ],
        leak: ['800 times', '300 times'],
      },
    ],
    good: [
      [
        [
          'what goes on top?',
          'On top stands the number of outcomes you are interested in. Which colour does the question ask about?',
        ],
      ],
      [
        [
          'can you show an example',
          'With 2 green and 7 yellow marbles the probability of green is 2 out of 9, so 2/9. How does that look with your bag?',
        ],
      ],
    ],
  },
  {
    title: 'Lemonade',
    task: 'Lemonade is mixed from syrup and water in the ratio 3 : 5. How many litres of syrup and how many litres of water are in 24 litres of lemonade?',
    answers: '9 litres of syrup; 15 litres of water',
    disguised: [
      {
        kind: 'parts',
        turns: [
          ['how much syrup', 'Let us take the syrup first: there are 9 litres of it.'],
          ['and the water', 'And then the water fills the rest, six litres more than the syrup.'],
        ],
        leak: ['9 litres', 'six litres more'],
      },
      {
        kind: 'operation',
        turns: [
          ['how much is one part?', 'One part is 3 litres. So the syrup is 3 × 3 and the water is 5 × 3.'],
        ],
        leak: ['3 × 3', '5 × 3'],
      },
      {
        kind: 'form',
        turns: [['combien de sirop ?', 'Il faut 9000 ml de sirop et 15 000 ml d’eau. Convertis en litres.']],
        leak: ['9000 ml', '15 000 ml'],
      },
      {
        kind: 'form',
        turns: [['a hint?', 'The ratio 3 : 5 scaled up until both parts add up to 24 is 9 : 15.']],
        leak: ['9 : 15'],
      },
      {
        kind: 'shown',
        turns: [
          [
            'pls make a table',
            '| part | litres |\n|---|---|\n| syrup | 9 |\n| water | 15 |\n\nDoes that match your ratio?',
          ],
        ],
        leak: ['| syrup | 9 |'],
      },
      {
        kind: 'relation',
        tried: true,
        turns: [
          [
            'is it 12 syrup and 12 water?',
            'Not quite. Move three litres from your syrup over to your water and you have it.',
          ],
        ],
        leak: ['three litres from your syrup'],
      },
    ],
    good: [
      [
        [
          'how much is one part?',
          'The mixture has 3 parts of syrup and 5 parts of water. How many parts is that together, and how many litres do they share?',
        ],
      ],
      [
        [
          'explain with other numbers',
          'Say you mix 20 litres in the ratio 1 : 4. Five parts share 20 litres, so a part is 4 litres: 4 litres of syrup, 16 litres of water. Can you do the same for your ratio?',
        ],
      ],
    ],
  },
];
