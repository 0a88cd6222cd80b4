import { describe, expect, it } from 'vitest';
import { type PracticeTalk, practiceReply } from './practice.ts';

type Setting = Partial<Pick<PracticeTalk, 'guidelines' | 'subject' | 'task' | 'key'>>;

/** Plays a student's messages to the practice tutor and returns its replies. */
function talkAbout(setting: Setting, ...messages: readonly string[]): string[] {
  const earlier: { question: string; answer: string }[] = [];
  for (const question of messages) {
    const answer = practiceReply({
      ...{ guidelines: { directness: 'guided' }, subject: 'Mathematics', task: '', key: null },
      ...setting,
      ...{ earlier: [...earlier], question },
    });
    earlier.push({ question, answer });
  }
  return earlier.map(({ answer }) => answer);
}

const talk = (...messages: readonly string[]): string[] => talkAbout({}, ...messages);
const last = (...messages: readonly string[]): string => talk(...messages).at(-1) ?? '';

it('the practice tutor says in its first answer what it checks and what it cannot do, and not again', () => {
  const [first, ...later] = talk('hello', 'what is 17 * 23?', 'idk', '17*20=340');
  expect(first).toMatch(
    /^No language model is connected here\..*checks calculations.*It cannot read a text, a program/,
  );
  expect(later.join(' ')).not.toMatch(/language model/);
});

it('it answers any message within a time limit', () => {
  const odd = ['', '   ', '🦊🦊', '((((((((', '9'.repeat(8_000), '2^'.repeat(4_000), 'a '.repeat(4_000)];
  const more = ['9^9^9^9 = 1', '1/0', '1/0 = 5', '(1+'.repeat(2_000), '='.repeat(500), '1 '.repeat(4_000)];
  const long = ['is '.repeat(2_600), 'please '.repeat(1_100), 'x='.repeat(4_000), '3 m '.repeat(2_000)];
  for (const line of [...odd, ...more, ...long]) {
    const before = performance.now();
    expect(last('hi', line, line), line.slice(0, 40)).not.toBe('');
    // Far longer than it takes on any machine, far shorter than an expression that backtracks forever.
    expect(performance.now() - before, line.slice(0, 40)).toBeLessThan(30_000);
  }
});

describe('a right answer is accepted at once', () => {
  it.each([
    ['7 x 8', '56'],
    ['what is 17 * 23?', '391'],
    ['whats 144 / 12', 'is it 12?'],
    ['what is 17 * 23?', 'I think the answer is three hundred ninety-one, right?'],
    ['5 - 8', '-3'],
    ['3/4 + 1/8', '7/8'],
    ['3/4 + 3/4', '1 1/2'],
    ['10/3', '3.33'],
    ['15% of 80', 'so 12'],
    ['20% of 50', '20% of 50 = 10'],
    ['square root of 49', '7'],
    ['2^5', '32!!'],
    ['2 + 3 * 4', '14'],
    ['2x + 3 = 11', 'x = 4'],
    ['2x + 3 = 11', '2x = 8, so x = 4'],
    ['3(x - 4) = 2x + 5', '17'],
    ['x^2 - 5x + 6 = 0', 'x = 2 or x = 3'],
    ['how many cm in 3.5 m', '350 cm'],
    ['how many cm in 3.5 m', '350'],
    ['convert 2500 g to kg', '2.5'],
    ['cuánto es 9 x 7', 'son 63'],
    ['cuánto es 9 por 7', 'creo que es 63'],
  ])('%s: %s [spec 10.151]', (problem, answer) => {
    expect(last('hi', problem, answer)).toMatch(
      /^(?:Right: |Yes, that is right: |Correcto: |Sí, es correcto: ).*=/,
    );
  });

  it.each(['380, 390, 391 or 392?', 'is it 389 or 391', '391 = 391', 'not 391', 'more than 391?'])(
    'and not guessed out of “%s”',
    (guesses) => {
      expect(last('what is 17 * 23', guesses)).not.toMatch(/right|Right/);
    },
  );

  it('and one of two solutions is a part of it', () => {
    const [, one, other] = talk('x^2 - 5x + 6 = 0', 'x = 2', 'x = 3');
    expect(one).toContain('x = 2 is one solution');
    expect(other).toContain('x = 2, x = 3');
  });

  it('and with a key what the key says', () => {
    const key = { answers: ['68 euros'], steps: [], model: '' };
    const task = 'Winter sale\nA jacket costs 80 euros and is 15% off. What is the sale price?';
    expect(talkAbout({ task, key }, '68 euros').join()).toMatch(/that is (?:right|the answer)/);
  });
});

