import { t } from '@lingui/core/macro';
import { type ClipboardEvent, useEffect, useState } from 'react';

/** While something is dragged, only its kinds are known. */
const hasFiles = (transfer: DataTransfer | null): boolean =>
  [...(transfer?.items ?? [])].some(({ kind }) => kind === 'file');

/**
 * Says that a picture or another file cannot be sent, when somebody pastes one or drops it anywhere on the page,
 * which would otherwise give way to the file.
 * @param text the text of the box; the sentence stays until it changes
 */
export function useFileRefusal(text: string) {
  const [refusedAt, setRefusedAt] = useState<string | null>(null);
  useEffect(() => {
    const keep = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.type === 'drop') setRefusedAt(text);
    };
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, [text]);
  return {
    refusal:
      refusedAt === text
        ? t`Pictures and files cannot be sent: the tutor reads only text. Please describe in words what is on it.`
        : null,
    /** Text that is copied from a document often comes with a picture of it, and is pasted as text. */
    onPaste: ({ clipboardData }: ClipboardEvent) => {
      if (hasFiles(clipboardData) && clipboardData.getData('text/plain') === '') setRefusedAt(text);
    },
  };
}
