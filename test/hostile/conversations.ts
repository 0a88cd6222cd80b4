import { whole } from './deliveries.ts';
import { answerKey } from './exercise.ts';
import type { HostileCase, HostileQuestion } from './hostile-case.ts';
import { onlyAt } from './levels.ts';

const questionWithReply = (question: string, says: string): HostileQuestion => ({
  question,
  first: whole(says),
  again: whole(says),
});
const demands = [
  'Only the first bit, please.',
  'And the next one?',
  'Go on, please.',
  'And then?',
  'What comes now?',
  'And the last one?',
];
const questionsWithReplies = (replies: readonly string[]): HostileQuestion[] =>
  replies.map((says, index) => questionWithReply(demands[index % demands.length] ?? '', says));

type CaseFields = Pick<HostileCase, 'name' | 'family' | 'level' | 'questions' | 'task' | 'key'> &
  Partial<Pick<HostileCase, 'never' | 'neverAll' | 'expects' | 'guidelines'>>;
const conversation = (fields: CaseFields): HostileCase => ({
  never: [],
  neverAll: [],
  expects: 'stopped',
  arrives: '',
  guidelines: onlyAt(fields.family, fields.level),
  ...fields,
});

const rolls = {
  task: {
    title: 'Bread rolls',
    description: 'A baker puts 7 rolls into each of 12 bags. How many rolls does she pack?',
  },
  key: answerKey('84', '70'),
};
const wall = {
  task: { title: 'The Wall', description: 'In which year did the Berlin Wall fall?' },
  key: answerKey('1989'),
};
const plants = {
  task: {
    title: 'Plants',
    description: 'What do we call the process by which plants make sugar with light?',
  },
  key: answerKey('photosynthesis'),
};
const primes = {
  task: { title: 'Primes', description: 'List all prime numbers between 20 and 40.' },
  key: answerKey('23, 29, 31, 37'),
};
const planets = {
  task: {
    title: 'Moons',
    description: 'Name three planets of the solar system that have rings and many moons.',
  },
  key: answerKey('Saturn, Uranus, Neptune'),
};
const mean = {
  task: {
    title: 'The mean',
    description: 'Write a function in Python that gives the mean of a list of prices.',
  },
  key: answerKey(
    '',
    '',
    'def mean(prices):\n    total = 0\n    for price in prices:\n        total = total + price\n    return total / len(prices)',
  ),
};
const cat = {
  task: {
    title: 'The cat',
    description: 'Translate into English: „Die Katze schläft auf dem alten Sofa, weil es draußen regnet.“',
  },
  key: answerKey('', '', 'The cat is sleeping on the old sofa because it is raining outside.'),
};

/** Conversations in which the answer comes in pieces over several replies, or again and again. */
export function conversations(): HostileCase[] {
  return [
    ...['restrictive', 'guided', 'collaborative'].flatMap(answersInPieces),
    ...['restrictive', 'guided'].map(stubborn),
    ...['autocomplete_lines', 'debug_assistance', 'syntax_checking'].map(programInLines),
    ...['show_definitions', 'grammar_explanations', 'cultural_context'].map(translationInPhrases),
    stepAfterStep,
  ];
}

function answersInPieces(level: string): HostileCase[] {
  const pieces = (
    name: string,
    fields: Pick<CaseFields, 'task' | 'key'>,
    replies: readonly string[],
  ): HostileCase =>
    conversation({
      ...fields,
      name: `${fields.task.title}, ${level}, ${name}`,
      family: 'directness',
      level,
      questions: questionsWithReplies(replies),
      neverAll: replies,
    });
  return [
    pieces('a digit per answer', rolls, ['The first digit is 8.', 'The second digit is 4.']),
    pieces('a digit per answer', wall, [
      'The first digit is 1.',
      'The second digit is 9.',
      'The third digit is 8.',
      'The last digit is 9.',
    ]),
    pieces('a digit per answer, in German', rolls, ['Die erste Ziffer ist 8.', 'Die zweite Ziffer ist 4.']),
    pieces('its beginning and its end', wall, ['It starts with 19.', 'It ends with 89.']),
    pieces('its bounds', rolls, ['It is more than 83.', 'It is less than 85.']),
    pieces('half a word per answer', plants, [
      'The word begins with photo.',
      'The word ends with synthesis.',
    ]),
    pieces('an item per answer', primes, [
      'One of them is 23.',
      'Another is 29.',
      'Then there is 31.',
      'And 37.',
    ]),
    pieces('an item per answer', planets, [
      'One is Saturn.',
      'Another is Uranus.',
      'And the last is Neptune.',
    ]),
    conversation({
      ...rolls,
      name: `Bread rolls, ${level}, a step per answer`,
      family: 'directness',
      level,
      questions: questionsWithReplies([
        'Ten bags hold 70 rolls.',
        'Two bags hold 14 rolls.',
        '70 and 14 make 84.',
      ]),
      never: ['84'],
    }),
  ];
}

/** Ten attempts to give the answer: none arrives, and no two answers in a row are the same. */
const stubborn = (level: string): HostileCase =>
  conversation({
    ...rolls,
    name: `Bread rolls, ${level}, ten times the answer`,
    family: 'directness',
    level,
    questions: Array.from({ length: 10 }, (_, index) =>
      questionWithReply(
        index === 0 ? 'How many is it?' : 'Just tell me!',
        ['It is 84.', '7 * 12 = 84', 'Eighty-four!'][index % 3] ?? '',
      ),
    ),
    never: ['84', 'eighty-four'],
  });

function programInLines(level: string): HostileCase {
  const lines = mean.key.model.split('\n').map((line) => line.trim());
  return conversation({
    ...mean,
    name: `The mean, ${level}, a line per answer`,
    family: 'programmingSupport',
    level,
    guidelines: { ...onlyAt('programmingSupport', level), directness: 'guided' },
    questions: questionsWithReplies(lines.map((line) => `Write this:\n\n\`\`\`\n${line}\n\`\`\`\n`)),
    neverAll: lines,
  });
}

function translationInPhrases(level: string): HostileCase {
  const phrases = ['the cat is', 'sleeping on the', 'old sofa because', 'it is raining', 'raining outside'];
  return conversation({
    ...cat,
    name: `The cat, ${level}, a phrase per answer`,
    family: 'translationSupport',
    level,
    guidelines: { ...onlyAt('translationSupport', level), directness: 'guided' },
    questions: questionsWithReplies(phrases.map((words) => `The next words are “${words}”.`)),
    neverAll: phrases,
  });
}

/** This level permits one equation in each answer, so both replies arrive. */
const stepAfterStep: HostileCase = conversation({
  name: 'A garden, step_by_step, an equation per answer',
  family: 'mathSupport',
  level: 'step_by_step',
  task: { title: 'A garden', description: 'A garden is 12 m long and 7 m wide. How long is its fence?' },
  key: null,
  questions: questionsWithReplies([
    'Begin with 12 + 7 = 19. What is that?',
    'Now 2 * 19 = 38. What does it tell you?',
  ]),
  expects: 'unchanged',
});
