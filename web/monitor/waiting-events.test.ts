import { describe, expect, it } from 'vitest';
import type { Interaction } from '../../contract/tutor.ts';
import { WaitingEvents } from './waiting-events.ts';

const piece = (interactionId: string, text: string, offset = 0) =>
  ({ event: 'delta', data: { interactionId, text, offset } }) as const;
const joined = { event: 'presence', data: { studentUid: 'mei', status: 'active' } } as const;
const ended = (id: string) => ({ event: 'answer', data: { interaction: { id } as Interaction } }) as const;

const withAll = (...events: Parameters<WaitingEvents['add']>[0][]) => {
  const waiting = new WaitingEvents();
  for (const event of events) waiting.add(event);
  return waiting;
};

describe('the events that wait for a render', () => {
  it('lets a few answers grow at once, with all of their pieces', () => {
    const waiting = withAll(piece('a', 'Look'), joined, piece('a', ' here', 4), piece('b', 'Well'));
    expect(waiting.take()).toEqual([joined, piece('a', 'Look'), piece('a', ' here', 4), piece('b', 'Well')]);
    expect(waiting.isEmpty).toBe(true);
  });

  it('lets many answers grow in turn, so that none waits forever', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const waiting = withAll(...ids.map((id) => piece(id, 'x')));
    expect(waiting.take()).toEqual(['a', 'b', 'c', 'd'].map((id) => piece(id, 'x')));
    waiting.add(piece('a', 'y', 1));
    expect(waiting.isEmpty).toBe(false);
    expect(waiting.take()).toEqual([piece('e', 'x'), piece('f', 'x'), piece('a', 'y', 1)]);
  });

  it('keeps no pieces of an answer that has ended', () => {
    expect(withAll(piece('a', 'Look'), ended('a')).take()).toEqual([ended('a')]);
  });
});
