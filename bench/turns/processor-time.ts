import { readdirSync, readFileSync } from 'node:fs';

/** The clock ticks per second in /proc: 100 on every Linux that Node runs on. */
const ticksPerSecond = 100;

/** The parent and the processor time of a process in milliseconds; undefined when it has ended. */
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
  const [parent = 0, user = 0, system = 0] = [fields[1], fields[11], fields[12]];
  return { parent, time: ((user + system) / ticksPerSecond) * 1000 };
}

/** The processor time so far of a process, its threads and its child processes, in milliseconds. Linux only. */
export function processorTimeOf(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statusOf(Number(name)))
    .filter((status) => status?.parent === pid);
  return [statusOf(pid), ...children].reduce((sum, status) => sum + (status?.time ?? 0), 0);
}
