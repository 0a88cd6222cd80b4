import { sameValue } from '../../../arithmetic/evaluate.ts';
import type { Situation } from '../../detector.ts';
import { oncePerSituation, ownWords, plainTalk } from '../../families/remember.ts';
import {
  asksForHelp,
  comparesValues,
  namesSeveral,
  proposes,
  reasons,
  sentencesOf,
} from './answer-claims.ts';
import { compact } from './answer-forms.ts';
import { numbersIn } from './answer-numbers.ts';

/**
 * The rest of a sentence after "I think" or "it is" that proposes no answer: "you should help me", "hard",
 * "in page 3".
 */
const talksAboutIt =
  /^(?:you|we|it|that|this|they|me|i|ok|okay|alright|fine|right|correct|true that|possible|allowed|hard|difficult|easy|long|important|due|time|help|just|need|have|to|how|what|why|where|when|which|who|if|no|nothing|none|stuck|lost|confused|about|like|enough|better|there|here|really|too|so|very|something|anything|du|wir|nichts|keine|wie|was|warum|schwer|que|comment|pourquoi|nada|como|cómo|qué|difícil|difficile)(?![\p{L}'])/iu;
/** The student says which calculation they made: "I multiplied", "ich habe 3 mit 4 multipliziert". */
const worked =
  /\bi (?:multiplied|divided|added|subtracted|calculated|computed|counted|drew|rounded|converted|solved)\b|\bich habe? [^.?!]{0,40}(?:gerechnet|multipliziert|addiert|geteilt|subtrahiert)\b|\bj'ai (?:multiplié|divisé|ajouté|soustrait|calculé)(?!\p{L})/iu;
/** A sentence of one word that can be an answer: "photosynthesis", but not "wait" or "minutes". */
const oneWord =
  /^(?!(?:letters?|hours?|minutes?|numbers?|digits?|then|end|first|last|wait|sure|maybe|stop|fine|done|understood)$)[\p{Script=Latin}'-]{4,}$/iu;

/**
 * Begins with a question or a demand: "and how do I", "please tell me". A value in such a sentence is not a
 * result of the student.
 */
const requests =
  /^\W*(?:(?:and|so|but|ok|okay|then|well|please|und|also|aber|dann|bitte|et|mais|alors|y|pero|entonces) )*(?:how|what|whats|what's|why|when|where|which|who|can|could|would|will|do|does|did|should|may|must|tell|give|show|explain|help|solve|calculate|find|i (?:need|want|have to|dont|don't|do not|cant|can't|cannot)|you|wie|was|warum|wann|wo|welche\p{L}*|wer|kann|kannst|muss|soll|gib|zeig|sag|hilf|erklär\p{L}*|löse|ich (?:brauche|will|muss|verstehe|weiß)|du|comment|que|quel\p{L}*|pourquoi|quand|où|qui|peux|dois|faut|donne|montre|explique|aide|je (?:veux|dois|ne)|tu|cómo|qué|por qué|cuándo|dónde|cuál\p{L}*|quién|puedes|debo|tengo que|dame|muestra|explica|ayuda|quiero|necesito|no)(?!\p{L})/iu;

/** How many characters around a number are read. */
const reach = 20;
/**
 * A number that belongs to the talk about an exercise, not to its solution: "2 solutions", "5 minutes left",
 * "grade 7".
 */
const countsSomethingElse =
  /^\s?(?:%\s)?(?:numbers?|solutions?|answers?|steps?|times|tries|minutes?|min|hours?|days?|weeks?|years?|pm|am|o'clock|exercises?|questions?|problems?|points?|zahlen|lösungen|schritte|mal|minuten|stunden|tage|aufgaben|fragen|punkte|nombres|solutions|étapes|fois|heures|jours|exercices|points|números|soluciones|pasos|veces|minutos|horas|días|ejercicios|puntos)(?!\p{L})/iu;
/** Words right before a number that numbers a page or an exercise: "page 12". */
const numbersSomething =
  /(?:page|chapter|exercise|question|number|grade|class|nr\.?|no\.?|seite|aufgabe|klasse|exercice|página|ejercicio)\s?$/i;

/** A calculation of two numbers: "3 + 4", "12 divided by 4", "20 % of 50" without the sign. */
const operation =
  /\d\s?\)?\s?(?:[-+*/:^]|(?:plus|minus|times|divided by|multiplied by|of|by|from|mal|durch|von|fois|par|por|entre|más|menos)(?!\p{L}))\s?\(?\s?[$€£]?\d/iu;
/** An expression with a letter, or an assignment: "3x + 2", "2 * n", "x = 5". */
const algebra =
  /\(?\d{0,4}[a-z]\)?\s?[-+*/^]\s?\(?\d|\d\s?[-+*/^]\s?\(?\d{0,4}[a-z](?![a-z])|[\p{L}\d)]\s?(?:=|->|→)\s?[-(\p{L}\d]/giu;
/** A line of a program: "for i in range(5):", "let total = 0;". */
const code =
  /^\s*(?:def|for|while|if|elif|else|return|print|function|let|const|var|int|public|class)\b.*[:({;]/;
/** "Oxygen or nitrogen, I guess". */
const guessesAtEnd =
  /\p{L}{3}[,.]?\s(?:i guess|i think|maybe|perhaps|probably|glaube ich|denke ich|vielleicht|je crois|je pense|peut-être|creo|quizás?)\W*$/iu;

/**
 * Whether the student showed their own work: a result, a calculation, a guess, a reason. Wishes and questions
 * do not count.
 */
export const hasTried = oncePerSituation((situation: Situation): boolean => {
  const { task, ...talk } = plainTalk(situation);
  const given = numbersIn(task).flatMap(({ values }) => values);
  const exercise = compact(task);
  const isOwn = (value: number) => !given.some((one) => sameValue(one, value));
  return ownWords({ task, ...talk })
    .map(sentencesOf)
    .filter((sentences) => !namesSeveral(sentences))
    .some((sentences) =>
      sentences.some((sentence) => calculates(sentence, exercise, isOwn) || offersAnswerOrReason(sentence)),
    );
});

/** Whether a sentence has a number, an expression or a line of code that the exercise does not have. */
function calculates(sentence: string, exercise: string, isOwn: (value: number) => boolean): boolean {
  // The words of a calculation show work with a number or with four words, not in "I multiplied" alone.
  if (worked.test(sentence) && /\d|\p{L}+(?:\P{L}+\p{L}+){3}/u.test(sentence)) return true;
  if (code.test(sentence)) return true;
  const own = (text: string) => !exercise.includes(compact(text));
  // Both the expression and the sentence without its first words must not stand in the exercise.
  if (
    [...sentence.matchAll(algebra)].some(([found]) => own(found)) &&
    own(sentence.replace(/^\P{L}*(?:\p{L}{2,}\s+)+/u, ''))
  )
    return true;
  if (requests.test(sentence) || comparesValues.test(sentence)) return false;
  if (own(sentence) && operation.test(sentence)) return true;
  return numbersIn(sentence).some(
    ({ from, to, values: [value = Number.NaN] }) =>
      isOwn(value) &&
      !countsSomethingElse.test(sentence.slice(to, to + reach)) &&
      !numbersSomething.test(sentence.slice(Math.max(0, from - reach), from)),
  );
}

/** Whether a sentence offers words as an answer, or gives a reason. */
function offersAnswerOrReason(sentence: string): boolean {
  const reason = reasons.exec(sentence);
  // Something must stand before the word: what the reason is for.
  if (reason && reason.index > 3 && !asksForHelp.test(sentence.slice(0, reason.index))) return true;
  if (guessesAtEnd.test(sentence) && !requests.test(sentence)) return true;
  const cue = proposes.exec(sentence);
  const before = cue ? sentence.slice(0, cue.index) : '';
  const rest = cue ? sentence.slice(cue.index + cue[0].length) : '';
  if (
    cue &&
    /^[^\p{L}\d]{0,3}\p{L}/u.test(rest) &&
    !asksForHelp.test(before) &&
    !talksAboutIt.test(rest) &&
    !asksForHelp.test(rest)
  )
    return true;
  const [word = '', ...more] = sentence.replace(/^\W*(?:the|an?) /i, '').match(/[\p{L}'-]+/gu) ?? [];
  return more.length === 0 && oneWord.test(word) && !asksForHelp.test(word) && !talksAboutIt.test(word);
}
