import { useEffect } from 'react';

/** Connects the tabs of one browser. A message is the key of a conversation in which a question was asked, never its text. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('lyceum-conversations');

/** The listeners in this tab, in which a new lesson may have replaced the one in which a question was asked. */
const thisTab = new Set<(conversation: string) => void>();

/** Tells the other tabs, and the other lessons of this one, that a question was stored in a conversation. */
export function announceQuestion(conversation: string): void {
  channel?.postMessage(conversation);
  for (const listener of thisTab) listener(conversation);
}

/** The session or the assignment of a conversation: 'session/S/L' and 'session/S/M' are two lessons of one session. */
const scopeOf = (conversation: string): string => conversation.split('/').slice(0, 2).join('/');

/**
 * Calls `refresh` when a question was asked in this session or assignment elsewhere: in another tab, or in another lesson that
 * this tab showed. It also does so when this tab is shown again, since another device may have been used meanwhile.
 */
export function useQuestionsElsewhere(conversation: string, refresh: () => void): void {
  useEffect(() => {
    const isHere = (other: string) => scopeOf(other) === scopeOf(conversation);
    const onMessage = (event: MessageEvent<string>) => {
      if (isHere(event.data)) refresh();
    };
    const onAsked = (other: string) => {
      if (other !== conversation && isHere(other)) refresh();
    };
    const onShown = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    thisTab.add(onAsked);
    channel?.addEventListener('message', onMessage);
    document.addEventListener('visibilitychange', onShown);
    return () => {
      thisTab.delete(onAsked);
      channel?.removeEventListener('message', onMessage);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [conversation, refresh]);
}
