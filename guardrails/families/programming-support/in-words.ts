/** Steps of a program in words, each with the name that it works on. Every pattern is bounded, since replies may be hostile. */
const steps: readonly RegExp[] = [
  /(?<!\p{L})(?:define|create|write|make|declare) (?:a|an|the) (?:\p{L}{1,20} )?(?:function|method|procedure|variable|list|array|class|counter|dictionary)(?: (?:called|named))? ["'“`]?([\p{L}_]\w{0,30})/giu,
  /(?<!\p{L})(?:set|initiali[sz]e) (?:the )?["'“`]?([\p{L}_]\w{0,30})["'”`]? (?:to|as|equal)(?!\p{L})/giu,
  /(?<!\p{L})(?:for|loop over|go through|iterate over) (?:each|every|all)? ?["'“`]?[\p{L}_]\w{0,30}["'”`]? (?:in|of) (?:the )?["'“`]?([\p{L}_]\w{0,30})/giu,
  /(?<!\p{L})(?:append|insert|add|push|copy) [^.!?;\n]{1,50}? (?:to|into|onto|of|in) (?:the (?:start|end|front|list) of )?["'“`]?([\p{L}_]\w{0,30})/giu,
  /(?<!\p{L})(?:increase|increment|decrease|decrement|double|halve|multiply|divide|swap|remove|pop) (?:the )?["'“`]?([\p{L}_]\w{0,30})/giu,
  /(?<!\p{L})(?:if|while|until|as long as) (?:the )?["'“`]?([\p{L}_]\w{0,30})["'”`]? (?:is|equals|does not|isn't|has|contains)(?!\p{L})/giu,
  /(?<!\p{L})(?:return|print|output|display) (?:the )?["'“`]?([\p{L}_]\w{0,30})/giu,
];

/** The steps of a program that a text tells in words, in no order: those whose names come up in another step as well. */
export function stepsInWords(text: string): string[] {
  const found = steps.flatMap((step) =>
    [...text.matchAll(step)].map(([words, name]) => ({ words, name: (name ?? '').toLowerCase() })),
  );
  const times = new Map<string, number>();
  for (const { name } of found) times.set(name, (times.get(name) ?? 0) + 1);
  const isLinked = [...times.entries()].some(([name, count]) => count > 1 && !common.has(name));
  return isLinked ? found.map(({ words }) => words) : [];
}

/** Words that name nothing in a program. */
const common = new Set(
  'it they this that one you your what which them each the a an each item value number something anything nothing there'.split(
    ' ',
  ),
);
