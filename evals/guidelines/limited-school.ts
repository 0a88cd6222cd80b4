import { nameAdministrator } from '../../server/identity/school-rules.ts';
import { type Answer, call } from '../../test/client.ts';
import { atNoon } from '../../test/held-app.ts';
import { registerStudent, Student, startLesson, succeeded, type Teacher } from '../../test/people.ts';
import { type HeldProduct, startHeldProduct } from './held-product.ts';

const minute = 60_000;
const hour = 60 * minute;
const dayMinutes = 10;

/** A student who is signed in on a device. `device` is the cookie by which the product knows it. */
interface SignedIn {
  readonly student: Student;
  readonly device: string;
}

/** A lesson whose student has used up the time of the day, and what students can do in it. */
export interface LimitedLesson extends SignedIn {
  /** Whether each question before the limit was answered. */
  readonly within: readonly boolean[];
  /** Asks a question. @returns whether it was answered */
  ask(student: Student): Promise<boolean>;
  /** Asks with times of a device whose clock is wrong by so many hours. */
  askAt(student: Student, hours: number): Promise<boolean>;
  askInAssignment(student: Student): Promise<boolean>;
  askInOtherClass(student: Student): Promise<boolean>;
  /** Signs a student in. @param device without it, in a new browser */
  signIn(student: Student, device?: string): Promise<SignedIn>;
  /** Registers another account of the class and signs it in. */
  secondAccount(device?: string): Promise<SignedIn>;
  /** Ends the lesson and begins the next one. */
  restart(): Promise<void>;
}

/** A school whose students have ten minutes a day. */
interface LimitedSchool {
  /** Begins a lesson and uses up the time of its student. */
  spendDay(): Promise<LimitedLesson>;
  close(): Promise<void>;
}

/**
 * Whether a question was answered.
 * @throws Error when it was refused for another reason than the limit, so that the attack proves nothing
 */
function isAnswered({ status, body }: Answer): boolean {
  if (status < 300) return true;
  if (body.code !== 'time-limit-reached') throw new Error(`The attack failed: ${JSON.stringify(body)}`);
  return false;
}

/** Starts a school whose students have ten minutes a day. Its day began at midnight, twelve hours ago. */
export async function startLimitedSchool(modelUrl: string): Promise<LimitedSchool> {
  const product = await startHeldProduct(modelUrl, { clock: atNoon(), keyWait: null });
  const { teacher } = await startLesson(product, { students: 0 });
  await nameAdministrator(product.ctx, product.schoolCode, teacher.email);
  const none = { lessonMinutes: null, breakMinutes: null, quietHours: null };
  const limits = { ...none, dayMinutes, timeZone: 'UTC', sharedComputers: false };
  succeeded(await teacher.post('/api/school/time-limits', limits));
  return { spendDay: () => spendDay(product, teacher), close: product.close };
}

async function spendDay(product: HeldProduct, teacher: Teacher): Promise<LimitedLesson> {
  const lesson = await startLesson(product, { teacher });
  const other = await startLesson(product, { teacher, students: 0 });
  await lesson.student.joinClass(other.class.classCode);
  const isAskedIn = async (sessionId: string, student: Student) =>
    isAnswered(await student.ask(sessionId, 'What is a slope?'));
  const ask = (student: Student) => isAskedIn(lesson.session.id, student);
  const signIn = (student: Student, device?: string) => signInOn(product.url, student, device);
  const { student, device } = await signIn(lesson.student);
  const within: boolean[] = [];
  for (let n = 0; n < dayMinutes; n += 1) {
    within.push(await ask(student));
    product.clock.advance(minute);
  }
  return {
    student,
    device,
    within,
    ask,
    askAt: async (who, hours) => {
      const wrong = new Date(product.clock.now().getTime() + hours * hour);
      const body = { sessionId: lesson.session.id, question: 'How?', createdAt: wrong.toISOString() };
      const headers = { date: wrong.toUTCString(), 'x-client-time': String(wrong.getTime()) };
      return isAnswered(await who.post('/api/student/ask', body, headers));
    },
    askInAssignment: async (who) => {
      const dates = { openDate: '2020-01-01T00:00:00Z', closeDate: '2090-01-01T00:00:00Z' };
      const fields = { ...dates, classId: lesson.class.id, title: 'Sums' };
      const { assignment } = succeeded(await teacher.post('/api/assignments/create', fields));
      return isAnswered(await who.post(`/api/assignments/${assignment.id}/chat`, { question: 'How?' }));
    },
    askInOtherClass: (who) => isAskedIn(other.session.id, who),
    signIn,
    secondAccount: async (on) => {
      const account = await registerStudent(product, lesson.session.sessionCode);
      await account.joinClass(lesson.class.classCode);
      return signIn(account, on);
    },
    restart: async () => {
      await teacher.stopSession(lesson.class.id);
      await teacher.startSession(lesson.class.id);
    },
  };
}

async function signInOn(
  url: string,
  { email, password, uid, name }: Student,
  on?: string,
): Promise<SignedIn> {
  const answer = await call(url, 'POST', '/api/auth/sign-in/email', {
    body: { email, password },
    headers: on === undefined ? {} : { cookie: on },
  });
  const device = answer.headers.getSetCookie().find((each) => each.includes('lyceum-device='));
  return {
    student: new Student(url, answer.body.token, uid, name, email),
    device: on ?? device?.split(';')[0] ?? '',
  };
}
