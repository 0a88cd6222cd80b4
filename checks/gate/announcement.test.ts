import { describe, expect, it } from 'vitest';
import { isAnnouncement, isOnlyOpening } from './announcement.ts';

describe('an opening that promises nothing', () => {
  it.each(['Well. ', 'Let us look. ', 'Good. ', 'Look. '])('is shown at once: “%s”', (segment) =>
    expect(isAnnouncement(segment)).toBe(false),
  );
});

describe('an opening that only announces', () => {
  it.each([
    'Sure! ',
    'Of course! ',
    'Great question! ',
    'Let’s work through it step by step. ',
    'I’d be happy to help you with that. ',
    'Here is the answer: ',
    '1. ',
    '**Step 2** ',
    'Klar! ',
    'Natürlich, ich helfe dir gerne. ',
    'Bien sûr ! ',
    'Claro, vamos paso a paso. ',
    'Haha, clever! ',
    'Alright, little one, big brother is here! ',
    '¡Casi! ',
  ])('waits for what follows: “%s” [spec 10.126]', (segment) => expect(isAnnouncement(segment)).toBe(true));

  it.each([
    'Look at both sides first. ',
    'Let us look at the 18 rows. ',
    'What do you know? ',
    'Good work on the table. ',
    'Yes, 12 is the number of bags. ',
    'Split the number into tens and ones. ',
  ])('does not include a sentence that says something: “%s”', (segment) =>
    expect(isAnnouncement(segment)).toBe(false),
  );
});

describe('a reply that has only an opening', () => {
  it.each(['Let’s think. ', 'Well. ', 'Sure! Let us look. ', 'Nearly! ', ''])(
    'says nothing: “%s” [spec 10.134]',
    (text) => expect(isOnlyOpening(text)).toBe(true),
  );

  it.each(['Think of the bags. ', 'Let us look at the 18 rows. '])('may say something: “%s”', (text) =>
    expect(isOnlyOpening(text)).toBe(false),
  );
});
