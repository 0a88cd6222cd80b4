import { bareWords } from './answer-words.ts';

/*
 * Patterns for the positions of a sentence where it names something, and lists of words that name nothing
 * there.
 */

/** An article or a short preposition before the name. */
const article = `(?:(?:the|an?|der|die|das|den|dem|ein|eine|einen|le|la|les|un|une|du|des|el|los|las|una|of|de) |[ld]')?`;
/** One to four words, the group, perhaps in quotation marks, brackets or bold. */
const term = String.raw`["“«(*]{0,3}(\p{L}[\p{L}\d'-]{1,30}(?: \p{L}[\p{L}'-]{1,30}){0,3}?)["”»)*]{0,3}`;
/** The end of a clause, which must follow a name; with more words it would be a description. */
const end = String.raw`(?= ?(?:[.!,;:—–…(]|-(?= )|$)| (?:because|since|weil|denn|car|parce|porque|who|quien|qui|and|und|et|y)(?!\p{L}))`;
/** Words that may stand between the verb and the name. */
const adverb = `(?:actually |really |indeed |in fact |also |simply |just |called |named |known as |natürlich |wohl |bien |en realidad )?`;

/** The surest patterns: the sentence names something outright. */
export const places: readonly RegExp[] = [
  // "It's the …", "Das sind die …", "C'est l'…", "Fue …"
  new RegExp(
    String.raw`(?:^|[.!,;:—–] ?|\b(?:so|but|and|yes|no|also|donc|pues) )(?:(?:it|that|this|they|these|he|she|the (?:answer|one|name|term|word|correct \p{L}+)(?: (?:with|of|for|to|here) [^.!?]{1,30}?)?)(?:'s| is| are| was| were|'re| would be| must be)|(?:es|das|dies|hier|er|sie|gemeint)(?: ist| sind| war| waren| heißt)|c'est|ce sont|c'était|il s'agit de|(?:es|son|fue|era|se trata de|se llama)(?= )) ${adverb}${article}${term}${end}`,
    'giu',
  ),
  // "You are looking for …", "we call that a …", "the city is called …"
  new RegExp(
    String.raw`\b(?:looking for|you (?:want|need|mean)|stands for|steht für|signifie|significa|(?:we|people|scientists) call (?:it|that|this|them|these)|(?:is|are|was) (?:called|named|known as)|gesucht (?:ist|wird)|(?<!\p{L})(?:heißt|heißen|nennt man|s'appelle|on l'appelle|se llama)) ${article}${term}${end}`,
    'giu',
  ),
];
/** After "called" and the like, everything is part of the name, adjectives included. */
export const namesByCalling =
  /\b(?:call|called|named|known)\b|(?<!\p{L})(?:heißt|heißen|nennt|appelle|llama)(?!\p{L})/iu;
/** Chinese: "是氧气" (is oxygen). */
export const nameInChinese = /是(?:一种|一个)?(\p{Script=Han}{1,6})(?=\W|$)/gu;
/** The end of a statement about what was asked: "… was written by …", "… besteht aus …", "… is …". */
export const complement = new RegExp(
  String.raw`(?:(?<!\p{L})(?:is|are|was|were|by|from|ist|sind|war|von|aus|est|sont|était|par|es|son|fue|por)|%) ${adverb}${article}${term}${end}`,
  'giu',
);
/** The beginning of a statement: "… is the one", "… wrote it". */
export const subject = new RegExp(
  String.raw`^\W{0,3}${article}${term},? (?:is|are|was|were|did|does|has|had|it (?:is|was)|ist|sind|war|waren|hat|haben|est|sont|était|a|es|son|fue|era|\p{L}{2,12}(?:[^e]ed|te)|wrote|made|fell|sang|led|won)(?!\p{L})`,
  'iu',
);
/** "… invented by …" and "… par …". The name may be followed by other words. */
export const madeBy = /\b(?:by|par|por|von) (\p{Lu}\p{L}+(?: (?:de |van |von )?\p{Lu}\p{L}+){1,3})/gu;
/** "The … do that." */
export const doesIt = new RegExp(
  String.raw`^\W{0,3}${article}${term} \p{L}{2,12} (?:like )?(?:it|that|this|them|so|das|es)(?: (?:in|at|on|for) [\p{L}\d]+| (?!not|nicht|pas)\p{L}+)?\W*$`,
  'iu',
);
/**
 * A Spanish or French verb at the end of a match. In another language it is a different word, as in "brauchen
 * es".
 */
