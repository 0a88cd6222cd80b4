import { createElement, type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react';
import { type Colours, coloursOf, wantColours } from './code-colours.ts';
import type { Coloured } from './code-grammars.ts';
import { languageOf } from './code-languages.ts';

const elementOf = (word: Coloured, index: number): ReactNode =>
  typeof word === 'string'
    ? word
    : createElement('span', { key: index, className: word.names }, ...word.children.map(elementOf));

/** Code as elements, coloured once its box is in view and a worker has read it; until then, and where it is too much, plain. */
export function useColours(
  box: RefObject<Element | null>,
  code: string,
  word: string,
  wanted: boolean,
): ReactNode {
  const language = wanted ? languageOf(word) : null;
  const [read, setRead] = useState<{ code: string; colours: Colours } | null>(null);
  const known = language === null ? null : coloursOf(code, language);
  const colours = read?.code === code ? read.colours : known;
  useEffect(() => {
    if (language === null || colours !== null || box.current === null) return;
    let isMounted = true;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      wantColours(code, language, (found) => {
        if (isMounted) setRead({ code, colours: found });
      });
    });
    watch.observe(box.current);
    return () => {
      isMounted = false;
      watch.disconnect();
    };
  }, [box, code, language, colours]);
  return useMemo(() => colours?.map(elementOf) ?? code, [colours, code]);
}
