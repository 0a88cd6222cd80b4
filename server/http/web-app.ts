import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ContractError } from '../../contract/errors.ts';
import { refuse } from './refusals.ts';

/**
 * Serves the built web app. Its pages have addresses of their own, so an unknown one gets the app itself.
 * @param publicUrl the origin that people use; without it the app takes the one that it was opened at
 */
export async function serveWebApp(
  app: FastifyInstance,
  folder: string,
  publicUrl: string | undefined,
): Promise<void> {
  const page = pageFor(await readFile(join(folder, 'index.html'), 'utf8'), publicUrl);
  const tag = tagOf(page);
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    // Kept, and asked for each time: who has this very page already is not sent it again.
    reply.headers({ 'cache-control': 'no-cache', etag: tag });
    if (request.headers['if-none-match']?.includes(tag)) return reply.status(304).send();
    return reply.type('text/html; charset=utf-8').send(page);
  };
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    // The build lays each file's compressed forms beside it (dev/build.mjs).
    preCompressed: true,
    setHeaders: (reply, path) => {
      // The build names these files after their content.
      const kept = path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
      reply.header('cache-control', kept);
    },
  });
  for (const path of ['/', '/index.html']) {
    app.route({ method: ['GET', 'HEAD'], url: path, handler: sendPage });
  }
  app.setNotFoundHandler((request, reply) => {
    const isCall = /^\/(api|auth|assets|metrics)(\/|$)/.test(request.url.split('?')[0] ?? '');
    if (isCall || request.method !== 'GET') return refuse(reply, new ContractError('not-found'));
    return sendPage(request, reply);
  });
}

/**
 * The page with what the operator has said of the address. A link for other people, such as the one in a QR code,
 * needs it: whoever makes the link may have opened the app at an address of this machine only.
 */
function pageFor(html: string, publicUrl: string | undefined): string {
  if (publicUrl === undefined) return html;
  return html.replace('</title>', `</title>\n    <meta name="public-url" content="${publicUrl}" />`);
}

/** Weak, since the same page goes out compressed and not. */
const tagOf = (page: string): string =>
  `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 16)}"`;

/** The origin that a web app built with VITE_API_BASE_URL calls, which its page names; none without it. */
export function readApiOrigin(folder: string): string[] {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const address = /<meta name="api-address" content="([^"]*)"/.exec(page)?.[1];
  return address ? [new URL(address).origin] : [];
}
