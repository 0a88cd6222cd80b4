import { describe, expect, it } from 'vitest';
import { namesNumber } from './disclosure.ts';
import { last, talk } from './practice-talk.ts';
import { rational } from './rational.ts';

const askBack = [
  'why not',
  'why not?',
  'But why?',
  'why though',
  'how come?',
  'why is that wrong?',
  'what do you mean?',
];

describe('a student who asks back', () => {
  it.each(askBack)('gets the next step of the same task: "%s"', async (line) => {
    const [, , reply, after] = await talk('What is 3/4 + 1/8?', 'I think 4/12', line, '6/8');
    expect(reply).toMatch(/^(?:A fair question|Good that you ask|That is worth asking)/);
    expect(reply).toMatch(/bottom|fifteenths|pieces|denominator/);
    expect(namesNumber(reply ?? '', rational('7/8'))).toBe(false);
    expect(after).toMatch(/^Right: 3\/4 = 6\/8\. You have 6\/8 and 1\/8/);
  });

  it.each([
    ['what is 17 * 23?', '391', /17 × 23 = 391/],
    ['2x + 3 = 11', 'x = 4', /x = 4/],
    ['20% of 50', '10', /20 % of 50 = 10/],
  ])('can still find the result of %s afterwards', async (problem, result, confirmed) => {
    expect(await last(problem, 'idk', 'why not', 'but why?', result)).toMatch(confirmed);
  });

  it('stays with the task when it is not a calculation, too', async () => {
    const [, reply, after] = await talk('What is photosynthesis?', 'why not?', 'idk');
    expect(reply).toContain('photosynthesis');
    expect(after).toMatch(/kind of|photosynthesis/);
  });

  it('is asked for the subject when no task was begun', async () => {
    expect(await last('hi', 'why not?')).toMatch(/which subject/);
  });
});

describe('a question about the work', () => {
  it.each(["why can't I add the bottoms?", 'what is a denominator?', 'why do they have to be equal?'])(
    'such as "%s" is answered, and the task goes on',
    async (question) => {
      const [, reply, after] = await talk('What is 3/4 + 1/8?', question, '3/4 = 6/8');
      expect(reply).toMatch(/guess|hear|before it/);
      expect(after).toMatch(/^Right: 3\/4 = 6\/8\. You have 6\/8 and 1\/8/);
    },
  );

  it('about something else is a new question', async () => {
    expect(await last('what is 17 * 23?', 'why is the sky blue?', 'idk')).not.toContain('17');
  });
});

describe('a number that answers a step', () => {
  it.each(['6/8', '6/8?', ' = 6/8'])(
    'is accepted as another form of 3/4, and the next step follows: "%s"',
    async (line) => {
      const reply = await last('What is 3/4 + 1/8?', line);
      expect(reply).toMatch(/^Right: 3\/4 = 6\/8\. You have 6\/8 and 1\/8/);
    },
  );

  it('counts as a result when the student calls it one', async () => {
    expect(await last('What is 3/4 + 1/8?', 'is it 6/8?')).toMatch(/not yet/);
  });

  it('is not read as a division when it is a fraction', async () => {
    const reply = await last('20% of 50', '1/5?');
    expect(reply).toContain('20 % of 50');
    expect(reply).not.toContain('÷');
  });
});

describe('a step that is named without its result', () => {
  it.each([
    ['what is 17 * 23?', '17*20?', '17 × 20'],
    ['2+3*4', '3*4?', '3 × 4'],
    ['2x + 3 = 11', '11-3?', '11 − 3'],
  ])('is left to the student and is not a new task: for %s, %s', async (problem, step, named) => {
    const [, asked, after] = await talk(problem, step, 'just tell me');
    expect(asked).toContain(`${named} can help you here. What do you get?`);
    expect(after).not.toMatch(/found|done|have it/);
    expect(await last(problem, step, 'idk', 'idk')).not.toContain(`For ${named}`);
  });

  it('is a new task when it has nothing to do with the open one', async () => {
    expect(await last('what is 17 * 23?', 'what is 12 + 30?')).toContain('12 + 30');
    expect(await last('what is 17 * 23?', '84/6', '14')).toContain('84 ÷ 6 = 14');
  });
});
