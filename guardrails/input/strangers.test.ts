import { describe, expect, it } from 'vitest';
import { detectDanger, findAttempts } from '../guardrails.ts';
import { dangerous, harmless, ordinary, pressing, switchingOff } from './strangers.ts';

describe('a message that shows danger', () => {
  it.each(dangerous)('is noticed in the words of a child, as %s: %s [spec 10.152]', (kind, message) => {
    expect(detectDanger(message)).toEqual({ kind });
  });
});

describe('a message with alarming words', () => {
  /** This joke cannot be told from a cry for help, so it raises an alert. */
  const mayBeMeant = 'ich bring mich um wenn ich noch eine gleichung lösen muss haha';

  it.each([...harmless, ...ordinary].filter((message) => message !== mayBeMeant))(
    'is no danger when it is about school, a story, a game or a figure of speech: %s [spec 10.153]',
    (message) => {
      expect(detectDanger(message)).toBeNull();
    },
  );

  it('raises an alert when it may be meant', () => {
    expect(detectDanger(mayBeMeant)).toEqual({ kind: 'self-harm' });
  });
});

describe('an attempt', () => {
  it.each(switchingOff)('to switch off the rules is noticed: %s [spec 10.154]', (message) => {
    expect(findAttempts(message).switchOff).toBe(true);
  });

  it.each(pressing)('to get the answer by pressing is noticed: %s', (message) => {
    expect(findAttempts(message).pressure).toBe(true);
  });

  it.each([...ordinary, ...harmless])('is not seen in an ordinary message: %s', (message) => {
    expect(findAttempts(message)).toEqual({ switchOff: false, pressure: false });
  });
});
