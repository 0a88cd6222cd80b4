import type { Role } from '../contract/identity.ts';
import type { AccountActor, StudentActor, TeacherActor } from '../server/access.ts';
import { joinClass } from '../server/classes/join-rules.ts';
import { createClass } from '../server/classes/rules.ts';
import { SignIns } from '../server/identity/sign-ins.ts';
import { startSession } from '../server/live-sessions/opening-rules.ts';
import { createStudent, createTeacher } from './accounts.ts';
import { deliveredTo } from './frames.ts';
import { buildApp, type TestParts } from './harness.ts';
import type { HeldClock } from './held-app.ts';

type Built = Awaited<ReturnType<typeof buildApp>>;

export interface RulesWorld {
  /** The context that every rule gets: the product's own, on a fresh database. */
  readonly ctx: Built['ctx'];
  readonly clock: HeldClock;
}

/** The product without HTTP, for tests of rules. */
export async function rulesWorld(parts: TestParts = {}): Promise<RulesWorld> {
  const { ctx, clock } = await buildApp(parts);
  return { ctx, clock };
}

let count = 0;

/** Registers a teacher with a school's code. @returns the actor for calls of rules */
export async function teacherIn(
  { ctx }: RulesWorld,
  schoolCode = 'SCHOOL',
  name = 'Ada Byron',
): Promise<TeacherActor> {
  count += 1;
  const email = `teacher${count}@school.example`;
  const { token } = await createTeacher(ctx, { name, email, password: 'secret', schoolCode });
  return actorOf({ ctx }, token, 'teacher');
}

/** Registers a student with a session's code. @returns the actor for calls of rules */
export async function studentIn(
  { ctx }: Pick<RulesWorld, 'ctx'>,
  sessionId: string,
  firstName = 'Mei',
): Promise<StudentActor> {
  count += 1;
  const input = { firstName, lastName: 'Lin', username: `student${count}`, password: 'secret', sessionId };
  return actorOf({ ctx }, (await createStudent(ctx, input)).token, 'student');
}

/** Looks the actor of a sign-in up as for any call. */
async function actorOf<R extends Role>(
  { ctx }: Pick<RulesWorld, 'ctx'>,
  token: string,
  role: R,
): Promise<Extract<AccountActor, { role: R }>> {
  const signedIn = await new SignIns(ctx, () => {}).find(`Bearer ${token}`);
  if (signedIn?.actor.role !== role) throw new Error(`The registration did not sign in as a ${role}.`);
  return signedIn.actor as Extract<AccountActor, { role: R }>;
}

/** A class with an open session and one student. */
export async function lessonIn(world: RulesWorld, schoolCode = 'SCHOOL') {
  const { ctx } = world;
  const teacher = await teacherIn(world, schoolCode);
  const created = await createClass(ctx, teacher, {
    className: 'Algebra 1',
    subject: 'Mathematics',
    description: '',
  });
  const session = await startSession(ctx, teacher, created.id);
  const student = await studentIn(world, session.sessionCode);
  await joinClass(ctx, student, created.classCode);
  return { teacher, class: created, session, student };
}

/** Follows a session's event stream. @returns a list to which each event is added as `[event, data]` */
export function eventsOf({ ctx }: RulesWorld, sessionId: string): [string, unknown][] {
  const events: [string, unknown][] = [];
  const take = (frame: string) => {
    const event = /^event: (.*)$/m.exec(frame)?.[1] ?? '';
    events.push([event, JSON.parse(/^data: (.*)$/m.exec(frame)?.[1] ?? 'null')]);
  };
  ctx.events.follow({
    streamId: sessionId,
    after: 0,
    transient: { type: 'delta', frames: () => [] },
    ...deliveredTo(take),
    failed: (error) => {
      throw error;
    },
  });
  return events;
}
