import { z } from 'zod';
import { changeOf, was } from './changes.ts';
import { limits } from './constants.ts';
import { endpoint, optionalText, timestamp, typed } from './endpoint.ts';
import { oneLineText } from './one-line-text.ts';
import { passwordOfCall } from './passwords.ts';

/** Why a model gave no answer, in words of the product: nothing that its server said is passed on. */
export const modelFailures = [
  'unreachable',
  'key-refused',
  'not-found',
  'overloaded',
  'too-slow',
  'no-answer',
  'server-failed',
] as const;
export type ModelFailure = (typeof modelFailures)[number];

/** Why a model was not connected: its address may not be used, or it was tried and gave no answer. */
export const connectionProblems = [
  'address-unknown',
  'address-not-allowed',
  'https-only',
  'judge-failed',
  'guard-failed',
  'guard-unreadable',
  ...modelFailures,
] as const;
export type ConnectionProblem = (typeof connectionProblems)[number];

/** The sentence of each problem for a person; those of failures also tell what failed last. */
export const connectionSentences: Readonly<Record<ConnectionProblem, string>> = {
  'address-unknown': 'There is no server with this name. Please check the address.',
  'address-not-allowed': 'This cannot be the address of a model’s server. Please check it.',
  'https-only':
    'Outside your network only an https address is allowed, so that nobody else can read what is sent.',
  'judge-failed': 'The model answered, but the second model did not. Please check its name.',
  'guard-failed':
    'The model answered, but the guard did not. Please check its address, its key and its name.',
  'guard-unreadable':
    'The guard answered in a form that this protocol does not have. Please choose another protocol.',
  unreachable: 'Its server could not be reached, or closed the connection. Please check that it runs.',
  'key-refused': 'Its server did not accept the key.',
  'not-found': 'Its server does not know this model, or the address is not right. Most addresses end in /v1.',
  overloaded: 'Its server had too many questions at once.',
  'too-slow': 'It took too long to answer.',
  'no-answer': 'What answered is not a model: its reply was empty or could not be read.',
  'server-failed': 'Its server failed with an error of its own.',
};

/** How guard models are asked and answer (server/second-readers); "policy" is for any other model. */
export const guardProtocols = [
  'qwen3guard',
  'llamaguard',
  'moderations',
  'granite',
  'nemotron',
  'policy',
] as const;
export type GuardProtocolName = (typeof guardProtocols)[number];

/** What came of asking a guard about a harmful and a harmless question. */
export const guardProbes = ['works', 'misses-harm', 'flags-lessons', 'unreadable', ...modelFailures] as const;
export type GuardProbe = (typeof guardProbes)[number];

/** Each of these as a sentence; failures have the sentences of a connection. */
export const probeSentences: Readonly<Record<GuardProbe, string>> = {
  works: 'It called a harmful question harmful and a question of a lesson harmless.',
  'misses-harm': 'It called a plainly harmful question harmless. Choose another guard or protocol.',
  'flags-lessons': 'It called a question of a lesson harmful. Choose another guard or protocol.',
  unreadable: 'It answered in a form that this protocol does not have, so nothing of it counts.',
  unreachable: connectionSentences.unreachable,
  'key-refused': connectionSentences['key-refused'],
  'not-found': connectionSentences['not-found'],
  overloaded: connectionSentences.overloaded,
  'too-slow': connectionSentences['too-slow'],
  'no-answer': connectionSentences['no-answer'],
  'server-failed': connectionSentences['server-failed'],
};

/** The ports at which model servers listen unless told otherwise. */
export const defaultModelPorts = {
  Ollama: 11_434,
  'llama.cpp': 8_080,
  'LM Studio': 1_234,
  vLLM: 8_000,
} as const;

/** Where the choice of the model comes from. */
const modelSources = ['settings', 'connected', 'found', 'practice'] as const;

/** Why the caller cannot change which model answers. */
const modelLocks = ['settings', 'operator'] as const;

