/** No answer came, or none that can be read: the network, a timeout, a proxy's page. */
export class ConnectionError extends Error {
  constructor(readonly why: 'unreachable' | 'timeout' = 'unreachable') {
    super(why);
    this.name = 'ConnectionError';
  }
}
