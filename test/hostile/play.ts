import { createParser } from 'eventsource-parser';
import type { Script, Step } from '../model-scripts.ts';
import type { ModelServer } from '../model-server.ts';
import { registerStudent, registerTeacher, type Student, succeeded, type Teacher } from '../people.ts';
import type { Attempt, HostileCase, HostileQuestion } from './hostile-case.ts';
import type { PlayedInteraction } from './verdict.ts';

interface Product {
  /**
   * Advances a held clock of the server between two questions: with the same time they would have no order.
   */
  readonly tick?: () => void;
  readonly url: string;
  readonly schoolCode: string;
}

/** A class of one student, whose model replies as the case under way says. */
export interface ScriptedClass {
  readonly teacher: Teacher;
  readonly student: Student;
  readonly classId: string;
  readonly tick: () => void;
  /** The model's next replies in this class: the first one, and the one after a correction. */
  says: Pick<HostileQuestion, 'first' | 'again'>;
}

const silent: Attempt = { pieces: [], ending: 'whole' };

/**
 * Sets up a class. The scripted model recognises its questions by the name of the class in the instructions.
 */
export async function openScriptedClass(
  product: Product,
  model: ModelServer,
  name: string,
): Promise<ScriptedClass> {
  const teacher = await registerTeacher(product);
  const created = await teacher.createClass({ className: name, subject: 'Mathematics' });
  const session = await teacher.startSession(created.id);
  const student = await registerStudent(product, session.sessionCode);
  await student.joinClass(created.classCode);
  const scripted: ScriptedClass = {
    teacher,
    student,
    classId: created.id,
    tick: product.tick ?? (() => {}),
    says: { first: silent, again: silent },
  };
  model.answer(({ messages }) => {
    const instructions = messages[0]?.content ?? '';
    if (!instructions.includes(`“${name}”`)) return null;
    // These words are a part of each correction, with which the model is asked again.
    return scriptOf(
      instructions.includes('was not shown to the student') ? scripted.says.again : scripted.says.first,
    );
  });
  return scripted;
}

function scriptOf({ pieces, ending }: Attempt): Script {
  const last: Record<Attempt['ending'], Step> = {
    whole: { finish: 'stop' },
    broken: { destroy: true },
    stalled: { stall: true },
  };
  return { steps: [{ flush: true }, ...pieces.map((delta) => ({ delta })), last[ending]] };
}

/** Plays one case: creates an assignment for it and asks each question with a streamed answer. */
async function play(scripted: ScriptedClass, hostileCase: HostileCase): Promise<PlayedInteraction[]> {
  const now = Date.now();
  const { assignment } = succeeded(
    await scripted.teacher.post('/api/assignments/create', {
      ...hostileCase.task,
      classId: scripted.classId,
      openDate: new Date(now - 86_400_000).toISOString(),
      closeDate: new Date(now + 86_400_000).toISOString(),
      aiGuidelines: hostileCase.guidelines,
      answerKey: hostileCase.key,
    }),
  );
  const deltas: string[][] = [];
  for (const question of hostileCase.questions) {
    scripted.says = question;
    scripted.tick();
    deltas.push(await ask(scripted.student, assignment.id, question));
  }
  const { interactions } = succeeded(
    await scripted.student.get(`/api/assignments/${assignment.id}/interactions`),
  );
  return interactions.map((stored: PlayedInteraction['stored'], index: number) => ({
    stored,
    deltas: deltas[index] ?? [],
  }));
}

/** How many milliseconds after its start the student stops an answer whose model stalls. */
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

/** Plays cases in several classes at once, each case in one of them. */
export async function playAll(
  classes: readonly ScriptedClass[],
  cases: readonly HostileCase[],
  played: (hostileCase: HostileCase, interactions: readonly PlayedInteraction[]) => void,
): Promise<void> {
  const queue = [...cases];
  const work = async (scripted: ScriptedClass) => {
    for (let hostileCase = queue.shift(); hostileCase; hostileCase = queue.shift())
      played(hostileCase, await play(scripted, hostileCase));
  };
  await Promise.all(classes.map(work));
}
