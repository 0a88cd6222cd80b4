/** How a language is written above its code. */
const names = {
  css: 'CSS',
  html: 'HTML',
  java: 'Java',
  javascript: 'JavaScript',
  python: 'Python',
  sql: 'SQL',
  bash: 'Bash',
  c: 'C',
  cpp: 'C++',
  csharp: 'C#',
  json: 'JSON',
  kotlin: 'Kotlin',
  php: 'PHP',
  typescript: 'TypeScript',
} as const;

export type Language = keyof typeof names;

/** Other words for a language after the opening fence. */
const aliases: Readonly<Record<string, Language>> = {
  'c#': 'csharp',
  'c++': 'cpp',
  cs: 'csharp',
  htm: 'html',
  js: 'javascript',
  kt: 'kotlin',
  py: 'python',
  python3: 'python',
  sh: 'bash',
  shell: 'bash',
  svg: 'html',
  ts: 'typescript',
  xml: 'html',
};

const isLanguage = (word: string): word is Language => Object.hasOwn(names, word);

/** The language that the word after an opening fence means; null for an unknown one. */
export function languageOf(word: string): Language | null {
  const plain = word.toLowerCase();
  if (isLanguage(plain)) return plain;
  return Object.hasOwn(aliases, plain) ? (aliases[plain] ?? null) : null;
}

/** The name that a reader sees: that of a known language, otherwise the first 20 characters of the word. */
export function languageName(word: string): string {
  const language = languageOf(word);
  return language === null ? word.slice(0, 20) : names[language];
}
