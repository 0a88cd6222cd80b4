import { Redis } from 'ioredis';
import { describe, expect, it } from 'vitest';
import { call } from './client.ts';
import { withTheTest } from './databases.ts';
import type { HeldParts } from './held-app.ts';
import { gated, refused, streamed } from './model-scripts.ts';
import { registerStudent, startLesson, succeeded } from './people.ts';
import { canRunNodes } from './redis-server.ts';
import { refusal } from './refusal.ts';
import { startScriptedModel } from './scripted-model.ts';
import { at, startNode, startNodes, type TestNode } from './several-nodes.ts';

async function lesson(count = 2, { students = 1, ...parts }: HeldParts & { students?: number } = {}) {
  const model = await startScriptedModel();
  const { nodes, redis, clock, database } = await startNodes(count, { modelUrl: model.url, ...parts });
  const [here, there] = nodes as [TestNode, TestNode];
  const people = await startLesson(here, { students });
  for (const student of people.students) await student.openSession(people.session.id);
  return { model, nodes, here, there, redis, clock, database, ...people };
}

describe.runIf(canRunNodes && process.env.TEST_ENGINE === 'postgres')('on two nodes', () => {
  it('a question that is asked on one shows on a monitor at the other, with its answer as it grows [spec 10.234]', async () => {
    const { model, there, teacher, student, session } = await lesson();
    model.script(gated('more', ['What have you tried? '], ['Try a small number.']), 'On another node?');
    const monitor = await at(there, teacher).monitor();
    await monitor.next('snapshot');
    const asking = await student.askStreaming(session.id, 'On another node?');
    expect((await monitor.next('question')).data.interaction.question).toBe('On another node?');
    expect((await monitor.next('delta')).data).toMatchObject({ text: 'What have you tried? ', offset: 0 });
    model.open('more');
    const { interaction } = (await asking.next('done')).data;
    expect((await monitor.next('answer')).data.interaction).toMatchObject({
      id: interaction.id,
      answer: 'What have you tried? Try a small number.',
    });
  });

  it('a monitor that opens in the middle of an answer at another node gets the text so far [spec 10.234]', async () => {
    const { model, there, teacher, student, session } = await lesson();
    model.script(gated('more', ['What have you tried? '], ['Try a small number.']), 'Half?');
    const asking = await student.askStreaming(session.id, 'Half?');
    await asking.next('delta');
    const monitor = await at(there, teacher).monitor();
    await monitor.next('snapshot');
    expect((await monitor.next('delta')).data).toMatchObject({ text: 'What have you tried? ', offset: 0 });
    model.open('more');
    await asking.next('done');
    expect((await monitor.next('answer')).data.interaction.status).toBe('answered');
  });

  it('an answer is followed, read again in the middle, and stopped at another node [spec 10.235]', async () => {
    const { model, there, student, session } = await lesson();
    model.script(gated('never', ['What have you tried? '], ['No.']), 'Stop me?');
    const asking = await student.askStreaming(session.id, 'Stop me?');
    const { interactionId } = (await asking.next('start')).data;
    await asking.next('delta');
    const elsewhere = at(there, student);
    const following = await elsewhere.events(`/api/interactions/${interactionId}/events`);
    await following.next('start');
    expect((await following.next('delta')).data.text).toBe('What have you tried? ');
    const stopped = succeeded(await elsewhere.post(`/api/interactions/${interactionId}/stop`)).interaction;
    expect(stopped).toMatchObject({ status: 'stopped', answer: 'What have you tried? ' });
    expect((await asking.next('done')).data.interaction).toEqual(stopped);
    expect((await following.next('done')).data.interaction).toEqual(stopped);
  });

  it('a second question at another node is refused while the first is answered, and its key gives the same answer [spec 10.236]', async () => {
    const { model, there, student, session } = await lesson();
    model.script(gated('more', ['What have you tried? '], ['Go on.']), 'First?');
    const key = '5b0d1c1e-6d0a-4f0e-9c53-0d3f6a1f1a11';
    const asking = await student.askStreaming(session.id, 'First?', { key });
    await asking.next('delta');
    const elsewhere = at(there, student);
    expect((await elsewhere.ask(session.id, 'Second?')).body.code).toBe('question-pending');
    const again = await elsewhere.askStreaming(session.id, 'First?', { key });
    expect((await again.next('delta')).data.text).toBe('What have you tried? ');
    model.open('more');
    const { interaction } = (await asking.next('done')).data;
    expect((await again.next('done')).data.interaction).toEqual(interaction);
    expect(
      again.seen
        .filter(({ event }) => event === 'delta')
        .map(({ data }) => data.text)
        .join(''),
    ).toBe(interaction.answer);
  });

  it('a quota of questions is one for all nodes, also while Redis is away', async () => {
    const { there, teacher, student, session, class: ofClass, redis } = await lesson();
    await teacher.setLimits(ofClass.id, { classQuestions: 2 });
    succeeded(await student.ask(session.id, 'One?'));
    await redis.kill();
    succeeded(await at(there, student).ask(session.id, 'Two?'));
    expect((await student.ask(session.id, 'Three?')).body.code).toBe('quota-reached');
    expect((await at(there, student).ask(session.id, 'Three?')).body.code).toBe('quota-reached');
  });

  it('a sign-out at one node ends the streams of that sign-in at another, and its token there [spec 10.237]', async () => {
    const { there, student } = await lesson();
    const feed = await at(there, student).events('/api/student/events');
    await feed.next('snapshot');
    await student.post('/api/auth/sign-out', {});
    await feed.end();
    expect((await at(there, student).get('/api/classes/student')).status).toBe(401);
  });

  it('a password that is typed at one node opens the calls that ask for it at another, at once', async () => {
    const { there, teacher, student, class: ofClass, clock } = await lesson();
    const reset = () =>
      at(there, teacher).post(`/api/classes/${ofClass.id}/reset-password`, { studentUid: student.uid });
    clock.advance(5 * 60_000);
    expect(await reset()).toEqual(refusal('password-needed'));
    await teacher.provePassword();
    succeeded(await reset());
  });

  it('a class that opens at one node shows in the feed of a student at another [spec 10.237]', async () => {
    const { there, teacher, student, class: ofClass } = await lesson();
    const feed = await at(there, student).events('/api/student/events');
    await feed.next('snapshot');
    await teacher.stopSession(ofClass.id);
    expect((await feed.next('class')).data.class).toMatchObject({ id: ofClass.id, sessionStatus: 'closed' });
  });

  it('the presence of a student is the same at both, and a node that starts later learns it [spec 10.237]', async () => {
    const { database, redis, there, teacher, student, session, clock } = await lesson();
    const monitor = await at(there, teacher).monitor();
    await monitor.next('snapshot');
    await student.post(`/api/sessions/${session.id}/presence`, { status: 'typing' });
    expect((await monitor.next('presence')).data).toEqual({ studentUid: student.uid, status: 'typing' });
    const late = await startNode(database, redis, { clock });
    await expect.poll(() => late.ctx.presence.statusOf(session.id, student.uid)).toBe('typing');
    const feed = await student.events('/api/student/events');
    await feed.next('snapshot');
    const other = await at(there, student).events('/api/student/events');
    await other.next('snapshot');
    await student.post(`/api/sessions/${session.id}/presence`, { status: 'active' });
    await monitor.next('presence');
    feed.close();
    // The student is still connected at the other node.
    await student.post(`/api/sessions/${session.id}/presence`, { status: 'typing' });
    expect((await monitor.next('presence')).data.status).toBe('typing');
    other.close();
    expect((await monitor.next('presence')).data.status).toBe('away');
  });

  it('a message counts only as a node has sent it', async () => {
    const { redis, there, teacher, student, session } = await lesson();
    const forger = new Redis(redis.url);
    withTheTest(() => forger.disconnect());
    const heard: [channel: string, text: string][] = [];
    const listener = forger.duplicate();
    withTheTest(() => listener.disconnect());
    await listener.psubscribe('lyceum:*');
    listener.on('pmessage', (_pattern, channel, text) => heard.push([channel, text]));
    const monitor = await at(there, teacher).monitor();
    await monitor.next('snapshot');
    const report = (status: string) => student.post(`/api/sessions/${session.id}/presence`, { status });
    await report('typing');
    expect((await monitor.next('presence')).data.status).toBe('typing');
    const [channel = '', text = ''] = heard.find(([, sent]) => sent.includes('typing')) ?? [];
    expect(text).toContain('typing');
    for (const forged of [text.replace('typing', 'idle'), text.slice(43).replace('typing', 'idle'), '', '{'])
      await forger.publish(channel, forged);
    await report('active');
    expect((await monitor.next('presence')).data.status).toBe('active');
  });

  it('the limits on calls count those at both together [spec 10.238]', async () => {
    const { there, student } = await lesson(2, { limitsScale: 0.1 });
    let passed = 0;
    const calls = Array.from({ length: 80 }, (_, n) =>
      (n % 2 ? student : at(there, student)).get('/api/classes/student'),
    );
    for (const { status } of await Promise.all(calls)) if (status === 200) passed += 1;
    // The limit is 60 a minute, of which the lesson has used some.
    expect(passed).toBeGreaterThan(45);
    expect(passed).toBeLessThanOrEqual(60);
    expect((await at(there, student).get('/api/classes/student')).body.code).toBe('too-many-requests');
  });

  it('an account has thirty streams at both together [spec 10.238]', async () => {
    const { here, there, student } = await lesson();
    for (let n = 0; n < 30; n++) {
      const feed = await at(n % 2 ? here : there, student).events('/api/student/events');
      expect(feed.status).toBe(200);
    }
    for (const node of [here, there]) {
      const refused = await at(node, student).events('/api/student/events');
      expect(refused.refusal.code).toBe('too-many-requests');
    }
  });

  it('messages in danger that are sent to both at once are one alert', async () => {
    const { there, teacher, student, session } = await lesson(2, { limitsScale: 10_000 });
    const sent = Array.from({ length: 12 }, (_, n) =>
      (n % 2 ? student : at(there, student)).ask(session.id, `I want to kill myself. (${n})`),
    );
    for (const answer of await Promise.all(sent)) succeeded(answer);
    const { alerts } = succeeded(await at(there, teacher).get('/api/alerts'));
    expect(alerts).toMatchObject([{ studentUid: student.uid, messageCount: 12 }]);
  });

  it('new people who join at both at once wait from the sixth on', async () => {
    const {
      here,
      there,
      teacher,
      class: ofClass,
      clock,
    } = await lesson(2, { limitsScale: 10_000, students: 12 });
    await teacher.stopSession(ofClass.id);
    clock.advance(60_000);
    const { sessionCode } = await teacher.startSession(ofClass.id);
    clock.advance(60_000);
    const { classCode } = ofClass;
    const strangers = await Promise.all(Array.from({ length: 8 }, () => registerStudent(here, sessionCode)));
    await Promise.all(
      strangers.map((stranger, n) =>
        (n % 2 ? stranger : at(there, stranger)).post('/api/classes/join', { classCode }),
      ),
    );
    const [shown] = succeeded(await at(there, teacher).get('/api/classes/teacher')).classes;
    expect(shown.roster).toHaveLength(12 + 5);
    expect(shown.waiting).toHaveLength(3);
    expect(shown.asksApproval).toBe(true);
  });

  it('that the model answers nobody is known at all nodes, also at one that starts later, until answers come again [spec 10.262]', async () => {
    const { model, here, there, teacher, students, session, clock, database, redis } = await lesson(2, {
      keyWait: null,
      students: 6,
    });
    const askAll = () =>
      Promise.all(students.map((student) => student.ask(session.id, 'Why are leaves green?')));
    const monitor = await at(there, teacher).monitor();
    expect((await monitor.next('snapshot')).data.modelIsDown).toBe(false);
    model.answer(() => refused(500));
    await askAll();
    expect((await monitor.next('model')).data).toEqual({ isDown: true });
    const late = await startNode(database, redis, { clock });
    await expect.poll(() => late.ctx.modelHealth.isDown).toBe(true);
    const opened = await at(late, teacher).monitor();
    expect((await opened.next('snapshot')).data.modelIsDown).toBe(true);

    clock.advance(10_000);
    model.reset();
    model.answer(() => streamed(['What is given?']));
    await askAll();
    expect((await monitor.next('model')).data).toEqual({ isDown: false });
    expect((await opened.next('model')).data).toEqual({ isDown: false });
    expect(here.ctx.modelHealth.isDown).toBe(false);
  });

  it('a node that ends takes its word on the model with it [spec 10.262]', async () => {
    const { here, there } = await lesson();
    await expect.poll(() => there.nodes.members.isSteady, { timeout: 4_000 }).toBe(true);
    here.ctx.modelHealth.setHere(true);
    await expect.poll(() => there.ctx.modelHealth.isDown).toBe(true);
    await here.nodes.leave();
    await expect.poll(() => there.ctx.modelHealth.isDown, { timeout: 5_000 }).toBe(false);
  });

  it('no more answers of a student are under way than at one node [spec 10.238]', async () => {
    const { here, there } = await lesson();
    const asker = { school: 'S', class: 'C', student: 'U' };
    const slots = Array.from({ length: 8 }, (_, n) => (n % 2 ? here : there).ctx.queue.enter(asker));
    let running = 0;
    for (const slot of slots) void slot.turn(new AbortController().signal).then(() => (running += 1));
    await expect.poll(() => running).toBe(4);
    for (const slot of slots) slot.leave();
  });
});

