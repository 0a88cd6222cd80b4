import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import kotlin from 'highlight.js/lib/languages/kotlin';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import html from 'highlight.js/lib/languages/xml';
import { createLowlight } from 'lowlight';
import type { Language } from './code-languages.ts';

const grammars: Record<Language, typeof python> = {
  bash,
  c,
  cpp,
  csharp,
  css,
  html,
  java,
  javascript,
  json,
  kotlin,
  php,
  python,
  sql,
  typescript,
};
const lowlight = createLowlight(grammars);

/** A word of code, or words within others. Classes say what they are: a keyword, a string … */
export type Coloured = string | { readonly names: string; readonly children: readonly Coloured[] };

/** The most elements that one block of code gets, and how deep they are in each other. */
const most = { elements: 3_000, depth: 20 };

interface Tree {
  type: string;
  value?: string;
  properties?: { className?: unknown };
  children?: readonly Tree[];
}

/** The words of code; null for code with too many of them. */
export function colourCode(code: string, language: Language): readonly Coloured[] | null {
  let elements = 0;
  const read = ({ value, properties, children }: Tree, depth: number): Coloured => {
    if (children === undefined) return value ?? '';
    elements += 1;
    if (elements > most.elements || depth > most.depth) throw new RangeError();
    const names = Array.isArray(properties?.className) ? properties.className.join(' ') : '';
    return { names, children: children.map((child) => read(child, depth + 1)) };
  };
  try {
    return lowlight.highlight(language, code).children.map((node) => read(node as Tree, 1));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
