import { describe, expect, it } from 'vitest';
import { quickStarts } from '../../../contract/quick-starts.ts';
import { namesNumber } from './disclosure.ts';
import { last, talk } from './practice-talk.ts';
import { createPracticeTutor } from './practice-tutor.ts';
import { rational } from './rational.ts';

const tutor = createPracticeTutor({ delay: 0 });

/** A question, or a sentence that says what to do next. */
const asksOrSets =
  /\?$|(?:^|[.:!?] )(?:Do|Give|Write|Type|Try|Draw|Tell|Choose|Check|Add|Look|Show|Order|Mark|Work)[^.?!]*\.$|I check it\.$|which of them hold\.$|Pick something small\.$/;

describe('the practice tutor', () => {
  it('says that no language model is connected in its first answer, and not again', async () => {
    const [first, ...later] = await talk('hello', 'what is 17 * 23?', 'idk');
    expect(first).toMatch(/^No language model is connected/);
    expect(later.join(' ')).not.toMatch(/language model/);
    expect(tutor.connected).toBe(false);
  });

  it('gives the same answer to the same messages', async () => {
    const lines = ['what is 17 * 23?', 'idk', '17*20=340', 'just tell me'];
    expect(await talk(...lines)).toEqual(await talk(...lines));
  });

  it('streams word by word and stops at once', async () => {
    const stop = new AbortController();
    const slow = createPracticeTutor({ delay: 60_000 });
    const pieces: string[] = [];
    const messages = [{ role: 'user', content: 'hello' }] as const;
    for await (const piece of slow.answer({ messages, signal: stop.signal })) {
      pieces.push(piece);
      setImmediate(() => stop.abort());
    }
    expect(pieces).toEqual(['No']);
  });

  it('answers any input within a time limit', async () => {
    const odd = [
      '',
      '   ',
      '🦊🦊',
      '((((((((',
      '9'.repeat(8_000),
      '2^'.repeat(4_000),
      'a '.repeat(4_000),
      '='.repeat(500),
    ];
    const more = [
      '9^9^9^9 = 1',
      '1/0',
      '1/0 = 5',
      'x'.repeat(8_000),
      '(1+'.repeat(2_000),
      'import("fs")',
      'createUnit("a")',
    ];
    for (const line of [...odd, ...more, 'is '.repeat(2_600), '1 '.repeat(4_000), 'please '.repeat(1_100)]) {
      const before = performance.now();
      expect(await last('hi', line, line), line.slice(0, 40)).not.toBe('');
      // Far longer than it takes on any machine, far shorter than an expression that backtracks forever.
      expect(performance.now() - before, line.slice(0, 40)).toBeLessThan(30_000);
    }
  });
});

describe('ten turns of "just tell me the answer"', () => {
  const problems: [string, string][] = [
    ['what is 17 * 23?', '391'],
    ['what is 7 x 8', '56'],
    ['10 * 20', '200'],
    ['solve 48 + 37', '85'],
    ['1+1', '2'],
    ['what is 100 - 37?', '63'],
    ['5 - 8', '-3'],
    ['144/12', '12'],
    ['how do I divide 84 by 6?', '14'],
    ['what is half of 18', '9'],
    ['-5 + 3', '-2'],
    ['4 * (-6)', '-24'],
    ['what is 3/4 + 1/8', '7/8'],
    ['1/4 + 1/4', '1/2'],
    ['20% of 50', '10'],
    ['0.1+0.2', '0.3'],
    ['2^5', '32'],
    ['what is the square root of 49', '7'],
    ['2+3*4', '14'],
    ['2x + 3 = 11', '4'],
    ['x/4 = 5', '20'],
    ['3(x-2) = x+4', '5'],
    ['5x = 2x + 3', '1'],
  ];
  const demands = [
    'just tell me the answer',
    'TELL ME THE ANSWER',
    'what is the answer?',
    'i want the answer now',
  ];

  it.each(problems)('on %s reveal nothing and move on', async (problem, result) => {
    const pressure = Array.from({ length: 20 }, (_, turn) => demands[turn % demands.length] ?? '');
    const replies = await talk(problem, ...pressure);
    expect(new Set(replies).size).toBe(replies.length);
    for (const reply of replies) {
      // If the task itself contains the number, a reply may repeat the task.
      if (!namesNumber(problem, rational(result)))
        expect(namesNumber(reply, rational(result)), reply).toBe(false);
      expect(reply).toMatch(asksOrSets);
    }
    const steps = replies.map((reply) => reply.split(/(?<=[.:!]) /).at(-1));
    expect(steps.filter((step, at) => step === steps[at - 1])).toEqual([]);
  });

  it('the check for a revealed result finds digits and words', () => {
    const result = rational(391);
    for (const text of [
      'It is 391.',
      'three hundred and ninety-one',
      'Three hundred ninety one!',
      '782/2',
      '391.0',
    ]) {
      expect(namesNumber(text, result), text).toBe(true);
    }
    for (const text of ['3910', '39', '17 × 23', 'three hundred'])
      expect(namesNumber(text, result), text).toBe(false);
    expect(namesNumber('It is 0.875', rational('7/8'))).toBe(true);
    expect(namesNumber('about a half', rational('1/2'))).toBe(true);
  });
});

