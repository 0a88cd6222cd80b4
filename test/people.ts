import type { IdentityContext } from '../server/identity/rules.ts';
import { type Answer, call, type EventReader, openEvents, type Sent } from './client.ts';

/** People of a school, who register through the API, and the calls that they make every day. */

let count = 0;
/** Lets the people who come next have the names of the first ones again, on another database. */
export const countPeopleAgain = (): void => {
  count = 0;
};
const nextNumber = () => {
  count += 1;
  return count;
};

const password = 'correct horse';

class Person {
  constructor(
    readonly url: string,
    public token: string,
    readonly uid: string,
    readonly name: string,
    /** The email address that the account signs in with. */
    readonly email: string,
  ) {}

  readonly password = password;

  get(path: string): Promise<Answer> {
    return call(this.url, 'GET', path, { token: this.token });
  }

  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> {
    return call(this.url, 'POST', path, { token: this.token, body, headers });
  }

  /** Signs in with the password, for a test that has moved the clock past the end of the sign-in. */
  async signInAgain(): Promise<void> {
    const body = { email: this.email, password: this.password };
    this.token = (await call(this.url, 'POST', '/api/auth/sign-in/email', { body })).body.token;
  }

  events(path: string, sent: Sent & { method?: string } = {}): Promise<EventReader> {
    return openEvents(this.url, sent.method ?? 'GET', path, { ...sent, token: this.token });
  }
}

export class Teacher extends Person {
  async createClass(fields: Record<string, unknown> = {}) {
    const answer = await this.post('/api/classes/create', {
      className: 'Algebra 1',
      subject: 'Mathematics',
      ...fields,
    });
    return succeeded(answer).class;
  }

  /** Types the password again, for the calls that ask for it, in a test that has moved the clock. */
  async provePassword(): Promise<void> {
    succeeded(await this.post('/api/users/me/password/confirm', { currentPassword: this.password }));
  }

  /** Chooses the profile of the school that the teacher administers. */
  async chooseProfile(profile: 'default' | 'england-2026') {
    await this.provePassword();
    return succeeded(await this.post('/api/school/profile', { profile })).profile;
  }

  /** Makes a colleague of the same school a teacher of a class that this teacher owns. */
  async shareClass(classId: string, colleague: Teacher, role: 'owner' | 'helper' = 'helper') {
    const body = { colleague: colleague.email, role };
    succeeded(await this.post(`/api/classes/${classId}/teachers/invite`, body));
    return succeeded(await colleague.post(`/api/class-invitations/${classId}/accept`)).class;
  }

  async startSession(classId: string) {
    return succeeded(await this.post(`/api/classes/${classId}/start-session`)).session;
  }

  async stopSession(classId: string) {
    return succeeded(await this.post(`/api/classes/${classId}/stop-session`));
  }

  /** Gives a class quiet hours that include a moment. */
  async setQuietHours(classId: string, around: Date) {
    const quietHours =
      around.getHours() < 12 ? { from: '23:00', until: '22:00' } : { from: '11:00', until: '10:00' };
    return this.setLimits(classId, { quietHours });
  }

  /** Sets some of the limits of a class, and removes its other ones. */
  async setLimits(classId: string, some: object) {
    const none = {
      dayMinutes: null,
      lessonMinutes: null,
      breakMinutes: null,
      quietHours: null,
      studentQuestions: null,
      classQuestions: null,
    };
    return succeeded(await this.post(`/api/classes/${classId}/time-limits`, { ...none, ...some }));
  }

  monitor(headers: Record<string, string> = {}, query = ''): Promise<EventReader> {
    return this.events(`/api/monitor/events${query}`, { headers });
  }
}

export class Student extends Person {
  get username(): string {
    return this.email.replace(/@.*/, '');
  }

  async joinClass(classCode: string) {
    return succeeded(await this.post('/api/classes/join', { classCode })).class;
  }

  async openSession(sessionId: string) {
    return succeeded(await this.get(`/api/sessions/${sessionId}`)).session;
  }

  ask(
    sessionId: string,
    question: string,
    { key, ...more }: { key?: string; retryOf?: string; changedFrom?: string } = {},
  ): Promise<Answer> {
    return this.post(
      '/api/student/ask',
      { question, studentName: 'ignored', sessionId, ...more },
      keyed(key),
    );
  }

