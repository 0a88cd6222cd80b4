import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { call, type EventReader, openEvents, type StreamEvent } from '../client.ts';
import { freshPostgresAddress } from '../databases.ts';
import { streamed } from '../model-scripts.ts';
import { nginx, startNginx, withoutTls } from '../nginx.ts';
import { type Student, startLesson } from '../people.ts';
import { freshFolder, type StartedServer, startServer } from '../processes.ts';
import { canRunNodes, freePort, TestRedis } from '../redis-server.ts';
import { startScriptedModel } from '../scripted-model.ts';
import { counts, randomNumbers } from './counts.ts';

/** The longest time for which a stream may be away, in milliseconds. */
const longestGap = 3_000;

/** A reader that reconnects as a browser does, with the id of its last event. */
class Follower {
  readonly events: StreamEvent[] = [];
  readonly gaps: number[] = [];
  isLive = false;
  #isOver = false;

  constructor(
    private readonly url: string,
    private readonly path: string,
    private readonly token: string,
  ) {
    void this.#follow();
    onTestFinished(() => this.end());
  }

  end(): void {
    this.#isOver = true;
  }

  async #follow(): Promise<void> {
    let lostAt = performance.now();
    while (!this.#isOver) {
      const reader = await this.#open();
      if (reader?.status === 200) {
        this.gaps.push(performance.now() - lostAt);
        this.isLive = true;
        let read = 0;
        while (!reader.ended && !this.#isOver) {
          await pause(5);
          for (; read < reader.seen.length; read += 1) this.events.push(reader.seen[read] as StreamEvent);
        }
        for (; read < reader.seen.length; read += 1) this.events.push(reader.seen[read] as StreamEvent);
        this.isLive = false;
        lostAt = performance.now();
      }
      await pause(reader?.reconnectAfter ?? 100);
    }
  }

  async #open(): Promise<EventReader | null> {
    const last = this.events.findLast(({ id }) => id)?.id;
    const headers: Record<string, string> = last ? { 'last-event-id': last } : {};
    return openEvents(this.url, 'GET', this.path, { token: this.token, headers }).catch(() => null);
  }
}

/** Asks question after question until told to end, and keeps what was confirmed. */
async function askOn(
  student: Student,
  sessionId: string,
  confirmed: Map<string, string>,
  isOver: () => boolean,
) {
  for (let n = 1; !isOver(); n++) {
    const stream = await student.askStreaming(sessionId, `Question ${n}?`).catch(() => null);
    if (stream?.status !== 200) {
      await pause(20);
      continue;
    }
    while (!stream.ended) await pause(2);
    for (const { event, data } of stream.seen)
      if (event === 'done') confirmed.set(data.interaction.id, data.interaction.answer);
  }
}

/** What a monitor shows of the interactions, from its events. */
function fold(events: readonly StreamEvent[]): Map<string, { status: string; answer: string }> {
  const shown = new Map<string, { status: string; answer: string }>();
  for (const { event, data } of events) {
    if (event === 'snapshot') {
      shown.clear();
      for (const { messages } of data.students) for (const each of messages) shown.set(each.id, each);
    } else if (event === 'question' || event === 'answer') shown.set(data.interaction.id, data.interaction);
  }
  return shown;
}

