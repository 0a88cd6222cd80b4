import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
      tls: undefined,
      dataDir: folder,
      databaseUrl: undefined,
      authSecret: expect.any(String),
      limitsScale: 1,
      schoolCodes: [],
      ai: {
        baseUrl: undefined,
        apiKey: undefined,
        modelName: undefined,
        judges: true,
        judgeIsTold: true,
        keyWait: 400,
        settings: [],
        byAdministrator: true,
      },
      mail: undefined,
      logLevel: 'info',
      securityLogDays: 180,
      warnings: [],
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
      AI_CONTEXT_LENGTH: '8192',
      SMTP_URL: 'smtps://lyceum:secret@mail.school.example',
      MAIL_FROM: 'lyceum@school.example',
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
      ai: { baseUrl: 'http://127.0.0.1:11434/v1', apiKey: 'key', modelName: 'small', contextLength: 8_192 },
      mail: { host: 'mail.school.example', port: 465, from: 'lyceum@school.example' },
    });
  });

  it('count as not given when they are empty', () => {
    const empty = { PORT: '', HOST: ' ', PUBLIC_URL: '', DATABASE_URL: '', REDIS_URL: '', AI_BASE_URL: '' };
    expect(read(empty)).toEqual(read({}));
  });
});

describe('a secret', () => {
  const fileOf = (text: string) => {
    const path = join(folder, 'secret');
    writeFileSync(path, text);
    return path;
  };
  const secrets = {
    AUTH_SECRET: 'x'.repeat(32),
    DATABASE_URL: 'postgres://lyceum:secret@db.example/lyceum',
    AI_API_KEY: 'key',
    SMTP_URL: 'smtps://lyceum:secret@mail.school.example',
  };
  const beside = { MAIL_FROM: 'lyceum@school.example' };

  it.each(Object.entries(secrets))('can come as a file, as secret stores give it: %s', (name, secret) => {
    const needed = name === 'SMTP_URL' ? beside : {};
    expect(
      read({
        AUTH_SECRET: secrets.AUTH_SECRET,
        ...needed,
        [name]: '',
        [`${name}_FILE`]: fileOf(`${secret}\n`),
      }),
    ).toEqual(read({ AUTH_SECRET: secrets.AUTH_SECRET, ...needed, [name]: secret }));
  });

  it('is given once, in a file that can be read and is not empty [spec 10.115]', () => {
    expect(() => read({ AI_API_KEY: 'key', AI_API_KEY_FILE: fileOf('other') })).toThrow(
      'The settings AI_API_KEY and AI_API_KEY_FILE are both set; please set only one of them.',
    );
    expect(() => read({ AUTH_SECRET_FILE: join(folder, 'none') })).toThrow(
      `The setting AUTH_SECRET_FILE names a file that cannot be read: ${join(folder, 'none')} (ENOENT).`,
    );
    expect(() => read({ AUTH_SECRET_FILE: fileOf(' \n') })).toThrow('names a file that is empty');
    expect(() => read({ AUTH_SECRET_FILE: fileOf('hidden') })).toThrow(
      /^The setting AUTH_SECRET must have at least 32 characters\.$/,
    );
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
    ['REDIS_URL', 'http://:secret@cache', 'must be an address such as redis://:password@host:6379'],
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
    ['AI_BASE_URL', 'ftp://name:secret@ai.example', 'must be an address such as http://127.0.0.1:11434/v1'],
    ['LOG_LEVEL', 'loud', 'must be silent, error, warn, info or debug, but is "loud"'],
  ])('is reported in one sentence, without its secret parts: %s=%s', (name, value, sentence) => {
    expect(() => read({ [name]: value })).toThrow(new Error(`The setting ${name} ${sentence}.`));
  });

  it.each<Record<string, string>>([{}, { AUTH_SECRET: 'x'.repeat(32) }])(
    'can be a data folder that cannot be written, with %o',
    (settings) => {
      const DATA_DIR = '/dev/null/data';
      expect(() => read({ ...settings, DATA_DIR })).toThrow(
        /^The setting DATA_DIR must be a folder that can be written; \/dev\/null\/data cannot: .*\.$/,
      );
    },
  );

  it('is not a data folder that cannot be written, when nothing is stored in it', () => {
    const settings = { DATABASE_URL: 'postgres://db.example/lyceum', AUTH_SECRET: 'x'.repeat(32) };
    expect(read({ ...settings, DATA_DIR: '/dev/null/data' }).dataDir).toBe('/dev/null/data');
  });
});

it('accepts a Redis only for nodes that share a database and a secret [spec 10.243]', () => {
  const REDIS_URL = 'redis://cache.example:6379';
  const DATABASE_URL = 'postgres://db.example/lyceum';
  expect(() => read({ REDIS_URL })).toThrow(
    'The setting REDIS_URL connects several nodes, which share a PostgreSQL database: set DATABASE_URL, too.',
  );
  expect(() => read({ REDIS_URL, DATABASE_URL })).toThrow(
    'The setting REDIS_URL connects several nodes, which need the same secret: set AUTH_SECRET, too, to the same text on each node.',
  );
  expect(read({ REDIS_URL, DATABASE_URL, AUTH_SECRET: 'x'.repeat(32) }).redisUrl).toBe(REDIS_URL);
});

