/**
 * Writes the bill of materials of the product, in CycloneDX: every package that the installed product needs,
 * from package-lock.json alone, without a network. `npm run sbom [file]`
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/** The bill of materials as an object. @throws Error with what npm said when it cannot make one */
export function billOfMaterials() {
  const { stdout, stderr, status } = spawnSync(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--offline'],
    {
      cwd: projectRoot,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
      timeout: 120_000,
    },
  );
  if (status !== 0) throw new Error(`npm could not make the bill of materials. ${stderr}`);
  return withoutDevelopmentPackages(JSON.parse(stdout));
}

/**
 * The bill of materials without the packages that only development needs. npm's own `--omit dev` also drops
 * some that the product needs as well, such as zod.
 * @param {{ metadata: any, components: any[], dependencies: { ref: string, dependsOn: string[] }[] }} bill
 */
function withoutDevelopmentPackages(bill) {
  const { packages } = JSON.parse(readFileSync(`${projectRoot}/package-lock.json`, 'utf8'));
  const root = bill.metadata.component['bom-ref'];
  const kept = new Set([root]);
  for (const [path, { dev, name, version }] of Object.entries(packages))
    if (path !== '' && !dev) kept.add(`${name ?? path.split('node_modules/').at(-1)}@${version}`);
  /** @param {string} ref */
  const isKept = (ref) => kept.has(ref);
  return {
    ...bill,
    // npm calls the product by the name of its folder.
    metadata: { ...bill.metadata, component: { ...bill.metadata.component, name: 'lyceum' } },
    components: bill.components.filter((component) => isKept(component['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ ref }) => isKept(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isKept) })),
  };
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const file = resolve(argv[2] ?? `${projectRoot}/dist/sbom.cdx.json`);
  const bill = billOfMaterials();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${bill.components.length} packages: ${file}`);
}
