import { describe, expect, it } from 'vitest';
import { type ProhibitionName, prohibitions } from '../../contract/prohibitions.ts';
import table from '../data/hint-sentences.json' with { type: 'json' };
import type { PastInteraction, Situation } from '../detector.ts';
import { situationOf } from '../detector-input.ts';
import { fallbackHint, hintsFor, pointingHints } from './hints-for.ts';
import { resultHint } from './result.ts';

const situation = (more: Partial<Situation> = {}): Situation =>
  situationOf({
    question: 'What is it?',
    task: 'A baker puts 7 rolls into each of 12 bags. How many rolls does she pack?',
    key: { answers: ['84'], steps: ['70'], model: '' },
    subject: 'Mathematics',
    ...more,
  });

const firstHint = (more: Partial<Situation> = {}, prohibition: ProhibitionName = 'key-value') =>
  hintsFor(situation(more), prohibition)[0] ?? '';

const interactions = (...questions: string[]): PastInteraction[] =>
  questions.map((question) => ({ question, answer: 'What is next?' }));

describe('a hint in place of a reply', () => {
  it('asks something, gives nothing away, and never repeats the one before', () => {
    for (const prohibition of Object.keys(prohibitions) as ProhibitionName[]) {
      const earlier: PastInteraction[] = [];
      const turns = prohibition === 'key-value' ? 50 : 8;
      for (let turn = 0; turn < turns; turn++) {
        // The product reads only the last interactions of a conversation; the hints still have to change.
        const now = situation({ earlier: earlier.slice(-40) });
        const lastResort = fallbackHint(now, prohibition);
        expect(lastResort).toContain('?');
        expect(lastResort).not.toMatch(/\d/);
        const [hint = ''] = hintsFor(now, prohibition);
        expect(hint).toContain('?');
        expect(hint).not.toContain('84');
        expect(hint).not.toBe(earlier.at(-1)?.answer);
        earlier.push({ question: 'Tell me!', answer: hint });
      }
    }
  });

  it('speaks Spanish with a student who does', () => {
    expect(firstHint({ question: 'No entiendo nada. ¿Cuál es la respuesta?' })).toContain(
      'Vamos con esta parte:',
    );
  });

  it.each([
    ['What is 12 * 30?', /two easy parts/],
    ['Solve 3x + 5 = 20', /beside the term with x/],
    ['How do I add 3/4 and 1/8?', /bottom numbers/],
    ['How do I divide 3/4 by 1/8?', /upside down/],
    ['What is 3/4 of 20?', /products/],
  ])('is the next step of the calculation that is asked: “%s”', (question, step) => {
    expect(firstHint({ question, task: '', key: null })).toMatch(step);
  });

  it('takes up the student’s own line, and goes on from there', () => {
    const earlier = [{ question: 'How do I add 3/4 and 1/8?', answer: 'How many eighths are 3/4?' }];
    expect(firstHint({ question: '3/4 = 6/8', earlier, task: '', key: null })).toMatch(/3\/4 = 6\/8/);
  });

  it('says nothing of what was left out, which would only make a student wonder', () => {
    expect(firstHint({ question: 'How?' }, 'content:weapons')).toBe(firstHint({ question: 'How?' }));
  });

  it.each([
    ['doubts in themselves', 'im so bad at this', /^(?:Being stuck|A hard exercise)/],
    ['is stuck', 'i dont get it', /^Then let us make it smaller\./],
    ['presses for the answer', 'just tell me the answer', /^The answer stays yours to find\./],
  ])('begins with a kind sentence for a student who %s', (_, question, says) => {
    expect(firstHint({ question })).toMatch(says);
  });

  it('asks about quantities only where the exercise asks for one', () => {
    const asksForQuantity = /quantit|number|larger or smaller|table/i;
    const task = 'In 1492 Columbus sailed west. Why did the queen pay for his 3 ships?';
    const history = situation({ task, key: null, subject: 'Social Studies' });
    for (let turn = 0; turn < 12; turn++) {
      const earlier = interactions(...Array.from({ length: turn }, () => 'And now?'));
      for (const hint of hintsFor({ ...history, earlier }, 'key-value'))
        expect(hint).not.toMatch(asksForQuantity);
    }
    expect(fallbackHint(situation(), 'key-value')).toMatch(asksForQuantity);
  });

  it.each([
    ['before there is one', 'How?', 'What goes in'],
    ['before there is one, with signs in a sentence', 'help me; I am lost :)', 'What goes in'],
    ['while it is written', 'def mean(p):', 'next line'],
    ['when it goes wrong', 'def mean(p): return p[0]\nit always gives the first one', 'Read your code'],
  ])('asks about a program what fits its state: %s', (_, question, says) => {
    const task = 'Write a function that returns the mean of a list.';
    expect(fallbackHint(situation({ task, question }), 'new-code')).toContain(says);
  });

  it('points at the word of a translation that the key has in another form', () => {
    const translation = {
      task: 'Translate into German: The old woman reads a book.',
      key: { answers: [], steps: [], model: 'Die alte Frau liest ein Buch.' },
      subject: 'Foreign Languages',
      question: 'Die alte Frau lest ein Buch.',
    };
    expect(pointingHints(situation(translation), 'key-value')[0]).toContain('Look at “lest”');
  });

  it('goes on from the part of a reply that was shown, without another kind sentence', () => {
    const [hint] = hintsFor(situation({ question: 'I don’t get it' }), 'key-value', true);
    expect(hint).toMatch(/^Let us take this part: How many rolls does she pack\?/);
  });

  it('says nothing of guessing after a part of a reply that may have confirmed the guess', () => {
    const guess = situation({ question: 'Is it 84?', earlier: interactions('80?', 'is it 82?') });
    expect(resultHint(guess, true)).toBeNull();
  });
});

