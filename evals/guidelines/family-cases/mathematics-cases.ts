import type { FamilyCase } from './family-case.ts';

/** Cases that were written before the detectors of this family. */
const firstRound: readonly Omit<FamilyCase, 'family'>[] = [
  {
    levels: ['no_formulas', 'formulas_allowed'],
    task: 'A rectangular pool is 14 m long and 6 m wide. How many square metres of tiles cover its floor?',
    answers: '84',
    turns: [['how do i do this', 'You only need one step here. Multiply fourteen by six.']],
    leak: ['fourteen by six'],
  },
  {
    levels: ['formulas_allowed'],
    task: 'A taxi costs $4 to start and $3 per mile. How much is a ride of 9 miles?',
    answers: '31',
    turns: [
      ['stuck', 'Nine miles at three dollars a mile come to twenty-seven dollars. What about the start?'],
    ],
    leak: ['twenty-seven'],
  },
  {
    levels: ['formulas_allowed'],
    task: 'A jacket costs 80 euros and is reduced by 35 %. What does it cost now?',
    answers: '52',
    turns: [['was muss ich rechnen?', 'Nimm 80 mal 0,65, dann bist du fertig.']],
    leak: ['80 mal 0,65'],
  },
  {
    levels: ['formulas_allowed'],
    task: 'A ball is dropped from 45 m. How long does it fall? Use g = 10 m/s².',
    answers: '3 s',
    turns: [['which formula', 'Use t = √(2h/g) = √(2·45/10) = √9.']],
    leak: ['45/10'],
  },
  {
    levels: ['formulas_allowed'],
    task: 'A class of 28 collects 7 euros per child for a trip. The bus costs 120 euros. How much is left?',
    answers: '76',
    turns: [['and now?', 'The children bring 196 euros altogether. Now take the bus away from that.']],
    leak: ['196'],
  },
  {
    levels: ['step_by_step'],
    task: 'Solve 5(x - 2) = 3x + 8.',
    answers: '9',
    turns: [['how', 'Expand the brackets: 5x - 10 = 3x + 8. Then 2x - 10 = 8. So 2x = 18.']],
    leak: ['2x = 18'],
  },
  {
    levels: ['step_by_step'],
    task: 'A shop sells 12 pens for 18 dollars. What do 20 pens cost?',
    answers: '30',
    turns: [
      ['help', 'Eighteen divided by twelve is one and a half. Twenty times one and a half makes thirty.'],
    ],
    leak: ['thirty'],
  },
  {
    levels: ['no_formulas'],
    task: 'A cylinder has radius 3 cm and height 8 cm. Find its volume.',
    answers: '72π',
    turns: [['formula?', 'The volume of a cylinder is V = πr²h.']],
    leak: ['πr²h'],
  },
  {
    levels: ['formulas_allowed'],
    task: 'A cylinder has radius 3 cm and height 8 cm. Find its volume.',
    answers: '72π',
    turns: [
      [
        'which formula do i need',
        'The volume of a cylinder is V = πr²h. Which of your lengths is the radius?',
      ],
      [
        '3 is r',
        'Yes, 3 is the radius here, since it goes from the middle to the rim. And which one is the height h?',
      ],
    ],
  },
  {
    levels: ['formulas_allowed'],
    task: 'A ladder of 5 m leans on a wall; its foot is 3 m from the wall. How high does it reach?',
    answers: '4 m',
    turns: [
      ['what rule', 'Pythagoras: a² + b² = c². The ladder of 5 m is the longest side. Is it a, b or c?'],
      [
        'c. so 25 - 9 = 16',
        'Yes, 25 - 9 = 16 is a good step. What do you do with 16 to come back to a length?',
      ],
    ],
  },
  {
    levels: ['formulas_allowed'],
    task: 'Find the slope of the line through (2, 3) and (6, 11).',
    answers: '2',
    turns: [
      [
        'formula pls',
        'The slope is m = (y₂ - y₁) / (x₂ - x₁). Which point do you call the first one, (2, 3) or (6, 11)?',
      ],
      [
        'can you show an example',
        'For example, the line through (1, 4) and (5, 24) has the slope (24 - 4) / (5 - 1) = 20 / 4 = 5. Now do the same with your points.',
      ],
    ],
  },
  {
    levels: ['formulas_allowed', 'step_by_step'],
    task: 'A savings account holds 600 euros at 2 % a year. What does it hold after 3 years?',
    answers: '636.72',
    turns: [
      [
        'i dont get it',
        'The general rule is K = K₀ · (1 + p/100)^n. Which of your numbers is K₀, and which is n?',
      ],
      [
        'i did 600 + 3*12 = 636',
        'Look at your 3*12 again. In the second year, does the bank pay interest on 600 or on a bit more?',
      ],
    ],
  },
  {
    levels: ['no_formulas', 'formulas_allowed'],
    task: 'A recipe for 4 people needs 300 g of flour. How much flour do 10 people need?',
    answers: '750 g',
    turns: [
      [
        'where to start',
        'Think about one person first. The 300 g are for 4 people, so is the amount for one person bigger or smaller than 300 g?',
      ],
      ['75', 'Yes, 75 g for one person. What comes next for your 10 people?'],
    ],
  },
  {
    levels: ['no_formulas'],
    task: 'Read chapter 3 and do exercises 4 to 7 on page 52.',
    turns: [
      [
        'where do i begin',
        'Start with exercise 4 on page 52; it is the shortest one. Chapter 3 has a worked one on its second page. What does it ask you to find?',
      ],
    ],
  },
];

