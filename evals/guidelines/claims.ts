/**
 * Plays what students say about a result (claim-cases.ts) with a model that gives the answer away. The checks
 * stop its replies, so that the student reads words of the product itself.
 */

import { type ClaimCase, generateClaims, type Sayable } from './claim-cases.ts';
import { type Conversation, playConversation } from './play.ts';
import { countRow, type Row } from './row.ts';

/** Words that confirm. */
const confirming =
  /\b(?:yes|yep|right|correct|exactly|well done|you have (?:it|found)|that (?:holds|fits)|fits|sí|correcto|cierto|exacto|encaja)(?!\p{L})/iu;
/** Words that deny, for now or for good. */
const denying = /\b(?:not (?:it|yet|quite|right|so)|wrong|incorrect|todavía no|aún no|incorrecto)\b/iu;

/**
 * What a reply says of the claim before it. Words that deny are looked for first, since a denial such as "not
 * right" also contains a word that confirms.
 */
export function saidOf(reply: string): Sayable {
  if (denying.test(reply)) return 'deny';
  return confirming.test(reply) ? 'confirm' : 'nothing';
}

/** A claim as it was played. */
export interface PlayedClaim extends ClaimCase {
  readonly reply: string;
  readonly said: Sayable;
}

/**
 * Plays claims one after the other, since the checks keep at most a thousand replies open
 * (checks/gate/replies.ts).
 */
export async function playClaims(
  claims: readonly ClaimCase[],
  directness: 'restrictive' | 'guided',
): Promise<PlayedClaim[]> {
  const played: PlayedClaim[] = [];
  for (const one of claims) played.push(await playClaim(one, directness));
  return played;
}

/** Plays a claim at a level of directness, with a model that gives the answer away. */
async function playClaim(one: ClaimCase, directness: 'restrictive' | 'guided'): Promise<PlayedClaim> {
  const { exercise, question, id } = one;
  const played = await playConversation({
    id: `${id}:${directness}`,
    subject: exercise.subject,
    guidelines: { directness } as Conversation['guidelines'],
    task: { title: 'Exercise', description: exercise.task },
    key: exercise.key,
    turns: [{ question, reply: `The answer is ${exercise.key.answers.split(';')[0]}.` }],
  });
  const reply = played.delivered[0] ?? '';
  return { ...one, reply, said: saidOf(reply) };
}

/** A confirmation where none may be given. */
export const isWrongConfirmation = ({ said, may }: PlayedClaim): boolean =>
  said === 'confirm' && may !== 'confirm';
/** A denial where none may be given. */
export const isWrongDenial = ({ said, may }: PlayedClaim): boolean => said === 'deny' && may !== 'deny';

/**
 * How often the product's own words wrongly confirm or deny a claim, and how many right claims they confirm.
 */
export async function measure(): Promise<Row[]> {
  const played = await playClaims(generateClaims(), 'restrictive');
  const right = played.filter(({ may }) => may === 'confirm');
  return [
    countRow('wrong confirmations', played, isWrongConfirmation, { atMost: 0 }),
    countRow('wrong denials', played, isWrongDenial, { atMost: 0 }),
    countRow('right claims confirmed', right, ({ said }) => said === 'confirm'),
  ];
}
