/**
 * There was no answer, or it could not be read: the network failed, the time ran out, or a proxy answered.
 */
export class ConnectionError extends Error {
  constructor(readonly why: 'unreachable' | 'timeout' = 'unreachable') {
    super(why);
    this.name = 'ConnectionError';
  }
}
