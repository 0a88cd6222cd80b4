import { describe, expect, it } from 'vitest';
import { namesNumber } from './disclosure.ts';
import { last, talk } from './practice-talk.ts';
import { rational } from './rational.ts';

describe('a correct line or value', () => {
  it.each([
    [['17*20=340'], /17 × 3\b/],
    [['17*3=51'], /17 × 20/],
    [['10*23=230'], /7 × 23/],
    [['340', '51'], /You have 340 and 51/],
    [['17*20=340', 'idk', 'idk', '17*3=51', 'idk', 'idk', 'idk', 'idk'], /^(?!.*what is 17 × (?:3|20)\?)/i],
  ])('%j on 17 × 23 leads to the next step', async (lines, next) => {
    const reply = await last('what is 17 * 23?', ...lines);
    expect(reply).toMatch(next);
    expect(namesNumber(reply, rational(391))).toBe(false);
  });

  it('is confirmed beside a wrong line', async () => {
    const reply = await last('what is 17 * 23?', '17*20=340 and 17*3=41');
    expect(reply).toMatch(/^Not yet\. 17 × 20 = 340 is right\. Look at 17 × 3 = 41 again\./);
  });

  it.each([
    ['what is 17 * 23?', 'is it 391?', '17 × 23 = 391'],
    ['what is 17 * 23?', 'I think the answer is three hundred ninety-one, right?', '17 × 23 = 391'],
    ['what is 17 * 23?', '17*20 + 17*3 = 391', '17 × 20 + 17 × 3 = 391, and with that you have 17 × 23'],
    ['2x + 3 = 11', 'x = 4?', 'x = 4'],
    ['2x + 3 = 11', 'is it 4?', 'x = 4'],
    ['2x + 3 = 11', '2x = 8, so x = 4', '2x = 8 and x = 4'],
    ['2x + 3 = 11', 'x = 4 because 2*4+3 = 11', 'x = 4 and 2 × 4 + 3 = 11'],
    ['3x = 2', '2/3', 'x = 2/3'],
    ['20% of 50', '20% of 50 = 10', '20 % of 50 = 10'],
    ['what is the square root of 49', '√49 = 7', '√49 = 7'],
    ['3/4 + 3/4', '1 1/2', '3/4 + 3/4 = 1 1/2'],
    ['10/3', '3.33', '10 ÷ 3 = 3.33 (rounded)'],
    ['48/6', '8', '48 ÷ 6 = 8'],
  ])('on %s, %s is confirmed', async (problem, line, confirmed) => {
    const reply = await last('hi', problem, line);
    expect(reply).toContain(confirmed);
    expect(reply).toMatch(/^(?:Right|Yes|Correct|That is right|Well done)/);
    expect(await last('hi', problem, line, 'just tell me')).toMatch(/found|done|have it/);
  });

  it.each([
    ['what is 17 * 23?', '381', '391'],
    ['What is 3/4 + 1/8?', '4/12', '7/8'],
    ['What is 3/4 + 1/8?', 'is it 6/8?', '7/8'],
    ['2x + 3 = 11', 'x = 5?', '4'],
    ['2x + 3 = 11', '2x = 8, so x = 5', '4'],
    ['20% of 50', '20% of 50 = 11', '10'],
  ])('for %s is not %s, and the reply names no result', async (problem, line, result) => {
    const reply = await last('hi', problem, line);
    expect(reply).toMatch(/^(?:If that is meant as .*, not yet\.|Not yet\.)/i);
    expect(namesNumber(reply, rational(result)), reply).toBe(false);
  });

  it('is confirmed as a step when it is not worked out, and the tutor does not work it out', async () => {
    const reply = await last('2x + 3 = 11', 'x = (11-3)/2');
    expect(reply).toContain('Right: x = (11 − 3) ÷ 2.');
    expect(namesNumber(reply, rational(4)), reply).toBe(false);
    const fraction = await last('What is 3/4 + 1/8?', '3/4 + 1/8 = 6/8 + 1/8');
    expect(fraction).toMatch(/^Right: 3\/4 \+ 1\/8 = 6\/8 \+ 1\/8\. You have 6\/8 and 1\/8/);
  });

  it('is repeated when the student’s true line contains the result', async () => {
    expect(await last('what is 48/6', '6*8=48')).toMatch(/^Right: 6 × 8 = 48\./);
    expect(await last('2x + 3 = 11', '2*4+3 = 11')).toMatch(/^Right: 2 × 4 \+ 3 = 11\. .*x\b/);
  });

  it('is confirmed when the student asks whether it is right', async () => {
    expect(await last('what is 17 * 23?', '17*20=340', 'is that right?')).toMatch(
      /^Yes, 17 × 20 = 340 holds\./,
    );
    expect(await last('what is 17 * 23?', 'am i right?')).toMatch(/equals sign/);
  });

  it('is confirmed again when the student is in doubt', async () => {
    expect(await last('10 * 20', 'is it 200?', 'are you sure?')).toMatch(/^Yes, 10 × 20 = 200 holds\./);
    expect(await last('what is 48/6', '6*8=48', 'is that right?')).toMatch(/^Yes, 6 × 8 = 48 holds\./);
  });

  it('is not confirmed in a list of guesses', async () => {
    for (const guesses of ['380, 390, 391 or 392?', 'is it 389 or 391', '391 = 391'])
      expect(await last('what is 17*23', guesses), guesses).not.toContain('17 × 23 = 391');
    expect(await last('what is 17*23', '391 = 391', 'just tell me')).not.toMatch(/found|done|have it/);
  });

  it.each([
    ['48+37', '40+30=70', '8 + 7'],
    ['84/6', '60/6=10', 'How much is left'],
    ['2+3*4', '3*4=12', 'Put your 12 in the place of 3 × 4'],
    ['2/3 + 1/5', '2/3 = 10/15', 'How do you write 1/5 with the bottom 15'],
  ])('leads to the next open step: for %s, %s', async (problem, line, next) => {
    expect(await last('hi', problem, line)).toContain(next);
  });
});

