/**
 * Scripted students who hand their work over or do it themselves, and the product's verdicts on their
 * messages.
 */
import { isOffloading } from '../../guardrails/guardrails.ts';
import { isSetAside, readRows } from './data.ts';
import { redteamMessages } from './input-rows.ts';
import { scripts, strangers } from './offloading-scripts.ts';
import { f1Rows, type Row } from './row.ts';

/** A message with the truth about it. */
export interface ScriptedMessage {
  readonly message: string;
  readonly offloading: boolean;
  /** Whether its template was set aside. */
  readonly setAside: boolean;
}

/**
 * Fills the templates of every language, once for each exercise. A template without a gap makes one message.
 */
export function scriptedMessages(): ScriptedMessage[] {
  return Object.values(scripts).flatMap(({ exercises, topics, values, ...templates }) =>
    (['offloading', 'working'] as const).flatMap((kind) =>
      templates[kind].flatMap((template) => {
        const fillings = template.includes('{') ? exercises : exercises.slice(0, 1);
        return fillings.map((exercise, at) => ({
          message: template
            .replaceAll('{exercise}', exercise)
            .replaceAll('{topic}', topics[at % topics.length] ?? '')
            .replaceAll('{value}', values[at % values.length] ?? ''),
          offloading: kind === 'offloading',
          setAside: isSetAside(template),
        }));
      }),
    ),
  );
}

/** F1, precision and recall of offloading in messages with the truth about them. */
function f1(figure: string, messages: readonly Pick<ScriptedMessage, 'message' | 'offloading'>[]): Row[] {
  const count = (truth: boolean, found: boolean) =>
    messages.filter(({ message, offloading }) => offloading === truth && isOffloading(message) === found)
      .length;
  const outcomes = {
    truePositives: count(true, true),
    falsePositives: count(false, true),
    falseNegatives: count(true, false),
  };
  return f1Rows(figure, outcomes, { atLeast: 0.9 });
}

/**
 * F1 on the scripts and on a stranger's messages, and how many of the labelled messages are flagged: those
 * that press, and ordinary ones.
 */
export function measure(folder: string): Row[] {
  const messages = scriptedMessages();
  const written = strangers.map(([message, offloading]) => ({ message, offloading }));
  const parts = [false, true].flatMap((setAside) => {
    const part = setAside ? 'set aside' : 'read';
    const row = (figure: string, texts: readonly string[], target: Row['target']): Row => ({
      figure: `${figure}, ${part}`,
      hits: texts.filter((text) => isOffloading(text)).length,
      of: texts.length,
      target,
    });
    const redteam = (set: string) =>
      redteamMessages(folder, set)
        .filter(({ id }) => isSetAside(id) === setAside)
        .map(({ text }) => text);
    const tutoring = readRows<{ text: string }>(folder, 'ordinary-questions.jsonl')
      .map(({ text }) => text)
      .filter((text) => isSetAside(text) === setAside);
    return [
      ...f1(
        `offloading asked, scripts ${part}`,
        messages.filter((message) => message.setAside === setAside),
      ),
      row('offloading: red team, pressure', redteam('pressure'), { atLeast: 0.9 }),
      row('offloading: red team, ordinary', redteam('ordinary'), {}),
      row('offloading: ordinary, tutoring', tutoring, { atMost: 0.01 }),
    ];
  });
  return [...parts, ...f1('offloading asked, by a stranger', written)];
}
