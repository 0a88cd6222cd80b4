import { IncrementalScanner } from '../../canonical/incremental-scanner.ts';

/**
 * Steps of a program in words, each with the name that it works on. Every pattern is bounded, since replies
 * may be hostile.
 */
const steps: readonly RegExp[] = [
  /(?<!\p{L})(?:define|create|write|make|declare) (?:a|an|the) (?:\p{L}{1,20} )?(?:function|method|procedure|variable|list|array|class|counter|dictionary)(?: (?:called|named))? ["'“`]?([\p{L}_]\w{0,30})/giu,
  /(?<!\p{L})(?:set|initiali[sz]e) (?:the )?["'“`]?([\p{L}_]\w{0,30})["'”`]? (?:to|as|equal)(?!\p{L})/giu,
  /(?<!\p{L})(?:for|loop over|go through|iterate over) (?:each|every|all)? ?["'“`]?[\p{L}_]\w{0,30}["'”`]? (?:in|of) (?:the )?["'“`]?([\p{L}_]\w{0,30})/giu,
  /(?<!\p{L})(?:append|insert|add|push|copy) [^.!?;\n]{1,50}? (?:to|into|onto|of|in) (?:the (?:start|end|front|list) of )?["'“`]?([\p{L}_]\w{0,30})/giu,
  /(?<!\p{L})(?:increase|increment|decrease|decrement|double|halve|multiply|divide|swap|remove|pop) (?:the )?["'“`]?([\p{L}_]\w{0,30})/giu,
  /(?<!\p{L})(?:if|while|until|as long as) (?:the )?["'“`]?([\p{L}_]\w{0,30})["'”`]? (?:is|equals|does not|isn't|has|contains)(?!\p{L})/giu,
  /(?<!\p{L})(?:return|print|output|display) (?:the )?["'“`]?([\p{L}_]\w{0,30})/giu,
];

/** A step of a program: its words, and the name that it works on. */
interface Step {
  readonly words: string;
  readonly name: string;
}

/** The steps in the sentences of a growing text, each scanned once. */
export const stepReader = (): IncrementalScanner<Step> =>
  new IncrementalScanner(/[.!?;]\s|\n/g, (text, from, to) => stepsIn(text.slice(from, to)));

/** A quick first test without Unicode properties, which make an expression slow. */
const begins =
  /(?<![a-z])(?:define|create|write|make|declare|set|initiali[sz]e|for|loop|go|iterate|append|insert|add|push|copy|increase|increment|decrease|decrement|double|halve|multiply|divide|swap|remove|pop|if|while|until|as|return|print|output|display)\s/i;

const stepsIn = (sentence: string): Step[] =>
  begins.test(sentence)
    ? steps.flatMap((step) =>
        [...sentence.matchAll(step)].map(([words, name]) => ({ words, name: (name ?? '').toLowerCase() })),
      )
    : [];

/**
 * The steps of a program that a text tells in words, in order; none unless two of them work on the same name.
 */
export function stepsInWords(text: string, reader = stepReader()): string[] {
  const found = reader.of(text);
  const names = found.map(({ name }) => name).filter((name) => !common.has(name));
  return new Set(names).size < names.length ? found.map(({ words }) => words) : [];
}

/** Words that name nothing in a program. */
const common = new Set(
  'it they this that one you your what which them each the a an each item value number something anything nothing there'.split(
    ' ',
  ),
);
