import type { Situation } from '../detector.ts';
import { exerciseOf } from '../exact/translation-support/exercise.ts';

/** What an exercise is about, which decides what a hint asks. */
export type ExerciseKind = 'calculation' | 'facts' | 'text' | 'writing' | 'program' | 'translation';

/** Matches an exercise that asks for a number: "how many", "calculate", or signs of a calculation. */
const quantity =
  /(?<!\p{L})(?:how (?:many|much|long|far|old|fast|big|large|high|tall|heavy)|calculate|compute|work out|solve|simplif\p{L}*|evaluate|equation|average|mean|perimeter|area|volume|speed|percent\p{L}*|per cent|sum|ratio|cuánt\p{L}*|calcula|resuelve|ecuación|media|perímetro|área|velocidad|por ciento)(?!\p{L})|\d\s?[-+*/×÷^=]\s?\(?[\da-z]|[a-z]\s?[-+*/^=]\s?\d|%/iu;

/** Matches an exercise about a program. */
const program =
  /(?<!\p{L})(?:program\p{L}*|function|code|python|java|javascript|algorithm\p{L}*|loop|array|función|bucle|algoritmo)(?!\p{L})/iu;

/** Matches an exercise that asks for a text. */
const writing =
  /(?<!\p{L})(?:write|paragraph|essay|letter|story|poem|speech|opinion|escrib\p{L}*|redact\p{L}*|párrafo|carta|ensayo)(?!\p{L})/iu;

/** The kind of the exercises in a subject, for subjects in which most exercises are of one kind. */
const subjectKinds: Readonly<Record<string, ExerciseKind>> = {
  Mathematics: 'calculation',
  'Language Arts': 'text',
  'Foreign Languages': 'translation',
  'Social Studies': 'facts',
};

/**
 * The kind of an exercise: by its words where they are clear, otherwise by the subject. Digits alone never decide, since a year
 * has digits too.
 */
export function exerciseKind(situation: Situation): ExerciseKind {
  const { subject = '', task, key } = situation;
  const text = task === '' ? situation.question : task;
  const kindOfSubject = subjectKinds[subject];
  if (kindOfSubject === 'text' || kindOfSubject === 'facts')
    return writing.test(text) ? 'writing' : kindOfSubject;
  if (kindOfSubject === 'calculation') return kindOfSubject;
  if (kindOfSubject === 'translation') {
    const { isForeign, source } = exerciseOf(situation);
    if (isForeign || source.length > 0) return 'translation';
    return writing.test(text) ? 'writing' : 'text';
  }
  if (program.test(text) && (subject === 'Computer Science' || subject === '')) return 'program';
  const isAnsweredInWords =
    key !== null && key.answers.length > 0 && !key.answers.some((answer) => /\d/.test(answer));
  if (!isAnsweredInWords && /\d/.test(text) && quantity.test(text)) return 'calculation';
  return subject === 'Computer Science' ? 'program' : 'facts';
}
