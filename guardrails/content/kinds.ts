import type { KindOf } from '../families/standing.ts';

/** A kind of harmful content, as the receipt names it after "content:". */
export type ContentKind = KindOf<'content'>;

/** The results of the rules with their kinds of content, the gravest first. */
export const ruleResults: readonly (readonly [result: string, kind: ContentKind])[] = [
  ['sexualViolence!', 'sexual-violence'],
  ['selfHarmMethods!', 'self-harm-methods'],
  ['extremism!', 'extremism'],
  ['hate!', 'hate'],
  ['sexual!', 'sexual'],
  ['weapons!', 'weapons'],
  ['drugs!', 'drugs'],
  ['underage!', 'drugs'],
  ['dangerousChallenges!', 'dangerous-challenges'],
  ['personalData!', 'personal-data'],
  ['crime!', 'crime'],
  ['violence!', 'violence'],
  ['insults!', 'insults'],
  ['gambling!', 'gambling'],
];

/** Every kind, the gravest first. */
export const contentKinds: readonly ContentKind[] = [...new Set(ruleResults.map(([, kind]) => kind))];
