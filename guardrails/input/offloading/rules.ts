import { rulesOf } from '../grammar/grammar.ts';

/**
 * Whose a verb is: the student's ("how do I solve", "I have to write"), the tutor's ("can you solve"), or in
 * a question about a method nobody's ("how do you solve"). grammar.ts explains the notation.
 */
export const verbRules = rulesOf(`
  ownMake: own 3 make; asksHow 4 make
  tutorMake: you 8 make
  notTutors: howYou 3 make
`);

/**
 * How a message hands the work over, in meanings that every vocabulary shares. Only verbs of the tutor count
 * as "make". "rest" is a part of the work that is left ("the next one"). Other meanings are read by
 * handed-over.ts:
 * - "alone": the student wants to work without being told the answer.
 * - "own": words before a verb that make it the student's ("I", "to"); "lead": words before an order ("ok now
 *   please").
 * - "before": help that is asked for before the work is named ("explain"); "around": help wherever it is
 *   named ("a hint").
 * - "continues": a message that only says "go on"; "work": what the student did or thinks.
 * - "accepts": the student takes the tutor's work as their own; "lazy": the student leaves the work to the
 *   tutor.
 */
export const rules = rulesOf(`
  handsOver: make 6 product; product 2 make; make 3 number; make 4 rest; continue 3 product|rest; make 4 answer; make 12 forMe; make 5 copies; forMe 3 make
  wantsProduct: give 3 product; give 3 whole 3 product; need 1 some 5 product; give 4 rest
  wantsAnswer: give 5 answers; need 5 answers; asksWhat 2 answer|answers 2 of; need 2 some 3 answer
  makeIt: make 1 it; it 1 make
`);
