import { expect } from 'vitest';
import { counts, randomNumbers } from './counts.ts';

/** What became of a question: a refusal, or the levels by which it was answered. */
export type Outcome = { readonly refused: string } | { readonly levels: string };

type Act = () => Promise<unknown>;
type Directness = 'restrictive' | 'guided';

/** A lesson whose changes race with questions. What is about one student is about the first. */
export interface RacedLesson {
  /** Each student's way to ask at any node. It resolves with the end of the answer. */
  readonly asks: readonly (() => Promise<Outcome>)[];
  /** What a teacher or the first student does. Each resolves when it is acknowledged. */
  readonly acts: {
    readonly pauseAll: Act;
    readonly pauseFirst: Act;
    readonly resume: Act;
    readonly stop: Act;
    readonly start: Act;
    readonly remove: Act;
    readonly letIn: Act;
    readonly signOut: Act;
    readonly signIn: Act;
    /** Sets how many questions a student may ask in a day; null for any number. */
    readonly setQuota: (studentQuestions: number | null) => Promise<unknown>;
    readonly setLevels: (directness: Directness) => Promise<unknown>;
    readonly setLevelsOfFirst: (directness: Directness) => Promise<unknown>;
  };
  /** Lets some other work run first. */
  readonly later: (turns: number) => Promise<unknown>;
}

/** A change, and what it means for the questions that are asked after it. */
interface Change {
  readonly name: string;
  readonly make: Act;
  readonly undo: Act;
  /** The refusal of a question; null where the question is answered by other levels. */
  readonly refuses: string | null;
  readonly isForAll?: true;
}

const changesBy = (acts: RacedLesson['acts']): Change[] => [
  {
    name: 'a pause of all',
    make: acts.pauseAll,
    undo: acts.resume,
    refuses: 'lesson-paused',
    isForAll: true,
  },
  { name: 'a pause of one student', make: acts.pauseFirst, undo: acts.resume, refuses: 'lesson-paused' },
  {
    name: 'the stop of the session',
    make: acts.stop,
    undo: acts.start,
    refuses: 'session-closed',
    isForAll: true,
  },
  { name: 'the removal of a student', make: acts.remove, undo: acts.letIn, refuses: 'session-not-found' },
  { name: 'the end of a sign-in', make: acts.signOut, undo: acts.signIn, refuses: 'not-signed-in' },
  {
    name: 'the end of a quota',
    make: () => acts.setQuota(1),
    undo: () => acts.setQuota(null),
    refuses: 'quota-reached',
    isForAll: true,
  },
  {
    name: 'other levels',
    make: () => acts.setLevels('restrictive'),
    undo: () => acts.setLevels('guided'),
    refuses: null,
    isForAll: true,
  },
  {
    name: 'other levels of one student',
    make: () => acts.setLevelsOfFirst('restrictive'),
    undo: () => acts.setLevelsOfFirst('guided'),
    refuses: null,
  },
];

/** The most turns that a question or a change waits, so that each comes first as often. */
const mostTurns = 12;

const unchanged = { levels: expect.stringContaining('guided') };

/**
 * Races changes with questions. Every question that is asked after a change was acknowledged follows it, and after its undoing
 * none does. A question that was asked before may do either.
 */
export async function raceChanges({ asks, acts, later }: RacedLesson, seed: number): Promise<void> {
  const random = randomNumbers(seed);
  const turns = () => Math.floor(random() * mostTurns);
  const changes = changesBy(acts);
  const [askFirst] = asks as [() => Promise<Outcome>];
  // Everybody has asked twice, so that a quota of one question is over.
  for (let time = 0; time < 2; time++) await Promise.all(asks.map((ask) => ask()));
  for (let round = 0; round < counts.races; round++) {
    const { name, make, undo, refuses, isForAll } = changes[Math.floor(random() * changes.length)] as Change;
    let isMade = false;
    const made = later(turns())
      .then(make)
      .then(() => {
        isMade = true;
      });
    // Half of the questions are asked at once after the acknowledgement, since a lost change shows best then.
    const raced = asks.map(async (ask) => {
      await (random() < 0.5 ? made : later(turns()));
      const isAfter = isMade;
      return { isAfter, isConcerned: isForAll || ask === askFirst, outcome: await ask() };
    });
    await made;
    const questions = await Promise.all(raced);
    questions.push({ isAfter: true, isConcerned: true, outcome: await askFirst() });
    const changed =
      refuses === null ? { levels: expect.stringContaining('restrictive') } : { refused: refuses };
    for (const { isAfter, isConcerned, outcome } of questions)
      if (isAfter || !isConcerned)
        expect(outcome, `round ${round}: ${name}`).toEqual(isConcerned ? changed : unchanged);
    await undo();
    expect(await askFirst(), `round ${round}: after ${name}`).toEqual(unchanged);
  }
}
