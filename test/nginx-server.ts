import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { findNginx } from '../dev/redis.mjs';
import { freshFolder } from './processes.ts';
import { freePort } from './redis-server.ts';

/** The settings that docs/nodes.md names, on loopback. */
const settings = (folder: string, port: number, nodes: readonly number[]) => `
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream lyceum {
${nodes.map((node) => `    server 127.0.0.1:${node} max_fails=1 fail_timeout=1s;`).join('\n')}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://lyceum;
      proxy_http_version 1.1;
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header Connection "";
      proxy_connect_timeout 1s;
      proxy_read_timeout 60s;
      proxy_buffering off;
    }
  }
}
`;

/** An nginx in front of nodes on these ports of loopback, until the test ends. @returns its address */
export async function startNginx(nodes: readonly number[]): Promise<string> {
  const folder = freshFolder();
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), settings(folder, port, nodes));
  const program = findNginx();
  if (!program) throw new Error('nginx is not installed.');
  const nginx = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const ended = once(nginx, 'exit');
  onTestFinished(async () => {
    nginx.kill('SIGTERM');
    await ended;
  });
  while (!(await answers(port))) if (nginx.exitCode !== null) throw new Error('nginx did not start.');
  return `http://127.0.0.1:${port}`;
}

async function answers(port: number): Promise<boolean> {
  const socket = createConnection(port, '127.0.0.1');
  const open = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return open;
}
