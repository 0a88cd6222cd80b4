/**
 * Fails where a package that package.json names has been behind its newest release for longer than
 * docs/security.md allows: `npm run freshness`. It asks the registry. Releases that the product cannot take
 * are excused here, each with its reason.
 */
import { spawnSync } from 'node:child_process';
import { argv, exit, stderr, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/**
 * How long a release may be out before the product takes it (docs/security.md): three months, in
 * milliseconds.
 */
const allowedDelay = 92 * 24 * 3_600_000;

/**
 * The packages that may not take every release: the version at which each stays, or the beginning of it, and
 * the reason (docs/decisions/20-tests-and-build.md).
 * @type {Record<string, [pinned: string, reason: string]>}
 */
const pinnedAt = {
  '@better-auth/utils': ['0.4.2', 'it is the one that better-auth uses, and follows it'],
  '@types/node': ['20', 'it describes the Node.js that the product runs on'],
  typescript: ['5', 'tools need its programming interface; version 7 checks the product'],
};

/**
 * Whether a version is newer than another. `other` can be the beginning of a version, such as 20; then `one`
 * has to be newer than all versions with this beginning.
 * @param {string} one
 * @param {string} other
 */
function isNewer(one, other) {
  const numbers = one.split('.').map(Number);
  const others = other.split('.').map(Number);
  const differs = others.findIndex((number, index) => number !== numbers[index]);
  return differs >= 0 && (numbers[differs] ?? 0) > (others[differs] ?? 0);
}

/**
 * The oldest release that the product should already have taken; undefined if there is none.
 * @param {{ current: string, latest: string, published: Record<string, string>, now: number, pinned?: string | undefined }} found
 *   current: the installed version; latest: the newest one that the registry recommends; published: the
 *   moment of release of each version; now: in milliseconds since 1970; pinned: the version at which the
 *   package stays, or its beginning
 */
export function overdue({ current, latest, published, now, pinned }) {
  return Object.entries(published)
    .filter(([version]) => /^\d+\.\d+\.\d+$/.test(version) && isNewer(version, current))
    .filter(([version]) => !isNewer(version, latest) && !(pinned && isNewer(version, pinned)))
    .map(([version, at]) => ({ version, at: Date.parse(at) }))
    .sort((one, other) => one.at - other.at)
    .find(({ at }) => now - at > allowedDelay);
}

/**
 * What npm prints as JSON. The exit code is ignored, since `npm outdated` ends with 1 where it finds
 * something.
 * @param {string[]} args
 */
function npm(...args) {
  const { stdout: printed, stderr: errors } = spawnSync('npm', [...args, '--json'], {
    cwd: projectRoot,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: 120_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  const answer = printed ? JSON.parse(printed) : undefined;
  if (!answer || answer.error) throw new Error(`npm ${args[0]} got no answer. ${errors}`);
  return answer;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  let late = 0;
  for (const [name, found] of Object.entries(npm('outdated'))) {
    const { current, latest } = Array.isArray(found) ? found[0] : found;
    const [pinned, reason] = pinnedAt[name] ?? [];
    const missed = overdue({
      current,
      latest,
      published: npm('view', name, 'time'),
      now: Date.now(),
      pinned,
    });
    if (missed) {
      late += 1;
      const since = new Date(missed.at).toISOString().slice(0, 10);
      stderr.write(`${name} ${current} is late: ${missed.version} is out since ${since}.\n`);
    } else
      stdout.write(
        `${name} ${current} is in time; newest ${latest}.${reason ? ` Held at ${pinned}: ${reason}.` : ''}\n`,
      );
  }
  if (late === 0) stdout.write('Every other package that package.json names is at its newest release.\n');
  exit(late > 0 ? 1 : 0);
}
