import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  commandOf,
  nodeImage,
  readContainerFile,
  type Stage,
  type Step,
  variablesOf,
} from './container-file.ts';
import { counts } from './endurance/counts.ts';

/**
 * These tests run the steps of the container file without a container engine. They take the final stage as it
 * is, with a folder in place of the container's root. They run the stage that builds only in
 * `npm run test:long`, since it installs everything anew.
 */

const project = join(import.meta.dirname, '..');
const slow = { timeout: 120_000 };
const [build, final] = readContainerFile() as [Stage, Stage];
const guide = readFileSync(join(project, 'docs/operating.md'), 'utf8');
const ignored = readFileSync(join(project, '.containerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** The account without rights that runs the container's program; undefined unless root runs the tests. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

function freshRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'lyceum-container-'));
  chmodSync(root, 0o755);
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return root;
}

const isIgnored = (name: string) => ignored.some((pattern) => matches(pattern, name));

/** Whether a name of the project's folder fits a pattern of .containerignore: a name, or one with * in it. */
const matches = (pattern: string, name: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(name);

/**
 * Copies what the final stage takes from the stage that builds.
 * @param builtIn the folder that stands for that stage: the project with its built product, or a fresh build
 */
function replayCopies(root: string, builtIn: string): void {
  expect(build.steps.at(-1)).toEqual({ name: 'RUN', text: 'sh deploy/pack.sh dist/product' });
  const copies = final.steps.filter(({ name }) => name === 'COPY').map(({ text }) => text);
  expect(copies).toEqual(['--from=build --chown=root:root /build/dist/product ./']);
  execFileSync('sh', ['deploy/pack.sh', join(root, 'app')], { cwd: builtIn });
}

/**
 * Runs the step that makes the folder for the data, in this root. The folder belongs to the account that runs
 * the program.
 */
function replayFolder(root: string): void {
  const { text = '' } = final.steps.find(({ name }) => name === 'RUN') ?? {};
  expect(text).toBe('install -d -o node -g node -m 0700 /data');
  execFileSync('install', ['-d', '-m', '0700', join(root, 'data')]);
  if (nobody) chownSync(join(root, 'data'), nobody.uid, nobody.gid);
}

/** The container's variables, with its paths in this root. */
const variablesIn = (root: string, port: number) => ({
  PATH: process.env.PATH ?? '',
  ...variablesOf(final),
  DATA_DIR: join(root, 'data'),
  PORT: String(port),
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** The exit code of the health check. */
function health(root: string, port: number): number | null {
  const [command = '', ...words] = commandOf(final, 'HEALTHCHECK');
  return spawnSync(command, words, { env: variablesIn(root, port), cwd: join(root, 'app'), ...nobody })
    .status;
}

async function ready(program: ChildProcess): Promise<void> {
  let said = '';
  for (const stream of [program.stdout, program.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  let code: number | null | undefined;
  program.once('close', (exit) => {
    code = exit;
  });
  await expect.poll(() => code !== undefined || /Lyceum is ready/.test(said), { timeout: 60_000 }).toBe(true);
  if (code !== undefined) throw new Error(said);
}

describe('the container file', () => {
  it('names slim images of one major version of Node, and only steps that these tests know', () => {
    expect(build.name).toBe('build');
    expect(final.name).toBeNull();
    // A digest takes the place of the tag where the builder names one, for both stages at once.
    expect(nodeImage).toMatch(/^docker\.io\/library\/node:\d+-bookworm-slim$/);
    expect([build.base, final.base]).toEqual([`\${NODE_IMAGE}`, `\${NODE_IMAGE}`]);
    expect(guide).toContain('--build-arg NODE_IMAGE=docker.io/library/node@sha256:DIGEST');
    const known = [
      'RUN',
      'WORKDIR',
      'COPY',
      'ENV',
      'USER',
      'VOLUME',
      'EXPOSE',
      'STOPSIGNAL',
      'HEALTHCHECK',
      'CMD',
    ];
    for (const { name } of [...build.steps, ...final.steps]) expect(known).toContain(name);
  });

  it('installs and builds without rights and without scripts of packages, as the script for a machine does [spec 10.283]', () => {
    const script = readFileSync(join(project, 'deploy/build.sh'), 'utf8').split('\n');
    const commands = build.steps.filter(({ name, text }) => name === 'RUN' && /^(?:npm|node|sh) /.test(text));
    expect(commands.map(({ text }) => text)).toEqual(script.filter((line) => /^(?:npm|node|sh) /.test(line)));
    const installs = commands.filter(({ text }) => /^npm (?:ci|install)\b/.test(text));
    expect(installs.length).toBeGreaterThan(0);
    for (const { text } of installs) expect(text).toContain('--ignore-scripts');
    expect(build.steps.findIndex(({ name, text }) => name === 'USER' && text === 'node')).toBeLessThan(
      build.steps.indexOf(commands[0] as Step),
    );
    expect(script).toContain('if [ "$(id -u)" -eq 0 ]; then');
    expect(script.at(-2)).toBe('rm -rf node_modules');
    expect(variablesOf(build)).toMatchObject({ npm_config_build_from_source: 'true' });
    expect(script).toContain('export npm_config_build_from_source=true');
    expect(guide).toContain(
      "su -s /bin/sh - lyceum-build -c 'umask 022 && git clone ADDRESS lyceum && cd lyceum && sh deploy/build.sh'",
    );
    expect(guide).not.toMatch(/^(?:umask 022 && )?npm ci/m);
  });

  it('copies sources that are there, and neither secrets nor what is built [spec 10.232]', () => {
    const copied = build.steps
      .filter(({ name }) => name === 'COPY')
      .flatMap(({ text }) => text.split(' ').slice(1, -1));
    for (const path of copied) expect([path, existsSync(join(project, path))]).toEqual([path, true]);
    const kept = ['package.json', 'package-lock.json', 'server', 'web', 'contract', 'dev', 'vite.config.ts'];
    expect(kept.filter(isIgnored)).toEqual([]);
    const left = ['.git', 'node_modules', 'dist', 'data', 'test-results', '.env', '.env.local', 'server.log'];
    expect(left.filter((name) => !isIgnored(name))).toEqual([]);
  });

  it(
    'runs with what its last stage holds and nothing else, not as root, until it is stopped',
    slow,
    async () => {
      const root = freshRoot();
      replayCopies(root, project);
      replayFolder(root);
      expect(final.steps.findIndex(({ name }) => name === 'USER')).toBeLessThan(
        final.steps.findIndex(({ name }) => name === 'CMD'),
      );
      expect(final.steps).toContainEqual({ name: 'USER', text: 'node' });

      const port = await freePort();
      const [command = '', ...words] = commandOf(final, 'CMD');
      const program = spawn(command, words, {
        env: variablesIn(root, port),
        cwd: join(root, 'app'),
        ...nobody,
      });
      onTestFinished(() => void program.kill('SIGKILL'));
      await ready(program);
      expect(health(root, port)).toBe(0);
      expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
      expect(statSync(join(root, 'data/lyceum.db')).uid).toBe(nobody?.uid ?? process.getuid?.());

      const ended = once(program, 'close');
      program.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
      expect(health(root, port)).toBe(1);
    },
  );

  it.runIf(counts.containerBuilds > 0)(
    'builds from a fresh copy of the sources',
    { timeout: 1_800_000 },
    async () => {
      const folder = join(freshRoot(), 'build');
      mkdirSync(folder);
      const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: project, encoding: 'utf8' })
        .split('\0')
        .filter(Boolean);
      for (const path of tracked.filter((each) => !isIgnored(each.split('/')[0] ?? ''))) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        cpSync(join(project, path), join(folder, path));
      }
      // The steps that need root are left out: this machine has a compiler.
      const steps = build.steps.filter(
        ({ name, text }) => name === 'RUN' && !/^(?:apt-get|chown) /.test(text),
      );
      expect(steps.length).toBe(4);
      for (const { text } of steps) execFileSync('sh', ['-c', text], { cwd: folder, stdio: 'pipe' });
      expect(existsSync(join(folder, 'dist/product/dist/web/index.html'))).toBe(true);
    },
  );
});
