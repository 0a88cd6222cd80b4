import { i18n, type MessageDescriptor } from '@lingui/core';

let messages: ReadonlyMap<string, MessageDescriptor> = new Map();

/** Tells the messages of texts that reach the web app in English, each by that text. */
export function learnTranslations(known: ReadonlyMap<string, MessageDescriptor>): void {
  messages = known;
}

/**
 * A text that both sides of the contract have in English, in the language of the page. What is not known stays as it
 * is, and so does all of it in English, which learns no messages.
 */
export function translated(english: string): string {
  const message = messages.get(english);
  return message === undefined ? english : i18n._(message);
}
