/**
 * A plugin of the build that lists the packages whose code, styles or fonts it put into its files. The bill of materials
 * is made from these lists (dev/sbom.mjs).
 */
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';

/** The name of the list in the folder of the build. The server sends no file whose name begins with a dot. */
export const packageList = '.packages.json';

/** Files of ours that are parts of a package, and how they were made. */
const copies = {
  // dev/math-font.mjs
  'ui/math.woff2': 'node_modules/@fontsource/stix-two-math',
};

/**
 * The folder of the package that a module belongs to, as the lock file names it; undefined for a module of ours.
 * @param {string} id
 * @throws Error for a module that is neither
 */
export function packageOf(id) {
  const [, folder] = /(?:^|\/)(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/?]+)/.exec(id) ?? [];
  if (folder !== undefined || !id.startsWith('\0')) return folder;
  // What the bundler and its helpers add of their own.
  const [, tool] = /^\0(vite|rolldown)\//.exec(id) ?? [];
  if (tool === undefined) throw new Error(`Nobody knows from which package this module is: ${id}`);
  return `node_modules/${tool}`;
}

/**
 * The packages that a style sheet of ours imports. The bundler sees only the sheet that is made of them.
 * @param {string} sheet
 */
export const packagesOfStyles = (sheet) =>
  [...sheet.matchAll(/@import\s+["']((?:@[^/"']+\/)?[^./"'][^/"']*)/g)].map(
    ([, name]) => `node_modules/${name}`,
  );

/** @returns {import('vite').Plugin} */
export function listPackages() {
  return {
    name: 'list-packages',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const chunks = files.filter((file) => file.type === 'chunk');
        const modules = chunks.flatMap((chunk) => Object.keys(chunk.modules));
        const assets = files.flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []));
        const sheets = [...this.getModuleIds()].filter(
          (id) => id.endsWith('.css') && !id.includes('/node_modules/'),
        );
        const packages = [
          ...[...modules, ...assets].map(packageOf),
          ...assets.map((name) => copies[/** @type {keyof typeof copies} */ (name)]),
          ...sheets.flatMap((path) => packagesOfStyles(readFileSync(path, 'utf8'))),
        ].filter((folder) => folder !== undefined);
        const external = chunks
          .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
          .filter((name) => !(name in bundle) && !isBuiltin(name));
        const list = { bundled: sorted(packages), external: sorted(external) };
        this.emitFile({ type: 'asset', fileName: packageList, source: JSON.stringify(list, null, 2) });
      },
    },
  };
}

/** @param {string[]} names */
const sorted = (names) => [...new Set(names)].sort();
