import type { Interaction } from '../../contract/tutor.ts';
import type { StudentActor } from '../access.ts';
import { hasOpenAlert } from '../safeguarding/rules.ts';
import type { AnswerGenerator } from './answer.ts';
import { checkedGenerator } from './checked-generator.ts';
import type { TutorContext } from './context.ts';
import { type Conversation, settingOf } from './conversations.ts';
import { raiseFoundDanger } from './danger-rules.ts';
import { historyToRead, shortenedHistory } from './history.ts';
import { nameMask } from './name-mask.ts';
import { pointerFor } from './pointer.ts';
import { QuestionReading } from './question-reading.ts';
import * as store from './store.ts';

/** Who asked which question where. */
interface AskedQuestion {
  readonly actor: StudentActor;
  readonly interaction: Interaction;
  readonly conversation: Conversation;
}

const ownerOf = ({ actor, interaction, conversation }: AskedQuestion) => [
  actor.schoolId,
  conversation.id,
  interaction.studentUid,
];

/** The class or assignment with its guidelines, and the conversation so far. */
async function readSituation(ctx: TutorContext, asked: AskedQuestion) {
  const { actor, interaction, conversation } = asked;
  const { studentUid, openingId } = interaction;
  const range = { conversationId: conversation.id, studentUid, openingId, limit: historyToRead };
  const [setting, earlier] = await Promise.all([
    settingOf(ctx, ctx.guardrails.for(ownerOf(asked)), conversation, actor),
    store.listHistory(ctx.db.read, range),
  ]);
  return { setting, earlier };
}

/**
 * Lets second readers read a question that waits for its answer's turn: where the model's server is full, questions are read for
 * danger before answers are written.
 * @returns null where nobody reads
 */
export async function readWhileWaiting(
  ctx: TutorContext,
  asked: AskedQuestion,
): Promise<QuestionReading | null> {
  const { readers } = ctx;
  if (readers === null) return null;
  const { setting, earlier } = await readSituation(ctx, asked);
  const guardrails = ctx.guardrails.for(ownerOf(asked));
  const before = shortenedHistory(earlier).map(({ question }) => question);
  const withoutNames = [...before, asked.interaction.question].map(nameMask(setting.people));
  const [masked, age] = await Promise.all([
    guardrails.maskTexts(withoutNames),
    guardrails.ageOf(setting.ageOrGrade || String(setting.defaultAge ?? '')),
  ]);
  const question = masked.at(-1) ?? '';
  const text = { subject: setting.subject, age, earlier: masked.slice(0, -1), question };
  return new QuestionReading(readers, text, {
    classId: asked.conversation.classId,
    onDanger: (kind) => raiseFoundDanger(ctx, asked, kind),
  });
}

/**
 * Reads everything that the answer to a stored question depends on: the class or assignment with its
 * guidelines, the history, the disclosed parts, and whether the student has an open alert.
 * @param reading of the question, where it began while the question waited
 */
export async function prepareAnswer(
  ctx: TutorContext,
  asked: AskedQuestion,
  reading: QuestionReading | null,
): Promise<AnswerGenerator> {
  const { interaction, conversation } = asked;
  const { id, studentUid, question } = interaction;
  const owner = ownerOf(asked);
  const [situation, disclosed, calm] = await Promise.all([
    readSituation(ctx, asked),
    store.listDisclosed(ctx.db.read, conversation.id, studentUid),
    hasOpenAlert(ctx, studentUid),
  ]);
  return checkedGenerator(
    ctx,
    { id, owner, classId: conversation.classId },
    {
      ...situation,
      question,
      disclosed,
      calm,
      onDistress: () => pointerFor(ctx, owner, interaction, conversation),
      reading,
      onDanger: (kind) => raiseFoundDanger(ctx, asked, kind),
    },
  );
}
