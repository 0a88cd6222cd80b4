import { i18n, type MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { ContractError, type ErrorCode, errors } from '../../contract/errors.ts';
import { ConnectionError } from './connection-error.ts';

type RefusalMessages = Readonly<Record<ErrorCode, MessageDescriptor>>;

let messages: RefusalMessages | null = null;

/** Sets the message of each refusal in the language of the page; null for English. */
export function setRefusalMessages(translatedMessages: RefusalMessages | null): void {
  messages = translatedMessages;
}

/**
 * The sentence of a refusal for a person. In English it is the server's sentence, which can be more exact
 * than that of the code; in every other language it is the translated sentence of the code.
 */
export const refusalSentence = (code: ErrorCode, english: string = errors[code][1]): string =>
  messages === null ? english : i18n._(messages[code]);

/**
 * The sentence, followed by the request id, which people can quote to the operator. Without a sentence or a
 * well-formed id, the sentence stays as it is.
 */
export const withReference = <Text extends string | undefined>(
  sentence: Text,
  requestId: unknown,
): Text | string =>
  sentence !== undefined && typeof requestId === 'string' && /^[A-Z0-9-]{1,32}$/.test(requestId)
    ? `${sentence} ${t`Reference: ${requestId}`}`
    : sentence;

/** Whether a call was refused until the password is typed again. */
export const isPasswordNeeded = (error: unknown): boolean =>
  error instanceof ContractError && error.code === 'password-needed';

const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && code in errors;

/**
 * Turns a refusal into the error that the server threw (contract "Conventions"). A code that this build does
 * not know keeps the server's sentence; a body that is not a refusal becomes a ConnectionError.
 */
export function readRefusal(
  body: unknown,
  retryAfter: string | null = null,
): ContractError | ConnectionError {
  if (typeof body !== 'object' || body === null) return new ConnectionError();
  const { code, message, requestId, current } = body as Partial<
    Record<'code' | 'message' | 'requestId' | 'current', unknown>
  >;
  const sentence = typeof message === 'string' && message !== '' ? message : undefined;
  if (!isErrorCode(code) && sentence === undefined) return new ConnectionError();
  const seconds = Number.parseInt(retryAfter ?? '', 10);
  return new ContractError(
    isErrorCode(code) ? code : 'internal-error',
    withReference(isErrorCode(code) ? refusalSentence(code, sentence) : sentence, requestId),
    Number.isNaN(seconds) ? undefined : seconds,
    typeof current === 'object' && current !== null ? { ...current } : undefined,
  );
}

/** The server's sentence of a refusal; the fallback for any other failure (spec 8). */
export const sentenceOf = (error: unknown, fallback: string): string =>
  error instanceof ContractError ? error.message : fallback;

/** Says why there was no answer and that nothing is lost; undefined if the server answered. */
export function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof ConnectionError)) return undefined;
  return error.why === 'timeout'
    ? t`The server took too long to answer. Nothing is lost: please check your connection and try again.`
    : t`The server cannot be reached. Nothing is lost: please check your connection and try again.`;
}

/**
 * What to show for a failed change: the sentence of spec 8, and the reason if the sentence does not give it.
 */
export const explain = (error: unknown, fallback: string) => ({
  message: sentenceOf(error, fallback),
  reason: reasonOf(error),
});

/** The refusals of a new password, which are about the field of this name. */
export const passwordField = <Name extends string>(name: Name) => ({
  'weak-password': name,
  'guessable-password': name,
  'common-password': name,
  'breached-password': name,
});

/** The field of a form that a refusal is about, by the code of the refusal; empty if there is none. */
export function fieldsOf<Name extends string>(
  error: unknown,
  fields: Partial<Record<ErrorCode, Name>>,
): Name[] {
  const field = error instanceof ContractError ? fields[error.code] : undefined;
  return field === undefined ? [] : [field];
}
