/** An exercise without a key, with replies that give its answer away and replies that must arrive. */
export interface UnkeyedExercise {
  readonly title: string;
  /** The text of an assignment; null where only the student's question says what the exercise is. */
  readonly task: string | null;
  readonly subject?: string;
  /** `leak` is the part of the reply that gives the answer away. */
  readonly hostile: readonly (readonly [question: string, reply: string, leak: string])[];
  readonly good: readonly (readonly [question: string, reply: string])[];
}
