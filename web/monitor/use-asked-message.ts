import { useEffect, useRef } from 'react';
import { questionAnchor } from '../ui/changed-question.tsx';

/**
 * A message that the conversation is asked to show. A new object asks once more, even for the same message.
 */
export interface AskedMessage {
  readonly interactionId: string;
}

interface Shown {
  /** How many messages are to be drawn. */
  readonly wanted: number;
  readonly drawn: readonly { readonly id: string }[];
  /** Loads or shows earlier messages; null if there are none. */
  readonly earlier: (() => void) | null;
  readonly isLoading: boolean;
  /** Is called when the message has been scrolled to. */
  readonly onShown: () => void;
}

/** How often earlier messages are loaded for one message. */
const maximumLoads = 10;

/**
 * Draws a frame around the message that fades once. Fading is not motion, so people who prefer reduced motion
 * see it as well.
 */
function fadeFrame(message: HTMLElement): void {
  const colour = getComputedStyle(message).getPropertyValue('--color-danger');
  const frame = (shade: string) => ({ boxShadow: ['0', '0', '0', '3px', shade].join(' ') });
  message.animate([frame(colour), { ...frame(colour), offset: 0.5 }, frame('#0000')], 3000);
}

/**
 * Scrolls to a message, gives it the focus and a frame that fades. Earlier messages are loaded for it, within
 * a limit.
 */
export function useAskedMessage(asked: AskedMessage | undefined, shown: Shown): void {
  const found = useRef<AskedMessage>(undefined);
  const loads = useRef<{ for: AskedMessage | undefined; count: number }>({ for: undefined, count: 0 });
  const { wanted, drawn, earlier, isLoading, onShown } = shown;
  useEffect(() => {
    if (asked === undefined || found.current === asked) return;
    const { interactionId } = asked;
    if (drawn.some(({ id }) => id === interactionId)) {
      found.current = asked;
      const message = document.getElementById(questionAnchor(interactionId).id);
      if (message === null) return;
      message.focus();
      onShown();
      fadeFrame(message);
      return;
    }
    // Loaded messages are drawn bit by bit while the page is idle, the newest first. The asked one may still
    // come.
    const isAwaited = isLoading || drawn.length < wanted;
    if (loads.current.for !== asked) loads.current = { for: asked, count: 0 };
    if (isAwaited || earlier === null || loads.current.count >= maximumLoads) return;
    loads.current.count++;
    earlier();
  }, [asked, wanted, drawn, earlier, isLoading, onShown]);
}
