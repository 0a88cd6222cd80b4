// The strings of this file are code with template literals.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: see above
import { describe, expect, it } from 'vitest';
import { untranslated, untranslatedPage } from './untranslated.mjs';

const textsIn = (source: string) => untranslated('part.tsx', source).map(({ text }) => text);

describe('a text of the web app outside of the catalogue', () => {
  it.each([
    ['between tags', 'const a = <p>Hello</p>;', 'Hello'],
    ['between tags, in small letters', 'const a = <p>optional</p>;', 'optional'],
    ['beside another element', 'const a = <p><Icon name="plus" /> Create</p>;', 'Create'],
    ['in a label', 'const a = <Field label="user name" />;', 'user name'],
    ['in a label, one word', 'const a = <Field label="optional" />;', 'optional'],
    ['in a name that is read out', 'const a = <nav aria-label="pages" />;', 'pages'],
    ['chosen between two', "const a = () => <p>{open ? t`Open` : 'closed'}</p>;", 'closed'],
    ['shown when there is something', "const a = <p>{failed && 'failed'}</p>;", 'failed'],
    ['put together', 'const a = <p>{`${count} questions`}</p>;', '… questions'],
    ['put into a text', 'const a = <p>{`${count} ${one ? "question" : ""}`}</p>;', 'question'],
    ['in a table of words', "const a = { label: 'dark' };", 'dark'],
    ['in a function', "const a = () => 'Nobody has joined yet.';", 'Nobody has joined yet.'],
    ['as one word with a capital', "const word = () => 'Working';", 'Working'],
    [
      'as a failure that people read',
      "class Told extends Error { constructor() { super('It failed.'); } }",
      'It failed.',
    ],
  ])('is found %s', (_, source, text) => {
    expect(textsIn(source)).toEqual([text]);
  });

  it('is reported with its line', () => {
    expect(untranslated('part.tsx', 'const a = 1;\nconst b = <p>Hello</p>;')).toEqual([
      { line: 2, text: 'Hello' },
    ]);
  });

  it('can also be a message that is read before the language is known', () => {
    expect(textsIn('const late = () => t`Later`;\nconst early = t`Now`;')).toEqual(['too early: t`Now`']);
  });

  it.each([
    [
      'messages',
      'const a = () => <p><Trans>Hello <b>you</b></Trans>{t`Bye`}{plural(n, { one: "# day", other: "# days" })}</p>;',
    ],
    ['tables of messages', 'const a = { label: msg`Dark` };'],
    [
      'class names',
      'const a = <p className={classNames("flex gap-2 items-center", on && "hover:underline")} />;',
    ],
    ['class names in a constant', "const look = 'rounded-md border border-edge px-3';"],
    [
      'attributes that nobody reads',
      'const a = <input type="text" name="user" autoComplete="off" aria-describedby="hint" />;',
    ],
    ['values that are compared', "const a = <p>{state === 'open' && <b />}</p>;"],
    ['arguments of functions', "const a = <p>{wordFor('open')}</p>;"],
    ['failures for developers', "const a = () => { throw new Error('There is no root.'); };"],
    ['types', "type Status = 'Session Open' | 'Session Closed';"],
    ['the name of the product', 'const a = <title>{`${name} · Lyceum`}</title>;'],
  ])('does not include %s', (_, source) => {
    expect(textsIn(source)).toEqual([]);
  });
});

describe('the page itself', () => {
  const page = (body: string) =>
    `<!doctype html><html lang="en"><title>Lyceum</title><body>${body}</body></html>`;

  it('says what a browser without JavaScript needs, in every language', () => {
    const noscript = page('<noscript><p lang="en">Switch it on.</p><p lang="es">Actívelo.</p></noscript>');
    expect(untranslatedPage(noscript, ['en', 'es'])).toEqual([]);
    expect(untranslatedPage(noscript, ['en', 'es', 'de'])).toEqual([
      'nothing in “de” for a browser without JavaScript',
    ]);
  });

  it('says nothing else: its words would be English for everybody', () => {
    expect(untranslatedPage(page('<div id="root">Please wait</div>'), [])).toEqual(['Lyceum Please wait']);
  });
});
