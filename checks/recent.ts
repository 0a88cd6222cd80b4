/** The most characters of a conversation that the checks of a reply read: nearly three times what the model is sent. */
const maxCharacters = 64_000;

/**
 * The newest interactions of a conversation: the last one whatever its length, and those before it while all together have at most
 * `maxCharacters`.
 */
export function recent<One extends { readonly question: string; readonly answer: string }>(
  earlier: readonly One[],
): readonly One[] {
  let characters = 0;
  const first = earlier.findLastIndex(({ question, answer }) => {
    characters += question.length + answer.length;
    return characters > maxCharacters;
  });
  return earlier.slice(Math.min(first + 1, Math.max(0, earlier.length - 1)));
}
