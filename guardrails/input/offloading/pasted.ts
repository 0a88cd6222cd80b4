import { plainText } from '../../canonical/canonical.ts';
import { bareWords } from '../../families/directness/answer-words.ts';
import { termsOf } from '../../families/directness/exercise-in-hand.ts';

/** The most characters of a message that are read. */
const maxLength = 16_000;

/** The orders with which exercises in books begin, in plain words. */
const order = String.raw`(?:find|calculate|compute|solve|simplify|evaluate|determine|factor(?:i[sz]e)?|expand|differentiate|integrate|prove|translate|convert|complete|fill in|work out|show that|sketch|graph|plot|draw|balance|identify|underline|circle|match|choose|justify|discuss|analy[sz]e|compare|summari[sz]e|arrange|round|list|name|state|write (?:an?|the|down|\d+|code|two|three)|berechne|bestimme|lose|ubersetze|erganze|vereinfache|beweise|nenne|begrunde|beschreibe|zeichne|ordne|calcule|calculez|resous|resolvez|resoudre|trouve|determine|traduis|complete|simplifie|justifie|demontre|cite|nomme|calcula|resuelve|halla|encuentra|determina|traduce|completa|simplifica|demuestra|justifica|nombra|enumera|escribe|resolva|calcule|encontre|traduza|simplifique|demonstre|justifique|cite|determine)`;
/** Where a sentence or an item can begin. */
const begins = String.raw`(?:^|[.!?\n;:]) *(?:[-*•] *|\(?(?:\d{1,2}|[a-h])[.)] *|(?:question|exercise|problem|aufgabe|exercice|ejercicio|questao) \d{1,3}[a-h]? *[.:)]? *){0,3}(?:please |pls |now |bitte )?`;
/** An order and what it is about. An order about "my" text does not match: the text is the student's own. */
const ordered = new RegExp(
  String.raw`${begins}${order}(?![\w'])(?![^.!?\n:]{0,24}\b(?:my|mein\w*|mon|ma|mes|mi|mis|meu|minha)\b)(?!\s(?:it|that|this|me)\b)[:,]?\s+(?=\S{1,60}\s+\S|[^\s.]{4})`,
  'g',
);
/** The same in Chinese and Arabic. */
const orderedElsewhere =
  /(?:^|[。!?\n;:,::])\s*(?:\d{1,2}[.、)]\s*)?(?:请)?(?:计算|求|解方程|解下列|化简|证明|翻译|填空|说明理由|列举|写出)|(?:^|[.!?؟\n:])\s*(?:\d{1,2}[.)]\s*)?(?:احسب|حل المعادله|حل المعادلة|اوجد|أوجد|ترجم|اكمل|اذكر|علل)\s/g;
/** The mark at the beginning of an item: "1.", "b)". */
const item = /(?:^|[\s(])(?:\d{1,2}|[a-h])[.)]\s*(?=\S)/g;
/** The mark of an option: "A)", "B)". */
const option = /(?:^|\s)\(?[a-e][.)]\s*(?=\S)/g;
/** A blank to fill in: "___", ".....". */
const blank = /_{3,}|\.{5,}|…{2,}/;
/** A length that is asked for: "at least 200 words". */
const wordCount =
  /(?<![\w.])(?:at least |about |min(?:imum)? |mindestens |au moins |al menos )?\d{2,4}[ -]?(?:words?|worter\w*|mots|palabras|palavras)\b|\d{2,4}字/;
/** A number to calculate with: not that of an item, a section or a page, and no year. */
const number =
  /(?<![\w.#-])(?<!(?:section|chapter|page|task|line|step|exercise|kapitel|seite|zeile|chapitre|ligne|capitulo|linea|pagina) )(?!(?:1[4-9]|20)\d\d(?!\d))\d+(?:[.,/]\d+)*(?!-\d)/g;
/** A calculation with its result: somebody has worked it out. */
const worked = /\d\)?\s?[-+*/x×÷·:]\s?[$€£]?\(?\d[\d.,]*\)?\s?=\s?[$€£]?-?\d|\bis equal to\b|=\s?[a-z]?\s?=/;
/** Words that introduce an exercise: "Here is my homework: …". */
const introduction = /^[^\n:]{0,60}:\s/;
/** Words with which students speak of themselves. */
const firstPerson =
  /(?<![\w'])(?:i|i'm|i've|im|ive|my|ich|mein\w*|mir|mich|j'\w+|je (?:n|ne|me|suis|dois|peux|pense|crois|sais|veux|fais|vois)|mon|yo|mi|eu|meu|minha)(?![\w'])|我/;

/** The fewest words of a word problem, and of a passage with a question. */
const wordsOfProblem = 9;
const wordsOfPassage = 45;

/** How often an expression matches. */
const count = (text: string, expression: RegExp): number => text.match(expression)?.length ?? 0;

/**
 * Whether a message is an exercise as a book prints it: orders, numbered items, options, blanks, a word
 * problem. What the student says besides is not read here.
 * @param plain the plain words of the message, with its line breaks
 */
export function isExercise(plain: string): boolean {
  const text = plain.slice(0, maxLength);
  const orders = count(text, ordered) + count(text, orderedElsewhere);
  if (worked.test(text)) return false;
  if (orders > 0 || blank.test(text) || count(text, option) > 2) return true;
  const words = text.split(/\s+/).length + count(text, /\p{Script=Han}/gu) / 2;
  const asks = /[?？؟]/.test(text) || /多少|几/.test(text);
  if (count(text, item) > 1 && (asks || /\d\s?[a-z]?\s?=/.test(text))) return true;
  if (wordCount.test(text) && words > 3) return true;
  if (!asks || firstPerson.test(text.replace(introduction, ''))) return false;
  return (count(text, number) > 1 && words >= wordsOfProblem) || words >= wordsOfPassage;
}

/** The fewest terms that two texts must share. A shorter assignment must be repeated whole. */
const leastShared = 6;

/**
 * Whether a message repeats the assignment: at least four fifths of its terms stand in the assignment, and it
 * shares enough terms with it.
 */
export function repeatsTask(question: string, task: string): boolean {
  const given = new Set(termsOf(bareWords(plainText(task.slice(0, maxLength)))));
  const said = new Set(termsOf(bareWords(plainText(question.slice(0, maxLength)))));
  const shared = [...said].filter((term) => given.has(term)).length;
  return shared >= Math.min(leastShared, given.size) && shared >= 3 && shared >= said.size * 0.8;
}
