import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { unattendedHeader } from '../contract/constants.ts';
import { endpoints } from '../contract/endpoints.ts';
import { KeyProposals } from './answer-keys/proposed-key-rules.ts';
import { answerKeyRoutes } from './answer-keys/routes.ts';
import { announceOpenedAssignments } from './assignments/announce-rules.ts';
import { assignmentsRoutes } from './assignments/routes.ts';
import type { GuardrailsPool } from './checks/calls.ts';
import { classesRoutes } from './classes/routes.ts';
import type { Clock } from './clock.ts';
import type { Ids } from './context.ts';
import type { Db } from './db/db.ts';
import { EventLog } from './events/log.ts';
import { MemoryBus } from './events/memory-bus.ts';
import { Attempts } from './http/attempts.ts';
import { type CompressedText, compressedOnce, sendCompressed } from './http/compression.ts';
import { OpenStreams } from './http/event-stream.ts';
import { prepareShutdown } from './http/graceful-shutdown.ts';
import { healthRoutes } from './http/health.ts';
import { Limits } from './http/limits.ts';
import { openApiDocument } from './http/openapi.ts';
import { createServe } from './http/serve.ts';
import { createHttpServer } from './http/server.ts';
import { WaitingLines } from './http/waiting-lines.ts';
import { countWrongPassword } from './http/wrong-guesses.ts';
import { admissionTo } from './identity/admission.ts';
import { createAuth } from './identity/auth.ts';
import type { BreachedPasswords } from './identity/breached-passwords.ts';
import { Devices } from './identity/devices.ts';
import { DraftKeys } from './identity/draft-keys.ts';
import { dropOldHoldings } from './identity/held-device-rules.ts';
import { giveUpInvitationEmails } from './identity/invitation-rules.ts';
import { mountIdentity } from './identity/mount.ts';
import { checkProof } from './identity/password-proof-rules.ts';
import { checkOwnPassword } from './identity/password-rules.ts';
import { restBetweenCalls } from './identity/resting-storage.ts';
import { identityRoutes } from './identity/routes.ts';
import { dropExpiredSignIns, ensureSchools, type IdentityContext } from './identity/rules.ts';
import { Seal } from './identity/seal.ts';
import { SignIns } from './identity/sign-ins.ts';
import { endByDeparture } from './lesson-actions/help-request-rules.ts';
import { lessonActionsRoutes } from './lesson-actions/routes.ts';
import { endTimedOutLessons } from './live-sessions/lesson-end-rules.ts';
import { closeForgottenSessions } from './live-sessions/opening-rules.ts';
import { Presence } from './live-sessions/presence.ts';
import { sharePresence } from './live-sessions/presence-elsewhere.ts';
import { liveSessionsRoutes } from './live-sessions/routes.ts';
import type { Mailer } from './mail/mailer.ts';
import { measuredGuardrails } from './metrics/measured-guardrails.ts';
import { measuredMailer } from './metrics/measured-mailer.ts';
import { Metrics } from './metrics/metrics.ts';
import { measureAnswers, metricsRoutes } from './metrics/routes.ts';
import type { Model } from './model/model.ts';
import { Checks } from './model-connection/checks.ts';
import { applyStoredConnection, modelKeyPurpose } from './model-connection/connecting-rules.ts';
import type { ModelConnectionContext } from './model-connection/context.ts';
import type { LocalModelServer } from './model-connection/find-model.ts';
import { Models } from './model-connection/models.ts';
import { modelConnectionRoutes } from './model-connection/routes.ts';
import { UsageCounts } from './model-connection/usage-counts.ts';
import { storeUse } from './model-connection/usage-rules.ts';
import { monitorRoutes } from './monitor/routes.ts';
import { tellAnswers } from './monitor/rules.ts';
import { ModelHealth } from './nodes/model-health.ts';
import type { SeveralNodes } from './nodes/nodes.ts';
import { emailDigests } from './patterns/digest-rules.ts';
import { observePatterns } from './patterns/observing-rules.ts';
import { patternsRoutes } from './patterns/routes.ts';
import { Queue } from './queue/queue.ts';
import { Trials } from './queue/trials.ts';
import { registrationRoutes } from './registration/routes.ts';
import { reportsRoutes } from './reports/routes.ts';
import { enforceRetention } from './retention/enforcing-rules.ts';
import { retentionRoutes } from './retention/routes.ts';
import { giveUpAlertEmails } from './safeguarding/email-rules.ts';
import { remindOfOverdueAlerts } from './safeguarding/overdue-rules.ts';
import { safeguardingRoutes } from './safeguarding/routes.ts';
import { sendUnsentAlertEmails } from './safeguarding/unsent-email-rules.ts';
import { every } from './schedule.ts';
import type { Guard } from './second-readers/guard.ts';
import { type ReaderTiming, type ReadingModels, secondReaders } from './second-readers/second-readers.ts';
import { SecurityCounts } from './security-log/counts.ts';
import { refusalsLog } from './security-log/refusals.ts';
import { dropOldRows } from './security-log/rules.ts';
import { timeLimitsRoutes } from './time-limits/routes.ts';
import { dropOldRefusals } from './time-limits/rules.ts';
import { failLost, failOrphaned, maintainLeases, storeLateEnds } from './tutor/answer-ends.ts';
import { Answers } from './tutor/answers.ts';
import { AnswersElsewhere } from './tutor/answers-elsewhere.ts';
import { LessonMemory } from './tutor/lesson-memory.ts';
import { PastMemory } from './tutor/past-memory.ts';
import { dropOldKeys } from './tutor/questions.ts';
import { tutorRoutes } from './tutor/routes.ts';
import { version } from './version.ts';
import { workRoutes } from './work/routes.ts';

