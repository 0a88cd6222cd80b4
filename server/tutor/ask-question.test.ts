import { beforeEach, describe, expect, it } from 'vitest';
import { ContractError } from '../../contract/errors.ts';
import { eventsOf, lessonIn, type RulesWorld, rulesWorld, studentIn } from '../../test/context.ts';
import { gated, streamed } from '../../test/model-scripts.ts';
import type { ModelServer } from '../../test/model-server.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';
import { createAssignment } from '../assignments/change-rules.ts';
import { guardrailsInThisThread } from '../checks/in-this-thread.ts';
import { stopSession } from '../live-sessions/opening-rules.ts';
import { listSessionInteractions } from '../work/page-rules.ts';
import { listAssignmentStudents } from '../work/student-list-rules.ts';
import { stopInteraction } from './answer-rules.ts';
import { ask } from './ask-question.ts';
import { readForDanger } from './danger-rules.ts';

let world: RulesWorld;
let modelServer: ModelServer;
let lesson: Awaited<ReturnType<typeof lessonIn>>;

beforeEach(async () => {
  modelServer = await startScriptedModel();
  world = await rulesWorld({ modelUrl: modelServer.url });
  lesson = await lessonIn(world);
});

const asking = async (question: string, key?: string) => {
  const { student, session } = lesson;
  const conversation = { kind: 'session', id: session.id } as const;
  return ask(world.ctx, student, await readForDanger(world.ctx, student, { conversation, question }), {
    key,
  });
};

describe('a question', () => {
  it('is stored and sent to the teacher before the model answers, and stored with its answer', async () => {
    const events = eventsOf(world, lesson.session.id);
    modelServer.script(gated('go', ['What is '], ['given?']));
    const { interaction, answer } = await asking('How?');
    expect(interaction.status).toBe('pending');
    await expect.poll(() => events.map(([event]) => event)).toContain('question');
    modelServer.open('go');
    expect(await answer?.ended()).toMatchObject({ status: 'answered', answer: 'What is given?' });
    const { interactions } = await listSessionInteractions(world.ctx, lesson.student, lesson.session.id, {
      limit: 10,
    });
    expect(interactions).toMatchObject([{ id: interaction.id, answer: 'What is given?' }]);
  });

  it('is refused while one is pending, and in a session that has closed', async () => {
    modelServer.script(gated('go', [], ['Well.']));
    const { answer } = await asking('First?');
    await expect(asking('Second?')).rejects.toMatchObject({ code: 'question-pending' });
    modelServer.open('go');
    await answer?.ended();
    await stopSession(world.ctx, lesson.teacher, lesson.class.id);
    await expect(asking('Third?')).rejects.toMatchObject({ code: 'session-closed' });
  });

  it('is asked once for each idempotency key', async () => {
    const key = 'f6b6a8b5-7a8e-4a52-9a55-6e3c8e1a2b3c';
    const first = await asking('Once?', key);
    const again = await asking('Once?', key);
    expect(again.interaction.id).toBe(first.interaction.id);
    await expect(asking('Twice?', key)).rejects.toMatchObject({ code: 'idempotency-key-reused' });
    await first.answer?.ended();
  });

  it('can be stopped by the student who asked, which keeps the text so far', async () => {
    modelServer.script(gated('never', ['So far. '], ['No more.']));
    const { interaction, answer } = await asking('Everything?');
    await expect.poll(() => answer?.text).toBe('So far. ');
    const other = await studentIn(world, lesson.session.sessionCode);
    await expect(stopInteraction(world.ctx, other, interaction.id)).rejects.toMatchObject({
      code: 'interaction-not-found',
    });
    const stopped = await stopInteraction(world.ctx, lesson.student, interaction.id);
    expect(stopped).toMatchObject({ status: 'stopped', answer: 'So far. ' });
  });
});

it('an answer whose checks are lost halfway has failed at once, and the student can ask again', async () => {
  // Like a pool that replaces a thread: the replies that were open there are unknown afterwards.
  let isLost = false;
  const lose = async () => {
    isLost = true;
    throw new ContractError('model-overloaded');
  };
  const here = guardrailsInThisThread.for([]);
  const guardrails = {
    ...guardrailsInThisThread,
    for: () => ({
      ...here,
      pushPieces: lose,
      closeReply: (id: string) => (isLost ? here.closeReply(`${id}, lost`) : here.closeReply(id)),
    }),
  };
  world = await rulesWorld({ modelUrl: modelServer.url, guardrails });
  lesson = await lessonIn(world);
  modelServer.answer(() => streamed(['Look at it. ', 'What is given?']));
  const { answer } = await asking('How?');
  expect(await answer?.ended()).toMatchObject({
    status: 'failed',
    failure: 'model-overloaded',
    guard: null,
  });
  expect((await asking('And now?')).interaction.status).toBe('pending');
});

it('the list of work counts the questions of each student, which are refused outside of the window', async () => {
  const { ctx, clock } = world;
  const { teacher, student } = lesson;
  const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString();
  const assignment = await createAssignment(ctx, teacher, {
    classId: lesson.class.id,
    title: 'Fractions',
    description: '',
    openDate: inMinutes(-1),
    closeDate: inMinutes(10),
    aiGuidelines: undefined,
  });
  const conversation = { kind: 'assignment', id: assignment.id } as const;
  modelServer.script(streamed(['Try it.']));
  const askThere = async (question: string) =>
    ask(ctx, student, await readForDanger(ctx, student, { conversation, question }));
  const { answer } = await askThere('How?');
  await answer?.ended();
  expect(await listAssignmentStudents(ctx, teacher, assignment.id)).toMatchObject([
    { studentUid: student.uid, questions: 1 },
  ]);
  clock.advance(11 * 60_000);
  await expect(askThere('And now?')).rejects.toMatchObject({ code: 'assignment-unavailable' });
});
