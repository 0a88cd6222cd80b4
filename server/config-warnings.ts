import { X509Certificate } from 'node:crypto';
import { isLoopback } from './loopback.ts';
import type { MailSettings } from './mail/settings.ts';
import type { Tls } from './tls-files.ts';

interface Settings {
  readonly dataDir: string;
  readonly folderIsPrivate: boolean;
  readonly aiBaseUrls: readonly (string | undefined)[];
  readonly trustProxy: number;
  readonly publicUrl: string | undefined;
  readonly mail: MailSettings | undefined;
  readonly tls: Tls | undefined;
}

/** What the operator should change, one text for each problem. The server starts in spite of them. */
export function warningsOf(settings: Settings): string[] {
  const { dataDir, folderIsPrivate, aiBaseUrls, trustProxy, publicUrl, mail, tls } = settings;
  const warnings: string[] = [];
  if (!folderIsPrivate)
    warnings.push(
      `Other accounts of this machine can read the data folder ${dataDir}, and its mode cannot be changed. Set DATA_DIR to a folder that belongs to this account alone.`,
    );
  for (const address of aiBaseUrls) {
    if (address && isRemoteAndPlain(address))
      warnings.push(
        `The model at ${new URL(address).host} gets what students write over plain HTTP, which others on the network can read. Use an https address for it.`,
      );
  }
  if (trustProxy > 0 && !publicUrl)
    warnings.push(
      'TRUST_PROXY is set, but PUBLIC_URL is not. Set PUBLIC_URL to the https address that people open, so that cookies and links fit it.',
    );
  if (tls && isSelfSigned(tls))
    warnings.push(
      'The certificate of TLS_CERT is self-signed, so browsers warn of it and people learn to ignore such warnings. Use one from a certificate authority that browsers trust.',
    );
  if (mail && isPlain(mail))
    warnings.push(
      `Email goes to ${mail.host} without encryption if that server offers none, or if somebody on the way hides that it does. Use an smtps address for SMTP_URL, or put ?requireTLS=true at its end.`,
    );
  if (mail && !publicUrl)
    warnings.push(
      'SMTP_URL is set, but PUBLIC_URL is not. Set PUBLIC_URL to the address that people open, because links in emails lead to it.',
    );
  return warnings;
}

function isSelfSigned({ cert }: Tls): boolean {
  const certificate = new X509Certificate(cert);
  return certificate.checkIssued(certificate);
}

const isPlain = ({ secure, requireTls, host }: MailSettings): boolean =>
  !secure && !requireTls && !isLoopback(host);

function isRemoteAndPlain(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isLoopback(hostname);
}
