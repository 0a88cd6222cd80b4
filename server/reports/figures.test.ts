import { describe, expect, it } from 'vitest';
import { noWork } from '../../contract/reports.ts';
import { alertFigures, listKinds, sumWork } from './figures.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 16, 9, minutes)).toISOString();
const looked = (raised: number, after: number) => ({ raisedAt: at(raised), lookedAt: at(raised + after) });

describe('how fast somebody looked at alerts', () => {
  it('is told by the alert in the middle and the one that waited longest [spec 10.177]', () => {
    const alerts = [looked(0, 40), looked(1, 2), looked(2, 9)];
    expect(alertFigures(alerts)).toMatchObject({
      raised: 3,
      unread: 0,
      medianMinutes: 9,
      longestMinutes: 40,
    });
    expect(alertFigures(alerts.slice(0, 2))).toMatchObject({ medianMinutes: 21, longestMinutes: 40 });
  });

  it('leaves out alerts that nobody has looked at, and says since when the oldest waits', () => {
    const unread = [7, 3].map((minutes) => ({ raisedAt: at(minutes), lookedAt: null }));
    const figures = { raised: 3, unread: 2, unreadSince: at(3), medianMinutes: 5, longestMinutes: 5 };
    expect(alertFigures([...unread, looked(0, 5)])).toEqual(figures);
    expect(alertFigures(unread)).toMatchObject({ unread: 2, medianMinutes: null, longestMinutes: null });
    expect(alertFigures([])).toMatchObject({ raised: 0, unreadSince: null, medianMinutes: null });
  });
});

describe('kinds', () => {
  it('are listed in the order of the prohibitions, whichever occurred most often', () => {
    const counts = new Map([
      ['somebody’s own', 9],
      ['incomplete', 8],
      ['manner:flattery', 5],
      ['key-value', 1],
    ]);
    const names = ['key-value', 'manner:flattery', 'incomplete', 'somebody’s own'];
    expect(listKinds(counts).map(({ kind }) => kind)).toEqual(names);
  });

  it('of several students are added up', () => {
    const one = { ...noWork, questions: 2, kinds: [{ kind: 'formula', count: 1 }] };
    const other = {
      ...noWork,
      questions: 1,
      kinds: [
        { kind: 'formula', count: 2 },
        { kind: 'key-value', count: 1 },
      ],
    };
    expect(sumWork([one, other])).toEqual({
      ...noWork,
      questions: 3,
      kinds: [
        { kind: 'key-value', count: 1 },
        { kind: 'formula', count: 3 },
      ],
    });
  });
});
