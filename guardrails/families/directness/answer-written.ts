import { isUnit } from '../../key/unit-scales.ts';
import { unitSymbol } from '../../key/unit-symbols.ts';
import { arithmeticValue } from './answer-computed.ts';
import type { Relation, RelationText } from './answer-relation.ts';

/** An operator, or a bracket between two numbers. */
const sign = String.raw`(?:\s*[-+*/^:±]\s*|\s*\(\s*|\s*\)\s*)`;
/** A calculation of two numbers or more: "6 * 7", "(3 + 4) : 2". */
const run = new RegExp(
  String.raw`(?<![\d.])(?:\(\s{0,2}){0,4}-?(?<!\d)\d+(?:\.\d+)?(?:${sign}{1,4}\d+(?:\.\d+)?)+(?:\s*\))*`,
  'g',
);
/** A unit after a number of a calculation: "3 cm + 4 cm". */
const unitBetween = /(?<=\d) ?(\p{L}{1,6}(?:\/\p{L}{1,4})?)(?= ?(?:[-+*/:]|$|[.,;=)]))/gu;

/** Calculations that are written with signs: each is evaluated, with its units left out. */
export function writtenCalculations({ text, keyValueOf }: RelationText, found: Relation[]): void {
  if (!/\d\D{0,12}[-+*/^:±]/.test(text)) return;
  const bare = text.replace(unitBetween, (whole, unit: string) => (isUnit(unitSymbol(unit)) ? '' : whole));
  for (const { 0: evidence, index } of bare.matchAll(run)) {
    // In "x^2 - 5x", "2 - 5" is not a calculation, and 12:30 is a time of day.
    if (
      /(?<!\p{L})\p{L}\s?$|\^\s?$/u.test(bare.slice(0, index)) ||
      /^ ?\p{L}(?!\p{L})/u.test(bare.slice(index + evidence.length))
    )
      continue;
    if (/^\d{1,2}:\d\d$/.test(evidence)) continue;
    const operands = (evidence.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
    // A power belongs to its number and is no step of its own.
    const steps = evidence.match(/\d\s*\)*\s*[-+*/:±]/g)?.length ?? 0;
    const variants = evidence.includes('±')
      ? ['+', '-'].map((one) => evidence.replace(/±/g, one))
      : [evidence];
    for (const variant of variants) {
      const value = arithmeticValue(withoutLooseBrackets(variant.replace(/:/g, '/')));
      const named = value === null ? null : keyValueOf(value);
      if (named !== null)
        found.push({
          evidence,
          lead: bare.slice(0, index),
          value: named,
          operands,
          by: steps > 1 ? 'several' : 'one',
        });
    }
  }
}

/** A letter or a name with its number: "a = 4", "18 for v", "time is 3". */
const assigned =
  /(?<![\p{L}\d_])([a-z_]\w{0,15}) ?(?:=|:=|is|:) ?(-?\d+(?:\.\d+)?)(?= ?(?:\p{L}|[.,;)\n]|$|°|%))|(?<![\d.])(\d+(?:\.\d+)?)(?: ?\p{L}[\p{L}\d^/²]{0,5})? (?:for|für|pour|para|instead of|statt|in place of) ([a-z])(?!\p{L})/giu;
/** A calculation with a letter or a name: "v / a". */
const usedIn = /[-+*/^] ?[a-z_]|[a-z_]\w{0,15} ?[-+*/^]/i;

/** A formula with letters whose numbers are given next to it: "t = v / a, with 18 for v and 4 for a". */
export function filledFormulas(input: RelationText, found: Relation[]): void {
  const { text, before } = input;
  if (!/[=:]|\b(?:for|für|pour|para|is)\b/.test(text)) return;
  const whole = `${before} ${text}`;
  if (!usedIn.test(whole)) return;
  const values = new Map<string, string>();
  const bare = whole.replace(
    assigned,
    (said, name?: string, value?: string, other?: string, letter?: string) => {
      const key = name ?? letter;
      if (key !== undefined) values.set(key, value ?? other ?? '');
      // The semicolon keeps the texts on both sides from becoming one calculation.
      return key === undefined ? said : ' ; ';
    },
  );
  if (values.size === 0) return;
  const filled = bare.replace(/(?<![\p{L}\d_])[a-z_]\w{0,15}(?!\w)/giu, (name) => values.get(name) ?? name);
  if (filled !== bare) writtenCalculations({ ...input, text: filled }, found);
}

/** Removes all brackets if they do not pair up, since the run has cut off the partner of one of them. */
function withoutLooseBrackets(expression: string): string {
  const [open, close] = [expression.split('(').length, expression.split(')').length];
  return open === close ? expression : expression.replace(/[()]/g, ' ');
}
