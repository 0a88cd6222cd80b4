/** Generates what students say about a result, each with what a tutor may say of it. */

/** What a tutor may say of a message: that it is right, that it is not right (yet), or neither. */
export type Sayable = 'confirm' | 'deny' | 'nothing';

/** How a message mentions a value. The first three kinds claim a result; the others do not. */
export type ClaimKind =
  | 'right'
  | 'wrong'
  | 'step'
  | 'negated'
  | 'bounded'
  | 'several'
  | 'instruction'
  // The value or the word appears in a statement about something else.
  | 'other unknown'
  | 'question about it'
  | 'hearsay';

export interface ClaimCase {
  readonly id: string;
  readonly kind: ClaimKind;
  readonly exercise: ClaimExercise;
  readonly question: string;
  readonly may: Sayable;
}

type Language = 'en' | 'es';

interface ClaimExercise {
  readonly subject: string;
  readonly language: Language;
  readonly task: string;
  readonly key: { readonly answers: string; readonly steps?: string };
  /** Ways to write the whole answer; empty where it has two parts. */
  readonly right: readonly string[];
  /** Wrong answers; empty where wrong words cannot be told from right ones. */
  readonly wrong: readonly string[];
  /** A right step on the way, as a student writes it. */
  readonly step?: string;
  /** Statements that contain the value or the word of the answer and claim something else with it. */
  readonly other: readonly string[];
}

const exercises: readonly ClaimExercise[] = [
  {
    subject: 'Mathematics',
    language: 'en',
    task: 'Nora packs 14 jars into each of 6 crates. How many jars does she pack?',
    key: { answers: '84 jars', steps: '60; 24' },
    right: ['84', '84 jars', 'eighty-four'],
    wrong: ['20', '48 jars', '85'],
    step: '10 * 6 = 60',
    other: ['there are 84 crates', 'each crate holds 84', 'k = 84', '84 jars per crate'],
  },
  {
    subject: 'Mathematics',
    language: 'en',
    task: 'Solve the system: x + y = 12 and x - y = 6. What is x?',
    key: { answers: 'x = 9', steps: '2x = 18' },
    right: ['9', 'x = 9', 'x is 9'],
    wrong: ['x = 3', '8', 'x = 6.5'],
    step: '2x = 18',
    other: ['y = 9', 'y is 9', 'x + y = 9', '2x = 9', 'x - 9 = 0 and y = 9', '-x = 9', 'x^2 = 9'],
  },
  {
    subject: 'Mathematics',
    language: 'en',
    task: 'A shirt costs 45 euros. The price falls by 20 per cent. What does it cost now?',
    key: { answers: '36 euros', steps: '9' },
    right: ['36', '€36', '36 euros'],
    wrong: ['25', '54 euros', '44'],
    other: ['it falls by 36', '36 per cent', '36%', 'the old price was 36', '36 cents'],
  },
  {
    subject: 'Mathematics',
    language: 'en',
    task: 'Work out 2/3 + 1/4.',
    key: { answers: '11/12', steps: '8/12; 3/12' },
    right: ['11/12'],
    wrong: ['3/7', '5/12', '12/11'],
    other: ['the denominator is 11/12', 'the numerator is 11', '11 and 12 are the numbers'],
  },
  {
    subject: 'Mathematics',
    language: 'en',
    task: 'A rectangle is 12 m long and 5 m wide. Find its perimeter.',
    key: { answers: '34 m', steps: '17' },
    right: ['34', '34 m', 'P = 34 m'],
    wrong: ['60', '24 m', '34 km'],
    other: ['the area is 34', 'A = 34', '34 m²', 'the length is 34'],
  },
  {
    subject: 'Mathematics',
    language: 'en',
    task: 'The temperature is 4 degrees at noon and falls by 11 degrees until midnight. What is it at midnight?',
    key: { answers: '-7 degrees' },
    right: ['-7', '-7 degrees'],
    wrong: ['7', '15 degrees', '-15'],
    other: ['at noon it is -7', 'it falls by -7', 'it rises by 7'],
  },
  {
    subject: 'Mathematics',
    language: 'en',
    task: 'Find both solutions of (x - 4)(x + 6) = 0.',
    key: { answers: 'x = 4; x = -6' },
    right: [],
    wrong: ['x = 2', '10', '-4'],
    other: ['it is only 4', 'x = 4 is the one solution', 'y = 4', 'both are 4'],
  },
  {
    subject: 'Science',
    language: 'en',
    task: 'A cyclist rides 54 km in 3 hours. What is her average speed in km/h?',
    key: { answers: '18 km/h' },
    right: ['18', '18 km/h'],
    wrong: ['162', '57 km/h', '16'],
    other: ['18 hours', '18 km', 'she is 18', 'the distance is 18'],
  },
  {
    subject: 'Science',
    language: 'en',
    task: 'Which organ pumps the blood through the body?',
    key: { answers: 'heart' },
    right: ['the heart', 'heart'],
    wrong: [],
    other: [
      'the heart has lungs',
      'blood is in the heart',
      'the liver is near the heart',
      'my heart beats fast',
    ],
  },
  {
    subject: 'Science',
    language: 'en',
    task: 'Which gas do plants take in for photosynthesis?',
    key: { answers: 'carbon dioxide; CO2' },
    right: ['carbon dioxide', 'CO2'],
    wrong: [],
    other: [
      'plants give off carbon dioxide',
      'cars make CO2',
      'carbon dioxide is a solid',
      'we breathe out CO2',
    ],
  },
  {
    subject: 'Social Studies',
    language: 'en',
    task: 'Who was the first emperor of Rome, and in which year did he become emperor?',
    key: { answers: 'Augustus; 27 BC' },
    right: [],
    wrong: [],
    other: [
      'Augustus killed Caesar',
      'Augustus is a month',
      'in 27 he died',
      'I am on page 27',
      'Augustus came later',
    ],
  },
  {
    subject: 'Language Arts',
    language: 'en',
    task: 'Which word in “The old dog slept.” is the adjective?',
    key: { answers: 'old' },
    right: ['old'],
    wrong: [],
    other: ['how old is the dog', 'the noun is old', 'an old trick', 'old is a verb'],
  },
  {
    subject: 'Mathematics',
    language: 'es',
    task: 'Marta compra 7 cuadernos a 3 euros cada uno. ¿Cuánto paga?',
    key: { answers: '21 euros' },
    right: ['21', '21 euros'],
    wrong: ['10', '24 euros', '28'],
    other: ['son 21 cuadernos', 'cada uno cuesta 21', 'y = 21'],
  },
];

