/**
 * A vocabulary names the words of a language that carry a meaning: a list for each meaning, with commas
 * between words or phrases. A star at the end of a word stands for any ending. The meaning "idiom" lists
 * phrases with another meaning ("kill the process"): no rule sees a word in them.
 */
export type Vocabulary = Readonly<Record<string, string>>;

/** Languages with a vocabulary of their own. */
export type Language = 'en' | 'es' | 'pt' | 'fr' | 'de' | 'zh' | 'ar';
export type Vocabularies = Readonly<Record<Language, Vocabulary>>;
