import { i18n } from '@lingui/core';

/** The web app's parts are tested in English, as the code has it. */
i18n.loadAndActivate({ locale: 'en', messages: {} });