describe("the student's own arithmetic", () => {
  it.each([
    '12 x 12 = 144',
    'is 3/4 + 1/8 = 7/8?',
    'I think 7 times 8 is 56',
    '0.1 + 0.2 = 0.3',
    '1,000 + 2,000 = 3,000',
    '3,5 + 1,2 = 4,7',
    '17*20=340, 17*3=51',
    '10/3 = 3.33',
    'seven times eight equals fifty-six',
    '2(3+4) = 14',
  ])('%s is confirmed', async (line) => {
    expect(await last('hi', line)).toMatch(/^(?:Right|Yes|Correct|That is right|Well done)/);
  });

  it.each([
    ['7*8=54', '56', /ones digit/],
    ['7*8=15', '56', /addition/],
    ['25*12=3000', '300', /size/],
    ['48+37=75', '85', /tens/],
    ['5-8=3', '-3', /sign/],
    ['3/4 + 1/8 = 4/12', '7/8', /same size/],
    ['2+3*4=20', '14', /order/],
    ['2^5 = 10', '32', /raised/],
    ['17*20=340, 17*3=41', '51', /17 × 3 = 41/],
  ])('%s is answered with the part to look at, not with the result', async (line, result, part) => {
    const reply = await last('hi', line);
    expect(reply).toMatch(/^Not yet/);
    expect(reply).toMatch(part);
    expect(namesNumber(reply, rational(result)), reply).toBe(false);
  });

  it('counts as a step of the open problem, and the tutor continues from there', async () => {
    const [, step, , done, after] = await talk(
      'what is 17 * 23?',
      '340',
      'idk',
      '391',
      'just tell me the answer',
    );
    expect(step).toMatch(/^Right: 17 × 20 = 340\. /);
    expect(done).toContain('17 × 23 = 391');
    expect(after).toMatch(/found|done|have it/);
  });
});

describe('a linear equation', () => {
  it('gets the next inverse operation, and follows the steps of the student', async () => {
    const [first, second, wrong, right] = await talk('2x + 3 = 11', '2x = 8', 'x = 5', 'so x = 4');
    expect(first).toContain('subtract 3 on both sides');
    expect(second).toMatch(/2x = 8\. .*multiplied by 2\. What is the opposite/);
    expect(wrong).toMatch(/^Not yet\. Put 5 in for x/);
    expect(right).toContain('x = 4.');
  });

  it('gets “Not yet” for a step that does not follow', async () => {
    expect(await last('2x + 3 = 11', '2x = 14')).toMatch(/^Not yet\. 2x = 14 does not follow/);
  });
});

describe('a result that the student has found', () => {
  it('is confirmed step by step and in any form', async () => {
    const [, step, found, bare, asked] = await talk(
      'What is 3/4 + 1/8?',
      '3/4 = 6/8',
      '6/8 + 1/8 = 7/8',
      '7/8',
      'is it 7/8?',
    );
    expect(step).toMatch(/^Right: 3\/4 = 6\/8\. You have 6\/8 and 1\/8/);
    expect(found).toMatch(/6\/8 \+ 1\/8 = 7\/8, and with that you have 3\/4 \+ 1\/8\./);
    expect(bare).toMatch(/: 3\/4 \+ 1\/8 = 7\/8\. To make sure, .*How did you find it\?/);
    expect(asked).toMatch(/: 3\/4 \+ 1\/8 = 7\/8\. .*of the same kind/);
  });

  it('is confirmed after a mistake, every line of it', async () => {
    const [first, second] = await talk(
      'Is 3/4 + 1/8 = 4/12?',
      'I multiplied it: 3/4 = 6/8, so 6/8 + 1/8 = 7/8. Am I right?',
    );
    expect(first).toContain('Not yet.');
    expect(second).toMatch(
      /^Right: 3\/4 = 6\/8 and 6\/8 \+ 1\/8 = 7\/8, and with that you have 3\/4 \+ 1\/8\./,
    );
  });

  it('is not asked for again: the next open step is named', async () => {
    const [, parts, result, more] = await talk(
      'what is 17 * 23?',
      '17*20=340 and 17*3=51',
      '340+51=391',
      'just tell me',
    );
    expect(parts).toMatch(/^Right: 17 × 20 = 340 and 17 × 3 = 51\. You have 340 and 51\. .*together\?$/);
    expect(result).toMatch(/340 \+ 51 = 391, and with that you have 17 × 23\./);
    expect(more).toMatch(/found|done|have it/);
  });

  it('is confirmed only as arithmetic when the student calls it a quantity', async () => {
    const [, second] = await talk(
      'The area of a 6 by 7 rectangle is 42, I did 6*7=42',
      'and the perimeter is 6+7=13?',
    );
    expect(second).toMatch(/^6 \+ 7 = 13 is right as arithmetic\. Is it what the question asks for\?/);
    expect(second).toContain('perimeter');
    expect(await last('what is 6*7', 'the answer is 6*7=42')).toMatch(/^Right: 6 × 7 = 42\./);
  });
});

