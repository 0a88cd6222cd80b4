import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeAll, expect, it } from 'vitest';
import { projectRoot } from './prepare.mjs';

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly components?: readonly Component[];
  readonly hashes?: readonly unknown[];
}

let bill: { components: Component[]; dependencies: { ref: string; dependsOn: string[] }[] };
const folder = mkdtempSync(join(tmpdir(), 'lyceum-bill-'));

// In a process of its own, which builds what is out of date first.
beforeAll(() => {
  const file = join(folder, 'bill.json');
  const { stderr } = spawnSync(process.execPath, ['dev/sbom.mjs', file], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  bill = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
});

const names = (components: readonly Component[] = []) => components.map(({ name }) => name);
const component = (name: string) => bill.components.find((each) => each.name === name);

/** The packages whose sources are in the built server, by the source maps beside it. */
function packagesOfServer(): string[] {
  const server = join(projectRoot, 'dist/server');
  const maps = readdirSync(server).filter((name) => name.endsWith('.map'));
  const sources = maps.flatMap(
    (name) => JSON.parse(readFileSync(join(server, name), 'utf8')).sources as string[],
  );
  return sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []);
}

const packagesOfWebApp = (): string[] =>
  JSON.parse(readFileSync(join(projectRoot, 'dist/web/.packages.json'), 'utf8')).bundled.map((path: string) =>
    path.slice('node_modules/'.length),
  );

it('the bill of materials lists what the build put into its files and what the run loads beside them, nothing else [spec 10.282]', () => {
  const server = packagesOfServer();
  const web = packagesOfWebApp();
  expect(server).toEqual(expect.arrayContaining(['fastify', 'zod']));
  // The last two are a style sheet, and a library that another one needs.
  expect(web).toEqual(expect.arrayContaining(['react-dom', 'katex', 'tailwindcss', 'fflate']));
  const ofThisMachine = bill.components.find(({ name }) => name.startsWith('@node-rs/argon2-'))?.name;
  const loaded = ['better-sqlite3', 'bindings', 'file-uri-to-path', '@node-rs/argon2', ofThisMachine];
  expect(new Set(names(bill.components))).toEqual(new Set([...server, ...web, ...loaded, 'node']));
});

it('it lists what is inside of compiled files [spec 10.282]', () => {
  const database = new Database(':memory:');
  const version = database.prepare('select sqlite_version()').pluck().get();
  database.close();
  expect(component('better-sqlite3')?.components).toMatchObject([{ name: 'sqlite', version }]);
  const inside = bill.components.filter(({ name }) => name.startsWith('@node-rs/argon2-'));
  expect(names(inside[0]?.components)).toContain('argon2-rust');
});

it('it lists Node and the libraries inside of it', () => {
  const node = component('node');
  expect(node?.version).toBe(process.versions.node);
  expect(names(node?.components)).toEqual(expect.arrayContaining(['v8', 'openssl', 'uv', 'llhttp', 'zlib']));
});

it('it has the hash of every package, what needs it, and no registry', () => {
  expect(bill.components.filter(({ name, hashes }) => name !== 'node' && !hashes)).toEqual([]);
  const needed = new Set(bill.dependencies.flatMap(({ dependsOn }) => dependsOn));
  expect(bill.components.filter((each) => !needed.has(each['bom-ref']))).toEqual([]);
  expect(JSON.stringify(bill)).not.toMatch(/https?:\/\/(?!cyclonedx\.org\/)/);
});
