import { serverTimeHeader } from '../../contract/server-time.ts';
import { deviceNow, learnServerTime } from '../ui/server-clock.ts';
import { address } from './address.ts';

/** A fetch from the server that also learns the server's time. */
export async function timedFetch(path: string, request: RequestInit): Promise<Response> {
  const sent = deviceNow();
  const response = await fetch(address(path), request);
  // An answer of something between the page and the server has no time.
  const serverTime = Number(response.headers.get(serverTimeHeader) ?? Number.NaN);
  if (Number.isFinite(serverTime)) learnServerTime(sent, serverTime);
  return response;
}
