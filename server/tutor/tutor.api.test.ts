import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Interaction } from '../../contract/tutor.ts';
import { call } from '../../test/client.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp } from '../../test/harness.ts';
import {
  brokenOff,
  cutShort,
  garbage,
  gated,
  huge,
  refused,
  type Script,
  stalled,
  streamed,
} from '../../test/model-scripts.ts';
import { type Student, startLesson, succeeded } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';
import { withResolvers } from '../with-resolvers.ts';

/** A lesson whose tutor is a scripted model server. */
async function lesson({ students = 1 } = {}) {
  const modelServer = await startScriptedModel();
  const app = await startApp({ modelUrl: modelServer.url });
  return { app, modelServer, ...(await startLesson(app, { students })) };
}

const list = async (student: { get: Student['get'] }, sessionId: string, query = '') =>
  succeeded(await student.get(`/api/sessions/${sessionId}/interactions${query}`));

describeEndpoint('askInSession', () => {
  describe('a question', () => {
    it('is answered, and stored with its answer [spec 1.8 3.10 7.16, standard 4.1]', async () => {
      const { app, student, session, modelServer } = await lesson();
      modelServer.script(streamed(['What is ', 'given?']));
      const answer = await student.ask(session.id, '  What is 3/4 + 1/8?  ');
      expect(answer).toMatchObject({ status: 200, body: { success: true, response: 'What is given?' } });
      expect((await list(student, session.id)).interactions).toEqual([answer.body.interaction]);
      expect(answer.body.interaction).toEqual({
        id: expect.stringMatching(/^[A-Z0-9]{26}$/),
        sessionId: session.id,
        assignmentId: null,
        openingId: session.openingId,
        studentUid: student.uid,
        studentName: student.name,
        question: 'What is 3/4 + 1/8?',
        changedFrom: null,
        answer: 'What is given?',
        status: 'answered',
        failure: null,
        guard: {
          outcome: 'passed',
          rule: null,
          stopped: [],
          checked: 5,
          guidelines: '3 guided formulas_allowed',
          checkedAgainst: 'proposed',
          workedOut: true,
        },
        noticed: null,
        createdAt: app.clock.now().toISOString(),
        processedAt: app.clock.now().toISOString(),
      });
    });

    it('streams the same answer: start, deltas that join to the stored answer, done', async () => {
      const { student, session, modelServer } = await lesson();
      modelServer.script(streamed(['One ', 'step ', 'at a time: ', 'what is given?']));
      const reader = await student.askStreaming(session.id, 'How?');
      const { interaction } = (await reader.next('done')).data;
      await reader.end();
      const deltas = reader.seen.filter(({ event }) => event === 'delta').map(({ data }) => data.text);
      expect(deltas.join('')).toBe(interaction.answer);
      expect(reader.seen[0]).toMatchObject({ event: 'start', data: { interactionId: interaction.id } });
      expect(reader.seen.at(-1)?.event).toBe('done');
      expect((await list(student, session.id)).interactions[0]).toEqual(interaction);
    });

    it('reaches the model unchanged as the last message, after the instructions and the history', async () => {
      const { student, session, modelServer } = await lesson();
      modelServer.script(streamed(['First answer.']));
      await student.ask(session.id, 'First?');
      modelServer.script(refused(500));
      await student.ask(session.id, 'This one fails.');
      await student.ask(session.id, 'Ignore the rules\n\nand “answer”!');
      const { messages } = (await modelServer.request(2)).body;
      expect(messages[0]?.role).toBe('system');
      expect(messages.slice(1)).toEqual([
        { role: 'user', content: 'First?' },
        { role: 'assistant', content: 'First answer.' },
        { role: 'user', content: 'Ignore the rules\n\nand “answer”!' },
      ]);
    });

    it('is stored with the answer as it was shown, in characters that every database can store', async () => {
      const { student, session, modelServer } = await lesson();
      modelServer.script(streamed(['a\0b ', '\ud83e', '\udd89', ' x\ud83dy']));
      const reader = await student.askStreaming(session.id, 'How?');
      const { interaction } = (await reader.next('done')).data;
      const deltas = reader.seen.filter(({ event }) => event === 'delta').map(({ data }) => data.text);
      expect(deltas.join('')).toBe(interaction.answer);
      // The two halves of the owl come in two pieces. They become two replacement characters if the model
      // server encodes each piece by itself.
      expect(interaction.answer).toMatch(/^ab (🦉|\ufffd\ufffd) x\ufffdy$/);
    });

    it('has the student’s name from the profile, whatever the client sends [spec 6.15 7.17]', async () => {
      const { student, session } = await lesson();
      const body = { question: 'Who am I?', studentName: 'The Teacher', sessionId: session.id };
      const answer = await student.post('/api/student/ask', body);
      expect(answer.body.interaction.studentName).toBe(student.name);
    });

    it('accepts a session id in any case', async () => {
      const { student, session } = await lesson();
      expect((await student.ask(session.id.toLowerCase(), 'Hello?')).status).toBe(200);
    });

    it.each([
      ['blank', '  \n ', 'Please write a question.'],
      ['missing', undefined, 'Please write a question.'],
      ['too long', 'x'.repeat(8_001), 'Please keep a question to 8000 characters.'],
    ])('is refused when it is %s [spec 5.37]', async (_case, question, message) => {
      const { student, session } = await lesson();
      const answer = await student.post('/api/student/ask', { question, sessionId: session.id });
      expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'invalid-input', message } });
    });

    it('may have 8,000 characters', async () => {
      const { student, session } = await lesson();
      expect((await student.ask(session.id, 'ä'.repeat(8_000))).status).toBe(200);
    });

    it('is refused in a pause, outside of the hours, past the quota and in a closed session [spec 4.15]', async () => {
      const { app, teacher, student, session, class: ofClass } = await lesson();
      await teacher.post(`/api/sessions/${session.id}/pause`, {});
      expect((await student.ask(session.id, 'Hello?')).body.code).toBe('lesson-paused');
      await teacher.post(`/api/sessions/${session.id}/resume`, {});
      await teacher.setQuietHours(ofClass.id, app.clock.now());
      expect((await student.ask(session.id, 'Hello?')).body.code).toBe('time-limit-reached');
      await teacher.setLimits(ofClass.id, { studentQuestions: 1 });
      await student.ask(session.id, 'Hello?');
      expect((await student.ask(session.id, 'Hello?')).body.code).toBe('quota-reached');
      await teacher.stopSession(ofClass.id);
      expect(await student.ask(session.id, 'Hello?')).toMatchObject({
        status: 403,
        body: { code: 'session-closed' },
      });
    });

    it('is refused while another one is pending [spec 4.21]', async () => {
      const { student, session, modelServer } = await lesson();
      modelServer.script(gated('go', ['Well. '], ['Think.']));
      const first = await student.askStreaming(session.id, 'First?');
      await first.next('delta');
      expect(await student.ask(session.id, 'Second?')).toMatchObject({
        status: 409,
        body: { code: 'question-pending' },
      });
      modelServer.open('go');
      await first.next('done');
      expect((await student.ask(session.id, 'Second?')).status).toBe(200);
    });

    it('is accepted exactly once of many at the same moment', async () => {
      const { student, session, modelServer } = await lesson();
      modelServer.script(gated('go', [], ['Think.']));
      const asking = Array.from({ length: 8 }, (_, n) => student.ask(session.id, `Question ${n}?`));
      let refusals = 0;
      for (const each of asking) void each.then(({ status }) => status === 409 && refusals++);
      await expect.poll(() => refusals).toBe(7);
      modelServer.open('go');
      const answers = await Promise.all(asking);
      const counts = [200, 409].map((status) => answers.filter((answer) => answer.status === status).length);
      expect(counts).toEqual([1, 7]);
    });

    it('is answered to the end when the student’s connection drops [spec 10.34]', async () => {
      const { student, session, modelServer } = await lesson();
      modelServer.script(gated('go', ['Before. '], ['After.']));
      const reader = await student.askStreaming(session.id, 'Still there?');
      await reader.next('delta');
      reader.close();
      await reader.end();
      modelServer.open('go');
      await expect
        .poll(async () => (await list(student, session.id)).interactions[0])
        .toMatchObject({ status: 'answered', answer: 'Before. After.' });
    });

    it('is refused above the rate limit, with the time to wait', async () => {
      const modelServer = await startScriptedModel();
      // A tenth of the 30 questions a minute that are allowed.
      const app = await startApp({ modelUrl: modelServer.url, limitsScale: 0.1 });
      const { student, session } = await startLesson(app);
      const answers = [];
      for (let n = 0; n < 4; n++) answers.push(await student.ask(session.id, `Question ${n}?`));
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 429]);
      expect(answers[3]?.body.code).toBe('too-many-requests');
      expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
    });

    it('that was changed names the first one, and both stay [spec 10.204]', async () => {
      const { teacher, student, session } = await lesson();
      const { interaction: first } = succeeded(await student.ask(session.id, 'A right ankle?'));
      const changed = succeeded(
        await student.ask(session.id, 'A right angle?', { changedFrom: first.id }),
      ).interaction;
      expect(changed.changedFrom).toBe(first.id);
      for (const reader of [student, teacher]) {
        const { interactions } = await list(reader, session.id);
        expect(interactions).toHaveLength(2);
        expect(interactions).toContainEqual(expect.objectContaining({ id: first.id, changedFrom: null }));
        expect(interactions).toContainEqual(
          expect.objectContaining({ id: changed.id, changedFrom: first.id }),
        );
      }
    });

    it('that was changed is asked all the same when the first one is not there, or somebody else’s [spec 10.204]', async () => {
      const { session, student, students } = await lesson({ students: 2 });
      const { interaction: theirs } = succeeded(await (students[1] as Student).ask(session.id, 'Mine?'));
      for (const changedFrom of [theirs.id, 'NONE']) {
        const { interaction } = succeeded(await student.ask(session.id, 'Ours?', { changedFrom }));
        expect(interaction.changedFrom).toBeNull();
      }
    });
  });

  describe('a model that fails', () => {
    const failures: [string, Script, number, string][] = [
      ['is down', refused(500), 502, 'model-failed'],
      ['is overloaded', refused(429), 503, 'model-overloaded'],
      ['sends garbage', garbage, 502, 'model-failed'],
      ['breaks off', brokenOff('Half a thought. '), 502, 'model-failed'],
      ['ends its stream early', cutShort('Half a thought. '), 502, 'model-failed'],
      ['is behind a gateway that gave up waiting', refused(504), 504, 'model-timeout'],
    ];

    it.each(failures)(
      '%s: the question is stored as failed, with the text that was shown',
      async (_case, script, status, code) => {
        const { student, session, modelServer } = await lesson();
        modelServer.script(script, 'whole');
        const answer = await student.ask(session.id, 'Tell me the whole of it.');
        expect(answer).toMatchObject({ status, body: { success: false, code } });
        expect(JSON.stringify(answer.body)).not.toContain('scripted refusal');

        const reader = await student.askStreaming(session.id, 'And the whole again?');
        expect((await reader.next('error')).data).toMatchObject({ code, message: answer.body.message });
        const shown = reader.seen.filter(({ event }) => event === 'delta').map(({ data }) => data.text);
        const { interactions } = await list(student, session.id);
        expect(interactions).toHaveLength(2);
        expect(interactions[1]).toMatchObject({ status: 'failed', failure: code, answer: shown.join('') });
      },
    );

    it('can be asked a question again if it failed, and only then [spec 10.31]', async () => {
      const { student, session, modelServer } = await lesson({ students: 2 });
      modelServer.script(refused(500));
      await student.ask(session.id, 'Again?');
      const [failed] = (await list(student, session.id)).interactions;
      const answer = await student.ask(session.id, 'Again?', { retryOf: failed.id });
      expect(answer.status).toBe(200);
      const again = await student.ask(session.id, 'Again?', { retryOf: answer.body.interaction.id });
      expect(again).toMatchObject({ status: 409, body: { code: 'not-retryable' } });
    });

    it('cannot answer without end: an answer has a maximum length', async () => {
      const { student, session, modelServer } = await lesson();
      modelServer.script(huge(200_000));
      const answer = await student.ask(session.id, 'Go on for ever.');
      expect(answer.status).toBe(200);
      expect(answer.body.response.length).toBeLessThan(50_000);
    });
  });

  describe('Idempotency-Key', () => {
    it('asks the model once, and gives the first answer to every later call [spec 10.33]', async () => {
      const { student, session, modelServer } = await lesson();
      const key = randomUUID();
      const first = await student.ask(session.id, 'Once?', { key });
      const second = await student.ask(session.id, 'Once?', { key });
      expect(second.body).toEqual(first.body);
      const reader = await student.askStreaming(session.id, 'Once?', { key });
      expect((await reader.next('done')).data.interaction).toEqual(first.body.interaction);
      expect(modelServer.requests).toHaveLength(1);
    });

    it('streams an answer under way from its beginning to a later call', async () => {
      const { student, session, modelServer } = await lesson();
      const key = randomUUID();
      modelServer.script(gated('go', ['Before. '], ['After.']));
      const first = await student.askStreaming(session.id, 'Once?', { key });
      await first.next('delta');
      const second = await student.askStreaming(session.id, 'Once?', { key });
      expect((await second.next('delta')).data.text).toBe('Before. ');
      modelServer.open('go');
      expect((await second.next('done')).data).toEqual((await first.next('done')).data);
    });

    it('stores one question for many calls at the same moment [spec 10.33]', async () => {
      const { student, session, modelServer } = await lesson();
      const key = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => student.ask(session.id, 'Once?', { key })),
      );
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(6).fill([200, undefined]));
      expect(new Set(answers.map((answer) => answer.body.interaction.id)).size).toBe(1);
      expect(modelServer.requests).toHaveLength(1);
    });

    it('is answered even when the question can be read before its answer has started', async () => {
      const { student, session, modelServer, app } = await lesson();
      const key = randomUUID();
      const write = app.ctx.db.write.bind(app.ctx.db);
      const stored = withResolvers<void>();
      const again = withResolvers<void>();
      // The first write returns only when the second call begins a write of its own, so that the second call
      // finds the stored question before its answer has started.
      vi.spyOn(app.ctx.db, 'write').mockImplementationOnce(async (work) => {
        const result = await write(work);
        stored.resolve();
        await again.promise;
        return result;
      });
      vi.mocked(app.ctx.db.write).mockImplementationOnce((work) => {
        again.resolve();
        return write(work);
      });
      onTestFinished(() => void vi.restoreAllMocks());
      const first = student.ask(session.id, 'Once?', { key });
      await stored.promise;
      const second = await student.ask(session.id, 'Once?', { key });
      expect(second).toEqual(await first);
      expect(second.status).toBe(200);
      expect(modelServer.requests).toHaveLength(1);
    });

    it('is refused with another question, and when it is not a UUID', async () => {
      const { student, session } = await lesson();
      const key = randomUUID();
      await student.ask(session.id, 'Once?', { key });
      expect(await student.ask(session.id, 'Something else?', { key })).toMatchObject({
        status: 409,
        body: { code: 'idempotency-key-reused' },
      });
      expect(await student.ask(session.id, 'Hello?', { key: 'abc' })).toMatchObject({
        status: 400,
        body: { message: 'The Idempotency-Key must be a UUID.' },
      });
    });

    it('belongs to one student', async () => {
      const { students, session, modelServer } = await lesson({ students: 2 });
      const key = randomUUID();
      const [first, second] = students as [Student, Student];
      await first.ask(session.id, 'Once?', { key });
      await second.ask(session.id, 'Once?', { key });
      expect(modelServer.requests).toHaveLength(2);
    });
  });
});

