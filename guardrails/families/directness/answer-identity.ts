import { bareWords, stemsOf } from './answer-words.ts';
import { type Facts, oncePerFacts } from './facts.ts';
import {
  announced,
  bare,
  bothEnds,
  calls,
  common,
  complement,
  describes,
  doer,
  inHan,
  inRomance,
  joins,
  maker,
  picks,
  places,
  spelled,
  subject,
  year,
} from './identity-places.ts';

/*
 * A name or term that an exercise asks for ("Which gas …?", "Who wrote …?"), found without knowing it: words that nobody has
 * said yet, in a place of the sentence that offers them as what is asked for.
 */

const asksIdentity =
  /\bwho(?!se)\b|\bwhose\b|\b(?:which|what) (?!number|(?:is|are|was|were|do|does|did|would|can|should|happens?|makes?|about|if|else|you)\b)\p{L}+|\bwhat(?: is|'?s|s| was| are| were) (?:the |it |this |that |an? )?(?:\p{L}+ ){0,3}?(?:called|capital|name|term|word|symbol|author|inventor|largest|smallest|biggest|longest|highest|first|last|most)\b|\bcalled\?|\bdo (?:we|you) call\b|\bname (?:the|an?|one|this|of)\b|\bidentify\b|(?<!\p{L})(?:wer|welche[rsmn]?|wie hei(?:ss|ß)(?:t|en)|hauptstadt|nenne|qui|quel(?:le)?s?|lequel|laquelle|comment s'appelle|capitale|nomme|quién(?:es)?|cuál(?:es)?|qué|cómo se llama|capital|nombra)(?!\p{L})|什么|谁|哪/iu;
/** The student is to weigh something up, or to calculate. */
const asksMore =
  /\b(?:why|how (?:do|does|did|would|could|can|to|many|much)|explain|compare|describe|discuss|opinion|agree|prefer|(?:do|would|did) you (?:think|like|want)|convinc|essay|paragraph|warum|erkläre|beschreibe|vergleiche|pourquoi|explique|por qué|which (?:\p{L}+ )?(?:steps?|formula|rule|method|operation|way))\b/iu;
const asksYear =
  /\b(?:(?:in )?(?:which|what) year|when (?:did|was|were)|wann|in welchem jahr|quand|en quelle année|cuándo|en qué año)(?!\p{L})/iu;

/** With numbers in the exercise these ask for a number, whatever the words around them. */
const asksQuantity =
  /(?<!\p{L})(?:percent\p{L}*|per cent|numbers?|speed|velocity|area|volume|length|width|height|distance|time|temperature|price|cost|mass|weight|density|probability|value|angle|sum|mean|average|median|perimeter|age|amount|fraction|ratio|term|result|total|size|change|velocidad|área|volumen|longitud|distancia|tiempo|temperatura|precio|masa|densidad|probabilidad|valor|media|promedio|perímetro|edad|cantidad|fracción|porcentaje|geschwindigkeit|fläche\p{L}*|länge|zeit|preis|masse|dichte|wahrscheinlichkeit|wert|mittelwert|prozent\p{L}*|anzahl|zahl|vitesse|aire|longueur|durée|prix|densité|probabilité|valeur|moyenne|périmètre|nombre|pourcentage)(?!\p{L})/iu;

interface Identity {
  readonly asksName: boolean;
  readonly asksYear: boolean;
  /** The content words of the question. */
  readonly asked: ReadonlySet<string>;
  readonly said: string;
  /** A person has a name, with capitals. */
  readonly asksPerson: boolean;
  /** What the student may have proposed: words of the last message that the exercise does not have. */
  readonly proposed: readonly string[];
  /** The exercise's own words that may be its answer, after and before the noun that is asked for; null without one. */
  readonly chosen: readonly RegExp[];
  readonly options: ReadonlySet<string>;
}

const identityOf = oncePerFacts(readIdentity);

/** Longer texts ask for more than a name. */
const longest = 600;
const lastMessages = 6;

