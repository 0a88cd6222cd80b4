import { i18n } from '@lingui/core';
import type { TransProps } from '@lingui/react';
import { TransNoContext } from '@lingui/react/server';

/**
 * The component for the macro `Trans` (lingui.config.ts). The language is chosen before the first render, and
 * changing it reloads the page, so no component has to follow a change.
 */
export const Trans = (props: TransProps) => <TransNoContext {...props} lingui={{ i18n }} />;
