/** How many rows are filled in. A group of students has one teacher and takes some classes together. */
export interface Sizes {
  readonly schools: number;
  readonly groupsOfSchool: number;
  readonly classesOfGroup: number;
  readonly studentsOfGroup: number;
  /** The questions of all classes together. */
  readonly interactions: number;
  /** The events of all classes together; they are those of one day. */
  readonly events: number;
}

/** How many questions the students of a class ask in a lesson. */
const questionsOfLesson = 75;

/** The numbers of rows that follow from the sizes. */
export function countsOf(sizes: Sizes) {
  const groups = sizes.schools * sizes.groupsOfSchool;
  const classes = groups * sizes.classesOfGroup;
  const students = groups * sizes.studentsOfGroup;
  const questionsOfClass = Math.ceil(sizes.interactions / classes);
  const lessonsOfClass = Math.max(1, Math.ceil(questionsOfClass / questionsOfLesson));
  return {
    ...sizes,
    groups,
    classes,
    students,
    people: groups + students,
    lessonsOfClass,
    lessons: classes * lessonsOfClass,
    questionsOfLesson: Math.ceil(questionsOfClass / lessonsOfClass),
  };
}

export type Counts = ReturnType<typeof countsOf>;

/**
 * The sizes for so many interactions in all. Each class has asked about 2,500 times, in 34 weekly lessons.
 */
export function sizesFor(interactions: number): Sizes {
  const [groupsOfSchool, classesOfGroup] = [40, 5];
  const schools = Math.max(1, Math.round(interactions / (2_500 * groupsOfSchool * classesOfGroup)));
  const classes = schools * groupsOfSchool * classesOfGroup;
  // One lesson of each class, in which a question and its answer are an event each.
  const events = classes * questionsOfLesson * 2;
  return { schools, groupsOfSchool, classesOfGroup, studentsOfGroup: 25, interactions, events };
}
