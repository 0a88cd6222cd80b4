/**
 * The clauses of the English standards (docs/standards.md): how many are shown, and how many are open. A clause
 * counts as shown only while the tests and documents that its row names exist.
 */
import { faultsOfProof } from '../../test/spec-table.ts';
import { allTests, clauses, isShown, rowsOf, testsNamedIn } from '../../test/standards-table.ts';
import { countRow, type Row } from './row.ts';

/** The figures of the clauses. */
export function measure(): Row[] {
  const english = rowsOf(1, clauses.length);
  const tests = allTests();
  const isProven = (row: (typeof english)[number]) =>
    isShown(row) && testsNamedIn(row.shown).every((proof) => faultsOfProof(proof, { tests }).length === 0);
  const are = (state: string) => (row: (typeof english)[number]) => row.state === state;
  const isMet = (row: (typeof english)[number]) =>
    isProven(row) && (row.state === 'test' || row.state === 'document');
  return [
    countRow('English clauses shown by tests or a document', english, isMet),
    countRow('English clauses that do not apply', english, are('not applicable')),
    countRow('English clauses open', english, are('open'), { atMost: 0 }),
    countRow('English clauses that name something that does not exist', english, (row) => !isProven(row), {
      atMost: 0,
    }),
  ];
}
