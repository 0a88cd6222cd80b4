import type { Situation } from '../detector.ts';
import { exerciseOf } from '../exact/translation-support/exercise.ts';
import {
  bitOf,
  type Language,
  languages,
  languagesAsked,
  languagesByLetters,
  languagesOf,
} from '../exact/translation-support/languages.ts';
import { oncePerSituation, ownWords } from '../families/remember.ts';
import { wordsOf } from '../families/words.ts';
import type { HintLanguage } from './sentences.ts';
import { wordSet } from './words.ts';

/**
 * The language of a hint, English or Spanish: that of the student's last message; where it is in neither or unclear, of the
 * conversation, of the exercise, of what the teacher wrote about the class; otherwise English. In a language exercise the last
 * message may be an attempt in the foreign language, so all messages count together, and the language that is asked for counts only
 * when no other is found.
 */
export const languageOf = oncePerSituation((situation: Situation): HintLanguage => {
  const { question, earlier, task, topic = '' } = situation;
  const own = ownWords(situation);
  const answers = earlier.map(({ answer }) => answer).join('\n');
  const isAbout = exerciseOf(situation).isForeign || translating.test([task, ...own].join('\n'));
  const asked = isAbout ? languagesAsked(task) : 0;
  const all = own.join('\n');
  const messages = isAbout ? [...(asked === 0 ? [] : own), all] : [question, all];
  const found = [...messages, task, answers, topic]
    .map(languageIn)
    .find((language) => language !== null && (bitOf(language) & asked) === 0);
  return found ?? languageIn(task) ?? 'en';
});

/** Words of translation and vocabulary. */
const translating = /translat|traduc|vocabular/iu;

/** Matches quotations, lists and code, which do not show the language of their writer. */
const quotedOrListed =
  /```[\s\S]*?(?:```|$(?![\s\S]))|`[^`\n]*`|["“„«][^"”“»\n]{0,600}["”“»]|:\s[^\n]{8,}$/gm;
/** Matches a line of code. A line with a question mark does not match, since it may be a sentence. */
const codeLine = /^(?!.*\?).*(?:[={}[\];]|\w\().*$/gm;

/** Words that students use in short questions; each weighs three times as much as another word. */
const asking = new Map<Language, ReadonlySet<string>>(
  (['en', 'es'] as const).map((one) => [one, wordSet('asking', one)]),
);

/** How far the weight of one language must be above that of every other. A word weighs 1, shared among its languages. */
const enough = 0.5;

/** The language of a text, if it is one of hints; null for others and when it is unclear. */
function languageIn(text: string): HintLanguage | null {
  const weights = new Map<Language, number>([['es', /[¿¡]/.test(text) ? 1 : 0]]);
  for (const word of wordsOf(text.replace(quotedOrListed, ' ').replace(codeLine, ' '))) {
    const known = languagesOf(word) || word.split(/['-]/).reduce((bits, part) => bits | languagesOf(part), 0);
    const bits = known || languagesByLetters(word);
    const own = languages.filter((one) => asking.get(one)?.has(word) || (bits & bitOf(one)) !== 0);
    for (const one of own)
      weights.set(one, (weights.get(one) ?? 0) + (asking.get(one)?.has(word) ? 3 : 1) / own.length);
  }
  const [best, second] = [...weights].sort(([, one], [, other]) => other - one);
  const isClear = best !== undefined && best[1] - (second?.[1] ?? 0) >= enough;
  return isClear && (best[0] === 'en' || best[0] === 'es') ? best[0] : null;
}
