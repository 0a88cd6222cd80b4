import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { residentMemoryOf } from './measures.ts';

const root = join(import.meta.dirname, '..');

/** A new folder, which is deleted when the test ends. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-process-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** One of the product's built programs as a process, without the settings of this process. */
export class Program {
  output = '';
  readonly #child: ChildProcess;
  readonly #exit: Promise<number | null>;

  constructor(
    name: 'main' | 'admin' | 'seed',
    settings: Record<string, string>,
    programArguments: readonly string[] = [],
  ) {
    const { PATH = '', HOME = '' } = process.env;
    this.#child = spawn(process.execPath, [`dist/server/${name}.js`, ...programArguments], {
      cwd: root,
      env: { PATH, HOME, LOG_LEVEL: 'warn', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
      });
    }
    // Not "exit": the last output may not have arrived by then.
    this.#exit = once(this.#child, 'close').then(([code]) => code as number | null);
    onTestFinished(async () => {
      this.kill('SIGKILL');
      await this.#exit;
    });
  }

  /** The memory of the process in KiB, as Linux counts it. */
  memory(): number {
    return residentMemoryOf(this.#child.pid);
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Resolves with the exit code; null if a signal ended the process. */
  ended(): Promise<number | null> {
    return this.#exit;
  }

  /** Waits until the output matches. Fails when the process ends first. */
  async says(pattern: RegExp): Promise<RegExpExecArray> {
    let over = false;
    void this.#exit.then(() => {
      over = true;
    });
    for (;;) {
      const found = pattern.exec(this.output);
      if (found) return found;
      if (over) throw new Error(`It ended without saying ${pattern}:\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** A started server and its address. */
export interface StartedServer {
  readonly program: Program;
  readonly url: string;
  readonly schoolCode: string;
}

/** Starts the server in a folder, on a free port, with one school. */
export async function startServer(
  folder: string,
  settings: Record<string, string> = {},
): Promise<StartedServer> {
  const own = { PORT: '0', DATA_DIR: folder, SCHOOL_CODES: 'SCHOOL' };
  const program = new Program('main', { ...own, ...settings });
  const [, port] = await program.says(/Lyceum is ready at http:\/\/localhost:(\d+)/);
  return { program, url: `http://127.0.0.1:${port}`, schoolCode: 'SCHOOL' };
}
