import { type Danger, dangerSigns } from './danger-signs.ts';
import { plainWords } from './plain-words.ts';

/** Words that show a question to be about a book, an event or a lesson, where the words of danger are the subject. */
const lesson =
  /\b(?:romeo|juliet|hamlet|ophelia|macbeth|othello|werther|novel|poem|play|essay|chapter|scene|act [iv\d]+|character|protagonist|narrator|author|poet|lyrics|film|movie|book|story|history|historical|war|century|emperor|roman|greek|myth\w*|biology|cell|apoptosis|bacteria|species|sociolog\w*|durkheim|statistics|process|thread|command|roman|gedicht|drama|figur|autor\w*|kapitel|szene|geschichte|livre|piece|poeme|personnage|auteur|histoire|novela|poema|obra|personaje|libro|historia)\b/;

/** What somebody else is quoted with, so far as it is short. */
const quotation = /"[^"\n]{1,300}"/g;

/**
 * Whether a student seems to be in danger or to threaten somebody, in what they write now. Null for questions about
 * literature, history or biology, and for figures of speech. It errs to the side of a person looking: nothing follows
 * from it but a supportive text and an alert.
 */
export function noticeDanger(text: string): Danger | null {
  const words = plainWords(text);
  const ofLesson = lesson.test(words);
  // In a question about a text its quotations are the text's words; elsewhere they may well be the student's own.
  const own = ofLesson ? words.replace(quotation, '""') : words;
  for (const { kind, words: sign, alsoInLessons } of dangerSigns) {
    if ((alsoInLessons || !ofLesson) && sign.test(own)) return { kind };
  }
  return null;
}
