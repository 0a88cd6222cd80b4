import type { ReactNode } from 'react';
import { useCode } from '../api/use-code.ts';
import { AssignmentList } from './assignment-list.tsx';

interface AssignmentsPartProps<Code> {
  name: string;
  load: () => Promise<Code>;
  children: (code: Code) => ReactNode;
}

/**
 * The assignments of an expanded class. Their code loads when the first class is expanded; if it could not be
 * loaded, the page says so.
 */
export function AssignmentsPart<Code>({ name, load, children }: AssignmentsPartProps<Code>) {
  const code = useCode(name, load);
  if (code.data === undefined) return <AssignmentList query={code} items={null} empty="" />;
  return children(code.data);
}
