/**
 * `npm run seed`: fills an empty database with an example school, through the product's own rules.
 * Yesterday's life science lesson is over; the algebra lesson is under way.
 */
import { pino } from 'pino';
import type { StudentActor, TeacherActor } from '../server/access.ts';
import { type App, createApp } from '../server/app.ts';
import { guardrailsInThisThread } from '../server/checks/in-this-thread.ts';
import { joinClass } from '../server/classes/join-rules.ts';
import { createClass } from '../server/classes/rules.ts';
import type { Clock } from '../server/clock.ts';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/open.ts';
import { addSchool, hasAccounts, listSchools, schoolByCode } from '../server/identity/rules.ts';
import { nameAdministrator } from '../server/identity/school-rules.ts';
import { randomIds } from '../server/ids.ts';
import { getSession } from '../server/live-sessions/joining-rules.ts';
import { startSession, stopSession } from '../server/live-sessions/opening-rules.ts';
import type { Model } from '../server/model/model.ts';
import { registerStudentAccount, registerTeacherAccount } from '../server/registration/rules.ts';
import { printError, printLines } from '../server/terminal.ts';
import { ask } from '../server/tutor/ask-question.ts';
import { readForDanger } from '../server/tutor/danger-rules.ts';
import * as plan from './seed-school.ts';

type Context = App['ctx'];
type School = Awaited<ReturnType<typeof schoolByCode>>;

const minute = 60_000;

/** A clock that moves through the lessons, so that their times are realistic. */
class MovedClock implements Clock {
  #at = Date.now();