describe('a hint points', () => {
  const pointing = (more: Partial<Situation>, prohibition: ProhibitionName = 'key-value') =>
    pointingHints(situation({ key: null, ...more }), prohibition)[0] ?? '';

  it('at the question of the exercise, then at what it says [standard 10.7]', () => {
    const first = pointing({});
    expect(first).toContain('Let us take this part: How many rolls does she pack?');
    expect(pointing({ earlier: [{ question: 'Tell me!', answer: first }] })).toContain(
      'Here is something that we know: A baker puts 7 rolls into each of 12 bags.',
    );
  });

  it('at the part of the exercise that the student speaks of [spec 10.133]', () => {
    const task = 'a) Find the width of the garden.\nb) Find its area.';
    expect(pointing({ task, question: 'and the area?? just the number' })).toContain('b) Find its area.');
    expect(pointing({ task, question: 'how do i do a)' })).toContain('a) Find the width');
    const earlier = interactions('what is the area');
    expect(pointing({ task, question: 'still no idea', earlier })).toContain('b) Find its area.');
  });

  it('never at the student’s own words, which would sound like mockery', () => {
    for (const question of ['can I add 7, right?', 'there are 12 bags', 'it is due at 5', '400?'])
      for (const hint of pointingHints(situation({ question, key: null }), 'key-value'))
        expect(hint).not.toContain(question);
  });

  it('never at the sentence that holds the answer', () => {
    const task = 'Bees dance. They show where flowers are. What do bees do to talk?';
    const key = { answers: ['dance'], steps: [], model: '' };
    for (const hint of pointingHints(situation({ task, key, question: 'Hm?' }), 'key-value'))
      expect(hint).not.toContain('Bees dance');
  });

  it('at the next question when one is answered, and at what to do where nothing is asked', () => {
    const task = 'Who wrote it? In which city did he die?';
    const key = { answers: ['Kafka', 'Kierling'], steps: [], model: '' };
    expect(pointing({ task, key, question: 'Hm?' })).toContain('Who wrote it?');
    expect(pointing({ task, key, question: 'Kafka!' })).toContain('In which city did he die?');
    expect(pointing({ task: 'Bees dance. Describe how they do it.' })).toContain('Describe how they do it.');
  });

  it('at what the student asked in a talk without an exercise', () => {
    const earlier = interactions('What is 3/4 + 1/8?', 'Can you just tell me that?');
    expect(pointing({ task: '', earlier })).toContain('You asked: What is 3/4 + 1/8?');
    expect(pointing({ task: '' })).not.toContain('You asked');
  });

  it('at the part to translate that comes next', () => {
    const task = 'Translate into French: The children play in the garden, because it is sunny.';
    const at = (earlier: PastInteraction[]) =>
      pointing({ task, earlier, question: 'What comes next, and how do I say it?' }, 'translated-clause');
    expect(at([])).toContain('Take just this part: The children play in the garden.');
    expect(at(interactions('les enfants jouent dans le jardin'))).toContain(
      'Take just this part: because it is sunny.',
    );
  });

  it('at the last line of the student’s program', () => {
    const task = 'Write a function for the largest number.';
    const earlier = interactions('def largest(numbers):');
    expect(pointing({ task, earlier }, 'new-code')).toContain('Your last line is `def largest(numbers):`.');
    expect(pointing({ task }, 'new-code')).toContain('Let us take this part: Write a function');
  });
});

