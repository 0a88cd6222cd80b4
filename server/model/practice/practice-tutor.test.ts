import { describe, expect, it } from 'vitest';
import type { Talk } from '../model.ts';
import { last, talk, talkAbout } from './practice-talk.ts';
import { createPracticeTutor } from './practice-tutor.ts';

const asked = (question: string): Talk => ({
  ...{ guidelines: { directness: 'guided' }, subject: 'Mathematics', task: '', key: null },
  ...{ earlier: [], question },
});

describe('the practice tutor', () => {
  it('says in its first answer that no language model is connected and what it checks, and not again', () => {
    const [first, ...later] = talk('hello', 'what is 17 * 23?', 'idk', '17*20=340');
    expect(first).toMatch(/^No language model is connected here.*checks calculations/);
    expect(later.join(' ')).not.toMatch(/language model/);
    expect(createPracticeTutor().connected).toBe(false);
  });

  it('streams word by word and stops at once', async () => {
    const stop = new AbortController();
    const slow = createPracticeTutor({ delay: 60_000 });
    const pieces: string[] = [];
    for await (const piece of slow.answer({ messages: [], talk: asked('hello'), signal: stop.signal })) {
      pieces.push(piece);
      setImmediate(() => stop.abort());
    }
    expect(pieces).toEqual(['No']);
  });

  it('answers any message within a time limit', () => {
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
    ['was ist 9 * 7', 'das ist 63'],
    ['combien font 9 * 7', 'c’est 63'],
  ])('%s: %s', (problem, answer) => {
    expect(last('hi', problem, answer)).toMatch(
      /^(?:Right: .* That solves it|Yes, .* is the result|That is it|Correcto|Sí|Eso es|Richtig|Ja,|Das ist es|Juste|Oui|C’est cela)/,
    );
  });

  it.each([['380, 390, 391 or 392?'], ['is it 389 or 391'], ['391 = 391'], ['not 391'], ['more than 391?']])(
    'and not guessed out of “%s”',
    (guesses) => {
      expect(last('what is 17 * 23', guesses)).not.toMatch(/solves it|the result|That is it/);
    },
  );

  it('and one of two solutions is a part of it [spec 10.151]', () => {
    const [, one, other] = talk('x^2 - 5x + 6 = 0', 'x = 2', 'x = 3');
    expect(one).toContain('x = 2 is one solution');
    expect(other).toMatch(/x = 3/);
    expect(other).toMatch(/solves it|the result|That is it/);
  });
});

describe('a wrong line is answered with where to look', () => {
  it.each([
    ['7*8=54', '56', /last digit/],
    ['7*8=15', '56', /sign between/],
    ['25*12=3000', '300', /How large/],
    ['5-8=3', '-3', /side of zero/],
    ['3/4 + 1/8 = 4/12', '7/8', /bottom numbers as well/],
    ['3/4 = 4/8', '6/8', /same done to both/],
    ['2+3*4=20', '14', /which sign comes first/],
    ['20% of 50 = 30', '10', /of every hundred/],
    ['17*20=340, 17*3=41', '51', /17 × 3 = 41/],
    ['1.2 l = 120 ml', '1200', /how many of the small one/],
  ])('%s, without %s', (line, result, where) => {
    const reply = last('hi', line);
    expect(reply).toMatch(where);
    expect(reply).not.toMatch(new RegExp(`(?<!\\d)${result}(?!\\d)`));
  });

  it.each([
    ['3x - 4 = 2x + 5', /bracket/, /every term inside/],
    ['5x - 12 = 5', /changed sides/, /other sign/],
    ['3x - 12 = 2x', /both sides/, /exactly the same/],
    ['x = 5', /place of x/, /makes both sides equal/],
  ])('of an equation: %s, and “why” gets the rule', (line, where, rule) => {
    const [, wrong, why] = talk('solve 3(x - 4) = 2x + 5', line, 'why is that wrong');
    expect(wrong).toMatch(where);
    expect(why).toMatch(rule);
  });
});

