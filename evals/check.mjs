/**
 * `npm run check` in this folder: types, format, lint, import rules, dead code and tests of the evaluation. `npm run test:long`
 * runs it, too.
 */
import { check, importRulesOf, lintOf, typesOf } from '../dev/checks.mjs';

await check([
  { name: 'types', command: typesOf('evals/tsconfig.json') },
  lintOf(['evals']),
  importRulesOf(['evals']),
  {
    name: 'dead code',
    command: [
      'node_modules/knip/bin/knip.js',
      '--no-progress',
      '--config=evals/knip.jsonc',
      // The packages are those of the project, which its own check compares.
      '--include=files,exports,types',
    ],
  },
  {
    name: 'tests',
    command: ['node_modules/vitest/vitest.mjs', 'run', '--config=evals/vitest.config.ts', '--reporter=dot'],
  },
]);
