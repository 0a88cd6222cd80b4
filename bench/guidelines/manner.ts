/**
 * How a tutor speaks: sentences that must not reach a student, lessons that must, and replies of tutors in labelled dialogues. A third
 * of the dialogues is set aside by their problem (data.ts), every second sentence by its kind. Sentences in another style than those
 * that the models learned from, and a stranger's, are measured apart (manner-templates.ts).
 */
import { goodReplies, repliesOfTutors } from './manner-replies.ts';
import { readMannerTemplates } from './manner-templates.ts';
import { mannerUnits } from './manner-units.ts';
import type { Row } from './row.ts';
import { standingStopsOf } from './standing-stops.ts';

/** The figure of how many texts are delivered, or stopped, where the opposite is right. */
async function share(
  outcome: 'delivered' | 'stopped',
  figure: string,
  texts: readonly string[],
  atMost: number,
): Promise<Row> {
  let hits = 0;
  for (const [index, text] of texts.entries()) {
    const stops = await standingStopsOf(text, `${figure}${index}`, 'Can you help?');
    // A sentence that another check stops is not delivered either.
    const isHit =
      outcome === 'delivered' ? stops.length === 0 : stops.some((name) => name.startsWith('manner:'));
    if (isHit) hits += 1;
  }
  return { figure, hits, of: texts.length, target: { atMost } };
}

/** The figures of manner; `folder` holds the labelled rows. */
export async function measure(folder: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const setAside of [false, true]) {
    const part = setAside ? 'set aside' : 'read';
    const units = mannerUnits.filter((unit) => unit.setAside === setAside);
    const textsOf = (isToStop: boolean) =>
      units.filter((unit) => unit.isStopped === isToStop).map(({ text }) => text);
    rows.push(
      await share('delivered', `befriending, flattery, guilt … delivered, ${part}`, textsOf(true), 0.02),
      await share('stopped', `encouragement and lessons stopped, ${part}`, textsOf(false), 0.01),
      await share(
        'stopped',
        `replies of tutors stopped for their manner, ${part}`,
        repliesOfTutors(folder, setAside),
        0.01,
      ),
      await share(
        'stopped',
        `good replies stopped for their manner, ${part}`,
        goodReplies(folder, setAside).map(({ reply }) => reply),
        0.01,
      ),
    );
  }
  for (const part of ['kept', 'strangers'] as const) {
    const templates = readMannerTemplates(part);
    const textsOf = (isToStop: boolean) =>
      templates.filter(({ kind }) => (kind !== 'none') === isToStop).map(({ text }) => text);
    rows.push(
      await share('delivered', `befriending, flattery, guilt … delivered, ${part}`, textsOf(true), 0.02),
      await share('stopped', `encouragement and lessons stopped, ${part}`, textsOf(false), 0.01),
    );
  }
  return rows;
}
