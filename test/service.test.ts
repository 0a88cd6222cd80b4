import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commandOf, readContainerFile, type Stage } from './container-file.ts';

/** The example of a service for systemd. */

const path = new URL('../deploy/lyceum.service', import.meta.url).pathname;
const unit = readFileSync(path, 'utf8');
const setTo = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

describe('the service for systemd', () => {
  it('starts what the container starts, not as root, and starts it again when it has ended [spec 10.232]', () => {
    const [, ...words] = commandOf(readContainerFile().at(-1) as Stage, 'CMD');
    expect(setTo('ExecStart')).toBe(`/usr/bin/node ${words.join(' ')}`);
    expect(setTo('User')).toBe('lyceum');
    expect(setTo('Restart')).toBe('always');
  });

  it('waits until the server has finished the answers under way [spec 10.232]', () => {
    const main = readFileSync(new URL('../server/main.ts', import.meta.url), 'utf8');
    const longestClose = Number(/longestClose = ([\d_]+);/.exec(main)?.[1]?.replaceAll('_', ''));
    expect(longestClose).toBeGreaterThan(0);
    expect(Number(setTo('TimeoutStopSec')) * 1_000).toBeGreaterThan(longestClose);
  });

  it('starts nothing that the service wrote, and refuses calls that it never makes [spec 10.283]', () => {
    expect(setTo('NoExecPaths')).toBe('/var/lib/lyceum /tmp /var/tmp');
    expect(unit).toContain('\nSystemCallFilter=@system-service\nSystemCallFilter=~@privileged @resources\n');
    for (const name of ['PrivateUsers', 'PrivateMounts', 'RemoveIPC', 'NoNewPrivileges'])
      expect(setTo(name)).toBe('yes');
    expect(setTo('ProcSubset')).toBe('pid');
    // Calls fail rather than end the process.
    expect(setTo('SystemCallErrorNumber')).toBe('EPERM');
  });

  it('lets Node compile JavaScript and ask for the addresses of the machine', () => {
    expect(setTo('MemoryDenyWriteExecute')).toBeUndefined();
    expect(setTo('RestrictAddressFamilies')?.split(' ')).toContain('AF_NETLINK');
  });

  it.runIf(hasSystemd)('is valid for systemd, which finds little that it could do to others', () => {
    const verified = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' });
    // Where Node is not at /usr/bin/node, systemd complains about that. It is no fault of the file.
    const faults = verified.stderr
      .split('\n')
      .filter((line) => line.includes('lyceum.service') && !line.includes('/usr/bin/node'));
    expect(faults).toEqual([]);
    const judged = spawnSync('systemd-analyze', ['security', '--offline=true', path], { encoding: 'utf8' });
    const [, exposure] = /Overall exposure level for lyceum\.service: ([\d.]+)/.exec(judged.stdout) ?? [];
    expect(Number(exposure)).toBeLessThan(1.5);
  });
});
