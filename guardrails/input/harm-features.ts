import { harmWords } from './harm-words.ts';
import { isOfLesson } from './self-harm-topic.ts';

/** The features of a text with their strengths. */
export type Features = ReadonlyMap<string, number>;

/** The groups of each word. */
const groupsOf = new Map<string, string[]>();
for (const [group, words] of Object.entries(harmWords)) {
  for (const word of words.split(' ')) groupsOf.set(word, [...(groupsOf.get(word) ?? []), group]);
}

/** Features for the form of a sentence, and for its topic where that is explicit. */
const shapes: readonly (readonly [name: string, words: RegExp])[] = [
  [
    '!asks-what',
    /^ ?(?:what (?:is|are|was|were|does|do|did|happened)|why (?:do|does|did|is|are|can|can't)|who|when|where|define|explain|which|how (?:did|does|is|are|were|was|many))\b/,
  ],
  ['!asks-how', /^ ?how (?:do|can|to|should) /],
  ['!of-oneself', /\b(?:i|me|my|myself|i'm|i've|im)\b/],
  ['!digits', /\d/],
  ['!reflexive', /\b(?:kill|hurt|harm|cut|starv|burn|hat)\w* (?:myself|yourself|oneself|themsel\w+)/],
  ['!topic', /\b(?:suicid|self[- ]?harm|self[- ]?inj)/],
];

/** The most words that are read, which also bounds the cost of a hostile text. */
const maxWords = 400;

/** The features of plain words. Names of groups begin with "#", of shapes with "!". */
export function featuresOf(plain: string): Features {
  const words = (plain.match(/[a-z][a-z'-]{0,30}/g) ?? []).slice(0, maxWords);
  const features = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const word of words) {
    for (const group of groupsOf.get(word) ?? []) counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  for (const [group, count] of counts) {
    features.set(`#${group}`, Math.log1p(count));
    // With the ten that is added to the length, one word of a very short text makes no large share.
    features.set(`#share of ${group}`, Math.min(1, (5 * count) / (words.length + 10)));
  }
  for (const [name, expression] of shapes) if (expression.test(plain)) features.set(name, 1);
  if (isOfLesson(plain)) features.set('!of-lesson', 1);
  return features;
}
