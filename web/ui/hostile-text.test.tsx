import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { type Shape, shapes, structures } from '../../bench/hostile-text/shapes.ts';
import { FormattedText, formulaPart, tablePart } from './formatted-text.tsx';

/** Every kind of drawing with every hostile text, as bench/hostile-text does it for what the server reads. */

const length = 20_000;
const filled = (unit: string, wanted = length) =>
  unit.repeat(Math.ceil(wanted / unit.length)).slice(0, wanted);

/** A text within each thing that is drawn. */
const drawings: Readonly<Record<string, (shape: Shape) => string>> = {
  paragraph: ({ text }) => text(length),
  list: ({ text }) => `1. a\n   - ${text(length)}`,
  quotation: ({ text }) => `> ${text(length)}`,
  heading: ({ text }) => `# ${text(length)}`,
  table: ({ text }) => `| a | b |\n|---|---|\n| ${text(length)} |`,
  bold: ({ text }) => `**${text(length)}**`,
  'words of a link': ({ text }) => `[${text(length)}](https://a.example)`,
  'address of a link': ({ text }) => `[a](https://a.example/${text(length)})`,
  'links to one long address': ({ text }) =>
    filled(`> [a]: https://a.b/${'中'.repeat(2_240)}\n>\n> ${'[a]'.repeat(300)} ${text(40)}\n\n`),
  'many links': ({ text }) => filled(`[${text(40)}](https://a.example) `),
  formula: ({ text }) => `\\(${text(length)}\\)`,
  'many formulas': ({ text }) => filled(`\\(${text(40)}\\) `),
  'display formulas': ({ text }) => filled(`\\[${text(400)}\\]\n\n`),
  code: ({ text }) => `\`\`\`java\n${text(length)}\n\`\`\``,
  'code in a line': ({ text }) => `\`${text(length)}\``,
  'many blocks': ({ text }) => filled(`${text(300)}\n\n**a**\n\n`),
  'text from right to left': ({ text }) => `שלום ${text(length)}`,
};

/** The kinds in which all shapes are drawn. In the others those are that make structures. */
const withAllShapes = ['paragraph', 'code'];

/** An answer of the same length, with some of everything. */
const harmless = filled(
  '## Step\n\nLook at **both sides** of \\(3x + 3 = 11\\), and at *what they have in common*.\n\n' +
    '1. Take \\(3\\) from both sides.\n2. Divide by \\(x\\).\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n' +
    '```java\nint total = count(words);\n```\n\n',
);

/** The most elements of a text, and how deep they are in each other. */
const most = { elements: 8_000, depth: 60 };
/** How many times longer than a harmless text one may take. Before there was a limit, some took more than ten times as long. */
const timesLonger = 4;

/** Processor time in milliseconds: it does not depend on the load of the machine. */
const processorTime = () => process.cpuUsage().user / 1_000;

function draw(...texts: readonly string[]) {
  const before = processorTime();
  const markup = renderToStaticMarkup(texts.map((text) => <FormattedText key={text} text={text} />));
  return { markup, time: processorTime() - before };
}

/** Draws a text again while it takes longer than `enough`. @returns its markup and the shortest time */
async function drawFast(text: string, enough = 0) {
  let best = draw(text);
  for (let run = 0; run < 2 && best.time > enough; run++) {
    // The budget of the page is free again.
    await Promise.resolve();
    const again = draw(text);
    if (again.time < best.time) best = again;
  }
  await Promise.resolve();
  return best;
}

function sizeOf(markup: string) {
  let [elements, depth, deepest] = [0, 0, 0];
  for (const [tag] of markup.matchAll(/<\/?[a-z][^>]*>/g)) {
    if (tag.startsWith('</')) depth -= 1;
    else elements += 1;
    if (!tag.startsWith('</') && !/^<(?:br|hr|img|input)\b|\/>$/.test(tag)) depth += 1;
    deepest = Math.max(deepest, depth);
  }
  return { elements, depth: deepest };
}

let limit: number;
beforeAll(async () => {
  await Promise.all([formulaPart.load(), tablePart.load()]);
  await drawFast(harmless);
  limit = timesLonger * (await drawFast(harmless)).time;
});

it.each(Object.keys(drawings))(
  'a hostile text is drawn as fast as others, and with a bounded size: %s [spec 10.284]',
  async (kind) => {
    const tooMuch: string[] = [];
    for (const shape of withAllShapes.includes(kind) ? shapes : structures) {
      const text = drawings[kind]?.(shape) ?? '';
      const { markup, time } = await drawFast(text, limit);
      const { elements, depth } = sizeOf(markup);
      if (elements > most.elements || depth > most.depth || time > limit)
        tooMuch.push(
          `${shape.name}: ${elements} elements, ${depth} deep, ${((time / limit) * timesLonger).toFixed(1)} times as long`,
        );
    }
    expect(tooMuch).toEqual([]);
  },
);

it('a page of many hostile texts is hardly larger than one', () => {
  const texts = structures.flatMap((shape) => [shape.text(length), shape.text(length - 1)]);
  expect(sizeOf(draw(...texts).markup).elements).toBeLessThan(2 * most.elements);
});

it('what is too much for one text is shown as it was written', () => {
  const { markup } = draw(`${filled('*a*\n\n')}*the end*`);
  expect(markup).toContain('<em>a</em>');
  expect(markup).toMatch(/\*the end\*<\/p><\/div>$/);
});

it('what is too much for a page is shown as it was written, and every text has a share [spec 10.284]', () => {
  const { markup } = draw(
    ...Array.from({ length: 30 }, (_, number) => `*text ${number}*\n\n${filled('*a*\n\n', 9_000)}`),
  );
  expect(markup).toContain('<em>text 29</em>');
  expect(markup.match(/<em>a<\/em>/g)?.length).toBeLessThan(1_500);
});

it('a block that is too much is shown as it was written, between others that are drawn', () => {
  const wide = `|${'a|'.repeat(100)}\n|${'-|'.repeat(100)}\n${'|b|\n'.repeat(100)}`;
  const { markup } = draw(`**before**\n\n${wide}\n\n**after**`);
  expect(markup).toContain('<strong>before</strong>');
  expect(markup).toContain('|b|\n|b|');
  expect(markup).toContain('<strong>after</strong>');
});
