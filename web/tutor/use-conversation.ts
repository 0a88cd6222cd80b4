import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { readsInParts } from '../api/held-responses.ts';
import { logFailure } from '../api/log.ts';
import { randomId } from '../api/random-id.ts';
import { ask, followToEnd } from './ask.ts';
import {
  type ChatInteraction,
  type Conversation,
  type ConversationEvent,
  conversationReducer,
  isUnacknowledged,
  isWaiting,
  lastStored,
  visibleInteractions,
} from './conversation.ts';
import { type ConversationSource, stopAnswer } from './conversation-source.ts';
import { announceQuestion, useQuestionsElsewhere } from './questions-elsewhere.ts';
import { forgetUnacknowledged, keepUnacknowledged, unacknowledgedIn } from './unacknowledged.ts';

/**
 * The pauses before an answer is followed again, on any network and on one that holds streams back, and before
 * loading is tried again, in milliseconds.
 */
const followAgainAfter = 1_000;
const readAgainAfter = 3_000;
const loadAgainAfter = 3_000;

/**
 * Deltas come faster than the screen is drawn, so they are passed on together, about 30 times a second. Any
 * other event is passed on at once, after the deltas that wait.
 */
function useFrameBatch(dispatch: (event: ConversationEvent) => void) {
  const batch = useRef<ConversationEvent[]>([]);
  const frame = useRef<ReturnType<typeof setTimeout> | null>(null);
  const flush = useCallback(() => {
    frame.current = null;
    for (const event of batch.current.splice(0)) dispatch(event);
  }, [dispatch]);
  return useCallback(
    (event: ConversationEvent) => {
      batch.current.push(event);
      if (event.type !== 'delta') flush();
      // A timer and not an animation frame, because background tabs have no frames.
      else frame.current ??= setTimeout(flush, 33);
    },
    [flush],
  );
}

/** A question as it is asked. */
type Asked = Pick<ChatInteraction, 'key' | 'question' | 'retryOf' | 'changedFrom'>;

type LoadState = 'loading' | 'ready' | 'failed';

/**
 * The stored interactions of this conversation. Loading is repeated until it works. `earlier` loads the page
 * before the first loaded one, and `refresh` loads the newest page again, for questions that were asked
 * elsewhere.
 */
function useStoredInteractions(source: ConversationSource, dispatch: (event: ConversationEvent) => void) {
  const [state, setState] = useState<LoadState>('loading');
  const [cursor, setCursor] = useState<string | null>(null);
  const read = useCallback(
    async (at?: string) => {
      const page = await source.read({ cursor: at });
      dispatch({ type: 'restored', interactions: page.interactions });
      return page.nextCursor;
    },
    [source, dispatch],
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isUnmounted = false;
    const attempt = () => {
      read().then(
        (next) => {
          if (isUnmounted) return;
          setCursor(next);
          setState('ready');
        },
        (error: unknown) => {
          logFailure(error);
          if (isUnmounted) return;
          setState('failed');
          timer = setTimeout(attempt, loadAgainAfter);
        },
      );
    };
    attempt();
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [read]);
  const [isLoadingEarlier, setIsLoadingEarlier] = useState(false);
  const loadEarlier = (at: string) => {
    setIsLoadingEarlier(true);
    void read(at)
      .then(setCursor, logFailure)
      .finally(() => setIsLoadingEarlier(false));
  };
  const earlier = cursor === null ? null : () => loadEarlier(cursor);
  const refresh = useCallback(() => void read().catch(logFailure), [read]);
  return { state, earlier, isLoadingEarlier, refresh };
}

/**
 * Follows an answer that grows without the stream of its question, and tries again each second until it has
 * ended.
 */
function useDetachedAnswer(
  interaction: ChatInteraction | undefined,
  dispatch: (event: ConversationEvent) => void,
) {
  const interactionId = interaction?.status === 'detached' ? interaction.interactionId : null;
  const key = interaction?.key;
  useEffect(() => {
    if (interactionId === null || key === undefined) return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = async () => {
      const hasEnded = await followToEnd({ key, interactionId }, dispatch, controller.signal);
      if (!hasEnded && !controller.signal.aborted)
        timer = setTimeout(attempt, readsInParts() ? readAgainAfter : followAgainAfter);
    };
    void attempt();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [interactionId, key, dispatch]);
}

/**
 * The conversation when the page opens: the question that was sent before a reload and not acknowledged, if
 * there is one.
 */
function initialConversation(source: ConversationSource): Conversation {
  const unacknowledged = unacknowledgedIn(source.key);
  return unacknowledged === null ? [] : conversationReducer([], { type: 'unacknowledged', unacknowledged });
}

/**
 * One student's conversation: its interactions, and the actions on it. `source` must stay the same object for
 * the same conversation.
 */
export function useConversation(source: ConversationSource) {
  const [interactions, dispatch] = useReducer(conversationReducer, source, initialConversation);
  const dispatchBatched = useFrameBatch(dispatch);
  const history = useStoredInteractions(source, dispatch);
  const waiting = interactions.findLast(isWaiting);
  useDetachedAnswer(waiting, dispatchBatched);
  useQuestionsElsewhere(source.key, history.refresh);
  useEffect(() => {
    const unacknowledged = unacknowledgedIn(source.key);
    const interaction = interactions.find(({ key }) => key === unacknowledged?.key);
    if (interaction !== undefined && (interaction.interactionId !== null || interaction.refused))
      forgetUnacknowledged(source.key);
  }, [interactions, source]);

  const askQuestion = (asked: Asked): void => {
    dispatch({ type: 'asked', ...asked });
    keepUnacknowledged(source.key, { ...asked, after: lastStored(interactions) });
    void ask({ ...asked, source }, (event) => {
      if (event.type === 'started') announceQuestion(source.key);
      dispatchBatched(event);
    });
  };
  const retry = (interaction: ChatInteraction): void => {
    if (waiting !== undefined) return;
    // A question that the server may have received keeps its key, so it is stored only once.
    const { key, question, interactionId, retryOf, changedFrom } = interaction;
    if (isUnacknowledged(interaction)) askQuestion({ key, question, retryOf, changedFrom });
    else askQuestion({ key: randomId(), question, retryOf: interactionId ?? retryOf, changedFrom });
  };
  const send = (question: string, changedFrom?: string): void => {
    const text = question.trim();
    if (text === '' || waiting !== undefined) return;
    const last = interactions.at(-1);
    if (last !== undefined && isUnacknowledged(last) && last.question === text) retry(last);
    else
      askQuestion({ key: randomId(), question: text, retryOf: undefined, changedFrom: changedFrom ?? null });
  };
  const stop = (): void => {
    const { interactionId, key } = waiting ?? {};
    if (interactionId == null || key === undefined) return;
    stopAnswer(interactionId).then(
      (interaction) => dispatch({ type: 'ended', key, interaction }),
      logFailure,
    );
  };
  // The list stays the same until the conversation changes, so that a key press in the box renders no message
  // again.
  const visible = useMemo(() => visibleInteractions(interactions), [interactions]);
  return { interactions: visible, history, waiting, send, stop, retry };
}