  /** Asks with a streamed answer. */
  askStreaming(sessionId: string, question: string, more: { key?: string } = {}): Promise<EventReader> {
    const body = { question, studentName: 'ignored', sessionId };
    return this.events('/api/student/ask', { method: 'POST', body, headers: keyed(more.key) });
  }
}

const keyed = (key?: string): Record<string, string> => (key ? { 'idempotency-key': key } : {});

/** The body of a success; a refusal fails the test with its sentence. */
export function succeeded(answer: Answer): Answer['body'] {
  if (answer.body?.success !== true) {
    throw new Error(`Refused with ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return answer.body;
}

interface Product {
  readonly url: string;
  readonly schoolCode: string;
  /** Of a product in this process, where people register without calls over HTTP. */
  readonly ctx?: IdentityContext;
}

/** A number in letters. A name with digits could be mistaken for a number that a test looks for on a page. */
const inLetters = (n: number): string =>
  [...String(n)].map((digit) => 'ABCDEFGHIJ'.charAt(Number(digit))).join('');

export async function registerTeacher(
  { url, schoolCode, ctx }: Product,
  fields: { name?: string; email?: string; password?: string; schoolCode?: string } = {},
): Promise<Teacher> {
  const n = nextNumber();
  const body = {
    name: `Teacher ${inLetters(n)}`,
    email: `teacher${n}@school.example`,
    password,
    role: 'teacher',
    schoolCode,
    ...fields,
  };
  if (ctx) {
    const { token, user } = await (await import('./accounts.ts')).createTeacher(ctx, body);
    return new Teacher(url, token, user.uid, body.name, body.email);
  }
  const { token, user } = succeeded(await call(url, 'POST', '/auth/register', { body }));
  return new Teacher(url, await signInWith(url, token), user.uid, body.name, body.email);
}

export async function registerStudent(
  { url, ctx }: Partial<Product> & Pick<Product, 'url'>,
  sessionId: string,
  fields: { firstName?: string; lastName?: string; username?: string; password?: string } = {},
): Promise<Student> {
  const n = nextNumber();
  const body = {
    firstName: 'Student',
    lastName: `${n}`,
    username: `student${n}`,
    password,
    sessionId,
    ...fields,
  };
  if (ctx) {
    const { token, user } = await (await import('./accounts.ts')).createStudent(ctx, body);
    return new Student(url, token, user.uid, user.fullName, user.email);
  }
  const { token, user } = succeeded(await call(url, 'POST', '/auth/register/student', { body }));
  return new Student(url, await signInWith(url, token), user.uid, user.fullName, user.email);
}

/** Exchanges a custom token for a bearer token. */
async function signInWith(url: string, customToken: string): Promise<string> {
  const answer = await call(url, 'POST', '/api/auth/one-time-token/verify', { body: { token: customToken } });
  if (answer.status !== 200) throw new Error(`The custom token was refused: ${JSON.stringify(answer.body)}`);
  return answer.body.session.token;
}

/** A lesson under way: a teacher, a class with an open session, and students who joined the class. */
export async function startLesson(
  product: Product,
  { students = 1, teacher: named }: { students?: number; teacher?: Teacher | undefined } = {},
) {
  const teacher = named ?? (await registerTeacher(product));
  const created = await teacher.createClass();
  const session = await teacher.startSession(created.id);
  const joined: Student[] = [];
  for (let n = 0; n < students; n++) {
    const student = await registerStudent(product, session.sessionCode);
    await student.joinClass(created.classCode);
    joined.push(student);
  }
  return { teacher, class: created, session, students: joined, student: joined[0] as Student };
}

/** All questions of a student in a session, as they are stored. */
export async function storedOf(student: Student, sessionId: string): Promise<Record<string, string>[]> {
  const stored: Record<string, string>[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Answer = await student.get(
      `/api/sessions/${sessionId}/interactions?limit=50${cursor && `&cursor=${cursor}`}`,
    );
    const { interactions, nextCursor } = succeeded(page);
    stored.push(...interactions);
    cursor = nextCursor ?? null;
  }
  return stored;
}
