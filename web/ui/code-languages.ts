import type { ReactNode } from 'react';
import { type LazyPart, lazyPart } from './lazy-part.ts';

/**
 * The grammar of each language, as a function that loads it. Null: the grammar comes with code-colours.ts,
 * since schools use these languages most.
 */
const grammars = {
  css: null,
  html: null,
  java: null,
  javascript: null,
  python: null,
  sql: null,
  bash: () => import('highlight.js/lib/languages/bash'),
  c: () => import('highlight.js/lib/languages/c'),
  cpp: () => import('highlight.js/lib/languages/cpp'),
  csharp: () => import('highlight.js/lib/languages/csharp'),
  json: () => import('highlight.js/lib/languages/json'),
  kotlin: () => import('highlight.js/lib/languages/kotlin'),
  php: () => import('highlight.js/lib/languages/php'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
} as const;

type Language = keyof typeof grammars;

/** How a language is written above its code. */
const names: Readonly<Record<Language, string>> = {
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
};

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

const isLanguage = (word: string): word is Language => Object.hasOwn(grammars, word);

/** The language that the word after an opening fence means; null for an unknown one. */
function languageOf(word: string): Language | null {
  const plain = word.toLowerCase();
  if (isLanguage(plain)) return plain;
  return Object.hasOwn(aliases, plain) ? (aliases[plain] ?? null) : null;
}

/** The name that a reader sees: that of a known language, otherwise the first 20 characters of the word. */
export function languageName(word: string): string {
  const language = languageOf(word);
  return language === null ? word.slice(0, 20) : names[language];
}

type Colouring = (code: string) => ReactNode;

const parts = new Map<Language, LazyPart<Colouring>>();
const noColours = lazyPart<Colouring>(async () => () => null);

async function loadColouring(language: Language): Promise<Colouring> {
  const [{ colourCode }, grammar] = await Promise.all([import('./code-colours.ts'), grammars[language]?.()]);
  return (code) => colourCode(code, language, grammar?.default ?? null);
}

/** The function that colours code in a language; it loads with the first use. */
export function colouringOf(word: string): LazyPart<Colouring> {
  const language = languageOf(word);
  if (language === null) return noColours;
  const part = parts.get(language) ?? lazyPart(() => loadColouring(language));
  parts.set(language, part);
  return part;
}
