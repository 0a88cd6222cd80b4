import { expect, it, onTestFinished, vi } from 'vitest';
import { monitorEvents } from '../../contract/monitor.ts';
import { bearer } from './bearer.ts';
import { connectShared } from './connect.ts';
import type { StreamReport } from './shared-streams.ts';
import type { StreamSharing } from './stream-sharing.ts';

it('a reader who leaves while the token is renewed also leaves the stream', async () => {
  const leave = vi.fn();
  const refused: StreamReport = { type: 'refused', status: 401, body: null, retryAfter: null };
  const follow = vi.fn().mockImplementationOnce((_stream, report: (last: StreamReport) => void) => {
    queueMicrotask(() => report(refused));
    return () => {};
  });
  follow.mockReturnValueOnce(leave);
  const reader = new AbortController();
  bearer.set('stale');
  bearer.renewWith(async () => {
    reader.abort();
    return 'fresh';
  });
  onTestFinished(() => bearer.set(null));
  const handlers = { onOpen: vi.fn(), onFrame: vi.fn(), onRetry: vi.fn() };
  const request = { endpoint: monitorEvents, input: {}, lastEventId: undefined, handlers };
  await connectShared({ follow } as unknown as StreamSharing, request, reader.signal);
  expect(follow).toHaveBeenCalledTimes(2);
  expect(leave).toHaveBeenCalledOnce();
});
