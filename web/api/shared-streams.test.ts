import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { SharedStreams, type StreamReport, type TabRequest, type WorkerMessage } from './shared-streams.ts';

let streams: SharedStreams;
let address: string;
/** The open connections of the server, each with its Last-Event-ID. */
let open: { response: ServerResponse; lastEventId: string | undefined }[];

beforeEach(async () => {
  streams = new SharedStreams();
  open = [];
  const server = createServer((request, response) => {
    if (request.headers.authorization === 'Bearer ended') {
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"code":"not-signed-in"}');
      return;
    }
    const connection = { response, lastEventId: request.headers['last-event-id']?.toString() };
    open.push(connection);
    response.on('close', () => open.splice(open.indexOf(connection), 1));
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
});

/** A tab of the browser that records all messages about each stream it follows. */
function openTab() {
  const { port1: port, port2: worker } = new MessageChannel();
  onTestFinished(() => port.close());
  streams.add(worker);
  const reports = new Map<number, StreamReport[]>();
  port.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if ('id' in data) reports.get(data.id)?.push(data.report);
  };
  const send = (request: TabRequest) => port.postMessage(request);
  return {
    send,
    follow: ({ token = 'token', lastEventId }: { token?: string; lastEventId?: string } = {}) => {
      const id = reports.size + 1;
      const report: StreamReport[] = [];
      reports.set(id, report);
      send({ type: 'follow', id, stream: { address, token, lastEventId } });
      return { id, report };
    },
  };
}

const sendEvent = (n: number) => open[0]?.response.write(`id: S:${n}\nevent: step\ndata: {"n":${n}}\n\n`);

/** The numbers of the events that a tab received. */
const numbers = (report: readonly StreamReport[]) =>
  report.flatMap((each) => (each.type === 'frame' ? [(each.frame.data as { n: number }).n] : []));

const expectOpen = (count: number) => expect.poll(() => open.length).toBe(count);

describe('tabs that follow the same stream', () => {
  it('share one connection and get the same events, also a tab that opens later [spec 2.54]', async () => {
    const first = openTab().follow();
    await expectOpen(1);
    sendEvent(1);
    await expect.poll(() => numbers(first.report)).toEqual([1]);
    const second = openTab().follow();
    await expect.poll(() => numbers(second.report)).toEqual([1]);
    sendEvent(2);
    await expect.poll(() => numbers(second.report)).toEqual([1, 2]);
    expect(second.report).toEqual(first.report);
    expect(open).toHaveLength(1);
  });

  it('all continue on a new connection when a new tab needs events that the old one did not have', async () => {
    const first = openTab().follow({ lastEventId: 'S:7' });
    await expectOpen(1);
    sendEvent(8);
    await expect.poll(() => numbers(first.report)).toEqual([8]);
    const newcomer = openTab().follow();
    await expect.poll(() => open.map(({ lastEventId }) => lastEventId)).toEqual([undefined]);
    sendEvent(9);
    await expect.poll(() => numbers(newcomer.report)).toEqual([9]);
    await expect.poll(() => numbers(first.report)).toEqual([8, 9]);
    expect(first.report.map(({ type }) => type)).not.toContain('ended');
  });

  it('all continue on a new connection when there were too many events to repeat', async () => {
    const first = openTab().follow();
    await expectOpen(1);
    for (let n = 1; n <= 1_000; n++) sendEvent(n);
    await expect.poll(() => numbers(first.report)).toHaveLength(1_000);
    const [before] = open;
    const newcomer = openTab().follow();
    await expect.poll(() => open.length === 1 && open[0] !== before).toBe(true);
    sendEvent(1_001);
    await expect.poll(() => numbers(newcomer.report)).toEqual([1_001]);
    await expect.poll(() => numbers(first.report).at(-1)).toBe(1_001);
  });

  it('share a connection only with the same sign-in', async () => {
    openTab().follow({ token: 'one' });
    openTab().follow({ token: 'another' });
    await expectOpen(2);
  });

  it('close the connection when the last of them leaves', async () => {
    const [tab, other] = [openTab(), openTab()];
    const { id } = tab.follow();
    const second = other.follow();
    await expectOpen(1);
    tab.send({ type: 'leave', id });
    sendEvent(1);
    await expect.poll(() => numbers(second.report)).toEqual([1]);
    other.send({ type: 'leave', id: second.id });
    await expectOpen(0);
  });

  it('are dropped, and the connection closed, when they disappear without leaving', async () => {
    openTab().follow();
    await expectOpen(1);
    streams.removeSilentTabs(performance.now() + 149_000);
    expect(open).toHaveLength(1);
    streams.removeSilentTabs(performance.now() + 151_000);
    await expectOpen(0);
  });

  it('all learn that the server has ended the stream, and may reconnect', async () => {
    const tabs = [openTab(), openTab()];
    const followed = tabs.map((tab) => tab.follow());
    await expectOpen(1);
    open[0]?.response.end('retry: 250\n\n');
    for (const { report } of followed)
      await expect.poll(() => report.map(({ type }) => type)).toEqual(['open', 'retry', 'ended']);
    for (const tab of tabs) tab.follow();
    await expectOpen(1);
  });

  it('learn why the server refused them', async () => {
    const { report } = openTab().follow({ token: 'ended' });
    const refused = { type: 'refused', status: 401, body: { code: 'not-signed-in' }, retryAfter: null };
    await expect.poll(() => report).toEqual([refused, { type: 'ended' }]);
  });
});
