import { t } from '@lingui/core/macro';
import { beginningOf, endOf } from '../../contract/characters.ts';
import { limits } from '../../contract/constants.ts';
import type { MonitorStudent } from '../../contract/monitor.ts';
import type { Interaction } from '../../contract/tutor.ts';
import { plainText } from '../../markdown/plain-text.ts';
import { endingOf, waitingWord } from '../ui/interaction.tsx';

/** How many characters of a message are turned into plain text: more than a line can show. */
const readLength = 400;

/** One message in a line of plain text. */
export interface TileLine {
  readonly key: string;
  readonly author: string;
  readonly isStudent: boolean;
  readonly text: string;
  /** The text still grows, so its end is shown. */
  readonly isGrowing: boolean;
}

const questionLine = ({ id, question }: Interaction, author: string): TileLine => ({
  key: `${id}-question`,
  author,
  isStudent: true,
  text: plainText(beginningOf(question, readLength)),
  isGrowing: false,
});

function answerLine({ id, answer, status }: Interaction, live: boolean): TileLine {
  const isGrowing = status === 'pending';
  const part = isGrowing ? endOf(answer, readLength) : beginningOf(answer, readLength);
  const isCut = answer.length > readLength;
  const text = plainText(part, { growing: isGrowing || isCut, begun: isGrowing && isCut });
  return {
    key: `${id}-answer`,
    author: t`AI tutor`,
    isStudent: false,
    text: text || (isGrowing ? waitingWord(live) : (endingOf(status) ?? '')),
    isGrowing,
  };
}

/** The last messages of a student: a question and its answer are two (spec 2, 9). */
export const tileLines = (
  { name, messages }: Pick<MonitorStudent, 'name' | 'messages'>,
  live: boolean,
): TileLine[] =>
  messages
    .slice(-limits.collapsedMessages)
    .flatMap((interaction) => [questionLine(interaction, name), answerLine(interaction, live)])
    .slice(-limits.collapsedMessages);
