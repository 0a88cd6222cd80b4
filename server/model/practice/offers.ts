import { beginningOf } from '../../../contract/characters.ts';
import type { TalkReading } from '../../../guardrails/guardrails.ts';
import type { Message } from './message.ts';
import { wholeWords } from './whole-words.ts';
import type { OfferKey } from './wording/wording.ts';

const beginningWords = wholeWords(
  'start',
  'begin\\p{L}*',
  'introduction',
  'first sentence',
  'anfang\\p{L}*',
  'einleitung',
  'empez\\p{L}+',
  'empiezo',
  'introducci[óo]n',
  'commenc\\p{L}+',
);
const endingWords = wholeWords('end(?:ing)?', 'conclu\\p{L}+', 'finish', 'schluss', 'termin\\p{L}+', 'fin');
const reasonWords = wholeWords(
  'reasons?',
  'arguments?',
  'because',
  'cuz',
  'examples?',
  'other side',
  'grund',
  'gründe',
  'weil',
  'raz[óo]n(?:es)?',
  'raisons?',
);
const checkWords = wholeWords(
  'check',
  'correct',
  'right',
  'good',
  'done',
  'finished',
  'forg[eo]t',
  'mistakes?',
  'spell\\p{L}*',
  'prüf\\p{L}*',
  'richtig',
  'fertig',
  'fehler',
  'revis\\p{L}+',
  'correg\\p{L}+',
  'bien',
  'list[oa]',
  'faltas?',
  'vérifi\\p{L}+',
  'corrig\\p{L}+',
  'fini',
  'fautes?',
);
const errorWords = wholeWords(
  '\\p{L}*error\\p{L}*',
  'line \\d+',
  'crash\\p{L}*',
  "(?:does|do)n'?t work",
  'bugs?',
  'fehler\\p{L}*',
  'falla',
  'erreurs?',
);

type Kind = TalkReading['kind'] | 'free';

/** Offers in the order in which they are made, each with the words that ask for it; null for none. */
type Offers = readonly (readonly [OfferKey, RegExp | null])[];

const writing: Offers = [
  ['writingPlan', null],
  ['writingBegin', beginningWords],
  ['writingReasons', reasonWords],
  ['writingCheck', checkWords],
  ['writingEnd', endingWords],
  ['person', null],
];

const offers: Readonly<Record<Kind, Offers>> = {
  writing,
  text: writing,
  program: [
    ['codePlan', beginningWords],
    ['codeTrace', null],
    ['codeCheck', checkWords],
    ['codeError', errorWords],
    ['person', null],
  ],
  translation: [
    ['translationPlan', beginningWords],
    ['translationCheck', checkWords],
    ['person', null],
  ],
  facts: [
    ['factsPlan', beginningWords],
    ['factsBook', null],
    ['factsCheck', checkWords],
    ['person', null],
  ],
  calculation: [
    ['storyPlan', beginningWords],
    ['storyNumbers', null],
    ['storyCheck', checkWords],
    ['person', null],
  ],
  free: [
    ['freeCalculation', null],
    ['freeExercise', null],
    ['freePerson', null],
  ],
};

/** The offers for a kind of exercise, and those whose cue the message contains. */
export function offersFor(
  kind: Kind,
  said: string,
): { readonly all: OfferKey[]; readonly fitting: OfferKey[] } {
  const fitting = offers[kind].filter(([, cue]) => cue?.test(said));
  return { all: offers[kind].map(([key]) => key), fitting: fitting.map(([key]) => key) };
}

/** Questions about what the assignment wants. */
const asksForTask = wholeWords(
  'what (?:words|do i have to|must i|should i|is the (?:task|question|exercise|assignment)|does it (?:say|ask))',
  'how (?:long|many (?:words|pages|sentences)|much)',
  'qu[ée] (?:palabras|tengo que)',
  'cu[áa]nt[oa]s? (?:palabras|frases)',
  'was (?:muss|soll) ich',
  'wie (?:lang|viele (?:wörter|sätze))',
  'combien de mots',
  'que dois-je',
);

/**
 * The part of the assignment's own text that answers a message; null when the message asks for nothing there.
 * @param quotes whether a whole sentence may be quoted; otherwise only a length is named
 */
export function quoteFromTask(
  { words: said, intent }: Message,
  task: string,
  quotes: boolean,
): string | null {
  if (task === '' || !(intent === 'todo' || asksForTask.test(said))) return null;
  const sentences = sentencesOf(task);
  const length = asksForLength.test(said) ? amount.exec(sentences.join(' ')) : null;
  if (!quotes || length) return length?.[0] ?? null;
  const asked = said.match(/\p{L}{3,}/gu) ?? [];
  const shared = (sentence: string) => asked.filter((word) => sentence.toLowerCase().includes(word)).length;
  const [best = ''] = [...sentences].sort((one, other) => shared(other) - shared(one));
  return beginningOf(/words|palabras|wörter|mots/.test(said) ? best : sentences.join(' '), longestQuotation);
}

const asksForLength = /how (?:long|many)|wie (?:lang|viele)|cu[áa]nt|combien/;
/** A length that an assignment names, such as "about 200 words". */
const amount = /(?:\p{L}+ )?\d+ \p{L}+/u;

/** How much of an assignment is quoted, in characters. */
const longestQuotation = 300;

/** The sentences of an assignment without its title. */
function sentencesOf(task: string): string[] {
  const [first = '', ...lines] = task.split('\n');
  const text = lines.length > 0 && !/[.!?:]\s*$/.test(first) ? lines.join(' ') : task;
  return text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.trim() !== '');
}

/** What an assignment asks: its last question, otherwise its last sentence. */
export function questionOf(task: string): string {
  const sentences = sentencesOf(task);
  return (sentences.findLast((sentence) => sentence.includes('?')) ?? sentences.at(-1) ?? '').slice(
    0,
    longestQuotation,
  );
}
