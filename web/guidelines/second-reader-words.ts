import { plural, t } from '@lingui/core/macro';
import type { Receipt } from '../../contract/tutor.ts';
import { formatList } from '../ui/lists.ts';

/** Which models have read a question, whatever they found. */
function readersOf({ readBy }: Receipt): string | null {
  const names = readBy?.question.flatMap(({ model, found }) => (found === 'unread' ? [] : [model])) ?? [];
  return names.length === 0 ? null : t`The question was read by ${formatList([...new Set(names)])}`;
}

/** How much of what was in doubt in an answer nobody has read. */
function unreadPartsOf({ secondModel, readBy }: Receipt): string | null {
  const unread = readBy?.reply?.unread ?? 0;
  if (unread > 0)
    return plural(unread, {
      one: '# part of the answer that was in doubt was read by no second model',
      other: '# parts of the answer that were in doubt were read by no second model',
    });
  return secondModel?.reply === 'unread' ? t`The second model has not read the whole answer` : null;
}

/** What second readers found in the question or stopped in the answer, and what nobody has read in time. */
export function secondReaderWords(guard: Receipt): string[] {
  const { question, reply } = guard.secondModel ?? {};
  return [
    readersOf(guard),
    question === 'stopped' ? t`The second model found this in the question; the other checks did not` : null,
    question === 'distress' ? t`The second model found that the question tells of distress` : null,
    question === 'unread' ? t`No second model has read the whole question in time` : null,
    reply === 'stopped' ? t`The second model stopped a part of the answer` : null,
    unreadPartsOf(guard),
  ].filter((text) => text !== null);
}
