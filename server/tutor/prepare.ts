import { type ActName, acts } from '../../contract/acts.ts';
import type { Interaction, Noticed, Receipt } from '../../contract/tutor.ts';
import { compileGuidelines } from '../../guardrails/compile.ts';
import { GuidelineGate } from '../../guardrails/gate.ts';
import { fallbackHint, hasNumbers, resultHint } from '../../guardrails/hint.ts';
import { languageOf } from '../../guardrails/hint-language.ts';
import { noticeAttempts } from '../../guardrails/input/attempts.ts';
import { maskPersonalData } from '../../guardrails/input/personal-data.ts';
import type { Situation } from '../../guardrails/reading.ts';
import type { ModelMessage } from '../model/model.ts';
import { hintFor } from '../model/practice/reply.ts';
import { supportFor } from '../safeguarding/rules.ts';
import type { Answering } from './answer.ts';
import type { TutorContext } from './context.ts';
import { type Guarded, guardedAnswering } from './guarded-answer.ts';
import { type Place, settingOf } from './places.ts';
import { composeMessages, historyToRead, type Said, type Setting } from './prompt.ts';
import * as store from './store.ts';

/** The receipt of an answer that no model was asked for. */
export const supportReceipt: Receipt = {
  outcome: 'replaced',
  rule: 'safeguarding',
  stopped: [],
  checked: 0,
  guidelines: '',
  key: 'none',
};

/**
 * The answer to a message that shows danger: the school's own words in place of the tutor, which is not asked. Such a
 * message does not reach the model later either, as a part of the conversation.
 */
export async function prepareSupport(
  ctx: TutorContext,
  { question }: Interaction,
  { classId }: Place,
): Promise<Answering> {
  const text = await supportFor(ctx, classId, question);
  return {
    say: async (_turn, release) => release(text),
    record: () => ({ guard: supportReceipt, noticed: null, disclosed: [] }),
  };
}

/** Reads all that the answer to a stored question depends on: the place, its guidelines, and what was said before. */
export async function prepareAnswer(
  ctx: TutorContext,
  interaction: Interaction,
  place: Place,
): Promise<Answering> {
  const { studentUid } = interaction;
  const conversationId = place.id;
  const history = { openingId: interaction.openingId, limit: historyToRead };
  const [setting, earlier, disclosed] = await Promise.all([
    settingOf(ctx, place),
    store.listSaid(ctx.db.read, { conversationId, studentUid, ...history }),
    store.listDisclosed(ctx.db.read, conversationId, studentUid),
  ]);
  return guardedAnswering(ctx, guard(setting, earlier, interaction.question, disclosed));
}

/** The same without a database: what a conversation so far and a question make of an answer to come. */
export function guard(
  setting: Setting,
  earlier: readonly Said[],
  asked: string,
  disclosed: readonly string[] = [],
): Guarded {
  const guidelines = compileGuidelines(setting.guidelines);
  const said = earlier.filter(({ answer }) => answer !== '');
  const { text: question, masked } = maskPersonalData(asked);
  const situation: Situation = {
    question,
    earlier: said,
    task: setting.task ? `${setting.task.title}\n${setting.task.description}` : '',
    key: setting.key,
    ledger: { disclosed },
  };
  const gate = new GuidelineGate(guidelines, situation);
  const kinds = masked.map(({ kind }) => kind);
  return {
    gate,
    noticed: nullWhenNothing({ ...noticeAttempts(asked, said), masked: kinds }),
    messages: (correction) =>
      composeMessages(setting, guidelines.instructions, earlier, question, correction),
    readAhead: () => gate.readAhead(),
    judged: (judge, reply, signal) =>
      judge.objects({ rules: guidelines.instructions, task: situation.task, question, reply }, signal),
    hints: (act) => hintsFor(situation, isAct(act) ? act : 'key-value'),
    receipt: () => ({
      outcome: gate.outcome,
      rule: gate.acts[0] ?? null,
      stopped: [...gate.acts],
      checked: guidelines.forbidden.length,
      guidelines: guidelines.version,
      key: setting.key ? 'given' : 'none',
    }),
  };
}

const nullWhenNothing = (noticed: Noticed): Noticed | null =>
  noticed.switchOff || noticed.pressure || noticed.masked.length > 0 ? noticed : null;

const isAct = (stop: string): stop is ActName => Object.hasOwn(acts, stop);

/**
 * The best first: a word on the student's own result, a step of the built-in tutor, a question about a place in the
 * exercise, a question for any exercise.
 */
function hintsFor(situation: Situation, act: ActName): string[] {
  const { family } = acts[act];
  const calculates = family === 'directness' || family === 'mathSupport';
  // The built-in tutor speaks English, and knows most about calculations.
  const practised =
    calculates && hasNumbers(situation) && languageOf(situation) === 'en' ? practiceHint(situation) : '';
  const last = situation.earlier.at(-1)?.answer ?? '';
  const better = [resultHint(situation) ?? '', practised].filter(
    (hint) => hint !== '' && !last.includes(hint),
  );
  return [...better, fallbackHint(situation, act, { pointing: true }), fallbackHint(situation, act)];
}

/** The built-in tutor repeats what it was told; after a reply that was held back that sounds like mockery. */
const parroting =
  /^You say ".*?"\.\s*(?:Thank you, that is something to build on\. |Good, that takes us further\. |I see\. |That helps\. )?/;

/** What the built-in tutor would say here: it follows the student's own lines and gives no answer away. */
function practiceHint({ task, earlier, question }: Situation): string {
  const messages: ModelMessage[] = [
    ...(task === '' ? [] : [{ role: 'user', content: task } as const]),
    ...earlier.flatMap((exchange): ModelMessage[] => [
      { role: 'user', content: exchange.question },
      { role: 'assistant', content: exchange.answer },
    ]),
    { role: 'user', content: question },
  ];
  return hintFor(messages).replace(parroting, '');
}
