/**
 * Measures the marks of students in scripted lessons, for which somebody who had not seen the rules wrote the
 * right marks: `npm run bench:marks`. The lessons in `read` were read while the rules were made, those in
 * `aside` were not, and those in `found` were written for the mark "found it". `-- misses read` prints the
 * missed and the wrong marks of the lessons in `read`.
 */
import { type MarkKind, markKinds, marksOf } from '../contract/marks.ts';
import { interactionsOf, momentOf } from './lessons/interactions.ts';
import { lessonsIn, type ScriptedLesson } from './lessons/scripted-lessons.ts';

/** The marks that the product shows for the students of a lesson, by their names. */
function shownMarks(lesson: ScriptedLesson) {
  const students = lesson.students.map(({ name, turns }) => ({
    id: name,
    messages: interactionsOf(turns, lesson, name),
  }));
  return marksOf(students, { now: momentOf(lesson.nowMinute), alerts: [], asking: new Set() });
}

const [command, shownPart] = process.argv.slice(2);
const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;

for (const part of ['read', 'found', 'aside']) {
  const counts = new Map(markKinds.map((kind) => [kind, { right: 0, found: 0, shown: 0 }]));
  let students = 0;
  for (const [file, lesson] of lessonsIn(part)) {
    const marks = shownMarks(lesson);
    for (const student of lesson.students) {
      students += 1;
      const shown = new Set((marks.get(student.name) ?? []).map(({ kind }) => kind));
      for (const [kind, count] of counts) {
        const isRight = student.marks.includes(kind as MarkKind);
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
