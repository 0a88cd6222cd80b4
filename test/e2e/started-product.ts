import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
const cheapPasswords = new URL('../cheap-passwords.mjs', import.meta.url).href;
// Generous, so that a busy machine does not fail a test.
const startTimeout = 40_000;
const closeTimeout = 10_000;

/** The built product as a process on a fresh database. */
export interface StartedProduct {
  /** The address that it prints at the start, for example http://localhost:40123 */
  readonly url: string;
  readonly schoolCode: string;
  readonly dataDir: string;
  /** The lines logged as error or fatal since the last call. A browser may not have shown those failures. */
  errors(): string[];
  /** Stops it as an operator does. Fails if it does not close cleanly. */
  stop(): Promise<void>;
}

/**
 * Starts dist/server/main.js on a free port, without the settings in the environment of the tests.
 * @param modelUrl the address of an OpenAI-compatible server, including /v1; without it the product looks for
 * one
 * @param settings further settings
 */
export async function startProduct({
  modelUrl,
  settings,
}: {
  modelUrl?: string;
  settings?: Readonly<Record<string, string>>;
} = {}): Promise<StartedProduct> {
  const schoolCode = 'SCHOOL';
  const dataDir = mkdtempSync(join(tmpdir(), 'lyceum-e2e-'));
  const child = spawn(process.execPath, ['--import', cheapPasswords, program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      SCHOOL_CODES: schoolCode,
      // Tests call more often than the rate limits allow people to.
      LIMITS_SCALE: '1000',
      ...(modelUrl !== undefined && { AI_BASE_URL: modelUrl }),
      // A scripted model would be asked twice: for its answer, and as the second reader of the question.
      AI_JUDGE: 'off',
      ...settings,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const url = await readyAddress(child, () => output).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  let looked = 0;
  return {
    url,
    schoolCode,
    dataDir,
    errors: () => {
      const lines = output.slice(looked).split('\n');
      looked = output.length;
      // The numbers of the levels error and fatal.
      return lines.filter((line) => /"level":[56]0/.test(line));
    },
    stop: async () => {
      await end(child, () => output);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Waits for the start-up lines.
 * @returns the address in them
 */
function readyAddress(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The product ${why}. It wrote:\n${output()}`));
    const timer = setTimeout(() => fail(`was not ready after ${startTimeout} ms`), startTimeout);
    const look = () => {
      const address = /ready at (\S+)/.exec(output())?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on('data', look);
    child.once('exit', () => {
      clearTimeout(timer);
      fail('ended before it was ready: has it been built? `npm test` builds it first');
    });
  });
}

async function end(child: ChildProcess, output: () => string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const closed = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), closeTimeout);
    await closed;
    clearTimeout(timer);
  }
  if (child.exitCode !== 0) throw new Error(`The product did not close cleanly. It wrote:\n${output()}`);
}
