import { describe, expect, it } from 'vitest';
import { detectorInputOf } from '../../detector-input.ts';
import { disclosedBy } from '../../gate/ledger.ts';
import { keyBeforeAttempt, keyValue } from './answer-key-value.ts';

const program = 'def area(width, height):\n    result = width * height\n    return result';
const key = { answers: [], steps: [], model: program };
const task = 'Write a function for the area of a rectangle.';

describe('a model answer', () => {
  it('is given away by a reply that holds most of it, also in a block or encoded', () => {
    for (const reply of [
      program,
      `Here:\n\n\`\`\`python\n${program}\n\`\`\`\n`,
      `In base64: ${Buffer.from(program).toString('base64')}`,
    ]) {
      expect(keyValue(detectorInputOf(reply, { task, key }))).toMatchObject({ prohibition: 'key-value' });
      expect(keyBeforeAttempt(detectorInputOf(reply, { task, key }))).toMatchObject({
        prohibition: 'key-before-attempt',
      });
    }
  });

  it('is not given away by one line of it, or by a reply about it', () => {
    for (const reply of [
      'Begin with `def area(width, height):`.',
      'What does the function get, and what does it give back?',
    ])
      expect(keyValue(detectorInputOf(reply, { task, key }))).toBeNull();
  });

  it('is given away by the lines that complete it when the others were told before, but not by two words alone', () => {
    const [head = '', body = '', end = ''] = program.split('\n');
    const disclosed = [head, body].flatMap((line) => disclosedBy(detectorInputOf(line, { task, key })));
    expect(keyValue(detectorInputOf(end, { task, key, ledger: { disclosed } }))).toBeNull();
    const before = disclosedBy(detectorInputOf(head, { task, key }));
    expect(
      keyValue(detectorInputOf(`${body}\n${end}`, { task, key, ledger: { disclosed: before } })),
    ).toMatchObject({
      prohibition: 'key-value',
    });
  });

  it('may be repeated where the student wrote it', () => {
    expect(
      keyValue(
        detectorInputOf(`You wrote:\n${program}\nWhat does it return?`, { task, key, question: program }),
      ),
    ).toBeNull();
  });
});
