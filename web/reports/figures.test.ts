import { describe, expect, it } from 'vitest';
import { type AlertFigures, type ModelUse, noUse, type WorkFigures } from '../../contract/reports.ts';
import {
  alertList,
  compare,
  durationWords,
  kindsLine,
  shortTokenList,
  shownUse,
  tokenList,
  waitWords,
  workList,
} from './figures.ts';

const work: WorkFigures = {
  minutes: 72,
  lessons: 2,
  questions: 9,
  offloading: { asked: 3, given: 1 },
  switchOff: 1,
  pressure: 2,
  harmful: [
    { kind: 'content:drugs', count: 2 },
    { kind: 'content:weapons', count: 1 },
  ],
  stopped: 2,
  kinds: [
    { kind: 'key-value', count: 2 },
    { kind: 'incomplete', count: 1 },
  ],
};
const alerts: AlertFigures = {
  raised: 2,
  unread: 1,
  unreadSince: null,
  medianMinutes: 0,
  longestMinutes: null,
};

describe('the figures of a week in words', () => {
  it('name each kind, and no code', () => {
    const list = workList(work);
    const lines = list.map((figure) => `${figure.label}: ${figure.value} ${kindsLine(figure)}`.trim());
    expect(lines).toEqual([
      'Time: 1 h 12 min',
      'Lessons: 2',
      'Questions: 9',
      'Asked the tutor to do the work: 3',
      'The tutor did it: 1',
      'Pressed for the answer: 2',
      'Tried to switch the rules off: 1',
      'Asked for harmful content: 3 drugs 2, weapons 1',
      'Answers stopped because the model…: 2 gave the answer away 2, was empty, or ended without a hint 1',
    ]);
    expect(list.filter(({ isNone }) => isNone)).toEqual([]);
  });

  it('tell the time of several students for each of them, too', () => {
    const each = (minutes: number, students: number) => workList({ ...work, minutes }, students)[1];
    expect(each(72, 5)).toMatchObject({
      label: 'Time per student who asked',
      value: '14 min',
      isNone: false,
    });
    expect(each(0, 0)).toMatchObject({ value: '–', isNone: true });
  });

  it('say how long an alert waited, in words for that length', () => {
    expect(alertList(alerts).map(({ value }) => value)).toEqual(['2', '1', 'less than 1 min', '–']);
    expect([59, 60, 61, 120].map(durationWords)).toEqual(['59 min', '1 h', '1 h 1 min', '2 h']);
    expect([null, 0, 47 * 60, 49 * 60, 5 * 24 * 60].map(waitWords)).toEqual([
      '–',
      'less than 1 min',
      '47 h',
      '2 days',
      '5 days',
    ]);
  });
});

describe('two weeks side by side', () => {
  it('have a row for each kind of either', () => {
    const before = { ...work, harmful: [{ kind: 'content:hate', count: 4 }], kinds: [], stopped: 0 };
    const rows = compare(workList(work), workList(before)).slice(7);
    expect(rows.map(({ label, now, before }) => [label, now, before])).toEqual([
      ['Asked for harmful content', '3', '4'],
      ['drugs', '2', '0'],
      ['weapons', '1', '0'],
      ['hate', '0', '4'],
      ['Answers stopped because the model…', '2', '0'],
      ['gave the answer away', '2', '0'],
      ['was empty, or ended without a hint', '1', '0'],
    ]);
  });
});

describe('what was used of the model', () => {
  const lines = (use: ModelUse) =>
    tokenList(use, shownUse(use)).map(({ label, value }) => `${label}: ${value}`);
  const used = { ...noUse, calls: 3, unreported: 1, inputTokens: 12_000, outputTokens: 900 };

  it('is left out where no model was called, and has no cost without a price', () => {
    expect(lines(noUse)).toEqual([]);
    expect(lines({ ...used, unpricedTokens: 12_900 })).toEqual([
      'Tokens that the model read: 12,000',
      'Tokens that the model wrote: 900',
      'Calls whose tokens its server did not report: 1',
    ]);
  });

  it('is “not reported” where the server told nothing: no figure is estimated', () => {
    expect(lines({ ...noUse, calls: 2, unreported: 2 })).toContain(
      'Tokens that the model read: not reported',
    );
  });

  it('costs what its price says, in each currency, and names the tokens without a price', () => {
    const costs = [
      { currency: 'EUR', amount: 1_204.5 },
      { currency: 'GBP', amount: 0.5 },
      { currency: 'USD', amount: 0.00357 },
    ];
    expect(lines({ ...used, costs, unpricedTokens: 1_500 }).slice(3)).toEqual([
      'Cost of the tokens (EUR): 1,204.50',
      'Cost of the tokens (GBP): 0.50',
      'Cost of the tokens (USD): 0.0036',
      'Tokens without a price: 1,500',
    ]);
  });

  it('is short in the row of a class', () => {
    const shown = { tokens: true, currencies: ['EUR'] };
    const costs = [{ currency: 'EUR', amount: 3 }];
    const values = (use: ModelUse) => shortTokenList(use, shown).map(({ value }) => value);
    expect(values({ ...used, costs })).toEqual(['12,900', '3.00']);
    expect(values({ ...noUse, calls: 1, unreported: 1 })).toEqual(['not reported', '0.00']);
  });

  it('has a row for each currency of either week, so that the weeks stand side by side', () => {
    const euros = { ...used, costs: [{ currency: 'EUR', amount: 3 }] };
    const dollars = { ...used, costs: [{ currency: 'USD', amount: 2 }] };
    const shown = shownUse(euros, dollars);
    const rows = compare(tokenList(euros, shown), tokenList(dollars, shown));
    expect(rows.slice(3, 5).map(({ now, before }) => [now, before])).toEqual([
      ['3.00', '0.00'],
      ['0.00', '2.00'],
    ]);
  });
});
