import { beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/harness.ts';
import { atNoon } from '../../test/held-app.ts';
import { streamed } from '../../test/model-scripts.ts';
import type { ModelServer } from '../../test/model-server.ts';
import { startLesson, succeeded } from '../../test/people.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';
import { findClass } from '../classes/rules.ts';
import { nameAdministrator } from '../identity/school-rules.ts';
import { classSetting, factsOf } from './conversations.ts';

/** What the profile of a school does to the answers in its classes. */

let app: TestApp;
let modelServer: ModelServer;
let lesson: Awaited<ReturnType<typeof startLesson>>;
let assignment: { id: string };

const levels = { directness: 'permissive', mathSupport: 'full_calculations' };

beforeEach(async () => {
  modelServer = await startScriptedModel();
  // Noon is outside the quiet hours of every profile.
  app = await startApp({ modelUrl: modelServer.url, clock: atNoon() });
  lesson = await startLesson(app);
  await nameAdministrator(app.ctx, app.schoolCode, lesson.teacher.email);
  const at = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();
  const fields = {
    classId: lesson.class.id,
    title: 'Sale',
    description: 'A jacket costs 80 euros. It is reduced by 15 per cent. What does it cost now?',
    openDate: at(-1),
    closeDate: at(1),
    aiGuidelines: levels,
    answerKey: { answers: '68 euros', steps: '12', model: '' },
  };
  ({ assignment } = succeeded(await lesson.teacher.post('/api/assignments/create', fields)));
  modelServer.script(streamed(['Take 80 - 12 and you get 68 euros.']), 'tried');
});

const ask = async () => {
  const question = 'I tried 80 - 15 = 65. Is that right?';
  succeeded(await lesson.student.post(`/api/assignments/${assignment.id}/chat`, { question }));
  const path = `/api/assignments/${assignment.id}/interactions`;
  return succeeded(await lesson.teacher.get(path)).interactions.at(-1);
};

describe('an answer in a school with a profile', () => {
  it('keeps to the ceiling, and its receipt names the profile that is stricter than the teacher [spec 10.183, standard 10.10]', async () => {
    await lesson.teacher.chooseProfile('england-2026');
    const { guard } = await ask();
    expect(guard).toMatchObject({
      guidelines: expect.stringContaining('collaborative step_by_step'),
      limitedBy: { profile: 'england-2026', families: ['directness', 'mathSupport'] },
    });
  });

  it('is what the teacher chose where no profile is stricter', async () => {
    const before = (await ask()).guard;
    expect(before).toMatchObject({ guidelines: expect.stringContaining('permissive full_calculations') });
    expect(before).not.toHaveProperty('limitedBy');
    await lesson.teacher.chooseProfile('england-2026');
    await lesson.teacher.chooseProfile('default');
    expect((await ask()).guard).toMatchObject({ guidelines: before.guidelines });
  });

  it('is given to a teacher who tries an assignment as a student would get it', async () => {
    await lesson.teacher.chooseProfile('england-2026');
    const body = { classId: lesson.class.id, question: 'I tried 80 - 15 = 65.', aiGuidelines: levels };
    const { receipt } = succeeded(await lesson.teacher.post('/api/assignments/try', body));
    expect(receipt).toMatchObject({ limitedBy: { profile: 'england-2026' } });
  });

  it('counts students as younger where their class says no age', async () => {
    const ofClass = await findClass(app.ctx, lesson.class.id);
    const age = async () =>
      ofClass &&
      classSetting(app.ctx, ofClass, await factsOf(app.ctx, ofClass), lesson.student, {
        directness: 'guided',
      }).defaultAge;
    expect(await age()).toBe(13);
    await lesson.teacher.chooseProfile('england-2026');
    expect(await age()).toBe(11);
  });
});
