import { useCode } from '../api/use-code.ts';

const load = async () => {
  const [{ NewAssignment }, { EditAssignment, ExtendAssignment, CloseAssignment }, { DeleteAssignment }] =
    await Promise.all([
      import('./new-assignment.tsx'),
      import('./change-assignment.tsx'),
      import('./delete-assignment.tsx'),
    ]);
  return { NewAssignment, EditAssignment, ExtendAssignment, CloseAssignment, DeleteAssignment };
};

/** The dialogs in which assignments are created and changed. */
export const useAssignmentDialogs = (wanted: boolean) => useCode('assignment-dialogs', load, wanted);
