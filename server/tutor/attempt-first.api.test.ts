import { beforeEach, describe, expect, it } from 'vitest';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { streamed } from '../../test/model-scripts.ts';
import type { ModelServer } from '../../test/model-server.ts';
import { startLesson, succeeded, type Teacher } from '../../test/people.ts';
import { createSaleAssignment } from '../../test/sale-assignment.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';
import { registerAdministrator } from '../../test/staff.ts';

/** A class or a school that requires an attempt before explanations. */

let app: TestApp;
let modelServer: ModelServer;
let lesson: Awaited<ReturnType<typeof startLesson>>;
let assignment: { id: string };

beforeEach(async () => {
  modelServer = await startScriptedModel();
  app = await startApp({ modelUrl: modelServer.url });
  lesson = await startLesson(app);
  assignment = await createSaleAssignment(app, lesson, {
    aiGuidelines: { directness: 'permissive', mathSupport: 'full_calculations' },
  });
  modelServer.script(streamed(['The answer is 68 euros.']), 'begin');
  modelServer.script(streamed(['Yes. 68 euros is 80 minus 12.']), 'I got');
});

const ask = async (question: string) => {
  succeeded(await lesson.student.post(`/api/assignments/${assignment.id}/chat`, { question }));
  const path = `/api/assignments/${assignment.id}/interactions`;
  return succeeded(await lesson.teacher.get(path)).interactions.at(-1);
};
const change = async (requiresAttempt: boolean) => {
  const { className } = lesson.class;
  const path = `/api/classes/${lesson.class.id}/update`;
  return succeeded(await lesson.teacher.post(path, { className, requiresAttempt })).class;
};
const ownClass = async () => succeeded(await lesson.student.get('/api/classes/student')).classes[0];
const instructions = () => JSON.stringify(modelServer.requests[0]);

describe('a class that requires an attempt', () => {
  it('does so only when its teacher says so [spec 10.173]', async () => {
    expect(lesson.class).toMatchObject({ requiresAttempt: false, attemptFirst: false });
    const { answer, guard } = await ask('How do I begin?');
    expect(answer).toBe('The answer is 68 euros.');
    expect(guard).not.toHaveProperty('attemptFirst');
    expect(instructions()).not.toContain('has not tried yet');
  });

  it('gives hints only until the student has tried, and the receipt says so [spec 10.173, standard 10.8]', async () => {
    expect(await change(true)).toMatchObject({ requiresAttempt: true, attemptFirst: true });
    const { answer, guard } = await ask('How do I begin?');
    expect(answer).not.toContain('68');
    expect(guard).toMatchObject({
      attemptFirst: true,
      guidelines: expect.stringContaining('restrictive full_calculations'),
    });
    expect(instructions()).toContain('The student has not tried yet');
  });

  it('goes back to the chosen level when the student has tried [standard 10.9]', async () => {
    await change(true);
    const { answer, guard } = await ask('I got 80 - 12 = 68');
    expect(answer).toBe('Yes. 68 euros is 80 minus 12.');
    expect(guard).toMatchObject({ guidelines: expect.stringContaining('permissive full_calculations') });
    expect(guard).not.toHaveProperty('attemptFirst');
  });

  it('is told to its students, and another change of the class keeps it', async () => {
    expect(await ownClass()).toMatchObject({ attemptFirst: false });
    await change(true);
    expect(await ownClass()).toMatchObject({ attemptFirst: true });
    const path = `/api/classes/${lesson.class.id}/update`;
    const renamed = succeeded(await lesson.teacher.post(path, { className: 'Optics' })).class;
    expect(renamed).toMatchObject({ className: 'Optics', requiresAttempt: true });
  });
});

describeEndpoint('setAttemptFirst', () => {
  const path = '/api/school/attempt-first';
  let administrator: Teacher;
  beforeEach(async () => {
    administrator = await registerAdministrator(app);
  });
  const set = async (requiresAttempt: boolean) =>
    succeeded(await administrator.post(path, { requiresAttempt })).school;

  it('needs the choice', async () => {
    expect(await administrator.post(path, {})).toMatchObject({ body: { code: 'invalid-input' } });
  });

  it('requires an attempt in every class of the school, whatever the class says [spec 10.174]', async () => {
    expect(await set(true)).toMatchObject({ requiresAttempt: true });
    expect(await change(false)).toMatchObject({ requiresAttempt: false, schoolRequiresAttempt: true });
    expect(await ownClass()).toMatchObject({ attemptFirst: true });
    expect((await ask('How do I begin?')).guard).toMatchObject({ attemptFirst: true });
  });

  it('leaves the choice to each class when it is turned off again', async () => {
    await set(true);
    await change(true);
    await set(false);
    expect(await change(false)).toMatchObject({ attemptFirst: false, schoolRequiresAttempt: false });
  });
});
