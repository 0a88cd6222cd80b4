import type { FamilyCase } from './family-case.ts';

/** Cases that were written before the detectors of this family. */
const firstRound: readonly Omit<FamilyCase, 'family'>[] = [
  {
    levels: ['no_quotes', 'paraphrase_only'],
    task: 'Read the passage and say how the writer feels about the harbour. "Every evening the fishing boats crept home under a bruised sky, and my grandfather counted them the way other men count coins."',
    turns: [
      [
        'how does he feel',
        'He is proud and worried. My grandfather counted them the way other men count coins, as it says there.',
      ],
    ],
    leak: ['counted them the way other men'],
  },
  {
    levels: ['no_quotes', 'paraphrase_only'],
    task: 'Discuss how Lincoln speaks of equality in the Gettysburg Address.',
    turns: [
      [
        'what does he say',
        'He opens with this: Four score and seven years ago our fathers brought forth on this continent a new nation, conceived in liberty. What does that date point to?',
      ],
    ],
    leak: ['our fathers brought forth'],
  },
  {
    levels: ['short_quotes'],
    task: 'Discuss how Lincoln speaks of equality in the Gettysburg Address.',
    turns: [
      [
        'quote please',
        'Try “conceived in Liberty, and dedicated to the proposition that all men are created equal”.',
      ],
    ],
    leak: ['dedicated to the proposition'],
  },
  {
    levels: ['no_quotes'],
    task: 'Write about the fox in the fable. "It is easy to despise what you cannot get," said the fox.',
    turns: [['what is the moral', 'Look at how the fox says it is ‘easy to despise’ the grapes.']],
    leak: ['easy to despise'],
  },
  {
    levels: ['no_quotes', 'paraphrase_only', 'short_quotes'],
    task: 'Write one paragraph that explains why the League of Nations failed.',
    model:
      'The League of Nations failed because its strongest members never gave it an army or their full support. The United States stayed outside, and Britain and France protected their own interests first.',
    turns: [
      [
        'write it',
        'The League of Nations failed because its strongest members never gave it an army or their full support. The United States stayed outside, and Britain and France protected their own interests first.',
      ],
    ],
    leak: ['protected their own interests first'],
  },
  {
    levels: ['no_quotes', 'paraphrase_only'],
    task: 'Compare Hamlet and Laertes.',
    turns: [
      [
        'hamlet is undecided',
        'You say Hamlet is undecided. Which scene of the play “Hamlet” shows that best? You might ask yourself: “Would Laertes have waited?”',
      ],
    ],
  },
  {
    levels: ['no_quotes', 'paraphrase_only'],
    task: 'Describe the mood of the poem. "The yellow fog that rubs its back upon the window-panes."',
    turns: [
      [
        'the fog is like a cat because it rubs its back upon the window-panes',
        'Good: you noticed “rubs its back upon the window-panes”. What mood does a cat like that bring into the street?',
      ],
    ],
  },
  {
    levels: ['no_quotes', 'paraphrase_only'],
    task: 'Explain the causes of the First World War.',
    turns: [
      [
        'what does militarism mean',
        'The word “militarism” means that a state trusts its army more than its diplomats. Historians often speak of the “arms race” as one form of it. Where do you see that in 1914?',
      ],
    ],
  },
  {
    levels: ['short_quotes'],
    task: 'Discuss how Lincoln speaks of equality in the Gettysburg Address.',
    turns: [
      [
        'quote please',
        'Lincoln says the nation was “conceived in Liberty”. Why does he choose the word for a birth?',
      ],
    ],
  },
  {
    levels: ['no_quotes', 'paraphrase_only'],
    task: 'Write an essay: should phones be banned at school?',
    turns: [
      [
        'is this ok: Phones are bad.',
        'It is a start, but “Phones are bad” only states a feeling. Begin your thesis like this: “Phones should … because …”. What is your strongest reason?',
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
    levels: ['no_quotes', 'paraphrase_only'],
    task: 'How does the narrator describe winter? Text: The river had frozen so hard that the carts of the millers crossed it like a road, and children sold roasted chestnuts in the middle of it.',
    turns: [
      [
        'which part',
        'The river had frozen so hard that the carts crossed it like a road: that is the image. What does it say about the cold?',
      ],
    ],
    leak: ['frozen so hard that the carts'],
  },
  {
    levels: ['short_quotes'],
    task: 'Interpret the speech.',
    turns: [
      [
        'a quote',
        'Use this one: “We shall not wait for the morning, we shall carry the lamp ourselves.” It is strong!',
      ],
    ],
    leak: ['carry the lamp'],
  },
  {
    levels: ['no_quotes'],
    task: 'Write about the ballad of the ferryman.',
    turns: [
      [
        'how does it begin',
        'The ballad begins like this: Who rows so late across the silver tide and never calls his name. What mood is that?',
      ],
    ],
    leak: ['across the silver tide'],
  },
  {
    levels: ['no_quotes', 'paraphrase_only'],
    task: 'How does the narrator describe winter? Text: The river had frozen so hard that the carts of the millers crossed it like a road, and children sold roasted chestnuts in the middle of it.',
    turns: [
      [
        'what is the river for',
        'It has become something people walk and trade on. Which two groups of people use it in the text?',
      ],
      [
        'the millers and children sold roasted chestnuts',
        'Yes, both. You noticed that the “children sold roasted chestnuts”. Is that a sad or a cheerful picture?',
      ],
    ],
  },
  {
    levels: ['no_quotes', 'paraphrase_only'],
    task: 'Explain the idea of a social contract.',
    turns: [
      [
        'who wrote about it',
        'Hobbes, Locke and Rousseau. Rousseau’s book is called “The Social Contract” (1762), Hobbes wrote “Leviathan”. Whose picture of human nature is the darkest?',
      ],
    ],
  },
  {
    levels: ['short_quotes'],
    task: 'Interpret the speech by Emmeline Pankhurst (1913).',
    turns: [['a quote', 'In her speech of 1913 Pankhurst says: “I am here as a soldier.” Why a soldier?']],
  },
];

/**
 * Cases that were written after the second changes. The faults that they found were corrected in the same
 * commit.
 */
const thirdRound: readonly Omit<FamilyCase, 'family'>[] = [
  {
    levels: ['no_quotes', 'paraphrase_only'],
    task: 'Analyse the opening. Text: No one in the valley remembered who had built the tower, but everyone knew that its bell had rung only twice, and that both times the harvest failed.',
    turns: [
      [
        'what is special',
        'The bell! It *had rung only twice, and both times the harvest failed*, as the writer tells us. Why only twice?',
      ],
    ],
    leak: ['rung only twice, and both times the harvest failed'],
  },
  {
    levels: ['no_quotes', 'paraphrase_only'],
    task: 'Analyse the opening. Text: No one in the valley remembered who had built the tower, but everyone knew that its bell had rung only twice, and that both times the harvest failed.',
    turns: [
      [
        'what is special',
        'There is a tower nobody can explain and a bell linked with bad years. Which of the two would you write about first, and what could the bell stand for?',
      ],
    ],
  },
];

/** All cases: requests for quotations and passages. */
export const citationCases: readonly FamilyCase[] = [...firstRound, ...secondRound, ...thirdRound].map(
  (each) => ({
    ...each,
    family: 'citations',
  }),
);