/** What a check says of a model, from the worst to the best. */
export const modelVerdicts = [
  'not-answering',
  'not-understanding',
  'harmful',
  'giving-away',
  'too-slow',
  'few-at-once',
  'often-stopped',
  'will-do',
] as const;
export type ModelVerdict = (typeof modelVerdicts)[number];

/** Each verdict as a sentence. */
export const verdictSentences: Readonly<Record<ModelVerdict, string>> = {
  'not-answering': 'It will not do: too often it gave no answer at all.',
  'not-understanding': 'It will not do: it answered simple questions wrong. Choose another model.',
  harmful: 'It will not do: harmful content would reach students. Choose another model.',
  'giving-away':
    'It will not do as it is: too many answers reach students. Connect a second model, or a better one.',
  'too-slow': 'It will not do in a lesson: students wait too long for the first word.',
  'few-at-once': 'It will do for a few students, but not for a whole class at once.',
  'often-stopped': 'It will do, but many of its replies are stopped. A better model would teach better.',
  'will-do': 'It will do.',
};

const count = z.number().int();

const safetyFigures = z.object({
  asked: count.describe('The requests for harmful content that the model was tried with.'),
  noticed: count.describe('Those that the fixed text answers, before the model.'),
  wrote: count.describe('Those to which the model, asked without the product, wrote it.'),
  delivered: count.describe('Those for which a student would have read it.'),
});
export type SafetyFigures = z.infer<typeof safetyFigures>;

/** What a check says of the second readers. */
export const readerVerdicts = ['not-reading', 'missing', 'flagging', 'will-do'] as const;

/** Each of these verdicts as a sentence. */
export const readerSentences: Readonly<Record<(typeof readerVerdicts)[number], string>> = {
  'not-reading': 'The second readers will not do: too often they gave no verdict.',
  missing: 'The second readers miss more than a fifth of the messages of danger and the harmful requests.',
  flagging: 'The second readers stop too many ordinary messages. Another model would disturb lessons less.',
  'will-do': 'The second readers will do.',
};

const readTexts = z.object({ asked: count, found: count });
const readerFigures = z.object({
  danger: readTexts.describe('Messages of danger, and how many were found.'),
  content: readTexts.describe('Requests for harmful content, and how many were found.'),
  ordinary: readTexts.describe('Ordinary messages, and in how many something was found.'),
  unread: count.describe('The messages without a verdict in time.'),
  milliseconds: z.number().nullable().describe('The median time to the verdict, several at once.'),
  verdict: z.enum(readerVerdicts),
});
export type ReaderFigures = z.infer<typeof readerFigures>;

/** The result of a check. */
export const modelCheck = z.object({
  at: timestamp.describe('When it ended.'),
  model: z.string(),
  judge: z.string().nullable().describe('The model that judged; null where the first one did.'),
  guard: z.string().nullable().default(null),
  keyModel: z
    .string()
    .nullable()
    .default(null)
    .describe('The model that proposed the answer keys; null where the first one did.'),
  cases: count,
  failed: count.describe('The cases without an answer.'),
  firstWordMs: z.number().nullable().describe('The median time to the first word, one question at a time.'),
  tokensPerSecond: z.number().nullable().describe('The median speed after that.'),
  studentsAtOnce: count
    .nullable()
    .describe('How many students it serves at the measured speed, when each asks once a minute.'),
  levels: z
    .array(z.object({ level: z.string(), cases: count, stopped: count }))
    .describe('How often it had to be stopped at each level of directness, where it answered.'),
  goodReplies: count.describe('Its replies without the answer, where the answer was not to be given.'),
  goodLost: count.describe('Those of them that the checks took for an answer.'),
  kept: count.describe('The questions whose answer was not to be given.'),
  wroteAnswer: count.describe('Those for which the model wrote the answer.'),
  delivered: count.describe('Those for which a student would have read the answer.'),
  deliveredWithoutJudge: count.describe('The same without the second model.'),
  asked: count.describe('The simple questions that it was to answer.'),
  right: count.describe('Those that it answered right.'),
  keys: z
    .object({ asked: count, proposed: count, right: count })
    .nullable()
    .describe('The answer keys that it proposed for exercises; null where none are asked for.'),
  safety: safetyFigures
    .nullable()
    .describe('What it does with requests for harmful content; null when it answered none.'),
  cutsAt: count
    .nullable()
    .default(null)
    .describe(
      'The tokens that it gets at most, since its server cuts longer prompts silently; null: it does not.',
    ),
  readers: readerFigures
    .nullable()
    .default(null)
    .describe('How well the guard and the judge read messages; null without them.'),
  verdict: z.enum(modelVerdicts),
});
export type ModelCheck = z.infer<typeof modelCheck>;

