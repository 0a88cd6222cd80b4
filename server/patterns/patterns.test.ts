import { describe, expect, it } from 'vitest';
import { thresholds } from '../../contract/patterns.ts';
import { findPatterns, type Message, type Weeks } from './patterns.ts';

const timeZone = 'Europe/London';
/** A Friday in November, when London has the time of UTC. */
const now = Date.parse('2026-11-20T12:00:00Z');
const minute = 60_000;

let count = 0;
const message = (at: string, fields: Partial<Message> = {}): Message => {
  count += 1;
  return {
    id: `message ${count}`,
    at: Date.parse(at),
    inAssignment: false,
    isAlert: false,
    distress: null,
    lingers: false,
    harmful: null,
    ...fields,
  };
};
/** A few messages one minute apart. */
const several = (n: number, at: string, fields: Partial<Message> = {}): Message[] =>
  Array.from({ length: n }, (_, index) =>
    message(new Date(Date.parse(at) + index * minute).toISOString(), fields),
  );
const weeks = (messages: readonly Message[], fields: Partial<Weeks> = {}): Weeks => ({
  messages: [...messages].sort((one, other) => one.at - other.at),
  refusals: [],
  timeZone,
  ...fields,
});
const patternsIn = (...given: Parameters<typeof weeks>) =>
  findPatterns(weeks(...given), now).map(({ pattern }) => pattern);

describe('use at night', () => {
  const nights = ['2026-11-09T23:30Z', '2026-11-11T01:00Z', '2026-11-13T23:10Z', '2026-11-18T04:30Z'];

  it('is several messages on four nights of two weeks [standard 12.5]', () => {
    const [found] = findPatterns(weeks(nights.flatMap((night) => several(3, night))), now);
    expect(found).toMatchObject({ pattern: 'night-use', count: 12, messages: [] });
    expect(found?.days).toHaveLength(4);
  });

  it('is not three nights, a single message a night, or nights that are longer ago', () => {
    expect(patternsIn(nights.slice(1).flatMap((night) => several(3, night)))).toEqual([]);
    expect(patternsIn(nights.flatMap((night) => several(2, night)))).toEqual([]);
    const longAgo = [...nights.slice(1), '2026-10-30T23:30Z'];
    expect(patternsIn(longAgo.flatMap((night) => several(3, night)))).toEqual([]);
  });

  it('counts one night before and after midnight once', () => {
    const same = [...several(2, '2026-11-09T23:40Z'), message('2026-11-10T00:20Z')];
    const others = nights.slice(1).flatMap((night) => several(3, night));
    expect(findPatterns(weeks([...same, ...others]), now)[0]?.days).toHaveLength(4);
  });

  it('follows the clock of the school', () => {
    const given = nights.flatMap((night) => several(3, night));
    expect(patternsIn(given, { timeZone: 'America/New_York' })).toEqual([]);
  });

  it('counts questions that quiet hours refused, too', () => {
    const refusals = nights.flatMap((night) => several(3, night).map(({ at }) => at));
    expect(patternsIn([], { refusals })).toContain('night-use');
  });

  it('tells how many messages of the two weeks were by day', () => {
    const given = [...nights.flatMap((night) => several(3, night)), ...several(7, '2026-11-12T10:00Z')];
    expect(findPatterns(weeks(given), now)[0]?.others).toBe(7);
  });
});

describe('phrases of isolation or low mood', () => {
  const lonely = { distress: 'isolation' } as const;

  it('are three messages on two days, with their words by reference [standard 12.1]', () => {
    const given = [...several(2, '2026-11-16T10:00Z', lonely), ...several(5, '2026-11-16T11:00Z')];
    const later = message('2026-11-18T10:00Z', { distress: 'low-mood', inAssignment: true });
    const [found] = findPatterns(weeks([...given, later]), now);
    expect(found).toMatchObject({ pattern: 'distress', count: 3, others: 5 });
    expect(found?.messages.map(({ id, sign }) => [id, sign])).toEqual([
      [given[0]?.id, 'isolation'],
      [given[1]?.id, 'isolation'],
      [later.id, 'low-mood'],
    ]);
    expect(found?.messages[2]?.inAssignment).toBe(true);
  });

  it('are not one bad day', () => {
    expect(patternsIn(several(9, '2026-11-18T10:00Z', lonely))).toEqual([]);
  });

  it('refer to the newest twelve and count all', () => {
    const given = [...several(20, '2026-11-17T10:00Z', lonely), message('2026-11-18T10:00Z', lonely)];
    const [found] = findPatterns(weeks(given), now);
    expect(found?.count).toBe(21);
    expect(found?.messages).toHaveLength(12);
    expect(found?.messages.at(-1)?.id).toBe(given.at(-1)?.id);
  });

  it('leave out a message that raised an alert', () => {
    const alerted = { ...lonely, isAlert: true };
    expect(
      patternsIn([...several(2, '2026-11-16T10:00Z', alerted), message('2026-11-18T10:00Z', lonely)]),
    ).toEqual([]);
  });
});

