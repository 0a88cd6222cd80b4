import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { freshFolder } from './processes.ts';

const request = [
  'req',
  '-x509',
  '-newkey',
  'ec',
  '-pkeyopt',
  'ec_paramgen_curve:prime256v1',
  '-nodes',
  '-days',
  '2',
];

/**
 * Makes a self-signed certificate and its key.
 * @param subjectAltName for whom it counts, such as `DNS:localhost`
 * @returns their paths
 */
export function selfSigned(subjectAltName: string): { cert: string; key: string } {
  const folder = freshFolder();
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=for tests', '-addext', `subjectAltName=${subjectAltName}`];
  execFileSync('openssl', [...request, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { cert, key };
}
