import type { DetectorInput } from '../../detector.ts';

/** The most questions of a reply. The model is told two; a third is not worth half a reply. */
const maxQuestions = 3;

/** A student or an exercise that asks for questions: for practice, for an interview, in a story. */
const wanted =
  /(?<!\p{L})(?:question|quiz|exercise|test|interview|survey|frage|aufgabe|umfrage|pregunta|ejercicio|encuesta|entrevista|pergunta|exerc[ií]cio|exercice|sondage)|问题|题|采访|سؤال|أسئلة|مقابلة/iu;

/** A quotation within a line, or an item of a list. */
const aside = /[“"«「„][^“”"»」\n]{0,400}[”"»」“]|^[ \t]*(?:[-*•]|\d{1,2}[.)]) [^\n]*/gm;
const questionMarks = /[?؟？]+/g;

/** The end of a reply that asks more questions than it may; null for others, and where the student or the exercise asks for questions. */
export function endWithTooManyQuestions({ reply, question, task }: DetectorInput): string | null {
  if ((reply.match(questionMarks)?.length ?? 0) <= maxQuestions) return null;
  if (wanted.test(`${question}\n${task}`)) return null;
  const marks = [...reply.replace(aside, '').matchAll(questionMarks)];
  return marks.length > maxQuestions ? reply.slice(-200) : null;
}
