import { LRUCache } from 'lru-cache';
import type { AnswerKey } from '../../checks/checks.ts';
import { ContractError } from '../../contract/errors.ts';
import type { AiGuidelines } from '../../contract/guidelines.ts';
import type { StudentActor } from '../access.ts';
import { assignmentAt, refuseClosed } from '../assignments/rules.ts';
import type { Guardrails } from '../checks/calls.ts';
import { attendeesOf, findClassOf } from '../classes/rules.ts';
import { pausedIn } from '../live-sessions/pause-rules.ts';
import { type LiveContext, sessionAt, studentsOfLesson } from '../live-sessions/rules.ts';
import { guidelinesForStudent, levelsOfStudents } from '../live-sessions/student-guidelines-rules.ts';
import { studentsWithOpenAlert } from '../safeguarding/rules.ts';
import { limitsIn } from '../time-limits/rules.ts';
import type { Limits } from '../time-limits/standing.ts';
import { type ClassFacts, type Conversation, type ConversationRef, factsOf } from './conversations.ts';

/** What the questions of one conversation depend on, for all students of its class. */
export interface Lesson {
  /** The revision of the class before the rest was read: a change since then has raised it. */
  readonly revision: number;
  readonly conversation: Conversation;
  readonly facts: ClassFacts;
  /** The limits of time; null where nothing is limited. */
  readonly limits: Limits | null;
  /** The students to whom the class is open. */
  readonly attendees: ReadonlySet<string>;
  /** The students who have joined the lesson. Whoever asks for the first time is added. */
  readonly joined: Set<string>;
  /** The students who are paused; null stands for all. */
  readonly paused: ReadonlySet<string | null>;
  /** The levels in which students differ from the others. */
  readonly levels: ReadonlyMap<string, Partial<AiGuidelines>>;
  /** The students with an alert that nobody has judged. */
  readonly alarmed: ReadonlySet<string>;
  /** Reads the answer key of the assignment, once. */
  readonly answerKey: (guardrails: Guardrails) => Promise<AnswerKey | null>;
}

/** The most conversations that are remembered. */
const most = 500;

/**
 * The lessons and assignments in which questions were asked lately. What is remembered may be out of date: whoever stores a
 * question compares the revision in the same transaction, and whoever refuses one reads again first.
 */
export class LessonMemory {
  readonly #lessons = new LRUCache<string, Lesson>({ maxSize: most, sizeCalculation: () => 1 });

  /**
   * @param isFresh whether what is remembered is compared with the database first
   * @throws ContractError session-not-found, assignment-not-found
   */
  async find(ctx: LiveContext, { kind, id }: ConversationRef, isFresh: boolean): Promise<Lesson> {
    const known = this.#lessons.get(id);
    if (known?.conversation.kind === kind && !isFresh) return known;
    const ofClass = await findClassOf(ctx, kind, id);
    if (!ofClass) throw notFound(kind);
    if (known?.conversation.kind === kind && known.revision === ofClass.revision) return known;
    const lesson = await readLesson(ctx, { kind, id }, ofClass);
    this.#lessons.set(id, lesson);
    return lesson;
  }
}

const notFound = (kind: ConversationRef['kind']) =>
  new ContractError(kind === 'session' ? 'session-not-found' : 'assignment-not-found');

type Class = Conversation['ofClass'];

async function readLesson(ctx: LiveContext, ref: ConversationRef, ofClass: Class): Promise<Lesson> {
  const [ofKind, facts, limits, attendees, alarmed] = await Promise.all([
    ref.kind === 'session' ? readSession(ctx, ref.id, ofClass) : readAssignment(ctx, ref.id, ofClass),
    factsOf(ctx, ofClass),
    limitsIn(ctx, ofClass),
    attendeesOf(ctx, ofClass.id),
    studentsWithOpenAlert(ctx, ofClass.id),
  ]);
  return { revision: ofClass.revision, ...ofKind, facts, limits, attendees, alarmed };
}

type OfKind = Pick<Lesson, 'conversation' | 'joined' | 'paused' | 'levels' | 'answerKey'>;

async function readSession(ctx: LiveContext, id: string, ofClass: Class): Promise<OfKind> {
  const session = await sessionAt(ctx.db.read, id);
  if (!session) throw notFound('session');
  const [participants, paused, levels] = await Promise.all([
    studentsOfLesson(session, ctx.db.read),
    pausedIn(ctx, session),
    levelsOfStudents(ctx, session),
  ]);
  return {
    conversation: { kind: 'session', id, classId: ofClass.id, session, ofClass },
    joined: new Set(participants.map(({ studentUid }) => studentUid)),
    paused,
    levels,
    answerKey: async () => null,
  };
}

async function readAssignment(ctx: LiveContext, id: string, ofClass: Class): Promise<OfKind> {
  const assignment = await assignmentAt(ctx.db.read, id);
  if (!assignment) throw notFound('assignment');
  const form = assignment.answerKey;
  let key: Promise<AnswerKey | null> | undefined;
  return {
    conversation: { kind: 'assignment', id, classId: ofClass.id, assignment, ofClass },
    joined: new Set(),
    paused: new Set(),
    levels: new Map(),
    answerKey: async (guardrails) => {
      if (!form) return null;
      key ??= guardrails.readAnswerKey(form).then((read) => read.key);
      // A thread that was lost must not leave the assignment without its key.
      key.catch(() => {
        key = undefined;
      });
      return key;
    },
  };
}

/**
 * Refuses a student who may not ask in a lesson or an assignment now.
 * @throws ContractError session-not-found, session-closed, lesson-paused, assignment-not-found, assignment-unavailable
 */
export function refuseStudent(ctx: LiveContext, lesson: Lesson, { uid }: StudentActor): void {
  const { conversation, attendees, paused } = lesson;
  if (!attendees.has(uid)) throw notFound(conversation.kind);
  if (conversation.kind === 'assignment') refuseClosed(ctx, conversation.assignment);
  else if (conversation.session.status !== 'open') throw new ContractError('session-closed');
  if (paused.has(null) || paused.has(uid)) throw new ContractError('lesson-paused');
}

/** The guidelines that apply to a student, before the ceilings of the school's profile. */
export const guidelinesOf = ({ conversation, levels }: Lesson, { uid }: StudentActor): AiGuidelines =>
  conversation.kind === 'assignment'
    ? conversation.assignment.aiGuidelines
    : guidelinesForStudent(conversation.session, conversation.ofClass, levels.get(uid));
