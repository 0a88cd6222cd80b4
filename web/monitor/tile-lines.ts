import { t } from '@lingui/core/macro';
import { beginningOf, endOf } from '../../contract/characters.ts';
import { limits } from '../../contract/constants.ts';
import type { MonitorStudent } from '../../contract/monitor.ts';
import type { Interaction } from '../../contract/tutor.ts';
import type { PlainTextOptions } from '../../markdown/plain-text.ts';
import { endingOf, waitingWord } from '../ui/interaction.tsx';

/** How many characters of a message are read: more than a line can show. */
const readLength = 400;

/** One message in a line. */
export interface TileLine {
  readonly key: string;
  readonly author: string;
  readonly isStudent: boolean;
  /** Its Markdown, or a part of it. */
  readonly text: string;
  readonly part: PlainTextOptions;
  /** What stands in place of a text that is empty. */
  readonly whenEmpty: string;
  /** The text still grows, so its end is shown. */
  readonly isGrowing: boolean;
}

const questionLine = ({ id, question }: Interaction, author: string): TileLine => ({
  key: `${id}-question`,
  author,
  isStudent: true,
  text: beginningOf(question, readLength),
  part: {},
  whenEmpty: '',
  isGrowing: false,
});

function answerLine({ id, answer, status }: Interaction, live: boolean): TileLine {
  const isGrowing = status === 'pending';
  const isCut = answer.length > readLength;
  return {
    key: `${id}-answer`,
    author: t`AI tutor`,
    isStudent: false,
    text: isGrowing ? endOf(answer, readLength) : beginningOf(answer, readLength),
    part: { growing: isGrowing || isCut, begun: isGrowing && isCut },
    whenEmpty: isGrowing ? waitingWord(live) : (endingOf(status) ?? ''),
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
