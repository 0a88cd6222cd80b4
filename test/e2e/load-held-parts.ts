import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../../dist/held/held.js', import.meta.url));

/** The built parts of held-parts.ts, read by the first test of a worker that needs them. */
export const loadHeldParts = async () => (await import(built)) as typeof import('./held-parts.ts');
