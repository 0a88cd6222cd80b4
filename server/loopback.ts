/**
 * Whether a host is this machine itself. An IPv6 address may be in brackets, as in a URL, or without them.
 */
export const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/i.test(host);
