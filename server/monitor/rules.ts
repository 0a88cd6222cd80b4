import type { DataOf } from '../../contract/endpoint.ts';
import type { Profile } from '../../contract/identity.ts';
import { avatarOf, type MonitorStudent, type monitorStream } from '../../contract/monitor.ts';
import type { Interaction } from '../../contract/tutor.ts';
import { type TeacherActor, teaches } from '../access.ts';
import { requestsOf } from '../classes/join-rules.ts';
import { topicOf } from '../classes/rules.ts';
import { type Frames, frame, frameInParts } from '../events/frame.ts';
import { eventId, type Position } from '../events/log.ts';
import { renamed } from '../identity/name-rules.ts';
import { personOf, profilesOf } from '../identity/rules.ts';
import { requestsOfLesson } from '../lesson-actions/help-request-rules.ts';
import { notesOfLesson } from '../lesson-actions/rules.ts';
import {
  type LiveSession,
  monitoredSession,
  type Participant,
  presentTo,
  sessionAt,
  sessionFor,
  studentsOfLesson,
} from '../live-sessions/rules.ts';
import { alertTopics } from '../safeguarding/rules.ts';
import type { TutorContext } from '../tutor/context.ts';
import { lessonInteractions } from '../work/page-rules.ts';

type Query = TutorContext['db']['read'];

/** A framed event of the monitor. */
const monitorFrame = <Name extends keyof MonitorData>(event: Name, data: MonitorData[Name], id?: string) =>
  frame(event, data, id);
type MonitorData = DataOf<typeof monitorStream>;

/** What a monitor's reader requests. */
export interface MonitorRequest {
  /**
   * One of the teacher's own sessions. Without it the monitor follows the session that `monitoredSession`
   * finds.
   */
  readonly sessionId?: string;
  /** The last event that the reader has. */
  readonly lastEvent: Position | null;
}

