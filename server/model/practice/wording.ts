import type { Move } from './topic.ts';

/** Begins the first answer of a conversation. */
export const introduction =
  'No language model is connected here, so you are talking with the built-in practice tutor: it gives hints and checks your own steps.';

/** Sentences before the next step, by the move of the message; each is used once in a conversation. */
export const openings: Readonly<Record<Move | 'contribution' | 'repeat', readonly string[]>> = {
  demand: [
    'I keep the result for you to find, but I make the step smaller.',
    'I see that you want to be done. This brings you closer:',
    'I will not give it away; I will stay with you until you have it.',
    'One small piece is enough for now.',
    'A result that I tell is gone tomorrow, one that you find stays. So:',
    'Fair enough that you ask again. Here is another way in.',
    'Let us come from a different side.',
    'Still your turn, with a lighter step.',
  ],
  stuck: [
    'That is all right, being stuck is where learning begins.',
    'No problem, let us take a smaller step.',
    'Then let us look at it in another way.',
    'Good that you say so.',
  ],
  frustrated: [
    'It is fine to be annoyed, this can be tiring. A small step is enough now.',
    'I hear you. Let us try something lighter.',
    'That sounds tough. Take a short break if you like, and then:',
  ],
  joke: [
    'Why was the equals sign so humble? It was neither less nor greater than anybody else. Now to your exercise:',
    'Which school supply is king of the class? The ruler. And on we go:',
    'Why did the student eat the homework? The teacher said that it was a piece of cake. Your turn again:',
    'I have told you all the jokes that I know.',
  ],
  agreed: ['Good.', 'Good, on we go.', 'Fine, then the next step.'],
  onward: ['Gladly.', 'On we go.', 'Then the next step.'],
  why: ['A fair question.', 'Good that you ask.', 'That is worth asking.', 'Let us find that out.'],
  checking: [
    'Write the line that you mean with an equals sign, and I check it.',
    'I can check calculations; for anything else compare with your book or your notes.',
  ],
  declined: ['All right, then like this.', 'No problem.', 'Then let us try it differently.'],
  thanks: ['You are welcome!', 'Gladly!'],
  greeting: ['Hello!', 'Hello again!'],
  goodbye: ['Goodbye, and well done for working on it!'],
  contribution: [
    'Thank you, that is something to build on.',
    'Good, that takes us further.',
    'I see.',
    'That helps.',
  ],
  repeat: ['Let us stay with it a little.', 'Let us look at it once more.'],
};

export const greetings: readonly string[] = [
  'Hello! What are you working on today?',
  'Hello again! Which task or question shall we look at?',
  'Good to see you. What would you like to understand better?',
];

export const goodbyes: readonly string[] = [
  'Goodbye! Before you go, write down in a line what you learned today.',
  'See you! Think of a question for next time: what will it be?',
];

export const otherLanguage: readonly string[] = [
  'I am sorry, I only understand English and numbers. Could you write it in English, with simple words or just the calculation?',
  'I would like to help, but I cannot read this language. Which English words for it do you know?',
  'A few English words are enough. Which subject is it about?',
  'Perhaps a translation from your dictionary helps us both. Try a short English sentence.',
];

export const nonsense: readonly string[] = [
  'I could not read that. What would you like to work on?',
  'That looks like a hand on the keyboard, which happens. Which question do you have in mind?',
  'I am still here. Type a calculation such as "12 + 30 = 42" for me to check, or tell me your subject.',
];

export const openQuestions: readonly string[] = [
  'What is it about: which subject, and what is the task in your own words?',
  'What do you have to do, and what have you tried so far?',
  'Which word or number of the task shall we begin with?',
  'Copy the task here as it stands in your book. What does it ask for?',
];

export const solvedSteps = (text: string): string[] => [
  'How could you check it in another way? Try it, and tell me whether both agree.',
  howFound,
  makeUp,
  `Which step of ${text} would you warn a friend about?`,
  'Where could you meet such a calculation outside school?',
  'What would change if a number in it were twice as big? Make a guess before you calculate.',
];

/** For a student who thanks or agrees after finding the result. */
export const closings: readonly string[] = [
  'You are welcome. You found it yourself; come with the next question whenever you like.',
  'Gladly. Well done, and I am here for your next question.',
  'Good work, you can be content with that. Ask for a next one when you are ready.',
  'All done here. A new question is always welcome.',
];

export const makeUp =
  'Now make up a harder task of the same kind, and write it with your own result. I check it.';

export const howFound = 'How did you find it? Explain it in a sentence or two, as if to a classmate.';

/** For a student who names a step of the task without its result. */
export const workOut = (part: string): string =>
  `${part} can help you here. What do you get? Write the whole line with an equals sign, and I check it.`;

export const rights: readonly string[] = [
  'Right:',
  'Yes, that holds:',
  'Correct:',
  'That is right:',
  'Well done, it holds:',
];

export const alreadyFound: readonly string[] = [
  'You have found the result yourself, it is in your own message above.',
  'It is done: look at the line that I called right.',
  'You have it already.',
];

/** For a correct calculation that the student calls a quantity: only the task shows whether it is that quantity. */
export const arithmeticOnly = (text: string, several: boolean): string[] => {
  const [are, they] = several ? ['are', 'they'] : ['is', 'it'];
  return [
    `${text} ${are} right as arithmetic. ${several ? 'Are they' : 'Is it'} what the question asks for?`,
    `As arithmetic, ${text} ${several ? 'hold' : 'holds'}. Whether ${they} ${several ? 'fit' : 'fits'} the question is for you to judge.`,
  ];
};

export const quantitySteps = (quantity: string): string[] => [
  `What does "${quantity}" mean here, and which numbers of the task belong to it?`,
  `Draw it and mark what "${quantity}" stands for. Does every part of your drawing appear in your line?`,
];

export const correctBefore = 'What you found before holds: where do the two differ?';

const praise =
  /\b(?:well done|good|great|nice|excellent|closer|content with|would like that|gladly|takes us further|something to build on|so humble|piece of cake|king of the class|jokes?)\b/i;

/** Whether words contain praise or a joke, which a student who may be in danger does not get. */
export const praises = (text: string): boolean => praise.test(text);
