import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { blockTexts, emphasisedTexts, literalTexts } from '../../test/meant-texts.ts';
import { FormattedText } from './formatted-text.tsx';

/** What is drawn, without the attributes that are the same for all texts. */
const draw = (text: string, growing = false) =>
  renderToStaticMarkup(<FormattedText text={text} growing={growing} />)
    .replace(/^<div[^>]*>|<\/div>$/g, '')
    .replace(/ (?:class|dir|translate)="[^"]*"/g, '')
    .replace(/(<[^>]*>)\n(?=<)/g, '$1');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

describe('a drawn text', () => {
  it.each(literalTexts)('keeps signs that are no Markdown: %j', (text) => {
    expect(draw(text)).toBe(`<p>${escaped(text)}</p>`);
  });

  // Until the line goes on, "char **a" can be the beginning of something bold.
  it.each(literalTexts.filter((text) => !/ \*\*|\/\*\*/.test(text)))(
    'emphasises nothing in them while they grow: %j',
    (text) => {
      for (let length = 1; length <= text.length; length += 1)
        expect(draw(text.slice(0, length), true)).not.toMatch(/<(?:em|strong|a|h\d)\b/);
    },
  );

  it.each(emphasisedTexts)('emphasises what is meant: %j', (text, _, drawn) => {
    expect(draw(text)).toBe(`<p>${drawn}</p>`);
  });

  it.each(blockTexts)('has the lists, quotations and rules that are meant: %j', (text, drawn) => {
    expect(draw(text)).toBe(drawn);
  });

  it.each([
    ['Remember **the si', 'Remember <strong>the si</strong>'],
    ['Remember **the sign **', 'Remember <strong>the sign</strong>'],
    ['Remember **the sign*', 'Remember <strong>the sign</strong>'],
    ['Remember *', 'Remember'],
    ['Remember **', 'Remember'],
    ['这是**“重', '这是<strong>“重</strong>'],
    ['Write `x = ', 'Write <code>x = </code>'],
    ['Write **so: `x', 'Write <strong>so: <code>x</code></strong>'],
    ['Write `', 'Write'],
    ['In code `a ** b` it is a power', 'In code <code>a ** b</code> it is a power'],
    ['2*', '2'],
    ['2**3**', '2**3'],
  ])('closes what is open while it grows: %j', (text, drawn) => {
    expect(draw(text, true)).toBe(`<p>${drawn}</p>`);
  });

  it('does not close what an earlier paragraph left open', () => {
    expect(draw('Two ** stars.\n\nNext', true)).toBe('<p>Two ** stars.</p><p>Next</p>');
  });

  it('has the bracket of a number as it was written', () => {
    expect(renderToStaticMarkup(<FormattedText text={'1) a\n2) b'} />)).toMatch(
      /<ol[^>]* class="list-\[bracketed\]/,
    );
  });
});

describe('words from right to left', () => {
  it.each([
    ['התוצאה היא 10 - 4 = 6', 'התוצאה היא <bdi>10 - 4 = 6</bdi>'],
    ['לכן 10 - **4** = 6, כלומר', 'לכן <bdi>10 - <strong>4</strong> = 6</bdi>, כלומר'],
    ['**לכן 10 - 4 = 6** ו-5', '<strong>לכן <bdi>10 - 4 = 6</bdi></strong> ו-5'],
    ['النتيجة هي 2*3*4 = 24.', 'النتيجة هي <bdi>2*3*4 = 24</bdi>.'],
    ['הקוד `x - 1` ועוד -5', 'הקוד <code>x - 1</code> ועוד <bdi>-5</bdi>'],
    ['טווח 10–20', 'טווח <bdi>10–20</bdi>'],
    ['Only 10 - 4 = 6', 'Only 10 - 4 = 6'],
  ])('have their sums isolated: %s', (text, drawn) => {
    expect(draw(text)).toBe(`<p>${drawn}</p>`);
  });
});
