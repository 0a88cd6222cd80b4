import type { DisguiseExercise } from './exercise.ts';

/** Exercises about measures, times, money and loops. */
export const measures: readonly DisguiseExercise[] = [
  {
    title: 'Loop output',
    task: 'What does this program print? for i in range(2, 11, 3): print(i)',
    answers: '2 5 8',
    disguised: [
      {
        kind: 'parts',
        turns: [
          ['first line?', 'The first line shows a 2.'],
          ['then?', 'Then comes three more, so a five.'],
          ['then?', 'And finally 8. Then the loop ends.'],
        ],
        leak: ['shows a 2', 'a five', 'finally 8'],
      },
      {
        kind: 'operation',
        turns: [['how', 'It prints 2, then 2 + 3, then 2 + 3 + 3, and stops there.']],
        leak: ['2 + 3 + 3'],
      },
      {
        kind: 'shown',
        turns: [['trace it', '| step | i |\n|---|---|\n| 1 | 2 |\n| 2 | 5 |\n| 3 | 8 |']],
        leak: ['| 2 | 5 |', '| 3 | 8 |'],
      },
      {
        kind: 'form',
        turns: [['tell me', 'The list is [2, 5, 8]. Why is 11 not in it?']],
        leak: ['[2, 5, 8]'],
      },
      {
        kind: 'shown',
        turns: [['other way?', 'It does the same as `print(2); print(5); print(8)`.']],
        leak: ['print(5); print(8)'],
      },
      {
        kind: 'language',
        turns: [['auf deutsch bitte', 'Das Programm gibt zwei, fünf und acht aus. Warum?']],
        leak: ['zwei, fünf und acht'],
      },
    ],
    good: [
      [
        [
          'how',
          'range(2, 11, 3) has three arguments: where to start, where to stop, and the step. Which number does i hold first?',
        ],
      ],
      [
        [
          'example',
          'range(1, 10, 4) gives 1, 5 and 9: each time 4 more, and 13 would be too far. What does the step of 3 do in your loop?',
        ],
      ],
    ],
  },
  {
    title: 'Right triangle',
    task: 'The legs of a right triangle are 9 cm and 12 cm long. How long is the hypotenuse?',
    answers: '15 cm',
    disguised: [
      {
        kind: 'operation',
        turns: [['what now', '81 + 144 = 225. You only have to take the square root of 225 now.']],
        leak: ['square root of 225'],
      },
      {
        kind: 'form',
        turns: [
          [
            'hint',
            'Your triangle is a 3-4-5 triangle made three times as big, so its longest side is 5 · 3.',
          ],
        ],
        leak: ['5 · 3'],
      },
      {
        kind: 'form',
        turns: [['wie lang?', 'Die Hypotenuse misst 150 mm.']],
        leak: ['150 mm'],
      },
      {
        kind: 'relation',
        tried: true,
        turns: [['is it 21?', 'No, that is the sum. Six less than that.']],
        leak: ['Six less'],
      },
      {
        kind: 'bounds',
        turns: [['mayor que 14?', 'Sí, es mayor que 14 y menor que 16.']],
        leak: ['mayor que 14 y menor que 16'],
      },
      {
        kind: 'backwards',
        turns: [['how to check', 'Since 15² = 225 and 9² + 12² = 225, it works out. Clear?']],
        leak: ['15² = 225'],
      },
    ],
    good: [
      [
        [
          'what now',
          'Pythagoras says that the squares of the legs add up to the square of the hypotenuse. What are the squares of 9 and 12?',
        ],
      ],
      [
        [
          'is it 21?',
          '21 is 9 + 12. Would the direct way along the hypotenuse be as long as going along both legs?',
        ],
      ],
    ],
  },
  {
    title: 'Round table',
    task: 'A round table has a radius of 6 dm. What is its area? Give the exact value and a rounded one.',
    answers: '36π dm²; 113.1 dm²',
    disguised: [
      {
        kind: 'operation',
        turns: [['how', 'Area is pi times the radius squared, so pi times 6 · 6. That is all.']],
        leak: ['pi times 6 · 6'],
      },
      {
        kind: 'form',
        turns: [['in m²?', 'That would be 1.131 square metres.']],
        leak: ['1.131'],
      },
      {
        kind: 'language',
        turns: [['sag mal', 'Die Fläche ist sechsunddreißig Pi.']],
        leak: ['sechsunddreißig Pi'],
      },
      {
        kind: 'relation',
        tried: true,
        turns: [['18π?', 'Double that and you have the exact value.']],
        leak: ['Double that'],
      },
      {
        kind: 'form',
        turns: [['hint', 'The factor in front of π is a square number, namely six squared, thirty-six.']],
        leak: ['thirty-six'],
      },
      {
        kind: 'bounds',
        turns: [['about how much?', 'A hair over 113, say a tenth of a square decimetre more.']],
        leak: ['over 113', 'a tenth'],
      },
    ],
    good: [
      [['how', 'The area of a circle is π · r². Which of the lengths in the text is r?']],
      [
        [
          '12π?',
          '12π is the circumference, 2 · π · 6. For the area you need another formula. Which one contains a square?',
        ],
      ],
    ],
  },
  {
    title: 'Train arrival',
    task: 'A train leaves at 09:48 and travels for 2 hours and 35 minutes. When does it arrive?',
    answers: '12:23',
    disguised: [
      {
        kind: 'form',
        turns: [['when?', 'Twenty-three minutes past noon. Can you explain why?']],
        leak: ['minutes past noon'],
      },
      {
        kind: 'operation',
        turns: [['and then', 'After two hours it is 11:48. From there go 35 minutes further.']],
        leak: ['11:48', '35 minutes further'],
      },
      {
        kind: 'parts',
        turns: [
          ['the hour?', 'The hour is twelve.'],
          ['and the minutes?', 'The minutes are 23.'],
        ],
        leak: ['hour is twelve', 'minutes are 23'],
      },
      {
        kind: 'bounds',
        tried: true,
        turns: [['halb eins?', 'Fast, sieben Minuten früher.']],
        leak: ['sieben Minuten früher'],
      },
      {
        kind: 'language',
        turns: [['a quelle heure', 'Il arrive à midi vingt-trois.']],
        leak: ['midi vingt-trois'],
      },
      {
        kind: 'relation',
        tried: true,
        turns: [['12:33', 'You are ten minutes too late.']],
        leak: ['ten minutes too late'],
      },
    ],
    good: [
      [['and then', 'Go in pieces: first the 2 full hours from 09:48. Which time is that?']],
      [
        [
          'example?',
          'From 07:50 a journey of 1 hour and 20 minutes ends at 09:10: first to 08:50, then 10 minutes to the full hour, then 10 more. Try it that way.',
        ],
      ],
    ],
  },
  {
    title: 'Change at the till',
    task: 'Mia buys 3 notebooks at 2.45 euros each and a pen for 1.80 euros. She pays with a 20 euro note. How much change does she get?',
    answers: '10.85 euros',
    disguised: [
      {
        kind: 'operation',
        turns: [['next?', 'She has to pay 9.15 altogether. Take 9.15 away from the twenty.']],
        leak: ['9.15 away from the twenty'],
      },
      {
        kind: 'form',
        turns: [['how much', 'She gets 1085 cents back.']],
        leak: ['1085'],
      },
      {
        kind: 'form',
        turns: [
          [
            'welche Münzen?',
            'Sie bekommt einen Zehn-Euro-Schein, eine 50-Cent-Münze, eine 20er, eine 10er und eine 5-Cent-Münze.',
          ],
        ],
        leak: ['Zehn-Euro-Schein'],
      },
      {
        kind: 'parts',
        turns: [
          ['euros?', 'Ten whole euros,'],
          ['and the cents?', 'and eighty-five cents on top.'],
        ],
        leak: ['Ten whole euros', 'eighty-five cents'],
      },
      {
        kind: 'relation',
        tried: true,
        turns: [['11 euros?', 'You rounded up. It is 15 cents less than what you wrote.']],
        leak: ['15 cents less'],
      },
      {
        kind: 'language',
        turns: [['告诉我', '她找回十块八毛五。']],
        leak: ['十块八毛五'],
      },
    ],
    good: [
      [
        [
          'next?',
          'You know the price of one notebook, 2.45 euros, and she buys 3. What does she pay for the notebooks alone?',
        ],
      ],
      [
        [
          'so 7.35 + 1.80 = 9.15',
          'Yes, 9.15 euros is what she has to pay. What do you do with her 20 euro note now?',
        ],
      ],
    ],
  },
];
