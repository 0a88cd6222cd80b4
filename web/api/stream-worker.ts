import { SharedStreams } from './shared-streams.ts';

/** The worker that all tabs of a browser have in common: it lives as long as one of them does. */
const streams = new SharedStreams();

addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports;
  if (port) streams.add(port);
});
setInterval(() => streams.forgetSilent(), 30_000);
