import { expect, it, test } from 'vitest';
import { packageOf, packagesOfStyles } from './bundled-packages.mjs';

test.each([
  ['/lyceum/node_modules/zod/v4/index.js', 'node_modules/zod'],
  ['/lyceum/node_modules/ajv/node_modules/fast-uri/index.js', 'node_modules/ajv/node_modules/fast-uri'],
  ['\0/lyceum/node_modules/pg/lib/index.js?commonjs-module', 'node_modules/pg'],
  ['../node_modules/@fontsource/a/files/a.woff2', 'node_modules/@fontsource/a'],
  ['\0vite/preload-helper.js', 'node_modules/vite'],
  ['/lyceum/server/main.ts', undefined],
])('the module %s is of %s', (id, folder) => {
  expect(packageOf(id)).toBe(folder);
});

it('a module that nobody knows ends the build', () => {
  expect(() => packageOf('\0somebody/helper.js')).toThrow('somebody/helper.js');
});

it('a style sheet consists of the packages that it imports, too', () => {
  const sheet =
    '@import "tailwindcss" source("../");\n@import "@fontsource/a/index.css";\n@import "./own.css";';
  expect(packagesOfStyles(sheet)).toEqual(['node_modules/tailwindcss', 'node_modules/@fontsource/a']);
});
