import { standingProhibitions } from '../../contract/standing-prohibitions.ts';
import { playConversation } from './play.ts';

/**
 * The standing prohibitions (content, manner) for which a reply is stopped, as its receipt names them. The
 * model gives the same reply again when it is asked to write another one.
 */
export async function standingStopsOf(
  reply: string,
  id: string,
  question = 'What does this mean?',
): Promise<string[]> {
  const guidelines = { directness: 'permissive' as const };
  const turns = [{ question, reply }];
  const { stopped } = await playConversation({ id, subject: 'Science', guidelines, turns });
  return stopped.flat().filter((name) => name in standingProhibitions);
}
