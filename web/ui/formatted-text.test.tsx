import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { FormattedText, formulaPart, tablePart } from './formatted-text.tsx';

/** What is drawn; that a formula and code are not translated is the same for all. */
const drawWithSources = (text: string, growing = false) =>
  renderToStaticMarkup(<FormattedText text={text} growing={growing} />).replaceAll(' translate="no"', '');
const draw = (text: string, growing = false) =>
  drawWithSources(text, growing).replace(/ data-source="[^"]*"/g, '');

/** The text that a person reads. */
const read = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

describe('a text before the code for formulas is loaded', () => {
  it('shows the source of a formula unchanged, and not as Markdown', () => {
    expect(draw('Take \\(a_1 * b_1 * c\\).')).toContain('<p dir="auto">Take \\(a_1 * b_1 * c\\).</p>');
  });
});

describe('a line of words', () => {
  it.each([
    'Which number could you take away first?',
    'Try 3, then 4: what changes (and why)…  ',
    'Was ist größer als 5 %? „Nichts“ ist falsch.',
    'ما هو العدد الذي تطرحه أولا؟',
    'Look at line 1. What do you see?',
  ])('is drawn without the parser as the parser would draw it: %s', (text) => {
    // No line of words contains this character, so the text with it is parsed.
    const parsed = draw(`\u200b${text}`).replace('\u200b', '');
    expect(draw(text)).toBe(parsed);
    expect(draw(text)).toContain('<p dir="auto">');
  });
});

it('headings keep the steps between their levels, also where one follows a line of text', () => {
  expect(draw('Intro\n## A\n\n### B')).toMatch(/<h3[^>]*>A<\/h3>.*<h4[^>]*>B<\/h4>/s);
});

