import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { installDependencies } from './dependencies.mjs';
import { projectRoot } from './prepare.mjs';

const program = 'node_modules/better-sqlite3/build/Release/better_sqlite3.node';

/** A checkout without dependencies, and an npm that copies the driver: compiling it would take a minute. */
function checkout() {
  const root = mkdtempSync(join(tmpdir(), 'lyceum-checkout-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  vi.spyOn(console, 'log').mockReturnValue();
  const packages = { 'node_modules/better-sqlite3': { integrity: 'sha512-1' } };
  const lock = JSON.stringify({ packages });
  writeFileSync(join(root, 'package-lock.json'), lock);
  const install = () => {
    for (const name of [
      'better-sqlite3/package.json',
      'better-sqlite3/lib',
      'bindings',
      'file-uri-to-path',
    ]) {
      cpSync(join(projectRoot, 'node_modules', name), join(root, 'node_modules', name), { recursive: true });
    }
    writeFileSync(join(root, 'node_modules/.package-lock.json'), lock);
    build();
  };
  const build = () => {
    mkdirSync(join(root, program, '..'), { recursive: true });
    cpSync(join(projectRoot, program), join(root, program));
  };
  const called: string[] = [];
  const npm = ([command = '']: string[]) => {
    called.push(command);
    if (command === 'ci') install();
    else build();
  };
  return {
    install,
    breakDriver: () => writeFileSync(join(root, program), 'built for another Node'),
    upgradeLock: () => writeFileSync(join(root, 'package-lock.json'), lock.replace('sha512-1', 'sha512-2')),
    /** Prepares the dependencies as each start does. @returns the commands that npm was called with */
    start: () => {
      called.length = 0;
      installDependencies(root, npm);
      return [...called];
    },
  };
}

it('the first start installs the dependencies, the second one nothing', () => {
  const { start } = checkout();
  expect(start()).toEqual(['ci']);
  expect(start()).toEqual([]);
});

it('an installation made by hand is used as it is', () => {
  const { install, start } = checkout();
  install();
  expect(start()).toEqual([]);
});

it('a driver that another version of Node built is rebuilt, also when npm was called by hand [spec 10.76]', () => {
  const { install, breakDriver, start } = checkout();
  install();
  breakDriver();
  expect(start()).toEqual(['rebuild']);
  expect(start()).toEqual([]);
  breakDriver();
  expect(start()).toEqual(['rebuild']);
});

it('a changed lock file installs the dependencies again', () => {
  const { start, upgradeLock } = checkout();
  start();
  upgradeLock();
  expect(start()).toEqual(['ci']);
});