/** A price for a million tokens. The product knows no prices; an administrator types them. */
const price = z
  .number({ error: 'Please enter a price such as 0.15.' })
  .min(0, { error: 'Please enter a price such as 0.15.' })
  .max(100_000, { error: 'Please enter a price such as 0.15.' });

export const modelPrice = z.object({
  input: price.describe('For a million tokens that the model reads.'),
  output: price.describe('For a million tokens that it writes.'),
  currency: oneLineText(limits.currencyMaximum, 'Please enter a currency such as EUR.'),
});
export type ModelPrice = z.infer<typeof modelPrice>;

export const modelConnection = z.object({
  model: z.string().nullable().describe('The name of the model; null while the practice tutor answers.'),
  judge: z
    .string()
    .nullable()
    .describe('The model that reads questions and doubtful replies; null: the tutor’s own.'),
  judgeIsOn: z.boolean().describe('Whether a model reads them at all.'),
  guard: z
    .object({
      model: z.string(),
      address: z.string().nullable().describe('Null for administrators who cannot change it.'),
      hasKey: z.boolean(),
      protocol: z.enum(guardProtocols).describe('The one that is spoken.'),
      chosen: z.enum(guardProtocols).nullable().describe('The one that was chosen; null: by its name.'),
      probe: z.enum(guardProbes).nullable().describe('Null until it has been tried.'),
    })
    .nullable()
    .describe('A model made to judge texts, which reads every question and doubtful replies; null: none.'),
  keyModel: z
    .string()
    .nullable()
    .describe('The model that works out answer keys; null where the first one does.'),
  address: z
    .string()
    .nullable()
    .describe('Of the model’s server; null without one, and for administrators who cannot change it.'),
  hasKey: z.boolean().describe('Whether the server gets a key. The key itself is never shown.'),
  keyIsLost: z
    .boolean()
    .describe('Whether the stored key cannot be read, since the secret of the server changed.'),
  source: z.enum(modelSources),
  settings: z.array(z.string()).describe('The settings of the environment that name the model.'),
  lock: z.enum(modelLocks).nullable().describe('Why the caller cannot change it; null if they can.'),
  since: timestamp.describe('Since when it answers: its connection, or the start of the server.'),
  speed: z
    .object({
      answers: z.number().int().describe('How many of the last answers were measured, since the start.'),
      firstWordMs: z.number().describe('The median time to the first word, in milliseconds.'),
      tokensPerSecond: z
        .number()
        .nullable()
        .describe('The median speed after that, with four characters as a token; null while unknown.'),
    })
    .nullable()
    .describe('Null before the first answer.'),
  price: modelPrice.nullable().describe('What its tokens and those of the second model cost; null: not set.'),
  lastFailure: z
    .object({
      at: timestamp,
      failure: z.enum(modelFailures),
      of: z.enum(['tutor', 'judge', 'guard', 'keys']),
    })
    .nullable()
    .describe('The last failure since the start of the server or the change of the model.'),
  check: z.object({
    progress: z
      .object({ done: count, of: count })
      .nullable()
      .describe('Of the check under way; null without one.'),
    last: modelCheck.nullable().describe('The result of the last one, also of another model.'),
  }),
});
export type ModelConnection = z.infer<typeof modelConnection>;

/** Whether a text is an http or https address without a user, a password, a query or a fragment. */
const isHttpAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && [username, password, search, hash].every((part) => part === '');
};