it('a condition of one’s own that is named twice is observed [standard 12.3]', () => {
  const condition = { distress: 'condition' } as const;
  expect(patternsIn([message('2026-11-18T10:00Z', condition)])).toEqual([]);
  expect(patternsIn(several(2, '2026-11-18T10:00Z', condition))).toEqual(['condition']);
});

describe('more messages of distress than before', () => {
  const sad = { distress: 'low-mood' } as const;
  const usual = [3, 4, 5, 6, 9].map((day) => message(`2026-11-0${day}T10:00Z`));
  const recent = [...several(3, '2026-11-19T10:00Z', sad), message('2026-11-20T10:00Z', { isAlert: true })];

  it('are at least four in three days, and twice as many a day as on the student’s own earlier days [standard 12.2]', () => {
    const found = findPatterns(weeks([...usual, ...recent]), now).find(
      ({ pattern }) => pattern === 'more-distress',
    );
    expect(found).toMatchObject({ count: 4, before: { messages: 0, days: 5 } });
    expect(found?.messages.map(({ sign }) => sign)).toEqual(['low-mood', 'low-mood', 'low-mood', 'alert']);
  });

  it('are not what the student always writes', () => {
    const always = [3, 4, 5, 6, 9].flatMap((day) => several(2, `2026-11-0${day}T10:00Z`, sad));
    expect(patternsIn([...always, ...recent])).not.toContain('more-distress');
  });

  it('say nothing of a student without enough earlier days', () => {
    expect(patternsIn([...usual.slice(1), ...recent])).not.toContain('more-distress');
  });
});

describe('not stopping', () => {
  const days = ['2026-11-10T10:00Z', '2026-11-12T10:00Z', '2026-11-17T10:00Z'];

  it('is going on after the time is over, three times on three days [standard 12.7]', () => {
    const refusals = days.flatMap((day) => several(3, day).map(({ at }) => at));
    const [found] = findPatterns(weeks([], { refusals }), now);
    expect(found).toMatchObject({ pattern: 'not-stopping', refused: 9, count: 0, messages: [] });
    expect(patternsIn([], { refusals: refusals.slice(3) })).toEqual([]);
  });

  it('is greeting again and again on three days [standard 11.16 12.7]', () => {
    const lingering = { lingers: true };
    const [found] = findPatterns(weeks(days.flatMap((day) => several(4, day, lingering))), now);
    expect(found).toMatchObject({ pattern: 'not-stopping', refused: 0, count: 12 });
    expect(patternsIn(days.flatMap((day) => several(3, day, lingering)))).toEqual([]);
  });
});

describe('an observation', () => {
  const nights = ['2026-11-09T23:30Z', '2026-11-11T01:00Z', '2026-11-13T23:10Z', '2026-11-18T04:30Z'];
  const given = weeks(nights.flatMap((night) => several(3, night)));

  it('of a pattern is made once in two weeks, and never of the same evidence', () => {
    const noted = { 'night-use': Date.parse('2026-11-18T12:00Z') };
    expect(findPatterns(given, now, noted)).toEqual([]);
    const later = now + (thresholds.windowDays - 1) * 24 * 60 * minute;
    expect(findPatterns(given, later, noted)).toEqual([]);
  });

  it('of one pattern does not prevent one of another pattern', () => {
    expect(findPatterns(given, now, { distress: now - minute })).toHaveLength(1);
  });
});

describe('asking for harmful content', () => {
  const harmful = { harmful: 'harmful' } as const;
  const grave = { harmful: 'grave' } as const;

  it('is three questions of any kind within two weeks, and two of a grave one [standard 4.3]', () => {
    expect(patternsIn(several(3, '2026-11-16T10:00Z', harmful))).toEqual(['harmful-requests']);
    const apart = [message('2026-11-10T10:00Z', grave), message('2026-11-18T10:00Z', grave)];
    const [found] = findPatterns(weeks([...apart, ...several(4, '2026-11-18T11:00Z')]), now);
    expect(found).toMatchObject({ pattern: 'harmful-requests', count: 2, others: 4 });
    expect(found?.messages.map(({ sign }) => sign)).toEqual(['grave', 'grave']);
  });

  it('is not one silly question, two of a lesser kind, or what an alert was raised about', () => {
    expect(patternsIn(several(1, '2026-11-16T10:00Z', grave))).toEqual([]);
    expect(patternsIn(several(2, '2026-11-16T10:00Z', harmful))).toEqual([]);
    expect(patternsIn(several(3, '2026-11-16T10:00Z', { ...harmful, isAlert: true }))).toEqual([]);
  });
});
