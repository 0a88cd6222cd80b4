/**
 * Writes the bill of materials of the product, in CycloneDX, without a network: the packages that the build put into its
 * files, those that the run loads beside them, what is inside their compiled files, and Node. It holds for this machine,
 * since another one may have another Node and other compiled files. `npm run sbom [file]`
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { argv } from 'node:process';
import { packageList, packageOf } from './bundled-packages.mjs';
import { prepare, projectRoot } from './prepare.mjs';

/**
 * @typedef {Partial<Record<'dependencies' | 'optionalDependencies' | 'peerDependencies', Record<string, string>>>} Needs
 * @typedef {{ version: string, name?: string, license?: string, integrity?: string } & Needs} Locked
 * @typedef {{ 'bom-ref': string, name: string, version: string, components?: Component[] } & Record<string, unknown>} Component
 */

/** @type {Record<string, Locked>} */
const locked = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')).packages;

prepare();
const file = resolve(argv[2] ?? join(projectRoot, 'dist/sbom.cdx.json'));
const bill = billOfMaterials();
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${bill.components.length} components: ${file}`);

function billOfMaterials() {
  const lists = ['server', 'web'].map((part) =>
    JSON.parse(readFileSync(join(projectRoot, 'dist', part, packageList), 'utf8')),
  );
  const { files, sqlite } = loadExternal(lists.flatMap(({ external }) => external));
  const loaded = files.flatMap((file) => packageOf(file.replaceAll('\\', '/')) ?? []);
  const shipped = new Set([...lists.flatMap(({ bundled }) => bundled), ...loaded].sort());

  const parts = new Map(
    files.filter((each) => each.endsWith('.node')).map((each) => [packageOf(each), cratesIn(each)]),
  );
  parts.set('node_modules/better-sqlite3', [
    component('generic', 'sqlite', sqlite, 'what the compiled driver says of itself'),
  ]);
  const components = [
    ...[...shipped].map((path) => componentOfPackage(path, parts.get(path) ?? [])),
    nodeComponent(),
  ];
  const needs = [...shipped].map((path) => ({ ref: refOf(path), dependsOn: needsOf(path, shipped) }));
  const needed = new Set(needs.flatMap(({ dependsOn }) => dependsOn));
  const root = { 'bom-ref': refOf(''), type: 'application', name: 'lyceum', version: locked['']?.version };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { timestamp: new Date().toISOString(), component: root },
    components,
    // The product needs what no other part of it does.
    dependencies: [
      {
        ref: root['bom-ref'],
        dependsOn: components.map((each) => each['bom-ref']).filter((ref) => !needed.has(ref)),
      },
      ...needs,
    ],
  };
}

/** @param {string} path the folder of a package; '' for the product */
function nameOf(path) {
  return locked[path]?.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** @param {string} path */
function refOf(path) {
  return `${nameOf(path)}@${locked[path]?.version}`;
}

/** @param {string} path @param {Component[]} parts what is inside of it @returns {Component} */
function componentOfPackage(path, parts) {
  const { version, license, integrity } = /** @type {Locked} */ (locked[path]);
  return {
    'bom-ref': refOf(path),
    type: 'library',
    name: nameOf(path),
    version,
    scope: 'required',
    ...(parts.length > 0 && { components: parts }),
    purl: `pkg:npm/${nameOf(path).replace('@', '%40')}@${version}`,
    ...(license && {
      licenses: [/^[\w.+-]+$/.test(license) ? { license: { id: license } } : { expression: license }],
    }),
    ...(integrity && {
      hashes: [
        { alg: 'SHA-512', content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex') },
      ],
    }),
  };
}

/**
 * The shipped packages that a shipped package names.
 * @param {string} path
 * @param {Set<string>} shipped
 */
function needsOf(path, shipped) {
  const { dependencies, optionalDependencies, peerDependencies } = /** @type {Locked} */ (locked[path]);
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
    .map((name) => folderOf(name, path))
    .filter((found) => found !== undefined && shipped.has(found))
    .map((found) => refOf(`${found}`));
}

/**
 * Where Node finds a package, seen from another one.
 * @param {string} name
 * @param {string} from
 * @returns {string | undefined}
 */
function folderOf(name, from) {
  const path = `${from}/node_modules/${name}`.replace(/^\//, '');
  if (path in locked) return path;
  return from === ''
    ? undefined
    : folderOf(name, from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0)));
}

/**
 * Loads what the build left outside of its files, in a process of its own, since a faulty driver ends the process.
 * @param {string[]} names
 * @returns {{ files: string[], sqlite: string }} every file that was loaded, and the version of SQLite
 */
function loadExternal(names) {
  const script = `
    const loaded = ${JSON.stringify(names)}.map((name) => require(name));
    const Database = require('better-sqlite3');
    const sqlite = new Database(':memory:').prepare('select sqlite_version()').pluck().get();
    console.log(JSON.stringify({ files: Object.keys(require.cache), sqlite }));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(`The compiled packages cannot be loaded. ${stderr}`);
  return JSON.parse(stdout);
}

/**
 * What a compiled file was made of, as far as it says so: the compiler of Rust leaves the paths of sources in it.
 * @param {string} file
 * @returns {Component[]}
 */
function cratesIn(file) {
  const paths = readFileSync(file, 'latin1').matchAll(
    /registry\/src\/[^/]+\/([\w-]+?)-(\d+\.\d+\.\d+[\w.+-]*)\//g,
  );
  const source = `paths of sources in ${basename(file)}`;
  const crates = new Map(
    [...paths].map(([, name = '', version = '']) => [`${name}@${version}`, { name, version }]),
  );
  return [...crates.values()].map(({ name, version }) => component('cargo', name, version, source));
}

/** Node, with the libraries that it has inside. */
function nodeComponent() {
  const { node, modules, napi, ...libraries } = process.versions;
  const source = 'process.versions of the Node that made this bill';
  return {
    ...component('generic', 'node', node, source),
    type: 'platform',
    components: Object.entries(libraries).map(([name, version]) =>
      component('generic', name, `${version}`, source),
    ),
  };
}

/**
 * @param {'generic' | 'cargo'} kind
 * @param {string} name
 * @param {string} version
 * @param {string} source where the version is from
 * @returns {Component}
 */
function component(kind, name, version, source) {
  const purl = `pkg:${kind}/${name}@${version}`;
  return {
    'bom-ref': purl,
    type: 'library',
    name,
    version,
    purl,
    properties: [{ name: 'lyceum:source', value: source }],
  };
}