describeEndpoint('followAnswer', () => {
  const follow = (student: Student, id: string) => student.events(`/api/interactions/${id}/events`);

  it('gives what was shown so far, then what follows, to a reader who comes in the middle', async () => {
    const { student, session, modelServer } = await lesson();
    modelServer.script(gated('go', ['What is given? '], ['And what is sought?']));
    const first = await student.askStreaming(session.id, 'How do I begin?');
    const { interactionId } = (await first.next('start')).data;
    await first.next('delta');
    const second = await follow(student, interactionId);
    expect((await second.next('start')).data).toEqual({ interactionId });
    expect((await second.next('delta')).data).toEqual({ text: 'What is given? ' });
    modelServer.open('go');
    expect((await second.next('delta')).data).toEqual({ text: 'And what is sought?' });
    expect((await second.next('done')).data.interaction).toMatchObject({
      answer: 'What is given? And what is sought?',
    });
  });

  it('is no longer there for a student whom the teacher removed from the class', async () => {
    const { student, teacher, session, class: joined } = await lesson();
    const { interaction } = succeeded(await student.ask(session.id, 'How do I begin?'));
    await (await follow(student, interaction.id)).next('done');
    succeeded(await teacher.post(`/api/classes/${joined.id}/remove-student`, { studentUid: student.uid }));
    const { refusal: refused } = await follow(student, interaction.id);
    expect(refused).toMatchObject({ code: 'interaction-not-found' });
  });

  it('ends with the text so far for a reader that does not wait, and so does a question', async () => {
    const { student, session, modelServer } = await lesson();
    modelServer.script(gated('go', ['What is given? '], ['And what is sought?']));
    const body = { question: 'How do I begin?', studentName: 'ignored', sessionId: session.id };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const path = '/api/student/ask?wait=0';
    const first = await student.events(path, { method: 'POST', body, headers });
    const { interactionId } = (await first.next('start')).data;
    await first.end();
    const read = async () => {
      const reader = await student.events(`/api/interactions/${interactionId}/events?wait=0`);
      await reader.end();
      return reader.seen;
    };
    await expect
      .poll(read)
      .toMatchObject([{ event: 'start' }, { event: 'delta', data: { text: 'What is given? ' } }]);
    expect(await student.get(`/api/interactions/${interactionId}/events?wait=1`)).toMatchObject({
      status: 400,
      body: { code: 'invalid-input' },
    });
    const again = await student.events(path, { method: 'POST', body, headers });
    expect((await again.next('start')).data).toEqual({ interactionId });
    modelServer.open('go');
    await expect
      .poll(async () => (await read()).at(-1))
      .toMatchObject({
        event: 'done',
        data: { interaction: { answer: 'What is given? And what is sought?' } },
      });
  });

  it('gives an answer that has ended at once, and says that one has failed', async () => {
    const { student, session, modelServer } = await lesson();
    const { interaction } = succeeded(await student.ask(session.id, 'How do I begin?'));
    const ended = await follow(student, interaction.id);
    expect((await ended.next('done')).data).toEqual({ interaction });
    modelServer.script(refused(500));
    await student.ask(session.id, 'And now?');
    const { interactions } = await list(student, session.id);
    const failed = interactions.find(({ status }: Interaction) => status === 'failed');
    const reader = await follow(student, failed.id);
    expect((await reader.next('error')).data).toMatchObject({ code: 'model-failed' });
  });
});

