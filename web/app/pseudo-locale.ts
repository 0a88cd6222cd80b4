import { i18n, type MessageDescriptor } from '@lingui/core';
import { pseudoText } from './pseudo-text.ts';

/**
 * Changes the texts of a compiled message, but neither the names of its placeholders nor `#`, which stands
 * for the number of a plural.
 */
function pseudoMessage(message: unknown): unknown {
  if (typeof message === 'string') return message === '#' ? message : pseudoText(message);
  if (!Array.isArray(message)) return message;
  return message.map((token) => (Array.isArray(token) ? pseudoToken(token) : pseudoMessage(token)));
}

/** Changes a placeholder. It has a name, and a plural also has a kind and the message of each case. */
function pseudoToken([name, kind, cases]: unknown[]): unknown[] {
  if (typeof cases !== 'object' || cases === null)
    return [name, kind, cases].filter((part) => part !== undefined);
  const changed = Object.entries(cases).map(([caseName, message]) => [caseName, pseudoMessage(message)]);
  return [name, kind, Object.fromEntries(changed)];
}

/**
 * Shows the web app in a pseudo-locale: each message accented and longer, the page from right to left. This
 * finds texts that cannot be translated, since they have no accents, and layouts that would break in German
 * or Arabic.
 */
export function startPseudoLocale(): void {
  const translate = i18n._.bind(i18n);
  i18n._ = (
    id: MessageDescriptor | string,
    values?: Record<string, unknown>,
    options: { message?: string } = {},
  ) => {
    const message = typeof id === 'string' ? options.message : id.message;
    const changed = pseudoMessage(message) as string;
    return typeof id === 'string'
      ? translate(id, values, { ...options, message: changed })
      : translate({ ...id, message: changed });
  };
  i18n.load('en-XB', {});
  i18n.activate('en-XB', ['en']);
  document.documentElement.lang = 'en-XB';
  document.documentElement.dir = 'rtl';
}
