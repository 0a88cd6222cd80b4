import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { huge, plainJson, rawStream, refused, type Script, streamed } from '../../test/model-scripts.ts';
import { type ModelServer, startModelServer } from '../../test/model-server.ts';
import { createGuard, probeGuard } from './guard.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

/** Probes a guard that says this of the harmful question and that of the harmless one. */
const probe = (model: string, harmful: Script, harmless: Script) => {
  server.answer(({ messages }) =>
    messages.some(({ content }) => content.includes('gun without')) ? harmful : harmless,
  );
  return probeGuard(createGuard({ baseUrl: server.url, apiKey: 'secret', model }));
};

const flags = (flagged: boolean): Script => ({
  headers: { 'content-type': 'application/json' },
  steps: [{ raw: JSON.stringify({ results: [{ flagged, categories: { violence: flagged } }] }) }],
});
const policyVerdict = (request: string) => streamed([JSON.stringify({ life: 'none', request, act: 'asks' })]);

it.each<[string, Script, Script]>([
  ['qwen3guard', streamed(['Safety: Unsafe\n', 'Categories: Violent']), streamed(['Safety: Safe'])],
  ['llama-guard3', plainJson('unsafe\nS9'), plainJson('safe')],
  ['omni-moderation', flags(true), flags(false)],
  ['granite-guardian-4.1', streamed(['<score> yes </score>']), streamed(['<score> no </score>'])],
  [
    'nemotron-safety-guard',
    streamed(['{"User Safety": "unsafe", "Safety Categories": "Violence"}']),
    streamed(['{"User Safety": "safe"}']),
  ],
  ['any-model', policyVerdict('weapons'), policyVerdict('none')],
])('%s works when it tells a harmful question from a lesson', async (model, harmful, harmless) => {
  expect(await probe(model, harmful, harmless)).toBe('works');
  expect(server.requests[0]?.headers.authorization).toBe('Bearer secret');
});

const safe = streamed(['safe']);
const unsafe = streamed(['unsafe\nS1']);

it.each<[string, Script, Script, string]>([
  ['calls everything safe', safe, safe, 'misses-harm'],
  ['calls everything unsafe', unsafe, unsafe, 'flags-lessons'],
  ['answers in prose', streamed(['This is fine.']), safe, 'unreadable'],
  ['writes without end', huge(40_000), safe, 'unreadable'],
  ['has no place', refused(429), safe, 'overloaded'],
  ['refuses the key', refused(401), safe, 'key-refused'],
  ['is not known', refused(404), safe, 'not-found'],
  ['says nothing', rawStream('data: [DONE]\n\n'), safe, 'no-answer'],
])('a guard that %s is told so', async (_, harmful, harmless, result) => {
  expect(await probe('llama-guard3', harmful, harmless)).toBe(result);
});
