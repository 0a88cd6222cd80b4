import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';

/** A certificate with its chain, and its key, as PEM. */
export interface Tls {
  readonly cert: Buffer;
  readonly key: Buffer;
}

/**
 * Reads the certificate and the key with which the server speaks HTTPS itself.
 * @throws Error with one sentence when one of them is missing, cannot be read or does not fit the other
 */
export function readTls(certPath: string | undefined, keyPath: string | undefined): Tls | undefined {
  if (!certPath && !keyPath) return undefined;
  if (!certPath || !keyPath)
    throw new Error(
      `The setting ${certPath ? 'TLS_CERT' : 'TLS_KEY'} needs ${certPath ? 'TLS_KEY' : 'TLS_CERT'} beside it: HTTPS takes a certificate and its key.`,
    );
  const tls = { cert: readPem('TLS_CERT', certPath), key: readPem('TLS_KEY', keyPath) };
  try {
    createSecureContext(tls);
  } catch {
    throw new Error('The settings TLS_CERT and TLS_KEY must name a certificate and its key as PEM files.');
  }
  return tls;
}

function readPem(name: string, path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`The setting ${name} names a file that cannot be read: ${path} (${code}).`);
  }
}
