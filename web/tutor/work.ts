import { toldApart } from '../../contract/person-names.ts';
import { countCompared, countOffloading, isAttempt } from '../../contract/receipts.ts';
import type { Interaction } from '../../contract/tutor.ts';
import type { Compared, StudentWork } from '../../contract/work.ts';
import { byName } from '../people/name-order.ts';
import type { Author } from './author.ts';
import { emptyRecord, type LessonRecord, recordOf } from './record.ts';

/** One student's progress in the list. */
export interface Progress extends Author {
  readonly questions: number;
  readonly lastActivity: string | null;
  readonly lastMessage: string;
  readonly answers: number;
  /** How many answers of the model were stopped; shown for all students together alone. */
  readonly stopped: number;
  /** How many answers were compared with the key, with a proposed one, or without any. */
  readonly compared: Compared;
  /** How many questions tried to get around the guidelines. */
  readonly attempts: number;
  /** How many questions handed the work over, and how many of their answers contained the whole solution. */
  readonly offloading: StudentWork['offloading'];
  /** The student's progress in a word, such as 'Working'. */
  readonly word: string;
}

/** One student's work: the whole conversation, oldest first. */
export interface Work extends Author {
  readonly interactions: readonly Interaction[];
  readonly record: LessonRecord;
}

/**
 * The students in the order of the list: by their progress in the order of `words`, then the last active
 * first, then by name.
 */
export function progressOf<S extends StudentWork>(
  students: readonly S[],
  words: readonly string[],
  wordFor: (student: S) => string,
): Progress[] {
  const rank = ({ word }: Progress) => words.indexOf(word);
  return toldApart(students)
    .map((student) => ({
      ...student,
      uid: student.studentUid,
      word: wordFor(student),
      wasThere: student.questions > 0 || !('joinedAt' in student) || student.joinedAt !== null,
    }))
    .sort(
      (a, b) =>
        rank(a) - rank(b) || (b.lastActivity ?? '').localeCompare(a.lastActivity ?? '') || byName(a, b),
    );
}

/** The time of the last activity in a conversation. */
export const lastActivityOf = (interactions: readonly Interaction[]): string | null =>
  interactions.reduce<string | null>((last, { createdAt, processedAt }) => {
    const at = processedAt ?? createdAt;
    return last === null || at > last ? at : last;
  }, null);

/** The counts of a student's work, by the same rules as the server's. */
export const countsOf = (interactions: readonly Interaction[]) => ({
  answers: interactions.filter(({ status }) => status === 'answered' || status === 'stopped').length,
  compared: countCompared(interactions),
  attempts: interactions.filter(isAttempt).length,
  offloading: countOffloading(interactions),
});

/** In the order in which the server stored them. */
const byMoment = (a: Interaction, b: Interaction): number =>
  a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id);

/**
 * Interactions grouped by student and sorted by name. Students who are not among the known ones are kept too.
 */
export function groupByStudent(
  interactions: readonly Interaction[],
  known: readonly Author[],
  record = emptyRecord,
): Work[] {
  const works = new Map<string, Author & { interactions: Interaction[] }>(
    known.map(({ uid, name, username, firstName, lastName, wasThere = true }) => [
      uid,
      { uid, name, username, firstName, lastName, wasThere, interactions: [] },
    ]),
  );
  for (const interaction of [...interactions].sort(byMoment)) {
    const { studentUid: uid, studentName: name } = interaction;
    const work = works.get(uid) ?? { uid, name, username: null, interactions: [] };
    work.interactions.push(interaction);
    works.set(uid, work);
  }
  return [...works.values()].map((work) => ({ ...work, record: recordOf(record, work) })).sort(byName);
}
