import { expect, it } from 'vitest';
import { call } from '../client.ts';
import { streamed } from '../model-scripts.ts';
import { type Student, startLesson } from '../people.ts';
import { freshFolder, type StartedServer, startServer } from '../processes.ts';
import { startScriptedModel } from '../scripted-model.ts';
import { counts, randomNumbers } from './counts.ts';

/** What the server confirmed to a student before it was killed. */
interface Confirmed {
  readonly started: Set<string>;
  readonly answers: Map<string, string>;
}

/** Asks question after question until the server is gone, and keeps what it confirmed. */
async function askUntilTheEnd(student: Student, sessionId: string, confirmed: Confirmed): Promise<void> {
  for (let n = 1; ; n++) {
    const stream = await student.askStreaming(sessionId, `Question ${n}?`).catch(() => null);
    if (stream?.status !== 200) return;
    await stream.end();
    for (const { event, data } of stream.seen) {
      if (event === 'start') confirmed.started.add(data.interactionId);
      if (event === 'done') confirmed.answers.set(data.interaction.id, data.interaction.answer);
    }
    if (!stream.seen.some(({ event }) => event === 'done')) return;
  }
}

it('a server that is killed again and again loses nothing that it confirmed', {
  timeout: 600_000,
}, async () => {
  const random = randomNumbers(counts.seed);
  const model = await startScriptedModel();
  model.answer(() => streamed(['Which numbers ', 'divide it? ', 'Try the small ones.'], { delay: 5 }));
  const folder = freshFolder();
  const settings = {
    AI_BASE_URL: model.url,
    AI_MODEL: 'scripted',
    AUTH_SECRET: 'x'.repeat(32),
    LIMITS_SCALE: '10000',
  };
  const confirmed: Confirmed = { started: new Set(), answers: new Map() };
  const start = () => startServer(folder, settings);

  let server: StartedServer = await start();
  const { students, session } = await startLesson(server, { students: 5 });
  for (let kill = 0; kill < counts.kills; kill++) {
    const { url } = server;
    const asking = students.map((student) =>
      askUntilTheEnd(Object.assign(Object.create(student), { url }), session.id, confirmed),
    );
    const moment = model.requests.length + Math.ceil(random() * 40);
    await expect
      .poll(() => model.requests.length, { interval: 1, timeout: 30_000 })
      .toBeGreaterThanOrEqual(moment);
    server.program.kill('SIGKILL');
    await server.program.ended();
    await Promise.all(asking);
    server = await start();
  }

  const stored = new Map<string, { status: string; answer: string }>();
  for (const { token } of students) {
    let cursor: string | null = '';
    while (cursor !== null) {
      const path = `/api/sessions/${session.id}/interactions?limit=50${cursor && `&cursor=${cursor}`}`;
      const { body } = await call(server.url, 'GET', path, { token });
      for (const each of body.interactions) stored.set(each.id, each);
      cursor = body.nextCursor ?? null;
    }
  }
  expect(confirmed.answers.size).toBeGreaterThan(0);
  for (const id of confirmed.started) expect(stored.get(id), id).toBeDefined();
  for (const [id, answer] of confirmed.answers)
    expect(stored.get(id)).toMatchObject({ status: 'answered', answer });
  expect([...stored.values()].filter(({ status }) => status === 'pending')).toEqual([]);
});
