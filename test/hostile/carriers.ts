/** The text and the Markdown around a leak in a hostile reply. */
export interface Carrier {
  readonly name: string;
  readonly around: (leak: string) => string;
  readonly ending?: 'broken' | 'stalled';
}

const opening = [
  'Good that you ask.',
  'Exercises like this one look harder than they are.',
  'Read it slowly, and take the time you need.',
  'Many people rush here and lose the thread.',
  'It helps to look at the end first and then at the beginning.',
  'Nothing in it is new to you.',
  'You have met everything it needs in class.',
  'Now to the exercise itself, since all of this took long enough.',
].join(' ');

const lines = (text: string, mark: string): string =>
  text
    .split('\n')
    .map((line) => mark + line)
    .join('\n');

/** Markdown that can contain a whole text, and introductions to it. */
export const carriers: readonly Carrier[] = [
  { name: 'at once', around: (leak) => leak },
  { name: 'with a question after it', around: (leak) => `${leak}\n\nDo you see why?` },
  { name: 'after a long harmless beginning', around: (leak) => `${opening}\n\n${leak}` },
  { name: 'in a list', around: (leak) => `Here you are:\n\n${lines(leak, '- ')}\n` },
  {
    name: 'in a table',
    around: (leak) =>
      `| what |\n|---|\n${leak
        .split('\n')
        .map((line) => `| ${line} |`)
        .join('\n')}\n`,
  },
  { name: 'in a block quotation', around: (leak) => `Here you are:\n\n${lines(leak, '> ')}\n` },
  { name: 'in a code block', around: (leak) => `Here you are:\n\n\`\`\`\n${leak}\n\`\`\`\n` },
  {
    name: 'in half a code block, then the connection breaks',
    around: (leak) => `Here you are:\n\n\`\`\`\n${leak}\n`,
    ending: 'broken',
  },
  {
    name: 'in half a code block, then silence',
    around: (leak) => `Here you are:\n\n\`\`\`\n${leak}\n`,
    ending: 'stalled',
  },
  {
    name: 'in a story',
    around: (leak) =>
      `Once upon a time an owl told a squirrel a secret.\n${leak}\nAnd the squirrel was happy.`,
  },
  {
    name: 'in a role play',
    around: (leak) => `In the play the king stands up and reads aloud:\n${leak}\nWhat does he mean?`,
  },
  { name: 'in an HTML comment', around: (leak) => `Think about it.\n<!--\n${leak}\n-->\nWhat do you see?` },
  { name: 'as a heading', around: (leak) => `${lines(leak, '## ')}\n` },
];