/** Where the frames and errors of a monitor go. */
interface Sink {
  readonly deliver: (text: string) => void;
  /** Delivers at the reader's pace: the promise is fulfilled when the reader can take more. */
  readonly deliverPaced: (frames: Frames) => Promise<void>;
  /** The reader no longer teaches the class that is shown. */
  readonly refused: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Follows the teacher's live session (spec 4, contract "Live"): a snapshot or the backlog after `lastEvent`,
 * then live events, and a new snapshot whenever another session or lesson is to be shown.
 * @returns a function that ends the monitor, and a promise that is fulfilled when it shows the present
 * @throws ContractError session-not-found
 */
export async function watch(
  ctx: TutorContext,
  actor: TeacherActor,
  request: MonitorRequest,
  sink: Sink,
): Promise<{ end: () => void; isCurrent: Promise<void> }> {
  const { sessionId } = request;
  const findSession = async () =>
    sessionId ? sessionFor(ctx, actor, sessionId) : monitoredSession(ctx, actor);
  // Everything that can fail comes before the first subscription, since nobody would end a subscription after an error.
  const resumed = await findResumed(ctx, actor, request);
  const topics = await alertTopics(ctx, actor);
  const firstSession = resumed ? resumed.session : await findSession();
  let shownLesson = '';
  let shownSession = firstSession;
  let endFollowing = () => {};
  let ended = false;

  /** @returns a promise that is fulfilled when the snapshot or the backlog was delivered */
  function show(session: LiveSession | null, from?: Resumed): Promise<void> {
    endFollowing();
    shownLesson = lessonOf(session);
    shownSession = session;
    if (session) {
      const { end, backfilled } = follow(ctx, actor, session, from, sink);
      endFollowing = end;
      return backfilled;
    }
    endFollowing = () => {};
    sink.deliver(monitorFrame('snapshot', { session: null, students: [] }));
    return Promise.resolve();
  }

  // The checks run one at a time. A notification during a check causes another one after it. The first one
  // waits until the backlog is delivered: a change to another session would cut it off.
  let checking = show(firstSession, resumed ?? undefined);
  const check = () => {
    checking = checking
      .then(async () => {
        if (ended) return;
        const session = await findSession();
        if (!ended && lessonOf(session) !== shownLesson) await show(session);
      })
      .catch(sink.failed);
  };
  // This waits for no check before it, and so for no reader.
  const refuse = async () => {
    const session = shownSession && (await sessionAt(ctx.db.read, shownSession.id));
    if (session && !teaches(actor, session)) sink.refused();
  };
  const onChange = () => refuse().then(check, sink.failed);
  const endNotifications = ctx.events.onNotification(topicOf(actor.uid), onChange, onChange);
  const tellAlerts = () => sink.deliver(monitorFrame('alerts', {}));
  const endModel = ctx.modelHealth.onChange(() => sink.deliver(modelFrame(ctx)));
  const endAlerts = topics.map((topic) => ctx.events.onNotification(topic, tellAlerts, tellAlerts));
  const tellRequests = () => sink.deliver(monitorFrame('joinRequests', {}));
  const endRequests = ctx.events.onNotification(requestsOf(actor.uid), tellRequests, tellRequests);
  // Work that is shown was deleted: forget the lesson that is shown, so that the check sends a new snapshot.
  const showAnew = () => {
    shownLesson = '';
    check();
  };
  const endForgotten = ctx.events.onForgotten((streamId) => {
    if (shownLesson.startsWith(`${streamId} `)) showAnew();
  }, showAnew);
  const showRenamed = async (uid: string) => {
    const session = await findSession();
    const here = session ? await studentsOfLesson(session, ctx.db.read) : [];
    if (here.some(({ studentUid }) => studentUid === uid)) showAnew();
  };
  const endRenamed = ctx.events.onNotification(
    renamed,
    (uid) => void showRenamed(uid).catch(sink.failed),
    showAnew,
  );
  // Catches a change that came after the first look-up and before the subscription.
  const isCurrent = onChange().then(() => checking);
  const end = () => {
    ended = true;
    endNotifications();
    endRequests();
    endModel();
    endForgotten();
    endRenamed();
    for (const endOne of endAlerts) endOne();
    endFollowing();
  };
  return { end, isCurrent };
}

/** What a reader that does not stay connected has to load anew each time, since it hears of no change. */
export const unheardFrames = monitorFrame('alerts', {}) + monitorFrame('joinRequests', {});

/** Identifies a session and its lesson: a new lesson is shown from its start. */
const lessonOf = (session: LiveSession | null) => (session ? `${session.id} ${session.openingId}` : 'none');

/** A session that a returning reader resumes: the number of its last event, and the students whose status may have changed. */
interface Resumed {
  readonly session: LiveSession;
  readonly after: number;
  readonly students: readonly string[];
}

/** The session that a returning reader resumes; null if the reader needs a new snapshot. */
async function findResumed(
  ctx: TutorContext,
  actor: TeacherActor,
  { lastEvent, sessionId }: MonitorRequest,
): Promise<Resumed | null> {
  if (!lastEvent || (sessionId && sessionId !== lastEvent.streamId)) return null;
  const session = await sessionAt(ctx.db.read, lastEvent.streamId);
  if (!session || !teaches(actor, session) || !(await ctx.events.hasBacklogAfter(lastEvent))) return null;
  const participants = await studentsOfLesson(session, ctx.db.read);
  return { session, after: lastEvent.number, students: participants.map(({ studentUid }) => studentUid) };
}

function follow(
  ctx: TutorContext,
  actor: TeacherActor,
  session: LiveSession,
  from: Resumed | undefined,
  sink: Sink,
) {
  /**
   * Whether the model was down when the snapshot was read; undefined without a snapshot. This may have
   * changed before the subscription begins.
   */
  let told: boolean | undefined;
  const readSnapshot = (query: Query, number: number) => {
    told = ctx.modelHealth.isDown;
    return snapshot(ctx, actor, session, query, number);
  };
  return ctx.events.follow({
    streamId: session.id,
    after: from?.after,
    snapshot: from === undefined ? readSnapshot : undefined,
    transient: {
      type: 'delta',
      frames: () => [
        ...statusFrames(ctx, session, from?.students ?? []),
        ...answerFrames(ctx, session),
        ...(told === ctx.modelHealth.isDown ? [] : [modelFrame(ctx)]),
      ],
    },
    deliver: sink.deliver,
    deliverPaced: sink.deliverPaced,
    failed: sink.failed,
  });
}

/** Whether the model answers nobody at present. */
const modelFrame = (ctx: TutorContext) => monitorFrame('model', { isDown: ctx.modelHealth.isDown });

/** The current status of these students, which no durable event contains. */
const statusFrames = (ctx: TutorContext, { id }: LiveSession, students: readonly string[]) =>
  students.map((studentUid) =>
    monitorFrame('presence', { studentUid, status: ctx.presence.statusOf(id, studentUid) }),
  );

/** What is known so far of the answers under way in a session: what was found in the question, and the text. */
const answerFrames = (ctx: TutorContext, { id }: LiveSession) =>
  ctx.answers
    .inSession(id)
    .flatMap(({ interaction: { id: interactionId }, noticed, text }) => [
      ...(noticed ? [monitorFrame('findings', { interactionId, noticed })] : []),
      ...(text === '' ? [] : [monitorFrame('delta', { interactionId, text, offset: 0 })]),
    ]);

/**
 * Tells the readers on other nodes what is known so far of the answers under way in a session. Runs when a reader
 * on another node has begun to follow the session.
 */
export function tellAnswers(ctx: TutorContext, sessionId: string): void {
  for (const { interaction, noticed, text } of ctx.answers.inSession(sessionId)) {
    const interactionId = interaction.id;
    if (noticed) ctx.events.broadcastTo('elsewhere', sessionId, 'findings', { interactionId, noticed });
    if (text !== '')
      ctx.events.broadcastTo('elsewhere', sessionId, 'delta', { interactionId, text, offset: 0 });
  }
}

/**
 * The session, and its current lesson: participants with their interactions, notes and help requests. All is
 * read at once; the frame of each student is made when the reader takes it.
 */
async function snapshot(
  ctx: TutorContext,
  actor: TeacherActor,
  { id }: LiveSession,
  query: Query,
  number: number,
): Promise<Frames> {
  const session = await sessionAt(query, id);
  if (!session) return monitorFrame('snapshot', { session: null, students: [] });
  const participants = await studentsOfLesson(session, query);
  const interactions = await lessonInteractions(session, query);
  const profiles = await profilesOf(
    ctx,
    participants.map((participant) => participant.studentUid),
    query,
  );
  const modelIsDown = ctx.modelHealth.isDown;
  const sessionView = await presentTo(ctx, actor, session, query);
  const notes = await notesOfLesson(session, query);
  const helpRequests = await requestsOfLesson(session, query);
  const data = { session: sessionView, notes, helpRequests, modelIsDown };
  const items = studentsOf(ctx, id, { participants, profiles, interactions });
  return frameInParts('snapshot', { data, list: 'students', items }, eventId({ streamId: id, number }));
}

/** The students of a lesson, each with the student's own interactions. */
function* studentsOf(
  ctx: TutorContext,
  sessionId: string,
  {
    participants,
    profiles,
    interactions,
  }: {
    participants: readonly Participant[];
    profiles: ReadonlyMap<string, Profile>;
    interactions: readonly Interaction[];
  },
): Generator<MonitorStudent, void> {
  const messagesOf = new Map(participants.map(({ studentUid }) => [studentUid, [] as Interaction[]]));
  for (const interaction of interactions) messagesOf.get(interaction.studentUid)?.push(interaction);
  for (const { studentUid, joinedAt } of participants) {
    const person = personOf(profiles.get(studentUid));
    const messages = messagesOf.get(studentUid) ?? [];
    const last = messages.at(-1);
    yield {
      id: studentUid,
      ...person,
      avatar: avatarOf(person.name),
      status: ctx.presence.statusOf(sessionId, studentUid),
      lastActivity: last?.processedAt ?? last?.createdAt ?? joinedAt,
      joinedAt,
      messages,
    };
  }
}
