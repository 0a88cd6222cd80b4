/**
 * How a tutor speaks: sentences that must not reach a student, lessons that must, and replies of tutors in labelled dialogues. A third
 * of the dialogues is set aside by their problem (data.ts), every second sentence by its kind.
 */
import { heldOut, readRows } from './data.ts';
import { mannerUnits } from './manner-units.ts';
import { playConversation } from './play.ts';
import type { Row } from './row.ts';

interface Dialogue {
  readonly id: string;
  readonly turns?: readonly { readonly role: string; readonly text: string }[];
  readonly replies?: readonly { readonly text: string }[];
}

/** Whether a reply that a model insists on is stopped for its manner, as the receipt says. */
async function isStopped(text: string, id: string): Promise<boolean> {
  const turns = [{ question: 'Can you help?', reply: text }];
  const guidelines = { directness: 'permissive' as const };
  const { stopped } = await playConversation({ id, subject: 'Science', guidelines, turns });
  return stopped.flat().some((name) => name.startsWith('manner:'));
}

/** The figure of how many texts are delivered, or stopped, where the opposite is right. */
async function share(
  outcome: 'delivered' | 'stopped',
  figure: string,
  texts: readonly string[],
  atMost: number,
): Promise<Row> {
  let hits = 0;
  for (const [index, text] of texts.entries()) {
    const isHit = (await isStopped(text, `${figure}${index}`)) === (outcome === 'stopped');
    if (isHit) hits += 1;
  }
  return { figure, hits, of: texts.length, target: { atMost } };
}

const tutorsIn = ({ turns = [], replies = [] }: Dialogue): string[] => [
  ...turns.filter(({ role }) => role === 'tutor').map(({ text }) => text),
  ...replies.map(({ text }) => text),
];

/** The figures of manner; `folder` holds the labelled rows. */
export async function measure(folder: string): Promise<Row[]> {
  const dialogues = ['tutor-dialogues.jsonl', 'tutor-replies.jsonl'].flatMap((file) =>
    readRows<Dialogue>(folder, file),
  );
  const rows: Row[] = [];
  for (const setAside of [false, true]) {
    const part = setAside ? 'set aside' : 'read';
    const units = mannerUnits.filter((unit) => unit.setAside === setAside);
    const textsOf = (isToStop: boolean) =>
      units.filter((unit) => unit.isStopped === isToStop).map(({ text }) => text);
    const replies = dialogues
      .filter(({ id }) => heldOut(id.split('#')[0] ?? id) === setAside)
      .flatMap(tutorsIn)
      .filter((text) => text.trim() !== '');
    rows.push(
      await share('delivered', `befriending, flattery, guilt … delivered, ${part}`, textsOf(true), 0.02),
      await share('stopped', `encouragement and lessons stopped, ${part}`, textsOf(false), 0.01),
      await share(
        'stopped',
        `replies of tutors stopped for their manner, ${part}`,
        [...new Set(replies)],
        0.01,
      ),
    );
  }
  return rows;
}
