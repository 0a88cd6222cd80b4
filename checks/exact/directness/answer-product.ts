import type { DetectorInput, Situation } from '../../detector.ts';
import { oncePerSituation, ownWords } from '../../families/remember.ts';
import { wholeFunction } from '../programming-support/programming.ts';
import { translatedClause } from '../translation-support/translation.ts';
import { stemsOf } from './answer-words.ts';

/*
 * A program, a translation or a text that an exercise asks for is its answer, whatever its words. Without a
 * model solution, it is recognised by its form.
 */

/** The exercise asks for something to be made: "write", "programmiere", "escribe". */
const asksToMake =
  /(?<!\p{L})(?:write|compose|draft|create|implement|program|code|formulate|give|list|find|name|collect|schreib\w*|verfass\w*|formulier\w*|programmier\w*|nenn\w*|écri\w*|rédige\w*|formule\w*|programme\w*|donne\w*|escrib\w*|redact\w*|formula\w*|program\w*|da)(?!\p{L})/iu;
/** The exercise names a program: "function", "script", "query". */
const namesProgram =
  /(?<!\p{L})(?:function|program|method|class|script|code|algorithm|query|loop|funktion|programm|methode|abfrage|fonction|programme|función|programa|consulta)(?!\p{L})/iu;
/** The exercise asks for a translation. */
const asksToTranslate = /(?<!\p{L})(?:translat\w*|übersetz\w*|tradui\w*|traduc\w*)(?!\p{L})/iu;
/** The exercise names a text: "essay", "summary", "Brief". */
const namesText =
  /(?<!\p{L})(?:thesis|essay|paragraph|introduction|conclusion|summary|letter|poem|story|speech|sentence|report|these|aufsatz|absatz|einleitung|schluss|zusammenfassung|brief|gedicht|geschichte|rede|satz|thèse|rédaction|paragraphe|conclusion|résumé|lettre|poème|discours|phrase|tesis|ensayo|párrafo|introducción|conclusión|resumen|carta|poema|cuento|discurso|oración)(?!\p{L})/iu;
/** The exercise names a list of arguments: "reasons", "advantages". */
const namesReasons =
  /(?<!\p{L})(?:arguments?|reasons?|advantages?|disadvantages?|pros|argumente?n?|gründe|vorteile|nachteile|raisons|avantages|inconvénients|argumentos?|razones|ventajas|desventajas)(?!\p{L})/iu;

/** What an exercise asks the student to make. */
interface Asked {
  readonly program: boolean;
  readonly translation: boolean;
  readonly text: boolean;
  readonly reasons: boolean;
  /** The content words of the exercise. */
  readonly topic: ReadonlySet<string>;
  /** The exercise and the words of the student, in lower case. */
  readonly ownWords: string;
}

/** What the exercise asks the student to make; null for nothing, and where a key says what the answer is. */
const askedOf = oncePerSituation((situation: Situation): Asked | null => {
  const { task, key, question } = situation;
  const exercise = task === '' ? question : task;
  if (key !== null && (key.model !== '' || key.answers.length > 0)) return null;
  const asks = asksToMake.test(exercise);
  const asked = {
    program: asks && namesProgram.test(exercise),
    translation: asksToTranslate.test(exercise),
    text: asks && namesText.test(exercise),
    reasons: asks && namesReasons.test(exercise),
  };
  if (!Object.values(asked).includes(true)) return null;
  return {
    ...asked,
    reasons: asked.reasons || (asked.text && namesReasons.test(question)),
    topic: stemsOf(exercise),
    ownWords: [task, ...ownWords(situation)].join('\n').toLowerCase(),
  };
});

/** The part of a reply that could be handed in as it is; null without any. */
export function productIn(input: DetectorInput): string | null {
  const asked = askedOf(input);
  if (asked === null) return null;
  const made =
    (asked.program ? wholeFunction(input) : null) ?? (asked.translation ? translatedClause(input) : null);
  return made?.evidence ?? (asked.text || asked.reasons ? handInPassage(input.reply, asked) : null);
}

