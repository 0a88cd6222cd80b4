import { describe, expect, it } from 'vitest';
import { readFiles } from '../dev/read-files.mjs';

/**
 * Tests of everything about manipulative screens that source code can show: buttons, preselected choices, and
 * words.
 */

const screens = readFiles(['web'], /\.tsx$/).filter(({ path }) => !path.includes('.test.'));
const said = readFiles(['web/locales'], /en\.po$/).flatMap(({ text }) =>
  [...text.matchAll(/^msgid "(.+)"$/gm)].map(([, message = '']) => message),
);
const source = (path: string): string => screens.find((one) => one.path === path)?.text ?? '';
const pathsWith = (part: RegExp): string[] =>
  screens.filter(({ text }) => part.test(text)).map(({ path }) => path);

/** The tags of buttons in a source, from "<Button" to the end of the tag. */
const buttonsIn = (text: string): string[] => text.match(/<Button\b(?:=>|[^>])*>/g) ?? [];

describe('no screen tricks anybody into what they did not intend', () => {
  it('a question before an action has two buttons of one size, and begins at the one that changes nothing [standard 13.11]', () => {
    for (const [path, declines] of [
      ['web/ui/confirm-dialog.tsx', /data-safest/],
      ['web/ui/unsent-question.tsx', /onKeep/],
    ] as const) {
      const buttons = buttonsIn(source(path));
      expect(buttons).toHaveLength(2);
      expect(buttons[0]).toMatch(declines);
      expect(buttons.join('')).not.toMatch(/className|quiet|style/);
    }
    expect(source('web/ui/dialog.tsx')).toContain("const safest = '[data-safest]'");
  });

  it('every dialog closes with the same button, also without an answer', () => {
    const dialogs = pathsWith(/import \* as Primitive from 'radix-ui\/dialog'/);
    expect(dialogs).toContain('web/ui/dialog.tsx');
    for (const path of dialogs) expect(source(path)).toContain('<Primitive.Close');
  });

  it('nothing is ticked beforehand: each box shows what is stored or was chosen [standard 13.11]', () => {
    expect(pathsWith(/type="checkbox"/)).toEqual(['web/ui/check-field.tsx']);
    expect(pathsWith(/defaultChecked|\bchecked(?:=\{true\}|(?=\s*\/?>))/)).toEqual([]);
    for (const path of pathsWith(/<CheckField\b/))
      expect(source(path)).not.toMatch(/useState(?:<boolean>)?\(true\)/);
  });

  it('no clock of seconds runs while somebody decides [standard 13.11]', () => {
    expect(
      said.filter((message) => /\bseconds? (?:left|remain)|\bhurry\b|\bonly \w+ left\b/i.test(message)),
    ).toEqual([]);
  });

  it.each([
    [
      'shames who declines',
      /\bno,? (?:thanks|i)\b|\bi (?:don[’']t|do not) (?:want|care|need)\b|\bi[’']d rather not\b/i,
    ],
    [
      'presses',
      /\blast chance\b|\bact now\b|\bbefore it is too late\b|\bmiss out\b|\bdon[’']t lose\b|\blimited\b.*\boffer\b/i,
    ],
    [
      'asks again whether somebody wants to leave',
      /\bsure you want to (?:leave|go|stop|sign out)\b|\bleaving (?:already|so soon)\b|\bcome back (?:soon|tomorrow|every)\b/i,
    ],
    [
      'points at what others do',
      /\bother (?:students|teachers|schools) (?:already|have|use)\b|\bmost (?:students|teachers|schools)\b/i,
    ],
  ])('no sentence of the web app %s', (_, pattern) => {
    expect(said.length).toBeGreaterThan(500);
    expect(said.filter((message) => pattern.test(message))).toEqual([]);
  });
});
