import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** The message catalogue of the web app (docs/decisions/18-languages-and-words.md). */
export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'en',
  locales: ['en', 'es'],
  catalogs: [
    {
      path: '<rootDir>/web/locales/{locale}',
      include: ['<rootDir>/web'],
      exclude: ['**/*.test.ts', '**/*.test.tsx'],
    },
  ],
  runtimeConfigModule: {
    i18n: [`${import.meta.dirname}/web/ui/i18n.ts`, 'i18n'],
    Trans: [`${import.meta.dirname}/web/ui/trans.tsx`, 'Trans'],
  },
  // Without line numbers, so that moving a line does not change the catalogue.
  format: formatter({ lineNumbers: false }),
});
