// Reads docs/standards.md, which the build includes as a text, so that no second copy of its rows is needed.

/** What shows that a clause is met: tests, or a document. Otherwise it does not apply, or is open. */
export const clauseStates = ['test', 'document', 'not-applicable', 'open'] as const;
export type ClauseState = (typeof clauseStates)[number];

/** A clause of a checklist, with the document that shows it, what is to know of it, or why nothing shows it. */
export interface Clause {
  readonly number: string;
  readonly asks: string;
  readonly state: ClauseState;
  /** Text, in which names of documents stand between backticks; empty where tests show the clause and there is no more to know. */
  readonly shown: string;
}

export interface Section {
  readonly number: number;
  readonly title: string;
  /** What stands between the heading and the table. */
  readonly lead: string;
  readonly clauses: readonly Clause[];
}

/** A link becomes its words with the page or address that it leads to. */
const withoutLinks = (markdown: string): string =>
  markdown.replace(/\[([^\]]+)\]\(([^)]+)\)/g, (_, words: string, target: string) =>
    target.startsWith('http') ? `${words} (${target})` : `${words} (docs/${target})`,
  );

const isState = (text: string): text is ClauseState => clauseStates.some((state) => state === text);

function clauseOf(line: string): Clause | null {
  // The pipe at the end of the row is cut off. The last cell may contain pipes, so its parts are joined.
  const [, number = '', asks = '', words = '', ...shown] = line
    .slice(0, -1)
    .split('|')
    .map((cell) => cell.trim());
  const state = words.replace(' ', '-');
  if (!/^\d+\.\d+$/.test(number) || !isState(state)) return null;
  return { number, asks, state, shown: withoutLinks(shown.join('|')) };
}

/** The sections of the document with their clauses, in its order. */
export function sectionsOf(markdown: string): Section[] {
  return markdown
    .split(/^## (?=\d+\. )/m)
    .slice(1)
    .map((text) => {
      const [heading = '', ...lines] = text.split('\n');
      const [number = '', ...title] = heading.split('. ');
      const prose = lines.filter((line) => line !== '' && !line.startsWith('|'));
      return {
        number: Number(number),
        title: title.join('. '),
        lead: withoutLinks(prose.join(' ')),
        clauses: lines.flatMap((line) => clauseOf(line) ?? []),
      };
    });
}

/** How many of some clauses are in each state. */
export const countsOf = (clauses: readonly Clause[]): Record<ClauseState, number> =>
  Object.fromEntries(
    clauseStates.map((state) => [state, clauses.filter((clause) => clause.state === state).length]),
  ) as Record<ClauseState, number>;
