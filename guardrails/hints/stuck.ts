import type { Situation } from '../detector.ts';
import { findAttempts } from '../input/attempts.ts';
import { showsWork } from './claims.ts';

/** A longer message says more than that its writer is stuck. */
const longest = 90;

const stuck =
  /^\W*\?+\W*$|(?<!\p{L})(?:(?:don['’]?t|do not|didn['’]?t|can['’]?t|cannot) (?:really |even |still )?(?:get|understand|know|see|do|figure)|no (?:idea|clue|opinion)|idk|dunno|lost|stuck|confus\w+|makes no sense|too (?:hard|difficult)|help|huh|give up|hate this|verstehe?(?: \p{L}+){0,3} (?:nicht|nichts)|keine (?:ahnung|meinung)|kapiere?|weiß (?:es |ich )?nicht|nicht weiter|hilfe|zu schwer|geb(?:e)? auf|(?:comprends?|sais|vois|capte) (?:toujours |vraiment |plus )?(?:pas|rien)|aucune idée|bloquée?|perdue?|trop (?:dur|difficile)|aide|no (?:lo |le )?(?:entiendo|sé|comprendo|veo)|ni idea|atascad[oa]|perdid[oa]|muy difícil|ayuda)(?!\p{L})/iu;

/** Whether a message says only that its writer is stuck. */
export const isStuck = (message: string): boolean =>
  message.length <= longest && !/\d/.test(message) && !showsWork(message) && stuck.test(message);

/** Whether a message presses for the answer. */
export const isDemand = (message: string): boolean => findAttempts(message).pressure;

/** Whether a student has said twice or more, the current message included, that they are stuck or want the answer. */
export function needsSmallerStep({ question, earlier }: Situation): boolean {
  const isCallForHelp = (message: string) => isStuck(message) || isDemand(message);
  return isCallForHelp(question) && earlier.some((past) => isCallForHelp(past.question));
}
