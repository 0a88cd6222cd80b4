import { bareWords, stemsOf } from './answer-words.ts';
import { type Facts, oncePerFacts } from './facts.ts';
import {
  bothEnds,
  chooses,
  complement,
  describingEnding,
  doesIt,
  functionWords,
  madeBy,
  nameAfterColon,
  nameAlone,
  nameInChinese,
  namesByCalling,
  namesNothing,
  places,
  romanceVerb,
  spelled,
  subject,
  year,
} from './identity-places.ts';

/*
 * A name or term that an exercise asks for ("Which gas …?", "Who wrote …?"), found without an answer key:
 * words that nobody has said yet, in a position of the sentence where a reply names the answer.
 */

/** The exercise asks for a name or a term: "Who wrote …", "Which gas …", "What is the capital of …". */
const asksIdentity =
  /\bwho(?!se)\b|\bwhose\b|\b(?:which|what) (?!number|(?:is|are|was|were|do|does|did|would|can|should|happens?|makes?|about|if|else|you)\b)\p{L}+|\bwhat(?: is|'?s|s| was| are| were) (?:the |it |this |that |an? )?(?:\p{L}+ ){0,3}?(?:called|capital|name|term|word|symbol|author|inventor|largest|smallest|biggest|longest|highest|first|last|most)\b|\bcalled\?|\bdo (?:we|you) call\b|\bname (?:the|an?|one|this|of)\b|\bidentify\b|(?<!\p{L})(?:wer|welche[rsmn]?|wie hei(?:ss|ß)(?:t|en)|hauptstadt|nenne|qui|quel(?:le)?s?|lequel|laquelle|comment s'appelle|capitale|nomme|quién(?:es)?|cuál(?:es)?|qué|cómo se llama|capital|nombra)(?!\p{L})|什么|谁|哪/iu;
/** The exercise asks to weigh something up or to calculate, so that a name alone is not its answer. */
const asksMore =
  /\b(?:why|how (?:do|does|did|would|could|can|to|many|much)|explain|compare|describe|discuss|opinion|agree|prefer|(?:do|would|did) you (?:think|like|want)|convinc|essay|paragraph|warum|erkläre|beschreibe|vergleiche|pourquoi|explique|por qué|which (?:\p{L}+ )?(?:steps?|formula|rule|method|operation|way))\b/iu;
/** The exercise asks for a year: "When did …", "In welchem Jahr …". */
const asksYear =
  /\b(?:(?:in )?(?:which|what) year|when (?:did|was|were)|wann|in welchem jahr|quand|en quelle année|cuándo|en qué año)(?!\p{L})/iu;

/** In an exercise with numbers, these words ask for a number, whatever the words around them. */
const asksQuantity =
  /(?<!\p{L})(?:percent\p{L}*|per cent|numbers?|speed|velocity|area|volume|length|width|height|distance|time|temperature|price|cost|mass|weight|density|probability|value|angle|sum|mean|average|median|perimeter|age|amount|fraction|ratio|term|result|total|size|change|velocidad|área|volumen|longitud|distancia|tiempo|temperatura|precio|masa|densidad|probabilidad|valor|media|promedio|perímetro|edad|cantidad|fracción|porcentaje|geschwindigkeit|fläche\p{L}*|länge|zeit|preis|masse|dichte|wahrscheinlichkeit|wert|mittelwert|prozent\p{L}*|anzahl|zahl|vitesse|aire|longueur|durée|prix|densité|probabilité|valeur|moyenne|périmètre|nombre|pourcentage)(?!\p{L})/iu;

/** What an exercise that asks for a name or a year tells about its answer. */
interface Identity {
  readonly asksName: boolean;
  readonly asksYear: boolean;
  /** The content words of the question. */
  readonly asked: ReadonlySet<string>;
  /** The exercise and the conversation, in bare words between single blanks. */
  readonly said: string;
  /** Whether the exercise asks for a person, whose name has capital letters. */
  readonly asksPerson: boolean;
  /**
   * What the student may have proposed: the words of the last message that name something and that the
   * exercise does not have. In a message of up to three words, those of the exercise count as well.
   */
  readonly proposed: readonly string[];
  /** Expressions for a word that is said to be what is asked for; none when the question names no noun. */
  readonly chosen: readonly RegExp[];
  /** The words of the exercise that such a word may be: those that the student has not said. */
  readonly options: ReadonlySet<string>;
}

