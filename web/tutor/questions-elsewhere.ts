import { useEffect } from 'react';

/** Between the tabs of one browser. A message is the key of a conversation in which a question was asked, and no text. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('lyceum-conversations');

/** Within this tab, where a lesson that has just begun takes the place of the one in which a question was asked. */
const thisTab = new Set<(conversation: string) => void>();

/** Tells the other tabs, and the other lessons of this one, that a question was stored in a conversation. */
export function announceQuestion(conversation: string): void {
  channel?.postMessage(conversation);
  for (const hear of thisTab) hear(conversation);
}

/** The session or the assignment of a conversation: 'session/S/L' and 'session/S/M' are two lessons of one session. */
const placeOf = (conversation: string): string => conversation.split('/').slice(0, 2).join('/');

/**
 * Calls `refresh` when a question was asked in this conversation elsewhere: in another tab, in what this tab took for the lesson
 * of the same session, and when this tab is shown again, on other devices.
 */
export function useQuestionsElsewhere(conversation: string, refresh: () => void): void {
  useEffect(() => {
    const isHere = (other: string) => placeOf(other) === placeOf(conversation);
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
