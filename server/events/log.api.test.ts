import { describe, expect, it } from 'vitest';
import { freshDatabase } from '../../test/databases.ts';
import { deliveredTo } from '../../test/frames.ts';
import { HeldClock } from '../../test/held-app.ts';
import { EventLog, readEventId } from './log.ts';
import { MemoryBus } from './memory-bus.ts';

async function freshLog() {
  const db = await freshDatabase();
  const clock = new HeldClock();
  const bus = new MemoryBus();
  const log = new EventLog<{ step: { n: number } }, Record<string, object>>(db, bus, clock);
  const append = (n: number, streamId = 'S') =>
    db.write((write) => log.append(write, streamId, 'step', { n }));
  return { db, clock, bus, log, append };
}

type Log = Awaited<ReturnType<typeof freshLog>>['log'];

/** A reader that keeps the ids and frames it receives; `live` resolves when its backlog is over. */
function read(
  log: Log,
  options: Omit<Partial<Parameters<Log['follow']>[0]>, 'transient'> & { transient?: string[] } = {},
) {
  const ids: string[] = [];
  const lines: string[] = [];
  const { transient = [], ...reading } = options;
  let end = () => {};
  const live = new Promise<void>((goesLive, fails) => {
    ({ end } = log.follow({
      streamId: 'S',
      transient: {
        type: 'delta',
        frames: () => {
          goesLive();
          return transient;
        },
      },
      ...deliveredTo((text) => {
        lines.push(text);
        const id = /^id: (.*)$/m.exec(text)?.[1];
        if (id) ids.push(id);
      }),
      failed: fails,
      ...reading,
    }));
  });
  return { ids, lines, live, end };
}

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => `S:${from + n}`);

