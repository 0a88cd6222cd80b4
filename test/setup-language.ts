import { i18n } from '@lingui/core';

/** The tests of the web app show its parts in English, the language of the source. */
i18n.loadAndActivate({ locale: 'en', messages: {} });
