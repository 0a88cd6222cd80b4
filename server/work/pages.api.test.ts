import { expect, it } from 'vitest';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp } from '../../test/harness.ts';
import { type Student, startLesson, succeeded } from '../../test/people.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';

async function lesson({ students = 1 } = {}) {
  const modelServer = await startScriptedModel();
  const app = await startApp({ modelUrl: modelServer.url });
  return { app, ...(await startLesson(app, { students })) };
}

const list = async (reader: { get: Student['get'] }, sessionId: string, query = '') =>
  succeeded(await reader.get(`/api/sessions/${sessionId}/interactions${query}`));

describeEndpoint('listSessionInteractions', () => {
  it('shows students only their own questions, and the teacher everybody’s [spec 10.36]', async () => {
    const { teacher, students, session } = await lesson({ students: 2 });
    const [first, second] = students as [Student, Student];
    await first.ask(session.id, 'From the first?');
    await second.ask(session.id, 'From the second?');
    const questions = async (who: { get: Student['get'] }, query = '') =>
      (await list(who, session.id, query)).interactions.map((each: { question: string }) => each.question);
    expect(await questions(first)).toEqual(['From the first?']);
    expect(await questions(first, `?studentUid=${second.uid}`)).toEqual(['From the first?']);
    expect((await questions(teacher)).sort()).toEqual(['From the first?', 'From the second?']);
    expect(await questions(teacher, `?studentUid=${second.uid}`)).toEqual(['From the second?']);
  });

  it('returns the newest page first, and each page with the oldest question first', async () => {
    const { app, student, session } = await lesson();
    for (let n = 1; n <= 5; n++) {
      app.clock.advance(1_000);
      await student.ask(session.id, `${n}`);
    }
    const pages: string[][] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await list(student, session.id, `?limit=2${cursor && `&cursor=${cursor}`}`);
      pages.push(page.interactions.map((each: { question: string }) => each.question));
      cursor = page.nextCursor;
    }
    expect(pages).toEqual([['4', '5'], ['2', '3'], ['1']]);
  });

  it('ends a page earlier when its texts are long, and leaves none out', async () => {
    const { app, student, session } = await lesson();
    const count = 40;
    for (let n = 1; n <= count; n++) {
      app.clock.advance(1_000);
      succeeded(await student.ask(session.id, `${n} I want to kill myself. ${'x '.repeat(3_900)}`));
    }
    const newest = await list(student, session.id, '?limit=200');
    expect(newest.interactions.length).toBeLessThan(count);
    expect(JSON.stringify(newest).length).toBeLessThan(400_000);
    const older = await list(student, session.id, `?limit=200&cursor=${newest.nextCursor}`);
    expect(older.nextCursor).toBeNull();
    const numbers = [...older.interactions, ...newest.interactions].map((each: { question: string }) =>
      Number.parseInt(each.question, 10),
    );
    expect(numbers).toEqual(Array.from({ length: count }, (_, at) => at + 1));
  });

  it('can be limited to one lesson [spec 10.9]', async () => {
    const { teacher, student, session, class: ofClass } = await lesson();
    await student.ask(session.id, 'In the first lesson?');
    await teacher.stopSession(ofClass.id);
    const reopened = await teacher.startSession(ofClass.id);
    await student.ask(session.id, 'In the second?');
    const { interactions } = await list(student, session.id, `?openingId=${reopened.openingId}`);
    expect(interactions).toMatchObject([{ question: 'In the second?', openingId: reopened.openingId }]);
    expect((await list(student, session.id)).interactions).toHaveLength(2);
  });

  // The last cursor is `[1,2]` in base64.
  it.each(['limit=0', 'limit=201', 'limit=x', 'cursor=rubbish', 'cursor=WzEsMl0'])(
    'refuses %s',
    async (query) => {
      const { student, session } = await lesson();
      expect(await student.get(`/api/sessions/${session.id}/interactions?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'invalid-input' },
      });
    },
  );
});