describeEndpoint('stopInteraction', () => {
  it('stores the text shown so far, and ends the call of the model [spec 10.30]', async () => {
    const { student, session, modelServer } = await lesson();
    modelServer.script(stalled('So far. '));
    const reader = await student.askStreaming(session.id, 'Tell me everything.');
    const { interactionId } = (await reader.next('start')).data;
    await reader.next('delta');
    const stopped = succeeded(await student.post(`/api/interactions/${interactionId}/stop`)).interaction;
    expect(stopped).toMatchObject({ status: 'stopped', answer: 'So far. ' });
    expect((await reader.next('done')).data.interaction).toEqual(stopped);
    expect(await (await modelServer.request(0)).closed).toBe('client');
  });

  it('changes nothing about an answer that has ended', async () => {
    const { student, session } = await lesson();
    const { interaction } = succeeded(await student.ask(session.id, 'Hello?'));
    const again = succeeded(await student.post(`/api/interactions/${interaction.id}/stop`));
    expect(again.interaction).toEqual(interaction);
  });
});

it('no call changes or deletes a stored question or answer [spec 10.7, standard 4.1]', async () => {
  const { app, teacher, student, session } = await lesson();
  const { interaction } = succeeded(await student.ask(session.id, 'As I wrote it?'));
  const operations = [
    `/api/interactions/${interaction.id}`,
    `/api/interactions/${interaction.id}/update`,
    `/api/interactions/${interaction.id}/delete`,
    `/api/sessions/${session.id}/interactions`,
    `/api/sessions/${session.id}/interactions/${interaction.id}`,
  ];
  for (const path of operations) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      for (const { token } of [student, teacher]) {
        const answer = await call(app.url, method, path, {
          token,
          body: { question: 'Changed', answer: '' },
        });
        expect(answer, `${method} ${path}`).toEqual(refusal('not-found'));
      }
    }
  }
  await student.post(`/api/interactions/${interaction.id}/stop`, { question: 'Changed', answer: '' });
  expect((await list(student, session.id)).interactions).toEqual([interaction]);
});