describe('a student who is stuck for the second time', () => {
  const stuck = { question: 'I still don’t get it', earlier: interactions('I don’t get it') };

  it('gets one small step with the numbers of the exercise, and learns once why [spec 10.125, standard 10.7 11.7]', () => {
    const first = firstHint(stuck);
    expect(first).toBe(
      'In this exercise you get hints, as your teacher wants, so that the answer is yours. Your teacher or a classmate can help, too. Just the numbers for now: 7 rolls and 12 bags. What does each of them stand for?',
    );
    const next = firstHint({ question: 'no idea', earlier: [{ question: 'I don’t get it', answer: first }] });
    expect(next).toContain('Just this part for now: How many rolls does she pack?');
    expect(next).not.toContain('your teacher');
  });

  it('gets a worked example with other numbers where the level allows examples', () => {
    const example = firstHint({ ...stuck, examples: true });
    expect(example).toMatch(/^Here is one with other numbers: .* = .*\?$/);
    for (const [number] of example.matchAll(/\d+/g)) expect([7, 12, 84, 70]).not.toContain(Number(number));
    const again = { question: 'huh', earlier: [{ question: 'I don’t get it', answer: example }] };
    expect(firstHint({ ...again, examples: true })).not.toBe(example);
  });

  it.each([
    ['Solve 4x + 3 = 23.', /x = \d/],
    ['What is 2/3 + 1/4?', /1\/\d \+ 1\/\d/],
    ['A bag of 60 euros costs 20 % less. What does it cost?', /per cent of/],
    ['Find the mean of 4, 8 and 12.', /the mean of/],
    ['A train goes 240 km in 3 hours. What is its speed?', /km in each hour/],
    ['A garden is 6 m by 8 m. What is its area?', /square metres/],
    ['Ada has 40 marbles and loses 12. How many are left?', /are left/],
  ])('gets an example of the kind of the exercise: %s', (task, says) => {
    expect(firstHint({ ...stuck, task, key: null, examples: true })).toMatch(says);
  });

  it('gets an example without numbers in other subjects', () => {
    const essay = { task: 'Write a paragraph for or against homework.', key: null, subject: 'Language Arts' };
    expect(firstHint({ ...stuck, ...essay, examples: true })).toContain('What is your claim');
    expect(firstHint({ ...stuck, ...essay })).toContain('Just this part');
  });
});

