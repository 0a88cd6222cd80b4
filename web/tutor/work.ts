import type { Interaction } from '../../contract/tutor.ts';

/** A student whose work may be read, whether there is any yet or not. */
export interface Author {
  readonly uid: string;
  readonly name: string;
  /** Null where only the conversation tells of the student. */
  readonly username: string | null;
}

/** One student's work in a place: the whole conversation, oldest first. */
export interface Work extends Author {
  readonly interactions: readonly Interaction[];
  readonly lastActivity: string | null;
}

const byTime = (a: Interaction, b: Interaction): number => a.createdAt.localeCompare(b.createdAt);

const lastActivityOf = (interactions: readonly Interaction[]): string | null =>
  interactions.reduce<string | null>((last, { createdAt, processedAt }) => {
    const at = processedAt ?? createdAt;
    return last === null || at > last ? at : last;
  }, null);

/**
 * The interactions of a place grouped by who asked. Whoever was active last stands first, those who have not begun
 * come after them by name. A student who has left the class keeps a place by the conversation.
 */
export function groupByStudent(interactions: readonly Interaction[], known: readonly Author[]): Work[] {
  const authors = new Map(known.map((author) => [author.uid, author]));
  const asked = new Map<string, Interaction[]>();
  for (const interaction of interactions) {
    const { studentUid, studentName } = interaction;
    if (!authors.has(studentUid)) {
      authors.set(studentUid, { uid: studentUid, name: studentName, username: null });
    }
    asked.set(studentUid, [...(asked.get(studentUid) ?? []), interaction]);
  }
  return [...authors.values()]
    .map((author) => {
      const own = (asked.get(author.uid) ?? []).sort(byTime);
      return { ...author, interactions: own, lastActivity: lastActivityOf(own) };
    })
    .sort(
      (a, b) => (b.lastActivity ?? '').localeCompare(a.lastActivity ?? '') || a.name.localeCompare(b.name),
    );
}

/** One line of what was said last, without its formatting; empty where nothing was. */
export function previewOf({ interactions }: Pick<Work, 'interactions'>): string {
  const last = interactions.at(-1);
  if (last === undefined) return '';
  return (last.answer || last.question)
    .replace(/[*_`#>]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 160);
}