/** Sentences around a value: "…" stands for the value, "#" for another one. */
type Frames = Readonly<
  Record<Exclude<ClaimKind, 'right' | 'wrong' | 'step' | 'other unknown'>, readonly string[]>
>;

/** Ways to claim a value. */
const claims: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '…',
    'is it …?',
    'I got …',
    'so the answer is …',
    'my answer: …',
    'i think its …',
    'It must be …, right?',
    '…??',
  ],
  es: ['…', '¿es …?', 'me sale …', 'la respuesta es …', 'entonces …', 'creo que es …'],
};

/** Ways to speak of a value without claiming it. */
const frames: Readonly<Record<Language, Frames>> = {
  en: {
    negated: [
      'It is not …, right?',
      'I know it isn’t …',
      'so … is wrong?',
      'it cannot be …',
      'anything but …',
      'not …?',
      'It was never …',
      'i doubt it is …',
    ],
    bounded: [
      'is it more than …?',
      'is it less than …',
      'at least …?',
      'is it about …?',
      'somewhere between … and #?',
      'is it only …?',
      'bigger or smaller than …?',
      'nearly …, right?',
    ],
    several: ['is it #, … or #?', '… or #?', 'either … or #', '#, …, #', '# and …', 'is it … and #'],
    instruction: [
      'add …?',
      'can i divide by …',
      'should I multiply by … now',
      'do i take away …',
      'times … right?',
      'write … down?',
      'so i put … in the box',
    ],
    'question about it': [
      'why is it …?',
      'what does … mean',
      'is … a good word to use?',
      'how do you get …?',
      'is … allowed',
      'where does … come from?',
      'is … on page #?',
    ],
    hearsay: [
      'what if it was …',
      'my friend says …',
      'the book says … but I got #',
      'if it is … i will scream',
    ],
  },
  es: {
    negated: ['no es …, ¿verdad?', '¿entonces … está mal?', 'nunca …'],
    bounded: ['¿es más de …?', '¿menos de …?', '¿unos …?'],
    several: ['¿es … o #?', '#, … o #'],
    instruction: ['¿tengo que sumar …?', '¿divido entre …?'],
    'question about it': ['¿por qué …?', '¿qué significa …?'],
    hearsay: ['¿y si fuera …?', 'mi amigo dice …'],
  },
};

/** Every message about every exercise: those that claim a result, and those that only mention one. */
export function generateClaims(): ClaimCase[] {
  return exercises.flatMap((exercise, at) => {
    const { language, right, wrong, other, step } = exercise;
    const cases: Omit<ClaimCase, 'id' | 'exercise'>[] = [];
    const add = (kind: ClaimKind, may: Sayable, question: string) => cases.push({ kind, may, question });
    for (const frame of claims[language]) {
      for (const value of right) add('right', 'confirm', filled(frame, value));
      for (const value of wrong) add('wrong', 'deny', filled(frame, value));
    }
    if (step !== undefined) add('step', 'confirm', step);
    for (const statement of other) {
      add('other unknown', 'nothing', statement);
      add('other unknown', 'nothing', `${statement}?`);
    }
    const value = right[0] ?? exercise.key.answers.split(';')[0]?.trim() ?? '';
    for (const [kind, several] of Object.entries(frames[language]) as [keyof Frames, readonly string[]][])
      for (const frame of several)
        for (const said of [value, ...wrong.slice(0, 1)])
          add(kind, 'nothing', filled(frame, said, distractors(exercise)));
    return cases.map((one, index) => ({ ...one, exercise, id: `${at}:${index}` }));
  });
}

/** Other values, for sentences that name several. */
const distractors = ({ wrong, key }: ClaimExercise): readonly string[] =>
  wrong.length > 1 ? wrong : /\d/.test(key.answers) ? ['3', '31'] : ['a lung', 'a stone'];

/** Puts a value, and other ones in turn, into a sentence. */
function filled(frame: string, value: string, others: readonly string[] = []): string {
  let next = 0;
  return frame.replace(/[…#]/g, (mark) => (mark === '…' ? value : (others[next++ % others.length] ?? '')));
}
