import { t } from '@lingui/core/macro';
import type { MarkKind } from '../../contract/marks.ts';
import type { InHand } from '../../contract/safeguarding.ts';
import type { IconName } from '../ui/icon.tsx';
import { formatSince } from '../ui/moments.ts';

interface MarkLook {
  readonly look: 'danger' | 'asks' | 'stuck' | 'notice' | 'positive';
  readonly icon: IconName;
}

/** The colour and the shape of each mark. */
export const markLooks: Readonly<Record<MarkKind, MarkLook>> = {
  danger: { look: 'danger', icon: 'warning' },
  'in-hand': { look: 'danger', icon: 'eye' },
  asks: { look: 'asks', icon: 'hand' },
  'model-fails': { look: 'notice', icon: 'retry' },
  stuck: { look: 'stuck', icon: 'loop' },
  pressing: { look: 'notice', icon: 'send' },
  'off-task': { look: 'notice', icon: 'away' },
  'found-it': { look: 'positive', icon: 'check' },
};

/** The word of each mark. */
export const markWord = (kind: MarkKind): string =>
  ({
    danger: t`May be in danger`,
    'in-hand': t`In hand`,
    asks: t`Asks for you`,
    'model-fails': t`No answer`,
    stuck: t`Stuck`,
    pressing: t`Presses for the answer`,
    'off-task': t`Off the task`,
    'found-it': t`Found it`,
  })[kind];

/** The same in one or two words, for a tile. */
export const shortMarkWord = (kind: MarkKind): string =>
  ({
    danger: t`Danger`,
    'in-hand': t`In hand`,
    asks: t`Asks you`,
    'model-fails': t`No answer`,
    stuck: t`Stuck`,
    pressing: t`Presses`,
    'off-task': t`Off task`,
    'found-it': t`Found it`,
  })[kind];

/** Who has an alert in hand, and since when. */
export const inHandWords = ({ by, at }: InHand): string => t`${by}, since ${formatSince(at)}`;

/** What a mark means, for those who read it for the first time. */
export const markMeaning = (kind: MarkKind): string =>
  ({
    asks: t`Asks for you with the button above the chat, with or without a message.`,
    danger: t`A message showed danger, and nobody has decided on its alert yet.`,
    'in-hand': t`A message showed danger, and somebody looks after it. The mark stays until the alert is settled.`,
    'model-fails': t`The last answer failed, or the tutor has not said a word for 20 seconds.`,
    stuck: t`Says so, asks the same again and again, takes no step of their own, or got two answers in a row that the guidelines stopped.`,
    pressing: t`Presses for the answer, or tries to switch the tutor's rules off.`,
    'off-task': t`The last two questions share no word with what the class asks.`,
    'found-it': t`Stated the answer, which no reply had given away.`,
  })[kind];
