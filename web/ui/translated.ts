import { i18n, type MessageDescriptor } from '@lingui/core';

let messages: ReadonlyMap<string, MessageDescriptor> = new Map();

/** Sets the messages for texts that reach the web app in English, by their English text. */
export function setTranslations(translations: ReadonlyMap<string, MessageDescriptor>): void {
  messages = translations;
}

/**
 * An English text of the contract in the language of the page. A text without a message stays as it is; in
 * English all texts do.
 */
export function translated(english: string): string {
  const message = messages.get(english);
  return message === undefined ? english : i18n._(message);
}
