/**
 * Measures all figures of the guidelines: `npm run bench:guidelines [folder of the labelled rows]`, or the
 * folder in GUIDELINES_DATA. Parts whose labelled rows are missing are skipped and named.
 */
import { existsSync } from 'node:fs';
import { measure as answers } from './guidelines/answers.ts';
import { measure as claims } from './guidelines/claims.ts';
import { measure as clauses } from './guidelines/clauses.ts';
import { measure as conversations } from './guidelines/conversations.ts';
import { measure as disguised } from './guidelines/disguised.ts';
import { measure as hostile } from './guidelines/hostile.ts';
import { measure as keyWait } from './guidelines/key-wait.ts';
import { measure as personalData } from './guidelines/personal-data.ts';
import { measure as proposals } from './guidelines/proposals.ts';
import { measure as redteam } from './guidelines/redteam.ts';
import { meets, type Row, table } from './guidelines/row.ts';
import { measure as speed } from './guidelines/speed.ts';
import { measure as strangerConversations } from './guidelines/stranger-conversations.ts';
import { measure as timeLimits } from './guidelines/time-limits.ts';
import { measure as unkeyed } from './guidelines/unkeyed.ts';
import { measure as verdicts } from './guidelines/verdicts.ts';
import { measure as withSecondReaders } from './scorer/second-readers.ts';
import { measure as unreadWriters } from './scorer/unread-writers.ts';

const folder = process.argv[2] ?? process.env.GUIDELINES_DATA ?? '../shared/data';

interface Part {
  readonly name: string;
  /** Whether it reads the labelled rows, which are no part of the project. */
  readonly needsData: boolean;
  readonly measure: (folder: string) => Row[] | Promise<Row[]>;
}
const parts: readonly Part[] = [
  // Speed comes first: the other parts fill the memory, and garbage collection would then distort its times.
  { name: 'Speed', needsData: false, measure: speed },
  { name: 'First words and the hidden call', needsData: false, measure: keyWait },
  { name: 'Answers', needsData: true, measure: answers },
  { name: 'Red team', needsData: true, measure: redteam },
  { name: 'Wrong proposals', needsData: true, measure: proposals },
  { name: 'Without a key', needsData: false, measure: unkeyed },
  { name: 'Disguised answers', needsData: false, measure: disguised },
  { name: 'Conversations by strangers', needsData: false, measure: strangerConversations },
  { name: 'Claims about results', needsData: false, measure: claims },
  { name: 'Hints in conversations', needsData: false, measure: conversations },
  { name: 'Personal data', needsData: true, measure: personalData },
  { name: 'Writers whom nobody has read', needsData: false, measure: unreadWriters },
  { name: 'With second readers', needsData: false, measure: withSecondReaders },
  { name: 'A hostile model', needsData: false, measure: hostile },
  { name: 'Verdicts', needsData: false, measure: verdicts },
  { name: 'Time limits', needsData: false, measure: timeLimits },
  { name: 'Clauses of the standards', needsData: false, measure: clauses },
];

const say = (line: string) => process.stdout.write(`${line}\n`);
const rows: Row[] = [];
for (const { name, needsData, measure } of parts) {
  if (needsData && !existsSync(folder)) {
    say(`${name}: left out, there are no labelled rows at ${folder}.\n`);
    continue;
  }
  const measured = await measure(folder);
  rows.push(...measured);
  say(`${name}\n${table(measured)}\n`);
}
const missed = rows.filter((row) => meets(row) === false);
say(
  missed.length === 0
    ? 'Every target is met.'
    : `${missed.length} of ${rows.filter((row) => meets(row) !== null).length} targets are not met:\n${missed.map(({ figure }) => `- ${figure}`).join('\n')}`,
);
