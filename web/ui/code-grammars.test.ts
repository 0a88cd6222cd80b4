import { describe, expect, it } from 'vitest';
import { colourCode } from './code-grammars.ts';

describe('the colours of code', () => {
  it('are the classes of its words', () => {
    expect(colourCode('let a = "<b>"', 'javascript')).toEqual([
      { names: 'hljs-keyword', children: ['let'] },
      ' a = ',
      { names: 'hljs-string', children: ['"<b>"'] },
    ]);
  });

  it('come from the grammar of its language', () => {
    expect(colourCode('int a;', 'cpp')?.[0]).toEqual({ names: 'hljs-type', children: ['int'] });
  });

  it('are left out where the words are too many, or too deep in each other', () => {
    expect(colourCode('if x:\n'.repeat(200), 'python')).not.toBeNull();
    expect(colourCode('if x:\n'.repeat(4_000), 'python')).toBeNull();
    expect(colourCode('`${'.repeat(5), 'javascript')).not.toBeNull();
    expect(colourCode('`${'.repeat(100), 'javascript')).toBeNull();
  });
});
