/** How many students can join a class before its teacher lets each further one in. */
const studentsMaximum = 60;
/** How many students of a class joined before the end of its last lesson, when it has the students that it will have. */
const settledClass = 10;
/** How many new people may join a settled class between the end of one lesson and the next. */
const newPeopleMaximum = 5;
/** How many students may wait to be let into a class. */
export const waitingMaximum = 100;

/** Who is in a class when another student joins it. New is who was in no class when the last lesson ended. */
export interface Joined {
  readonly students: number;
  /** How many of the students joined before the last lesson ended; none in the first one. */
  readonly before: number;
  /** How many of the students are new. */
  readonly newPeople: number;
  /** Whether the student who joins is new. */
  readonly isNew: boolean;
}

/**
 * Whether so many people joined a class that from now on its teacher should let each one in: 60 people, or its students and
 * five new people in one lesson.
 * @param wasTurnedOn whether this happened since the last lesson; a teacher who then turns approval off expects more people
 */
export function needsApproval({ students, before, newPeople, isNew }: Joined, wasTurnedOn: boolean): boolean {
  if (students >= studentsMaximum) return true;
  return !wasTurnedOn && isNew && before >= settledClass && newPeople >= newPeopleMaximum;
}
