import { t } from '@lingui/core/macro';
import { classNames } from './class-names.ts';
import { chooseLanguage, type Language, languageNames, pageLanguage } from './page-language.ts';

/** The languages in a line, each under its own name, for people who are not signed in. */
export function LanguageLine() {
  return (
    <ul aria-label={t`Language`} className="flex flex-wrap gap-x-2 px-1 text-sm">
      {(Object.keys(languageNames) as Language[]).map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={language}
            aria-pressed={language === pageLanguage}
            onClick={() => chooseLanguage(language)}
            className={classNames(
              'min-h-11 px-1',
              language === pageLanguage
                ? 'text-soft'
                : 'font-semibold text-accent underline underline-offset-3',
            )}
          >
            {languageNames[language]}
          </button>
        </li>
      ))}
    </ul>
  );
}
