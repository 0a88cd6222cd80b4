import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settings } from './config.ts';
import { secretSettings } from './secret-files.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const names = Object.keys(settings.shape).sort();
const secrets = [...secretSettings].sort();

/** Expects the settings that have a default, each with it. */
function expectDefaults(given: readonly { name: string; value: string }[]): void {
  const defaults = settings.parse({});
  const known = Object.entries(defaults).filter(([, value]) => String(value ?? '') !== '');
  expect(given.map(({ name }) => name).sort()).toEqual(known.map(([name]) => name).sort());
  expect(settings.parse(Object.fromEntries(given.map(({ name, value }) => [name, value])))).toEqual(defaults);
}

describe('.env.example', () => {
  const example = [...read('.env.example').matchAll(/^# (.+)\n#([A-Z_]+)=(.*)$/gm)].map(
    ([, comment = '', name = '', value = '']) => ({ comment, name, value }),
  );

  it('has every setting once, each with a comment', () => {
    expect(example.map(({ name }) => name).sort()).toEqual(names);
  });

  it('has the defaults', () => {
    expectDefaults(example.filter(({ value }) => value !== ''));
  });

  it('names the file that a secret can be read from', () => {
    const fromFiles = example.filter(({ comment, name }) => comment.includes(`(or ${name}_FILE)`));
    expect(fromFiles.map(({ name }) => name).sort()).toEqual(secrets);
  });
});

describe('docs/operating.md', () => {
  const [, section = ''] = read('docs/operating.md').split('\n## Settings\n');
  const [list = ''] = section.split('\n## ');
  /** What an item of the list names before its colon: a setting, a star if it is a secret, its default. */
  const named = [...list.matchAll(/^- (.+?): /gm)].flatMap(([, head = '']) => [
    ...head.matchAll(/`([A-Z_]+)`(\\\*)?(?: \((.+?)\))?/g),
  ]);

  it('has every setting once', () => {
    expect(named.map(([, name]) => name).sort()).toEqual(names);
  });

  it('has the defaults, and a star at each secret', () => {
    expectDefaults(named.flatMap(([, name = '', , value]) => (value ? [{ name, value }] : [])));
    expect(
      named
        .filter(([, , star]) => star)
        .map(([, name]) => name)
        .sort(),
    ).toEqual(secrets);
  });
});
