import { derive } from '../grammar/grammar.ts';
import { languagesOf, tokensOf } from '../grammar/tokens.ts';
import { rules } from './rules.ts';
import { lexicon } from './vocabularies.ts';

/** Whether plain words try to switch off the tutor's rules, and whether they press for the answer. */
export function attemptsByMeanings(plain: string): {
  readonly switchOff: boolean;
  readonly pressure: boolean;
} {
  const tokens = tokensOf(plain);
  const meanings = lexicon.read(tokens, languagesOf(tokens));
  derive(rules, meanings, tokens);
  // "I forgot the rules", "should I give the answer?" and "do I just solve it?" are no attempts.
  const has = (name: string, unless: string) => meanings.has(name) && !meanings.has(unless);
  return {
    switchOff: has('switchOff!', 'forgotten'),
    pressure: meanings.has('pressure!') || has('hurried', 'mine') || has('justDo', 'asked'),
  };
}
