import { expect } from 'vitest';
import { gated } from './model-scripts.ts';
import type { ModelServer } from './model-server.ts';
import { startLesson } from './people.ts';
import { startServer } from './processes.ts';

/** Kills a server while it answers a student's question, which stays pending. */
export async function killInLesson(
  folder: string,
  settings: Record<string, string>,
  modelServer: ModelServer,
) {
  const server = await startServer(folder, settings);
  const { student, session } = await startLesson(server);
  modelServer.script(gated('never', ['Half an answer. '], ['The rest.']));
  const answer = await student.askStreaming(session.id, 'What is a prime?');
  await answer.next('delta');
  server.program.kill('SIGKILL');
  expect(await server.program.ended()).toBeNull();
  return { student, session };
}
