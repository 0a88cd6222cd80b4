import { expect, it } from 'vitest';
import { streamed } from '../model-scripts.ts';
import { startLesson, succeeded } from '../people.ts';
import { freshFolder, startServer } from '../processes.ts';
import { startScriptedModel } from '../scripted-model.ts';
import { counts } from './counts.ts';

it('a class that asks without a break does not make the memory of the server grow', {
  timeout: 3_600_000,
}, async () => {
  const model = await startScriptedModel();
  model.answer(() => streamed(['Which numbers divide it? ', 'Try the small ones. '.repeat(20)]));
  const server = await startServer(freshFolder(), {
    AI_BASE_URL: model.url,
    AI_MODEL: 'scripted',
    LIMITS_SCALE: '100000',
  });
  const { students, session } = await startLesson(server, { students: 10 });
  const askFor = async (rounds: number) => {
    for (let round = 0; round < rounds; round++) {
      await Promise.all(
        students.map(async (student) => {
          const answer = await student.ask(session.id, `What about ${round}?`);
          expect(succeeded(answer).interaction.status).toBe('answered');
        }),
      );
    }
  };
  const half = Math.ceil(counts.questions / students.length / 2);
  await askFor(half);
  const first = server.program.memory();
  await askFor(half);
  // The second half repeats the same work: memory that the first half did not free would grow again.
  expect(server.program.memory() / first).toBeLessThan(1.5);
});
