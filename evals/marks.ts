/**
 * Measures the marks of students in scripted lessons, for which somebody who had not seen the rules wrote the
 * right marks: `npm run bench:marks`. The lessons in `read` were read while the rules were made, those in
 * `aside` were not, and those in `found` were written for the mark "found it". `-- misses read` prints the
 * missed and the wrong marks of the lessons in `read`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultGuidelines } from '../contract/guidelines.ts';
import { type MarkKind, markKinds, marksOf } from '../contract/marks.ts';
import { nothingFound } from '../contract/receipts.ts';
import type { Interaction, Receipt } from '../contract/tutor.ts';
import * as guardrails from '../guardrails/guardrails.ts';

interface Turn {
  readonly minute: number;
  readonly question: string;
  readonly reply: string;
  readonly outcome: 'answered' | 'stopped-by-rules' | 'failed' | 'pending';
  readonly endedMinute: number | null;
}

interface ScriptedStudent {
  readonly name: string;
  readonly turns: readonly Turn[];
  readonly marks: readonly MarkKind[];
}

interface ScriptedLesson {
  readonly subject: string;
  readonly class: string;
  readonly workingOn: string;
  readonly exercise: string;
  readonly answers: readonly string[];
  readonly nowMinute: number;
  readonly students: readonly ScriptedStudent[];
}

const folder = join(import.meta.dirname, 'marks', 'classes');
const beginning = Date.parse('2026-11-23T08:00:00Z');
const momentOf = (minute: number) => new Date(beginning + minute * 60_000);

const passed: Receipt = {
  outcome: 'passed',
  rule: null,
  stopped: [],
  checked: 1,
  guidelines: '',
  checkedAgainst: 'none',
};

/**
 * The receipt of a stopped reply. The scripts do not say what was stopped in it, so it is taken to be the
 * answer.
 */
const stoppedReply: Receipt = {
  ...passed,
  outcome: 'replaced',
  rule: 'key-value',
  stopped: ['key-value'],
};

/** An interaction as the server stores it, with what the checks find in the question. */
function interactionOf(student: ScriptedStudent, at: number, lesson: ScriptedLesson): Interaction {
  const { minute, question, reply, outcome, endedMinute } = student.turns[at] as Turn;
  const id = `${student.name} ${at}`;
  const ended = outcome === 'answered' || outcome === 'stopped-by-rules';
  const earlier = student.turns.slice(0, at).map((turn) => ({ question: turn.question, answer: turn.reply }));
  const key = guardrails.readAnswerKey({ answers: lesson.answers.join('\n'), steps: '', model: '' }).key;
  const opened = guardrails.openReply(id, {
    guidelines: defaultGuidelines('Mathematics'),
    question,
    earlier,
    task: '',
    disclosed: [],
    subject: lesson.subject,
    key: lesson.answers.length > 0 ? { ...key, proposed: true } : null,
  });
  if (ended) guardrails.pushPiece(id, reply);
  if (ended) guardrails.endAttempt(id);
  const { solved } = guardrails.closeReply(id);
  const findings = opened.inputFindings ?? nothingFound;
  return {
    id,
    sessionId: 's',
    assignmentId: null,
    openingId: 'o',
    question,
    changedFrom: null,
    studentUid: student.name,
    studentName: student.name,
    answer: ended ? reply : '',
    status: ended ? 'answered' : outcome === 'failed' ? 'failed' : 'pending',
    failure: outcome === 'failed' ? 'model-failed' : null,
    guard: ended ? (outcome === 'answered' ? passed : stoppedReply) : null,
    noticed: { ...findings, solved: ended && solved },
    createdAt: momentOf(minute).toISOString(),
    processedAt: endedMinute === null ? null : momentOf(endedMinute).toISOString(),
  };
}

/** The marks that the product shows for the students of a lesson, by their names. */
function shownMarks(lesson: ScriptedLesson) {
  const students = lesson.students.map((student) => ({
    id: student.name,
    messages: student.turns.map((_, at) => interactionOf(student, at, lesson)),
  }));
  const topic = `${lesson.class}\n${lesson.workingOn}\n${lesson.exercise}`;
  return marksOf(students, {
    now: momentOf(lesson.nowMinute),
    topic,
    alerts: [],
    asking: new Set(),
  });
}

const [command, shownPart] = process.argv.slice(2);
const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;

for (const part of ['read', 'found', 'aside']) {
  const counts = new Map(markKinds.map((kind) => [kind, { right: 0, found: 0, shown: 0 }]));
  let students = 0;
  for (const file of readdirSync(join(folder, part)).sort()) {
    const lesson = JSON.parse(readFileSync(join(folder, part, file), 'utf8')) as ScriptedLesson;
    const marks = shownMarks(lesson);
    for (const student of lesson.students) {
      students += 1;
      const shown = new Set((marks.get(student.name) ?? []).map(({ kind }) => kind));
      for (const [kind, count] of counts) {
        const isRight = student.marks.includes(kind);
        if (isRight) count.right += 1;
        if (isRight && shown.has(kind)) count.found += 1;
        if (shown.has(kind)) count.shown += 1;
        if (command === 'misses' && part === shownPart && isRight !== shown.has(kind)) {
          const said = student.turns.slice(-4).map(({ question, outcome }) => `    ${outcome}: ${question}`);
          console.log(
            `${isRight ? 'missed' : 'wrong'} ${kind}, ${file}: ${student.marks}\n${said.join('\n')}`,
          );
        }
      }
    }
  }
  console.log(`\n${part}: ${students} students`);
  console.log('mark         of   found (at least 90 %)   shown wrongly (at most 10 %)');
  for (const [kind, { right: all, found, shown }] of counts)
    if (all > 0 || shown > 0)
      console.log(
        `${kind.padEnd(12)} ${String(all).padStart(2)}   ${percent(found, all).padStart(5)}                   ${percent(shown - found, shown).padStart(5)} of ${shown}`,
      );
}
