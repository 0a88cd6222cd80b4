import { describe, expect, it } from 'vitest';
import type { MonitorStudent } from '../../contract/monitor.ts';
import { presenceCounts } from './presence-words.ts';

describe('the counts above the students', () => {
  const doing = (...statuses: MonitorStudent['status'][]) =>
    presenceCounts(statuses.map((status) => ({ status })));

  it.each([
    [doing('active'), '1 here: 1 active'],
    [doing('idle', 'active', 'away', 'idle', 'typing'), '4 here: 1 active, 1 typing, 2 idle · 1 away'],
    [doing('away', 'away'), '0 here · 2 away'],
    [doing(), '0 here'],
  ])('%s', (said, expected) => {
    expect(said).toBe(expected);
  });
});