/** The parts of the product; main.ts takes them from the settings, tests pass their own. */
export interface Parts {
  readonly db: Db;
  /** What this node shares with the others; undefined for a single node. */
  readonly nodes?: SeveralNodes | undefined;
  readonly model: Model;
  readonly guardrails: GuardrailsPool;
  /** Whether a model judges: the named one, otherwise the tutor's own (AI_JUDGE). */
  readonly judges: boolean;
  /** Whether the judge may be told the answers of the exercise (AI_JUDGE_KEY). */
  readonly judgeIsTold?: boolean;
  /** The model that judges in place of the tutor's own. */
  readonly judgeModel?: Model | undefined;
  /** A model made to judge texts. */
  readonly guard?: Guard | undefined;
  /** The model that works out answer keys; by default the one that answers. */
  readonly keyModel?: Model | undefined;
  /** The model that answers when the first one does not. */
  readonly fallbackModel?: Model | undefined;
  /** How long answers wait for second readers; by default the usual times. */
  readonly readerTiming?: Partial<ReaderTiming> | undefined;
  /**
   * How long the first words of a reply wait for a key that the model proposes, in milliseconds. With null
   * the model is not asked for a key.
   */
  readonly keyWait: number | null;
  /** The names of the settings that choose the model. Without any, a connection can replace it. */
  readonly modelSettings?: readonly string[];
  /** How much a model reads at once, in tokens; by default its server is asked. */
  readonly modelContextLength?: number | undefined;
  /** Whether the administrator of the only school may connect a model. */
  readonly modelByAdministrator?: boolean;
  /** Where to look for model servers on this machine; by default at their usual ports. */
  readonly localModelServers?: readonly LocalModelServer[];
  /** Sends email; undefined without a mail server. */
  readonly mailer?: Mailer | undefined;
  /** The passwords that nobody may choose; undefined where the operator names no file of them. */
  readonly breachedPasswords?: BreachedPasswords | undefined;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly authSecret: string;
  /** The address that people use (the setting PUBLIC_URL). */
  readonly publicUrl: string | undefined;
  /** The address to listen on (the setting HOST). */
  readonly host?: string | undefined;
  /** The address on this machine, used without a public URL. */
  readonly localUrl: string;
  readonly webOrigins: readonly string[];
  readonly trustProxy: number;
  /** The certificate of a server that speaks HTTPS itself. */
  readonly tls?: { readonly cert: Buffer; readonly key: Buffer } | undefined;
  readonly limitsScale: number;
  readonly schoolCodes: readonly string[];
  /** How many days the security log keeps its rows. */
  readonly securityLogDays: number;
  /** The figures for the operator; by default those of this app alone, without those of the process. */
  readonly metrics?: Metrics;
  /** The bearer token with which other machines may read the metrics. */
  readonly metricsToken?: string | undefined;
  /** The folder of the built web app; without it only the calls are served. */
  readonly webFolder?: string;
}

