import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { setSessionGuidelines as setGuidelinesCall } from '../../contract/live-sessions.ts';
import { setStudentGuidelines as setStudentCall } from '../../contract/student-guidelines.ts';
import { createStudent } from '../../test/accounts.ts';
import { lessonIn, rulesWorld } from '../../test/context.ts';
import { counts, randomNumbers } from '../../test/endurance/counts.ts';
import { streamed } from '../../test/model-scripts.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';
import type { StudentActor } from '../access.ts';
import { joinClass } from '../classes/join-rules.ts';
import { endSignIns, SignIns } from '../identity/sign-ins.ts';
import { tokenHash } from '../identity/token-hashes.ts';
import { startSession, stopSession } from '../live-sessions/opening-rules.ts';
import { pauseLesson, resumeLesson } from '../live-sessions/pause-rules.ts';
import { setStudentGuidelines } from '../live-sessions/student-guidelines-rules.ts';
import { setSessionGuidelines } from '../live-sessions/update-rules.ts';
import { setClassTimeLimits } from '../time-limits/staff-rules.ts';
import { ask } from './ask-question.ts';
import type { TutorContext } from './context.ts';
import { readQuestion } from './danger-rules.ts';
import { LessonMemory } from './lesson-memory.ts';

/** A change that a teacher or a student makes, and what it means for questions that are asked after it. */
interface Change {
  readonly name: string;
  readonly make: () => Promise<unknown>;
  readonly undo: () => Promise<unknown>;
  /** The refusal of a question; null where the question is answered by other levels. */
  readonly refuses: string | null;
}

interface Asker {
  readonly actor: StudentActor;
  readonly signIn: string;
}

/** What became of a question: a refusal, or the levels by which it was answered. */
type Outcome = { readonly refused: string } | { readonly levels: string };

const students = 3;

