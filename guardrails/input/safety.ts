import type { PastInteraction } from '../detector.ts';
import { continuationIn, hintOf } from './danger-in-context.ts';
import { type Danger, dangerSigns } from './danger-signs.ts';
import shipped from './harm-model.json' with { type: 'json' };
import { type HarmModel, soundsLikeHarm } from './harm-model.ts';
import { speaksOfOwnHarm } from './own-harm.ts';
import { hiddenWords, plainWords } from './plain-words.ts';
import { asksAboutSelfHarm, isOfLesson } from './self-harm-topic.ts';

/** What somebody is quoted with, so far as it is short. */
const quotation = /"[^"\n]{1,300}"/g;

/** What nobody dies of. */
const figures =
  /\b(?:die|dies|died|dying|dead) (?:of|from|with) (?:laugh\w*|embarrass\w*|shame|bored\w*|cringe|hunger|heat|thirst|curiosity)/g;

/** How many messages before a new one are read with it, and how long one may be that goes on with them. */
const remembered = 6;
const longest = 200;

/** The rules alone, without the model; for a text made plain. */
function dangerByRules(words: string): Danger | null {
  // In a question about a text its quotations are the text's words; elsewhere they may well be the student's own.
  const own = isOfLesson(words) ? words.replace(quotation, '""') : words;
  if (speaksOfOwnHarm(own) || asksAboutSelfHarm(own)) return { kind: 'self-harm' };
  const sign = dangerSigns.find(({ words: expression }) => expression.test(own));
  return sign ? { kind: sign.kind } : null;
}

/** Rules first, since they can be read; the model for what nobody thought of; then what is encoded. */
export function dangerIn(text: string, model: HarmModel): Danger | null {
  const words = plainWords(text).replace(figures, 'laugh');
  const danger = dangerByRules(words) ?? (soundsLikeHarm(model, words) ? { kind: 'self-harm' } : null);
  if (danger) return danger;
  // What decoding turns up by chance is no sentence: there the rules alone are sure enough.
  for (const hidden of hiddenWords(text)) {
    const found = dangerByRules(hidden);
    if (found) return found;
  }
  return null;
}

/**
 * Whether a student seems to be in danger or to threaten somebody, in what they write now, read with the messages
 * before it, the oldest first. A short one that goes on with something grave ("I mean it", "nobody would notice")
 * shows the danger of the message it goes on with. Null for questions about literature, history or biology, and for
 * figures of speech. It errs to the side of a person looking: nothing follows from it but a supportive text and an
 * alert.
 */
export function detectDanger(
  text: string,
  earlier: readonly Pick<PastInteraction, 'question'>[] = [],
): Danger | null {
  const danger = dangerIn(text, shipped);
  if (danger || text.length > longest) return danger;
  const continuation = continuationIn(plainWords(text));
  if (continuation === null) return null;
  const before = earlier.slice(-remembered).reverse();
  for (const { question } of before) {
    const shown = dangerIn(question, shipped);
    if (shown) return shown;
  }
  if (continuation !== 'telling') return null;
  for (const { question } of before) {
    const hinted = hintOf(plainWords(question));
    if (hinted) return hinted;
  }
  return null;
}
