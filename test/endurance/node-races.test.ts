import { setTimeout as pause } from 'node:timers/promises';
import { it } from 'vitest';
import { type Student, startLesson, succeeded } from '../people.ts';
import { at } from '../several-nodes.ts';
import { counts, randomNumbers } from './counts.ts';
import { type Outcome, raceChanges } from './races.ts';
import { canRunThreeNodes, startThreeNodes } from './three-nodes.ts';

it.runIf(canRunThreeNodes)(
  'on three nodes no question that is sent after a change at another node is let through against it',
  { timeout: 600_000 + counts.races * 2_000 },
  async () => {
    const nodes = await startThreeNodes();
    const { teacher, students, session, class: ofClass } = await startLesson(nodes, { students: 3 });
    const [first] = students as [Student];
    const random = randomNumbers(counts.seed);
    const anywhere = <P extends { url: string }>(person: P): P =>
      at({ url: nodes.urls[Math.floor(random() * nodes.urls.length)] as string }, person);

    const ask = async (student: Student): Promise<Outcome> => {
      const { body } = await anywhere(student).ask(session.id, 'How?');
      return body.success ? { levels: body.interaction.guard.guidelines } : { refused: body.code };
    };
    const change = async (path: string, body: object = {}) =>
      succeeded(await anywhere(teacher).post(path, body));
    const inSession = (path: string) => `/api/sessions/${session.id}/${path}`;
    const inClass = (path: string) => `/api/classes/${ofClass.id}/${path}`;
    const aboutFirst = { studentUid: first.uid };
    await raceChanges(
      {
        asks: students.map((student) => () => ask(student)),
        acts: {
          pauseAll: () => change(inSession('pause')),
          pauseFirst: () => change(inSession('pause'), aboutFirst),
          resume: () => change(inSession('resume')),
          stop: () => change(inClass('stop-session')),
          start: () => change(inClass('start-session')),
          remove: () => change(inClass('remove-student'), aboutFirst),
          letIn: () => change(inClass('let-in'), aboutFirst),
          signOut: () => anywhere(first).post('/api/auth/sign-out', {}),
          signIn: async () => {
            const again = anywhere(first);
            await again.signInAgain();
            first.token = again.token;
          },
          setQuota: (studentQuestions) => change(inClass('time-limits'), { studentQuestions }),
          setLevels: (directness) => change(inSession('guidelines'), { aiGuidelines: { directness } }),
          setLevelsOfFirst: (directness) =>
            change(inSession('student-guidelines'), { ...aboutFirst, aiGuidelines: { directness } }),
        },
        // A question is on its way to its write for some milliseconds.
        later: pause,
      },
      counts.seed,
    );
  },
);
