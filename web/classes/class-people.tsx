import type { TeacherClass } from '../../contract/classes.ts';
import { type Named, partsOfLabel, toldApart } from '../../contract/person-names.ts';

/** Some people of a class, told apart from all whom its teacher sees. */
export const toldApartIn = <P extends Named>(
  { roster, removed, waiting, unconfirmed }: TeacherClass,
  people: readonly P[],
): P[] => toldApart(people, [...roster, ...removed, ...waiting, ...unconfirmed]);

/** The name with the username, by which a student signs in. */
export function NameAndUsername(student: Named) {
  return (
    <>
      <bdi>{partsOfLabel(student).name}</bdi>{' '}
      <span translate="no" className="text-soft">
        {student.username}
      </span>
    </>
  );
}
