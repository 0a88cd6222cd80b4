import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * An error whose message the product wrote, from words and numbers of its own. Messages of other errors are
 * not logged: a parser, a driver or a model server quotes what it was given, which can be a child's words or
 * a key.
 */
export class OwnError extends Error {}

/** How many causes of an error are logged, each the cause of the one before. */
const maxCauses = 5;

/**
 * The log of the server. It holds no words of people or of the model, and no keys, whatever an error carries.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    serializers: { err: describeError, error: describeError, req: describeRequest, res: describeAnswer },
    hooks: {
      logMethod(parts, method) {
        const [first, message] = parts as unknown[];
        const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
        // Without a message, pino would log the text of the error in its place.
        if (error instanceof Error && (message === undefined || message === error.message))
          return method.call(this, first instanceof Error ? { err: error } : first, 'an error');
        return method.apply(this, parts);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Where and how something failed, without a text that somebody else wrote. */
function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.constructor.name,
    ...(error instanceof OwnError && { message: error.message }),
    ...Object.fromEntries(
      loggedFields.flatMap((name) => entryOfWord(name, (error as unknown as Record<string, unknown>)[name])),
    ),
    stack: framesOf(error),
    ...(error.cause !== undefined && depth < maxCauses && { cause: describeError(error.cause, depth + 1) }),
  };
}

/**
 * The fields of an error that are logged. What Node, the database drivers and the contract put into them
 * names the kind of the error, or a part of the product such as a table.
 */
const loggedFields = ['code', 'syscall', 'constraint', 'table', 'status', 'statusCode'] as const;

/** The field as an entry if it is one word or a number, as every code and name is; otherwise nothing. */
const entryOfWord = (name: string, value: unknown): [string, unknown][] =>
  typeof value === 'number' || (typeof value === 'string' && /^[\w-]{1,60}$/.test(value))
    ? [[name, value]]
    : [];

/**
 * The lines of the stack that name code. A stack begins with the message, which may contain a person's words.
 * The message is cut off first, since lines of it could look like code; a stack without it is not logged at
 * all.
 */
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message);
  if (start < 0) return '';
  return stack
    .slice(start + message.length)
    .split('\n')
    .filter((line) => /^ {4}at .*[:)]\d*\)?$/.test(line))
    .join('\n');
}

const describeRequest = ({ method, routeOptions }: { method?: string; routeOptions?: { url?: string } }) => ({
  method,
  route: routeOptions?.url,
});

const describeAnswer = ({ statusCode }: { statusCode?: number }) => ({ statusCode });
