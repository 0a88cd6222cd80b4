/**
 * The languages that the support texts are written in. They are apart from the texts, which most pages do not need.
 */
export const supportLanguages = ['en', 'de', 'fr', 'es', 'pt', 'zh', 'ar'] as const;
export type SupportLanguage = (typeof supportLanguages)[number];