  now(): Date {
    return new Date(this.#at);
  }

  /** Goes to the moment this many minutes before the present. */
  goBack(minutesAgo: number): void {
    this.#at = Date.now() - minutesAgo * minute;
  }

  /** Lets time pass, up to the present. */
  pass(minutes: number): void {
    this.#at = Math.min(this.#at + minutes * minute, Date.now());
  }
}

/** A model that answers the planned questions with the planned answers. */
const plannedModel: Model = {
  description: 'The planned answers of the seeded school.',
  connected: false,
  async *answer({ messages }) {
    const interactions = [plan.algebraConversations, plan.biologyConversations].flatMap((each) =>
      Object.values(each).flat(),
    );
    const asked = messages.at(-1)?.content;
    yield interactions.find(({ question }) => question === asked)?.answer ?? 'What have you tried so far?';
  },
};

async function main(): Promise<void> {
  const config = readConfig();
  const log = pino({ level: 'error' });
  const clock = new MovedClock();
  const db = await openDatabase(config, log);
  try {
    if (await hasAccounts({ db }))
      throw new Error(
        'This database has accounts already, and a seed is for an empty one: set DATA_DIR to a new folder and try again.',
      );
    const known = await listSchools({ db });
    if (known.length === 0 && config.schoolCodes.length === 0)
      await addSchool({ db, clock, ids: randomIds }, plan.school.code, plan.school.name);
    const app = await createApp({
      guardrails: guardrailsInThisThread,
      ...config,
      db,
      clock,
      log,
      ids: randomIds,
      localUrl: `http://localhost:${config.port}`,
      model: plannedModel,
      judges: false,
      guard: undefined,
      // The planned model knows no answer keys, so none are asked for.
      keyWait: null,
    });
    try {
      const [first] = await listSchools({ db });
      const school = await schoolByCode({ db }, first?.code);
      const sessionCode = await seed(app, school, clock);
      printAccounts(school.code, sessionCode);
    } finally {
      await app.close();
    }
  } finally {
    await db.close();
  }
}

/**
 * Fills the school with its people, classes and conversations.
 * @returns the session code of the lesson under way
 */
async function seed({ ctx }: App, school: School, clock: MovedClock): Promise<string> {
  clock.goBack(26 * 60);
  const ada = await registerTeacher(ctx, school);
  const biology = await createClass(ctx, ada, plan.classes.biology);
  // The dashboard shows the newest class first, so the class of the current lesson is created last.
  clock.pass(1);
  const algebra = await createClass(ctx, ada, plan.classes.algebra);

  clock.goBack(25 * 60);
  const past = await startSession(ctx, ada, biology.id);
  const students = await registerStudents(ctx, school, past.sessionCode);
  for (const student of students.slice(-plan.classSize)) await joinClass(ctx, student, biology.classCode);
  await playConversations(ctx, clock, {
    sessionId: past.id,
    students,
    conversations: plan.biologyConversations,
  });
  await stopSession(ctx, ada, biology.id);

  clock.goBack(25);
  const present = await startSession(ctx, ada, algebra.id);
  for (const student of students.slice(0, plan.classSize)) await joinClass(ctx, student, algebra.classCode);
  await playConversations(ctx, clock, {
    sessionId: present.id,
    students,
    conversations: plan.algebraConversations,
  });
  for (const name of plan.silent) await getSession(ctx, studentNamed(students, name), present.id);
  return present.sessionCode;
}

async function registerTeacher(ctx: Context, school: School): Promise<TeacherActor> {
  const { user } = await registerTeacherAccount(ctx, { ...plan.teacher, schoolCode: school.code });
  const { name, email } = plan.teacher;
  await nameAdministrator(ctx, school.code, email);
  return { uid: user.uid, role: 'teacher', name, schoolId: school.id };
}

async function registerStudents(ctx: Context, school: School, sessionId: string): Promise<StudentActor[]> {
  const registered: StudentActor[] = [];
  for (const [firstName, lastName] of plan.students) {
    const input = { firstName, lastName, username: plan.usernameOf(firstName, lastName), sessionId };
    const { user } = await registerStudentAccount(ctx, { ...input, password: plan.studentPassword });
    registered.push({
      uid: user.uid,
      role: 'student',
      name: user.fullName,
      schoolId: school.id,
      sessionCode: user.sessionId,
    });
  }
  return registered;
}

/**
 * Plays the planned conversations of a lesson in rounds. In each round every student asks the next question,
 * one after another, about a minute apart.
 */
async function playConversations(
  ctx: Context,
  clock: MovedClock,
  lesson: { sessionId: string; students: StudentActor[]; conversations: plan.Conversations },
): Promise<void> {
  const { sessionId, students, conversations } = lesson;
  const rounds = Math.max(...Object.values(conversations).map((interactions) => interactions.length));
  for (let round = 0; round < rounds; round++) {
    for (const [name, interactions] of Object.entries(conversations)) {
      const question = interactions[round]?.question;
      if (question === undefined) continue;
      clock.pass(1);
      const student = studentNamed(students, name);
      const conversation = { kind: 'session', id: sessionId } as const;
      const { answer } = await ask(
        ctx,
        student,
        await readForDanger(ctx, student, { conversation, question }),
      );
      clock.pass(0.2);
      await answer?.ended();
    }
  }
}

function studentNamed(students: StudentActor[], firstName: string): StudentActor {
  const student = students.find(({ name }) => name.startsWith(`${firstName} `));
  if (!student) throw new Error(`Nobody in the seeded school is called ${firstName}.`);
  return student;
}

function printAccounts(schoolCode: string, sessionCode: string): void {
  const [first, last] = plan.students[0] ?? ['', ''];
  const lines = [
    `${plan.school.name} is ready: two classes, ${plan.students.length} students, and a lesson under way.`,
    'Start Lyceum with npm start, then sign in:',
    `Teacher: ${plan.teacher.email} with the password ${plan.teacher.password}`,
    `Student: ${plan.usernameOf(first, last)} with the password ${plan.studentPassword} (the others the same way)`,
    `New students register with the session ID ${sessionCode}, new teachers with the school code ${schoolCode}.`,
  ];
  printLines(['', ...lines.map((line) => `  ${line}`), '']);
}

main().catch((error: unknown) => {
  printError(error);
  process.exitCode = 1;
});
