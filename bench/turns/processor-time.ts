import { readdirSync, readFileSync } from 'node:fs';

/** The clock ticks per second in /proc: 100 on every Linux that Node runs on. */
const ticksPerSecond = 100;

/**
 * The parent of a process, and its processor time in milliseconds together with that of its child processes
 * that have ended. Undefined when the process itself has ended.
 */
function statusOf(pid: number): { parent: number; time: number } | undefined {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The name of the program, in brackets, may contain spaces.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  // User and system time of the process, then of its ended child processes.
  const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
  return { parent: fields[1] ?? 0, time: (ticks / ticksPerSecond) * 1000 };
}

/**
 * The processor time so far of a process, its threads and its child processes, in milliseconds. Linux only.
 */
export function processorTimeOf(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statusOf(Number(name)))
    .filter((status) => status?.parent === pid);
  return [statusOf(pid), ...children].reduce((sum, status) => sum + (status?.time ?? 0), 0);
}
