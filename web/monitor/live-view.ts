import type { EventOf } from '../../contract/endpoint.ts';
import type { HelpRequest } from '../../contract/help-requests.ts';
import type { Note, NoteReply } from '../../contract/lesson-actions.ts';
import type { SessionState } from '../../contract/live-sessions.ts';
import { avatarOf, type MonitorStudent, type monitorEvents } from '../../contract/monitor.ts';
import type { Interaction } from '../../contract/tutor.ts';

type MonitorEvent = EventOf<typeof monitorEvents>;

/** The monitor's view: a session or none, and its students in the order of joining. */
export interface LiveView {
  /** Undefined until the first snapshot. */
  readonly session: SessionState | null | undefined;
  readonly students: readonly MonitorStudent[];
  /** The notes of the lesson, the oldest first. */
  readonly notes: readonly Note[];
  /** The help requests of the lesson, the oldest first, with those that ended while they were watched. */
  readonly helpRequests: readonly HelpRequest[];
  /** Whether the tutor's model answers nobody at present. */
  readonly modelIsDown: boolean;
}

/** The view before the first snapshot. */
export const emptyView: LiveView = {
  session: undefined,
  students: [],
  notes: [],
  helpRequests: [],
  modelIsDown: false,
};

const later = (a: string, b: string): string => (a > b ? a : b);

/** ISO times are in order as plain text; `localeCompare` takes a hundred times as long. */
export const byTime = (a: { createdAt: string }, b: { createdAt: string }): number =>
  a.createdAt < b.createdAt ? -1 : Number(a.createdAt > b.createdAt);

/**
 * The newer state of one interaction: an ended one is never pending again, the longer answer is the newer
 * one.
 */
function newer(known: Interaction, received: Interaction): Interaction {
  if (received.status !== 'pending') return received;
  if (known.status !== 'pending') return known;
  const longer = received.answer.length >= known.answer.length ? received : known;
  return { ...longer, noticed: received.noticed ?? known.noticed };
}

function withInteraction(messages: readonly Interaction[], received: Interaction): Interaction[] {
  const known = messages.some(({ id }) => id === received.id);
  if (known)
    return messages.map((message) => (message.id === received.id ? newer(message, received) : message));
  return [...messages, received].sort(byTime);
}

/** The student of an interaction, for a question that arrives before the participant event. */
const studentOf = ({ studentUid, studentName, createdAt }: Interaction): MonitorStudent => ({
  id: studentUid,
  name: studentName,
  username: '',
  firstName: null,
  lastName: null,
  avatar: avatarOf(studentName),
  status: 'active',
  lastActivity: createdAt,
  joinedAt: createdAt,
  messages: [],
});

function withStudent(
  view: LiveView,
  id: string,
  change: (student: MonitorStudent) => MonitorStudent,
): LiveView {
  return {
    ...view,
    students: view.students.map((student) => (student.id === id ? change(student) : student)),
  };
}

/** Adds or updates an interaction, and its student if the participant event has not come yet. */
function withStudentInteraction(view: LiveView, interaction: Interaction): LiveView {
  const known = view.students.some(({ id }) => id === interaction.studentUid);
  const students = known ? view.students : [...view.students, studentOf(interaction)];
  return withStudent({ ...view, students }, interaction.studentUid, (student) => ({
    ...student,
    lastActivity: later(student.lastActivity, interaction.createdAt),
    messages: withInteraction(student.messages, interaction),
  }));
}

/** Adds or updates a student. */
function withParticipant(view: LiveView, joined: MonitorStudent): LiveView {
  if (!view.students.some(({ id }) => id === joined.id))
    return { ...view, students: [...view.students, joined] };
  return withStudent(view, joined.id, (student) => ({
    ...student,
    name: joined.name,
    username: joined.username,
    firstName: joined.firstName,
    lastName: joined.lastName,
    avatar: joined.avatar,
    joinedAt: joined.joinedAt,
    lastActivity: later(student.lastActivity, joined.lastActivity),
    messages: joined.messages.reduce(withInteraction, [...student.messages]),
  }));
}