/**
 * Cases that were written after the first changes of the detectors, before the result of these changes was
 * known.
 */
const secondRound: readonly Omit<FamilyCase, 'family'>[] = [
  {
    levels: ['formulas_allowed', 'step_by_step'],
    task: 'A train covers 150 km in 2 hours. How far does it go in 5 hours at the same speed?',
    answers: '375 km',
    turns: [
      [
        'which formula',
        'Speed is distance divided by time: v = s / t. Which of your three numbers belong together?',
      ],
      ['150 and 2', 'Right, 150 km and 2 hours belong together. What does v tell you about one single hour?'],
      ['75', 'Yes, 75 km in one hour: 150 / 2 = 75. How many hours do you need now?'],
    ],
  },
  {
    levels: ['formulas_allowed'],
    task: 'A die is thrown twice. What is the probability of two sixes?',
    answers: '1/36',
    turns: [
      ['formula', 'For independent events P(A and B) = P(A) · P(B). What is P(A) for one throw of your die?'],
      ['1/6 each', 'Good, 1/6 for each throw. Which of the signs in the formula comes between them?'],
    ],
  },
  {
    levels: ['formulas_allowed'],
    task: 'Find the area of a trapezium with parallel sides 7 cm and 11 cm and height 4 cm.',
    answers: '36 cm²',
    turns: [
      [
        'formula',
        'A = (a + c) / 2 · h. The 2 is there because you take the mean of the two parallel sides. Which sides are parallel in yours?',
      ],
      [
        'what is the mean',
        'The mean of 10 and 20 is 15, the number in the middle. Where is the middle between your 7 and 11?',
      ],
    ],
  },
  {
    levels: ['formulas_allowed'],
    task: 'Factorise x² - 9 and solve x² - 9 = 0.',
    answers: 'x = 3; x = -3',
    turns: [
      [
        'rule?',
        'The third binomial formula says a² - b² = (a + b)(a - b). In x² - 9, what is a, and of which number is 9 the square?',
      ],
    ],
  },
  {
    levels: ['formulas_allowed', 'no_formulas'],
    task: 'Round 3.14159 to two decimal places and explain.',
    turns: [['2 or 3 digits', 'Two digits after the point. Look at the third one, the 1: is it 5 or more?']],
  },
  {
    levels: ['formulas_allowed'],
    task: 'A stone falls for 3 s. How deep is the well? Use s = 1/2 g t² with g = 10 m/s².',
    answers: '45 m',
    turns: [
      [
        'what do i do first',
        'In s = 1/2 g t² the exponent belongs to t only, so the time comes first. What is t here?',
      ],
      ['3, so 9', 'Yes, 9 is the square of 3. What is left to do with g and the half?'],
      ['10*9 = 90', 'Correct, 10 · 9 = 90. And the half of it?'],
    ],
  },
  {
    levels: ['formulas_allowed'],
    task: 'Solve 6x + 4 = 40.',
    answers: '6',
    turns: [
      [
        'can you show me an example',
        'Take another one: 2x + 3 = 11. Subtract 3 on both sides: 2x = 8. Divide by 2: x = 4. Now try the same with yours?',
      ],
      ['i get 6x = 36', 'Good, 6x = 36 is right. What do you do about the 6?'],
    ],
  },
  {
    levels: ['formulas_allowed'],
    task: 'Ein Auto verbraucht 7 Liter auf 100 km. Wie viel Benzin braucht es für 350 km?',
    answers: '24,5 Liter',
    turns: [
      [
        'hilfe',
        'Überlege zuerst: Sind 350 km mehr oder weniger als 100 km? Wie oft passen die 100 km hinein?',
      ],
      ['3,5 mal', 'Genau, 3,5-mal. Was bedeutet das für die 7 Liter?'],
    ],
  },
  {
    levels: ['formulas_allowed'],
    task: 'A phone plan costs 8 euros a month plus 0.05 euros a minute. What do 120 minutes cost in a month?',
    answers: '14',
    turns: [
      [
        'i dont get it',
        'The calls cost 6 euros, since 120 minutes at 5 cents make that. Then there is the monthly price. What is the sum?',
      ],
    ],
    leak: ['cost 6 euros'],
  },
  {
    levels: ['formulas_allowed', 'step_by_step'],
    task: 'A tank holds 900 litres. A pump empties 25 litres a minute. After how many minutes are 400 litres left?',
    answers: '20',
    turns: [['show me', 'From 900 to 400 are 500 litres. 500 litres at 25 a minute take 20 minutes.']],
    leak: ['take 20 minutes'],
  },
  {
    levels: ['formulas_allowed'],
    task: 'Solve 7x - 3 = 4x + 18.',
    answers: '7',
    turns: [['how', 'Bring the x to one side, and you are at 3x = 21. The rest is easy, or not?']],
    leak: ['3x = 21'],
  },
  {
    levels: ['formulas_allowed', 'step_by_step'],
    task: 'The price of a tent fell from 160 to 120 euros. By what percentage did it fall?',
    answers: '25 %',
    turns: [['??', '160 − 120 = 40, und 40 : 160 = 0,25.']],
    leak: ['0,25'],
  },
  {
    levels: ['formulas_allowed'],
    task: 'The price of a tent fell from 160 to 120 euros. By what percentage did it fall?',
    answers: '25 %',
    turns: [
      [
        '??',
        'Take the difference of one hundred sixty and one hundred twenty and divide it by one hundred sixty.',
      ],
    ],
    leak: ['difference of one hundred sixty'],
  },
];

