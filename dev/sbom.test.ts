import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { billOfMaterials } from './sbom.mjs';

interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
}

const root = new URL('../', import.meta.url);
const read = (file: string) => JSON.parse(readFileSync(new URL(file, root), 'utf8'));

it('the bill of materials names every package that the product needs, with its version, and no registry', () => {
  const bill = billOfMaterials();
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'lyceum' } } });
  const listed = new Set<string>(
    bill.components.map(({ name, version }: { name: string; version: string }) => `${name}@${version}`),
  );

  const { dependencies } = read('package.json') as { dependencies: Record<string, string> };
  const direct = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`);
  expect(direct.filter((each) => !listed.has(each))).toEqual([]);

  const { packages } = read('package-lock.json') as { packages: Record<string, LockedPackage> };
  // The 13 characters of the last "node_modules/" in a path stand before the name of the package.
  const locked = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .map(([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`);
  expect([...listed].sort()).toEqual([...new Set(locked)].sort());
  expect(JSON.stringify(bill)).not.toMatch(/https?:\/\/(?!cyclonedx\.org\/)/);
});
