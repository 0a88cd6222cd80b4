import { useEffect } from 'react';

/** Between the tabs of one browser. A message is the key of a conversation in which a question was asked, and no text. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('lyceum-conversations');

/** Tells the other tabs that a question was stored in a conversation. */
export const announceQuestion = (conversation: string): void => channel?.postMessage(conversation);

/** Calls `refresh` when another tab has asked in this conversation, and when this tab is shown again, for other devices. */
export function useQuestionsElsewhere(conversation: string, refresh: () => void): void {
  useEffect(() => {
    const onMessage = (event: MessageEvent<string>) => {
      if (event.data === conversation) refresh();
    };
    const onShown = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    channel?.addEventListener('message', onMessage);
    document.addEventListener('visibilitychange', onShown);
    return () => {
      channel?.removeEventListener('message', onMessage);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [conversation, refresh]);
}
