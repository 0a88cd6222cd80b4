import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sourceFolders } from '../dev/read-files.mjs';

/**
 * A linter that looks at no file reports no fault. These tests therefore show for each rule that it refuses a
 * forbidden import, in small trees of files that the project's own configuration checks.
 */
const root = resolve(import.meta.dirname, '..');
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

interface Cruise {
  modules: { source: string }[];
  summary: {
    totalCruised: number;
    violations: { from: string; to: string; rule: { name: string } }[];
    ruleSetUsed: { forbidden: { name: string }[] };
  };
}

/** One module that imports another, with the rule that must refuse it; null if the import is allowed. */
const imports: [from: string, to: string, rule: string | null, typeOnly?: 'type'][] = [
  ['web/app/a.ts', 'contract/b.ts', null],
  ['server/http/a.ts', 'contract/b.ts', null],
  ['web/api/a.ts', 'server/ids.ts', 'web-meets-server'],
  ['web/app/c.ts', 'server/ids.ts', 'web-meets-server', 'type'],
  ['server/http/c.ts', 'web/api/b.ts', 'server-meets-web'],
  ['contract/c.ts', 'server/ids.ts', 'contract-imports-zod-only'],
  ['contract/d.ts', 'node:path', 'contract-imports-zod-only'],
  ['contract/e.ts', 'react', 'contract-imports-zod-only'],
  ['contract/f.ts', 'zod', null],
  ['server/d.ts', 'dev/seed.ts', 'product-meets-tooling'],
  ['checks/h.test.ts', 'evals/a.ts', 'nothing-meets-the-evaluation'],
  ['bench/c.ts', 'evals/a.ts', 'nothing-meets-the-evaluation'],
  ['evals/b.ts', 'evals/a.ts', null],

  ['server/tutor/f.ts', 'checks/checks.ts', null, 'type'],
  ['server/tutor/w.ts', 'checks/checks.ts', 'texts-are-read-in-threads'],
  ['server/checks/methods.ts', 'checks/checks.ts', null],
  ['bench/a.ts', 'checks/checks.ts', null],
  ['server/tutor/l.ts', 'checks/gate.ts', 'checks-behind-their-facade'],
  ['server/tutor/m.test.ts', 'checks/gate.ts', 'checks-behind-their-facade'],
  ['server/tutor/n.ts', 'checks/reading.ts', 'checks-behind-their-facade', 'type'],
  ['web/tutor/p.ts', 'checks/gate.ts', 'checks-behind-their-facade'],
  ['bench/b.ts', 'checks/personal-data/safety.ts', 'checks-behind-their-facade'],
  ['dev/f.ts', 'checks/gate.ts', 'checks-behind-their-facade'],
  ['test/a.ts', 'checks/gate.ts', 'checks-behind-their-facade'],
  ['test/b.ts', 'checks/evaluation.ts', 'checks-behind-their-facade'],
  ['evals/c.ts', 'checks/evaluation.ts', null],
  ['evals/d.ts', 'checks/gate.ts', 'evaluation-beside-the-facade'],
  ['contract/g.ts', 'checks/gate.ts', 'checks-behind-their-facade'],
  ['checks/a.ts', 'contract/b.ts', null],
  ['checks/b.ts', 'arithmetic/c.ts', null],
  ['checks/c.ts', 'lru-cache', null],
  ['checks/d.test.ts', 'vitest', null],
  ['checks/e.ts', 'server/ids.ts', 'checks-are-pure', 'type'],
  ['checks/f.ts', 'node:fs', 'checks-are-pure'],
  ['checks/g.ts', 'zod', 'checks-are-pure'],
  ['arithmetic/a.ts', 'jsep', null],
  ['arithmetic/b.ts', 'node:fs', 'arithmetic-is-pure'],
  ['arithmetic/d.ts', 'contract/b.ts', 'arithmetic-is-pure'],
  ['arithmetic/e.ts', 'checks/checks.ts', 'arithmetic-is-pure'],
  ['web/ui/q.ts', 'markdown/b.ts', null],
  ['markdown/a.ts', 'contract/b.ts', 'markdown-is-pure'],
  ['markdown/c.ts', 'zod', 'markdown-is-pure'],

  ['server/classes/routes.ts', 'server/classes/rules.ts', null],
  ['server/tutor/rules.ts', 'server/tutor/store.ts', null],
  ['server/identity/routes.ts', 'server/identity/store.ts', 'routes-skip-rules'],
  ['server/tutor/live-routes.ts', 'server/tutor/interaction-store.ts', 'routes-skip-rules'],
  ['server/monitor/rules.ts', 'server/monitor/routes.ts', 'rules-know-routes'],
  ['server/assignments/store.ts', 'server/assignments/rules.ts', 'store-decides'],
  ['server/registration/store.ts', 'server/registration/routes.ts', 'store-decides'],
  ['server/app.ts', 'server/identity/store.ts', 'store-is-private'],
  ['dev/e.ts', 'server/classes/store.ts', 'store-is-private'],

  ['server/tutor/ask.ts', 'server/classes/rules.ts', null],
  ['server/tutor/present.ts', 'server/classes/shape.ts', null, 'type'],
  ['server/tutor/g.ts', 'server/classes/helper.ts', 'room-by-its-rules'],
  ['server/tutor/h.ts', 'server/classes/store.ts', 'room-by-its-rules'],
  ['server/tutor/i.ts', 'server/classes/store.ts', 'room-behind-its-store-or-routes', 'type'],
  ['server/tutor/j.ts', 'server/classes/routes.ts', 'room-behind-its-store-or-routes', 'type'],
  ['server/security-log/k.ts', 'server/identity/rules.ts', 'room-order-security-log'],
  ['server/identity/k.ts', 'server/classes/rules.ts', 'room-order-identity'],
  ['server/classes/k.ts', 'server/live-sessions/rules.ts', 'room-order-classes'],
  ['server/live-sessions/k.ts', 'server/assignments/rules.ts', 'room-order-live-sessions'],
  ['server/assignments/k.ts', 'server/registration/rules.ts', 'room-order-assignments'],
  ['server/registration/k.ts', 'server/tutor/rules.ts', 'room-order-registration'],
  ['server/safeguarding/k.ts', 'server/tutor/rules.ts', 'room-order-safeguarding'],
  ['server/time-limits/k.ts', 'server/tutor/rules.ts', 'room-order-time-limits'],
  ['server/answer-keys/k.ts', 'server/tutor/rules.ts', 'room-order-answer-keys'],
  ['server/tutor/k.ts', 'server/monitor/rules.ts', 'room-order-tutor', 'type'],
  ['server/work/k.ts', 'server/monitor/rules.ts', 'room-order-work'],
  ['server/lesson-actions/k.ts', 'server/monitor/rules.ts', 'room-order-lesson-actions'],
  ['server/model-connection/k.ts', 'server/monitor/rules.ts', 'room-order-model-connection'],
  ['server/monitor/k.ts', 'server/reports/rules.ts', 'room-order-monitor'],
  ['server/patterns/k.ts', 'server/reports/rules.ts', 'room-order-patterns'],
  ['server/reports/k.ts', 'server/retention/rules.ts', 'room-order-reports'],

  ['server/http/l.ts', 'server/identity/rules.ts', 'ground-knows-a-room'],
  ['server/db/l.ts', 'server/identity/rules.ts', 'ground-knows-a-room'],
  ['server/events/l.ts', 'server/tutor/rules.ts', 'ground-knows-a-room'],
  ['server/mail/l.ts', 'server/identity/rules.ts', 'ground-knows-a-room'],
  ['server/model/l.ts', 'server/tutor/shape.ts', 'ground-knows-a-room', 'type'],
  ['server/names/l.ts', 'server/classes/rules.ts', 'ground-knows-a-room'],
  ['server/second-readers/l.ts', 'server/tutor/rules.ts', 'ground-knows-a-room'],
  ['server/backup/l.ts', 'server/identity/rules.ts', 'ground-knows-a-room'],
  ['server/clock.ts', 'server/identity/rules.ts', 'only-app-knows-all-rooms'],
  ['server/main.ts', 'server/identity/routes.ts', null],
  ['web/classes/m.ts', 'web/tutor/n.ts', 'web-rooms-meet'],
  ['web/ui/m.ts', 'contract/b.ts', 'web-ui-knows-the-product'],
  ['web/ui/n.ts', 'web/tutor/n.ts', 'web-ui-knows-the-product'],
  ['web/ui/o.ts', 'web/api/b.ts', 'web-ui-knows-the-product'],
  ['web/api/m.ts', 'web/tutor/n.ts', 'web-api-knows-a-room'],
  ['web/api/n.ts', 'web/ui/server-clock.ts', null],
  ['web/app/m.ts', 'web/tutor/n.ts', null],

  ['server/http/o.ts', 'server/http/index.ts', 'no-index-file'],
  ['server/http/q.ts', 'vitest', 'needs-a-development-dependency'],
  ['server/http/r.ts', 'nowhere-to-be-found', 'not-found'],
];

