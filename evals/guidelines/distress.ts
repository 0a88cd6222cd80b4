/**
 * Measures how distress below danger is found: in our own messages, in ordinary lessons, where it is a false
 * alarm, and in the rows labelled as worry. Most of those rows are about the lives of adults, so they have no
 * target.
 */
import { findSigns } from '../../guardrails/guardrails.ts';
import { afterVocabularies, beforeReadingCode, type DistressExample } from './distress-strangers.ts';
import { readMessages } from './input-rows.ts';
import { countRow, type Row } from './row.ts';

const tellsDistress = ({ text }: { text: string }): boolean => findSigns(text).distress !== null;

/** The figures of one set of our own messages: those that were read while tuning, and those set aside. */
function rowsOfOwnMessages(name: string, messages: readonly DistressExample[]): Row[] {
  return [false, true].flatMap((setAside) => {
    const part = messages.filter((message) => message.setAside === setAside);
    const title = `${name}, ${setAside ? 'set aside' : 'read'}`;
    return [
      countRow(
        `distress noticed: ${title}`,
        part.filter(({ distress }) => distress),
        tellsDistress,
        { atLeast: 0.75 },
      ),
      countRow(
        `distress flagged: ${title}`,
        part.filter(({ distress }) => !distress),
        tellsDistress,
        { atMost: 0.05 },
      ),
    ];
  });
}

/** The figures of distress; `folder` holds the labelled rows. */
export function measure(folder: string): Row[] {
  const rows = readMessages(folder);
  const groups = [
    ['distress flagged: ordinary lessons', /^(?:school|ordinary|look)/, { atMost: 0.01 }],
    ['distress noticed: rows of worry', /^harmless, worry/, {}],
  ] as const;
  const labelled = groups.flatMap(([figure, group, target]) =>
    [false, true].map((setAside) =>
      countRow(
        `${figure}, ${setAside ? 'set aside' : 'read'}`,
        rows.filter((row) => row.setAside === setAside && group.test(row.group)),
        tellsDistress,
        target,
      ),
    ),
  );
  return [
    ...rowsOfOwnMessages('written before', beforeReadingCode),
    ...rowsOfOwnMessages('written after', afterVocabularies),
    ...labelled,
  ];
}
