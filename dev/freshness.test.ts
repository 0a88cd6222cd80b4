import { describe, expect, it } from 'vitest';
import { overdue } from './freshness.mjs';

const now = Date.parse('2026-11-22T12:00:00Z');
const published = {
  created: '2020-01-01T00:00:00Z',
  '1.0.0': '2026-01-01T00:00:00Z',
  '1.1.0-beta.1': '2026-02-01T00:00:00Z',
  '1.1.0': '2026-10-01T00:00:00Z',
  '2.0.0': '2026-03-01T00:00:00Z',
};
const overdueVersion = (current: string, latest: string, pinned?: string) =>
  overdue({ current, latest, published, now, pinned })?.version;

describe('a package', () => {
  it('is late when a newer release has been out for more than three months', () => {
    expect(overdueVersion('1.0.0', '2.0.0')).toBe('2.0.0');
    expect(overdueVersion('1.1.0', '2.0.0')).toBe('2.0.0');
  });

  it('is in time at its newest release, and while newer ones are younger than three months', () => {
    expect(overdueVersion('2.0.0', '2.0.0')).toBeUndefined();
    expect(overdueVersion('1.0.0', '1.1.0')).toBeUndefined();
  });

  it('is not compared with releases that the product cannot take, nor with prereleases', () => {
    expect(overdueVersion('1.0.0', '2.0.0', '1')).toBeUndefined();
    expect(overdueVersion('1.0.0', '2.0.0', '1.0.0')).toBeUndefined();
    expect(overdueVersion('1.0.0', '2.0.0', '2')).toBe('2.0.0');
  });
});
