import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { call, type StreamEvent } from '../client.ts';
import { type Student, startLesson } from '../people.ts';
import { counts, randomNumbers } from './counts.ts';
import { Follower, repeated } from './follower.ts';
import { canRunThreeNodes, startThreeNodes } from './three-nodes.ts';

/** After how many milliseconds 99 of 100 lost streams must be back. */
const longestGap = 3_000;

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

it.runIf(canRunThreeNodes)(
  'three nodes behind nginx lose and double nothing while one after another is killed [spec 10.241]',
  {
    timeout: 1_200_000,
  },
  async () => {
    const random = randomNumbers(counts.seed);
    const nodes = await startThreeNodes();
    const { url, redis } = nodes;
    const { teacher, students, session } = await startLesson(nodes, { students: 4 });

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
      const index = kill % 3;
      // Every fourth time, Redis is killed, too.
      const redisToo = kill % 4 === 3;
      if (redisToo) await redis.kill();
      // Every third time, the node is asked to end, as a rolling restart does. Otherwise it is killed.
      await nodes.end(index, kill % 3 === 2 ? 'SIGTERM' : 'SIGKILL');
      await expect
        .poll(() => followers.every(({ isLive }) => isLive), { interval: 5, timeout: 10_000 })
        .toBe(true);
      if (redisToo) await redis.start();
      await nodes.start(index);
    }
    isOver = true;
    await Promise.all(asking);

    // The questions of killed nodes must fail, so that none stays pending.
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
      // A snapshot has the newest fifty interactions of each student, and only these are compared.
      await expect
        .poll(() => [...stored.keys()].every((id) => fold(events).get(id)?.status === stored.get(id)?.status))
        .toBe(true);
      for (const [id, { answer }] of stored) expect(fold(events).get(id)?.answer).toBe(answer);
      expect(repeated(events)).toEqual([]);
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
