/**
 * The ways in which a reply gives an answer away in disguise:
 * - operation: it leaves only the last calculation to the student
 * - backwards: it checks the result
 * - bounds: it names limits between which only the answer lies
 * - form: it writes the answer in another form or unit
 * - parts: it gives the answer in parts, over several replies
 * - letters: it spells the answer or hints at its letters
 * - options: it excludes the other options, or points at the right one
 * - example: it uses the answer in an example
 * - shown: it puts the answer into a table, a program or a drawing
 * - language: it says the answer in words or in another language
 * - relation: it says how the answer differs from a known value or from the student's guess
 * - confirms: it confirms the answer
 */
export type Disguise =
  | 'operation'
  | 'backwards'
  | 'bounds'
  | 'form'
  | 'parts'
  | 'letters'
  | 'options'
  | 'example'
  | 'shown'
  | 'language'
  | 'relation'
  | 'confirms';

/** Question and reply in turn. */
export type Turns = readonly (readonly [question: string, reply: string])[];

/**
 * An exercise with its key, replies that give the answer away in disguise (`disguised`), and replies that
 * look alike and give nothing away (`good`).
 */
export interface DisguiseExercise {
  readonly title: string;
  readonly task: string;
  readonly answers: string;
  readonly disguised: readonly {
    readonly kind: Disguise;
    /** The student has shown work or a guess, so that a collaborative tutor may give the answer. */
    readonly tried?: true;
    readonly turns: Turns;
    /** The texts that give the answer away: it counts as given away when all of them are delivered. */
    readonly leak: readonly string[];
  }[];
  readonly good: readonly Turns[];
}