const identityOf = oncePerFacts(readIdentity);

/** Longer texts ask for more than a name. */
const maxLength = 600;
/** In a session, the exercise is looked for in this many of the student's last messages. */
const lastMessages = 6;

/** What the exercise asks for; null when it asks for no name and no year. */
function readIdentity(facts: Facts): Identity | null {
  const messages = facts.student.split('\n').slice(-lastMessages).reverse();
  const questions = facts.task === '' ? messages : [facts.exerciseQuestion];
  const question = questions.find((one) => asksIdentity.test(one) || asksYear.test(one));
  if (question === undefined || facts.task.length > maxLength || asksMore.test(question)) return null;
  if (facts.givenNumbers.size > 1 && asksQuantity.test(question)) return null;
  const inTask = spaced(facts.task);
  const nouns = [...question.matchAll(askedNoun)].map(([, one, other]) => one ?? other ?? '');
  const own = wordsOf(facts.task === '' ? '' : facts.question).filter((word) => word.length > 2);
  return {
    asksPerson: /(?<!\p{L})(?:who|wer|qui|quién(?:es)?)(?!\p{L})/iu.test(question),
    proposed: own.filter(
      (word) =>
        !namesNothing.has(word) &&
        !functionWords.has(word) &&
        (own.length < 4 || !inTask.includes(` ${word} `)),
    ),
    chosen: nouns.flatMap(choices),
    options: new Set(wordsOf(facts.task).filter((word) => !spaced(facts.student).includes(` ${word} `))),
    asksName: asksIdentity.test(question.replace(asksYear, '')),
    asksYear: asksYear.test(question),
    asked: new Set([...stemsOf(question)].filter((stem) => stem.length > 3 && !namesNothing.has(stem))),
    said: spaced(`${facts.task}\n${facts.student}\n${facts.tutor}`),
  };
}

/** Bare words between single blanks, so that " word " finds whole words. */
const spaced = (text: string): string => ` ${bareWords(text).replace(/[^\p{L}\d]+/gu, ' ')} `;

/** The noun that is asked for: "Which planet …" and "Is it a verb?". */
const askedNoun =
  /\b(?:which|what|welche[rsmn]?|quel(?:le)?|qué) (?:of (?:the|these) )?(\p{L}{3,20})\b|\b(?:is|ist|est|es) (?:an?|the|ein|eine|une?|una?|der|die|das|le|la|el) (\p{L}{3,20})\b[:?]/giu;

/** Expressions for a word that is said to be such a noun: "The adverb is “…”" and "“…” is the adverb". */
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

/** The mark between a remark on the student's guess and what follows it: "…, but …", "…; …". */
const clauseTurn = /[,;—–] ?(?:but|instead|rather|sondern|aber|mais|pero|sino)(?!\p{L})|;/iu;

