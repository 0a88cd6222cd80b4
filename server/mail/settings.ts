/** How email leaves the product (the settings SMTP_URL and MAIL_FROM). */
export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** Whether the connection is encrypted from its beginning. */
  readonly secure: boolean;
  /** Whether a connection that begins in plain text must be encrypted before anything is sent. */
  readonly requireTls: boolean;
  readonly login: { readonly user: string; readonly pass: string } | undefined;
  /** An address such as lyceum@school.example, or one with a name: Lyceum <lyceum@school.example> */
  readonly from: string;
}

const expectedAddress =
  'must be an address such as smtps://user:password@mail.school.example or smtp://127.0.0.1:25, with nothing after it but ?requireTLS=true';

/**
 * Reads both settings.
 * @throws Error with one sentence when one of them is missing or not valid; it never shows the address of the
 * server, which can contain a password
 */
export function readMailSettings(
  address: string | undefined,
  from: string | undefined,
): MailSettings | undefined {
  if (!address && !from) return undefined;
  if (!address || !from)
    throw new Error(
      `The setting ${address ? 'SMTP_URL' : 'MAIL_FROM'} needs ${address ? 'MAIL_FROM' : 'SMTP_URL'} beside it: email takes a mail server and a sender.`,
    );
  if (!/^(?:[^<>@\r\n]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(from))
    throw new Error(
      `The setting MAIL_FROM must be an address such as lyceum@school.example or Lyceum <lyceum@school.example>, but is "${from}".`,
    );
  return { ...readAddress(address), from };
}

function readAddress(address: string): Omit<MailSettings, 'from'> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const options = [...(url?.searchParams ?? [])];
  const areOptionsKnown = options.every(([name, value]) => name === 'requireTLS' && value === 'true');
  if (
    !url ||
    !/^smtps?:$/.test(url.protocol) ||
    !url.hostname ||
    !/^\/?$/.test(url.pathname) ||
    !areOptionsKnown
  )
    throw new Error(`The setting SMTP_URL ${expectedAddress}.`);
  const secure = url.protocol === 'smtps:';
  return {
    // A URL writes an IPv6 address in brackets, a socket takes it without them.
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    requireTls: options.length > 0,
    login: url.username ? { user: decoded(url.username), pass: decoded(url.password) } : undefined,
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error(
      `The setting SMTP_URL ${expectedAddress}. A % in the user or the password is written as %25.`,
    );
  }
}
