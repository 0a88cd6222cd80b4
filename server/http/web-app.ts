import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ContractError } from '../../contract/errors.ts';
import { refuse } from './refusals.ts';

/**
 * Serves the built web app. Unknown paths get the app's page, since the app routes its own pages.
 * @param publicUrl the origin that people use; without it the app uses the origin that it was opened at
 */
export async function serveWebApp(
  app: FastifyInstance,
  folder: string,
  publicUrl: string | undefined,
): Promise<void> {
  const page = pageFor(await readFile(join(folder, 'index.html'), 'utf8'), publicUrl);
  const tag = tagOf(page);
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    // The browser keeps the page and revalidates it with every request.
    reply.headers({ 'cache-control': 'no-cache', etag: tag });
    if (request.headers['if-none-match']?.includes(tag)) return reply.status(304).send();
    return reply.type('text/html; charset=utf-8').send(page);
  };
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    // A file whose name begins with a dot is of the build.
    dotfiles: 'ignore',
    // The build writes compressed versions beside each file (dev/build.mjs).
    preCompressed: true,
    setHeaders: (reply, path) => {
      // These file names contain a hash of the content.
      const caching = path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
      reply.header('cache-control', caching);
    },
  });
  for (const path of ['/', '/index.html']) {
    app.route({ method: ['GET', 'HEAD'], url: path, handler: sendPage });
  }
  app.setNotFoundHandler((request, reply) => {
    // The server's own paths and those of files. An unknown one is an error, not a page of the app.
    const isNoPage = /^\/(api|auth|assets|metrics)(\/|$)/.test(request.url.split('?')[0] ?? '');
    if (isNoPage || request.method !== 'GET') return refuse(reply, new ContractError('not-found'));
    return sendPage(request, reply);
  });
}

/**
 * The page with the public URL in it, if one is set. Links for other people, for example in a QR code, need
 * it: the person who makes the link may have opened the app at an address that works on this machine only.
 */
function pageFor(html: string, publicUrl: string | undefined): string {
  if (publicUrl === undefined) return html;
  return html.replace('</title>', `</title>\n    <meta name="public-url" content="${publicUrl}" />`);
}

/** A weak tag, since the page is sent both compressed and uncompressed. */
const tagOf = (page: string): string =>
  `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 16)}"`;

/**
 * The hashes of the style sheets in the page, as sources of a content security policy; "'none'" without a
 * style sheet.
 */
export function readStyleHashes(folder: string): string[] {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const sheets = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet = '']) => sheet);
  const hashes = sheets.map((sheet) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`);
  return hashes.length > 0 ? hashes : ["'none'"];
}

/**
 * The origin that a web app built with VITE_API_BASE_URL calls, read from its page; none for other builds.
 */
export function readApiOrigin(folder: string): string[] {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const address = /<meta name="api-address" content="([^"]*)"/.exec(page)?.[1];
  return address ? [new URL(address).origin] : [];
}