/** Changes an interaction whose answer is under way; an ended or unknown one stays as it is. */
function withPending(
  view: LiveView,
  interactionId: string,
  change: (interaction: Interaction) => Interaction,
): LiveView {
  const student = view.students.find(({ messages }) => messages.some(({ id }) => id === interactionId));
  if (student === undefined) return view;
  return withStudent(view, student.id, ({ messages, ...rest }) => ({
    ...rest,
    messages: messages.map((message) =>
      message.id === interactionId && message.status === 'pending' ? change(message) : message,
    ),
  }));
}

/** Adds a piece of an answer if it continues or overlaps the text. The answer event closes any gap. */
const withDelta = (view: LiveView, interactionId: string, text: string, offset: number): LiveView =>
  withPending(view, interactionId, (message) => {
    const { length } = message.answer;
    return offset > length ? message : { ...message, answer: message.answer + text.slice(length - offset) };
  });

/** Adds a note. One that is known may have replies already, and stays. */
const withNote = (notes: readonly Note[], received: Note): readonly Note[] =>
  notes.some(({ id }) => id === received.id) ? notes : [...notes, received].sort(byTime);

/** Adds a reply to its note. */
const withReply = (notes: readonly Note[], noteId: string, received: NoteReply): readonly Note[] =>
  notes.map((note) =>
    note.id !== noteId || note.replies.some(({ id }) => id === received.id)
      ? note
      : { ...note, replies: [...note.replies, received].sort(byTime) },
  );

/** Adds a help request. One that is known is replaced unless its state is newer than the received one. */
function withRequest(requests: readonly HelpRequest[], received: HelpRequest): readonly HelpRequest[] {
  const known = requests.find(({ id }) => id === received.id);
  if (known === undefined)
    return [...requests, received].sort((one, other) => (one.askedAt < other.askedAt ? -1 : 1));
  if (known.changedAt > received.changedAt) return requests;
  return requests.map((request) => (request.id === received.id ? received : request));
}

/** Another opening is another lesson: the interactions of the last one are no longer live (spec 4). */
function withSession(view: LiveView, session: SessionState): LiveView {
  const same = view.session?.id === session.id && view.session.openingId === session.openingId;
  return same ? { ...view, session } : { ...emptyView, session, modelIsDown: view.modelIsDown };
}

/**
 * The view after an event. An event that comes twice changes nothing. A question, delta, note or help request
 * that comes after a newer state of the same thing changes nothing either.
 */
export function applyEvent(view: LiveView, event: MonitorEvent): LiveView {
  switch (event.event) {
    case 'snapshot':
      return {
        session: event.data.session,
        students: event.data.students,
        notes: event.data.notes ?? [],
        helpRequests: event.data.helpRequests ?? [],
        modelIsDown: event.data.modelIsDown ?? false,
      };
    case 'model':
      return { ...view, modelIsDown: event.data.isDown };
    case 'participant':
      return withParticipant(view, event.data.student);
    case 'presence':
      return withStudent(view, event.data.studentUid, (student) => ({
        ...student,
        status: event.data.status,
      }));
    case 'question':
    case 'answer':
      return withStudentInteraction(view, event.data.interaction);
    case 'delta':
      return withDelta(view, event.data.interactionId, event.data.text, event.data.offset);
    case 'findings':
      return withPending(view, event.data.interactionId, (message) => ({
        ...message,
        noticed: event.data.noticed,
      }));
    case 'note':
      return { ...view, notes: withNote(view.notes, event.data.note) };
    case 'noteReply':
      return { ...view, notes: withReply(view.notes, event.data.noteId, event.data.reply) };
    case 'helpRequest':
      return { ...view, helpRequests: withRequest(view.helpRequests, event.data.request) };
    case 'session':
      return withSession(view, event.data.session);
    default:
      return view;
  }
}
