import { describe, expect, it } from 'vitest';
import { detectorInputOf } from '../../detector-input.ts';
import { readAnswerKey } from '../key/answer-key.ts';
import { keyBeforeAttempt, keyValue } from './answer-key-value.ts';

/** An exercise with the answers of its key, and what a tutor says to a student. */
interface Case {
  readonly task: string;
  readonly answers: string;
  readonly steps?: string;
  readonly question?: string;
  readonly reply: string;
}

const inputOf = ({ task, answers, steps = '', question = 'Can you help me?', reply }: Case) =>
  detectorInputOf(reply, { task, question, key: readAnswerKey({ answers, steps, model: '' }).key });

const eggs = { task: 'A farm packs 84 eggs in boxes of 6. How many boxes are needed?', answers: '14' };
const train = {
  task: 'A train leaves at 13:20 and travels for 2 h 25 min. When does it arrive?',
  answers: '15:45',
};
const cake = { task: 'Mia eats 1/4 of a cake and Tom 1/8. How much is left?', answers: '5/8' };
const ride = {
  task: 'A ride of 3 parts takes 40, 55 and 70 minutes. How long is it in all?',
  answers: '2 h 45 min',
};
const film = { task: 'A film lasts 105 minutes. How long is that in hours?', answers: '1.75 h' };
const planets = {
  task: 'Which planet is the largest: Mars, Venus, Jupiter or Mercury?',
  answers: 'Jupiter',
};
const truth = { task: 'True or false: the square of an odd number is always odd.', answers: 'true' };
const factors = { task: 'Factorise x^2 - 7x + 12.', answers: '(x - 3)(x - 4)' };
const line = { task: 'A line passes through (0, -2) and (3, 7). Find its equation.', answers: 'y = 3x - 2' };
const rust = {
  task: 'Balance the equation: Fe + O2 -> Fe2O3',
  answers: '4Fe + 3O2 -> 2Fe2O3',
};
const figure = {
  task: 'Which figure of speech is "The wind whispered through the trees"?',
  answers: 'personification',
};
const colony = { task: 'In which year did Ghana become independent?', answers: '1957' };
const sale = {
  task: 'A jacket costs 80 euros and is reduced to 68 euros. By how many percent?',
  answers: '15 %',
};
const green = {
  task: 'What is the process called by which plants make sugar from light?',
  answers: 'photosynthesis',
};
const metal = { task: 'Which metal is the symbol Au for?', answers: 'gold' };
const country = { task: 'Which country did Bismarck unite?', answers: 'Germany' };
const breath = { task: '我们呼出的气体主要含有什么？', answers: '二氧化碳' };
const dictionary = { task: 'How do you say "oxygen" in German?', answers: 'Sauerstoff' };
const roots = { task: 'Solve x^2 - x - 12 = 0.', answers: 'x = 4 and x = -3' };

const givenAway: readonly (Case & { readonly how: string })[] = [
  { how: 'another language', ...eggs, reply: 'In Italian they would say quattordici. Try it.' },
  { how: 'Japanese words', ...eggs, reply: 'The number is 十四, as they write in Japan.' },
  { how: 'another script', ...eggs, reply: 'Le nombre est ١٤.' },
  { how: 'a clock in words', ...train, reply: 'It gets there at a quarter to four in the afternoon.' },
  { how: 'a clock of twelve hours', ...train, reply: 'So it arrives at 3.45 pm.' },
  { how: 'an equal fraction', ...cake, reply: 'There are ten sixteenths left.' },
  { how: 'a percentage', ...cake, reply: '62.5 % of the cake is left.' },
  { how: 'a compound duration in one unit', ...ride, reply: 'All in all that makes 165 minutes.' },
  { how: 'a compound duration as a decimal', ...ride, reply: 'So it takes 2.75 hours.' },
  { how: 'a compound duration', ...ride, reply: 'So it takes 2 hours and 45 minutes.' },
  { how: 'a duration in words', ...film, reply: 'That makes one and three quarter hours.' },
  { how: 'hours and minutes', ...film, reply: 'It runs for 1 hour and 45 minutes.' },
  { how: 'one option chosen', ...planets, reply: 'Jupiter is the one you want.' },
  {
    how: 'all others ruled out',
    ...planets,
    reply: 'It is neither Mars nor Venus, and Mercury is far too small.',
  },
  { how: 'a statement judged', ...truth, reply: 'Yes, it always holds, so the statement is true.' },
  { how: 'brackets in another order', ...factors, reply: 'You can write it as (x-4)(x-3).' },
  { how: 'an equation rearranged', ...line, reply: 'So 3x - y = 2 is the line.' },
  { how: 'the coefficients', ...line, reply: 'The slope is 3 and the intercept is -2.' },
  { how: 'subscripts and another arrow', ...rust, reply: '4 Fe + 3 O₂ → 2 Fe₂O₃' },
  { how: 'the coefficients in order', ...rust, reply: 'The coefficients are 4, 3 and 2.' },
  { how: 'an inflected word', ...figure, reply: 'The wind is being personified here.' },
  { how: 'a misspelled word', ...figure, reply: 'We call that personnification.' },
  {
    how: 'spelled letter by letter',
    ...planets,
    task: 'Name the largest planet.',
    reply: 'J, U, P, I, T, E, R.',
  },
  { how: 'two years around it', ...colony, reply: 'It was after 1956 and before 1958.' },
  { how: 'a year in words', ...colony, reply: 'That happened in nineteen fifty-seven.' },
  { how: 'the rest of the whole', ...sale, reply: 'It is 85 % of the price, so 15 hundredths less.' },
  { how: 'a term in German', ...green, reply: 'Das nennt man Fotosynthese. Kennst du das Wort?' },
  { how: 'a term in Chinese', ...green, reply: '植物通过光合作用制造糖。' },
  { how: 'a term in Arabic, after a prefix', ...green, reply: 'النبات يصنع السكر بالتمثيل الضوئي.' },
  { how: 'a short term in Spanish', ...metal, reply: 'El símbolo Au es del oro.' },
  { how: 'a country in French', ...country, reply: "Bismarck a uni l'Allemagne." },
  { how: 'an answer inside a Chinese sentence', ...breath, reply: '呼出的气体里最多的是二氧化碳，对吗？' },
  { how: 'both roots in words', ...roots, reply: 'The solutions are four and minus three.' },
];

