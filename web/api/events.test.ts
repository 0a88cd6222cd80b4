import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { monitorEvents } from '../../contract/monitor.ts';
import { followEvents, waitBefore } from './events.ts';

describe('waiting before a new connection', () => {
  it('doubles from half a second and stays at 15 seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 20].map((attempt) => waitBefore(attempt, () => 1))).toEqual([
      500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000,
    ]);
  });

  it('spreads the students of a class over half of the time', () => {
    expect(waitBefore(3, () => 0)).toBe(2_000);
    expect(waitBefore(3, () => 0.5)).toBe(3_000);
  });
});

it('a reader whose position brings nothing twice in a row comes back without it', async () => {
  vi.useFakeTimers();
  const sent: (string | null)[] = [];
  const responses = [
    'id: S:7\nevent: snapshot\ndata: {"session":null,"students":[]}\n\n',
    ': still here\n\n',
    ': still here\n\n',
    'event: alerts\ndata: {}\n\n',
  ];
  const fetchStub = vi.fn(async (_address: unknown, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get('last-event-id'));
    return new Response(responses.shift() ?? '', { headers: { 'content-type': 'text/event-stream' } });
  });
  vi.stubGlobal('fetch', fetchStub);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  const leave = followEvents(monitorEvents, { query: {} }, { onEvent: () => {}, onState: () => {} });
  onTestFinished(() => {
    leave();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent.slice(0, 4)).toEqual([null, 'S:7', 'S:7', null]);
});