function readIdentity(facts: Facts): Identity | null {
  const messages = facts.student.split('\n').slice(-lastMessages).reverse();
  const questions = facts.task === '' ? messages : [facts.asks];
  const question = questions.find((one) => asksIdentity.test(one) || asksYear.test(one));
  if (question === undefined || facts.task.length > longest || asksMore.test(question)) return null;
  if (facts.given.size > 1 && asksQuantity.test(question)) return null;
  const inTask = spaced(facts.task);
  const nouns = [...question.matchAll(askedNoun)].map(([, one, other]) => one ?? other ?? '');
  const own = wordsOf(facts.task === '' ? '' : facts.question).filter((word) => word.length > 2);
  return {
    asksPerson: /(?<!\p{L})(?:who|wer|qui|quién(?:es)?)(?!\p{L})/iu.test(question),
    proposed: own.filter(
      (word) => !common.has(word) && !joins.has(word) && (own.length < 4 || !inTask.includes(` ${word} `)),
    ),
    chosen: nouns.flatMap(choices),
    options: new Set(wordsOf(facts.task).filter((word) => !spaced(facts.student).includes(` ${word} `))),
    asksName: asksIdentity.test(question.replace(asksYear, '')),
    asksYear: asksYear.test(question),
    asked: new Set([...stemsOf(question)].filter((stem) => stem.length > 3 && !common.has(stem))),
    said: spaced(`${facts.task}\n${facts.student}\n${facts.tutor}`),
  };
}

const spaced = (text: string): string => ` ${bareWords(text).replace(/[^\p{L}\d]+/gu, ' ')} `;

const askedNoun =
  /\b(?:which|what|welche[rsmn]?|quel(?:le)?|qué) (?:of (?:the|these) )?(\p{L}{3,20})\b|\b(?:is|ist|est|es) (?:an?|the|ein|eine|une?|una?|der|die|das|le|la|el) (\p{L}{3,20})\b[:?]/giu;

/** "The adverb is “…”" and "“…” is the adverb". */
function choices(noun: string): RegExp[] {
  const the = '(?:the|an?|der|die|das|ein|eine|le|la|une?|el|una?)';
  return [
    new RegExp(
      `\\b${the} (?:right |correct )?${noun} (?:is|ist|est|es) ["“«]?(\\p{L}{3,20})(?!\\p{L})`,
      'iu',
    ),
    new RegExp(`(?:^|[ "“«])(\\p{L}{3,20})["”»]? (?:is|ist|est|es) ${the} ${noun}\\b`, 'iu'),
  ];
}

const turns = /[,;—–] ?(?:but|instead|rather|sondern|aber|mais|pero|sino)(?!\p{L})|;/iu;

/** The clauses that are not about what the student proposed: a wrong guess may be explained. */
function clausesIn(text: string, { proposed }: Identity): string[] {
  if (proposed.length === 0) return [text];
  return text.split(turns).filter((clause) => {
    const words = spaced(clause);
    return proposed.every((word) => !words.includes(` ${word} `));
  });
}