export interface App {
  readonly http: FastifyInstance;
  readonly ctx: ModelConnectionContext & IdentityContext;
  /**
   * The codes of the schools that this start made. They are printed once. From then on the web app shows
   * them.
   */
  readonly newSchoolCodes: readonly string[];
  /**
   * Runs the chores at their intervals until the product closes.
   * @param longest leaves out chores with a longer interval (milliseconds), for tests, which call `doChores` for them
   */
  startChores(longest?: number): void;
  /** Runs all chores now, for tests that have moved the clock. */
  doChores(): Promise<void>;
  /** Shuts down gracefully: feeds end, calls and answers finish. The database stays open. */
  close(): Promise<void>;
}

/** Work that runs at an interval. */
type Chore = readonly [milliseconds: number, name: string, run: () => Promise<unknown>];

/** How long answers under way may take when the server closes, in milliseconds. */
const gracePeriod = 10_000;

/**
 * After how many milliseconds the readers of feeds are asked to reconnect. By then the next server may be up.
 * Beside other nodes it can be soon, since another node is up already.
 */
const reconnectDelay = { alone: 1_000, besideOthers: 200 };

/** How long an email that is being handed over may take when the server closes, in milliseconds. */
const mailGracePeriod = 5_000;

/** Calls `make` once for each object and caches the result. */
function cachedBy<Key extends object, T>(make: (key: Key) => T): (key: Key) => T {
  const cache = new WeakMap<Key, { readonly made: T }>();
  return (key) => {
    const entry = cache.get(key) ?? { made: make(key) };
    cache.set(key, entry);
    return entry.made;
  };
}

/** Assembles the product: the services, the context, the rooms in their order, then the chores. */
export async function createApp(parts: Parts): Promise<App> {
  const services = createServices(parts);
  await restBetweenCalls();
  const ctx = createContext(parts, services);
  const http = await createHttpServer({ ...parts, https: services.https });
  measureAnswers(http, services.metrics);
  const shutDown = prepareShutdown(http.server);
  serveRooms(http, ctx, parts, services);
  serveOpenApi(http);
  const newSchools = await ensureSchools(ctx, parts.schoolCodes);
  await resumeAfterRestart(ctx);
  joinOthers(ctx);
  const chores = choresOf(ctx, services);
  const endSchedules: (() => void)[] = [];
  return {
    http,
    ctx,
    newSchoolCodes: newSchools.map((school) => school.code),
    startChores: (longest = Number.POSITIVE_INFINITY) => {
      for (const [milliseconds, name, run] of chores)
        if (milliseconds <= longest) endSchedules.push(every(milliseconds, name, parts.log, run));
    },
    doChores: async () => {
      for (const [, , run] of chores) await run();
    },
    close: async () => {
      for (const end of endSchedules) end();
      await closeProduct(http, ctx, parts, services, shutDown);
    },
  };
}

type Services = ReturnType<typeof createServices>;
type ProductContext = ReturnType<typeof createContext>;