/** A passage of 30 characters or more in quotation marks. */
const quotation = /["“«„]([^"“”«»„\n]{30,600})["”»“]/g;
/** Words that address the student; a text to hand in addresses nobody. */
const address =
  /(?<!\p{L})(?:you|your|yours|yourself|let's|du|dein\p{L}*|dir|dich|ihr|euer|tu|ton|ta|tes|te|toi|vous|votre|vos|tus?|tuyo|usted|has|puedes)(?!\p{L})/iu;
/** Words of an argument: "should", "because", "although". */
const argument =
  /(?<!\p{L})(?:should|must|ought|because|although|even though|while some|therefore|since|sollte\w*|müssen|muss|weil|obwohl|da|devrai\w*|doit|doivent|parce que|bien que|debe\w*|porque|aunque)(?!\p{L})/iu;
/** An item of a list: "1. …", "- …". */
const listItem = /^\s*(?:\d{1,2}[.)]|[-*•])\s+(.+)$/;
/** The beginning of an order or a question to the student: "choose a topic", "what do you". */
const order =
  /^(?:\p{L}+ly )?(?:state|write|give|choose|pick|find|explain|add|end|start|begin|think|make|use|introduce|describe|say|tell|list|restate|summari[sz]e|read|look|ask|check|show|decide|collect|name|plan|draft|what|which|who|how|why|where|when|is|are|do|does|can|schreib|nenn|wähle|such|erklär|beginn|überleg|was|welche|wie|warum|écris|donne|choisis|cherche|explique|commence|quel|pourquoi|comment|escribe|da|elige|busca|explica|empieza|qué|cuál|cómo|por qué)/iu;
/**
 * How many words a quoted sentence needs to be something that could be handed in, and how many a thesis
 * needs.
 */
const sentenceWords = 8;
const thesisWords = sentenceWords + 2;
/** How many words a line needs to count as a paragraph. */
const paragraphWords = 40;
/** How many items a list of arguments needs to be something that could be handed in. */
const leastArguments = 3;

const countWords = (text: string): number => text.match(/\p{L}+/gu)?.length ?? 0;

/** Whether the student or the exercise already contains a text. */
const isOwn = (text: string, { ownWords: own }: Asked): boolean => own.includes(text.trim().toLowerCase());

/** Whether a text shares a content word with the exercise. */
const isOnTopic = (text: string, { topic }: Asked): boolean =>
  [...stemsOf(text)].some((stem) => topic.has(stem));

/** The first quoted sentence that is not the student's own. */
function quotedSentenceIn(reply: string, asked: Asked): string | null {
  for (const [, passage = ''] of reply.matchAll(quotation)) {
    const hasGap = /…|\.\.\.|_/.test(passage);
    const isSentence = countWords(passage) >= sentenceWords && !passage.includes('?') && !hasGap;
    if (isSentence && !isOwn(passage, asked)) return passage;
  }
  return null;
}

/** The items of a list of arguments; questions and orders to the student are none. */
function argumentsIn(lines: readonly string[]): string[] {
  const items = lines.flatMap((line) => listItem.exec(line)?.[1] ?? []);
  return items.filter((text) => countWords(text) > 2 && !text.includes('?') && !order.test(text.trim()));
}

/** A thesis within a line, or the line itself if it is a paragraph that addresses nobody. */
function thesisOrParagraphIn(line: string, asked: Asked): string | null {
  const sentences = line.match(/[^.!?]+[.!?]?/g) ?? [];
  const statements = sentences.filter(
    (sentence) => !address.test(sentence) && !sentence.includes('?') && !isOwn(sentence, asked),
  );
  const thesis = statements.find(
    (sentence) =>
      countWords(sentence) >= thesisWords &&
      argument.test(sentence) &&
      isOnTopic(sentence, asked) &&
      !order.test(sentence.trim()),
  );
  if (thesis !== undefined) return thesis;
  const isParagraph = statements.length === sentences.length && countWords(line) >= paragraphWords;
  return isParagraph && isOnTopic(line, asked) ? line : null;
}

/** A passage that could be handed in: a quoted sentence, a list of arguments, a thesis, or a paragraph. */
function handInPassage(reply: string, asked: Asked): string | null {
  const sentence = quotedSentenceIn(reply, asked);
  if (sentence !== null) return sentence;
  const lines = reply.split('\n');
  const reasons = asked.reasons ? argumentsIn(lines) : [];
  if (reasons.length >= leastArguments) return reasons.join('\n');
  for (const line of lines) {
    const passage = listItem.test(line) ? null : thesisOrParagraphIn(line, asked);
    if (passage !== null) return passage;
  }
  return null;
}