/** The words of a sentence that name what the exercise asks for; null without any. */
export function identityIn(text: string, facts: Facts): string | null {
  const identity = identityOf(facts);
  if (identity === null || /[?？]["')\]*]*\s*$/.test(text)) return null;
  const sentence = text.trim().replace(/[’‘]/g, "'");
  const found = identity.asksName
    ? clausesIn(sentence, identity)
        .map((clause) => nameIn(clause.trim(), identity))
        .find((name) => name !== null)
    : null;
  return found ?? (identity.asksYear ? yearIn(sentence, identity) : null);
}

function nameIn(text: string, identity: Identity): string | null {
  const { said, asked, asksPerson } = identity;
  const isNew = (one: string | undefined): one is string =>
    one !== undefined && isNewTerm(one, said) && (!asksPerson || /^\p{Lu}/u.test(one));
  for (const place of [...places, inHan])
    for (const [evidence, one] of text.matchAll(place))
      if (isNew(one) || (calls.test(evidence) && one && !asksPerson && isUnsaid(one, said))) return evidence;
  if (isNew(bare.exec(text)?.[1]) || isNew(announced.exec(text)?.[1]) || isNew(doer.exec(text)?.[1]))
    return text;
  const isAbout = [...stemsOf(text)].some((stem) => asked.has(stem)) || isForeign(text, said);
  const offers = (one: string | undefined) => isNew(one) && !speaksOfMore(text, one, said);
  const begins = subject.exec(text);
  const isName = begins !== null && !(inRomance.test(begins[0]) && / \p{Ll}/u.test(begins[1] ?? ''));
  if (begins && isName && (isAbout || picks.test(text)) && offers(begins[1])) return begins[0];
  if (isAbout) for (const [evidence, one] of text.matchAll(maker)) if (isNew(one)) return evidence;
  if (isAbout || /\bthe one\b/i.test(text))
    for (const [evidence, one] of text.matchAll(complement)) if (offers(one)) return evidence;
  return chosenIn(text, identity) ?? piecesIn(text, said);
}

/** A word of the exercise that is said to be what is asked for. */
function chosenIn(text: string, { chosen, options }: Identity): string | null {
  const found = chosen
    .map((one) => one.exec(text))
    .find((one) => {
      const word = bareWords(one?.[1] ?? '');
      return options.has(word) && !common.has(word) && !joins.has(word);
    });
  return found?.[0] ?? null;
}

/** A name in single letters, or its two ends. */
function piecesIn(text: string, said: string): string | null {
  const letters = [...text.matchAll(spelled)].map(([one]) => one.replace(/[^\p{L}]/gu, ''));
  return letters.find((one) => !said.includes(` ${bareWords(one)}`)) ?? bothEnds.exec(text)?.[0] ?? null;
}

/** New names and many new words beside the term: the sentence is about something else. */
function speaksOfMore(text: string, term: string, said: string): boolean {
  const rest = text.replace(term, ' ');
  if (isForeign(text, said)) return false;
  const fresh = (rest.match(/\p{L}{4,}/gu) ?? []).filter(
    (word) => !common.has(bareWords(word)) && isUnsaid(word, said) && !joins.has(bareWords(word)),
  );
  return (
    fresh.some((word) => /^\p{Lu}/u.test(word) && !text.trimStart().startsWith(word)) ||
    fresh.length > mostFresh
  );
}

const mostFresh = 3;

/** Whether a term is new and names something. */
function isNewTerm(said: string, known: string): boolean {
  const words = wordsOf(said);
  if (words.some((word) => common.has(word)) || !isUnsaid(said, known)) return false;
  return /^\p{Lu}/u.test(said) || !describes.test(words.at(-1) ?? '');
}

const wordsOf = (text: string): string[] => bareWords(text).match(/[\p{L}\d]+/gu) ?? [];

/** Whether nobody has said any of its words. */
function isUnsaid(said: string, known: string): boolean {
  const words = wordsOf(/^\p{Lu}/u.test(said) ? said.replace(/ (?:de|da|di|van|von|der) /g, ' ') : said);
  const isLong = (words.at(-1) ?? '').length > 2 || /\p{Script=Han}/u.test(said);
  return (
    isLong &&
    words.every((word) => !joins.has(word)) &&
    !words.every((word) => common.has(word)) &&
    words.every(
      (word) =>
        !known.includes(/\p{Script=Han}/u.test(word) ? word : ` ${word.replace(/e?s$/, '').slice(0, 5)}`),
    )
  );
}

/** Whether the sentence is in another language than the exercise, so that they can share no word. */
const isForeign = (text: string, known: string): boolean =>
  (bareWords(text).match(/\p{L}{4,}/gu) ?? []).every((word) => !known.includes(` ${word.slice(0, 4)}`)) &&
  /[^\p{ASCII}]|(?<!\p{L})(?:der|die|das|ist|und|zu|aus|le|la|les|est|de|et|el|los|es|y)(?!\p{L})/iu.test(
    text,
  );

function yearIn(text: string, { asked, said }: Identity): string | null {
  const isAbout = [...stemsOf(text)].some((stem) => asked.has(stem));
  const isShort = (text.match(/\p{L}+/gu)?.length ?? 0) < 3;
  if (!isAbout && !isShort) return null;
  return [...text.matchAll(year)].map(([one]) => one).find((one) => !said.includes(` ${one} `)) ?? null;
}
