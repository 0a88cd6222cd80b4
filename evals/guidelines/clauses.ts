/**
 * The clauses of the English standards (docs/standards.md): how many are shown, and how many are open. A unit test holds that each
 * of state "test" has one.
 */
import { type Row as Clause, readRequirements } from '../../dev/requirements.mjs';
import { countRow, type Row } from './row.ts';

/** The last section of the English standards. */
const lastOfEngland = 13;

/** The figures of the clauses. */
export function measure(): Row[] {
  const sections = readRequirements().standard.filter(({ number }) => Number(number) <= lastOfEngland);
  const english = sections.flatMap(({ rows }) => rows);
  const are =
    (...states: string[]) =>
    ({ state }: Clause) =>
      states.includes(state);
  return [
    countRow('English clauses shown by tests or a document', english, are('test', 'document')),
    countRow('English clauses that do not apply', english, are('not applicable')),
    countRow('English clauses open', english, are('open'), { atMost: 0 }),
  ];
}
