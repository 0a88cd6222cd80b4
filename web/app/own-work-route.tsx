import { AssignmentWithChat } from './assignment-route.tsx';

/** The page on which students read their own work in an assignment. */
export const Component = () => <AssignmentWithChat reading />;
