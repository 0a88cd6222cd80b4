import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { endpoints } from '../../contract/endpoints.ts';
import { call } from '../../test/client.ts';
import { startApp } from '../../test/harness.ts';
import { registerTeacher, startLesson } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';

function builtWebApp(page = '<!doctype html><title>Lyceum</title>'): string {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-web-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'export {};');
  return folder;
}

describe('an unknown address', () => {
  it.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nosuch'],
    ['GET', '/api/auth'],
    ['GET', '/api/auth/nosuch'],
    ['GET', '/api/classes/teacher/more'],
    ['POST', '/api/classes/teacher'],
    ['DELETE', '/api/classes/create'],
    ['GET', '/auth/register'],
    ['GET', '/auth/nosuch'],
    ['GET', '/assets/nosuch.js'],
    ['POST', '/student-dashboard'],
    ['GET', '/api/%zz'],
  ])('is a JSON 404: %s %s', async (method, path) => {
    const app = await startApp({ webFolder: builtWebApp() });
    expect(await call(app.url, method, path)).toEqual(refusal('not-found'));
  });

  it.each(['/', '/login', '/session/ABC/chat', '/apiary', '/authors', '/teacher-dashboard?x=1'])(
    'shows the web app outside of the server’s paths: %s',
    async (path) => {
      const app = await startApp({ webFolder: builtWebApp() });
      const answer = await call(app.url, 'GET', path);
      expect([answer.status, answer.body]).toEqual([200, '<!doctype html><title>Lyceum</title>']);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('is a JSON 404 everywhere when the web app is not built', async () => {
    const app = await startApp();
    expect(await call(app.url, 'GET', '/login')).toEqual(refusal('not-found'));
  });
});

