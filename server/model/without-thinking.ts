const opening = '<think>';
const closing = '</think>';

/**
 * Drops the thoughts that some local models put in front of their answer, between `<think>` and `</think>`.
 * A student must not read them: they hold the answer that the tutor is told to keep back.
 *
 * @returns takes the next piece and gives what of it is answer, perhaps nothing; `rest` gives what was held
 */
export function withoutThinking(): { take(piece: string): string; rest(): string } {
  let state: 'undecided' | 'thinking' | 'answering' = 'undecided';
  let held = '';

  const take = (piece: string): string => {
    if (state === 'answering') return piece;
    held += piece;
    if (state === 'undecided') {
      const start = held.trimStart();
      if (start.startsWith(opening)) state = 'thinking';
      else if (opening.startsWith(start)) return '';
      else return release(held);
    }
    const end = held.indexOf(closing);
    if (end >= 0) return release(held.slice(end + closing.length).trimStart());
    // Only a closing tag cut in two has to be kept.
    held = held.slice(-closing.length);
    return '';
  };
  const release = (text: string): string => {
    state = 'answering';
    held = '';
    return text;
  };
  return { take, rest: () => (state === 'undecided' ? release(held) : '') };
}
