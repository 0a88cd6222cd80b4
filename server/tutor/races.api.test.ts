import { setImmediate } from 'node:timers/promises';
import { it } from 'vitest';
import { setSessionGuidelines as setGuidelinesCall } from '../../contract/live-sessions.ts';
import { setStudentGuidelines as setStudentCall } from '../../contract/student-guidelines.ts';
import { createStudent } from '../../test/accounts.ts';
import { lessonIn, type RulesWorld, rulesWorld } from '../../test/context.ts';
import { counts, randomNumbers } from '../../test/endurance/counts.ts';
import { type Outcome, type RacedLesson, raceChanges } from '../../test/endurance/races.ts';
import { streamed } from '../../test/model-scripts.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';
import type { StudentActor } from '../access.ts';
import { joinClass, letStudentIn } from '../classes/join-rules.ts';
import { endSignIns, SignIns } from '../identity/sign-ins.ts';
import { tokenHash } from '../identity/token-hashes.ts';
import { removeStudent } from '../live-sessions/departure-rules.ts';
import { startSession, stopSession } from '../live-sessions/opening-rules.ts';
import { pauseLesson, resumeLesson } from '../live-sessions/pause-rules.ts';
import { setStudentGuidelines } from '../live-sessions/student-guidelines-rules.ts';
import { setSessionGuidelines } from '../live-sessions/update-rules.ts';
import { setClassTimeLimits } from '../time-limits/staff-rules.ts';
import { ask } from './ask-question.ts';
import type { TutorContext } from './context.ts';
import { readForDanger } from './danger-rules.ts';
import { LessonMemory } from './lesson-memory.ts';

type Lesson = Awaited<ReturnType<typeof lessonIn>> & { readonly ctx: RulesWorld['ctx'] };

interface Asker {
  readonly actor: StudentActor;
  /** The hash of the token of the sign-in. */
  readonly signIn: string;
}

async function newAsker({ ctx, session, class: ofClass }: Lesson, lastName: string): Promise<Asker> {
  const username = `racing-${lastName}`;
  const student = { firstName: 'Mei', lastName, username, password: 'secret' };
  const { token } = await createStudent(ctx, { ...student, sessionId: session.sessionCode });
  const actor = (await new SignIns(ctx, () => {}).find(`Bearer ${token}`))?.actor as StudentActor;
  await joinClass(ctx, actor, ofClass.classCode);
  return { actor, signIn: tokenHash(token) };
}

async function actsIn(
  { ctx, teacher, session, class: { id } }: Lesson,
  first: Asker,
): Promise<RacedLesson['acts']> {
  const { uid } = first.actor;
  const signInRow = await ctx.db.read
    .selectFrom('auth_session')
    .selectAll()
    .where('token', '=', first.signIn)
    .executeTakeFirstOrThrow();
  const pause = (student: { studentUid?: string }) =>
    pauseLesson(ctx, teacher, session.id, { text: 'Look up.', ...student });
  return {
    pauseAll: () => pause({}),
    pauseFirst: () => pause({ studentUid: uid }),
    resume: () => resumeLesson(ctx, teacher, session.id),
    stop: () => stopSession(ctx, teacher, id),
    start: () => startSession(ctx, teacher, id),
    remove: () => removeStudent(ctx, teacher, id, uid),
    letIn: () => letStudentIn(ctx, teacher, id, uid),
    signOut: () => ctx.db.write((write) => endSignIns(ctx, write, uid)),
    signIn: () => ctx.db.write(({ query }) => query.insertInto('auth_session').values(signInRow).execute()),
    setQuota: (studentQuestions) => setClassTimeLimits(ctx, teacher, id, { studentQuestions }),
    setLevels: (directness) =>
      setSessionGuidelines(
        ctx,
        teacher,
        session.id,
        setGuidelinesCall.body.parse({ aiGuidelines: { directness } }),
      ),
    setLevelsOfFirst: (directness) =>
      setStudentGuidelines(
        ctx,
        teacher,
        session.id,
        setStudentCall.body.parse({ studentUid: uid, aiGuidelines: { directness } }),
      ),
  };
}

/** Asks at a node, and waits for the end of the answer. */
async function askAt(node: TutorContext, sessionId: string, { actor, signIn }: Asker): Promise<Outcome> {
  const question = { conversation: { kind: 'session', id: sessionId } as const, question: 'How?' };
  try {
    const { answer } = await ask(node, actor, await readForDanger(node, actor, question), { signIn });
    return { levels: (await answer?.ended())?.guard?.guidelines ?? '' };
  } catch (error) {
    return { refused: (error as { code?: string }).code ?? String(error) };
  }
}

it.each([1, 3])(
  'on %i nodes no question is let through after a change that forbids it, and none is refused after its undoing',
  async (nodes) => {
    const modelServer = await startScriptedModel();
    modelServer.script(streamed(['Look.']));
    const world = await rulesWorld({ modelUrl: modelServer.url });
    const { ctx } = world;
    const lesson = { ctx, ...(await lessonIn(world)) };
    // Each node has a memory of its own.
    const memories = Array.from({ length: nodes }, () => ({ ...ctx, lessons: new LessonMemory() }));
    const random = randomNumbers(counts.seed);
    const anyNode = () => memories[Math.floor(random() * nodes)] as TutorContext;
    const askers: Asker[] = [];
    for (const lastName of ['Lin', 'Diaz', 'Okoye']) askers.push(await newAsker(lesson, lastName));
    await raceChanges(
      {
        asks: askers.map((asker) => () => askAt(anyNode(), lesson.session.id, asker)),
        acts: await actsIn(lesson, askers[0] as Asker),
        later: async (turns) => {
          for (let turn = 0; turn < turns; turn++) await setImmediate();
        },
      },
      counts.seed + nodes,
    );
  },
  600_000 + counts.races * 1_000,
);
