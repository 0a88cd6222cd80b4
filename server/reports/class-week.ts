import {
  type ModelUse,
  noFigures,
  noWork,
  type StudentFigures,
  type WorkFigures,
} from '../../contract/reports.ts';
import type { Context } from '../context.ts';
import { lessonsOfClass } from '../live-sessions/report-rules.ts';
import { modelUseOf } from '../model-connection/usage-rules.ts';
import { alertsOfClass } from '../safeguarding/report-rules.ts';
import { minutesUsed, type Week } from '../time-limits/week-rules.ts';
import { listKinds, type RaisedAlert, sumFigures } from './figures.ts';
import { type QuestionsOfStudent, questionsOfClass, stoppedAnswersOf } from './question-counts.ts';

/** What one student did in a week of a class. */
interface StudentWeek {
  work: StudentFigures;
  /** The number of personal messages (`personalWordOf`). */
  personal: number;
  /** The alerts themselves, not their figures: the medians of several students cannot be added up. */
  alerts: RaisedAlert[];
  /** The name that was stored then. */
  name: string | null;
}

/** A week of one class. */
export interface ClassWeek {
  /** Everybody who did something in the week, by uid. */
  readonly students: ReadonlyMap<string, Readonly<StudentWeek>>;
  /** The students who asked something. */
  readonly asked: readonly string[];
  /** The figures of all students together. `lessons` is the number of lessons that were held. */
  readonly total: { readonly work: WorkFigures; readonly alerts: readonly RaisedAlert[] };
  /** What the class used of the model; null if the work was not read. */
  readonly modelUse: ModelUse | null;
}

/**
 * Reads one week of one class. A school is read class by class, so that no read is large.
 * @param withWork false: only the alerts are read
 */
export async function weekOfClass(
  ctx: Context,
  classId: string,
  week: Week,
  { withWork }: { withWork: boolean },
): Promise<ClassWeek> {
  const range = { classId, begins: week.begins, ends: week.ends };
  const alerts = await alertsOfClass(ctx, range);
  const questions = withWork ? await questionsOfClass(ctx, range) : [];
  const lessons = withWork
    ? await lessonsOfClass(ctx, range)
    : { held: 0, joined: new Map<string, number>() };

  const students = new Map<string, StudentWeek>();
  const studentOf = (uid: string) => {
    const known = students.get(uid) ?? { work: noFigures, personal: 0, alerts: [], name: null };
    students.set(uid, known);
    return known;
  };
  for (const asked of questions) {
    const student = studentOf(asked.studentUid);
    student.work = workOf(asked, minutesUsed(ctx, asked.moments, week));
    student.personal = asked.personal;
    student.name = asked.studentName;
  }
  for (const [uid, joined] of lessons.joined) {
    const student = studentOf(uid);
    student.work = { ...student.work, lessons: joined };
  }
  for (const { studentUid, studentName, ...alert } of alerts) {
    const student = studentOf(studentUid);
    student.alerts.push(alert);
    student.name ??= studentName;
  }
  const works = [...students.values()].map(({ work }) => work);
  const stopped = withWork ? await stoppedAnswersOf(ctx, range) : null;
  return {
    students,
    asked: questions.map(({ studentUid }) => studentUid),
    modelUse: withWork ? await modelUseOf(ctx, classId, week) : null,
    total: {
      work: {
        ...noWork,
        ...sumFigures(works),
        lessons: lessons.held,
        ...(stopped && { stopped: stopped.stopped, kinds: listKinds(stopped.kinds) }),
      },
      alerts,
    },
  };
}

const workOf = (
  { questions, offloading, switchOff, pressure, harmful }: QuestionsOfStudent,
  minutes: number,
): StudentFigures => ({
  minutes,
  lessons: 0,
  questions,
  offloading,
  switchOff,
  pressure,
  harmful: listKinds(harmful),
});
