import { useCode } from '../api/use-code.ts';

/**
 * The conversation of a student. The wall starts without it and loads it at once, so that it is there when a
 * tile is opened.
 */
export const useConversationPart = () =>
  useCode(
    'student-conversation',
    async () => (await import('./conversation.tsx')).StudentConversation,
    true,
    { isAhead: true },
  );
