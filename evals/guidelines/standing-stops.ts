import { standingProhibitions } from '../../contract/standing-prohibitions.ts';
import { playConversation } from './play.ts';

/** The question that a reply answers, and the class in which it was asked. */
export interface Asked {
  readonly question?: string;
  readonly subject?: string;
  readonly ageOrGrade?: string;
}

/**
 * The standing prohibitions (content, manner) for which a reply is stopped, as its receipt names them. The
 * model gives the same reply again when it is asked to write another one.
 */
export async function standingStopsOf(
  reply: string,
  id: string,
  { question = 'What does this mean?', subject = 'Science', ageOrGrade = '' }: Asked = {},
): Promise<string[]> {
  const guidelines = { directness: 'permissive' as const };
  const turns = [{ question, reply }];
  const { stopped } = await playConversation({ id, subject, ageOrGrade, guidelines, turns });
  return stopped.flat().filter((name) => name in standingProhibitions);
}