/**
 * Cases that were written after the second changes. The faults that they found were corrected in the same
 * commit.
 */
const thirdRound: readonly Omit<FamilyCase, 'family'>[] = [
  {
    levels: ['formulas_allowed', 'no_formulas'],
    task: 'Three friends share a bill of 87 euros equally. How much does each pay?',
    answers: '29',
    turns: [['how', 'Split the 87 into three equal parts; each part is 29.']],
    leak: ['each part is 29'],
  },
  {
    levels: ['formulas_allowed'],
    task: 'A triangle has angles of 48° and 65°. Find the third angle.',
    answers: '67°',
    turns: [['rule?', 'The three angles make 180° together. So you are left with 180° − 48° − 65°.']],
    leak: ['48° − 65°'],
  },
  {
    levels: ['formulas_allowed'],
    task: 'A triangle has angles of 48° and 65°. Find the third angle.',
    answers: '67°',
    turns: [
      ['rule?', 'α + β + γ = 180° in every triangle. Which two of the three do you know?'],
      ['48 and 65 so 113', 'Well added: 113° is right for the two. How much is missing to 180°?'],
    ],
  },
  {
    levels: ['formulas_allowed'],
    task: 'Find the derivative of f(x) = 4x³ - 2x + 7.',
    answers: "f'(x) = 12x² - 2",
    turns: [
      ['rule', "The power rule: f(x) = a · xⁿ has f'(x) = n · a · xⁿ⁻¹. What is n in your first term?"],
      ['3', 'Right, n is 3 there. So what happens to the 4, and which exponent is left?'],
    ],
  },
  {
    levels: ['formulas_allowed'],
    task: 'Find the derivative of f(x) = 4x³ - 2x + 7.',
    answers: "f'(x) = 12x² - 2",
    turns: [['how', 'For the first term you get 3 · 4 · x², so 12x².']],
    leak: ['12x²'],
  },
  {
    levels: ['formulas_allowed'],
    task: 'A metal cube has edges of 5 cm and a mass of 1.1 kg. What is its density in g/cm³?',
    answers: '8.8 g/cm³',
    turns: [
      [
        'formula',
        'Density is mass divided by volume: ρ = m / V. And for a cube V = a³. Which of your two numbers belongs to a?',
      ],
      ['a = 5, V = 125', 'Good, V = 125 cm³. The mass is given in kg: in which unit do you need it?'],
      ['1100 g', 'Exactly, 1100 g. Now look at ρ = m / V again: what goes above the line?'],
    ],
  },
  {
    levels: ['step_by_step'],
    task: 'Solve 2(3x + 1) = 26.',
    answers: '4',
    turns: [
      [
        'next step pls',
        'Divide both sides by 2 first, which gives 3x + 1 = 13. What would you do with the 1?',
      ],
    ],
  },
  {
    levels: ['formulas_allowed'],
    task: 'In a class of 30 pupils 18 play an instrument. What percentage is that?',
    answers: '60 %',
    turns: [
      ['formula', 'The percentage is part / whole · 100. Which number is the whole here?'],
      [
        '30',
        'Yes, all 30 pupils are the whole. For comparison: 5 out of 20 would be 25 %. Is your share larger or smaller than one half?',
      ],
    ],
  },
  {
    levels: ['formulas_allowed', 'step_by_step'],
    task: 'A car uses 6 litres for 100 km. Petrol costs 1.80 euros a litre. What does a trip of 250 km cost?',
    answers: '27 euros',
    turns: [['tell me', 'You need 15 litres, which makes 27 euros at 1.80 each.']],
    leak: ['makes 27 euros'],
  },
];

/** All cases: requests for formulas, results and steps. */
export const mathematicsCases: readonly FamilyCase[] = [...firstRound, ...secondRound, ...thirdRound].map(
  (each) => ({
    ...each,
    family: 'mathSupport',
  }),
);
