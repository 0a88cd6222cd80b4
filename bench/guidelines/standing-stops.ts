import { standingProhibitions } from '../../contract/standing-prohibitions.ts';
import { playConversation } from './play.ts';

/** What no level permits (content, manner) and a reply that a model insists on is stopped for, as the receipt says. */
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