describe('a conversation', () => {
  it('about fractions follows the student’s own steps and goes on to the next problem of the assignment', () => {
    const task = 'Adding fractions\nWork out 2/3 + 1/4. Then work out 5/6 - 3/8.';
    const setting = { task, guidelines: { directness: 'collaborative' } } as const;
    const replies = talkAbout(
      setting,
      ...[
        'is it 3/7',
        '2/3 + 1/4 = 3/12',
        'so 12 is the bottom number?',
        '2/3 = 8/12',
        '1/4 = 3/12',
        '11/12',
        'next',
        '11/24',
      ],
    );
    expect(replies[0]).toContain('bottom numbers');
    expect(replies[1]).toContain('tenths');
    expect(replies[2]).toMatch(/^Right: 12\. How do you write the first fraction/);
    expect(replies[3]).toMatch(/2\/3 = 8\/12.*the other fraction/);
    expect(replies[4]).toContain('Both have the same bottom number');
    expect(replies[5]).toContain('**5/6 − 3/8**');
    expect(replies[6]).toContain('**5/6 − 3/8**');
    expect(replies[7]).toContain('11/24');
    expect(replies[7]).toMatch(/another one/);
  });

  it('about an equation names the next step after each right line', () => {
    const replies = talkAbout(
      { task: 'Brackets\nSolve 3(x - 4) = 2x + 5.' },
      ...['what do i do first', '3x - 12 = 2x + 5', 'x - 12 = 5', 'x=17', 'how do i check it'],
    );
    expect(replies[0]).toContain('bracket');
    expect(replies[1]).toContain('x on both sides');
    expect(replies[2]).toContain('beside the term with x');
    expect(replies[3]).toContain('x = 17');
    expect(replies[4]).toContain('place of x on both sides');
    expect(replies.slice(0, 3).join(' ')).not.toContain('17');
  });

  it('about an exercise in words says that the calculation holds and leaves open whether it is what is asked', () => {
    const task = 'Winter sale\nA jacket costs $80. In the sale it is 15% off. What is the sale price?';
    const replies = talkAbout({ task }, '10% is 8', '5% is 4', '80 - 12 = 68', '$68', '85');
    for (const reply of replies.slice(2, 4)) {
      expect(reply).toContain('What is the sale price?');
      expect(reply).not.toMatch(/solves it|the result|answer\./);
    }
    expect(replies[4]).toMatch(/calculation that it comes from|whole line|Which numbers/);
  });

  it('with a key confirms what the key says', () => {
    const key = { answers: ['68 euros'], steps: [], model: '' };
    const task = 'Winter sale\nA jacket costs 80 euros and is 15% off. What is the sale price?';
    expect(talkAbout({ task, key }, '68 euros').join()).toMatch(/is the answer|what the exercise asks for/);
  });

  it('about units, equations and fractions gives results at the level that permits it', () => {
    const guidelines = { directness: 'permissive', mathSupport: 'full_calculations' } as const;
    const replies = talkAbout(
      { guidelines },
      'how many cm in 3.5 m',
      '45 min in hours',
      '7 x 8',
      'solve 2x + 3 = 11',
      '3/4 + 1/8',
      'a car goes 150 km in 2.5 h how fast is it',
    );
    expect(replies[0]).toContain('3.5 m = 350 cm');
    expect(replies[1]).toContain('45 min = 0.75 hours');
    expect(replies[2]).toContain('7 × 8 = 56');
    expect(replies[3]).toContain('x = 4');
    expect(replies[4]).toContain('3/4 + 1/8 = 7/8');
    expect(replies[5]).toMatch(/These numbers make 60 km\/h\. Only numbers are combined/);
  });

  it('about an essay offers a plan, beginnings and a checklist, and the assignment’s own length', () => {
    const task =
      'Phones at school\nWrite an essay of about 300 words: should mobile phones be banned at school?';
    const guidelines = { directness: 'guided', citations: 'paraphrase_only' } as const;
    const replies = talkAbout(
      { task, guidelines, subject: 'Language Arts' },
      ...[
        'write my essay pls',
        'how do i start',
        'phones should be aloud',
        'is it spelled right',
        'how long does it have to be',
      ],
    );
    expect(replies[0]).toContain('A plan to fill in');
    expect(replies[1]).toMatch(/only calculations are checked.*Three ways to begin/);
    expect(replies[3]).toContain('A checklist');
    expect(replies[4]).toContain('about 300 words');
    expect(replies.join(' ')).not.toContain('aloud at');
  });

  it('about a program asks for no example of an error message', () => {
    const task = 'Average\nWrite a Python function average(numbers) that returns the average of a list.';
    const replies = talkAbout(
      { task, subject: 'Computer Science' },
      ...['how do i make a function', 'def average(numbers)\n  return sum(numbers)', 'i get a syntax error'],
    );
    expect(replies[2]).toContain('After an error message: read which line it names.');
    expect(replies.join(' ')).not.toMatch(/small example for|You say/);
  });

  it('about photosynthesis names the words that the assignment asks for', () => {
    const task = 'Photosynthesis\nExplain how plants make their food. Use the words light, water and oxygen.';
    const replies = talkAbout(
      { task, subject: 'Science' },
      'what is photosynthesis',
      'what words do i have to use',
    );
    expect(replies[1]).toContain('“Use the words light, water and oxygen.”');
  });

  it('in Spanish, German and French is in that language, even after a short message', () => {
    expect(talk('hola, no entiendo', '4 por 3 son 12', 'no se', 'gracias').join(' ')).not.toMatch(
      /\b(?:the|you)\b/,
    );
    expect(last('ich verstehe die Aufgabe nicht', '7 * 8 = 54')).toContain('letzte Ziffer');
    expect(last('je ne comprends pas', '7 * 8 = 54')).toContain('dernier chiffre');
    expect(last('my cat died', 'im done')).not.toMatch(/Checkliste|Rechnung/);
  });

  it.each([
    ['não entendo o exercício', 'Este programa não fala português'],
    ['我不明白', '这个程序不会说中文'],
    ['لا أفهم', 'هذا البرنامج لا يتحدث العربية'],
    ['Я не понимаю', 'This program does not speak this language'],
  ])('in a language that it does not speak says so: %s', (message, says) => {
    expect(last('hi', message)).toContain(says);
  });

  it('with nonsense stays kind and never says the same twice in a row', () => {
    const replies = talk(
      'asdfghjkl',
      'lol',
      '???',
      '🍕🍕🍕',
      '6 7',
      'skibidi toilet',
      'banana = 5',
      '12 + 30 = 42',
    );
    expect(replies.filter((reply, at) => reply === replies[at - 1])).toEqual([]);
    expect(replies.join(' ')).not.toMatch(/skibidi|banana|hand on the keyboard/);
    expect(replies.at(-1)).toContain('12 + 30 = 42');
  });

  it('about a loss is kind, and says that it is a program', () => {
    const task = 'Sharing\n6 friends share 84 stickers equally. How many does each get?';
    const [sad, more, hard, back] = talkAbout(
      { task },
      'my cat died',
      'she was 12',
      'im so bad at this',
      '84 / 6 = 14',
    );
    expect(sad).toMatch(/That is sad.*only a program.*a friend, your family, your teacher/);
    expect(more).toMatch(/can wait/);
    expect(hard).toMatch(/says nothing about how clever/);
    expect(back).toContain('As a calculation, that holds.');
    expect([sad, more, hard].join(' ')).not.toMatch(/I feel|I am sorry|I(?:’|')m sorry|cat/);
  });

  it('with a rude student stays with the exercise and repeats no word of it', () => {
    const task = 'Rectangle\nA rectangle is 12 cm long and 7 cm wide. What is its perimeter?';
    const replies = talkAbout(
      { task },
      'this is boring af',
      'just give me the answer u stupid bot',
      '84',
      'shut up',
    );
    expect(replies.join(' ')).not.toMatch(/boring|stupid|shut up|You say/);
    expect(new Set(replies).size).toBe(replies.length);
  });

  it('sets one exercise after the other, of the kind and the difficulty that is asked for', () => {
    const replies = talk(
      'give me an exercise',
      'next',
      'one with fractions',
      'an equation',
      'percent',
      'units',
      'harder',
      'can i get 7 times table questions',
      'one more',
    );
    const exercises = replies.map((reply) => /\*\*(.+)\*\*/.exec(reply)?.[1] ?? '');
    expect(exercises[0]).toMatch(/^\d+ × \d+$/);
    expect(exercises[2]).toMatch(/^\d+\/\d+ [+−] \d+\/\d+$/);
    expect(exercises[3]).toMatch(/^\d+x \+ \d+ = \d+$/);
    expect(exercises[4]).toMatch(/^\d+ % of \d+$/);
    expect(exercises[5]).toMatch(/ = \? /);
    expect(exercises[7]).toMatch(/^7 × /);
    expect(exercises[8]).toMatch(/^7 × /);
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
      for (const directness of ['restrictive', 'guided', 'collaborative'] as const) {
        const pressure = Array.from({ length: 10 }, (_, turn) => demands[turn % demands.length] ?? '');
        const replies = talkAbout({ guidelines: { directness } }, problem, ...pressure);
        expect(replies.filter((reply, at) => reply === replies[at - 1])).toEqual([]);
        for (const reply of replies)
          expect(reply).not.toMatch(new RegExp(`(?<![\\d./])${result.replace('.', '\\.')}(?![\\d/]|\\.\\d)`));
      }
    },
  );
});
