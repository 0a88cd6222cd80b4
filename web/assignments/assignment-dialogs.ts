import { useCode } from '../api/use-code.ts';

const load = async () => {
  const [{ NewAssignment }, changes, { DeleteAssignment }] = await Promise.all([
    import('./new-assignment.tsx'),
    import('./change-assignment.tsx'),
    import('./delete-assignment.tsx'),
  ]);
  return { ...changes, NewAssignment, DeleteAssignment };
};

/** The dialogs in which assignments are created and changed. */
export const useAssignmentDialogs = (wanted: boolean) => useCode('assignment-dialogs', load, wanted);