/** A lesson that several nodes serve from one database, each with a memory of its own. */
async function lessonOn(nodes: number) {
  const modelServer = await startScriptedModel();
  modelServer.script(streamed(['Look.']));
  const world = await rulesWorld({ modelUrl: modelServer.url });
  const { ctx } = world;
  const lesson = await lessonIn(world);
  const { teacher, session, class: ofClass } = lesson;
  const askers: Asker[] = [];
  for (let n = 0; n < students; n++) {
    const name = {
      firstName: 'Mei',
      lastName: `Lin ${n}`,
      username: `racing${nodes}${n}`,
      password: 'secret',
    };
    const { token } = await createStudent(ctx, { ...name, sessionId: session.sessionCode });
    const actor = (await new SignIns(ctx, () => {}).find(`Bearer ${token}`))?.actor as StudentActor;
    await joinClass(ctx, actor, ofClass.classCode);
    askers.push({ actor, signIn: tokenHash(token) });
  }
  const contexts: TutorContext[] = Array.from({ length: nodes }, () => ({
    ...ctx,
    lessons: new LessonMemory(),
  }));
  const levels = (directness: string) =>
    setSessionGuidelines(
      ctx,
      teacher,
      session.id,
      setGuidelinesCall.body.parse({ aiGuidelines: { directness } }),
    );
  const [first] = askers as [Asker];
  const signInRow = await ctx.db.read
    .selectFrom('auth_session')
    .selectAll()
    .where('token', '=', first.signIn)
    .executeTakeFirstOrThrow();
  const limits = (studentQuestions: number | null) =>
    setClassTimeLimits(ctx, teacher, ofClass.id, { studentQuestions });
  const ofFirst = { studentUid: first.actor.uid };
  const changes: Change[] = [
    {
      name: 'a pause of all',
      make: () => pauseLesson(ctx, teacher, session.id, { text: 'Look up.' }),
      undo: () => resumeLesson(ctx, teacher, session.id),
      refuses: 'lesson-paused',
    },
    {
      name: 'a pause of one student',
      make: () => pauseLesson(ctx, teacher, session.id, { text: 'Look up.', ...ofFirst }),
      undo: () => resumeLesson(ctx, teacher, session.id),
      refuses: 'lesson-paused',
    },
    {
      name: 'the stop of the session',
      make: () => stopSession(ctx, teacher, ofClass.id),
      undo: () => startSession(ctx, teacher, ofClass.id),
      refuses: 'session-closed',
    },
    {
      name: 'a student who leaves the class',
      make: () => enrollmentOfFirst(new Date().toISOString()),
      undo: () => enrollmentOfFirst(null),
      refuses: 'session-not-found',
    },
    {
      name: 'the end of a sign-in',
      make: () => ctx.db.write((write) => endSignIns(ctx, write, first.actor.uid)),
      undo: () => ctx.db.write(({ query }) => query.insertInto('auth_session').values(signInRow).execute()),
      refuses: 'not-signed-in',
    },
    { name: 'the end of a quota', make: () => limits(1), undo: () => limits(null), refuses: 'quota-reached' },
    { name: 'other levels', make: () => levels('restrictive'), undo: () => levels('guided'), refuses: null },
    {
      name: 'other levels of one student',
      make: () => studentLevels('restrictive'),
      undo: () => studentLevels('guided'),
      refuses: null,
    },
  ];
  return { askers, contexts, changes, askAt };

  function enrollmentOfFirst(endedAt: string | null) {
    return ctx.db.write(({ query }) =>
      query
        .updateTable('enrollment')
        .set({ ended_at: endedAt })
        .where('student_id', '=', first.actor.uid)
        .execute(),
    );
  }

  function studentLevels(directness: 'restrictive' | 'guided') {
    const body = setStudentCall.body.parse({ ...ofFirst, aiGuidelines: { directness } });
    return setStudentGuidelines(ctx, teacher, session.id, body);
  }

  /** Asks at a node and waits for the end of the answer. */
  async function askAt(node: TutorContext, { actor, signIn }: Asker): Promise<Outcome> {
    const question = { conversation: { kind: 'session', id: session.id } as const, question: 'How?' };
    try {
      const { answer } = await ask(node, actor, await readQuestion(node, actor, question), { signIn });
      return { levels: (await answer?.ended())?.guard?.guidelines ?? '' };
    } catch (error) {
      return { refused: (error as { code?: string }).code ?? String(error) };
    }
  }
}

/** Lets some other work run first. */
async function later(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await setImmediate();
}

it.each([1, 3])(
  'on %i nodes no question is let through after a change that forbids it, and none is refused after its undoing',
  async (nodes) => {
    const { askers, contexts, changes, askAt } = await lessonOn(nodes);
    const random = randomNumbers(counts.seed + nodes);
    const below = (limit: number) => Math.floor(random() * limit);
    const anyNode = () => contexts[below(nodes)] as TutorContext;
    const [first] = askers as [Asker];
    // Everybody has asked twice, so that a quota of one question is over.
    for (let time = 0; time < 2; time++) await Promise.all(askers.map((asker) => askAt(anyNode(), asker)));
    for (let round = 0; round < counts.races; round++) {
      const { name, make, undo, refuses } = changes[below(changes.length)] as Change;
      let isMade = false;
      const raced = askers.map(async (asker) => {
        await later(below(12));
        const isAfter = isMade;
        return { asker, isAfter, outcome: await askAt(anyNode(), asker) };
      });
      await later(below(12));
      await make();
      isMade = true;
      const outcomes = await Promise.all(raced);
      const last = { asker: first, isAfter: true, outcome: await askAt(anyNode(), first) };
      const wanted =
        refuses === null ? { levels: expect.stringContaining('restrictive') } : { refused: refuses };
      const concerned = [...outcomes, last].filter(({ asker, isAfter }) => isAfter && asker === first);
      for (const { outcome } of concerned) expect(outcome, `round ${round}: ${name}`).toEqual(wanted);
      await undo();
      expect(await askAt(anyNode(), first), `round ${round}: after ${name}`).toEqual({
        levels: expect.stringContaining('guided'),
      });
    }
  },
  600_000 + counts.races * 200,
);
