import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from './config.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lyceum-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

const read = (settings: Record<string, string>) => readConfig({ DATA_DIR: folder, ...settings });

describe('the settings', () => {
  it('have defaults for a server on one machine', () => {
    expect(read({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: undefined,
      webOrigins: [],
      trustProxy: 0,
      dataDir: folder,
      databaseUrl: undefined,
      authSecret: expect.any(String),
      limitsScale: 1,
      schoolCodes: [],
      ai: { baseUrl: undefined, apiKey: undefined, modelName: undefined },
      logLevel: 'info',
    });
  });

  it('are read in the form that the contract describes', () => {
    const config = read({
      PORT: ' 8080 ',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://lyceum.school.example/',
      WEB_ORIGINS: 'https://a.example, http://b.example:5173/ ,',
      TRUST_PROXY: '1',
      DATABASE_URL: 'postgresql://lyceum:secret@db.example/lyceum',
      AUTH_SECRET: 'x'.repeat(32),
      LIMITS_SCALE: '0.5',
      SCHOOL_CODES: 'north, SOUTH-2',
      AI_BASE_URL: 'http://127.0.0.1:11434/v1',
      AI_API_KEY: 'key',
      AI_MODEL: 'small',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'https://lyceum.school.example',
      webOrigins: ['https://a.example', 'http://b.example:5173'],
      trustProxy: 1,
      databaseUrl: 'postgresql://lyceum:secret@db.example/lyceum',
      authSecret: 'x'.repeat(32),
      limitsScale: 0.5,
      schoolCodes: ['north', 'SOUTH-2'],
      ai: { baseUrl: 'http://127.0.0.1:11434/v1', apiKey: 'key', modelName: 'small' },
    });
  });

  it('count as not given when they are empty', () => {
    const empty = { PORT: '', HOST: ' ', PUBLIC_URL: '', DATABASE_URL: '', REDIS_URL: '', AI_BASE_URL: '' };
    expect(read(empty)).toEqual(read({}));
  });
});

describe('a wrong setting', () => {
  it.each([
    ['PORT', 'web', 'must be a whole number from 0 to 65535, but is "web"'],
    ['PORT', '65536', 'must be a whole number from 0 to 65535, but is "65536"'],
    ['PORT', '-1', 'must be a whole number from 0 to 65535, but is "-1"'],
    [
      'PUBLIC_URL',
      'school.example',
      'must be an address such as https://school.example, but is "school.example"',
    ],
    [
      'PUBLIC_URL',
      'ftp://school.example',
      'must be an address such as https://school.example, but is "ftp://school.example"',
    ],
    [
      'WEB_ORIGINS',
      'https://a.example, b',
      'must be an address such as https://school.example, but is "https://a.example, b"',
    ],
    ['TRUST_PROXY', 'true', 'must be a whole number from 0 to 10, but is "true"'],
    [
      'DATABASE_URL',
      'mysql://root:secret@db/x',
      'must be an address such as postgres://user:password@host/database',
    ],
    [
      'REDIS_URL',
      'redis://:secret@cache',
      'is not supported by this version, which runs as one node; please unset it',
    ],
    ['AUTH_SECRET', 'secret', 'must have at least 32 characters'],
    ['LIMITS_SCALE', '0', 'must be a number above 0, but is "0"'],
    ['LIMITS_SCALE', 'much', 'must be a number above 0, but is "much"'],
    ['LIMITS_SCALE', 'Infinity', 'must be a number above 0, but is "Infinity"'],
    [
      'SCHOOL_CODES',
      'NORTH, N',
      'must be codes of 3 to 10 letters, digits or hyphens, separated by commas, but is "NORTH, N"',
    ],
    ['AI_BASE_URL', 'localhost', 'must be an address such as http://127.0.0.1:11434/v1, but is "localhost"'],
    ['LOG_LEVEL', 'loud', 'must be silent, error, warn, info or debug, but is "loud"'],
  ])('is reported in one sentence, without its secret parts: %s=%s', (name, value, sentence) => {
    expect(() => read({ [name]: value })).toThrow(new Error(`The setting ${name} ${sentence}.`));
  });

  it.each<Record<string, string>>([{}, { AUTH_SECRET: 'x'.repeat(32) }])(
    'is a data folder that cannot be written, with %o',
    (settings) => {
      const DATA_DIR = '/dev/null/data';
      expect(() => read({ ...settings, DATA_DIR })).toThrow(
        /^The setting DATA_DIR must be a folder that can be written; \/dev\/null\/data cannot: .*\.$/,
      );
    },
  );

  it('does not matter for the data folder when nothing is kept in it', () => {
    const settings = { DATABASE_URL: 'postgres://db.example/lyceum', AUTH_SECRET: 'x'.repeat(32) };
    expect(read({ ...settings, DATA_DIR: '/dev/null/data' }).dataDir).toBe('/dev/null/data');
  });
});

it('accepts a judge only together with the address of its model server', () => {
  expect(() => read({ AI_JUDGE_MODEL: 'judge' })).toThrow(
    'The setting AI_JUDGE_MODEL names a model of the server at AI_BASE_URL, which is not set.',
  );
  const settings = { AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_JUDGE_MODEL: 'judge' };
  expect(read(settings).ai.judgeModel).toBe('judge');
});

describe('the secret', () => {
  it('is created once and kept where only the server can read it', () => {
    const { authSecret } = read({});
    expect(authSecret.length).toBeGreaterThanOrEqual(32);
    expect(read({}).authSecret).toBe(authSecret);
    const file = join(folder, 'auth-secret');
    expect(readFileSync(file, 'utf8')).toBe(authSecret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});
