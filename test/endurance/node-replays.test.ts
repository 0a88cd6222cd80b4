import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import type { Interaction } from '../../contract/tutor.ts';
import { applyEvent, emptyView } from '../../web/monitor/live-view.ts';
import type { StreamEvent } from '../client.ts';
import { type Student, startLesson, succeeded } from '../people.ts';
import { counts, randomNumbers } from './counts.ts';
import { Follower, repeated } from './follower.ts';
import { canRunThreeNodes, startThreeNodes } from './three-nodes.ts';

/**
 * Random lessons on three nodes as processes. Students ask and the teacher writes notes, while readers leave
 * and come back with what they knew, nodes and Redis die, hang and come back, and events get too old to be
 * replayed. In the end, all readers must show what a fresh one gets.
 */

const stepsOfReplay = 12;

/**
 * What a teacher's page shows of a lesson after these events, folded by the page's own code; without
 * presence.
 */
function shownBy(events: readonly StreamEvent[]) {
  const view = events.reduce(
    (known, event) => applyEvent(known, event as unknown as Parameters<typeof applyEvent>[1]),
    emptyView,
  );
  return {
    session: view.session && [view.session.openingId, view.session.status],
    students: view.students
      .map(({ id, name, messages }) => ({ id, name, messages: messages.map(core) }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    notes: view.notes.map(({ id, text }) => [id, text]),
  };
}

const core = ({ id, question, answer, status }: Interaction) => ({ id, question, answer, status });

/** What a student's dashboard shows after these events. */
function classesIn(events: readonly StreamEvent[]) {
  const shown = new Map<string, unknown>();
  for (const { event, data } of events) {
    if (event === 'snapshot') {
      shown.clear();
      for (const each of data.classes) shown.set(each.id, each);
    } else if (event === 'class') shown.set(data.class.id, data.class);
  }
  return [...shown.values()];
}

async function world() {
  const nodes = await startThreeNodes();
  const lesson = await startLesson(nodes, { students: 3 });
  const database = new pg.Client(nodes.database);
  await database.connect();
  onTestFinished(() => database.end());
  const { teacher, students } = lesson;
  const monitors = [0, 1, 2].map(() => new Follower(nodes.url, '/api/monitor/events', teacher.token));
  const feeds = students.map(({ token }) => new Follower(nodes.url, '/api/student/events', token));
  return { nodes, database, ...lesson, monitors, feeds, followers: [...monitors, ...feeds] };
}

type World = Awaited<ReturnType<typeof world>>;

/** A random lesson. @returns the answers that students were given, by interaction */
async function replay(
  { nodes, database, teacher, students, session, class: ofClass, monitors, followers }: World,
  random: () => number,
): Promise<Map<string, Interaction>> {
  const below = (limit: number) => Math.floor(random() * limit);
  const given = new Map<string, Interaction>();
  const asking: Promise<void>[] = [];
  let restart: Promise<void> | undefined;
  let redisIs: 'there' | 'dead' | 'hanging' = 'there';

  const ask = async (student: Student) => {
    const stream = await student.askStreaming(session.id, `Question ${below(1_000)}?`).catch(() => null);
    while (stream && !stream.ended) await pause(5);
    for (const { event, data } of stream?.seen ?? [])
      if (event === 'done') given.set(data.interaction.id, data.interaction);
  };
  const openLesson = async () => {
    await teacher.stopSession(ofClass.id);
    await teacher.startSession(ofClass.id);
    for (const student of students) await student.openSession(session.id);
  };
  const redisComesBack = async () => {
    if (redisIs === 'dead') await nodes.redis.start();
    else if (redisIs === 'hanging') nodes.redis.goOn();
    redisIs = 'there';
  };
  const endNode = async () => {
    await restart;
    const index = below(3);
    await nodes.end(index, random() < 0.7 ? 'SIGKILL' : 'SIGTERM');
    restart = pause(below(1_000)).then(() => nodes.start(index));
  };
  const redisGoes = async () => {
    if (redisIs !== 'there') return redisComesBack();
    redisIs = random() < 0.5 ? 'dead' : 'hanging';
    if (redisIs === 'dead') await nodes.redis.kill();
    else nodes.redis.hang();
  };
  const readerComesOrGoes = () => {
    const follower = followers[below(followers.length)] as Follower;
    if (random() < 0.5) follower.leave();
    else follower.comeBack();
  };

  /**
   * Deletes the events that all present monitors have got, as the server does after a day. A reader who comes
   * back and has fewer of them gets a snapshot.
   */
  const eventsGetOld = async () => {
    const { rows } = await database.query('select last_number from event_stream where id = $1', [session.id]);
    const last = Number(rows[0].last_number);
    const there = monitors.filter(({ isAway }) => !isAway);
    await expect.poll(() => there.every((each) => each.position >= last), { timeout: 20_000 }).toBe(true);
    await database.query('delete from event where stream_id = $1 and number <= $2', [session.id, last]);
  };

  await openLesson();
  for (let step = 0; step < stepsOfReplay; step++) {
    const chance = random();
    if (chance < 0.4) asking.push(ask(students[below(3)] as Student));
    else if (chance < 0.5) await teacher.post(`/api/sessions/${session.id}/notes`, { text: `Note ${step}` });
    else if (chance < 0.75) readerComesOrGoes();
    else if (chance < 0.85) await endNode();
    else if (chance < 0.95) await redisGoes();
    else await eventsGetOld();
    await pause(below(100));
  }
  await redisComesBack();
  await restart;
  for (const follower of followers) follower.comeBack();
  await Promise.all(asking);
  return given;
}

/** Polls until what is shown equals what is stored, which every reader has to reach within some seconds. */
const reaches = (shown: () => unknown, what: string) =>
  expect.poll(shown, { message: what, timeout: 10_000, interval: 50 });

it.runIf(canRunThreeNodes)(
  'readers on three nodes show what a fresh one gets, whatever they missed and whatever has died [spec 10.242]',
  { timeout: 1_200_000 },
  async () => {
    const random = randomNumbers(counts.seed);
    const scene = await world();
    const { teacher, students, session, monitors, feeds } = scene;
    let answers = 0;
    for (let n = 0; n < counts.nodeReplays; n++) {
      const given = await replay(scene, random);
      answers += given.size;
      const fresh = async () => {
        const monitor = await teacher.monitor();
        const snapshot = await monitor.next('snapshot');
        monitor.close();
        return shownBy([snapshot]);
      };
      const pending = async () =>
        (await fresh()).students.flatMap(({ messages }) =>
          messages.filter(({ status }) => status === 'pending'),
        );
      await reaches(pending, `replay ${n}: questions of dead nodes`).toEqual([]);
      const stored = await fresh();
      for (const { events } of monitors) {
        await reaches(() => shownBy(events), `replay ${n}: a monitor`).toEqual(stored);
        expect(repeated(events), `replay ${n}: twice`).toEqual([]);
      }
      for (const [index, student] of students.entries()) {
        const listed = succeeded(await student.get(`/api/sessions/${session.id}/interactions?limit=50`));
        const own = (listed.interactions as Interaction[]).filter(({ id }) => given.has(id));
        for (const each of own) expect(core(each)).toEqual(core(given.get(each.id) as Interaction));
        const feed = await student.events('/api/student/events');
        const classes = classesIn([await feed.next('snapshot')]);
        feed.close();
        const followed = feeds[index] as Follower;
        await reaches(() => classesIn(followed.events), `replay ${n}: a student's dashboard`).toEqual(
          classes,
        );
      }
    }
    process.stdout.write(`${counts.nodeReplays} lessons replayed on three nodes, ${answers} answers\n`);
    expect(answers).toBeGreaterThan(0);
  },
);