it.each(['AI_JUDGE_MODEL', 'AI_KEY_MODEL'])(
  'accepts %s only together with the address of its server',
  (name) => {
    expect(() => read({ [name]: 'second' })).toThrow(
      `The setting ${name} names a model of the server at AI_BASE_URL, which is not set.`,
    );
  },
);

it('names a model for each use, and lets the settings alone decide about them', () => {
  const settings = {
    AI_BASE_URL: 'http://127.0.0.1:11434/v1',
    AI_JUDGE_MODEL: 'judge',
    AI_KEY_MODEL: 'solver',
  };
  expect(read(settings).ai).toMatchObject({
    judgeModel: 'judge',
    keyModel: 'solver',
    settings: Object.keys(settings),
  });
});

it('turns the judge off, and keeps the answers from it', () => {
  expect(read({ AI_JUDGE: 'off', AI_JUDGE_KEY: 'off' }).ai).toMatchObject({
    judges: false,
    judgeIsTold: false,
  });
  expect(() => read({ AI_JUDGE: 'maybe' })).toThrow('The setting AI_JUDGE must be on or off');
});

it('takes a guard of the same server with its key, or of another server with a key of its own', () => {
  const tutor = { AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_API_KEY: 'key', AI_GUARD_MODEL: 'guard' };
  expect(read(tutor).ai.guard).toMatchObject({ baseUrl: tutor.AI_BASE_URL, apiKey: 'key', model: 'guard' });
  const elsewhere = { ...tutor, AI_GUARD_BASE_URL: 'https://guard.example/v1' };
  expect(read(elsewhere).ai.guard?.apiKey).toBeUndefined();
  const whole = { ...elsewhere, AI_GUARD_API_KEY: 'own', AI_GUARD_PROTOCOL: 'granite' };
  expect(read(whole).ai.guard).toMatchObject({ apiKey: 'own', protocol: 'granite' });
  expect(() => read({ AI_GUARD_MODEL: 'guard' })).toThrow('AI_GUARD_MODEL needs AI_GUARD_BASE_URL');
  expect(() => read({ AI_GUARD_BASE_URL: 'https://guard.example/v1' })).toThrow('needs AI_GUARD_MODEL');
  expect(() => read({ ...whole, AI_GUARD_PROTOCOL: 'other' })).toThrow('AI_GUARD_PROTOCOL must be one of');
});

it('accepts a fallback only with its model, and with the address of the model that it replaces', () => {
  const fallback = {
    AI_FALLBACK_BASE_URL: 'https://models.school.example/v1',
    AI_FALLBACK_API_KEY: 'key',
    AI_FALLBACK_MODEL: 'spare',
  };
  const refusal =
    'The setting AI_FALLBACK_BASE_URL needs AI_BASE_URL, whose model it replaces, and AI_FALLBACK_MODEL.';
  expect(() => read(fallback)).toThrow(refusal);
  const settings = { AI_BASE_URL: 'http://127.0.0.1:11434/v1', ...fallback };
  expect(() => read({ ...settings, AI_FALLBACK_MODEL: '' })).toThrow(refusal);
  expect(read(settings).ai.fallback).toEqual({
    baseUrl: 'https://models.school.example/v1',
    apiKey: 'key',
    model: 'spare',
  });
});

it('lets the model propose keys unless AI_KEY_PROPOSALS is off, and first words wait for 400 ms', () => {
  expect(read({}).ai.keyWait).toBe(400);
  expect(read({ AI_KEY_WAIT_MS: '0' }).ai.keyWait).toBe(0);
  expect(read({ AI_KEY_PROPOSALS: 'off', AI_KEY_WAIT_MS: '100' }).ai.keyWait).toBeNull();
  expect(() => read({ AI_KEY_PROPOSALS: 'maybe' })).toThrow('The setting AI_KEY_PROPOSALS must be on or off');
});

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  it('can be read by this account of the machine only, like the files that are written into it', () => {
    const dataDir = join(folder, 'school/data');
    read({ DATA_DIR: dataDir });
    expect([modeOf(dataDir), modeOf(join(dataDir, 'auth-secret'))]).toEqual([0o700, 0o600]);
    writeFileSync(join(dataDir, 'later'), '');
    expect(modeOf(join(dataDir, 'later'))).toBe(0o600);
  });

  it('is closed to others if they could read it, together with the files of the product', () => {
    const own = ['lyceum.db', 'lyceum.db-wal', 'lyceum.db-shm', 'lock.db', 'auth-secret'];
    for (const name of [...own, 'notes.txt']) {
      writeFileSync(join(folder, name), 'x'.repeat(32));
      chmodSync(join(folder, name), 0o644);
    }
    chmodSync(folder, 0o755);
    expect(read({}).warnings).toEqual([]);
    expect(modeOf(folder)).toBe(0o700);
    expect(own.map((name) => modeOf(join(folder, name)))).toEqual(own.map(() => 0o600));
    expect(modeOf(join(folder, 'notes.txt'))).toBe(0o644);
  });

  it('stays open when many accounts share it, and the start warns', () => {
    const shared = join(folder, 'shared');
    mkdirSync(shared);
    chmodSync(shared, 0o1777);
    const { warnings } = read({ DATA_DIR: shared });
    expect(statSync(shared).mode & 0o7777).toBe(0o1777);
    expect(modeOf(join(shared, 'auth-secret'))).toBe(0o600);
    expect(warnings).toEqual([
      `Other accounts of this machine can read the data folder ${shared}, and its mode cannot be changed. Set DATA_DIR to a folder that belongs to this account alone.`,
    ]);
  });
});

