import { MutationObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ContractError } from '../../contract/errors.ts';
import { createQueryClient } from './query-client.ts';

/** Records the browser's log. @returns the messages so far */
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

const refuse = async () => {
  throw new ContractError('class-not-found');
};

it('a failed load is logged once, however many parts of the page wait for it', async () => {
  const logged = watchLog();
  const client = startClient();
  const load = () => client.query({ queryKey: ['classes'], queryFn: refuse, staleTime: 'static' });
  await expect(Promise.all([load(), load()])).rejects.toThrow('Class not found');
  expect(logged()).toEqual(['Class not found or access denied']);
});

it('a cancelled load is not logged', async () => {
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

it('a failed change is logged and reloads nothing', async () => {
  const logged = watchLog();
  const client = startClient();
  const reload = vi.spyOn(client, 'invalidateQueries');
  const change = new MutationObserver(client, { mutationFn: refuse, meta: { reloads: [['classes']] } });
  await expect(change.mutate()).rejects.toThrow('Class not found');
  expect(logged()).toEqual(['Class not found or access denied']);
  expect(reload).not.toHaveBeenCalled();
});

it('a change reloads what it names, one after the other, before it is done', async () => {
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
