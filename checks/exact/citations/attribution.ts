import words from '../../data/quotation-words.json' with { type: 'json' };
import { anyOf, wholeWord } from '../../word-rows.ts';
import type { Quotation } from './quotations.ts';

/** Verbs that say who speaks: "writes", "schreibt". */
const says = anyOf(words.says);
/** Words with "'s" that own nothing: "That's". */
const noOwner =
  'Here|There|That|It|He|She|What|Who|Where|How|Let|This|One|When|Why|Today|Every(?:one|body)|Some(?:one|body)|Nobody';
/** The source of a quotation, in any way to name it: "Orwell writes", "according to", "(Smith 1999)", "p. 4". */
const named = new RegExp(
  [
    // The speaker; the name may come after the verb ("writes Orwell").
    `\\p{Lu}[\\p{L}.'’-]+(?:\\s\\p{Lu}[\\p{L}.'’-]+)?[^.!?\\n]{0,60}?(?<!\\p{L})${says}(?!\\p{L})`,
    `(?<!\\p{L})${says}\\s\\p{Lu}[\\p{L}'’-]+`,
    `(?<!\\p{L})(?:[Aa]ccording to|[Ll]aut|[Nn]ach den Worten|[Ss]elon|[Dd]['’]après|[Ss]egún)\\s`,
    `[—–]\\s?\\p{Lu}[\\p{L}.'’-]+`,
    `[\\p{Script=Han}](?:说|說|写道|寫道|曰|言う|書い)`,
    // The owner of the words.
    `(?<!\\p{L})(?!(?:${noOwner})['’]s\\s)\\p{Lu}[\\p{L}.-]+(?:['’]s|s['’])\\s`,
    // Loose: a place or a time passes too ("In Summer").
    `(?<!\\p{L})(?:[Bb]y|[Vv]on|[Pp]ar|[Dd]e|[Ff]rom|[Ii]n|[Aa]us)\\s["“„«*_]?\\p{Lu}[\\p{L}.'’-]+`,
    // The place of the words.
    `\\((?:\\p{Lu}[^()\\n]{0,60})?\\d{4}[a-z]?[^()\\n]{0,30}\\)|\\(\\p{Lu}[^()\\n]{1,60}\\)`,
    `(?<!\\p{L})(?:(?:pp?|S|Z|vv?|ll?|Kap|[Cc]h)\\.\\s?|[Ss]\\s)\\d|第.{1,4}[页頁章节節]`,
  ].join('|'),
  'u',
);

/** How many characters beside a quotation are searched for its source. */
const reach = { before: 240, after: 160 } as const;

/** Whether the source of a quotation is named before it or in the rest of its sentence. */
export function isAttributed(quotation: Quotation, text: string): boolean {
  return isNamed(leading(text, quotation.from)) || isNamed(trailing(text, quotation));
}

/** A word for a source or its place: "the narrator", "page", "Gedicht". */
const source = wholeWord(words.sources);
const isNamed = (text: string): boolean => named.test(text) || source.test(text);

/** The beginning of the quotation's sentence and, if the quotation begins its sentence, the sentence before. */
function leading(text: string, from: number): string {
  const window = text.slice(Math.max(0, from - reach.before), from);
  const ends = [...window.matchAll(/[.!?…]["”»’)]?\s/g)].map((match) => match.index + match[0].length);
  const last = ends.at(-1);
  const rest = last === undefined ? '' : window.slice(last).trim();
  // A quotation that begins a sentence may be announced by the whole sentence before it.
  const cut = rest === '' || rest === '>' ? ends.at(-2) : last;
  return cut === undefined ? window : window.slice(cut);
}

/** The rest of the sentence; empty when the sentence ended inside the quotation marks. */
function trailing(text: string, { to, words: quoted }: Quotation): string {
  const rest = text.slice(to, to + reach.after);
  if (/[.!?…。！？]["”»’'_*]*\s*$/.test(quoted) && /^["”»’'_*]?(?:\s|$)/.test(rest)) return '';
  return rest.split(/[.!?…]\s|\n/, 1)[0] ?? '';
}
