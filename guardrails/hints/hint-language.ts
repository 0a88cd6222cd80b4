import type { Situation } from '../detector.ts';
import type { HintLanguage } from '../families/family.ts';
import { ownWords } from '../families/remember.ts';
import { exerciseOf } from '../families/translation-support/exercise.ts';
import { bitOf, languagesByLetters, languagesOf } from '../families/translation-support/languages.ts';
import { wordsOf } from '../families/words.ts';

/** The languages of hints. */
const spoken = ['en', 'de', 'fr', 'es'] as const satisfies readonly HintLanguage[];

/** The words of a list. */
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that students use in short questions and that the tables of common words lack. */
const asking: Readonly<Record<HintLanguage, ReadonlySet<string>>> = {
  en: setOf('help please hint stuck solution thanks'),
  de: setOf(`wieviel wieso woher wozu womit warum wie ergebnis lösung antwort aufgabe verstehe versteh hilfe hilf bitte
    danke rechnen rechne weiter mir dir weiß gib`),
  fr: setOf(`combien quoi quel quelle quels quelles lequel laquelle pourquoi comment réponse résultat comprends comprend
    compris aide aidez aide-moi aidez-moi calculer calcule merci svp stp`),
  es: setOf(`cuánto cuánta cuántos cuántas cuanto cuanta cuantos cuantas cuáles cómo qué respuesta resultado ejercicio
    entiendo ayuda ayúdame ayudame calcular calculo gracias`),
};

/**
 * How far the weight of one language must be above that of every other. A word weighs 1, shared among its
 * languages.
 */
const enough = 0.5;

/**
 * The language of a hint: that of the student's last message, otherwise of the conversation, of the task, or
 * English. In a language exercise the last message may be an attempt in the foreign language. All messages
 * then count together. If the task names that language, each message is read alone before, and that language
 * counts only when no other is found.
 */
export function languageOf(situation: Situation): HintLanguage {
  const { question, earlier, task } = situation;
  const own = ownWords(situation).join('\n');
  const answers = earlier.map(({ answer }) => answer).join('\n');
  const target = isAboutLanguage(situation) ? targetOf(task) : null;
  const sources = isAboutLanguage(situation) ? [own, task, answers] : [question, own, answers, task];
  for (const source of target === null ? sources : [...ownWords(situation), ...sources]) {
    const language = languageIn(source);
    // A message in the language that the exercise asks for may be an attempt at it, so it does not decide.
    if (language !== null && language !== target) return language;
  }
  return target === null ? 'en' : (languageIn(task) ?? 'en');
}

/**
 * How many of the student's last messages decide the language of the practice tutor. A single short message
 * may look like another language.
 */
const decisive = 4;

/** The language in which the practice tutor speaks. */
export function talkLanguageOf({ task, question, earlier, subject = '' }: Situation): HintLanguage {
  const own = [...earlier.slice(1 - decisive).map((one) => one.question), question].join('\n');
  // English students type "im" for "I'm", and "im" is a German word.
  const said = /[äöüß]/i.test(own) ? own : own.replace(/\bim\b/gi, "I'm");
  return languageOf({ task, subject, question: said, earlier: [], key: null, ledger: { disclosed: [] } });
}

/** Matches the language that a text is to be written in: "into English". */
const targets: Readonly<Record<HintLanguage, RegExp>> = {
  en: /(?:into|in|ins|auf|en|al) (?:english|englische?|anglais|inglés)(?!\p{L})/iu,
  de: /(?:into|in|en|al) (?:german|allemand|alemán)(?!\p{L})/iu,
  fr: /(?:into|in|ins|auf|al|en) (?:french|französische?|francés)(?!\p{L})/iu,
  es: /(?:into|in|ins|auf|en) (?:spanish|spanische?|espagnol)(?!\p{L})/iu,
};

/** The language that the task asks to write in; null when it names none. */
const targetOf = (task: string): HintLanguage | null =>
  spoken.find((language) => targets[language].test(task)) ?? null;

/** Words of translation and vocabulary. */
const translating = /translat|übersetz|traduc|tradui|vocabular|vokabel|wortschatz/iu;

/** Whether the exercise is about a language other than that of the conversation. */
const isAboutLanguage = (situation: Situation): boolean =>
  exerciseOf(situation).isForeign || translating.test([situation.task, ...ownWords(situation)].join('\n'));

/** Matches quotations, lists and code, which do not show the language of their writer. */
const quotedOrListed =
  /```[\s\S]*?(?:```|$(?![\s\S]))|`[^`\n]*`|["“„«][^"”“»\n]{0,600}["”“»]|:\s[^\n]{8,}$/gm;
/** Matches a line of code. A line with a question mark does not match, since it may be a sentence. */
const codeLine = /^(?!.*\?).*(?:[={}[\];]|\w\().*$/gm;

/** The language of a text; null when it is unclear. */
function languageIn(text: string): HintLanguage | null {
  const weights: Record<HintLanguage, number> = { en: 0, de: 0, fr: 0, es: /[¿¡]/.test(text) ? 1 : 0 };
  for (const word of wordsOf(text.replace(quotedOrListed, ' ').replace(codeLine, ' '))) {
    const known = spoken.filter((language) => knows(language, word));
    // Words that students ask with weigh three times as much as other words.
    for (const language of known) weights[language] += (asking[language].has(word) ? 3 : 1) / known.length;
  }
  const [best, second] = [...spoken].sort((one, other) => weights[other] - weights[one]);
  return best && second && weights[best] - weights[second] >= enough ? best : null;
}

/** Whether a word belongs to a language, as a whole or by its parts, as in "qu'est-ce". */
function knows(language: HintLanguage, word: string): boolean {
  if (asking[language].has(word)) return true;
  const known = languagesOf(word) || word.split(/['-]/).reduce((bits, part) => bits | languagesOf(part), 0);
  return ((known || languagesByLetters(word)) & bitOf(language)) !== 0;
}
