import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Starts a program of this project and waits, at most 30 s, for the first matching line of its output. */
export async function startProgram(
  command: readonly string[],
  environment: Record<string, string>,
  ready: RegExp,
): Promise<{ match: RegExpExecArray; lines: string[]; stop: () => Promise<void> }> {
  const [program = '', ...rest] = command;
  const env = { ...process.env, ...environment };
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'inherit'], env });
  const lines: string[] = [];
  const stop = () => stopProcess(child);
  const timer = setTimeout(() => void stop(), 30_000);
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    const match = ready.exec(line);
    if (!match) continue;
    clearTimeout(timer);
    return { match, lines, stop };
  }
  throw new Error(`${command.join(' ')} did not get ready: ${lines.join('\n')}`);
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await exited;
  clearTimeout(timer);
}