/** Two modules that import each other, which the rule `no-cycles` must refuse. */
const cycle = ['server/http/s.ts', 'server/http/t.ts'] as const;

describe('the import rules', () => {
  const violations = cruiseImports();
  const project = cruise(root, ['contract', 'server']);

  it.each(imports)('%s -> %s: %s [spec 10.65]', (from, _to, rule) => {
    const names = violations.filter((violation) => violation.from === from).map(({ rule }) => rule.name);
    if (rule === null) expect(names).toEqual([]);
    else expect(names).toContain(rule);
  });

  it('are all tested here', () => {
    const configured = project.summary.ruleSetUsed.forbidden.map(({ name }) => name);
    const proven = new Set(imports.flatMap(([, , rule]) => rule ?? []));
    expect([...proven, 'no-cycles'].sort()).toEqual(configured.sort());
  });

  it('refuse two modules that need each other', () => {
    const cycles = violations.filter(({ rule }) => rule.name === 'no-cycles');
    expect(cycles.flatMap(({ from, to }) => [from, to])).toEqual(expect.arrayContaining([...cycle]));
  });

  it('look at the modules of the project itself', () => {
    const { modules, summary } = project;
    expect(summary.totalCruised).toBeGreaterThan(20);
    expect(modules.map(({ source }) => source)).toContain('server/app.ts');
  });
});

