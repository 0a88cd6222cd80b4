import { t } from '@lingui/core/macro';
import { ActionMenu } from '../ui/action-menu.tsx';
import { IconButton } from '../ui/button.tsx';
import { chooseEnterSends, useEnterSends } from '../ui/enter-key.ts';
import { Icon } from '../ui/icon.tsx';
import { usePrintAll } from '../ui/use-print-all.ts';
import type { useConversation } from './use-conversation.ts';

interface ChatMenuProps {
  conversation: ReturnType<typeof useConversation>;
  closed: boolean;
}

/** What a student chooses for the chat, and its printing. */
export function ChatMenu({ conversation: { interactions, history }, closed }: ChatMenuProps) {
  const enterSends = useEnterSends();
  const print = usePrintAll({
    earlier: history.earlier,
    isLoading: history.isLoadingEarlier,
    count: interactions.length,
  });
  const choice = {
    label: t`Enter sends the message`,
    checked: enterSends,
    onChoose: () => chooseEnterSends(!enterSends),
  };
  const actions = [
    ...(closed ? [] : [choice]),
    ...(interactions.length === 0 ? [] : [{ label: t`Print conversation`, onChoose: print }]),
  ];
  if (actions.length === 0) return null;
  return (
    <ActionMenu
      actions={actions}
      trigger={
        <IconButton label={t`Options of the chat`}>
          <Icon name="more" />
        </IconButton>
      }
    />
  );
}