describe('the web app', () => {
  it('lets browsers cache the files that are named after their content, and cannot be framed by another page', async () => {
    const app = await startApp({ webFolder: builtWebApp() });
    const { headers } = await call(app.url, 'GET', '/assets/app-1a2b.js');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    // Over plain HTTP, as in a school's own network, no header may force HTTPS.
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('does not show the files of the build, whose names begin with a dot', async () => {
    const folder = builtWebApp();
    writeFileSync(join(folder, '.stamp'), 'of the build');
    const app = await startApp({ webFolder: folder });
    expect((await call(app.url, 'GET', '/.stamp')).body).toBe('<!doctype html><title>Lyceum</title>');
  });

  it('is sent in the smallest encoding that was built and the browser accepts [spec 10.75]', async () => {
    const folder = builtWebApp();
    const file = join(folder, 'assets/app-1a2b.js');
    const code = 'export const words = ["to be or not to be"];'.repeat(50);
    writeFileSync(file, code);
    writeFileSync(`${file}.br`, brotliCompressSync(code));
    writeFileSync(`${file}.gz`, gzipSync(code));
    const app = await startApp({ webFolder: folder });
    for (const [accepted, sent] of [
      ['gzip, deflate, br', 'br'],
      ['gzip, deflate', 'gzip'],
      ['identity', null],
    ] as const) {
      const headers = { 'accept-encoding': accepted };
      const answer = await call(app.url, 'GET', '/assets/app-1a2b.js', { headers });
      expect([answer.body, answer.headers.get('content-encoding')]).toEqual([code, sent]);
      expect(answer.headers.get('content-type')).toContain('javascript');
      expect(answer.headers.get('vary')).toContain('accept-encoding');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  });

  it('has a page that browsers revalidate each time and that is sent again only after a change', async () => {
    const first = await startApp({ webFolder: builtWebApp() });
    const tag = (await call(first.url, 'GET', '/login')).headers.get('etag') ?? '';
    const again = { headers: { 'if-none-match': tag } };
    const kept = await call(first.url, 'GET', '/teacher-dashboard', again);
    expect([kept.status, kept.body, kept.headers.get('cache-control')]).toEqual([304, '', 'no-cache']);

    const upgraded = await startApp({ webFolder: builtWebApp('<!doctype html><title>Lyceum 2</title>') });
    expect(await call(upgraded.url, 'GET', '/login', again)).toMatchObject({
      status: 200,
      body: '<!doctype html><title>Lyceum 2</title>',
    });
  });

  it('contains the public address of the server if one is set', async () => {
    const { url } = await startApp({ webFolder: builtWebApp(), publicUrl: 'https://lyceum.school.example' });
    const meta = '<meta name="public-url" content="https://lyceum.school.example" />';
    for (const path of ['/', '/index.html', '/teacher-dashboard']) {
      const answer = await call(url, 'GET', path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(answer.body).toContain(meta);
    }
  });

  it('may call its own server and the one that it was built for', async () => {
    const policyOf = async (page?: string) => {
      const app = await startApp({ webFolder: builtWebApp(page) });
      return (await call(app.url, 'GET', '/login')).headers.get('content-security-policy');
    };
    expect(await policyOf()).toMatch(/connect-src 'self'(;|$)/);
    expect(await policyOf('<meta name="api-address" content="https://api.school.example/">')).toMatch(
      /connect-src 'self' https:\/\/api\.school\.example(;|$)/,
    );
  });

  it('serves no file outside of its folder', async () => {
    const app = await startApp({ webFolder: builtWebApp() });
    for (const path of [
      '/..%2f..%2fetc%2fpasswd',
      '/assets/..%2f..%2f..%2fetc/passwd',
      '/%2e%2e/etc/passwd',
    ]) {
      expect(JSON.stringify((await call(app.url, 'GET', path)).body)).not.toContain('root:');
    }
  });
});

describe('a request that is not HTTP', () => {
  it('is refused without details of the server', async () => {
    const app = await startApp();
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    socket.end('NONSENSE\r\n\r\n');
    let answer = '';
    for await (const chunk of socket) answer += chunk;
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toMatch(/ at .*\.js|node_modules/);
  });
});

/** Calls the server under another name, which a browser would take from the address. */
function callAs(host: string, url: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const sent = request(url + path, { headers: { host, ...headers } }, async (answer) => {
      let body = '';
      for await (const piece of answer) body += piece;
      resolve({ status: answer.statusCode, body });
    });
    sent.on('error', reject).end();
  });
}

describe('plain HTTP', () => {
  const statusFor = async ({ http }: Awaited<ReturnType<typeof startApp>>, remoteAddress: string) =>
    (await http.inject({ url: '/readyz', remoteAddress })).statusCode;
  const outside = ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8:1::9', '172.32.0.1'];
  const inside = ['127.0.0.1', '::ffff:192.168.1.20', '10.3.4.5', 'fd00::9', 'fe80::1%eth0'];

  it('is refused to the internet and served to a school’s own network [spec 10.103]', async () => {
    const app = await startApp();
    for (const address of outside) expect([address, await statusFor(app, address)]).toEqual([address, 403]);
    for (const address of inside) expect([address, await statusFor(app, address)]).toEqual([address, 200]);
    const refused = await app.http.inject({ url: '/', remoteAddress: '203.0.113.9' });
    expect(refused.json()).toMatchObject({ success: false, code: 'https-needed' });
  });

  it('reaches a server that people call over HTTPS through a proxy', async () => {
    const app = await startApp({ publicUrl: 'https://lyceum.school.example' });
    for (const address of outside) expect([address, await statusFor(app, address)]).toEqual([address, 200]);
  });
});

describe('the name in the address', () => {
  const strangers = [
    'evil.example',
    'evil.example:3000',
    'lyceum.school.example.evil.example',
    '127.0.0.1.evil.example',
  ];

  it.each(strangers)('is refused when it is not the server’s: %s', async (host) => {
    const app = await startApp({ webFolder: builtWebApp(), publicUrl: 'https://lyceum.school.example' });
    for (const path of ['/', '/api/users/me', '/api/auth/get-session', '/healthz', '/nosuch']) {
      const { status, body } = await callAs(host, app.url, path);
      expect([status, JSON.parse(body)]).toEqual([421, expect.objectContaining({ code: 'unknown-host' })]);
    }
  });

  it('can be that of PUBLIC_URL, of this machine or of a local network', async () => {
    const app = await startApp({ publicUrl: 'https://lyceum.school.example' });
    for (const host of [
      'lyceum.school.example',
      'LYCEUM.school.example:443',
      'localhost:3000',
      '127.0.0.1',
      '[::1]:3000',
      '192.168.1.20:3000',
      hostname(),
      `${hostname()}.local`,
      'lyceum',
      'lyceum.local.',
    ]) {
      expect(await callAs(host, app.url, '/healthz')).toMatchObject({ status: 200 });
    }
  });

  it('is taken from a proxy only when one is trusted', async () => {
    const forwarded = { 'x-forwarded-host': 'lyceum.school.example' };
    const publicUrl = 'https://lyceum.school.example';
    const behind = await startApp({ publicUrl, trustProxy: 1 });
    expect(await callAs('upstream.example', behind.url, '/healthz', forwarded)).toMatchObject({
      status: 200,
    });
    const spoofed = { 'x-forwarded-host': 'evil.example' };
    expect(await callAs('localhost', behind.url, '/healthz', spoofed)).toMatchObject({ status: 421 });
    const alone = await startApp({ publicUrl });
    expect(await callAs('upstream.example', alone.url, '/healthz', forwarded)).toMatchObject({ status: 421 });
  });
});

describe('what browsers and proxies keep', () => {
  it('is nothing personal', async () => {
    const app = await startApp({ webFolder: builtWebApp() });
    const { teacher, student, session } = await startLesson(app);
    const answers = [
      await teacher.get('/api/classes/teacher'),
      await teacher.get('/api/classes/nosuch'),
      await student.get(`/api/sessions/${session.id}/interactions`),
      await student.ask(session.id, 'What is a prime?'),
      await call(app.url, 'GET', '/api/users/me'),
      await call(app.url, 'GET', '/api/auth/get-session', { token: teacher.token }),
      await call(app.url, 'POST', '/api/auth/sign-in/email', {
        body: { email: teacher.email, password: 'wrong' },
      }),
      await call(app.url, 'POST', '/api/auth/sign-in/email', { body: teacher }),
      await call(app.url, 'GET', '/api/nosuch'),
      await call(app.url, 'POST', '/auth/register', { body: {} }),
    ];
    for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store');
    const feed = await fetch(`${app.url}/api/monitor/events`, {
      headers: { authorization: `Bearer ${teacher.token}` },
    });
    expect(feed.headers.get('cache-control')).toMatch(/^no-store\b/);
    await feed.body?.cancel();
  });
});

describe('the content security policy', () => {
  it('allows the files of the server and the style sheet in the page, and nothing else', async () => {
    const app = await startApp({ webFolder: builtWebApp('<title>x</title><style>p{color:red}</style>') });
    const policy = (await call(app.url, 'GET', '/login')).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update('p{color:red}').digest('base64');
    expect(policy.split(';').toSorted()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'none'",
      "font-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self'",
      "script-src 'self'",
      `style-src 'sha256-${hash}'`,
      "worker-src 'self'",
    ]);
  });

  it('is the same for a worker, which takes it from its own file [spec 10.119]', async () => {
    const folder = builtWebApp();
    writeFileSync(join(folder, 'assets/stream-worker-1a2b.js'), 'self.close();');
    const app = await startApp({ webFolder: folder });
    const policyOf = async (path: string) =>
      (await call(app.url, 'GET', path)).headers.get('content-security-policy');
    expect(await policyOf('/assets/stream-worker-1a2b.js')).toBe(await policyOf('/login'));
  });

  it('allows nothing to calls and files, which are no pages [spec 10.119]', async () => {
    const app = await startApp({ webFolder: builtWebApp() });
    for (const path of [
      '/assets/app-1a2b.js',
      '/assets/nothing.js',
      '/api/users/me',
      '/api/auth/get-session',
    ]) {
      const { headers } = await call(app.url, 'GET', path);
      expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    }
  });
});

it('each answer to a call says the time of the server', async () => {
  const app = await startApp();
  const { token } = await registerTeacher(app);
  app.clock.advance(600_000);
  const time = `${app.clock.now().getTime()}`;
  for (const path of ['/api/nosuch', '/api/classes/teacher', '/api/auth/get-session']) {
    const { headers } = await call(app.url, 'GET', path, { token });
    expect(headers.get('x-server-time'), path).toBe(time);
  }
  const reader = new AbortController();
  const stream = await fetch(`${app.url}/api/monitor/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: reader.signal,
  });
  expect([stream.status, stream.headers.get('x-server-time')]).toEqual([200, time]);
  reader.abort();
});

describe('another origin', () => {
  const origin = 'https://web.school.example';

  it('may call the server when WEB_ORIGINS names it', async () => {
    const app = await startApp({ webOrigins: [origin] });
    const preflight = await call(app.url, 'OPTIONS', '/api/classes/create', {
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    const teacher = await registerTeacher(app);
    for (const token of [teacher.token, undefined]) {
      const { headers } = await call(app.url, 'GET', '/api/users/me', { token, headers: { origin } });
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('vary')).toContain('origin');
      expect(headers.get('access-control-expose-headers')).toContain('x-server-time');
    }
    const body = { email: teacher.email, password: teacher.password };
    const signIn = await call(app.url, 'POST', '/api/auth/sign-in/email', { body, headers: { origin } });
    expect(signIn.status).toBe(200);
    expect(signIn.headers.get('access-control-allow-credentials')).toBe('true');
  });

  it('may not call the server otherwise', async () => {
    for (const webOrigins of [[], [origin]]) {
      const app = await startApp({ webOrigins });
      for (const stranger of ['https://evil.example', `${origin}.evil.example`, 'null']) {
        const headers = { origin: stranger };
        const answer = await call(app.url, 'GET', '/api/users/me', { headers });
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
        const preflight = await call(app.url, 'OPTIONS', '/api/classes/create', { headers });
        expect(preflight).toEqual(refusal('not-found'));
      }
    }
  });
});

describe('the health of the server', () => {
  it('can be read without a sign-in', async () => {
    const app = await startApp();
    for (const path of ['/healthz', '/readyz']) {
      const answer = await call(app.url, 'GET', path);
      expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    }
  });

  it('is “not ready” without its database, but still “alive”', async () => {
    const app = await startApp();
    await app.ctx.db.close();
    expect(await call(app.url, 'GET', '/readyz')).toEqual(refusal('not-ready'));
    expect((await call(app.url, 'GET', '/healthz')).status).toBe(200);
  });
});

describe('/openapi.json', () => {
  it('describes every call of the contract with all its refusals', async () => {
    const app = await startApp();
    const { status, body } = await call(app.url, 'GET', '/openapi.json');
    expect(status).toBe(200);
    expect(body.openapi).toBe('3.1.0');
    for (const [name, { method, path, caller, errors }] of Object.entries(endpoints)) {
      const operation = body.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
      expect(operation.operationId).toBe(name);
      expect(operation.security).toEqual(caller === 'anyone' ? [] : [{ bearer: [] }]);
      const described = Object.values<{ description: string }>(operation.responses);
      const codes = described.flatMap(({ description }) => description.split(', '));
      expect(codes).toEqual(expect.arrayContaining([...errors, 'invalid-input']));
    }
  });

  it('describes the parameters and the body of each call', async () => {
    const { url } = await startApp();
    const { paths } = (await call(url, 'GET', '/openapi.json')).body;
    const { schema } = paths['/api/student/ask'].post.requestBody.content['application/json'];
    expect(schema.required.toSorted()).toEqual(['question', 'sessionId']);
    expect(paths['/api/sessions/{sessionId}/interactions'].get.parameters).toContainEqual(
      expect.objectContaining({ name: 'sessionId', in: 'path', required: true }),
    );
  });
});

describe('an answer', () => {
  it('does not reveal the software behind it', async () => {
    const app = await startApp();
    const { student } = await startLesson(app);
    for (const answer of [await student.get('/api/users/me'), await student.get('/api/nosuch')]) {
      expect(answer.headers.get('x-powered-by')).toBeNull();
      expect(answer.headers.get('server')).toBeNull();
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

describe('a body that is not JSON', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'is refused as %s',
    async (type) => {
      const app = await startApp();
      const sent = { raw: 'role=teacher', headers: { 'content-type': type } };
      const { status, body } = await call(app.url, 'POST', '/auth/register', sent);
      expect([status, body.code]).toEqual([400, 'invalid-input']);
    },
  );
});