/** What serves calls and holds state in memory. */
function createServices(parts: Parts) {
  const { db, clock, log, nodes } = parts;
  const metrics = parts.metrics ?? new Metrics();
  db.commits.observe(({ writes, seconds }) => metrics.committed(writes, seconds));
  const events = new EventLog(db, nodes?.bus ?? new MemoryBus(), clock, (seconds) =>
    metrics.delivered(seconds),
  );
  const streams = new OpenStreams(nodes?.claims);
  const limits = new Limits(parts.limitsScale, clock, nodes);
  const lines = new WaitingLines(clock, parts.ids, parts.limitsScale, () => nodes?.members.alive.length ?? 1);
  const attempts = new Attempts(limits, lines);
  const baseUrl = parts.publicUrl ?? parts.localUrl;
  const https = baseUrl.startsWith('https:');
  const origins = [baseUrl, ...parts.webOrigins];
  const signIns = new SignIns(
    { db, clock, events, nodes },
    (signIn) => streams.endFor(signIn),
    () => streams.signIns(),
  );
  const secondFactorSeal = new Seal(parts.authSecret, 'second factors');
  const auth = createAuth(db, {
    secret: parts.authSecret,
    clock,
    publicUrl: baseUrl,
    origins,
    admission: admissionTo({ db, clock, secondFactorSeal }),
    admits: (row) => signIns.admits(row),
    onSignInEnded: (signIn) => signIns.endEverywhere(signIn),
  });
  const securityCounts = new SecurityCounts({ db, clock, log }, parts.authSecret);
  // Each node tells its own readers: all of them know the same.
  const presence = new Presence(clock, (sessionId, studentUid, status) =>
    events.broadcastTo('here', sessionId, 'presence', { studentUid, status }),
  );
  if (nodes) sharePresence(presence, nodes);
  const modelHealth = new ModelHealth(nodes);
  const usageCounts = new UsageCounts(clock);
  const models = new Models(
    {
      model: parts.model,
      judge: parts.judgeModel,
      guard: parts.guard,
      keys: parts.keyModel,
      fallback: parts.fallbackModel,
    },
    clock,
    (call) => {
      metrics.modelCalled(call.use, call.outcome);
      if (call.hasBegun) metrics.tokensUsed(call.purpose, call.tokens);
      usageCounts.count(call);
    },
    (isDown) => modelHealth.setHere(isDown),
    parts.judges,
  );
  const lessons = new LessonMemory();
  const past = new PastMemory();
  const answers = new Answers();
  const queue = new Queue(clock, nodes, () => models.capacity);
  const trials = new Trials(queue, nodes);
  const answersElsewhere = nodes ? new AnswersElsewhere(nodes.bus, answers) : null;
  return {
    metrics,
    events,
    streams,
    limits,
    lines,
    origins,
    attempts,
    baseUrl,
    https,
    signIns,
    secondFactorSeal,
    auth,
    securityCounts,
    presence,
    models,
    modelHealth,
    answers,
    queue,
    trials,
    lessons,
    past,
    usageCounts,
    answersElsewhere,
  };
}

/** What the rules of all rooms may use. */
function createContext(parts: Parts, services: Services) {
  const { db, clock, log } = parts;
  const { models } = services;
  const { judgeIsTold = true } = parts;
  const readersOf = cachedBy((reading: ReadingModels) =>
    secondReaders(reading, { clock, log, judgeIsTold }, parts.readerTiming),
  );
  const keyProposalsOf = cachedBy((model: Model) =>
    parts.keyWait === null ? null : new KeyProposals(model, log, parts.keyWait),
  );
  return {
    db,
    clock,
    ids: parts.ids,
    log,
    nodes: parts.nodes,
    models,
    usageCounts: services.usageCounts,
    modelKeySeal: new Seal(parts.authSecret, modelKeyPurpose),
    modelSettings: parts.modelSettings ?? [],
    modelContextLength: parts.modelContextLength,
    modelByAdministrator: parts.modelByAdministrator ?? true,
    localModelServers: parts.localModelServers,
    checks: new Checks(),
    startedAt: clock.now().toISOString(),
    // Getters, because a connection can replace the models at any time.
    get model() {
      return models.model;
    },
    get keyModel() {
      return models.keyModel;
    },
    get readers() {
      return readersOf(models.readers);
    },
    get keyProposals() {
      return models.keyModel.connected ? keyProposalsOf(models.keyModel) : null;
    },
    mailer: parts.mailer ? measuredMailer(parts.mailer, services.metrics) : null,
    breachedPasswords: parts.breachedPasswords ?? null,
    baseUrl: services.baseUrl,
    guardrails: measuredGuardrails(parts.guardrails, services.metrics),
    metrics: services.metrics,
    events: services.events,
    auth: services.auth,
    signIns: services.signIns,
    draftKeys: new DraftKeys(parts.authSecret),
    secondFactorSeal: services.secondFactorSeal,
    securityCounts: services.securityCounts,
    securityLogDays: parts.securityLogDays,
    presence: services.presence,
    modelHealth: services.modelHealth,
    answers: services.answers,
    queue: services.queue,
    trials: services.trials,
    lessons: services.lessons,
    past: services.past,
    answersElsewhere: services.answersElsewhere,
  };
}