describe('the start warns', () => {
  it('about a model that gets what students write over plain HTTP', () => {
    for (const host of ['models.school.example:8080', '10.0.0.7:11434', '[fe80::1]:8080']) {
      expect(read({ AI_BASE_URL: `http://${host}/v1` }).warnings).toEqual([
        `The model at ${host} gets what students write over plain HTTP, which others on the network can read. Use an https address for it.`,
      ]);
    }
    for (const address of [
      'https://models.school.example/v1',
      'http://localhost:1234/v1',
      'http://[::1]:1/v1',
    ])
      expect(read({ AI_BASE_URL: address }).warnings).toEqual([]);
  });

  it('about a proxy whose public address is not set', () => {
    expect(read({ TRUST_PROXY: '1' }).warnings).toEqual([
      'TRUST_PROXY is set, but PUBLIC_URL is not. Set PUBLIC_URL to the https address that people open, so that cookies and links fit it.',
    ]);
    expect(read({ TRUST_PROXY: '1', PUBLIC_URL: 'https://school.example' }).warnings).toEqual([]);
  });
});

describe('the start warns about email', () => {
  const PUBLIC_URL = 'https://lyceum.school.example';
  const warningsWith = (SMTP_URL: string) =>
    read({ SMTP_URL, MAIL_FROM: 'lyceum@school.example', PUBLIC_URL }).warnings;

  it('that leaves the machine without enforced encryption', () => {
    expect(warningsWith('smtp://user:secret@mail.school.example')).toEqual([
      'Email goes to mail.school.example without encryption if that server offers none, or if somebody on the way hides that it does. Use an smtps address for SMTP_URL, or put ?requireTLS=true at its end.',
    ]);
    for (const address of [
      'smtps://mail.school.example',
      'smtp://mail.school.example?requireTLS=true',
      'smtp://127.0.0.1:25',
      'smtp://[::1]',
      'smtp://localhost',
    ])
      expect(warningsWith(address)).toEqual([]);
  });

  it('whose links lead to no address that people can open', () => {
    const SMTP_URL = 'smtp://localhost';
    expect(read({ SMTP_URL, MAIL_FROM: 'lyceum@school.example' }).warnings).toEqual([
      'SMTP_URL is set, but PUBLIC_URL is not. Set PUBLIC_URL to the address that people open, because links in emails lead to it.',
    ]);
  });
});

describe('the certificate', () => {
  it('and its key are set together, and both can be read', () => {
    const file = join(folder, 'file.pem');
    writeFileSync(file, 'not a certificate');
    expect(() => read({ TLS_CERT: file })).toThrow(
      'The setting TLS_CERT needs TLS_KEY beside it: HTTPS takes a certificate and its key.',
    );
    expect(() => read({ TLS_KEY: file })).toThrow('The setting TLS_KEY needs TLS_CERT beside it');
    const missing = join(folder, 'missing.pem');
    expect(() => read({ TLS_CERT: file, TLS_KEY: missing })).toThrow(
      `The setting TLS_KEY names a file that cannot be read: ${missing} (ENOENT).`,
    );
    expect(() => read({ TLS_CERT: file, TLS_KEY: file })).toThrow(
      'The settings TLS_CERT and TLS_KEY must name a certificate and its key as PEM files.',
    );
  });
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

  it.each(['', ' \n', 'cut off'])('is refused when its file holds only %j', (content) => {
    const file = join(folder, 'auth-secret');
    writeFileSync(file, content);
    expect(() => read({})).toThrow(
      new RegExp(`^The secret in ${file} has fewer than 32 characters: the file is empty or was cut off\\.`),
    );
  });
});

it('refuses a METRICS_TOKEN that somebody could guess, and does not show it', () => {
  expect(read({ METRICS_TOKEN: 'a-token-of-24-characters' }).metricsToken).toBe('a-token-of-24-characters');
  expect(read({}).metricsToken).toBeUndefined();
  for (const METRICS_TOKEN of ['short', 'has a space in its 24 characters'])
    expect(() => read({ METRICS_TOKEN })).toThrow(
      'The setting METRICS_TOKEN must have at least 24 characters, of those that a bearer token may have.',
    );
});
