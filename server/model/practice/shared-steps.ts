/**
 * Endless steps for any calculation. They contain no digit and no number word, so that they never give a result away.
 */
export const calculationSteps = (text: string): string[] => [
  `Write down all that you already know about ${text}, even if it is little. Which part of it is missing?`,
  'Which part are you sure about, and where does it start to feel shaky?',
  'Cover everything except the smallest part, and work out only that. Type it as a line with an equals sign, and I check it.',
  `Draw ${text}: bars, boxes or a number line, whichever you like. What does your picture show about the size of the result?`,
  'Guess before you calculate: between which round numbers must the result lie? Tell me your guess and why.',
  'Imagine a friend who has to do this by hand. What would you tell your friend to do at the very start?',
  'Make the numbers smaller, do that easier problem with the same method, and write it here. Which of its steps can you copy?',
  'Try it on paper now, every line below the other, and type the lines as they stand. I say which of them hold.',
  'Look for something like it in your notebook. Which step there did you do before the last line?',
  'Take a guess at the result and test it: calculate backwards from your guess. Where do you arrive?',
  'Say in your own words what the sign between the numbers asks you to do. How would you do that with coins?',
  'Take a breath and choose: do you want to work with a picture, in parts, or from a guess?',
];

const things = [
  'the method',
  'the hardest line',
  'your picture',
  'the part you did last',
  'your guess',
  'the easiest part',
];
const doings = [
  'Write it down once more in words of your own',
  'Explain it as if you were the teacher',
  'Do it again without looking at your notes',
  'Mark what you would change',
  'Find where a mistake could hide',
  'Say it aloud, then type what you said',
];

const closings = [
  'What do you notice?',
  'What is clearer now?',
  'Which question is left?',
  'What surprised you?',
  'What would you keep?',
];

/** One step for each combination of a thing and an activity. */
export function* endlessSteps(): Generator<string> {
  for (let round = 0; round < things.length * doings.length; round += 1) {
    const thing = things[round % things.length];
    const doing = doings[(round + Math.floor(round / things.length)) % doings.length];
    yield `Let us stay with ${thing}. ${doing}. ${closings[round % closings.length]}`;
  }
}
