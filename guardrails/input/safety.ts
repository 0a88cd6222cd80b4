import type { PastInteraction } from '../detector.ts';
import { type Danger, dangerByMeanings, isLight, meaningsOf } from './danger/danger-by-meanings.ts';
import { continuationIn, possibleDanger } from './danger-in-context.ts';
import { soundsLikeSelfHarm } from './harm-model.ts';
import { speaksOfOwnHarm } from './own-harm.ts';
import { hiddenWords, plainWords } from './plain-words.ts';
import { asksAboutSelfHarm, isOfLesson } from './self-harm-topic.ts';

/** Short quotations. */
const quotation = /"[^"\n]{1,300}"/g;

/** Figures of speech with dying. */
const figures =
  /\b(?:die|dies|died|dying|dead) (?:of|from|with) (?:laugh\w*|embarrass\w*|shame|bored\w*|cringe|hunger|heat|thirst|curiosity)/g;

/** How many earlier messages are read with a new one, and how long a continuation may be, in characters. */
const maxEarlier = 6;
const maxLength = 200;

/**
 * Leaves out the quotations in a question of a lesson, where they are words of a text. Elsewhere they may be
 * the student's own.
 */
const ownWordsIn = (words: string): string => (isOfLesson(words) ? words.replace(quotation, '""') : words);

/** A line end inside a sentence, as mail programs put it. */
const softLineEnd = /(?<![.!?;:。！？؟]) ?\n(?![\n\d*-])/g;

/** The rules alone, without the model, for the student's own words and what they mean. */
function dangerByRules(own: string, meanings: ReturnType<typeof meaningsOf>): Danger | null {
  if (speaksOfOwnHarm(own) || asksAboutSelfHarm(own)) return { kind: 'self-harm' };
  return dangerByMeanings(meanings);
}

/**
 * Danger in one message: by the rules, then by the model, then by the rules in encoded texts. A sentence goes on
 * over a line end.
 */
function dangerIn(text: string): Danger | null {
  const words = plainWords(text).replace(softLineEnd, ' ').replace(figures, 'laugh');
  const own = ownWordsIn(words);
  const meanings = meaningsOf(own);
  const danger = dangerByRules(own, meanings);
  if (danger) return danger;
  const meaningsOfAll = own === words ? meanings : meaningsOf(words);
  if (!isLight(meaningsOfAll) && soundsLikeSelfHarm(words)) return { kind: 'self-harm' };
  // Decoding can produce random words, for which only the rules are reliable.
  for (const hidden of hiddenWords(text)) {
    const ownHidden = ownWordsIn(hidden);
    const found = dangerByRules(ownHidden, meaningsOf(ownHidden));
    if (found) return found;
  }
  return null;
}

/**
 * Detects danger to a student or a threat in a message, read with the earlier ones, the oldest first. A short
 * continuation of a grave message ("I mean it", "nobody would notice") shows the same danger. Null for
 * questions about literature, history or biology, and for figures of speech. False alarms are preferred to
 * misses, since only a support text and an alert follow.
 */
export function detectDanger(
  text: string,
  earlier: readonly Pick<PastInteraction, 'question'>[] = [],
): Danger | null {
  const danger = dangerIn(text);
  if (danger) return danger;
  const words = plainWords(text);
  const continuation = words.length > maxLength ? null : continuationIn(words);
  if (continuation === null) return null;
  const before = earlier.slice(-maxEarlier).reverse();
  for (const { question } of before) {
    const shown = dangerIn(question);
    if (shown) return shown;
  }
  if (continuation !== 'telling') return null;
  for (const { question } of before) {
    const possible = possibleDanger(plainWords(question));
    if (possible) return possible;
  }
  return null;
}
