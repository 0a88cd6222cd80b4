import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { SyncThread } from './sync-thread.ts';

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-sync-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'written');
  writeFileSync(path, 'the first part');
  return path;
}

it('a file is synced while the thread that writes it is busy from the beginning', async () => {
  const thread = new SyncThread(newFile());
  onTestFinished(() => thread.stop());
  // This blocks the thread for a second, as a long call of SQLite does.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
  expect(thread.syncs).toBeGreaterThan(0);
});

it('a stopped thread syncs nothing more', async () => {
  const thread = new SyncThread(newFile());
  await vi.waitFor(() => expect(thread.syncs).toBeGreaterThan(0));
  await thread.stop();
  const stopped = thread.syncs;
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  expect(thread.syncs).toBe(stopped);
});

it('a missing file does not fail the thread that writes', async () => {
  const thread = new SyncThread(join(tmpdir(), 'lyceum-no-such-folder', 'file'));
  await thread.stop();
  expect(thread.syncs).toBe(0);
});
