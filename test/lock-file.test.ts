import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  /** Its files are inside the package that it is a part of. */
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
}

const lockPath = new URL('../package-lock.json', import.meta.url);
const packages: Record<string, LockedPackage> = JSON.parse(readFileSync(lockPath, 'utf8')).packages;

describe('package-lock.json', () => {
  it('contains no download addresses, so that any registry can be used', () => {
    const addressed = Object.entries(packages).filter(([, { resolved }]) => resolved);
    expect(addressed).toEqual([]);
  });

  it('contains the hash of every package, so that no registry can deliver another one [spec 10.282]', () => {
    const unchecked = Object.entries(packages).filter(
      ([path, { integrity, inBundle }]) =>
        path !== '' && inBundle !== true && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
    );
    expect(unchecked.map(([path]) => path)).toEqual([]);
  });

  it('contains the packages of every platform, without which `npm ci` fails', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
      ),
    );
    expect(missing).toEqual([]);
  });
});
