/** The header of each answer with the server's time, in milliseconds since 1970. */
export const serverTimeHeader = 'x-server-time';