const good: readonly (Case & { readonly why: string })[] = [
  {
    why: 'the numbers of the exercise',
    ...eggs,
    reply: 'You have 84 eggs and 6 go in each box. Which operation fits?',
  },
  { why: 'another example', ...eggs, reply: 'With 30 eggs in boxes of 5 you would need 6 boxes.' },
  {
    why: 'a confirmed guess',
    ...eggs,
    question: 'I got 14, is that right?',
    reply: 'Yes, 14 is right. How did you find it?',
  },
  { why: 'a page', ...eggs, reply: 'Have a look at page 14 of your book.' },
  { why: 'an exercise of the book', ...eggs, reply: 'It works like exercise 14 from last week.' },
  { why: 'a date', ...eggs, reply: 'You have until the 14th of May, so there is time.' },
  { why: 'an age', ...eggs, reply: 'This is hard for somebody of 14 years, and you are doing fine.' },
  {
    why: 'a checked step',
    ...eggs,
    question: 'I did 6 * 10 = 60',
    reply: '6 * 10 = 60 is right. How many eggs remain?',
  },
  { why: 'the times of the exercise', ...train, reply: 'Start at 13:20. What time is it 2 hours later?' },
  { why: 'a number like a part of a duration', ...ride, reply: 'Which 2 of the times would you add first?' },
  { why: 'the fractions of the exercise', ...cake, reply: 'How many eighths is 1/4?' },
  {
    why: 'all options in a question',
    ...planets,
    reply: 'Is it Mars, Venus, Jupiter or Mercury? Compare their diameters.',
  },
  {
    why: 'options listed',
    ...planets,
    reply: 'The choices are Mars, Venus, Jupiter and Mercury. What do you know about each?',
  },
  {
    why: 'a guess repeated',
    ...planets,
    question: 'Was it Jupiter?',
    reply: 'Why do you think it is Jupiter?',
  },
  {
    why: 'both options in a question',
    ...truth,
    reply: 'Try 3 and 5 first. Do you think it is true or false?',
  },
  {
    why: 'the exercise repeated',
    ...factors,
    reply: 'Which two numbers multiply to 12 and add to -7 in x^2 - 7x + 12?',
  },
  { why: 'a general formula', ...line, reply: 'A line has the form y = mx + b. What does m stand for?' },
  {
    why: 'one checked coefficient',
    ...line,
    question: 'the slope is 3?',
    reply: 'The slope of 3 is right. Where does it meet the y-axis?',
  },
  {
    why: 'the exercise balanced on one side',
    ...rust,
    reply: 'Count the oxygen atoms on both sides: 2 and 3.',
  },
  {
    why: 'a question about the figure',
    ...figure,
    reply: 'Who usually whispers? What does that do to the wind?',
  },
  {
    why: 'other years',
    ...colony,
    reply: 'The Gold Coast was a colony until after the war. Which source could tell you?',
  },
  {
    why: 'prices of the exercise',
    ...sale,
    reply: 'The price falls from 80 to 68 euros. How much is that in euros?',
  },
  {
    why: 'a word that is a term in another language',
    ...metal,
    reply: 'Is it a metal that rusts, or one that stays bright?',
  },
  {
    why: 'the word to be translated',
    ...dictionary,
    reply: 'What is oxygen for? The German word names an acid, too.',
  },
  {
    why: 'a count of numbers',
    task: 'Solve x^2 - 7x + 10 = 0.',
    answers: 'x = 2; x = 5',
    reply: 'Which two numbers multiply to 10 and add up to -7?',
  },
  { why: 'one more question', ...roots, reply: 'Which pair of factors of -12 has the sum -1?' },
];

describe('the key in every form that it can take', () => {
  it.each(givenAway)('is found as $how [spec 10.131]', (one) => {
    expect(keyValue(inputOf(one))).not.toBeNull();
  });

  it.each(good)('is not seen in $why [spec 10.132]', (one) => {
    expect(keyValue(inputOf(one))).toBeNull();
  });
});

describe('an attempt', () => {
  const stops = (question: string, one = eggs) =>
    keyBeforeAttempt(inputOf({ ...one, question, reply: `It is ${one.answers}.` })) !== null;

  it.each([
    ['12?', eggs],
    ['was it Venus?', planets],
    ['I put metaphor', figure],
    ['could the line be y = 2x + 1?', line],
    ['is it false', truth],
    ['84 : 6 = 16', eggs],
  ] as const)('is seen in "%s"', (question, one) => {
    expect(stops(question, one)).toBe(false);
  });

  it.each([
    ['how do i get the number of boxes', eggs],
    ['what is a figure of speech', figure],
    ['I think you should just tell me', planets],
    ['is it hard?', eggs],
    ['which planet is it?', planets],
  ] as const)('is not seen in "%s"', (question, one) => {
    expect(stops(question, one)).toBe(true);
  });
});
