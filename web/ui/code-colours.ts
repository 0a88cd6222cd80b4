import css from 'highlight.js/lib/languages/css';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import html from 'highlight.js/lib/languages/xml';
import { createLowlight } from 'lowlight';
import { createElement, type ReactNode } from 'react';

type Grammar = typeof python;

const lowlight = createLowlight({ css, html, java, javascript, python, sql });

/** Longer code stays plain, since it would freeze the page on a slow machine. */
const maximumLength = 20_000;

interface Coloured {
  type: string;
  value?: string;
  properties?: { className?: unknown };
  children?: readonly Coloured[];
}

const elementOf = ({ value, properties, children }: Coloured, index: number): ReactNode => {
  if (children === undefined) return value;
  const names = Array.isArray(properties?.className) ? properties.className.join(' ') : '';
  return createElement('span', { key: index, className: names }, ...children.map(elementOf));
};

/**
 * Code as elements, whose classes say what each word is (a keyword, a string …); null for code that stays
 * plain.
 */
export function colourCode(code: string, language: string, grammar: Grammar | null): ReactNode {
  if (code.length > maximumLength) return null;
  if (grammar !== null && !lowlight.registered(language)) lowlight.register(language, grammar);
  if (!lowlight.registered(language)) return null;
  return lowlight.highlight(language, code).children.map((node, index) => elementOf(node as Coloured, index));
}
