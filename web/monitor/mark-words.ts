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
  'wants-answer': { look: 'notice', icon: 'send' },
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
    'wants-answer': t`Wants the answer`,
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
    'wants-answer': t`Wants answer`,
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
    stuck: t`The last messages read as those of somebody who cannot go on alone.`,
    'wants-answer': t`Wants the answer itself, or tries to switch the tutor's rules off.`,
    'found-it': t`Stated the answer, which no reply had given away.`,
  })[kind];
