import type { Coloured } from './code-grammars.ts';
import type { Language } from './code-languages.ts';

/** Longer code, and code with a longer line, stays plain. */
const maximumLength = 20_000;
const maximumLine = 1_000;

/** How long the worker may take for one block, in milliseconds. Then it ends, and the block stays plain. */
const timeLimit = 1_000;

/** How many blocks keep their colours when they leave the page. */
const keptBlocks = 100;

export type Colours = readonly Coloured[] | null;

interface Task {
  readonly key: string;
  readonly code: string;
  readonly language: Language;
  readonly done: ((colours: Colours) => void)[];
}

const kept = new Map<string, Colours>();
const tasks: Task[] = [];
let worker: Worker | null = null;

const keyOf = (code: string, language: Language): string => `${language}\n${code}`;

/** Ends the first task, and begins the next. */
function settle(colours: Colours): void {
  const task = tasks.shift();
  for (const done of task?.done ?? []) done(colours);
  begin();
}

function keep({ key }: Task, colours: Colours): void {
  kept.set(key, colours);
  const [oldest = key] = kept.keys();
  if (kept.size > keptBlocks) kept.delete(oldest);
}

function startWorker(): Worker {
  const started = new Worker(new URL('./code-worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    started.terminate();
    worker = null;
    settle(null);
  };
  started.onmessage = ({ data }: MessageEvent<'begun' | Colours>) => {
    clearTimeout(timer);
    const [task] = tasks;
    if (task === undefined) return;
    if (data === 'begun') {
      timer = setTimeout(() => {
        // It is not tried again.
        keep(task, null);
        end();
      }, timeLimit);
    } else {
      keep(task, data);
      settle(data);
    }
  };
  // It could not be loaded.
  started.onerror = end;
  return started;
}

function begin(): void {
  const [task] = tasks;
  if (task === undefined) return;
  worker ??= startWorker();
  worker.postMessage({ code: task.code, language: task.language });
}

/** The colours of code that was coloured before; null while it has none. */
export const coloursOf = (code: string, language: Language): Colours =>
  kept.get(keyOf(code, language)) ?? null;

/** Colours code, unless that was tried before or would be too much. */
export function wantColours(code: string, language: Language, done: (colours: Colours) => void): void {
  const key = keyOf(code, language);
  if (kept.has(key) || code.length > maximumLength || typeof Worker === 'undefined') return;
  if (code.split('\n').some((line) => line.length > maximumLine)) return;
  const same = tasks.find((task) => task.key === key);
  if (same !== undefined) same.done.push(done);
  else if (tasks.push({ key, code, language, done: [done] }) === 1) begin();
}
