import { type MessageDescriptor, i18n as messages } from '@lingui/core';
import { isolated } from '../../contract/signs.ts';

/**
 * The object that the macros of messages call (lingui.config.ts). What people wrote does not turn the
 * direction of the message around it. In the macro `Trans` an element `<bdi>` does that.
 */
export const i18n = {
  _: (message: MessageDescriptor): string =>
    messages._(
      message.values === undefined ? message : { ...message, values: isolatedValues(message.values) },
    ),
};

const isolatedValues = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolated(value) : value,
    ]),
  );
