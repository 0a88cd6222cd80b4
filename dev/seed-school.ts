/** The invented people and conversations of the seeded school. */

export const school = { code: 'RIVERSIDE', name: 'Riverside School' };

export const teacher = { name: 'Ada Byron', email: 'ada@school.example', password: 'paper boat 7' };

export const studentPassword = 'password';

export const classes = {
  algebra: {
    className: 'Algebra 1',
    subject: 'Mathematics',
    description: 'Fractions, proportions and first equations. Bring your notebook to every lesson.',
  },
  biology: {
    className: 'Life Science',
    subject: 'Science',
    description: 'Cells, plants and the human body, with one experiment every other week.',
  },
} as const;

/** First and last names; the first fourteen are in algebra, the last fourteen in life science. */
export const students: readonly (readonly [first: string, last: string])[] = [
  ['Amara', 'Okafor'],
  ['Mateo', 'Hernández'],
  ['Mei', 'Lin'],
  ['Noah', 'Fischer'],
  ['Priya', 'Raman'],
  ['Yusuf', 'Demir'],
  ['Chloé', 'Martin'],
  ['Tariq', 'Haddad'],
  ['Sofia', 'Rossi'],
  ['Kwame', 'Mensah'],
  ['Hana', 'Sato'],
  ['Liam', "O'Connor"],
  ['Zofia', 'Nowak'],
  ['Diego', 'Álvarez'],
  ['Aaliyah', 'Brooks'],
  ['Elif', 'Yılmaz'],
  ['Oscar', 'Lindqvist'],
  ['Fatima', 'Zahra'],
  ['Jin', 'Park'],
  ['Ngozi', 'Eze'],
  ['Luca', 'Bianchi'],
  ['Maya', 'Cohen'],
  ['Tui', 'Parata'],
  ['Viktor', 'Petrov'],
];

export const classSize = 14;

/** First names of participants of the current lesson who ask nothing. */
export const silent = ['Noah', 'Chloé'];

/** A username from a name, without accents: amara.okafor, mateo.hernandez. */
export function usernameOf(first: string, last: string): string {
  const plain = (name: string) =>
    name
      .normalize('NFD')
      .replaceAll('ı', 'i')
      .replace(/[^A-Za-z]/g, '')
      .toLowerCase();
  return `${plain(first)}.${plain(last)}`;
}

interface PlannedInteraction {
  readonly question: string;
  readonly answer: string;
}

/** Conversations by the first name of the student, in the order in which they are played. */
export type Conversations = Readonly<Record<string, readonly PlannedInteraction[]>>;

export const biologyConversations: Conversations = {
  Hana: [
    {
      question: 'Why are plants green?',
      answer:
        'Good place to start! Something in the leaf takes in some colours of light and sends others back. ' +
        'If a leaf looks green to you, which colour is it sending back, and which might it be keeping?',
    },
    {
      question: 'It sends back green so it keeps red and blue?',
      answer:
        'Exactly, chlorophyll takes in mostly red and blue light. What do you think the plant does with the energy it keeps?',
    },
  ],
  Jin: [
    {
      question: 'What is the difference between a plant cell and an animal cell?',
      answer:
        'Let us build it together. Think of two things: what holds a plant upright without bones, and where does it make ' +
        'its food? Which parts of a cell could do these two jobs?',
    },
  ],
};

export const algebraConversations: Conversations = {
  Amara: [
    {
      question: 'How do I add 3/4 and 1/8?',
      answer:
        'You can only add pieces of the same size. Right now you have quarters and eighths. ' +
        'Can you cut each quarter so that all pieces are eighths? How many eighths are 3/4?',
    },
    {
      question: '6/8?',
      answer:
        'Yes, that is the same amount in smaller pieces. Now all of them are eighths: what do you do next?',
    },
    {
      question: 'So 7/8!',
      answer:
        'That is right, and you found it yourself. How would you begin if the pieces were thirds and sixths?',
    },
  ],
  Mateo: [
    {
      question: 'can you just tell me x in 3x + 5 = 20',
      answer:
        'I will not take the fun away, but here is a way in. Think of 3x + 5 as a wrapped present: the last thing that ' +
        'happened to x was adding 5. How would you undo that on both sides?',
    },
    {
      question: 'minus 5 so 3x = 15',
      answer: 'Well done. One layer is left: what happened to x to make it 3x, and what undoes that?',
    },
  ],
  Mei: [
    {
      question: 'Is 0.75 the same as 3/4? How can I show it?',
      answer:
        'Nice that you want to show it and not just believe it. What does the 7 in 0.75 count, and what does the 5 count? ' +
        'Try to write 0.75 as a number of hundredths.',
    },
    {
      question: '75/100, and both can be divided by 25, so 3/4.',
      answer:
        'That is a complete argument. Could you also go the other way, from 3/4 to 0.75, without a calculator?',
    },
  ],
  Priya: [
    {
      question: 'A recipe for 4 people needs 300 g of rice. How much for 7?',
      // This answer gives too much away: a hint replaces it, and the monitor shows its receipt.
      answer:
        'One person needs 300 divided by 4, that is 75 g. So 7 people need 7 times 75, which is 525 g of rice.',
    },
  ],
  Yusuf: [
    {
      question: 'I do not understand why minus times minus is plus',
      answer:
        'Many people wonder about that. Work out 3 times −2, then 2 times −2, then 1 times −2, each on a line of its ' +
        'own. What changes from each line to the next? What should come below 0 times −2?',
    },
    {
      question: 'it goes up by 2 each time so −1 · −2 = 2',
      answer:
        'You just found the rule from a pattern. How would you explain it to a friend, in one sentence of your own?',
    },
  ],
};
