import type { DetectorInput } from '../detector.ts';
import { plainWords } from '../input/plain-words.ts';
import { Phrases } from './closed/phrases.ts';
import { tokensOf } from './grammar/tokens.ts';

/** The most questions of a reply. Of 4,009 replies of tutors, six ask more. */
const maxQuestions = 2;

/**
 * Words with which a student or an exercise asks for questions: for practice, for an interview, in a story.
 */
const wanted = new Phrases(
  'question*, quiz*, exercise*, test*, interview*, survey*, practi*, problem*, dialogue*, frage*, aufgabe*, ubung*, umfrage*, pregunta*, ejercicio*, encuesta*, entrevista*, pergunta*, exercicio*, enquete*, exercice*, sondage*, 问题, 题, 练习, 问卷, 采访, سوال*, اسيله, تمرين*, تمارين, مقابله',
);

/** A quotation within a line, or an item of a list. */
const aside = /[“"«「„][^“”"»」\n]{0,400}[”"»」“]|^[ \t]*(?:[-*•]|\d{1,2}[.)]) [^\n]*/gm;
const questionMarks = /[?؟？]+/g;

/**
 * The end of a reply that asks more questions than it may; null for other replies, and where the student or
 * the exercise asks for questions.
 */
export function endWithTooManyQuestions({ reply, question, task = '' }: DetectorInput): string | null {
  if ((reply.match(questionMarks)?.length ?? 0) <= maxQuestions) return null;
  const tokens = tokensOf(plainWords(`${question}\n${task}`));
  if (wanted.within(tokens, 0, tokens.length)) return null;
  const marks = [...reply.replace(aside, '').matchAll(questionMarks)];
  return marks.length > maxQuestions ? reply.slice(-200) : null;
}