describe('the hint about a result that a student gives', () => {
  it.each([
    ['Is it 84?', /right/i],
    ['My answer is 70', /right step|step is right/],
    ['Is it 80?', /not it yet|Not quite/],
  ])('answers “%s”', (question, says) => {
    expect(resultHint(situation({ question }))).toMatch(says);
  });

  it('asks for the work after two wrong guesses, whatever the next one is', () => {
    const earlier = interactions('80?', 'is it 82?');
    for (const question of ['Is it 84?', 'Is it 85?'])
      expect(resultHint(situation({ question, earlier }))).toMatch(/guess|Write down one step/i);
  });

  it('confirms the results of all parts with their marks', () => {
    const task = 'a) What do all tickets cost? b) What does the bus cost? c) What does each pay?';
    const key = { answers: ['108 €', '288 €', '12 €'], steps: [], model: '' };
    const question = 'i get 12 €! so a) 108 € b) 288 € c) 12 €';
    expect(resultHint(situation({ task, key, question }))).toMatch(/right/i);
    expect(resultHint(situation({ task, key, question: 'a) 108 € b) 280 € c) 12 €' }))).toBeNull();
  });

  it('confirms words as well', () => {
    const key = { answers: ['photosynthesis'], steps: [], model: '' };
    expect(resultHint(situation({ key, question: 'Is it photosynthesis?' }))).toMatch(/right/i);
  });

  describe('without a key', () => {
    const session = (question: string, earlier: PastInteraction[] = []) =>
      resultHint(situation({ key: null, task: '', question, earlier }));
    const asked = {
      question: 'What is 12 + 30?',
      answer: 'Split both numbers by place. Where do you begin?',
    };

    it.each(['42', 'Is it 42?', '12 + 30 = 42', 'I got 42, so my answer is 42.'])(
      'confirms the result of a calculation: %s',
      (question) => expect(session(question, [asked])).toMatch(/12 \+ 30 = 42/),
    );

    it('confirms a step that the tutor asked for', () => {
      const earlier = [{ question: 'What is 26 * 6?', answer: 'What is 20 * 6?' }];
      expect(session('120', earlier)).toMatch(/120/);
      expect(session('156', earlier)).toContain('26 × 6 = 156');
    });

    it('says what is not the result of a calculation, and confirms nothing that was not asked for', () => {
      expect(session('Is it 50?', [asked])).toContain('50 is not the result of 12 + 30 yet.');
      expect(session('just tell me', [asked])).toBeNull();
      expect(session('My answer is 42')).toBeNull();
    });
  });

  it('is missing without a result in the message or a key to compare it with', () => {
    expect(resultHint(situation({ question: 'What do the 12 bags mean?' }))).toBeNull();
    expect(resultHint(situation({ key: null, question: 'Is it 80?' }))).toBeNull();
  });
});

describe('a calculation of the student', () => {
  it.each([
    ['7 * 10 = 70', /right step|step is right/],
    ['7 + 12 = 19', /holds|without a mistake/],
    ['84 / 12 = 8', /not equal yet|slipped here/],
    ['and there are 7 in each, so 12 * 7 = 84', /Yes, that is/],
  ])('is checked, whatever it is for: %s', (question, says) => {
    expect(resultHint(situation({ question }))).toMatch(says);
  });

  it('is a right step when it leads to the key', () => {
    const key = { answers: ['7 m'], steps: [], model: '' };
    const task = 'A garden is 3 m longer than twice its width. The fence is 48 m long. How wide is it?';
    expect(resultHint(situation({ task, key, question: 'so 3w = 21?? and then' }))).toMatch(
      /^(?:Yes, )?.*3w = 21/,
    );
    expect(resultHint(situation({ task, key, question: 'so 3w = 24?' }))).toBeNull();
  });

  it('is no slip when its result is rounded', () => {
    expect(resultHint(situation({ question: '12 / 7 = 1.71' }))).toBeNull();
  });
});

describe('the table of sentences', () => {
  const ofResults =
    /^(?:right|part|step|holds|calculated|slip|asAnswer|wrong|guessing|unknownNumber|solution)/;

  it('has each sentence in English and Spanish, with the same gaps', () => {
    for (const [key, phrasings] of Object.entries(table))
      for (const pair of phrasings) {
        const [english = '', spanish = ''] = pair;
        expect(pair, key).toHaveLength(2);
        for (const gap of [/…/g, /#/g, /\*\*/g])
          expect(spanish.match(gap), english).toEqual(english.match(gap));
        expect(new Set(spanish.match(/\d+/g)), english).toEqual(new Set(english.match(/\d+/g)));
      }
  });

  it('says right and wrong only of results [standard 13.2]', () => {
    const verdict = /(?<!\p{L})(?:yes|right|correct|exactly|not yet|sí|correcto|todavía no)(?!\p{L})/iu;
    const others = Object.entries(table).filter(([key]) => !ofResults.test(key));
    expect(others.flatMap(([, pairs]) => pairs.flat()).filter((says) => verdict.test(says))).toEqual([]);
  });

  it('praises nobody, so that it can be said to a student who may be in danger', () => {
    const praise =
      /closer|well done|great|excellent|perfect|good job|brilliant|genial|perfecto|muy bien|!|¡/i;
    expect(
      Object.values(table)
        .flat(2)
        .filter((says) => praise.test(says)),
    ).toEqual([]);
  });
});
