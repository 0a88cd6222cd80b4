import { withDigits } from './number-words.ts';

/** Turns operators as students type them into those of the parser. An x multiplies only between numbers. */
export function plainNotation(text: string): string {
  return (
    withDigits(text.normalize('NFKC'))
      .toLowerCase()
      .replaceAll(/\$|\\\(|\\\)|\\left|\\right/g, ' ')
      .replaceAll(/\\frac\s*\{([^{}]+)\}\s*\{([^{}]+)\}/g, '($1)/($2)')
      .replaceAll(/\\(?:times|cdot)/g, '*')
      .replaceAll(/[×·∙⋅✕]/g, '*')
      .replaceAll(/[÷∶]/g, '/')
      .replaceAll('⁄', '/')
      .replaceAll(/[−–—]/g, '-')
      .replaceAll('**', '^')
      .replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1')
      .replaceAll(/\bdivide\s+(\d+\/\d+)\s+by\s+(\d+(?:\/\d+)?)/g, '($1)/($2)')
      .replaceAll(/\bdivide\s+([\d.]+)\s+by\s+(\d+\/\d+)/g, '$1/($2)')
      .replaceAll(/\bdivide\s+([\d.]+)\s+by\s+(?=\d)/g, '$1/')
      .replaceAll(/\bmultiply\s+([\d.]+(?:\/\d+)?)\s+(?:by|with|and)\s+(?=\d)/g, '$1*')
      .replaceAll(/\badd\s+([\d.]+(?:\/\d+)?)\s+(?:to|and)\s+(?=\d)/g, '$1 + ')
      .replaceAll(/\bsubtract\s+([\d.]+(?:\/\d+)?)\s+from\s+([\d.]*\d(?:\/\d+)?)/g, '$2 - $1')
      .replaceAll(/(\d+\/\d+)\s+of\s+(?=\d)/g, '$1*')
      .replaceAll(/\bhalf of\s+([\d.]*\d)/g, '$1/2')
      // A comma inside a number, unless it stands between two lines such as 17*20=340,17*3=51.
      .replaceAll(/(?<=\d),(?=\d)/g, (comma, at: number, all: string) =>
        all.slice(0, at).includes('=') && all.slice(at).includes('=') ? comma : '.',
      )
      .replaceAll(/([\d)])\s*(?:x|multiplied by|times)\s*(?=[\d(])/g, '$1*')
      .replaceAll(/(\d+\/\d+)\s*divided by\s*(\d+(?:\/\d+)?)/g, '($1)/($2)')
      .replaceAll(/(\d)\s*divided by\s*(\d+\/\d+)/g, '$1/($2)')
      .replaceAll(/([\d)])\s*(?:divided by|over|:)\s*(?=[\d(])/g, '$1/')
      .replaceAll(/([\d)a-z])\s*\bplus\b\s*/g, '$1 + ')
      .replaceAll(/([\d)a-z])\s*\bminus\b\s*/g, '$1 - ')
      .replaceAll(/([\d)])\s*(?:to the power of)\s*(?=\d)/g, '$1^')
      .replaceAll(/([\d)])\s*squared\b/g, '$1^2')
      .replaceAll(/([\d)])\s*cubed\b/g, '$1^3')
      .replaceAll(/([\d)a-z])\s*(?:\bequals\b|\bis equal to\b|\bmakes\b|==)\s*(?=[-\d(a-z])/g, '$1 = ')
      .replaceAll(/([-+*/^]\s*\d[\d.]*)\s+(?:is|are)\s+(?=-?\d)/g, '$1 = ')
      .replaceAll(/\b(\d+)\s+(\d+)\/(\d+)\b/g, '($1+$2/$3)')
  );
}

/** The notation for display: × and ÷, a real minus sign, spaces around operators. */
export const formatted = (expression: string): string =>
  expression
    .replaceAll(/\s+/g, '')
    .replaceAll(/(?<=[\d)a-z])([-+*])(?=[\d(a-z])/g, ' $1 ')
    .replaceAll('=', ' = ')
    .replaceAll('*', '×')
    .replaceAll('-', '−')
    .replaceAll(/(?<=[\d)])\/(?=\()|(?<=\))\/(?=\d)/g, ' ÷ ');
