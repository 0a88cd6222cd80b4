import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { heartbeatInterval } from '../contract/constants.ts';
import { startApp } from './harness.ts';
import { readSamples, sumOf } from './metric-samples.ts';
import { gated } from './model-scripts.ts';
import { callThrough, nginx, openConnection, publicName, site, startNginx } from './nginx.ts';
import { startLesson } from './people.ts';
import { freshFolder } from './processes.ts';
import { startScriptedModel } from './scripted-model.ts';

/** The example for nginx, run by nginx in front of the product. */

const publicUrl = `https://${publicName}`;

async function behindNginx(change?: (site: string) => string) {
  const model = await startScriptedModel();
  const app = await startApp({ trustProxy: 1, publicUrl, modelUrl: model.url, keyWait: null });
  const proxy = await startNginx(app.url, change);
  return { app, model, proxy, browser: openConnection(proxy.https) };
}

/** Starts the product with a web app whose page has one file, named like the version. */
async function startVersion(version: string) {
  const webFolder = freshFolder();
  mkdirSync(join(webFolder, 'assets'));
  writeFileSync(join(webFolder, 'index.html'), `<title>Lyceum</title><script src="/assets/${version}.js">`);
  writeFileSync(join(webFolder, 'assets', `${version}.js`), '');
  return startApp({ trustProxy: 1, publicUrl, webFolder });
}

const client = readFileSync(new URL('../web/api/client.ts', import.meta.url), 'utf8');
/** How long the web app waits for an answer that is read as a whole, in milliseconds. */
const modelTimeout = Number(/modelTimeout = ([\d_]+);/.exec(client)?.[1]?.replaceAll('_', ''));

describe('behind nginx', () => {
  beforeEach(({ skip }) =>
    skip(!nginx, 'nginx is not installed, so the example is not tried: apt-get install nginx'),
  );

  it('people get HTTP/2 and are sent from http to https [spec 10.233]', async () => {
    const { proxy, browser } = await behindNginx();
    const page = callThrough(browser, 'GET', '/healthz');
    expect(await page.status).toBe(200);
    expect(browser.alpnProtocol).toBe('h2');
    const plain = await fetch(`${proxy.http}/login`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([
      301,
      expect.stringMatching(/^https:.*\/login$/),
    ]);
  });

  it('each word reaches the screen as it comes, and several streams share one connection [spec 10.233]', async () => {
    const { app, model, browser } = await behindNginx();
    const { teacher, session, student } = await startLesson(app);
    model.script(gated('go on', ['What do you know about fractions? ', 'And '], ['what is given?']), /./);
    const monitor = callThrough(browser, 'GET', '/api/monitor/events', { token: teacher.token });
    expect(await monitor.status).toBe(200);
    const answer = callThrough(browser, 'POST', '/api/student/ask', {
      token: student.token,
      body: { sessionId: session.id, studentName: '', question: 'What is a fraction?' },
      headers: { accept: 'text/event-stream' },
    });
    // The model waits, so nothing after these words has been sent.
    await expect.poll(answer.text, { timeout: 20_000 }).toContain('What do you know about fractions?');
    await expect.poll(monitor.text, { timeout: 20_000 }).toContain('What do you know about fractions?');
    expect(answer.text()).not.toContain('event: done');
    model.open('go on');
    await answer.ended;
    expect(answer.text()).toContain('event: done');
    expect(monitor.text()).toContain('event: snapshot');
  });

  it('a stream ends on the server when its reader leaves [spec 10.233]', async () => {
    const { app, browser } = await behindNginx();
    const { teacher } = await startLesson(app);
    const monitor = callThrough(browser, 'GET', '/api/monitor/events', { token: teacher.token });
    expect(await monitor.status).toBe(200);
    const open = async () => sumOf(await readSamples(app.url), 'lyceum_streams_open', { kind: 'feed' });
    await expect.poll(open, { timeout: 20_000 }).toBe(1);
    monitor.close();
    await expect.poll(open, { timeout: 20_000 }).toBe(0);
  });

  it('no stream and no answer is longer silent than nginx waits, and it lets connections go before the server does', async () => {
    const { app } = await behindNginx();
    const seconds = (name: string) => 1_000 * Number(new RegExp(`\\b${name} (\\d+)s;`).exec(site)?.[1]);
    expect(seconds('proxy_read_timeout')).toBeGreaterThan(heartbeatInterval);
    expect(seconds('proxy_read_timeout')).toBeGreaterThan(modelTimeout);
    expect(seconds('keepalive_timeout')).toBeLessThan(app.http.server.keepAliveTimeout);
  });

  it('a silent stream is cut by an nginx that waits too short a time, which the example prevents', async () => {
    const { app, browser } = await behindNginx((given) =>
      given.replace('proxy_read_timeout 120s', 'proxy_read_timeout 200ms'),
    );
    const { teacher } = await startLesson(app);
    const monitor = callThrough(browser, 'GET', '/api/monitor/events', { token: teacher.token });
    expect(await monitor.status).toBe(200);
    await expect(monitor.ended).rejects.toThrow('Stream closed');
  });

  it('what a caller claims about its address does not count', async () => {
    const { app, browser } = await behindNginx();
    const seen: unknown[] = [];
    app.http.server.on('request', ({ headers }) =>
      seen.push([headers['x-forwarded-for'], headers['x-forwarded-host']]),
    );
    const claimed = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'evil.example' };
    expect(await callThrough(browser, 'GET', '/healthz', { headers: claimed }).status).toBe(200);
    expect(seen).toEqual([['127.0.0.1', publicName]]);
  });

  it('a page gets its files from a node that has them, while nodes are updated one after another [spec 10.263]', async () => {
    const versions = await Promise.all(['before', 'after'].map(startVersion));
    const browser = openConnection((await startNginx(versions.map(({ url }) => url))).https);
    for (const file of ['before.js', 'before.js', 'after.js', 'after.js']) {
      const loaded = callThrough(browser, 'GET', `/assets/${file}`);
      expect([file, await loaded.status]).toEqual([file, 200]);
    }
    expect(await callThrough(browser, 'GET', '/assets/neither.js').status).toBe(404);
  });

  it('the metrics are for nobody, by the example and by the server itself', async () => {
    const { app, browser } = await behindNginx();
    for (const path of ['/metrics', '/metrics/', '//metrics', '/%6detrics'])
      expect([path, await callThrough(browser, 'GET', path).status]).toEqual([path, 404]);
    const open = await startNginx(app.url, (given) =>
      given.replace(/location ~ \^\/metrics.* \{[^}]*\}/, ''),
    );
    const refused = callThrough(openConnection(open.https), 'GET', '/metrics');
    expect(await refused.status).toBe(404);
    await refused.ended;
    expect(JSON.parse(refused.text())).toMatchObject({ code: 'not-found' });
  });
});
