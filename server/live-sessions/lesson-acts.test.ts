import { describe, expect, it } from 'vitest';
import { actsOf, withoutActs } from './lesson-acts.ts';

const lesson = {
  openedAt: '2026-11-02T09:00:00.000Z',
  closedAt: '2026-11-02T09:45:00.000Z',
  endsAt: null,
  startedBy: 'Ms Byron',
  stoppedBy: null,
};

describe('a lesson', () => {
  it('names who started it, and has no end while it goes on', () => {
    const endsAt = '2026-11-02T09:50:00.000Z';
    expect(actsOf({ ...lesson, closedAt: null, endsAt })).toEqual({
      startedBy: 'Ms Byron',
      endedBy: null,
      stoppedBy: null,
    });
  });

  it('names the teacher who stopped it, also in the second in which its timer rings', () => {
    const stopped = { ...lesson, stoppedBy: 'Mr Okafor', endsAt: lesson.closedAt };
    expect(actsOf(stopped)).toEqual({ startedBy: 'Ms Byron', endedBy: 'teacher', stoppedBy: 'Mr Okafor' });
  });

  it('was ended by its timer if its end is not before the timer’s', () => {
    expect(actsOf({ ...lesson, endsAt: '2026-11-02T09:44:59.500Z' }).endedBy).toBe('timer');
  });

  it('ended by itself after twelve hours', () => {
    expect(actsOf({ ...lesson, closedAt: '2026-11-02T21:00:00.000Z' }).endedBy).toBe('longest-time');
  });

  it('does not say how it ended if that was not stored yet [spec 10.248]', () => {
    expect(actsOf({ ...lesson, startedBy: null, endsAt: '2026-11-02T10:00:00.000Z' })).toEqual({
      startedBy: null,
      endedBy: null,
      stoppedBy: null,
    });
  });

  it('shows students none of this', () => {
    expect(Object.keys(withoutActs({ id: 'o1', ...lesson }))).toEqual(['id', 'openedAt', 'closedAt']);
  });
});