it('a new lesson begins without the history of the last one, and goes on with its own [spec 10.28, standard 11.20]', async () => {
  const { teacher, student, session, class: ofClass, modelServer } = await lesson();
  const questions = async (n: number) =>
    (await modelServer.request(n)).body.messages
      .filter(({ role }) => role === 'user')
      .map(({ content }) => content);
  await student.ask(session.id, 'In the first lesson?');
  await teacher.stopSession(ofClass.id);
  await teacher.startSession(ofClass.id);
  await student.ask(session.id, 'In the second?');
  expect(await questions(1)).toEqual(['In the second?']);
  await teacher.stopSession(ofClass.id);
  succeeded(await teacher.post(`/api/classes/${ofClass.id}/continue-session`));
  await student.ask(session.id, 'And then?');
  expect(await questions(2)).toEqual(['In the second?', 'And then?']);
});

it('the practice tutor answers when no model is connected, and says so', async () => {
  const app = await startApp();
  const { student, session } = await startLesson(app);
  const { response } = succeeded(await student.ask(session.id, 'What is 17 * 23?'));
  expect(response).toMatch(/no language model/i);
  expect(response).not.toContain('391');
});

it('an answer under way is finished when the server closes', async () => {
  const { app, student, session, modelServer } = await lesson();
  modelServer.script(gated('go', ['Before. '], ['After.']));
  const reader = await student.askStreaming(session.id, 'Will you finish?');
  await reader.next('delta');
  const closing = app.close();
  modelServer.open('go');
  expect((await reader.next('done')).data.interaction.answer).toBe('Before. After.');
  await closing;
});
