/** Whether a host, as a URL has it or without brackets, is this machine itself. */
export const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/i.test(host);
