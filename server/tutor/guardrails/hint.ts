import { type ActName, acts } from '../../../contract/acts.ts';
import type { GuidelineFamily } from '../../../contract/guidelines.ts';
import type { Situation } from './reading.ts';

/**
 * Questions that move a student on whatever the exercise is, from the first look to the last check. None holds a
 * number, a formula, a quotation, code or a word of another language: it breaks no guideline at any level.
 */
const questions: Record<GuidelineFamily, readonly string[]> = {
  directness: [
    'Which part of it is clear to you, and at which word does it stop being clear?',
    'What does the exercise ask for, in your own words?',
    'What is given, and which of it have you not used yet?',
    'Make it smaller: what would you do if the exercise were much easier?',
    'What would you expect the result to look like, roughly, and why?',
    'Write down the last thing you are sure of. What follows from it?',
    'Explain your last step as if to a classmate: where would they ask why?',
    'Which idea from class does this remind you of, and what did you do there?',
  ],
  mathSupport: [
    'Which quantity do you want to know, and which ones does the exercise give you?',
    'Say the next step as a sentence first: what do you do with which quantity, and why?',
    'Will the next result be larger or smaller than the one you have? How do you know?',
    'Draw it or make a small table: what does it show that the words did not?',
    'Try the same with easy numbers of your own. What did you do to get there?',
    'Write your next line and tell me what it means; I will look at that line with you. What is it?',
    'How could you check your last line without repeating it?',
    'Which step is left between what you have and what is asked?',
  ],
  citations: [
    'Which passage would you point to, and what does it show in your own words?',
    'Who is speaking or writing there, and what do they want the reader to believe?',
    'What is the point you want to make, before you look for a source for it?',
    'Close the text for a moment: what do you remember of it, and why that?',
    'What would somebody who disagrees with you point to?',
    'How does your sentence go on after the word “because”?',
  ],
  programmingSupport: [
    'Read your code line by line as the computer would: at which line does it first do something you did not mean?',
    'What is in each variable just before that line, and what should be there?',
    'Which input is the smallest one that still goes wrong?',
    'Say in one sentence what the next line has to do. Which word of the language does that?',
    'What does the error message name: which line, and which thing on it?',
    'What would you let the program print to find out where it goes astray?',
  ],
  translationSupport: [
    'Which word of the sentence is the verb, and who does it?',
    'Which single word are you missing? Ask me for that one.',
    'Is it about now, earlier or later, and how does the language show that?',
    'Try the sentence with the words you know and leave a gap for the rest. What do you have?',
    'Which words belong together in that sentence, and what do they do?',
    'Read your sentence aloud: which ending makes you doubt?',
  ],
};

/** One line each that says where the help ends, never twice in a row. */
const openings = [
  'The last bit is yours.',
  'I will not take this step from you, but I will go to it with you.',
  'You are closer than it feels.',
  'Let us look at just one thing.',
] as const;

/**
 * What a student reads instead of a reply that the guidelines did not let through (guidelines, part 6): the current
 * step and a question that moves it on, never a bare refusal. Another one every turn.
 */
export function fallbackHint(situation: Situation, act: ActName): string {
  const turn = situation.earlier.length;
  const family = acts[act].family;
  const choice = questions[family === 'directness' && hasNumbers(situation) ? 'mathSupport' : family];
  const opening = openings[turn % openings.length];
  return [opening, currentStep(situation), choice[turn % choice.length]].filter(Boolean).join(' ');
}

const numberIn = /\d/;
const hasNumbers = ({ task, question }: Situation): boolean => numberIn.test(task) || numberIn.test(question);

/** Where the student is among the steps of the key, in words that give none of them away; empty without such steps. */
function currentStep({ key, question, earlier }: Situation): string {
  if (!key || key.steps.length === 0) return '';
  const said = [...earlier.map((exchange) => exchange.question), question].join('\n');
  const reached = key.steps.filter((step) => hasWord(said, step)).length;
  if (reached === 0) return 'You are at the first step.';
  if (reached >= key.steps.length) return 'All that is missing is the last step.';
  return `You are past ${reached === 1 ? 'the first step' : 'several steps'}, on the way to the next.`;
}

/** Whether a text holds a value as a word of its own: 4 is not in 42. */
function hasWord(text: string, word: string): boolean {
  const escaped = word.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return (
    escaped !== '' &&
    new RegExp(`(?<![\\p{L}\\p{N}.,])${escaped}(?![\\p{L}\\p{N}]|[.,]\\p{N})`, 'iu').test(text)
  );
}
