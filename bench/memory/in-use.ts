import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a server may take to report its memory, in milliseconds. */
const longestReport = 30_000;

/** Options of Node with which a server reports its memory. @param file the file that it writes */
export function reportingOptions(file: string): string[] {
  const reporting = new URL(`report.js?to=${encodeURIComponent(file)}`, import.meta.url).href;
  return ['--expose-gc', '--import', reporting];
}

/**
 * Asks a server how much memory its main thread uses after a garbage collection. The server must run with
 * `reportingOptions`.
 * @param file the file that the server writes
 * @returns the memory in bytes
 * @throws Error when the server does not write the file in time
 */
export async function memoryInUse(pid: number, file: string): Promise<number> {
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  const giveUpAt = performance.now() + longestReport;
  while (!existsSync(file)) {
    if (performance.now() > giveUpAt) throw new Error('The server does not report its memory.');
    await wait(20);
  }
  return (JSON.parse(readFileSync(file, 'utf8')) as { used: number }).used;
}
