/** The ways in which a reply gives an answer away in disguise. */
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

/** An exercise with its key, replies that give the answer away in disguise, and replies that look alike and give nothing away. */
export interface DisguiseExercise {
  readonly title: string;
  readonly task: string;
  readonly answers: string;
  readonly disguised: readonly {
    readonly kind: Disguise;
    /** The student has shown work or a guess: a collaborative tutor may give the answer. */
    readonly tried?: true;
    readonly turns: Turns;
    /** The texts that give the answer away: it counts as given away when all of them are delivered. */
    readonly leak: readonly string[];
  }[];
  readonly good: readonly Turns[];
}
