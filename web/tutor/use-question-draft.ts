import { useCallback, useState } from 'react';
import { questionDrafts } from '../api/drafts.ts';

/**
 * What was typed in a chat and not sent. It survives a reload, leaving the page and the loss of the tab,
 * until the account that typed it is signed out (web/api/drafts.ts).
 * @param place where it was typed: a session (in any of its lessons), an assignment, or a change of one
 * question
 */
export function useQuestionDraft(place: string): [draft: string, keep: (text: string) => void] {
  const [draft, setDraft] = useState(() => questionDrafts.read(place)?.text ?? '');
  const keep = useCallback(
    (text: string) => {
      setDraft(text);
      if (text.trim() === '') questionDrafts.drop(place);
      else questionDrafts.keep(place, { text });
    },
    [place],
  );
  return [draft, keep];
}
