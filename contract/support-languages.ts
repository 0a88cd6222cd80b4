/**
 * The languages of the support texts. This file is apart from the texts because most pages do not need those.
 */
export const supportLanguages = ['en', 'de', 'fr', 'es', 'pt', 'zh', 'ar'] as const;
export type SupportLanguage = (typeof supportLanguages)[number];