/** Serves the calls of every room, in the order of the rooms. */
function serveRooms(http: FastifyInstance, ctx: ProductContext, parts: Parts, services: Services): void {
  const { limits, attempts, streams, signIns } = services;
  const authenticate = ({ headers }: FastifyRequest) =>
    signIns.find(headers.authorization, headers[unattendedHeader] === undefined);
  const serve = createServe(http, {
    authenticate,
    limits,
    attempts,
    streams,
    checkPassword: async ({ actor: { uid }, signIn }, typed) => {
      if (typed === undefined) await checkProof(ctx, signIn);
      else await countWrongPassword(limits, uid, () => checkOwnPassword(ctx, uid, typed));
    },
    onRefusal: refusalsLog(services.securityCounts),
  });

  const devices = new Devices(parts.authSecret, parts.ids, services.https);
  mountIdentity(http, ctx, { limits, attempts, devices, origins: services.origins });
  identityRoutes(serve, ctx, limits);
  classesRoutes(serve, ctx);
  liveSessionsRoutes(serve, ctx, (write, session, studentUid) =>
    endByDeparture(ctx, write, session, studentUid),
  );
  assignmentsRoutes(serve, ctx);
  registrationRoutes(serve, ctx);
  safeguardingRoutes(serve, ctx);
  timeLimitsRoutes(serve, ctx);
  answerKeyRoutes(serve, ctx);
  tutorRoutes(serve, ctx);
  workRoutes(serve, ctx);
  lessonActionsRoutes(serve, ctx);
  modelConnectionRoutes(serve, ctx);
  monitorRoutes(serve, ctx);
  patternsRoutes(serve, ctx);
  reportsRoutes(serve, ctx);
  retentionRoutes(serve, ctx);
  healthRoutes(http, [() => parts.db.ping()], parts.nodes);
  metricsRoutes(http, services.metrics, parts.metricsToken);
  services.metrics.watch(
    {
      answers: () => ctx.queue.counts(),
      streams: () => streams.counts(),
      waitingWrites: parts.db.commits.waiting,
      modelIsDown: () => ctx.models.model.isDown,
      modelIsConnected: () => ctx.models.model.connected,
    },
    version,
  );
}

/** Serves the contract as an OpenAPI document. All answers share its bytes. */
function serveOpenApi(http: FastifyInstance): void {
  // Generated at the first request: generating it takes a quarter of the time that the server takes to start.
  let document: CompressedText | undefined;
  http.get('/openapi.json', async (request, reply) => {
    document ??= compressedOnce(JSON.stringify(openApiDocument(endpoints)));
    return sendCompressed(request, reply.type('application/json; charset=utf-8'), document);
  });
}

/**
 * Takes over what an earlier process has left. It applies the stored connection of the model and the sign-ins
 * that have ended, and gives up orphaned answers and, on a single node, unfinished emails.
 */
async function resumeAfterRestart(ctx: ProductContext): Promise<void> {
  await applyStoredConnection(ctx);
  void ctx.models.probeGuard();
  await failOrphaned(ctx);
  if (!ctx.nodes) await giveUpEmails(ctx);
  await ctx.signIns.syncEndedSignIns();
}

/** Longer than the mailer tries to hand over an email (mail/mailer.ts), in milliseconds. */
const longestMail = 15 * 60_000;

async function giveUpEmails(ctx: ProductContext, before?: string): Promise<void> {
  await giveUpInvitationEmails(ctx, before);
  await giveUpAlertEmails(ctx, before);
}

/** Emails of a node that has died, and those whose outcome could not be stored. */
const giveUpLostEmails = (ctx: ProductContext): Promise<void> =>
  giveUpEmails(ctx, new Date(ctx.clock.now().getTime() - longestMail).toISOString());

