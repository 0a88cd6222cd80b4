import type { ReactNode } from 'react';

/**
 * A link that somebody else wrote, such as the model. It shows where it leads before it is followed: its words can name
 * another place. Only web and mail addresses are links; everything else stays text.
 */
export function OutsideLink({ href = '', children }: { href?: string | undefined; children?: ReactNode }) {
  const place = placeOf(href);
  if (place === null) return <span>{children}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="wrap-anywhere text-accent underline underline-offset-2"
    >
      {children}
      {!showsPlace(children, href, place) && (
        <>
          {' '}
          <bdi className="text-sm text-soft">({place})</bdi>
        </>
      )}
    </a>
  );
}

/** The host of a web address, in ASCII, so that no letter can pass for another; an email address; null for any other link. */
function placeOf(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const { protocol, host, pathname } = new URL(href);
  if (protocol === 'http:' || protocol === 'https:') return host;
  return protocol === 'mailto:' ? pathname : null;
}

/** Whether a link's words are its address, with nothing before the host that could pass for it. */
function showsPlace(words: ReactNode, href: string, place: string): boolean {
  const shown = /^(?:https?:\/\/|mailto:)([^/?#]*)/.exec(href)?.[1];
  return words === href && shown === place;
}
