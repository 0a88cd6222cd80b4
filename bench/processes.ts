import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/**
 * How long a program may take to become ready, and how long it may take to end after it was told to, in
 * milliseconds.
 */
const startTimeout = 30_000;
const stopTimeout = 15_000;

/**
 * Starts a program of this project and waits for the first line of its output that matches `ready`.
 * @returns the match, the lines so far, the process id, and a function that stops the program
 * @throws Error with its output when it ends or takes too long before that line
 */
export async function startProgram(
  command: readonly string[],
  environment: Record<string, string>,
  ready: RegExp,
): Promise<{ match: RegExpExecArray; lines: string[]; pid: number; stop: () => Promise<void> }> {
  const [program = '', ...rest] = command;
  const env = { ...process.env, ...environment };
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'inherit'], env });
  const lines: string[] = [];
  const stop = () => stopProcess(child);
  const timer = setTimeout(() => void stop(), startTimeout);
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    const match = ready.exec(line);
    if (!match) continue;
    clearTimeout(timer);
    // What it prints from now on is read away; a full pipe would stop it.
    child.stdout.resume();
    return { match, lines, pid: child.pid ?? 0, stop };
  }
  throw new Error(`${command.join(' ')} did not get ready: ${lines.join('\n')}`);
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeout);
  await exited;
  clearTimeout(timer);
}
