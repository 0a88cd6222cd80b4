/** The address of a server path: the same origin unless the build names another (contract "Settings"). */
export const address = (path: string): string => `${import.meta.env.VITE_API_BASE_URL ?? ''}${path}`;
