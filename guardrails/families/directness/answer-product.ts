import type { DetectorInput, Situation } from '../../detector.ts';
import { wholeFunction } from '../programming-support/programming.ts';
import { oncePerSituation, ownWords } from '../remember.ts';
import { translatedClause } from '../translation-support/translation.ts';
import { stemsOf } from './answer-words.ts';

/*
 * A program, a translation or a text that an exercise asks for is its answer, whatever its words: without a model solution
 * it is known by its form.
 */

/** The exercise asks for something to be made: "write", "programmiere", "escribe". */
const asksToMake =
  /(?<!\p{L})(?:write|compose|draft|create|implement|program|code|formulate|give|list|find|name|collect|schreib\w*|verfass\w*|formulier\w*|programmier\w*|nenn\w*|écri\w*|rédige\w*|formule\w*|programme\w*|donne\w*|escrib\w*|redact\w*|formula\w*|program\w*|da)(?!\p{L})/iu;
/** What is to be made is a program: "function", "script", "query". */
const namesProgram =
  /(?<!\p{L})(?:function|program|method|class|script|code|algorithm|query|loop|funktion|programm|methode|abfrage|fonction|programme|función|programa|consulta)(?!\p{L})/iu;
/** The exercise asks for a translation. */
const translates = /(?<!\p{L})(?:translat\w*|übersetz\w*|tradui\w*|traduc\w*)(?!\p{L})/iu;
/** What is to be made is a text: "essay", "summary", "Brief". */
const namesText =
  /(?<!\p{L})(?:thesis|essay|paragraph|introduction|conclusion|summary|letter|poem|story|speech|sentence|report|these|aufsatz|absatz|einleitung|schluss|zusammenfassung|brief|gedicht|geschichte|rede|satz|thèse|rédaction|paragraphe|conclusion|résumé|lettre|poème|discours|phrase|tesis|ensayo|párrafo|introducción|conclusión|resumen|carta|poema|cuento|discurso|oración)(?!\p{L})/iu;
/** What is to be made is a list of arguments: "reasons", "advantages". */
const namesReasons =
  /(?<!\p{L})(?:arguments?|reasons?|advantages?|disadvantages?|pros|argumente?n?|gründe|vorteile|nachteile|raisons|avantages|inconvénients|argumentos?|razones|ventajas|desventajas)(?!\p{L})/iu;

/** What an exercise asks to be made. */
interface Asked {
  readonly program: boolean;
  readonly translation: boolean;
  readonly text: boolean;
  readonly reasons: boolean;
  /** The content words of the exercise. */
  readonly topic: ReadonlySet<string>;
  readonly said: string;
}

/** What the exercise asks to be made; null for nothing, and where a key says what the answer is. */
const askedOf = oncePerSituation((situation: Situation): Asked | null => {
  const { task, key, question } = situation;
  const exercise = task === '' ? question : task;
  if (key !== null && (key.model !== '' || key.answers.length > 0)) return null;
  const asks = asksToMake.test(exercise);
  const asked = {
    program: asks && namesProgram.test(exercise),
    translation: translates.test(exercise),
    text: asks && namesText.test(exercise),
    reasons: asks && namesReasons.test(exercise),
  };
  if (!Object.values(asked).includes(true)) return null;
  return {
    ...asked,
    reasons: asked.reasons || (asked.text && namesReasons.test(question)),
    topic: stemsOf(exercise),
    said: [task, ...ownWords(situation)].join('\n').toLowerCase(),
  };
});

/** The part of a reply that could be handed in as it is; null without any. */
export function productIn(input: DetectorInput): string | null {
  const asked = askedOf(input);
  if (asked === null) return null;
  const made =
    (asked.program ? wholeFunction(input) : null) ?? (asked.translation ? translatedClause(input) : null);
  return made?.evidence ?? (asked.text || asked.reasons ? textIn(input.reply, asked) : null);
}

/** A passage of 30 characters or more in quotation marks. */
const quoted = /["“«„]([^"“”«»„\n]{30,600})["”»“]/g;
/** Words that speak to the student; a product addresses nobody. */
const addresses =
  /(?<!\p{L})(?:you|your|yours|yourself|let's|du|dein\p{L}*|dir|dich|ihr|euer|tu|ton|ta|tes|te|toi|vous|votre|vos|tus?|tuyo|usted|has|puedes)(?!\p{L})/iu;
/** Words of an argument: "should", "because", "although". */
const argues =
  /(?<!\p{L})(?:should|must|ought|because|although|even though|while some|therefore|since|sollte\w*|müssen|muss|weil|obwohl|da|devrai\w*|doit|doivent|parce que|bien que|debe\w*|porque|aunque)(?!\p{L})/iu;
/** An item of a list: "1. …", "- …". */
const item = /^\s*(?:\d{1,2}[.)]|[-*•])\s+(.+)$/;
/** The beginning of an order or a question to the student: "choose a topic", "what do you". */
const orders =
  /^(?:\p{L}+ly )?(?:state|write|give|choose|pick|find|explain|add|end|start|begin|think|make|use|introduce|describe|say|tell|list|restate|summari[sz]e|read|look|ask|check|show|decide|collect|name|plan|draft|what|which|who|how|why|where|when|is|are|do|does|can|schreib|nenn|wähle|such|erklär|beginn|überleg|was|welche|wie|warum|écris|donne|choisis|cherche|explique|commence|quel|pourquoi|comment|escribe|da|elige|busca|explica|empieza|qué|cuál|cómo|por qué)/iu;
/** So many words in quotation marks are a sentence to hand in; a thesis has two more. */
const sentenceWords = 8;
/** So many words in one line, addressed to nobody, are a paragraph. */
const paragraphWords = 40;
/** So many arguments in a list are a list to hand in. */
const items = 3;

const countWords = (said: string): number => said.match(/\p{L}+/gu)?.length ?? 0;

/** A passage that could be handed in: one in quotation marks, a list of arguments, a thesis, or a paragraph. */
function textIn(reply: string, asked: Asked): string | null {
  const isOwn = (one: string) => asked.said.includes(one.trim().toLowerCase());
  const isAbout = (one: string) => [...stemsOf(one)].some((stem) => asked.topic.has(stem));
  for (const [, one = ''] of reply.matchAll(quoted))
    if (countWords(one) >= sentenceWords && !one.includes('?') && !/…|\.\.\.|_/.test(one) && !isOwn(one))
      return one;
  const lines = reply.split('\n');
  const listed = lines.flatMap((line) => item.exec(line)?.[1] ?? []);
  const told = listed.filter((one) => countWords(one) > 2 && !one.includes('?') && !orders.test(one.trim()));
  if (asked.reasons && told.length >= items) return told.join('\n');
  for (const line of lines) {
    if (item.test(line)) continue;
    const sentences = line.match(/[^.!?]+[.!?]?/g) ?? [];
    const alone = sentences.filter((one) => !addresses.test(one) && !one.includes('?') && !isOwn(one));
    const thesis = alone.find(
      (one) =>
        countWords(one) >= sentenceWords + 2 && argues.test(one) && isAbout(one) && !orders.test(one.trim()),
    );
    if (thesis !== undefined) return thesis;
    if (alone.length === sentences.length && countWords(line) >= paragraphWords && isAbout(line)) return line;
  }
  return null;
}
