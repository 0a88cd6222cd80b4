import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { toXlsx } from './xlsx.ts';

/** The parts of a workbook as text, by name. */
async function partsOf(file: Blob): Promise<Record<string, string>> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  return Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

it('is a workbook in which texts are texts, whatever they say, and numbers are numbers', async () => {
  const texts = [
    '=1+1',
    'rivers;=1+1;stones',
    '+34 600',
    '@SUM(A1)',
    'a & <b>',
    'ü é 数',
    'a\u0000\u000bb',
    '_x0041_',
  ];
  const parts = await partsOf(
    await toXlsx([['Student', 'Count'], ...texts.map((text) => [text, -3.5])], '…'),
  );
  const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
  expect(sheet).not.toMatch(/<f[ >]/);
  const cells = [...sheet.matchAll(/<c r="([A-Z]+\d+)"([^>]*)><v>([^<]*)<\/v><\/c>/g)];
  expect(cells).toHaveLength(2 * (texts.length + 1));
  for (const [, place = '', kind = '', value] of cells)
    if (/^B(?!1$)/.test(place)) {
      expect(kind).not.toContain('t=');
      expect(value).toBe('-3.5');
    } else expect(kind).toContain('t="s"');
  const shared = parts['xl/sharedStrings.xml'] ?? '';
  for (const text of ['=1+1', 'rivers;=1+1;stones', 'a &amp; &lt;b&gt;', 'ü é 数', 'ab', '_x005F_x0041_'])
    expect(shared).toContain(`>${text}</t>`);
  expect(shared).not.toMatch(/[\0\v]/);
});

it('says so where a text is longer than a cell can be', async () => {
  const parts = await partsOf(await toXlsx([['Answer'], ['x'.repeat(40_000)]], '… (the rest)'));
  expect(parts['xl/sharedStrings.xml']).toContain(`${'x'.repeat(32_767 - 12)}… (the rest)</t>`);
});