describe('a solved problem', () => {
  const solved = ['what is 17 * 23?', '17*23 = 391'];

  it.each(['thanks', 'ok', 'thank you!'])('gets a kind closing reply to "%s"', async (word) => {
    const [first, second] = (await talk(...solved, word, word)).slice(-2);
    expect(first).toMatch(/welcome|yourself|next question/);
    expect(first).not.toMatch(/\?$/);
    expect(second).not.toBe(first);
  });

  it('is followed by a problem of the same kind, which the student then works on', async () => {
    const [offer, wrong, right] = (
      await talk(...solved, 'what next?', '391', '18*20=360', '18*25=450')
    ).slice(-4);
    expect(offer).toMatch(/of the same kind: what is 18 × 25\?/);
    expect(wrong).toContain('17 × 23 = 391');
    expect(right).toMatch(/^[^.]*18 × 20 = 360\./);
    expect(await last(...solved, 'what next?', '450')).toContain('18 × 25 = 450');
    expect(await last(...solved, 'what next?', 'idk')).toContain('18 × 25');
  });

  it.each([
    ['48+37', '85'],
    ['100 - 37', '63'],
    ['5 - 8', '-3'],
    ['144/12', '12'],
    ['3/4 + 1/8', '7/8'],
    ['0.1+0.2', '0.3'],
    ['20% of 50', '10'],
    ['2^5', '32'],
    ['square root of 49', '7'],
    ['4 * (-6)', '-24'],
    ['2+3*4', '14'],
    ['2x + 3 = 11', '4'],
  ])('such as %s is followed by another that has an answer', async (problem, result) => {
    const [bare, offer, hint] = (await talk('hi', problem, result, 'next', 'idk')).slice(-3);
    expect(bare).toMatch(/To make sure, /);
    const [, next = ''] = /of the same kind: (?:what is |solve )(.+?)[?.]$/.exec(offer ?? '') ?? [];
    expect(next).not.toBe('');
    expect(hint).not.toContain('found');
    const done = await last('hi', problem, result, 'next', 'just tell me');
    expect(done).not.toMatch(/found|have it/);
  });

  it('ends when the student asks a new question', async () => {
    expect(await last(...solved, 'what is 12 + 30?')).toContain('12 + 30');
    expect(await last(...solved, 'What is photosynthesis?')).toContain('photosynthesis');
    const [, another] = (await talk(...solved, '9*6=54', '9*6=55')).slice(-2);
    expect(another).toMatch(/^Not yet\./);
  });

  it('stays solved when a wrong value comes later', async () => {
    expect(await last('2x + 3 = 11', 'x = 4', 'x=5')).toMatch(
      /^Not yet\. Put 5 in for x .*found before holds/,
    );
  });
});