it.runIf(canRunNodes && nginx)(
  'three nodes behind nginx lose and double nothing while one after another is killed',
  {
    timeout: 1_200_000,
  },
  async () => {
    const random = randomNumbers(counts.seed);
    const model = await startScriptedModel();
    model.answer(() => streamed(['Which numbers ', 'divide it? ', 'Try the small ones.'], { delay: 5 }));
    const redis = await TestRedis.start();
    const database = await freshPostgresAddress();
    const ports = await Promise.all([freePort(), freePort(), freePort()]);
    const start = (port: number) =>
      startServer(freshFolder(), {
        PORT: String(port),
        DATABASE_URL: database,
        REDIS_URL: redis.url,
        AI_BASE_URL: model.url,
        AI_MODEL: 'scripted',
        AI_KEY_PROPOSALS: 'off',
        AUTH_SECRET: 'x'.repeat(32),
        LIMITS_SCALE: '10000',
        TRUST_PROXY: '1',
      });
    // All at once on an empty database: one of them prepares it.
    const nodes: StartedServer[] = await Promise.all(ports.map(start));
    const { http: url } = await startNginx(
      ports.map((port) => `http://127.0.0.1:${port}`),
      withoutTls,
    );
    const { teacher, students, session } = await startLesson({ url, schoolCode: 'SCHOOL' }, { students: 4 });

    const monitors = [0, 1, 2].map(() => new Follower(url, '/api/monitor/events', teacher.token));
    const feeds = students.map(({ token }) => new Follower(url, '/api/student/events', token));
    const followers = [...monitors, ...feeds];
    await expect.poll(() => followers.every(({ isLive }) => isLive), { timeout: 10_000 }).toBe(true);
    for (const { gaps } of followers) gaps.length = 0;

    const confirmed = new Map<string, string>();
    let isOver = false;
    const asking = students.map((student) => askOn(student, session.id, confirmed, () => isOver));
    for (let kill = 0; kill < counts.nodeKills; kill++) {
      const moment = confirmed.size + 5 + Math.ceil(random() * 10);
      await expect
        .poll(() => confirmed.size, { interval: 5, timeout: 30_000 })
        .toBeGreaterThanOrEqual(moment);
      const index = kill % nodes.length;
      const node = nodes[index] as StartedServer;
      // Redis goes as well, each fourth time.
      const redisToo = kill % 4 === 3;
      if (redisToo) await redis.kill();
      // Each third time the node is asked to end, as a rolling restart does.
      node.program.kill(kill % 3 === 2 ? 'SIGTERM' : 'SIGKILL');
      await node.program.ended();
      await expect
        .poll(() => followers.every(({ isLive }) => isLive), { interval: 5, timeout: 10_000 })
        .toBe(true);
      if (redisToo) await redis.start();
      nodes[index] = await start(ports[index] as number);
    }
    isOver = true;
    await Promise.all(asking);

    // Questions of killed nodes are failed by then.
    const fresh = async () => {
      const monitor = await teacher.monitor();
      const { data } = await monitor.next('snapshot');
      monitor.close();
      return fold([{ event: 'snapshot', id: undefined, data }]);
    };
    await expect
      .poll(async () => [...(await fresh()).values()].filter(({ status }) => status === 'pending'), {
        timeout: 10_000,
      })
      .toEqual([]);
    const stored = await fresh();
    for (const { events } of monitors) {
      // The newest fifty of each student are in a snapshot.
      await expect
        .poll(() => [...stored.keys()].every((id) => fold(events).get(id)?.status === stored.get(id)?.status))
        .toBe(true);
      for (const [id, { answer }] of stored) expect(fold(events).get(id)?.answer).toBe(answer);
      let seen = new Set<string>();
      for (const { event, id } of events) {
        if (event === 'snapshot') seen = new Set();
        else if (id) {
          expect(seen, `${event} came twice`).not.toContain(id);
          seen.add(id);
        }
      }
    }
    for (const student of students) {
      const { body } = await call(url, 'GET', `/api/sessions/${session.id}/interactions?limit=50`, {
        token: student.token,
      });
      for (const each of body.interactions)
        if (confirmed.has(each.id))
          expect(each).toMatchObject({ status: 'answered', answer: confirmed.get(each.id) });
    }
    const gaps = followers.flatMap((follower) => follower.gaps).sort((a, b) => a - b);
    const p99 = gaps[Math.floor(gaps.length * 0.99)] ?? 0;
    process.stdout.write(
      `${counts.nodeKills} nodes ended, ${confirmed.size} answers, ${gaps.length} streams lost: back after ${Math.round(gaps[Math.floor(gaps.length / 2)] ?? 0)} ms (p50), ${Math.round(p99)} ms (p99)\n`,
    );
    expect(p99).toBeLessThan(longestGap);
  },
);