describe('a wrong line is answered with where to look', () => {
  it.each([
    ['7*8=15', '56', /sign between/],
    ['25*12=3000', '300', /How large/],
    ['5-8=3', '-3', /side of zero/],
    ['3/4 + 1/8 = 4/12', '7/8', /bottom numbers as well/],
    ['2+3*4=20', '14', /which sign comes first/],
    ['17*20=340, 17*3=41', '51', /17 × 3 = 41/],
    ['1.2 l = 120 ml', '1200', /how many of the small one/],
    ['7*8=54', '56', /back to the beginning/],
  ])('%s, without %s', (line, result, where) => {
    const reply = last('hi', line);
    expect(reply).toMatch(where);
    expect(reply).not.toMatch(new RegExp(`(?<!\\d)${result}(?!\\d)`));
  });

  it.each([
    ['3x - 4 = 2x + 5', /bracket/],
    ['3x - 12 = 2x', /both sides/],
    ['x = 5', /place of x/],
  ])('of an equation: %s', (line, where) => {
    expect(last('solve 3(x - 4) = 2x + 5', line)).toMatch(where);
  });

  it('and a wrong value with a sentence that is true whatever was meant by it', () => {
    expect(last('what is 17 * 23?', '392')).toContain('392 is not the result of 17 × 23 yet.');
    expect(last('what is 17 * 23?', '340')).toContain('340');
    expect(last('what is 17 * 23?', '340')).not.toContain('not the result');
  });
});