describe.runIf(canRunNodes && process.env.TEST_ENGINE === 'postgres')('when Redis is away', () => {
  it.each(['killed', 'hanging'] as const)(
    '(%s) everything goes on, and streams catch up from the database [spec 10.239]',
    async (how) => {
      const { model, redis, here, there, teacher, student, session } = await lesson();
      const monitor = await at(there, teacher).monitor();
      await monitor.next('snapshot');
      expect((await call(there.url, 'GET', '/readyz')).body).toEqual({
        success: true,
        redis: 'connected',
        nodes: 2,
      });
      if (how === 'killed') await redis.kill();
      else redis.hang();
      const own = await teacher.monitor();
      await own.next('snapshot');
      model.script(streamed(['What have you ', 'tried?']), 'Without Redis?');
      expect(succeeded(await student.ask(session.id, 'Without Redis?')).response).toBe(
        'What have you tried?',
      );
      expect((await own.next('answer')).data.interaction.question).toBe('Without Redis?');
      // The other node finds the events by its sweep.
      expect((await monitor.next('question')).data.interaction.question).toBe('Without Redis?');
      expect((await monitor.next('answer')).data.interaction.answer).toBe('What have you tried?');
      await expect
        .poll(async () => (await call(there.url, 'GET', '/readyz')).body)
        .toEqual({ success: true, redis: 'unreachable', nodes: 2 });
      if (how === 'killed') await redis.start();
      else redis.goOn();
      await expect
        .poll(async () => [here.nodes.bus.isConnected, there.nodes.bus.isConnected], { timeout: 5_000 })
        .toEqual([true, true]);
      await student.post(`/api/sessions/${session.id}/presence`, { status: 'typing' });
      await expect.poll(() => there.ctx.presence.statusOf(session.id, student.uid)).toBe('typing');
      const numbers = monitor.seen.flatMap(({ event, id }) =>
        id && event !== 'snapshot' ? [Number(id.split(':')[1])] : [],
      );
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    },
  );

  it('each node allows its share of a limit', async () => {
    const { redis, here, there, student } = await lesson(2, { limitsScale: 0.1 });
    await redis.kill();
    await expect
      .poll(() => [here.nodes.bus.isConnected, there.nodes.bus.isConnected])
      .toEqual([false, false]);
    const calls = Array.from({ length: 50 }, () => at(there, student).get('/api/classes/student'));
    const passed = (await Promise.all(calls)).filter(({ status }) => status === 200).length;
    expect(passed).toBe(30);
  });
});

