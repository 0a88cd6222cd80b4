import { useEffect } from 'react';

/**
 * Connects the tabs of one browser. A message is the key of a conversation in which a question was asked, and
 * never contains the question.
 */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('lyceum-conversations');

/**
 * The listeners in this tab. A question of the last lesson may be stored when this tab already shows the next
 * one, whose listener then has to hear of it.
 */
const thisTab = new Set<(conversation: string) => void>();

/**
 * Tells the other tabs that a question was stored in a conversation; and this tab, if it shows another lesson
 * by now.
 */
export function announceQuestion(conversation: string): void {
  channel?.postMessage(conversation);
  for (const listener of thisTab) listener(conversation);
}

/**
 * The session or the assignment of a conversation: 'session/S/L' and 'session/S/M' are two lessons of one
 * session.
 */
const scopeOf = (conversation: string): string => conversation.split('/').slice(0, 2).join('/');

/**
 * Calls `refresh` when a question was asked elsewhere in this session or assignment: in another tab, or in
 * another lesson that this tab showed. It also calls it when this tab is shown again, since another device
 * may have been used meanwhile.
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
