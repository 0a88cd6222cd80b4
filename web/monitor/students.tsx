import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Note } from '../../contract/lesson-actions.ts';
import type { LiveSession } from '../../contract/live-sessions.ts';
import type { MonitorStudent } from '../../contract/monitor.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { formattedTextPart } from '../ui/formatted-text-part.ts';
import type { ClassMarks } from './class-marks.ts';
import { isNamed } from './is-named.ts';
import { StudentCard } from './student-card.tsx';
import type { StudentParts } from './student-parts.ts';

/** Up to this many students are easy to find without a search. */
const maximumWithoutSearch = 6;

interface StudentsProps {
  notes: readonly Note[];
  parts: StudentParts;
  session: LiveSession;
  students: readonly MonitorStudent[];
  /** The connection is open, so the cards show the present. */
  live: boolean;
  /** The marks of each student by id, the most urgent first. */
  marks: ClassMarks['ofStudent'];
  /** The ids of the students whose whole conversation is shown. */
  expanded: ReadonlySet<string>;
  onExpand: (studentId: string, isExpanded: boolean) => void;
}

/** A card for each student of the lesson; in a larger class they can be searched by name. */
export function Students({
  session,
  students,
  notes,
  live,
  parts,
  marks,
  expanded,
  onExpand,
}: StudentsProps) {
  const [search, setSearch] = useState('');
  useEffect(() => {
    // Only expanded cards show formatted text; it is loaded early, so that they show it at once.
    formattedTextPart.load().catch(() => {});
  }, []);
  const searchable = students.length > maximumWithoutSearch;
  const shown = searchable ? students.filter(({ name }) => isNamed(name, search)) : students;
  return (
    <>
      {searchable && (
        <div className="max-w-sm">
          <TextField
            label={t`Find a student`}
            beside
            type="search"
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      )}
      <p
        role="status"
        className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-soft wrap-anywhere empty:hidden"
      >
        {shown.length === 0 && students.length > 0 && (
          <>
            <span>
              <Trans>
                No student here is called “<bdi>{search.trim()}</bdi>”.
              </Trans>
            </span>
            <Button onClick={() => setSearch('')}>
              <Trans>Show all</Trans>
            </Button>
          </>
        )}
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2 2xl:grid-cols-3">
        {shown.map((student) => (
          <StudentCard
            key={student.id}
            student={student}
            session={session}
            notes={notes}
            parts={parts}
            live={live}
            mark={marks.get(student.id)?.[0]?.kind}
            expanded={expanded.has(student.id)}
            onExpand={onExpand}
          />
        ))}
      </div>
    </>
  );
}
