import { i18n } from '@lingui/core';

/** The parts of the web app are tested in English, the language of the source. */
i18n.loadAndActivate({ locale: 'en', messages: {} });
