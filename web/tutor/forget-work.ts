import type { QueryClient } from '@tanstack/react-query';

/** Forgets all work that is loaded and reads it again, because some of it was deleted. */
export const forgetWork = (client: QueryClient): Promise<void> => client.resetQueries({ queryKey: ['work'] });