describe('formulas and tables', () => {
  beforeAll(async () => {
    await Promise.all([formulaPart.load(), tablePart.load()]);
  });

  it('draws a formula as MathML, with the words around it', () => {
    expect(draw('So \\(x^2\\) **and $y$**.')).toContain(
      '<p dir="auto">So <math><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow></math> ' +
        '<strong>and <math><mrow><mi>y</mi></mrow></math></strong>.</p>',
    );
  });

  it('keeps the LaTeX of a formula for those who copy it', () => {
    expect(drawWithSources('\\(\\frac{1}{2}x^2\\)')).toContain('<math data-source="$\\frac{1}{2}x^2$">');
    expect(drawWithSources('\\[ x \\]')).toContain('data-source="$$x$$"');
  });

  it.each([
    '\\[x = 1\\]',
    '$$x = 1$$',
    '\\[\n\nx = 1\n\n\\]',
    '- so\n  \\[\n  x = 1\n  \\]',
    '> \\[\n> x = 1\n> \\]',
  ])('gives %j a line of its own', (text) => {
    const drawn = draw(text);
    expect(drawn).toMatch(/<span class="block[^"]*overflow-x-auto[^"]*"><math display="block">/);
    expect(drawn).toContain('<mi>x</mi><mo>=</mo><mn>1</mn>');
  });

  it('lets a wide formula scroll by keyboard, and keeps a short one in its line', () => {
    expect(draw('$x$')).not.toContain('<span');
    const wide = draw(`$${'a + '.repeat(20)}b$`);
    expect(wide).toMatch(/<span class="inline-block[^"]*overflow-x-auto[^"]*" tabindex="0"><math>/);
  });

  it('leaves prices and code alone', () => {
    expect(read(draw('$5 and $7 are prices, `$x$` is code'))).toBe('$5 and $7 are prices, $x$ is code');
    expect(draw('    $indented$')).toContain('$indented$');
    expect(draw('[to](https://a.example/$x$)')).toContain('href="https://a.example/$x$"');
  });

  it.each([
    '\\(x^{2\\)',
    '\\(\\frac{1}\\)',
    '\\(\\unknown{x}\\)',
    '$$\\begin{aligned} a$$',
    '\\(\\href{javascript:alert(1)}{x}\\)',
    '\\(\\url{javascript:alert(1)}\\)',
    '\\(\\includegraphics{https://a.example/a.png}\\)',
    '\\(\\htmlStyle{color: red}{x}\\)',
    '\\(\\def\\a{\\a\\a}\\a\\)',
    '\\(\\newcommand{\\a}{x}\\a\\)',
    `\\(${'\\sqrt{'.repeat(250)}x${'}'.repeat(250)}\\)`,
    `\\(${'\\pmb{'.repeat(300)}x${'}'.repeat(300)}\\)`,
    `\\(${'x'.repeat(3000)}\\)`,
    '\\(<img src=x onerror=alert(1)>{\\)',
  ])('shows the source of %j, which is not a valid formula or too large', (text) => {
    const drawn = draw(text);
    expect(read(drawn)).toBe(text);
    expect(drawn).not.toMatch(/<(?:math|a|img|span)\b/);
  });

  it('renders no HTML, style or colour from a formula', () => {
    const drawn = draw(
      '\\(\\text{<script>alert(1)</script>} \\color{red}x \\colorbox{blue}{y} \\fcolorbox{red}{blue}{z}\\)',
    );
    expect(drawn).toContain('<mtext>&lt;script&gt;alert(1)&lt;/script&gt;</mtext>');
    expect(drawn).not.toMatch(/ style=|mathcolor|mathbackground|red|blue|<script/);
  });

  it('limits spaces, shifts and rules to the size of a message', () => {
    const drawn = draw('\\(\\rule{1000em}{1000em}\\hspace{-1000em}\\raisebox{1000em}{x}\\kern1000em\\)');
    expect(drawn).not.toMatch(/1000/);
    expect(drawn).toContain('width="10em" height="10em" class="bg-current"');
  });

  it('aligns equations and draws frames and letters that MathML in browsers lacks', () => {
    const aligned = draw('\\[\\begin{aligned} x &= 1 \\\\ y &= 2 \\end{aligned}\\]');
    expect(aligned).toMatch(/<mtd class="[^"]*text-right[^"]*">.*<mtd class="[^"]*text-left[^"]*">/);
    expect(draw('$\\overline{AB}$')).toContain('<mrow class="border-t border-current">');
    expect(draw('$\\boxed{42}$')).toContain('<mrow class="border border-current p-1">');
    expect(draw('$\\mathbb{R}, \\mathbb{F}, \\mathcal{L}$')).toMatch(/ℝ.*𝔽.*ℒ/);
    expect(draw('$\\mathbf{v}$')).toContain('<mi mathvariant="normal" class="font-bold">v</mi>');
    expect(draw('\\[a = 1 \\\\ b = 2\\]').match(/<mtr/g)).toHaveLength(2);
    expect(draw('\\[\\begin{align} a &= 1 \\end{align}\\]').match(/<mtd/g)).toHaveLength(2);
  });

  it('shows a formula in a growing text when it is complete, and never its source', () => {
    expect(read(draw('So **\\(x^', true))).toBe('So');
    expect(draw('So **\\(x^2\\)', true)).toContain('<strong><math>');
    expect(read(draw('It costs $5 or', true))).toBe('It costs $5 or');
  });

  it('draws a table that scrolls, with formulas in its cells', () => {
    const drawn = draw('Values:\n\n| x | $|x|$ |\n|:-:|--:|\n| -1 | **1** |');
    expect(drawn).toMatch(/<div tabindex="0" class="[^"]*overflow-x-auto[^"]*"><table/);
    expect(drawn).toMatch(/<th scope="col" class="[^"]*text-center[^"]*">x<\/th>/);
    expect(drawn).toMatch(/<th scope="col" class="[^"]*text-right[^"]*"><math>/);
    expect(drawn).toMatch(/<td class="[^"]*text-right[^"]*"><strong>1<\/strong><\/td>/);
    expect(drawn).not.toContain('style=');
  });

  it('uses only the tables of GitHub’s dialect', () => {
    const drawn = draw('| a |\n|---|\n| b |\n\n~ 5 and ~ 6');
    expect(drawn).toContain('<p dir="auto">~ 5 and ~ 6</p>');
  });

  it('renders neither HTML nor a dangerous link from a message', () => {
    const drawn = draw('<b onclick="x">$x$</b> [a](javascript:alert(1)) \\([b](javascript:alert(2))\\)');
    expect(drawn).not.toMatch(/<b\b|href="javascript|<a[^>]*javascript/);
  });
});

describe('a display formula', () => {
  it('leaves no empty line before or after it', () => {
    expect(read(draw('So\n\\[x\\]\nand then'))).toBe('Soxand then');
  });
});

describe('code', () => {
  it('has its language and a button, and runs from left to right [spec 10.202]', () => {
    const drawn = draw('```py\nprint("a")\n```');
    expect(read(drawn)).toBe('PythonCopy codeprint("a")');
    expect(drawn).toMatch(/<pre dir="ltr" tabindex="0"/);
    expect(read(draw('```\na\n```'))).toBe('CodeCopy codea');
    expect(read(draw('```pascal\na\n```'))).toBe('pascalCopy codea');
  });

  it('can be copied when it is complete', () => {
    expect(read(draw('```py\nprint', true))).toBe('Pythonprint');
    expect(read(draw('```py\nprint()\n```\nSo', true))).toContain('Copy code');
  });
});

describe('headings', () => {
  it('come below those of the page, and the highest one directly', () => {
    expect(draw('## A\n\n### B\n\n###### C')).toMatch(/<h3[^>]*>A<\/h3>.*<h4[^>]*>B<\/h4>.*<h6[^>]*>C<\/h6>/);
    expect(draw('```\n# no\n```\n\n### B')).toMatch(/<h3[^>]*>B<\/h3>/);
  });
});

describe('directions', () => {
  it('follow the words of each paragraph and list', () => {
    expect(draw('مرحبا\n\n- واحد\n\n> اثنان')).toMatch(
      /<p dir="auto".*<ul dir="auto".*<blockquote dir="auto"/s,
    );
  });
});

describe('a bare address', () => {
  it.each([
    ['See https://a.example/b.', 'https://a.example/b'],
    ['(https://a.example/b)', 'https://a.example/b'],
    ['**https://a.example/b?c=d&e**', 'https://a.example/b?c=d&amp;e'],
    ['https://a.example/Slope_(line)', 'https://a.example/Slope_(line)'],
  ])('is a link: %s', (text, address) => {
    expect(draw(text)).toContain(`href="${address}"`);
    expect(read(draw(text))).toBe(text.replaceAll('**', ''));
  });

  it('shows its host where something before the host could pass for it', () => {
    expect(read(draw('https://bank.example@evil.example/'))).toBe(
      'https://bank.example@evil.example/ (evil.example)',
    );
  });

  it('stays text in code', () => {
    expect(draw('`https://a.example`')).not.toContain('<a');
  });
});

describe('a link that a model wrote', () => {
  it('shows the host where it leads, whatever its words and its address pretend', () => {
    for (const [address, host] of [
      ['https://evil.example/login', 'evil.example'],
      ['https://bank.example@evil.example:8443/', 'evil.example:8443'],
      ['https://bank.example%40x@evil.example', 'evil.example'],
      ['http://bаnk.example', 'xn--bnk-6cd.example'],
    ]) {
      const drawn = draw(`See [https://bank.example/](${address}).`);
      expect(read(drawn)).toBe(`See https://bank.example/ (${host}).`);
    }
    expect(read(draw('[Ms Byron](mailto:ada@school.example)'))).toBe('Ms Byron (ada@school.example)');
    expect(read(draw('<https://a.example/b>'))).toBe('https://a.example/b');
  });

  it('tells the other server nothing', () => {
    const drawn = draw('[proof](https://a.example)');
    expect(drawn).toContain('target="_blank" rel="noopener noreferrer nofollow"');
  });

  it.each([
    '/logout',
    '//evil.example',
    '#x',
    'data:text/html,x',
    'javascript:alert(1)',
    'ftp://a.example',
    'tel:110',
    'xmpp:a@b',
  ])('is only text when it leads neither to the web nor to a mail: %s', (address) => {
    const drawn = draw(`[here](${address})`);
    expect(drawn).not.toContain('<a');
    expect(read(drawn)).toBe('here');
  });
});
