import type { GuidelineFamily } from '../../contract/guidelines.ts';
import { chosenFamilyOf, type ProhibitionName } from '../../contract/prohibitions.ts';
import type { Situation } from '../detector.ts';
import { exerciseOf } from '../exact/translation-support/exercise.ts';
import { anyOf } from './words.ts';

/** What an exercise is about, which decides what a hint asks. */
export type ExerciseKind = 'calculation' | 'facts' | 'text' | 'writing' | 'program' | 'translation';

/** Matches an exercise that asks for a number, by a word or by signs of a calculation. */
const quantity = anyOf('quantity', String.raw`\d\s?[-+*/×÷^=]\s?\(?[\da-z]|[a-z]\s?[-+*/^=]\s?\d|%`);
const program = anyOf('program');
/** Matches an exercise that asks for a text. */
const writing = anyOf('writing');

/** The kind of the exercises in a subject, for subjects in which most exercises are of one kind. */
const subjectKinds: Readonly<Record<string, ExerciseKind>> = {
  Mathematics: 'calculation',
  'Language Arts': 'text',
  'Foreign Languages': 'translation',
  'Social Studies': 'facts',
};

/**
 * The kind of an exercise: by its words where they are clear, otherwise by the subject. Digits alone never decide, since a year has
 * digits too.
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

/** The kind of exercise that a family is for. */
const kindsOfFamilies: Readonly<Partial<Record<GuidelineFamily, ExerciseKind>>> = {
  citations: 'text',
  programmingSupport: 'program',
  translationSupport: 'translation',
};

/** The kind of exercise that a hint asks about: that of the family whose prohibition stopped the reply, otherwise the exercise's own. */
export function questionKind(situation: Situation, prohibition: ProhibitionName): ExerciseKind {
  const kind = exerciseKind(situation);
  const ofFamily = kindsOfFamilies[chosenFamilyOf(prohibition)] ?? kind;
  return ofFamily === 'text' && kind === 'writing' ? kind : ofFamily;
}
