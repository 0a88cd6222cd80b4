import type { ReactNode } from 'react';

/**
 * A link in a text that the model or another person wrote. Its words can name another place than the one
 * where it leads, so it also shows its destination. Only web and mail addresses are links; everything else
 * stays text.
 */
export function OutsideLink({ href = '', children }: { href?: string | undefined; children?: ReactNode }) {
  const destination = destinationOf(href);
  if (destination === null) return <span>{children}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="wrap-anywhere text-accent underline underline-offset-2"
    >
      {children}
      {!showsDestination(children, href, destination) && (
        <>
          {' '}
          <bdi className="text-sm text-soft">({destination})</bdi>
        </>
      )}
    </a>
  );
}

/**
 * What a link shows as its destination: the host of a web address, or an email address; null for any other
 * link. The host is in ASCII, so that no letter can pass for another.
 */
function destinationOf(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const { protocol, host, pathname } = new URL(href);
  if (protocol === 'http:' || protocol === 'https:') return host;
  return protocol === 'mailto:' ? pathname : null;
}

/** Whether a link's words are its address, with nothing before the host that could pass for it. */
function showsDestination(words: ReactNode, href: string, destination: string): boolean {
  const shown = /^(?:https?:\/\/|mailto:)([^/?#]*)/.exec(href)?.[1];
  return words === href && shown === destination;
}
