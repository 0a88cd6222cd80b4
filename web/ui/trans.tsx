import { i18n } from '@lingui/core';
import type { TransProps } from '@lingui/react';
import { TransNoContext } from '@lingui/react/server';

/**
 * What the macro `Trans` becomes (lingui.config.ts). The language is chosen before anything is drawn, and another one
 * starts the page anew, so no component has to be told of a change.
 */
export const Trans = (props: TransProps) => <TransNoContext {...props} lingui={{ i18n }} />;
