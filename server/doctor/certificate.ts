import { X509Certificate } from 'node:crypto';
import type { Finding } from './finding.ts';

const day = 24 * 3_600_000;
/**
 * Certificates are usually renewed a month before they end. If so few days are left, the renewal has failed.
 */
const fewDays = 14;

/** Whether the certificate of TLS_CERT is valid for some time yet; no finding without a certificate. */
export function checkCertificate(tls: { readonly cert: Buffer } | undefined, now: Date): Finding[] {
  if (!tls) return [];
  const ends = new Date(new X509Certificate(tls.cert).validTo);
  const left = Math.floor((ends.getTime() - now.getTime()) / day);
  const until = ends.toISOString().slice(0, 10);
  const todo = 'Renew it, then start the server again: it reads the certificate at its start.';
  if (left < 0)
    return [{ part: 'Certificate', state: 'bad', said: `That of TLS_CERT ended on ${until}.`, todo }];
  if (left < fewDays)
    return [{ part: 'Certificate', state: 'look', said: `That of TLS_CERT ends on ${until}.`, todo }];
  return [{ part: 'Certificate', state: 'good', said: `That of TLS_CERT counts until ${until}.` }];
}
