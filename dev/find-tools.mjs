/** Finds the programs that the tests need, and installs them where that needs no confirmation. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { giveUp, projectRoot } from './prepare.mjs';

/**
 * The names of Chromium's programs, the preferred one first: the browser tests take a quarter less time with
 * the headless shell, which opens no windows.
 */
const browsers = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * The path of an installed Chromium: the one that the variable CHROMIUM names, one on the PATH, or one that
 * Playwright downloaded.
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : undefined;
  return onPath(browsers) ?? (await downloadedBrowser());
}

/**
 * A Chromium, installed first when there is none.
 * @returns {Promise<string | undefined>}
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found || process.env.CHROMIUM) return found;
  if (canInstallPackages()) {
    installPackages(['chromium-headless-shell']);
    // Not every distribution based on Debian has it.
    if (!(await findBrowser())) installPackages(['chromium']);
  } else {
    console.log('Downloading a browser for the tests …');
    const playwright = join(projectRoot, 'node_modules/playwright/cli.js');
    spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'inherit' });
  }
  return findBrowser();
}

/**
 * Like `ensureBrowser`, but ends the process with a sentence when there is none.
 * @param {string} what the beginning of the sentence, such as 'The gallery needs'
 * @returns {Promise<string>}
 */
export async function requireBrowser(what) {
  const browser = await ensureBrowser();
  if (!browser) giveUp(`${what} a Chromium: install one, or name its program in the variable CHROMIUM.`);
  return browser;
}

/**
 * The folder with PostgreSQL's initdb and postgres, the newest version first.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...pathFolders()];
  return folders.find((folder) => isProgram(join(folder, 'initdb')) && isProgram(join(folder, 'postgres')));
}

/** Whether packages can be installed without a question: as root on Debian and distributions based on it. */
export function canInstallPackages() {
  return process.getuid?.() === 0 && onPath(['apt-get']) !== undefined;
}

/** @param {string[]} packages */
export function installPackages(packages) {
  console.log(`Installing the system packages ${packages.join(', ')} …`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const step of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    spawnSync('apt-get', step, { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
  }
}

async function downloadedBrowser() {
  try {
    const { chromium } = await import('playwright-core');
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string[]} names */
export function onPath(names) {
  return names.flatMap((name) => pathFolders().map((folder) => join(folder, name))).find(isProgram);
}

function pathFolders() {
  return (process.env.PATH ?? '').split(delimiter).filter(Boolean);
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