describe('the lint rules', () => {
  const sources: [path: string, source: string, rule: string][] = [
    ['server/http/a.ts', 'export const port = process.env.PORT;', 'noProcessEnv'],
    ['web/app/b.ts', 'export const port = process.env.PORT;', 'noProcessEnv'],
    ['server/http/c.ts', "export * from './a.ts';", 'noReExportAll'],
    ['server/http/d.ts', "export { port } from './a.ts';", 'noBarrelFile'],
    ['server/http/e.ts', 'export default 1;', 'noDefaultExport'],
    ['server/http/f.ts', "console.log('here');", 'noConsole'],
    ['server/http/g.ts', 'export const a: any = 1;', 'noExplicitAny'],
    ['server/http/h.ts', 'async function f() {}\nexport function g() {\n  f();\n}', 'noFloatingPromises'],
    [
      'web/app/i.ts',
      "import { useRef } from 'react';\nexport function useLatest(value: string) {\n  const latest = useRef(value);\n  latest.current = value;\n  return latest;\n}",
      'useReactCompiler',
    ],
  ];
  const allowed = 'export const port = process.env.PORT;';
  const output = lint({ ...Object.fromEntries(sources), 'server/config.ts': allowed });

  it.each(sources)('%s: %s', (path, _source, rule) => {
    expect(output).toMatch(new RegExp(`${path}:\\d+:\\d+ lint/\\w+/${rule}`));
  });

  it('let server/config.ts read the environment', () => {
    expect(output).not.toContain('server/config.ts');
  });
});

/** Writes all imports above into one tree. @returns the faults that the rules report */
function cruiseImports() {
  const [one, other] = cycle;
  const files: Record<string, string> = {
    [one]: importOf(one, other),
    [other]: importOf(other, one),
  };
  for (const [from, to, , typeOnly] of imports) {
    files[from] = importOf(from, to, typeOnly);
    if (to.includes('/')) files[to] ??= '';
  }
  for (const path of Object.keys(files))
    files[path] += 'export type Thing = number;\nexport const thing = 1;\n';
  return cruise(writeTree(files), sourceFolders).summary.violations;
}

/** The statement that imports a module of the tree by its relative path, or a package by its name. */
function importOf(from: string, to: string, typeOnly?: 'type') {
  const path = to.includes('/') ? `./${relative(dirname(from), to)}` : to;
  return typeOnly
    ? `import type { Thing as Other } from '${path}';\nexport type Mine = Other;\n`
    : `import '${path}';\n`;
}

/** Writes the files into a new folder that has the project's packages and compiler settings. */
function writeTree(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-imports-'));
  folders.push(folder);
  for (const shared of ['node_modules', 'package.json', 'tsconfig.base.json']) {
    symlinkSync(join(root, shared), join(folder, shared));
  }
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  return folder;
}

function cruise(folder: string, paths: string[]): Cruise {
  const config = join(root, '.dependency-cruiser.cjs');
  const args = [cruiser, '--config', config, '--output-type', 'json', ...paths];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout);
}

function lint(files: Record<string, string>) {
  const folder = writeTree(files);
  for (const name of ['biome.json', '.gitignore']) copyFileSync(join(root, name), join(folder, name));
  const args = [biome, 'lint', '--colors=off', '--max-diagnostics=none', 'server', 'web'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return stdout + stderr;
}
