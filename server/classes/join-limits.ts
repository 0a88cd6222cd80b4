/** How many students can join a class before its teacher lets each further one in. */
const studentsMaximum = 60;
/** How many students of a class joined before the end of its last lesson, when it has the students that it will have. */
const settledClass = 10;
/** How many new people may join a settled class between the end of one lesson and the next. */
const newPeopleMaximum = 5;
/** How many new people, and how many others, may wait to be let into a class. */
const waitingMaximum = 100;

/** Who waits to be let into a class. */
interface Waiting {
  readonly studentUid: string;
  readonly isNew: boolean;
}

/**
 * The students who wait no longer when another one does, of a list that begins with the longest waiting: those of the
 * same group beyond the maximum. So accounts made in a lesson keep out nobody who had one, and no latecomer for good.
 */
export function displacedBy<W extends Waiting>(waiting: readonly W[], studentUid: string): W[] {
  const isNew = waiting.find((each) => each.studentUid === studentUid)?.isNew;
  const others = waiting.filter((each) => each.isNew === isNew && each.studentUid !== studentUid);
  return others.slice(0, Math.max(0, others.length + 1 - waitingMaximum));
}

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
