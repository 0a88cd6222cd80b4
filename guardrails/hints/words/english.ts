import type { HintWords } from './words.ts';

/** The texts of hints in English. */
export const english: HintWords = {
  assessed: {
    right: [
      'Yes, that is right. How would you convince somebody who does not believe it?',
      'Right, you have found it. How could you check it in another way?',
    ],
    part: [
      'That fits what is asked. Is it everything that is asked, and how do you know?',
      'That belongs to the answer. What else does the exercise ask for, if anything?',
    ],
    step: [
      'That is a right step on the way. What do you know now that you did not know before?',
      'Right so far. What is still missing until you have what is asked?',
    ],
    holds: [
      'That calculation holds. What does its result stand for in the exercise?',
      'Yes, that is calculated without a mistake. Is it what the exercise asks you to do, and how do you see that?',
    ],
    slip: [
      'Look at that calculation once more: the two sides are not the same. Where did it slip?',
      'The two sides of your line are not equal. Which of them do you trust, and why?',
    ],
    asAnswer: [
      'If you mean that as the answer to the exercise, it is right. How would you explain it to a classmate?',
    ],
    wrong: [
      'Your answer is not it yet. Put it back into the exercise: what does not fit?',
      'Your answer is not quite it. How did you get there, step by step?',
      'Your answer is not it yet. Which step led to it? Write that step down and we look at it.',
    ],
    guessing: [
      'Guesses get no yes or no here; the way to them is looked at. What did you do first?',
      'Let us leave guessing. Write down the line or the reason behind this one: what is it?',
      'What in the exercise makes you think of that? Write down one step, and we go on from there.',
    ],
  },
  continued: [
    'What does that tell you about what the exercise asks?',
    'How would you explain that to a classmate, step by step?',
    'What would you do next with that, and why?',
    'What makes you sure of that, and what does not?',
  ],
  points: {
    exercise: {
      says: 'The exercise asks: …',
      asks: [
        'What would you have to know to answer that?',
        'Which words of it tell you what kind of answer is wanted?',
        'Which part of that could you answer already?',
        'How would you say this question in your own words?',
      ],
    },
    given: {
      says: 'The exercise says: …',
      asks: [
        'What does this sentence tell you about what is asked?',
        'What picture does this sentence give you?',
        'What can you find out from this sentence alone?',
        'Which word in it matters most for the question?',
      ],
    },
    asked: {
      says: 'You asked: …',
      asks: [
        'What do you know about that already?',
        'Which word of it should we look at before the others?',
        'What would an answer to that have to contain?',
        'What have you tried so far?',
      ],
    },
    own: {
      says: 'Let us stay with …',
      asks: [
        'What in the exercise made you think of that?',
        'How does that fit with what the exercise says?',
        'What would you do next from there, and why?',
        'What follows from it for what is asked?',
      ],
    },
    wonders: {
      says: 'Let us look at your question: …',
      asks: [
        'What in the exercise could decide that?',
        'What do you think yourself, and why?',
        'How could you find that out?',
        'Try it with a small example of your own: what do you see?',
      ],
    },
    meaning: {
      says: 'Let us look at your question: …',
      asks: [
        'Where have you met that word before, and what was it about?',
        'What would you guess from the sentence in which it stands?',
        'Look it up in your book or notes: what do you find, in your own words?',
      ],
    },
    form: {
      says: 'Look at … in your sentence.',
      asks: [
        'What makes you choose this word?',
        'Which rule decides how this word looks there?',
        'What would change if you used another form of it?',
      ],
    },
    part: { says: 'Take just this part: …', asks: [] },
    line: { says: 'Your last line is …', asks: [] },
  },
  chosenByTeacher:
    'Your teacher chose hints here, so the steps are small. If it stays unclear, ask a classmate or your teacher.',
  leftOut: 'Part of the reply was left out: it does not belong in a lesson.',
  ending: 'You can stop here; the conversation is kept.',
  smallSteps: {
    list: 'Only this: the exercise names …. What does each of these numbers count or measure?',
    replace: 'Make it tiny: read the exercise with … in place of …. What do you do then, and what comes out?',
    pair: ' and ',
  },
  smallWords: [
    'Only this sentence: … Which word in it matters most, and what do you know about that word?',
    'Only this: … Say it to yourself in simpler words. What do you write?',
    'Begin anywhere: … Write one thing that you are sure of, even a small one. What is it?',
  ],
  calm: {
    holds: ['That calculation holds. What does its result stand for in the exercise?'],
    right: ['Yes, that is right. How could you check it in another way?'],
    step: ['Yes, that holds. What do you know now that you did not know before?'],
  },
};