describe.runIf(canRunNodes && process.env.TEST_ENGINE === 'postgres')('when a node dies', () => {
  it('its questions fail within three seconds, at no time before it is dead [spec 10.240]', async () => {
    const { model, here, there, teacher, student, session } = await lesson();
    model.script(gated('never', ['What have you tried? '], ['No.']), 'Which primes?');
    const monitor = await at(there, teacher).monitor();
    await monitor.next('snapshot');
    const asking = await student.askStreaming(session.id, 'Which primes?');
    await asking.next('delta');
    await expect.poll(() => there.nodes.members.isSteady, { timeout: 4_000 }).toBe(true);
    const elsewhere = at(there, student);
    expect((await elsewhere.ask(session.id, 'And now?')).body.code).toBe('question-pending');
    const diedAt = performance.now();
    here.stopBeating();
    // The stored status is polled: a monitor gets the failure as an event, or in the snapshot that every
    // reader gets when a node has died.
    const statusOfQuestion = async () =>
      (await elsewhere.get(`/api/sessions/${session.id}/interactions`)).body.interactions[0].status;
    await expect.poll(statusOfQuestion, { timeout: 10_000, interval: 50 }).toBe('failed');
    expect(performance.now() - diedAt).toBeLessThan(3_000);
    model.script(streamed(['What do you think?']), 'And now?');
    expect((await elsewhere.ask(session.id, 'And now?')).status).toBe(200);
    expect(there.nodes.members.alive).toEqual([there.nodes.members.id]);
    model.open('never');
  });
});
