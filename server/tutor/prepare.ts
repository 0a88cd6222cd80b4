import { pointerText } from '../../contract/pointer-text.ts';
import type { Interaction } from '../../contract/tutor.ts';
import type { StudentActor } from '../access.ts';
import type { Guardrails, Owner } from '../checks/calls.ts';
import { findClass } from '../classes/rules.ts';
import { nameMask } from '../names/name-mask.ts';
import { supportFor } from '../safeguarding/rules.ts';
import type { TutorContext } from './context.ts';
import { type Conversation, classSetting } from './conversations.ts';
import { raiseFoundDanger } from './danger-rules.ts';
import { guidelinesOf, type Lesson } from './lesson-memory.ts';
import type { Past } from './past-memory.ts';
import { hasPointer, listDisclosed, listHistory, pastLength } from './past-store.ts';
import { ageTextOf, type Setting, shortenedHistory } from './prompt.ts';
import { QuestionReading } from './question-reading.ts';
import { Review } from './review.ts';

/** A stored question, with what it depended on when it was stored. */
export interface StoredQuestion {
  readonly actor: StudentActor;
  readonly interaction: Interaction;
  readonly lesson: Lesson;
  readonly past: Past;
}

const ownerOf = ({ actor, interaction, lesson }: StoredQuestion) => [
  actor.schoolId,
  lesson.conversation.id,
  interaction.studentUid,
];

/** What the model's instructions contain about the class, with the guidelines that apply to the student. */
const ofClassFor = (ctx: TutorContext, { lesson, actor }: StoredQuestion) =>
  classSetting(ctx, lesson.conversation.ofClass, lesson.facts, actor, guidelinesOf(lesson, actor));

/** The same, and what they contain about the assignment. */
async function settingFor(
  ctx: TutorContext,
  guardrails: Guardrails,
  asked: StoredQuestion,
): Promise<Setting> {
  const { conversation, answerKey } = asked.lesson;
  const ofClass = ofClassFor(ctx, asked);
  if (conversation.kind === 'session') return { ...ofClass, key: null };
  const { title, description, refusesProposedKeys } = conversation.assignment;
  return { ...ofClass, key: await answerKey(guardrails), refusesProposedKeys, task: { title, description } };
}

/**
 * The history of a lesson, or of an assignment, without support texts: the newest interactions with an answer, and the first
 * one, which may state the exercise.
 */
async function historyOf(ctx: TutorContext, { lesson, interaction, past }: StoredQuestion) {
  const { studentUid, openingId } = interaction;
  const { id: conversationId } = lesson.conversation;
  if (!past.isWhole)
    return listHistory(ctx.db.read, { conversationId, studentUid, openingId, limit: pastLength });
  return past.newest.filter(
    (each) => each.answer !== '' && !each.isSupport && (openingId === null || each.openingId === openingId),
  );
}

/** The parts of the answer key that earlier answers disclosed. */
async function disclosedTo(
  ctx: TutorContext,
  { lesson, interaction, past }: StoredQuestion,
): Promise<string[]> {
  const { studentUid } = interaction;
  if (!past.isWhole)
    return listDisclosed(ctx.db.read, { conversationId: lesson.conversation.id, studentUid });
  return [...new Set(past.newest.flatMap(({ disclosed }) => disclosed))];
}

/**
 * Lets second readers read a question that waits for its answer's turn: where the model's server is full, questions are read for
 * danger before answers are written.
 * @returns null where nobody reads
 */
export async function readWhileWaiting(
  ctx: TutorContext,
  asked: StoredQuestion,
): Promise<QuestionReading | null> {
  const { readers } = ctx;
  if (readers === null) return null;
  const guardrails = ctx.guardrails.for(ownerOf(asked));
  const ofClass = ofClassFor(ctx, asked);
  const before = shortenedHistory(await historyOf(ctx, asked)).map(({ question }) => question);
  const withoutNames = [...before, asked.interaction.question].map(nameMask(ofClass.people));
  const [masked, age] = await Promise.all([
    guardrails.maskTexts(withoutNames),
    guardrails.ageOf(ageTextOf(ofClass)),
  ]);
  const question = masked.at(-1) ?? '';
  const text = { subject: ofClass.subject, age, earlier: masked.slice(0, -1), question };
  return new QuestionReading(readers, text, {
    classId: asked.lesson.conversation.classId,
    onDanger: (kind) => raiseFoundDanger(ctx, foundIn(asked), kind),
  });
}

const foundIn = ({ interaction, lesson }: StoredQuestion) => ({
  interaction,
  conversation: lesson.conversation,
});

/**
 * Reads what the answer to a stored question depends on besides the lesson, and opens its review.
 * @param reading of the question, where it began while the question waited
 */
export async function openReview(
  ctx: TutorContext,
  asked: StoredQuestion,
  reading: QuestionReading | null,
): Promise<Review> {
  const { actor, interaction, lesson } = asked;
  const { conversation } = lesson;
  const owner = ownerOf(asked);
  const [setting, earlier, disclosed] = await Promise.all([
    settingFor(ctx, ctx.guardrails.for(owner), asked),
    historyOf(ctx, asked),
    disclosedTo(ctx, asked),
  ]);
  return Review.open(
    ctx,
    { id: interaction.id, owner, classId: conversation.classId },
    {
      setting,
      earlier,
      question: interaction.question,
      disclosed,
      calm: lesson.alarmed.has(actor.uid),
      onDistress: () => pointerFor(ctx, owner, interaction, conversation),
      reading,
      onDanger: (kind) => raiseFoundDanger(ctx, foundIn(asked), kind),
    },
  );
}

/** After how long the sentence may be said again in an assignment, which has no lessons, in milliseconds. */
const repeatsAfter = 24 * 3_600_000;

/**
 * The sentence that points a student to people after the answer to a message that tells of distress below an
 * alert. It is said once in a lesson, and in an assignment once in 24 hours.
 * @returns null when it was said before
 */
async function pointerFor(
  ctx: TutorContext,
  owner: Owner,
  { studentUid, question, openingId }: Interaction,
  { id: conversationId, classId }: Conversation,
): Promise<string | null> {
  const since = new Date(ctx.clock.now().getTime() - repeatsAfter).toISOString();
  const range = { conversationId, studentUid, openingId, since };
  if (await hasPointer(ctx.db.read, range)) return null;
  const reader = { uid: studentUid };
  const [support, ofClass] = await Promise.all([supportFor(ctx, classId, reader), findClass(ctx, classId)]);
  const age = await ctx.guardrails.for(owner).ageOf(ofClass?.ageOrGrade ?? '');
  return pointerText(question, support, age);
}