/** The work that is done every so often, in the order in which `doChores` runs it. */
function choresOf(ctx: ProductContext, services: Services): readonly Chore[] {
  return [
    [250, 'attempts that wait for their turn', async () => services.lines.serve()],
    [1_000, 'answers that wait too long', async () => ctx.queue.expire()],
    [1_000, 'ends that could not be stored', () => storeLateEnds(ctx)],
    [1_000, 'sign-ins ended elsewhere', () => ctx.signIns.syncEndedSignIns()],
    [
      1_000,
      'presence and expired sign-ins',
      async () => {
        ctx.presence.lapse();
        services.streams.endExpired(ctx.clock.now());
      },
    ],
    [1_000, 'events that nobody announced', () => ctx.events.sweep()],
    [1_000, 'assignments that have opened', announceOpenedAssignments(ctx)],
    [1_000, 'lessons whose timers have run out', () => endTimedOutLessons(ctx)],
    // Sooner beside other nodes, which would take a sign-in for idle that was used here.
    [ctx.nodes ? 5_000 : 30_000, 'uses of sign-ins', () => ctx.signIns.storeUses()],
    [5_000, 'the connection of the model', () => applyStoredConnection(ctx)],
    [60_000, 'probes of a guard that has not answered', () => ctx.models.probeGuard()],
    [60_000, 'what classes used of the model', () => storeUse(ctx)],
    [5_000, 'leases', () => maintainLeases(ctx)],
    [5_000, 'counts of the security log', () => ctx.securityCounts.storeFinished()],
    ...choresForAll(ctx).map(
      ([milliseconds, name, run]): Chore => [
        milliseconds,
        name,
        async () => (ctx.nodes?.members.leads ?? true) && (await run()),
      ],
    ),
  ];
}

/** The chores that one node does for all. */
function choresForAll(ctx: ProductContext): readonly Chore[] {
  return [
    [60_000, 'forgotten sessions', () => closeForgottenSessions(ctx)],
    [60_000, 'patterns over days', observePatterns(ctx)],
    [60_000, 'emails about observations', () => emailDigests(ctx)],
    [60_000, 'alerts that wait too long', () => remindOfOverdueAlerts(ctx)],
    [60_000, 'emails about alerts that were not sent', () => sendUnsentAlertEmails(ctx)],
    [60_000, 'what schools no longer keep', () => enforceRetention(ctx)],
    [60_000, 'emails whose outcome nobody will store', () => giveUpLostEmails(ctx)],
    [
      3_600_000,
      'old events, keys, sign-ins and rows of the security log',
      async () => {
        await dropExpiredSignIns(ctx);
        await dropOldHoldings(ctx);
        await ctx.events.prune();
        await dropOldKeys(ctx);
        await dropOldRefusals(ctx);
        await dropOldRows(ctx, ctx.securityLogDays);
      },
    ],
  ];
}

/**
 * Ends the questions of nodes that have died, and tells a node that begins to follow a session of the answers
 * under way here.
 */
function joinOthers(ctx: ProductContext): void {
  ctx.nodes?.members.onDied(() => {
    failLost(ctx).catch((err: unknown) =>
      ctx.log.error({ err }, 'questions of a dead node could not be ended'),
    );
  });
  if (ctx.nodes) ctx.events.onFollowedElsewhere((sessionId) => tellAnswers(ctx, sessionId));
}

/** Ends feeds, lets calls, answers and emails finish, then closes what is left. */
async function closeProduct(
  http: FastifyInstance,
  ctx: ProductContext,
  parts: Parts,
  services: Services,
  shutDown: ReturnType<typeof prepareShutdown>,
): Promise<void> {
  services.streams.endFeeds(parts.nodes ? reconnectDelay.besideOthers : reconnectDelay.alone);
  const shuttingDown = shutDown(gracePeriod);
  await Promise.all([http.close(), ctx.answers.finish(gracePeriod), ctx.trials.finish(gracePeriod)]);
  ctx.keyProposals?.close();
  ctx.checks.stop();
  // After everything above, which can still send email.
  await parts.mailer?.finish(mailGracePeriod);
  await storeUse(ctx).catch((err: unknown) =>
    ctx.log.error({ err }, 'what classes used of the model could not be stored'),
  );
  await ctx.securityCounts
    .storeAll()
    .catch((err: unknown) => ctx.log.error({ err }, 'counts of the security log could not be stored'));
  await parts.breachedPasswords?.close();
  shuttingDown.done();
}