export const romanceVerb = / (?:a|es|son|fue|era|est|sont|était)$/iu;
/** Words that choose: "the one", "the answer". */
export const chooses = /\b(?:the one|it is|it was|did|the answer|the right|what you|quien)\b/i;
/** The name alone: "Oxygen." or "Yes, oxygen!". */
export const nameAlone = new RegExp(String.raw`^\W{0,3}(?:\p{L}+[,:!] )?${article}${term}\W{0,3}$`, 'iu');
/** The name after a colon or a dash: "The gas you mean: oxygen". */
export const nameAfterColon = new RegExp(String.raw`(?::|—|–| - ) ?${article}${term}\W{0,3}$`, 'iu');
/** Single letters: "O-X-Y-G-E-N". */
export const spelled = /(?<!\p{L})\p{L}(?:[-. ]\p{L}){4,24}(?!\p{L})/gu;
/** The first and the last letters of a name, three or more, in quotation marks. */
export const bothEnds =
  /\b(?:starts?|begins?|beginnt|commence|empieza)\b[^.!?]{0,20}["“']\p{L}{3,}["”'][^.!?]{0,40}\b(?:ends?|endet|finit|termina)\b[^.!?]{0,20}["“']\p{L}{3,}["”']/iu;
/** A year from 1000 to 2099 that is not part of another number. */
export const year = /(?<![\d.,:])(?:1\d{3}|20\d{2})(?![\d.,]\d|\d|%)/g;

/** Articles, verbs and prepositions: a term has none of them. */
export const functionWords = new Set(
  'the an is are was it der die das den dem ist sind war le la les est el los las es son of in on at to for from with without by as like than into over under between about after before during through and or but if so that which who whose von in im an am auf mit aus bei zu zum zur als wie und oder dass de du des en dans sur avec pour par que qui con para por como del al'.split(
    ' ',
  ),
);
/** Words that fill the place of a name without naming anything: pronouns, praise, words of any lesson. */
export const namesNothing = new Set(
  bareWords(
    'he she il elle ils elles on nous vous lui él ella ello ellos ellas nosotros er sie wir ihr funny wow hmm super cool bravo exact exactly genau stimmt prima toll klasse parfait genial vale haha oh hey interesting welcome sorry thanks agreed careful attention achtung opposite difference not nothing something anything everything someone what which who where when why how one ones it this that these those there here you your yours me my we us they them he she him her his all both some any each more most less much many first last next other another same only too so very quite rather also still now then yet again always often never about close closer near nearly almost good great nice fine excellent perfect right correct incorrect wrong true false clear sure ok okay yes no well done better best easy hard difficult simple tricky important interesting useful helpful possible impossible likely common rare similar different small big large long short high low old new young early late light heavy fast slow warm cold hot full empty part parts kind kinds type types sort thing things way ways idea ideas question questions answer answers guess point points step steps hint hints clue clues example examples start try look time times place places word words term terms name names letter letters sentence sentences number numbers fact facts tres muy plus mas reason reasons case cases problem problems exercise task text page book work help element gas metal liquid solid substance molecule person people man woman writer author poet king queen president city country river planet animal plant organ organelle cell process group figure device feature viel mehr sehr nicht kein keine was wer wie wo wann warum gut richtig falsch fast genau nah frage antwort idee teil wort begriff stadt land mensch pas rien bon bonne juste faux presque question idée mot ville pays no nada bueno buena correcto cierto casi pregunta idea palabra ciudad país ce cela ça eso esto esta este'.toLowerCase(),
  ).split(' '),
);
/** Endings of adjectives and participles, which describe something but do not name it. */
export const describingEnding = /(?:ing|ful|ous|ive|able|ible|less|ish|ant|ent|ical|ed|lich|ig|isch|bar)$/i;
