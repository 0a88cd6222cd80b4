import { registerStudent, type Student, startLesson, succeeded, type Teacher } from '../people.ts';
import { unique } from './in-the-browser.ts';

const hour = 3_600_000;

interface Product {
  readonly url: string;
  readonly schoolCode: string;
  now?(): Date;
}

/** A class with an open session and students with these first names, and functions for what happens in it. */
export async function openClassroom(product: Product, firstNames: readonly string[]) {
  const { teacher, session, class: ofClass } = await startLesson(product, { students: 0 });
  const students: Student[] = [];
  for (const firstName of firstNames) {
    const username = unique(`${firstName.toLowerCase()}.`);
    const student = await registerStudent(product, session.sessionCode, {
      firstName,
      lastName: 'Lin',
      username,
    });
    await student.joinClass(ofClass.classCode);
    students.push(student);
  }
  const now = () => (product.now?.() ?? new Date()).getTime();
  return { teacher, session, class: ofClass, students, ...assignmentsOf(teacher, ofClass.id, now) };
}

function assignmentsOf(teacher: Teacher, classId: string, now: () => number) {
  const at = (distance: number) => new Date(now() + distance).toISOString();
  const assign = async (title: string): Promise<{ id: string }> => {
    const body = { classId, title, openDate: at(-hour), closeDate: at(hour) };
    return succeeded(await teacher.post('/api/assignments/create', body)).assignment;
  };
  const closeNow = async ({ id }: { id: string }) =>
    succeeded(await teacher.post(`/api/assignments/${id}/update`, { closeDate: at(-1) }));
  return { assign, closeNow };
}

/** Asks in an assignment. @returns the answer of the call, also a refusal */
export const askIn = (assignment: { id: string }, student: Student, question: string) =>
  student.post(`/api/assignments/${assignment.id}/chat`, { question, studentName: 'ignored' });
