import { MutationObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ContractError } from '../../contract/errors.ts';
import { createQueryClient } from './query-client.ts';

/** What stands in the browser's log. */
function watchLog() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  return () => log.mock.calls.map(([error]) => (error as Error).message);
}

function startClient(): QueryClient {
  const client = createQueryClient();
  onTestFinished(() => client.clear());
  return client;
}

const refused = async () => {
  throw new ContractError('class-not-found');
};

it('logs a load that failed, once, whoever waits for it', async () => {
  const logged = watchLog();
  const client = startClient();
  const load = () => client.query({ queryKey: ['classes'], queryFn: refused, staleTime: 'static' });
  await expect(Promise.all([load(), load()])).rejects.toThrow('Class not found');
  expect(logged()).toEqual(['Class not found or access denied']);
});

it('does not log a load that was called off', async () => {
  const logged = watchLog();
  const client = startClient();
  const observer = new QueryObserver(client, {
    queryKey: ['classes'],
    queryFn: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  });
  observer.subscribe(() => {})();
  await client.cancelQueries();
  expect(logged()).toEqual([]);
});

it('logs a change that failed, and reads nothing again', async () => {
  const logged = watchLog();
  const client = startClient();
  const reload = vi.spyOn(client, 'invalidateQueries');
  const change = new MutationObserver(client, { mutationFn: refused, meta: { reloads: [['classes']] } });
  await expect(change.mutate()).rejects.toThrow('Class not found');
  expect(logged()).toEqual(['Class not found or access denied']);
  expect(reload).not.toHaveBeenCalled();
});

it('reads again what a change says, one after the other, before the change is done', async () => {
  const client = startClient();
  const read: string[] = [];
  for (const name of ['archived', 'teacher']) {
    const queryFn = async () => {
      read.push(`${name} begins`);
      await Promise.resolve();
      read.push(`${name} ends`);
      return name;
    };
    await client.prefetchQuery({ queryKey: ['classes', name], queryFn });
    onTestFinished(new QueryObserver(client, { queryKey: ['classes', name], queryFn }).subscribe(() => {}));
  }
  read.length = 0;
  const change = new MutationObserver(client, {
    mutationFn: async () => 'archived',
    meta: {
      reloads: [
        ['classes', 'archived'],
        ['classes', 'teacher'],
      ],
    },
  });
  await change.mutate();
  expect(read).toEqual(['archived begins', 'archived ends', 'teacher begins', 'teacher ends']);
});
