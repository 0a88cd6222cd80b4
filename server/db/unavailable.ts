/**
 * PostgreSQL's error codes of four classes: 08 no connection, 53 no room (a full disk among them), 57 an
 * operator's intervention such as a restart, 58 an error of the system.
 */
const classesOfPostgres = /^(?:08|53|57|58)\w{3}$/;

const codesOfSqlite = /^SQLITE_(?:FULL|BUSY|CANTOPEN|IOERR\w*)$/;

/** Codes of Node for a disk without room, and for a server that cannot be reached. */
const codesOfNode: readonly unknown[] = [
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];

/** What the driver of PostgreSQL says, without a code, about a connection that was lost or never came. */
const wordsOfDriver =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/;

/** Whether a query of PostgreSQL got no answer in time, not even that it was cancelled. */
export const isSilence = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/**
 * Whether something failed because the database cannot work now, on either engine: its disk is full, or its
 * server does not answer. A write that failed in this way may have been committed all the same, if the
 * connection was lost during the commit.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return wordsOfDriver.test(error.message);
  return classesOfPostgres.test(code) || codesOfSqlite.test(code) || codesOfNode.includes(code);
}
