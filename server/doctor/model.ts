import { connectionSentences, probeSentences } from '../../contract/model-connection.ts';
import { isLoopback } from '../loopback.ts';
import type { Model } from '../model/model.ts';
import { askOnce } from '../model-connection/find-model.ts';
import type { Guard } from '../second-readers/guard.ts';
import { probeGuard } from '../second-readers/guard.ts';
import type { Compared } from './clock.ts';
import type { Finding } from './finding.ts';

/** How long the server of a model may take to tell its time, in milliseconds. */
const timeout = 5_000;

/** The models that answer with these settings. */
export interface ModelsInUse {
  readonly model: Model;
  readonly fallback: Model | undefined;
  /** Judges in place of the tutor's model; null where that does. */
  readonly judge: Model | null;
  readonly guard: Guard | undefined;
  /** Works out answer keys; null where the model does. */
  readonly keyModel: Model | null;
}

/** Asks each model one small question. */
export async function checkModels({
  model,
  fallback,
  judge,
  guard,
  keyModel,
}: ModelsInUse): Promise<Finding[]> {
  if (!model.connected)
    return [
      {
        part: 'Model',
        state: 'look',
        said: 'No language model is connected: the practice tutor answers.',
        todo: 'Connect one under Account, School, Model, or with "model connect", or set AI_BASE_URL.',
      },
    ];
  const others = [
    ...(fallback ? [checkModel('The fallback', fallback)] : []),
    ...(judge ? [checkModel('The judge', judge)] : []),
    ...(guard ? [checkGuard(guard)] : []),
    ...(keyModel ? [checkModel('The model for answer keys', keyModel)] : []),
  ];
  return Promise.all([checkModel('The tutor', model), ...others]);
}

async function checkModel(who: string, model: Model): Promise<Finding> {
  const start = performance.now();
  const failure = await askOnce(model, new AbortController().signal);
  const name = model.server
    ? `${model.server.model} at ${new URL(model.server.baseUrl).host}`
    : model.description;
  if (failure === null) {
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    return {
      part: 'Model',
      state: 'good',
      said: `${who}, ${name}, answered a small question in ${seconds} s.`,
    };
  }
  return {
    part: 'Model',
    state: 'bad',
    said: `${who}, ${name}, did not answer.`,
    todo: connectionSentences[failure],
  };
}

/** Asks the guard its two probes. */
async function checkGuard(guard: Guard): Promise<Finding> {
  const probe = await probeGuard(guard);
  const who = `The guard, ${guard.model.description}, as ${guard.protocol.name}`;
  if (probe === 'works')
    return { part: 'Model', state: 'good', said: `${who}, tells harmful from harmless.` };
  return {
    part: 'Model',
    state: 'bad',
    said: `${who}, did not pass its two probes.`,
    todo: probeSentences[probe],
  };
}

/** The clocks of the models' servers on other machines, as far as these servers tell the time. */
export async function clocksOf({ model, fallback }: ModelsInUse): Promise<Compared[]> {
  const addresses = [model, fallback].flatMap((each) => each?.server?.baseUrl ?? []);
  const elsewhere = [...new Set(addresses)].filter((address) => !isLoopback(new URL(address).hostname));
  return (await Promise.all(elsewhere.map(clockAt))).flatMap((clock) => clock ?? []);
}

async function clockAt(address: string): Promise<Compared | null> {
  try {
    const start = Date.now();
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeout) });
    await answer.body?.cancel();
    const theirs = Date.parse(answer.headers.get('date') ?? '');
    // The header has whole seconds, so it is half a second early on average.
    return Number.isNaN(theirs)
      ? null
      : { whose: new URL(address).host, theirs: theirs + 500, ours: (start + Date.now()) / 2 };
  } catch {
    return null;
  }
}
