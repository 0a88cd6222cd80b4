import type { Wording } from './wording.ts';

export const en: Wording = {
  introduction:
    'No language model is connected here, so you are talking with the built-in practice tutor: a program that checks calculations, fractions, percent, equations and units.',
  percentOf: 'of',
  solved: ['Right: …. That solves it.', 'Yes, … is the result.', 'That is it: ….'],
  oneOfTwo: 'Right, … is one solution. There is another: which one?',
  right: ['Right: ….', 'Yes: ….', '… is right.'],
  plan: ['… can help here. What do you get?', 'You can use …. What does it give?'],
  wrong: ['Not yet: ….', '… is not right yet.', 'There is a slip in ….'],
  asksFor: [
    'As a calculation, that holds. The exercise asks: “…” Does it answer that?',
    'That is calculated correctly. The exercise asks: “…” What is still missing, if anything?',
    'The calculation is right. The exercise asks: “…” How do the two fit together?',
  ],
  next: 'Next in your exercise: …',
  offerAnother: [
    'Would you like another one of this kind?',
    'Another one, the same or harder?',
    'You can say “next” for another one, or type your own. Which do you want?',
  ],
  offerNext: ['What do you want to work out next?', 'Which calculation comes next?'],
  exercise: ['Another exercise: …', 'Here is another one: …', 'One with other numbers: …'],
  solve: 'What do you get?',
  which: 'For which # is that true?',
  signs: { plus: 'plus', minus: 'minus', times: 'times', over: 'divided by' },
  answer: 'The result is ….',
  likely:
    'These numbers make …. Only numbers are combined here, so check that it is what is asked. Does it fit?',
  key: {
    right: ['Yes, that is the answer.', 'Right, that is what the exercise asks for.'],
    part: ['That is a part of the answer. What else is asked?'],
    step: ['Right, that is a step on the way. What follows from it?'],
    wrong: ['That is not it yet. How did you get there?', 'Not yet. Which calculation led you there?'],
    guessing: ['Instead of another guess, write the calculation that leads there. Which one is it?'],
    asAnswer: ['If you mean it as the answer, it is right. How did you find it?'],
  },
  unknownNumber: [
    'A number can be checked with the calculation that it comes from. Which calculation gives it?',
    'Write the whole line with an equals sign, and it is checked. Which numbers did you use?',
    'Which numbers of the exercise lead to it, and with which sign between them?',
  ],
  look: {
    across: 'Did you work with the bottom numbers as well? Look at what they mean.',
    sameSize: 'Look at top and bottom: was the same done to both?',
    sign: 'Look at the sign between the numbers: which calculation is asked for?',
    minus: 'Look at the minus sign: on which side of zero must the result be?',
    zeros: 'The digits are good. How large must the result be, roughly?',
    order: 'Look at the order: which sign comes first?',
    ones: 'Look at the last digit: which digits make it?',
    percent: 'Look at what per cent means: of every hundred.',
    bracket: 'Look at the bracket: what does the number in front of it multiply?',
    moved: 'Look at the term that changed sides: what happened to it on the other side?',
    bothSides: 'Look at both sides: was the same done to them?',
    notSolution: 'Put your value in the place of #: do both sides come out the same?',
    unit: 'Look at the units: how many of the small one make one of the large one?',
    again: 'Undo it, from your result to the beginning: do you come out where you started?',
  },
  rule: {
    across: 'The bottom number only says how large the pieces are, so pieces are counted at the top alone.',
    sameSize: 'A fraction keeps its size only when top and bottom are multiplied by the same number.',
    sign: 'Your result belongs to another sign than the one that stands there.',
    minus: 'The size fits; only the side of zero does not.',
    zeros: 'An estimate with round numbers shows how many digits the result has.',
    order: 'Times and divided come before plus and minus, unless a bracket says otherwise.',
    ones: 'The last digits of the two numbers alone decide the last digit of the result, and here they give another one.',
    percent: 'Per cent are parts of every hundred, so they depend on what they are taken of.',
    bracket: 'The number in front of a bracket multiplies every term inside it, not only the first.',
    moved:
      'A term goes away on one side by doing the opposite on both sides, so it arrives with the other sign.',
    bothSides: 'An equation stays true only if exactly the same is done to both sides.',
    notSolution: 'A solution makes both sides equal, and this value does not.',
    unit: 'A smaller unit needs a larger number for the same amount.',
    again:
      'Adding is undone by subtracting, and multiplying by dividing; undone like that, this does not lead to where it began.',
  },
  hints: {
    add: [
      'What do the ones make together, and then the tens?',
      'Which round number is near one of them, and how far away?',
    ],
    subtract: [
      'How far is it from the smaller number up to the next ten, and from there on?',
      'What is left if you take away the tens first?',
    ],
    multiply: [
      'Split one of the numbers into two easy parts. What does each part give?',
      'Which neighbouring product do you know by heart, and how far away is this one?',
    ],
    divide: [
      'Which multiple of the second number comes close to the first?',
      'Take away ten times the second number, if it fits. How much is left?',
    ],
    unlike: [
      'Which number is in the times tables of both bottom numbers?',
      'The pieces differ in size. Into which equal pieces can both be cut?',
    ],
    rewrite: [
      'How do you write the first fraction with that bottom number?',
      'What must each top be multiplied by to get that bottom number below it?',
    ],
    oneDenominator: [
      'Now the other fraction: how do you write it with the same bottom number?',
      'What must the other fraction’s top and bottom be multiplied by?',
    ],
    bothDenominators: [
      'Both have the same bottom number now. What happens to the top numbers?',
      'The pieces are of one size now. How many are there in the end?',
    ],
    like: [
      'The pieces have one size already. How many are there in the end?',
      'What happens to the tops, and what stays as it is?',
    ],
    timesFraction: [
      'Which two products do you get, of the tops and of the bottoms?',
      'Can you shorten something before you multiply?',
    ],
    overFraction: [
      'Dividing by a fraction is multiplying by it turned upside down. How does that look?',
      'How often does the second fraction fit into the first?',
    ],
    percent: [
      'How much is one per cent, or ten per cent, of the whole?',
      'Which easy percentages add up to the one that is asked for?',
    ],
    percentParts: [
      'Which easy percentages add up to the one that is asked for?',
      'What do the parts that you have make together, and what is missing?',
    ],
    power: [
      'How often does the number stand there when you write the multiplication out?',
      'What is the first product, and what is it multiplied by next?',
    ],
    root: ['Which number times itself comes near?', 'Between which two whole numbers must it be?'],
    several: [
      'Which part has to be worked out first?',
      'Write the line again with the first part replaced by its result. What is it then?',
    ],
    units: ['How many of the smaller unit make one of the larger?', 'Must the number get larger or smaller?'],
    bracket: [
      'What do you get when the number in front multiplies each term of the bracket?',
      'How does the line look without the bracket?',
    ],
    unknownOnBothSides: [
      'There is # on both sides. How do you bring it to one side only?',
      'What can you take away on both sides so that # stays on one of them?',
    ],
    constant: [
      'What stands beside the term with #, and how does it go away on both sides?',
      'What is the opposite of what is done to the term with #?',
    ],
    factor: [
      'How many # are there, and what do you share both sides by?',
      'What has to be done to both sides so that a single # is left?',
    ],
    square: [
      'Which numbers give that when multiplied by themselves? There may be two.',
      'How does the line look when the square stands alone?',
    ],
    factorise: [
      'Which two numbers multiply to the last term and add up to the middle one?',
      'Bring everything to one side. Which two brackets could it be made of?',
    ],
  },
  examples: {
    add: 'With other numbers: for 47 and 38, the tens make 70 and the ones 15, so together 85.',
    subtract: 'With other numbers: from 58 up to 93 it is 2 to 60, then 30 to 90, then 3, so 35 in all.',
    multiply:
      'With other numbers: for 14 times 8, ten eights are 80 and four eights are 32, so together 112.',
    divide:
      'With other numbers: for 91 shared by 7, ten sevens are 70, the 21 that is left is three sevens, so 13.',
    fractions:
      'With other numbers: for 1/2 and 2/5, tenths fit both. A half is 5 tenths, two fifths are 4 tenths, so together 9 tenths.',
    percent: 'With other numbers: for 30 per cent of 70, one tenth of 70 is 7, and three of them are 21.',
    equation:
      'With other numbers: in 4y + 7 = 31 the 7 goes away on both sides, which leaves 24 for four y, so each y is 6.',
    units: 'With other numbers: one kilogram is 1000 grams, so 2.7 kilograms are 2700 grams.',
  },
  yourTurn: 'Which of these steps comes first in yours?',
  checks: {
    calculation: [
      'To check, undo it: which calculation leads from your result to where you began?',
      'Another way to check is an estimate with round numbers. Is yours near it?',
    ],
    equation: [
      'To check, put your value in the place of # on both sides. Do they come out the same?',
      'Each side is worked out alone with your value. What do you get on each?',
    ],
    conversion: [
      'To check, go back to the first unit. Do you come out where you started?',
      'Is the number larger in the smaller unit?',
    ],
  },
  onlyCalculations: [
    'Until a language model is connected only calculations are checked, not this.',
    'That is beyond a program that only calculates.',
    'That cannot be judged without a language model.',
    'This needs a reader, and only calculations are checked here.',
  ],
  writeIt: [
    'Numbers are followed better than words: write your step as a calculation.',
    'Only what is written as a calculation can be followed.',
    'In words that cannot be checked.',
  ],
  assignmentSays: 'The assignment says: “…” Which part comes first?',
  assignmentNames: 'The assignment names this: …. Are you there yet?',
  offers: {
    writingPlan:
      'A plan to fill in: 1. what it is about, 2. your first point with an example, 3. your second point with an example, 4. what somebody could say against it, 5. what follows. Which line can you fill first?',
    writingBegin:
      'Three ways to begin: with a question, with a short scene, or with your opinion in one sentence. Which one do you choose?',
    writingReasons:
      'A reason convinces with three parts: what you say, why it is so, and an example that somebody could picture. Which of the three is missing in yours?',
    writingEnd:
      'An ending brings no new points: it says in other words what you showed, and why it matters. What is that in one sentence?',
    writingCheck:
      'A checklist: every part of the assignment is there; each paragraph has one idea; an example stands beside each point; read aloud, nothing makes you stumble; a dictionary agrees with the words you are unsure of. Which of these is still open?',
    codePlan:
      'A plan to fill in: 1. what goes in, 2. what comes out, 3. the steps by hand for a tiny example, 4. which steps repeat, 5. which depend on a condition. Which line can you fill first?',
    codeError:
      'After an error message: read which line it names. On that line and the one above, check that brackets and quotation marks come in pairs, that what opens a block ends as it must, that names are spelled the same everywhere, and that lines are indented alike. What do you find?',
    codeTrace:
      'Be the computer: take a tiny input and write down the value of each variable, line by line. Where does the first one surprise you?',
    codeCheck:
      'A checklist: try an ordinary input, the smallest one, an empty one, and one that should fail; write down what you expect before you run it. Which of them surprises you?',
    translationPlan:
      'A plan: 1. find the verb and who does it, 2. note the tense, 3. look up the words you do not know, 4. put them in the order of the other language. How far do you get?',
    translationCheck:
      'A checklist: verb endings fit the person; nouns have the right article; adjectives agree; the word order fits; accents are there. Which of these have you checked?',
    factsPlan:
      'A plan to fill in: 1. what is there at the beginning, 2. what happens to it, 3. what comes out, 4. why, in a sentence with “because”. Which line can you fill first?',
    factsCheck:
      'A checklist: every word that you must use is there; each sentence says what does what; somebody who was not in the lesson would understand it. Which of these is still open?',
    factsBook:
      'Your book has an index at the end: look up the most important word of the assignment and read only that page. What does it say in your own words?',
    storyPlan:
      'A plan to fill in: 1. what is given, with units, 2. what is asked, 3. a sketch, 4. the calculation. Write the calculation, and it is checked. What is given?',
    storyCheck:
      'A checklist: every number has its unit; the result answers the question; an estimate is near it. Which of these have you done?',
    storyNumbers:
      'Go through the numbers of the exercise one by one and say what each of them counts. Which two belong together?',
    freeCalculation:
      'Type a calculation with an equals sign, or ask for an exercise: fractions, percent, equations, units, times tables. Which one?',
    freeExercise: 'For an exercise, say “next”, or name a kind. Which kind?',
    freePerson:
      'For anything else a classmate or your teacher is a better choice. Is there a calculation to check?',
    person:
      'Read it to a classmate or show it to your teacher: telling somebody often shows what is missing. Whom could you ask?',
  },
  demand: [
    'That stays your own work; the step gets smaller.',
    'Your teacher chose hints here. One small step:',
    'It is not handed over here, but this points the way:',
    'Still yours to do. Another way in:',
  ],
  stuck: ['That happens. One small step:', 'Then a smaller step.', 'Another way to look at it:'],
  sadness: [
    'That is sad, and it matters more than an exercise. This is only a program, so somebody near you is better company: a friend, your family, your teacher. Would you like to tell one of them?',
    'It makes sense that schoolwork is hard to think about today. The exercise can wait. Who could sit with you for a moment?',
    'Take the time that you need. Your teacher can read this conversation, too. Would a short break help, or one small calculation?',
  ],
  discouraged: [
    'Being stuck says nothing about how clever somebody is; it says that the step is too large.',
    'A hard exercise is no measure of a person.',
    'It is no race, and a small step is enough.',
  ],
  rude: [
    'All right. A short break is fine, too.',
    'Noted. Then straight to the point.',
    'Let us keep it short.',
  ],
  greeting: ['Hello. What are you working on?', 'Hello again. Which calculation shall we look at?'],
  thanks: ['You are welcome. What is next?', 'Gladly. Is there anything else to check?'],
  goodbye: [
    'Goodbye. The conversation stays here if you come back.',
    'Until next time. The conversation is kept.',
  ],
  who: [
    'This is a program without a language model: it checks calculations and sets exercises, and nothing else.',
    'A program, not a person; a person reads along, your teacher.',
  ],
};