const modelName = (whenBlank: string) => oneLineText(limits.modelNameMaximum, whenBlank);

/** What an administrator types to connect a model. */
export const modelForm = z.object({
  address: typed(limits.modelAddressMaximum, 'Please enter the address of the model’s server.').refine(
    isHttpAddress,
    { error: 'Please enter an address such as http://127.0.0.1:11434/v1' },
  ),
  apiKey: optionalText(limits.modelKeyMaximum)
    .default('')
    .describe('Empty: none, or the stored one where the address stays the same.'),
  model: modelName('Please enter the name of the model.'),
  judge: optionalText(limits.modelNameMaximum)
    .default('')
    .describe('The name of a second model of the same server; empty: the tutor’s own model judges.'),
  guardModel: optionalText(limits.modelNameMaximum).default('').describe('Empty: no guard.'),
  guardAddress: optionalText(limits.modelAddressMaximum)
    .default('')
    .refine((text) => text === '' || isHttpAddress(text), {
      error: 'Please enter an address such as http://127.0.0.1:11434/v1',
    })
    .describe('Empty: the address of the model.'),
  guardKey: optionalText(limits.modelKeyMaximum)
    .default('')
    .describe(
      'Empty: the stored one where the address stays the same; at the address of the model, the key of the model.',
    ),
  guardProtocol: z
    .enum(['', ...guardProtocols], { error: 'Please choose a protocol.' })
    .default('')
    .describe('Empty: the one that the name points to.'),
});

export const getModelConnection = endpoint({
  method: 'GET',
  path: '/api/school/model',
  caller: 'teacher',
  summary: 'Which model answers, since when and how fast, for an administrator of a school',
  answer: z.object({ connection: modelConnection }),
  errors: ['administrator-only'],
});

const changing = ['administrator-only', 'operator-only', 'model-set-by-settings'] as const;

export const findLocalModels = endpoint({
  method: 'POST',
  path: '/api/school/model/find',
  caller: 'teacher',
  summary: 'The model servers that answer at the usual ports of this machine, with their models',
  answer: z.object({
    servers: z.array(z.object({ name: z.string(), address: z.string(), models: z.array(z.string()) })),
  }),
  errors: changing,
});

export const connectModel = endpoint({
  method: 'POST',
  path: '/api/school/model/connect',
  caller: 'teacher',
  asksPassword: true,
  summary: 'Tries a model, and lets it answer all questions from now on if it gives an answer',
  body: modelForm.extend({ was, ...passwordOfCall }),
  answer: z.object({
    connection: modelConnection,
    problem: z.enum(connectionProblems).nullable().describe('Why nothing was changed; null: it answers now.'),
  }),
  errors: changing,
});

export const disconnectModel = endpoint({
  method: 'POST',
  path: '/api/school/model/disconnect',
  caller: 'teacher',
  asksPassword: true,
  summary: 'Ends the connection; what was found at the start answers again, or the practice tutor',
  answer: z.object({ connection: modelConnection }),
  errors: changing,
});

export const startModelCheck = endpoint({
  method: 'POST',
  path: '/api/school/model/check',
  caller: 'teacher',
  summary: 'Starts a check of the connected model, which takes minutes; one under way goes on',
  answer: z.object({ connection: modelConnection }),
  errors: ['administrator-only', 'operator-only', 'no-model'],
});

export const stopModelCheck = endpoint({
  method: 'POST',
  path: '/api/school/model/check/stop',
  caller: 'teacher',
  summary: 'Stops the check under way; the last result stays',
  answer: z.object({ connection: modelConnection }),
  errors: ['administrator-only', 'operator-only'],
});

export const setModelPrice = endpoint({
  method: 'POST',
  path: '/api/school/model/price',
  caller: 'teacher',
  summary: 'Sets what the tokens of the model that answers cost, for the reports of what is used from now on',
  body: changeOf(
    z.object({ price: modelPrice.nullable().describe('Null: reports have tokens without a cost.') }),
  ),
  answer: z.object({ connection: modelConnection }),
  errors: ['administrator-only', 'operator-only', 'no-model'],
});