describe('a stream of events', () => {
  it('numbers them without a gap, in the order in which they become visible', async () => {
    const { log, append } = await freshLog();
    const { ids, live } = read(log, { after: 0 });
    await Promise.all(Array.from({ length: 60 }, (_, n) => append(n)));
    await live;
    expect(ids).toEqual(numbered(1, 60));
  });

  it('uses no number for a change that was rolled back', async () => {
    const { db, log, append } = await freshLog();
    await append(1);
    const failing = db.write(async (write) => {
      await log.append(write, 'S', 'step', { n: 2 });
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    await append(2);
    const { ids, live } = read(log, { after: 0 });
    await live;
    expect(ids).toEqual(['S:1', 'S:2']);
  });

  it('numbers each stream on its own', async () => {
    const { log, append } = await freshLog();
    await append(1, 'S');
    await append(1, 'T');
    await append(2, 'T');
    const { ids, live } = read(log, { streamId: 'T', after: 0 });
    await live;
    expect(ids).toEqual(['T:1', 'T:2']);
  });
});

describe('following a stream', () => {
  it('gives a returning reader its backlog in order and once, then the live events', async () => {
    const { log, append } = await freshLog();
    for (let n = 1; n <= 5; n++) await append(n);
    const { ids, live } = read(log, { after: 2 });
    await live;
    await append(6);
    expect(ids).toEqual(numbered(3, 6));
  });

  it('gets a backlog of several pages in order', async () => {
    const { db, log, append } = await freshLog();
    await db.write(async (write) => {
      for (let n = 1; n <= 450; n++) await log.append(write, 'S', 'step', { n });
    });
    const { ids, live } = read(log, { after: 10 });
    await live;
    await append(451);
    expect(ids).toEqual(numbered(11, 451));
  });

  it('neither loses nor repeats events that are written while the backlog is sent', async () => {
    const { log, append } = await freshLog();
    for (let n = 1; n <= 20; n++) await append(n);
    const writing = Promise.all(Array.from({ length: 40 }, (_, n) => append(21 + n)));
    const readers = [read(log, { after: 10 }), read(log, { after: 0 })];
    await Promise.all([writing, ...readers.map(({ live }) => live)]);
    expect(readers[0]?.ids).toEqual(numbered(11, 60));
    expect(readers[1]?.ids).toEqual(numbered(1, 60));
  });

  it('begins with a snapshot of one moment and continues from its number', async () => {
    const { log, append } = await freshLog();
    for (let n = 1; n <= 3; n++) await append(n);
    const reader = read(log, {
      snapshot: async (query, number) => {
        await append(4);
        const rows = await query.selectFrom('event').select('number').execute();
        return `snapshot at ${number} of ${rows.length}\n`;
      },
    });
    await reader.live;
    expect(reader.lines[0]).toBe('snapshot at 3 of 3\n');
    expect(reader.ids).toEqual(['S:4']);
  });

  it('sends the text of an answer so far once when the reader goes live, then each delta', async () => {
    const { log, append } = await freshLog();
    await append(1);
    const reader = read(log, {
      after: 0,
      transient: ['so far\n'],
    });
    log.broadcast('S', 'delta', { text: 'not sent: part of “so far”' });
    log.broadcast('S', 'presence', { status: 'idle' });
    await reader.live;
    log.broadcast('S', 'delta', { text: 'next' });
    expect(reader.lines.map((line) => line.split('\n')[0])).toEqual([
      'id: S:1',
      'event: presence',
      'so far',
      'event: delta',
    ]);
  });

  it('skips an event that was in the backlog and is published only afterwards', async () => {
    const { bus, log, append } = await freshLog();
    await append(1);
    await append(2);
    const { ids, live } = read(log, { after: 0 });
    await live;
    bus.publish('stream:S', { type: 'step', number: 2, frame: 'id: S:2\nevent: step\ndata: {}\n\n' });
    await append(3);
    expect(ids).toEqual(['S:1', 'S:2', 'S:3']);
  });

  it('delivers nothing after its end', async () => {
    const { log, append } = await freshLog();
    const { ids, end } = read(log, { after: 0 });
    end();
    await append(1);
    await read(log, { after: 0 }).live;
    expect(ids).toEqual([]);
  });

  it('reports a snapshot that fails', async () => {
    const { log } = await freshLog();
    const { live } = read(log, { snapshot: () => Promise.reject(new Error('no snapshot')) });
    await expect(live).rejects.toThrow('no snapshot');
  });
});

describe('the position of a returning reader', () => {
  it('is known while all later events are kept', async () => {
    const { log, append } = await freshLog();
    for (let n = 1; n <= 3; n++) await append(n);
    expect(await log.hasBacklogAfter({ streamId: 'S', number: 0 })).toBe(true);
    expect(await log.hasBacklogAfter({ streamId: 'S', number: 3 })).toBe(true);
    expect(await log.hasBacklogAfter({ streamId: 'S', number: 4 })).toBe(false);
    expect(await log.hasBacklogAfter({ streamId: 'never', number: 0 })).toBe(false);
  });

  it('counts as unknown when more came since than is replayed, in events or in characters', async () => {
    const { db, log, append } = await freshLog();
    for (let n = 1; n <= 3; n++) await append(n);
    const size = (characters: number) => JSON.stringify({ text: 'x'.repeat(characters) });
    const fill = async (stream_id: string, count: number, data: string) => {
      const rows = Array.from({ length: count }, (_, n) => ({
        stream_id,
        number: n + 1,
        type: 'step',
        data,
      }));
      const at = new Date().toISOString();
      await db.write(async ({ query }) => {
        await query.insertInto('event_stream').values({ id: stream_id, last_number: count }).execute();
        for (const row of rows)
          await query
            .insertInto('event')
            .values({ ...row, created_at: at })
            .execute();
      });
    };
    await fill('many', 1_001, '{}');
    await fill('large', 3, size(900_000));
    expect(await log.hasBacklogAfter({ streamId: 'many', number: 0 })).toBe(false);
    expect(await log.hasBacklogAfter({ streamId: 'many', number: 1 })).toBe(true);
    expect(await log.hasBacklogAfter({ streamId: 'large', number: 0 })).toBe(false);
    expect(await log.hasBacklogAfter({ streamId: 'large', number: 1 })).toBe(true);
  });

  it('is unknown when later events were pruned after a day', async () => {
    const { clock, log, append } = await freshLog();
    await append(1);
    await append(2);
    clock.advance(25 * 3_600_000);
    await append(3);
    await log.prune();
    expect(await log.hasBacklogAfter({ streamId: 'S', number: 1 })).toBe(false);
    expect(await log.hasBacklogAfter({ streamId: 'S', number: 2 })).toBe(true);
  });

  it.each(['', 'S', 'S:', ':1', 'S:1:2', 'S:-1', 'S:1e3', `${'x'.repeat(65)}:1`, 'S:99999999999999999999'])(
    'cannot be %j',
    (text) => expect(readEventId(text)).toBeNull(),
  );
});
