import type { TeacherClass } from '../../contract/classes.ts';

const sentence = new Intl.ListFormat('en', { type: 'conjunction' });
const shownNames = 12;

function namesOf(roster: TeacherClass['roster']): string {
  const names = roster.slice(0, shownNames).map(({ name }) => name);
  const more = roster.length - names.length;
  return sentence.format(more > 0 ? [...names, `${more} more`] : names);
}

interface AwaitedProps {
  of: TeacherClass;
  /** The ids of those who are here. */
  here: ReadonlySet<string>;
}

/** Who of an open class is not here yet; with an empty roster, how the class gets in. */
export function Awaited({ of, here }: AwaitedProps) {
  const missing = of.roster.filter(({ uid }) => !here.has(uid));
  if (of.roster.length === 0) {
    return (
      <p className="text-sm text-soft">
        Nobody has joined {of.className} yet. Students with an account join it with the class code{' '}
        <strong className="font-mono text-ink">{of.classCode}</strong>; new ones register first with the
        session ID <strong className="font-mono text-ink">{of.sessionCode}</strong>.
      </p>
    );
  }
  if (missing.length === 0) return null;
  return (
    <p className="text-sm text-soft">
      <span className="font-semibold text-ink">
        {here.size === 0
          ? `Waiting for the students of ${of.className}: `
          : `${missing.length} not here yet: `}
      </span>
      {namesOf(missing)}
    </p>
  );
}
