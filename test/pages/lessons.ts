import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { z } from 'zod';
import {
  listStudentClasses,
  listTeacherClasses,
  type StudentClass,
  type TeacherClass,
} from '../../contract/classes.ts';
import type { DataOf } from '../../contract/endpoint.ts';
import {
  getSession,
  type LiveSession,
  liveSession,
  setPresence,
  studentEvents,
} from '../../contract/live-sessions.ts';
import { type MonitorStudent, monitorEvents, monitorStudent } from '../../contract/monitor.ts';
import { type Interaction, interaction } from '../../contract/tutor.ts';
import { emptyValue } from './empty-answer.ts';
import { server } from './open-page.tsx';
import { classWith, studentClassWith } from './people.ts';

type StudentStream = NonNullable<(typeof studentEvents)['streams']>;

/** The address of the student's chat in the lesson of these tests. */
export const lessonChat = '/session/lesson/chat';

/** A moment some seconds ago. */
export const ago = (seconds: number): string => new Date(Date.now() - seconds * 1_000).toISOString();

/** The open lesson of Algebra 1, which began two minutes ago. */
export const lessonWith = (fields: Partial<LiveSession> = {}): LiveSession => ({
  ...(emptyValue(liveSession) as LiveSession),
  id: 'lesson',
  classId: 'algebra',
  teacherUid: 'ada',
  teacherName: 'Ada Byron',
  status: 'open',
  createdAt: ago(120),
  lastOpenedAt: ago(120),
  openingId: 'opening',
  title: 'Algebra 1',
  subject: 'Mathematics',
  sessionCode: 'SES123',
  ...fields,
});

let questions = 0;

/** A question of Ben in the lesson, which was answered. Each is newer than the one made before it. */
export const questionWith = (fields: Partial<Interaction> = {}): Interaction => {
  questions += 1;
  const at = new Date(Date.now() - 60_000 + questions).toISOString();
  return {
    ...(emptyValue(interaction) as Interaction),
    id: `question-${questions}`,
    sessionId: 'lesson',
    openingId: 'opening',
    studentUid: 'ben',
    studentName: 'Ben Okri',
    changedFrom: null,
    status: 'answered',
    createdAt: at,
    processedAt: at,
    ...fields,
  };
};

/** The class of the lesson, as its student sees it. */
export const openStudentClass = (fields: Partial<StudentClass> = {}): StudentClass =>
  studentClassWith({ sessionStatus: 'open', currentSessionId: 'lesson', ...fields });

/** The server tells the student's page all classes anew. */
export function tellClasses(classes: readonly StudentClass[]): void {
  const empty = emptyValue(studentEvents.streams?.snapshot as z.ZodType) as DataOf<StudentStream>['snapshot'];
  server.stream(studentEvents).send('snapshot', { ...empty, classes: [...classes] });
}

/** Opens the lesson for its student. */
export function openLesson(fields: Partial<LiveSession> = {}): void {
  server.answerWith(listStudentClasses, { classes: [openStudentClass()] });
  server.answer(getSession, { session: lessonWith(fields) });
  server.answer(setPresence, {});
}

/** Writes in the box of the chat and presses Enter. */
export async function ask(person: UserEvent, question: string): Promise<void> {
  await person.click(await screen.findByRole('textbox', { name: 'Your message' }));
  await person.paste(question);
  await person.keyboard('{Enter}');
}

/** A student on the monitor: active, with these messages. */
export const monitored = (name: string, fields: Partial<MonitorStudent> = {}): MonitorStudent => {
  const [firstName = '', lastName = ''] = name.split(' ');
  const id = firstName.toLowerCase();
  return {
    ...(emptyValue(monitorStudent) as MonitorStudent),
    id,
    name,
    firstName,
    lastName,
    username: id,
    status: 'active',
    lastActivity: ago(30),
    joinedAt: ago(90),
    ...fields,
    messages: (fields.messages ?? []).map((asked) => ({ ...asked, studentUid: id, studentName: name })),
  };
};

type Snapshot = DataOf<NonNullable<(typeof monitorEvents)['streams']>>['snapshot'];

/** The class of the lesson, as its teacher sees it, with its students. */
export const openClass = (
  students: readonly MonitorStudent[],
  fields: Partial<TeacherClass> = {},
): TeacherClass =>
  classWith({
    sessionStatus: 'open',
    currentSessionId: 'lesson',
    sessionCode: 'SES123',
    students: students.map(({ id }) => id),
    roster: students.map(({ id: uid, name, username, firstName, lastName }) => ({
      uid,
      name,
      username,
      firstName,
      lastName,
      joinedAt: ago(3_600),
    })),
    ...fields,
  });

/** Opens the lesson on its teacher's monitor, with the students who are here. */
export function watchLesson(students: readonly MonitorStudent[], fields: Partial<Snapshot> = {}): void {
  server.answerWith(listTeacherClasses, { classes: [openClass(students)] });
  server.answer(getSession, { session: lessonWith() });
  server.greet(monitorEvents, 'snapshot', {
    session: students.length === 0 ? null : lessonWith(),
    students: [...students],
    ...fields,
  });
}

/** The tile of a student on the monitor, or the card of a class. */
export const card = (name: string): Promise<HTMLElement> => screen.findByRole('article', { name });
