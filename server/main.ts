import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { type App, createApp } from './app.ts';
import { startGuardrails } from './checks/pool.ts';
import { type Config, readConfig } from './config.ts';
import type { Db } from './db/db.ts';
import type { DatabaseLock } from './db/one-node.ts';
import { awaitStart, lockDatabase, openDatabase } from './db/open.ts';
import { openBreachedPasswords } from './identity/breached-passwords.ts';
import { inviteFirstAdministrators } from './identity/invitation-rules.ts';
import { randomIds } from './ids.ts';
import { createLog } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import { Metrics } from './metrics/metrics.ts';
import type { Model } from './model/model.ts';
import { findAnother, findFallback, findModel } from './model-connection/find-model.ts';
import type { SeveralNodes } from './nodes/nodes.ts';
import { createGuard } from './second-readers/guard.ts';
import { printError, printLines } from './terminal.ts';

/** Reads the settings, opens the database, serves until a signal comes, and closes in the reverse order. */
async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel);
  endOnFault(log);
  // While developing, the server is TypeScript, which threads of Node 20 do not load.
  const isBuilt = import.meta.url.endsWith('.js');
  const threads = isBuilt ? startGuardrails({ log }) : undefined;
  // The first questions of a class after a restart should find the threads warm.
  threads?.warmUp();
  const breachedPasswords = await openBreachedPasswords(config, log);
  const lock = await lockDatabase(config, { log, onTaken: fail });
  const letNextStart = await awaitStart(config);
  const db = await openDatabase(config, log);
  const nodes = config.redisUrl
    ? await (await import('./nodes/join.ts')).joinNodes({ ...config, redisUrl: config.redisUrl }, db, log)
    : undefined;
  const guardrails = threads ?? (await import('./checks/in-this-thread.ts')).guardrailsInThisThread;
  const practiceReply = guardrails.for(['the practice tutor']).practiceReply;
  const model = await findModel({ ...config.ai, practiceReply }, log);
  const app = await createApp({
    ...config,
    db,
    nodes,
    model,
    guardrails,
    judges: config.ai.judges,
    judgeModel: findAnother(config.ai, config.ai.judgeModel),
    judgeIsTold: config.ai.judgeIsTold,
    guard: config.ai.guard && createGuard(config.ai.guard),
    keyModel: findAnother(config.ai, config.ai.keyModel),
    fallbackModel: findFallback(config.ai.fallback),
    keyWait: config.ai.keyWait,
    modelSettings: config.ai.settings,
    modelContextLength: config.ai.contextLength,
    modelByAdministrator: config.ai.byAdministrator,
    mailer: config.mail && createMailer(config.mail, log),
    breachedPasswords: breachedPasswords ?? undefined,
    metrics: new Metrics({ ofProcess: true }),
    log,
    clock: { now: () => new Date() },
    ids: randomIds,
    localUrl: `${schemeOf(config)}://localhost:${config.port}`,
    webFolder: webFolder(),
  });
  app.startChores();
  await listen(app, config);
  await greet(app, config, app.ctx.model);
  letNextStart();
  closeOnSignal(app, { db, lock, nodes });
}

/**
 * The web app beside the built server. In development Vite serves it instead. Then this folder holds its
 * sources, which have no `assets`.
 */
function webFolder(): string | undefined {
  const folder = join(dirname(fileURLToPath(import.meta.url)), '../web');
  return existsSync(join(folder, 'index.html')) && existsSync(join(folder, 'assets')) ? folder : undefined;
}

async function listen({ http }: App, { host, port }: Config): Promise<void> {
  try {
    await http.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${port} is in use. Stop what uses it, or set PORT to another one.`);
    if (code && ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code))
      throw new Error(`The setting HOST names an address that is not this machine's: ${host}.`);
    if (code === 'EACCES')
      throw new Error(`The setting PORT is ${port}, which needs more rights. Use one above 1023.`);
    throw error;
  }
}

const schemeOf = ({ tls }: Config) => (tls ? 'https' : 'http');

/** Prints what to do next, for somebody who starts Lyceum for the first time. */
async function greet({ http, newSchoolCodes, ctx }: App, config: Config, model: Model): Promise<void> {
  const address = http.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const scheme = schemeOf(config);
  const local = config.publicUrl ?? `${scheme}://localhost:${port}`;
  const lines = [
    `Lyceum is ready at ${local}`,
    ...networkAddresses(config.host).map((each) => `On your network:    ${scheme}://${each}:${port}`),
    `Teachers register at ${local}/teacher-register with ${codesInWords(newSchoolCodes)}`,
    ...(await firstAdministratorLines({ ...ctx, baseUrl: local })),
    model.connected
      ? `Tutor: ${model.description}`
      : `Tutor: ${model.description} Connect one under Account, School, Model, or set AI_BASE_URL.`,
    ...config.warnings.map((warning) => `Warning: ${warning}`),
  ];
  printLines(['', ...lines.map((line) => `  ${line}`), '']);
}

/** How the first administrator registers, for a server without any account. */
async function firstAdministratorLines(ctx: App['ctx']): Promise<string[]> {
  const { made, isOpen } = await inviteFirstAdministrators(ctx);
  const another = 'npm run admin -- school administrator CODE EMAIL';
  return [
    ...made.map(
      ({ invitation, link }) =>
        `Become the administrator of ${invitation.schoolName}, within a week and with this link only once: ${link}`,
    ),
    ...(isOpen && made.length === 0
      ? [`An earlier start printed the link for the first administrator. For another one: ${another}`]
      : []),
  ];
}

/** Only the start that creates a code prints it, since many people read logs. */
function codesInWords(codes: readonly string[]): string {
  if (codes.length === 0) return 'the code of their school';
  return `the school code ${codes.slice(0, 3).join(' or ')}`;
}

function networkAddresses(host: string): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [];
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/** How long the whole close may take, in milliseconds. */
const longestClose = 25_000;

function closeOnSignal(
  app: App,
  { db, lock, nodes }: { db: Db; lock: DatabaseLock; nodes: SeveralNodes | undefined },
): void {
  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    // Work that does not end, for example because the database hangs, is cut off.
    setTimeout(() => fail(new Error('Some work did not end in time and was cut off.')), longestClose).unref();
    try {
      await app.close();
      await nodes?.leave();
      await db.close();
      lock.release();
      process.exit(0);
    } catch (error) {
      fail(error);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void close());
}

/**
 * Ends the process after a fault that nothing handled. Node alone would print the error's text, which can
 * contain what a person wrote.
 */
function endOnFault(log: Logger): void {
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'a fault ended the server');
    process.exit(1);
  });
}

/** Prints one sentence for the operator and ends the process. */
function fail(error: unknown): void {
  printError(error);
  process.exit(1);
}

main().catch(fail);