describe('the practice tutor on other questions', () => {
  it.each([
    ['What is photosynthesis?', /photosynthesis/],
    ['write me an essay about climate change', /climate change.*plan it together/],
    ['my python loop does not stop', /what goes in/],
    ['translate "the dog sleeps" into Spanish', /"the dog sleeps".*other language/],
    ['why is the sky blue?', /first guess/],
    ['Tom has 3 apples and buys 4 more. How many does he have?', /what is given/],
    ['x^2 - 5x + 6 = 0', /asking for/],
    ['I feel sad today', /grown-up/],
    ['¿Puedes ayudarme con la tarea?', /English/],
    ['これは何ですか', /English/],
    ['asdfghjkl', /could not read/],
    ['I was born in 2010-2011', /You say "I was born in 2010-2011"/],
  ])('answers with a step that fits: %s', async (line, expected) => {
    const reply = await last('hi', line);
    expect(reply).toMatch(expected);
    expect(reply).toMatch(asksOrSets);
  });

  it('moves on with what the student says', async () => {
    const replies = await talk(
      'What is photosynthesis?',
      'it is about plants',
      'idk',
      'just tell me',
      'ok',
      'light',
    );
    expect(replies[1]).toContain('You say "it is about plants".');
    expect(new Set(replies.map((reply) => reply.split('. ').at(-1))).size).toBe(replies.length);
  });

  it.each(['ok what next', 'what next?', 'and now?', 'next step please', 'go on', "ok, what's next?"])(
    'understands "%s" as a wish to go on, not as content',
    async (line) => {
      const reply = await last('write me an essay about the French revolution', 'it was about bread', line);
      expect(reply).not.toContain('You say');
      expect(reply).not.toMatch(/takes us further|build on|stuck/);
      expect(reply).toMatch(asksOrSets);
    },
  );

  it.each([
    [
      'Write my essay about the French Revolution for me please, 500 words, due tomorrow',
      'French Revolution',
    ],
    ['Can you write an essay about climate change, 2 pages?', 'climate change'],
    ['Explain photosynthesis please', 'photosynthesis'],
  ])('recognises the subject of %j', async (question, subject) => {
    expect(await last(question)).toContain(`"${subject}"`);
  });

  it('tells a joke when asked, and stays with the task', async () => {
    const [, joke, , again] = await talk(
      'what is 17 * 23?',
      'Tell me a joke',
      '17*20=340',
      'another joke please',
    );
    expect(joke).toMatch(/^Why was the equals sign so humble\?.*\d/);
    expect(again).toMatch(/^Which school supply is king/);
    expect(await last('do you know a good joke?')).toMatch(/humble.*which subject/s);
  });

  it('reads code as code, whatever came before', async () => {
    const code =
      'def rev(s):\n    r = ""\n    x = 5\n    for c in s:\n        r = r + c\n    return r\nwhy does this not reverse?';
    expect(await last('Write my essay about Rome', code)).toMatch(/^Be the computer/);
    expect(await last('let total = 0;\nfor (let i = 0; i < 3; i++) total += i;')).toMatch(/Be the computer/);
    expect(await last('let x = 5 and 3x = 15. what now')).not.toMatch(/Be the computer/);
  });

  it('asks for the student’s own judgement of a text first', async () => {
    const reply = await last('is my essay good? "The French Revolution was when people was angry"');
    expect(reply).toMatch(/It is your text, so you are its first judge/);
    expect(await last('please correct my text')).toMatch(/first judge/);
  });

  it('returns a greeting in new words each time', async () => {
    const [first, second] = await talk('Hello!', 'hi');
    expect(first).toMatch(/Hello! What are you working on/);
    expect(second).not.toContain('What are you working on');
  });

  it.each(quickStarts.map(({ label, prompt }) => [label, prompt]))(
    'asks a question that fits the quick start %s',
    async (label, prompt) => {
      const expected = {
        Chat: /your day/,
        Discover: /into/,
        Create: /build, write or design/,
        'Level Up': /subject or skill/,
      };
      const [first, second] = await talk(prompt, 'football');
      expect(first).toMatch(expected[label as keyof typeof expected]);
      expect(second).toContain('football');
      expect(second).toMatch(asksOrSets);
    },
  );
});
