import type { TeacherClass } from '../../contract/classes.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { CodeDisplay } from '../ui/code-display.tsx';
import { countOf } from '../ui/counts.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { useSessionSwitch } from './queries.ts';

function Roster({ roster }: Pick<TeacherClass, 'roster'>) {
  if (roster.length === 0) {
    return <p className="text-sm text-soft">Nobody has joined yet. Give your students the class code.</p>;
  }
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-x-4 gap-y-1 text-sm">
      {roster.map((student) => (
        <li key={student.uid} className="min-w-0 truncate">
          {student.name} <span className="text-soft">{student.username}</span>
        </li>
      ))}
    </ul>
  );
}

/** One class on its teacher's dashboard (spec 2, "Teacher dashboard"). */
export function TeacherClassCard({ of }: { of: TeacherClass }) {
  const { mutate: switchSession, isPending } = useSessionSwitch(of.id);
  const open = of.sessionStatus === 'open';
  return (
    <Card aria-label={of.className} className="grid gap-3">
      <Disclosure title={of.className}>
        <div className="grid gap-4 border-t border-line py-3">
          <p className="text-sm whitespace-pre-wrap">{of.description || 'This class has no description.'}</p>
          <div className="grid gap-1.5">
            <h3 className="text-sm font-semibold">Students</h3>
            <Roster roster={of.roster} />
          </div>
        </div>
      </Disclosure>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <span>{of.subject}</span>
        <span aria-hidden="true">·</span>
        <span>{countOf(of.students.length, 'student')}</span>
        <Badge look={open ? 'positive' : 'neutral'}>{open ? 'Session Open' : 'Session Closed'}</Badge>
      </p>
      <CodeDisplay
        label="Class Code"
        code={of.classCode}
        purpose="Students with an account join the class with it."
      />
      {of.sessionCode !== null && (
        <CodeDisplay
          label="Session ID"
          code={of.sessionCode}
          purpose="New students register with it."
          large={open}
        />
      )}
      <Button look={open ? 'danger' : 'primary'} busy={isPending} onClick={() => switchSession(!open)}>
        {open ? 'Stop Session' : 'Start Session'}
      </Button>
    </Card>
  );
}
