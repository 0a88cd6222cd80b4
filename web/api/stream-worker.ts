import { SharedStreams } from './shared-streams.ts';

/** The worker that all tabs of a browser share. It lives until the last tab closes. */
const streams = new SharedStreams();

addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports;
  if (port) streams.add(port);
});
setInterval(() => streams.removeSilentTabs(), 30_000);