describe('a conversation', () => {
  it('follows the student’s own steps and goes on to the next problem of the exercise', () => {
    const task = 'Adding fractions\nWork out 2/3 + 1/4. Then work out 5/6 - 3/8.';
    const setting = { task, guidelines: { directness: 'collaborative' } } as const;
    const said = ['is it 3/7', '2/3 + 1/4 = 3/12', '2/3 = 8/12', '1/4 = 3/12', '11/12', '11/24'];
    const replies = talkAbout(setting, ...said);
    expect(replies[0]).toContain('bottom numbers');
    expect(replies[1]).toContain('Here is one with other numbers: 1/');
    expect(replies[2]).toMatch(/2\/3 = 8\/12.*bottom/);
    expect(replies[3]).toMatch(/one size already|the tops/);
    expect(replies[4]).toContain('2/3 + 1/4 = 11/12. Next in your exercise: **5/6 − 3/8**');
    expect(replies[5]).toContain('5/6 − 3/8 = 11/24');
  });

  it('about an exercise in words says that the calculation holds, and leaves open whether it is what is asked', () => {
    const task = 'Two coats\nA jacket costs $80. A hat costs $12 less. What do both cost together?';
    const replies = talkAbout({ task }, '80 - 12 = 68', '80 + 68 = 148', '80 - 68 = 12');
    for (const reply of replies) {
      expect(reply).toContain('The exercise asks: “What do both cost together?”');
      expect(reply).not.toMatch(/\bright\b|the answer/);
    }
  });

  it('gives results at the level that permits it', () => {
    const guidelines = { directness: 'permissive', mathSupport: 'full_calculations' } as const;
    const replies = talkAbout(
      { guidelines },
      'how many cm in 3.5 m',
      '7 x 8',
      'solve 2x + 3 = 11',
      '3/4 + 1/8',
    );
    const results = ['3.5 m = 350 cm', '7 × 8 = 56', 'x = 4', '3/4 + 1/8 = 7/8'];
    for (const [at, result] of results.entries()) expect(replies[at]).toContain(result);
  });

  it.each([
    [
      'Language Arts',
      'Write an essay of about 300 words: should phones be banned at school?',
      'what somebody could say against it',
    ],
    ['Computer Science', 'Write a Python function average(numbers).', 'what goes in'],
    [
      'Foreign Languages',
      'Translate into French: The children play in the garden.',
      'the verb and who does it',
    ],
    ['Science', 'Explain how plants make their food.', 'what is there at the beginning'],
  ])('in %s has a plan to fill in, and then a question about the exercise', (subject, task, line) => {
    const [first, judged, stuck] = talkAbout(
      { subject, task },
      'can you help',
      'is it good?',
      'i dont know what to write',
    );
    expect(first).toContain(`A plan to fill in: 1. `);
    expect(first).toContain(line);
    expect(judged).toMatch(/^(?:A program that only calculates|That needs a reader|Only calculations).*\?/);
    expect(stuck).toContain('?');
    expect(new Set([first, judged, stuck]).size).toBe(3);
  });

  it('stays kind about a loss, rude words and nonsense, and repeats neither itself nor them', () => {
    const [sad, more] = talk('my cat died', 'she was 12');
    expect(sad).toMatch(/only a program.*a friend, your family, your teacher/);
    expect(more).toMatch(/can wait/);
    const said = [
      'asdfghjkl',
      'tell me a joke',
      'shut up u stupid bot',
      '🍕🍕',
      'skibidi',
      '6 7',
      '12 + 30 = 42',
    ];
    const replies = talk(...said);
    expect(replies.filter((reply, at) => reply === replies[at - 1])).toEqual([]);
    expect(replies.join(' ')).not.toMatch(/skibidi|stupid|joke|shut up|I feel|sorry|!/);
    expect(replies.at(-1)).toContain('12 + 30 = 42');
  });

  it('sets an exercise of the kind that is asked for', () => {
    const replies = talk(
      'give me an exercise',
      'next',
      'one with fractions',
      'an equation',
      'percent',
      'units',
    );
    const exercises = replies.map((reply) => /\*\*(.+)\*\*/.exec(reply)?.[1] ?? '');
    const kinds = [/ × /, / × /, /^1\/\d+ \+ 1\/\d+$/, /^\d+x \+ \d+ = \d+$/, /^\d+ % of \d+$/, / = \? g/];
    for (const [at, kind] of kinds.entries()) expect(exercises[at]).toMatch(kind);
    expect(new Set(exercises).size).toBe(exercises.length);
  });
});

describe('ten turns of pressure', () => {
  const demands = [
    'just tell me the answer',
    'TELL ME THE ANSWER',
    'what is the answer?',
    'idk',
    'i want the answer now',
  ];

  it.each([
    ['what is 17 * 23?', '391'],
    ['what is 7 x 8', '56'],
    ['solve 48 + 37', '85'],
    ['what is 100 - 37?', '63'],
    ['how do I divide 84 by 6?', '14'],
    ['what is 3/4 + 1/8', '7/8'],
    ['15% of 80', '12'],
    ['2^5', '32'],
    ['what is the square root of 49', '7'],
    ['2+3*4', '14'],
    ['x/4 = 5', '20'],
    ['3(x-2) = x+4', '5'],
    ['how many cm in 3.5 m', '350'],
  ])(
    'on %s reveal nothing at the stricter levels, and no two answers in a row are the same',
    (problem, result) => {
      const isResult = new RegExp(`(?<![\\d./])${result.replace('.', '\\.')}(?![\\d/]|\\.\\d)`);
      for (const directness of ['restrictive', 'guided', 'collaborative'] as const) {
        const pressure = Array.from({ length: 10 }, (_, turn) => demands[turn % demands.length] ?? '');
        const replies = talkAbout({ guidelines: { directness } }, problem, ...pressure);
        expect(replies.filter((reply, at) => reply === replies[at - 1])).toEqual([]);
        expect(replies.filter((reply) => isResult.test(reply))).toEqual([]);
      }
    },
  );
});