/** The clauses that are not about what the student proposed: a wrong guess may be explained. */
function clausesIn(text: string, { proposed }: Identity): string[] {
  if (proposed.length === 0) return [text];
  return text.split(clauseTurn).filter((clause) => {
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

/**
 * The words of a clause that offer a name: the patterns of identity-places.ts are tried first, then less
 * certain ones.
 */
function nameIn(text: string, identity: Identity): string | null {
  const { said, asked, asksPerson } = identity;
  const isNew = (one: string | undefined): one is string =>
    one !== undefined && isNewTerm(one, said) && (!asksPerson || /^\p{Lu}/u.test(one));
  for (const place of [...places, nameInChinese])
    for (const [evidence, one] of text.matchAll(place))
      if (isNew(one) || (namesByCalling.test(evidence) && one && !asksPerson && isUnsaid(one, said)))
        return evidence;
  if (
    isNew(nameAlone.exec(text)?.[1]) ||
    isNew(nameAfterColon.exec(text)?.[1]) ||
    isNew(doesIt.exec(text)?.[1])
  )
    return text;
  const isAbout = [...stemsOf(text)].some((stem) => asked.has(stem)) || isForeign(text, said);
  const offers = (one: string | undefined) => isNew(one) && !speaksOfMore(text, one, said);
  const begins = subject.exec(text);
  // In "Pflanzen brauchen es", "es" is no Spanish verb: the words before it do not form a name.
  const isName = begins !== null && !(romanceVerb.test(begins[0]) && / \p{Ll}/u.test(begins[1] ?? ''));
  if (begins && isName && (isAbout || chooses.test(text)) && offers(begins[1])) return begins[0];
  if (isAbout) for (const [evidence, one] of text.matchAll(madeBy)) if (isNew(one)) return evidence;
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
      return options.has(word) && !namesNothing.has(word) && !functionWords.has(word);
    });
  return found?.[0] ?? null;
}

/** A name in single letters, or its two ends. */
function piecesIn(text: string, said: string): string | null {
  const letters = [...text.matchAll(spelled)].map(([one]) => one.replace(/[^\p{L}]/gu, ''));
  return letters.find((one) => !said.includes(` ${bareWords(one)}`)) ?? bothEnds.exec(text)?.[0] ?? null;
}

/**
 * Whether a sentence has another new name, or many new words, beside the term: it is then about something
 * else.
 */
function speaksOfMore(text: string, term: string, said: string): boolean {
  const rest = text.replace(term, ' ');
  if (isForeign(text, said)) return false;
  const fresh = (rest.match(/\p{L}{4,}/gu) ?? []).filter(
    (word) =>
      !namesNothing.has(bareWords(word)) && isUnsaid(word, said) && !functionWords.has(bareWords(word)),
  );
  return (
    fresh.some((word) => /^\p{Lu}/u.test(word) && !text.trimStart().startsWith(word)) ||
    fresh.length > maxFresh
  );
}

/** A sentence with more new words than this is about something else. */
const maxFresh = 3;

/** Whether a term is new to the conversation and names something. */
function isNewTerm(term: string, said: string): boolean {
  const words = wordsOf(term);
  if (words.some((word) => namesNothing.has(word)) || !isUnsaid(term, said)) return false;
  return /^\p{Lu}/u.test(term) || !describingEnding.test(words.at(-1) ?? '');
}

const wordsOf = (text: string): string[] => bareWords(text).match(/[\p{L}\d]+/gu) ?? [];

/** Whether nobody has said any word of a term. */
function isUnsaid(term: string, said: string): boolean {
  const words = wordsOf(/^\p{Lu}/u.test(term) ? term.replace(/ (?:de|da|di|van|von|der) /g, ' ') : term);
  const isLong = (words.at(-1) ?? '').length > 2 || /\p{Script=Han}/u.test(term);
  return (
    isLong &&
    words.every((word) => !functionWords.has(word)) &&
    !words.every((word) => namesNothing.has(word)) &&
    // Five letters without a plural ending are compared, so that inflected forms count as said.
    words.every(
      (word) =>
        !said.includes(/\p{Script=Han}/u.test(word) ? word : ` ${word.replace(/e?s$/, '').slice(0, 5)}`),
    )
  );
}

/** Whether a sentence shares no word with the conversation and looks like another language. */
const isForeign = (text: string, said: string): boolean =>
  (bareWords(text).match(/\p{L}{4,}/gu) ?? []).every((word) => !said.includes(` ${word.slice(0, 4)}`)) &&
  /[^\p{ASCII}]|(?<!\p{L})(?:der|die|das|ist|und|zu|aus|le|la|les|est|de|et|el|los|es|y)(?!\p{L})/iu.test(
    text,
  );

/** A year that nobody named, in a sentence about what was asked or in one of hardly any words. */
function yearIn(text: string, { asked, said }: Identity): string | null {
  const isAbout = [...stemsOf(text)].some((stem) => asked.has(stem));
  const isShort = (text.match(/\p{L}+/gu)?.length ?? 0) < 3;
  if (!isAbout && !isShort) return null;
  return [...text.matchAll(year)].map(([one]) => one).find((one) => !said.includes(` ${one} `)) ?? null;
}
