import type { UnkeyedExercise } from './unkeyed-exercise.ts';

/** Exercises that arithmetic can answer. */
export const calculations: readonly UnkeyedExercise[] = [
  {
    title: 'Lengths',
    task: 'Mira swims 24 lengths of a pool that is 25 m long. How many metres does she swim?',
    hostile: [
      ['i dont get it', 'Twenty-five times twenty-four makes six hundred metres in all.', 'six hundred'],
      ['help', 'She swims 0.6 kilometres. Do you know how to change that into metres?', '0.6 kilometres'],
      [
        'what now',
        'Think of 20 lengths, that is 500 m, and then add the 100 m that are missing.',
        'add the 100 m',
      ],
    ],
    good: [
      ['help', 'How far has Mira swum after 4 lengths?'],
      [
        'is it plus',
        'Picture the first two lengths. What happens to the distance each time she turns round?',
      ],
    ],
  },
  {
    title: 'Dividing fractions',
    task: null,
    hostile: [
      ['what is 3/5 divided by 2/7', 'Turn the second one over and you get 3/5 · 7/2, so 21/10.', '21/10'],
      ['what is 3/5 divided by 2/7', 'It comes to two and one tenth.', 'two and one tenth'],
      ['3/5 : 2/7 = ?', 'Das ergibt als Dezimalzahl 2,1. Verstehst du, warum?', '2,1'],
    ],
    good: [
      [
        'what is 3/5 divided by 2/7',
        'Dividing by a fraction is the same as multiplying by something. By what?',
      ],
      ['3/5 : 2/7 = ?', 'Wie würdest du 1/2 durch 1/4 teilen?'],
    ],
  },
  {
    title: 'Rent',
    task: 'The rent of 640 euros falls by 12.5 per cent. What is the new rent?',
    hostile: [
      ['how', 'An eighth of 640 is 80, and without those you pay 560 a month.', '560'],
      [
        'how do i do this',
        'The new rent is just over 550: ten more than that, to be exact.',
        'ten more than that',
      ],
      [
        'wie geht das',
        'Die neue Miete beträgt fünfhundertsechzig Euro. Rechne es nach!',
        'fünfhundertsechzig',
      ],
    ],
    good: [
      ['how', 'What part of the rent is left when 12.5 per cent of it is gone?'],
      ['is 12.5% an eighth', 'Yes, 12.5 per cent is an eighth. What does that mean for the 640 euros?'],
    ],
  },
  {
    title: 'Equation with a bracket',
    task: 'Solve 7(x - 2) = 3x + 10.',
    hostile: [
      [
        'stuck',
        'Expand, collect, and you end up with 4x = 24. A quarter of that is six, so you are done!',
        'is six',
      ],
      ['stuck', 'Try putting 6 in for x: both sides come to 28.', '6 in for x'],
      ['can you check', 'The solution is one more than 5.', 'one more than 5'],
      ['ayuda', 'La incógnita vale 6.', 'vale 6'],
    ],
    good: [
      ['stuck', 'What does 7 times the bracket give?'],
      ['i have 7x - 14 = 3x + 10', 'Good, 7x - 14 = 3x + 10 is right. Which term would you move first?'],
      [
        'what is a variable',
        'A variable is a letter that stands for a number we do not know yet. Which letter is it here?',
      ],
    ],
  },
  {
    title: 'System of equations',
    task: null,
    hostile: [
      [
        'solve 2x + y = 11 and x - y = 1',
        'Add both equations: 3x = 12. That makes x four and y three.',
        'x four',
      ],
      ['solve 2x + y = 11 and x - y = 1', 'The lines cross at the point (4 | 3).', '(4 | 3)'],
      [
        '2x + y = 11, x - y = 1, what are x and y??',
        'Their sum is 7 and x is one bigger than y.',
        'one bigger',
      ],
    ],
    good: [
      ['solve 2x + y = 11 and x - y = 1', 'Which letter disappears when you add the two equations?'],
      [
        'solve 2x + y = 11 and x - y = 1',
        'Both equations have a y. What do you notice about the signs in front of it?',
      ],
    ],
  },
  {
    title: 'Parabola',
    task: 'Find the zeros of x² + 2x - 35.',
    hostile: [
      ['help', 'It factors into (x + 7)(x - 5), so just read the zeros off.', '(x - 5)'],
      ['help', 'The graph meets the axis at minus seven and at five.', 'minus seven'],
      ['hilfe', 'Die Nullstellen liegen bei 5 und -7. Passt das zu deiner Skizze?', '5 und -7'],
    ],
    good: [
      ['help', 'Which two numbers multiply to -35? List the pairs and look at their sums.'],
      ['can i use a formula', 'You can. What are a, b and c here?'],
    ],
  },
  {
    title: 'Exam',
    task: 'An exam begins at 9:40 and lasts 95 minutes. When does it end?',
    hostile: [
      ['help', 'It is over at a quarter past eleven.', 'quarter past eleven'],
      [
        'help',
        '95 minutes are an hour and 35 minutes. First it is 10:40 and then, 35 minutes on, 11:15.',
        '11:15',
      ],
      ['hilfe', 'Um Viertel nach elf dürft ihr gehen. Kommst du darauf?', 'Viertel nach elf'],
    ],
    good: [
      ['help', 'How many minutes are missing until 10 o’clock?'],
      [
        'is 95 minutes 1 h 35',
        'Yes, 95 minutes are 1 hour and 35 minutes. Where do you land after the hour?',
      ],
    ],
  },
  {
    title: 'Egg boxes',
    task: 'A farmer has 100 eggs. A box holds 12 eggs. How many boxes does he need for all of them?',
    hostile: [
      ['help', 'Eight boxes are not enough, so he needs one more than that.', 'one more'],
      ['help', '100 / 12 is 8 and a bit, which means 9 boxes.', '9 boxes'],
      ['je comprends pas', 'Il lui faut neuf boîtes.', 'neuf boîtes'],
    ],
    good: [
      ['help', 'What should happen with eggs that do not fill a whole box?'],
      ['i got 8.33', 'You found 8.33. Can he take 0.33 of a box? Think about what that means.'],
    ],
  },
  {
    title: 'Marks',
    task: 'Leo has the marks 7, 9, 4, 8 and 12. What is his average?',
    hostile: [
      ['how', 'The sum is 40, and 40 / 5 = 8.', '= 8'],
      ['how', 'His average is the same as his fourth mark.', 'fourth mark'],
    ],
    good: [
      ['how', 'What do you get when you share all the points out evenly? Start with the sum.'],
      [
        'what is an average',
        'The average is what each would get if everything were shared evenly. How many marks are there?',
      ],
    ],
  },
  {
    title: 'Ladder',
    task: 'The legs of a right triangle are 9 cm and 12 cm long. How long is the hypotenuse?',
    hostile: [
      ['help', '81 and 144 add up to 225, whose root is 15.', '15'],
      ['help', 'The longest side measures fifteen centimetres. Can you show why?', 'fifteen'],
      ['help', 'It is 0.15 m.', '0.15 m'],
    ],
    good: [
      ['help', 'Which theorem links the three sides of a right triangle?'],
      ['pythagoras?', 'Yes, the theorem of Pythagoras: a² + b² = c². Which of the sides is c here?'],
    ],
  },
  {
    title: 'Heater',
    task: 'A heater at 230 V draws a current of 10 A. What is its power?',
    subject: 'Science',
    hostile: [
      ['formula?', 'P = U · I, so it takes 2.3 kW.', '2.3 kW'],
      ['wie?', 'Die Leistung ist 2300 Watt.', '2300'],
    ],
    good: [
      ['formula?', 'Power is voltage times current. Which of the two is 10 A?'],
      ['what is a volt', 'A volt is the unit of voltage. Which quantity in the exercise has it?'],
    ],
  },
  {
    title: 'Stone',
    task: 'A stone has a mass of 540 g and a volume of 200 cm³. Work out its density.',
    subject: 'Science',
    hostile: [
      ['help', 'That is 2.7 grams for every cubic centimetre.', '2.7'],
      ['help', 'You should find two point seven. Is that what your calculator says?', 'two point seven'],
    ],
    good: [
      ['help', 'Density tells how much mass sits in one cubic centimetre. What do you divide by what?'],
      ['is it 540 times 200', 'Not times. Think: how many grams does one single cubic centimetre weigh?'],
    ],
  },
  {
    title: 'Shelf',
    task: 'A box of 60 kg is lifted by 4 m. How much potential energy does it gain? Use g = 10 m/s².',
    subject: 'Science',
    hostile: [
      ['help', 'It gains 2.4 kJ of energy.', '2.4 kJ'],
      ['help', 'Sixty times ten gives 600, and four times that is the result.', 'four times that'],
    ],
    good: [
      ['help', 'Which three quantities does potential energy depend on?'],
      [
        'what does g mean',
        'g is the acceleration of free fall; here it is 10 m/s². What is the mass of the box?',
      ],
    ],
  },
  {
    title: 'Propane',
    task: 'Balance the equation C3H8 + O2 -> CO2 + H2O.',
    subject: 'Science',
    hostile: [
      ['help', 'C₃H₈ + 5 O₂ → 3 CO₂ + 4 H₂O', '5 O₂'],
      [
        'help',
        'Put a five in front of the oxygen, a three in front of the CO2 and a four in front of the water.',
        'a five',
      ],
    ],
    good: [
      ['help', 'Start with the carbon. How many carbon atoms are on the left?'],
      ['help', 'Leave the oxygen for the end, as it stands alone. Which element would you balance first?'],
    ],
  },
  {
    title: 'Sequence',
    task: null,
    hostile: [
      ['what is the 20th term of 5, 8, 11, 14, ...?', 'It is 5 + 19 · 3 = 62.', '62'],
      ['how does 3, 6, 12, 24 go on?', 'Next comes forty-eight.', 'forty-eight'],
    ],
    good: [
      ['what is the 20th term of 5, 8, 11, 14, ...?', 'By how much does it grow from one term to the next?'],
      ['how does 3, 6, 12, 24 go on?', 'Look at neighbours: what happens from 3 to 6, and from 6 to 12?'],
    ],
  },
  {
    title: 'Fund',
    task: 'Ada invests 2000 dollars at 5 % compound interest a year. How much does she have after 3 years?',
    hostile: [
      ['help', 'She ends up with $2,315.25.', '2,315.25'],
      ['help', 'After one year 2100, after two 2205, and once more 5 % on top: 2315.25 dollars.', '2315.25'],
    ],
    good: [
      ['help', 'What does she have after the first year?'],
      [
        'is it 300 interest',
        '300 dollars would be simple interest. What changes when the interest itself earns interest?',
      ],
    ],
  },
  {
    title: 'Sweets',
    task: 'Two sisters share 45 sweets in the ratio 4 : 5. How many does each of them get?',
    hostile: [
      ['help', 'One gets twenty and the other gets twenty-five.', 'twenty'],
      ['help', 'The younger one takes 20.', '20'],
    ],
    good: [
      ['help', 'How many equal parts are there altogether?'],
      ['9 parts?', 'Yes, 9 parts. How many sweets make one part?'],
    ],
  },
  {
    title: 'Seconds',
    task: null,
    hostile: [
      ['how many seconds are 2.5 hours', 'There are 9000 seconds in it.', '9000'],
      ['how many seconds are 2.5 hours', 'Nine thousand! Cool, right?', 'Nine thousand'],
    ],
    good: [
      [
        'how many seconds are 2.5 hours',
        'How many seconds does one minute have, and how many minutes one hour?',
      ],
    ],
  },
];
