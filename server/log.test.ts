import { expect, it } from 'vitest';
import { z } from 'zod';
import { createLog, OwnError } from './log.ts';

const mark = 'zebra';

/** What is logged, as lines. */
function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let lines = '';
  write(
    createLog('trace', {
      write: (line) => {
        lines += line;
      },
    }),
  );
  return lines;
}

/** What a call throws. */
function thrownBy(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}

const frame = `Error\n    at ${mark} (${mark}:1:1)`;

it.each([
  ['that a parser throws', thrownBy(() => JSON.parse(`{"text": ${mark}}`))],
  ['of a schema', thrownBy(() => z.literal('x').parse(mark))],
  [
    'of a database',
    Object.assign(new Error(mark), { detail: mark, parameters: [mark], query: mark, code: '23505' }),
  ],
  ['with a cause', new Error('outside', { cause: new TypeError(mark, { cause: mark }) })],
  ['whose message looks like a stack', new Error(frame)],
  ['whose message changed', Object.assign(new Error(frame), { message: 'x' })],
  ['that is only a text', mark],
  ['that is an object', { text: mark }],
])('an error %s is logged without its text', (_kind, err) => {
  const lines = logged((log) => {
    log.error({ err }, 'something failed');
    if (err instanceof Error) {
      log.error(err);
      log.error({ err });
      log.error({ err }, err.message);
    }
    log.child({ call: 1 }).warn({ err }, 'again');
  });
  expect(lines).toContain('something failed');
  expect(lines).not.toContain(mark);
});

it('an error is logged with its kind, its code and where it happened', () => {
  const cause = Object.assign(new TypeError(mark), { code: 'ECONNREFUSED', syscall: 'connect' });
  const [line = ''] = logged((log) =>
    log.error({ err: new OwnError('The model is empty.', { cause }) }, 'x'),
  ).split('\n');
  expect(JSON.parse(line).err).toMatchObject({
    type: 'OwnError',
    message: 'The model is empty.',
    stack: expect.stringContaining('log.test.ts'),
    cause: { type: 'TypeError', code: 'ECONNREFUSED', syscall: 'connect' },
  });
});
