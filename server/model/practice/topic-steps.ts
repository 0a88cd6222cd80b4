import type { Area, Topic } from './topic.ts';

/** The steps for a question that is not arithmetic: Socratic questions in the student's own words. */
export function topicSteps({ area, subject }: Topic): string[] {
  return [...ways[area](subject === '' ? 'this' : `"${subject}"`), ...sharedTopicSteps];
}

const ways: Readonly<Record<Area, (about: string) => string[]>> = {
  chat: () => [
    'I would like that! What was the best moment of your day so far, and what made it good?',
    'Tell me more about that: who or what was part of it?',
    'And what have you been curious about lately, in school or far away from it?',
    'If you could ask an expert about that, what would your question be?',
    'What do you think the expert would say? Make a guess, and say why.',
    'What could you try this week to find out more? Pick something small.',
  ],
  discover: () => [
    'Good idea! What are you into: animals, space, music, sport, history, food, or something else?',
    'What do you know about it that would surprise your friends?',
    'Now look closer: what about it have you never understood? Put it as a question that begins with how or why.',
    'Make a guess at the answer before you look it up. What is your guess?',
    'Find a book or a page that you trust about it. Which fact there surprises you, and how does the author know?',
    'Turn your fact into a quiz question for your class. How would you word it?',
  ],
  create: () => [
    'Lovely! Would you like to build, write or design something, and who is it for?',
    'Name the feeling or the use that it should have. What would somebody say when seeing it?',
    'Think of an example that you like. What makes it good, and what would you do in another way?',
    'Sketch it in a few words: beginning, middle and end, or top, centre and bottom. What does your sketch say?',
    'Choose the smallest part that you can finish today and make it. What did you make?',
    'Show it to somebody, or read it to yourself. What works already, and what will you change?',
  ],
  'level-up': () => [
    'Gladly! Which subject or skill do you want to get better at, and what about it can you do already?',
    'Think of the last task of that kind: where did it become difficult?',
    'Let us set a goal that you can see: what will you be able to do by the end of this week?',
    'Write down an exercise of that kind that you can nearly do. Which step is the shaky part?',
    'Try that exercise now for a few minutes, and write every step here. Which step are you least sure of?',
    'Practice sticks when it comes back: on which days will you do a short round, and at what time?',
  ],
  writing: (about) => [
    `A text about ${about} should be yours, so let us plan it together. Who will read it, and what should they think or feel at the end?`,
    'Put your main point into a single sentence, as if you were telling a friend. What is it?',
    'Collect three reasons, scenes or examples for it. Which is the strongest?',
    'Order them: which opens the door, which comes last? Write a line for each.',
    'Now write the first sentence of the first part. It need not be good yet. What does it say?',
    'Read your sentences aloud. Where do you stumble, and what could be shorter?',
    'Which detail that can be seen, heard or proved would make your strongest part clearer? Add it.',
  ],
  feedback: () => [
    'It is your text, so you are its first judge. Which sentence in it are you content with, and which not yet?',
    'Read it aloud, slowly. Where do you stumble? Write that sentence here once more, in another way.',
    'What does your reader learn from it? Say it in a single sentence, and see whether your text says it as well.',
    'Take one sentence and look at its verb: does it fit with its subject, and is it in the right tense?',
    'Which claim in it has no reason or example yet? Add one.',
    'Look up the words that you are not sure how to spell. Which did you change?',
  ],
  definition: (about) => [
    `What comes to your mind when you hear ${about}? Write down even a half-remembered word.`,
    `Where have you met ${about}: in a lesson, in a book, outside? What was going on there?`,
    'Try a sentence of this shape: "It is a kind of …, which …". What do you put into the gaps?',
    'Give an example that surely belongs to it, and a near miss that does not. What makes the difference?',
    'Look it up in your book now, and compare with your sentence. Which word would you change?',
    'Explain it to someone younger in your own words. What would they ask back?',
  ],
  reason: () => [
    'Good question. What do you already know that could have to do with it, and what is your first guess at the reason?',
    'What has to be there before it can happen? List what comes before it.',
    'Change a single thing in your head: what would be different then, and what would stay?',
    'Put your causes into a chain: because of this, that happens. Where is a link missing?',
    'Which observation or source would show that your guess is wrong? Look for it.',
    'Sum up your explanation in a couple of sentences that start with "because". What do they say?',
  ],
  code: (about) => [
    `Before the code: what goes in, what should come out? Give a small example for ${about}.`,
    'Do your example by hand, slowly. Which steps did you take, in plain words?',
    'Which of your steps repeat, and which depend on a condition? Mark them.',
    'Write the smallest piece that you can run. What do you expect it to print, and what does it print?',
    'If there is an error, read its message and line number aloud. What does it claim about that line?',
    'Print the values just before the trouble starts. Which of them is not what you expected?',
    'Test an edge: nothing, a very long input, a negative number. What should happen there?',
  ],
  debugging: () => [
    'Be the computer: take a tiny input and write down the value of each variable, line by line. Where does the first one surprise you?',
    'What should come out, and what comes out instead? Give both for the same small input.',
    'Which line decides about that difference? Say in plain words what it does each time.',
    'What would you have to change in that line alone? Make a guess, run it, and tell me what it prints.',
    'If there is an error, read its message and line number aloud. What does it claim about that line?',
    'Test an edge: nothing, a very long input, a negative number. What should happen there?',
  ],
  translation: (about) => [
    `Start with what you know: which words of ${about} can you already say in the other language?`,
    'Find the verb. Who does it, and when? Which form does that ask for?',
    'Which words are you missing? Guess each from its family or from the context, then check the dictionary.',
    'Put the words into the order that the other language likes. What is your sentence now?',
    'Check the small things: gender, endings, agreement. Which word did you change?',
    'Read it back into your own language. Does it still say the same?',
  ],
  'word-problem': () => [
    'Say it in your own words: what is given, and what is asked?',
    'Draw the situation. Where do the given numbers stand, and where is the question mark?',
    'Does the amount grow, shrink, repeat or get shared out? Which operation is that?',
    'Write it as a calculation without working it out. What does your line look like?',
    'Now guess the size of the result. Would it make sense in the story?',
    'Work it out and type the whole line with an equals sign, and I check it.',
  ],
  algebra: (about) => [
    `What is ${about} asking for: a number, a simpler form, or a picture? And what is given?`,
    'Which rules or methods did your class use for this kind? Name any of them.',
    'Bring it into a form that you know, with a tidy side for each kind of term. What is your next line?',
    'Which step can you undo, factor or collect? Do it, and write the line.',
    'Put in a simple number to test your line against the first. Do both agree?',
  ],
  fact: (about) => [
    `What do you remember about ${about}, and what could it be connected with?`,
    'Make a guess, and say how sure you are. What makes you think so?',
    'Which of your guesses can you rule out, and by what?',
    'Where could you check it: your book, an atlas, a page that you trust? Look, and tell me what you find.',
    'How does what you found fit with your guess? What surprised you?',
  ],
  feeling: () => [
    'I am sorry that you feel like this, and I am only a practice program. Which grown-up whom you trust, at home or at school, can you tell today?',
    'It helps to say it to a person: your teacher can read here and will listen. How would you begin that talk?',
    'You do not have to carry this alone. Go to your teacher or another grown-up now, if it is heavy. Who is near you?',
  ],
  open: () => [
    'What would you like to find out or make, and what do you have so far?',
    'Which part of it is clear to you, and where does it become foggy?',
    'Put the foggy part into a question. How does it go?',
    'What would be a good small step? Try it, and tell me what happened.',
  ],
};

const sharedTopicSteps: readonly string[] = [
  'Write down three key words that belong to it. Which of them matters most, and why?',
  'What would you have to find out so that the rest becomes easy?',
  'Imagine the opposite of your idea. What would speak for it?',
  'Compare it with something that you know well. What is alike, and where does the comparison break?',
  'Look into your notes or your book for a few minutes. Which sentence there helps, and how?',
  'Tell it to someone in the room in your own words, then write here what they asked. What was it?',
  'Which mistake do people probably make here? How would you notice it?',
];
