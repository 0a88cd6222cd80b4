import { AssignmentWithChat } from './assignment-route.tsx';

export const Component = () => <AssignmentWithChat reading />;
