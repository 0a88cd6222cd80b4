import { derive } from '../grammar/grammar.ts';
import type { Meanings, Span } from '../grammar/lexicon.ts';
import { languagesOf, type Token, tokensOf } from '../grammar/tokens.ts';
import { rules, verbRules } from './rules.ts';
import { lexicon } from './vocabularies.ts';

/** What a message does with the work, read sentence by sentence. */
export interface HandedOver {
  /** It asks the tutor to do the work, or accepts work that the tutor did. */
  readonly asksForWork: boolean;
  /** It only has the order of an exercise ("Solve the equation") and does not speak to the tutor. */
  readonly onlyOrders: boolean;
  /** It asks for help to do the work: to explain, to check, how to begin. */
  readonly asksForHelp: boolean;
  /** It says what the student did, found or thinks. */
  readonly saysOwnWork: boolean;
  /** It wants to do the work and not to be told the answer. */
  readonly wantsToDo: boolean;
  /** It is no more than "go on", "the next one", "yes". */
  readonly onlyGoesOn: boolean;
}

/** A comma, a colon or a semicolon ends what a verb is about. Those inside numbers stay. */
const clauseEnds = /(?<![,:;,:、،])[,:;,:、،]+(?=\s|\p{L})/gu;
/** The most words of a message that says no more than "go on" or "write it". */
const maxWords = 6;
/** The most words after "it" in "write it please". */
const maxWordsAfter = 2;

/** Reads plain words (plain-words.ts). */
export function handedOver(plain: string): HandedOver {
  const tokens = tokensOf(plain.replace(clauseEnds, '\n'));
  const meanings = lexicon.read(tokens, languagesOf(tokens));
  keepVerbsOfTutor(meanings, tokens);
  const numbers = tokens.flatMap(({ text }, at) => (/^\d+[a-z]?$/.test(text) ? [{ from: at, to: at }] : []));
  meanings.set('number', numbers);
  derive(rules, meanings, tokens);
  const isShort = tokens.length <= maxWords;
  const opens = (name: string) => (meanings.get(name) ?? []).some(({ from }) => from === 0);
  const places = [...placesOf(meanings, tokens)];
  const isHelp = helpIn(meanings, tokens);
  const leavesWork = ['accepts', 'lazy'].some((name) => meanings.has(name)) || (isShort && opens('answers'));
  const requests = places.filter((place) => !isHelp(place));
  return {
    asksForWork: leavesWork || requests.length > 0,
    onlyOrders:
      !leavesWork &&
      !['forMe', 'tutorMake', 'wantsProduct', 'wantsAnswer'].some((name) => meanings.has(name)),
    asksForHelp: meanings.has('asksHelp') || meanings.has('around') || meanings.has('before'),
    saysOwnWork: meanings.has('work'),
    wantsToDo: meanings.has('alone'),
    onlyGoesOn: isShort && opens('continues'),
  };
}

/**
 * Keeps of the meaning "make" only what the tutor is told to do: a verb at the beginning of its clause, or
 * after words that ask the tutor. "How do I write" and "I have to finish" are the student's.
 */
function keepVerbsOfTutor(meanings: Meanings, tokens: readonly Token[]): void {
  derive(verbRules, meanings, tokens);
  const ends = (name: string) => new Set((meanings.get(name) ?? []).map(({ to }) => to));
  const [own, tutors, notTutors] = [ends('ownMake'), ends('tutorMake'), ends('notTutors')];
  const begins = beginnings(meanings, tokens);
  const kept = (meanings.get('make') ?? []).filter(
    ({ from, to }) => !notTutors.has(to) && (tutors.has(to) || (begins(from) && !own.has(to))),
  );
  if (kept.length > 0) meanings.set('make', kept);
  else meanings.delete('make');
}

/**
 * Whether only words such as "ok now please" stand before a place in its clause. A word in another script
 * than the Latin one always counts as the beginning.
 */
function beginnings(meanings: Meanings, tokens: readonly Token[]): (at: number) => boolean {
  const leads = new Set<number>();
  for (const { from, to } of meanings.get('lead') ?? []) for (let at = from; at <= to; at += 1) leads.add(at);
  const first: boolean[] = [];
  for (const [at, { sentence }] of tokens.entries()) {
    const opens = tokens[at - 1]?.sentence !== sentence;
    first.push(opens || (first[at - 1] === true && leads.has(at - 1)));
  }
  return (at) => first[at] === true || !/^[a-z]/.test(tokens[at]?.text ?? '');
}

/** Where a message asks for the work: outright, or with "write it" at the end of a sentence. */
function* placesOf(meanings: Meanings, tokens: readonly Token[]): Generator<Span> {
  for (const name of ['handsOver', 'wantsProduct', 'wantsAnswer']) yield* meanings.get(name) ?? [];
  const ends = lastOfSentences(tokens);
  for (const span of meanings.get('makeIt') ?? []) {
    const end = ends.get(tokens[span.to]?.sentence ?? 0) ?? 0;
    if (end - span.to <= maxWordsAfter) yield span;
  }
}

/** The place of the last token of each sentence. */
const lastOfSentences = (tokens: readonly Token[]): Map<number, number> =>
  new Map(tokens.map(({ sentence }, at) => [sentence, at]));

/**
 * Whether the sentence of a place asks for help: before the place, or anywhere for an example, a hint or an
 * exercise to practise.
 */
function helpIn(meanings: Meanings, tokens: readonly Token[]): (place: Span) => boolean {
  const sentenceOf = ({ from }: Span) => tokens[from]?.sentence ?? 0;
  const around = new Set((meanings.get('around') ?? []).map(sentenceOf));
  const before = new Map<number, number>();
  for (const span of meanings.get('before') ?? []) {
    const sentence = sentenceOf(span);
    before.set(sentence, Math.min(before.get(sentence) ?? span.from, span.from));
  }
  return (place) => {
    const sentence = sentenceOf(place);
    return around.has(sentence) || (before.get(sentence) ?? Number.POSITIVE_INFINITY) <= place.from;
  };
}
