import { createParser } from 'eventsource-parser';
import type { Script, Step } from '../model-scripts.ts';
import type { ModelServer } from '../model-server.ts';
import { registerStudent, registerTeacher, type Student, succeeded, type Teacher } from '../people.ts';
import type { Attempt, HostileCase, HostileQuestion } from './hostile-case.ts';
import type { PlayedInteraction } from './verdict.ts';

interface Product {
  /** Lets time go by where a clock is held: questions of one moment have no order. */
  readonly tick?: () => void;
  readonly url: string;
  readonly schoolCode: string;
}

/** A class of one student, whose model says what the student's case wants it to say. */
export interface Desk {
  readonly teacher: Teacher;
  readonly student: Student;
  readonly classId: string;
  readonly tick: () => void;
  /** What the model does next in this class, the second after it was corrected. */
  says: Pick<HostileQuestion, 'first' | 'again'>;
}

const silent: Attempt = { pieces: [], ending: 'whole' };

/** Sets up a class whose questions the scripted model recognises by the class's name. */
export async function openDesk(product: Product, model: ModelServer, name: string): Promise<Desk> {
  const teacher = await registerTeacher(product);
  const created = await teacher.createClass({ className: name, subject: 'Mathematics' });
  const session = await teacher.startSession(created.id);
  const student = await registerStudent(product, session.sessionCode);
  await student.joinClass(created.classCode);
  const desk: Desk = {
    teacher,
    student,
    classId: created.id,
    tick: product.tick ?? (() => {}),
    says: { first: silent, again: silent },
  };
  model.answer(({ messages }) => {
    const instructions = messages[0]?.content ?? '';
    if (!instructions.includes(`“${name}”`)) return null;
    return scriptOf(
      instructions.includes('was not shown to the student') ? desk.says.again : desk.says.first,
    );
  });
  return desk;
}

function scriptOf({ pieces, ending }: Attempt): Script {
  const last: Record<Attempt['ending'], Step> = {
    whole: { finish: 'stop' },
    broken: { destroy: true },
    stalled: { stall: true },
  };
  return { steps: [{ flush: true }, ...pieces.map((delta) => ({ delta })), last[ending]] };
}

/** Plays one case: an assignment of its own, and each question over the stream. */
async function play(desk: Desk, one: HostileCase): Promise<PlayedInteraction[]> {
  const now = Date.now();
  const { assignment } = succeeded(
    await desk.teacher.post('/api/assignments/create', {
      ...one.task,
      classId: desk.classId,
      openDate: new Date(now - 86_400_000).toISOString(),
      closeDate: new Date(now + 86_400_000).toISOString(),
      aiGuidelines: one.guidelines,
      answerKey: one.key,
    }),
  );
  const deltas: string[][] = [];
  for (const question of one.questions) {
    desk.says = question;
    desk.tick();
    deltas.push(await ask(desk.student, assignment.id, question));
  }
  const { interactions } = succeeded(
    await desk.student.get(`/api/assignments/${assignment.id}/interactions`),
  );
  return interactions.map((stored: PlayedInteraction['stored'], index: number) => ({
    stored,
    deltas: deltas[index] ?? [],
  }));
}

/** The student stops an answer whose model has stalled after this many milliseconds. */
const stopAfter = 60;

async function ask(
  student: Student,
  assignmentId: string,
  { question, first }: HostileQuestion,
): Promise<string[]> {
  const answer = await fetch(`${student.url}/api/assignments/${assignmentId}/chat`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${student.token}`,
    },
    body: JSON.stringify({ question }),
  });
  if (!answer.ok || !answer.body) throw new Error(`Refused with ${answer.status}: ${await answer.text()}`);
  const deltas: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const sent = JSON.parse(data);
      if (event === 'delta') deltas.push(sent.text);
      if (event === 'start' && first.ending === 'stalled') {
        timer = setTimeout(
          () => void student.post(`/api/interactions/${sent.interactionId}/stop`),
          stopAfter,
        );
      }
    },
  });
  const decoder = new TextDecoder();
  for await (const chunk of answer.body) parser.feed(decoder.decode(chunk, { stream: true }));
  clearTimeout(timer);
  return deltas;
}

/** Plays cases at several desks at once, each case at one of them. */
export async function playAll(
  desks: readonly Desk[],
  cases: readonly HostileCase[],
  played: (one: HostileCase, interactions: readonly PlayedInteraction[]) => void,
): Promise<void> {
  const queue = [...cases];
  const work = async (desk: Desk) => {
    for (let one = queue.shift(); one; one = queue.shift()) played(one, await play(desk, one));
  };
  await Promise.all(desks.map(work));
}
