import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tokensOf } from '../tokens.ts';
import { ContextWindow, fitted } from './context-window.ts';
import { type ModelMessage, tooLongIn } from './model.ts';

/** A server that answers these paths with JSON, and others with 404. */
async function serverWith(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const http = createServer((request, response) => {
    asked.push(request.url ?? '');
    const answer = answers[request.url ?? ''];
    response.writeHead(answer === undefined ? 404 : 200).end(JSON.stringify(answer ?? {}));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => http.once('listening', resolve));
  onTestFinished(() => void http.close());
  const { port } = http.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/v1`, asked };
}

const turn = (n: number, text: string): ModelMessage[] => [
  { role: 'user', content: `Question ${n}: ${text}` },
  { role: 'assistant', content: `Answer ${n}: ${text}` },
];
const conversation = (turns: number, text = 'a step of the exercise '.repeat(8)): ModelMessage[] => [
  { role: 'system', content: 'You are the tutor.' },
  ...Array.from({ length: turns }, (_, n) => turn(n, text)).flat(),
  { role: 'user', content: 'The last question' },
];
const tokensIn = (messages: readonly ModelMessage[]) =>
  messages.reduce((sum, { content }) => sum + tokensOf(content) + 4, 0);

describe('the length of a model’s context', () => {
  it.each([
    ['vLLM', { '/v1/models': { data: [{ id: 'm', max_model_len: 6_000 }] } }, 6_000],
    [
      'OpenRouter',
      {
        '/v1/models': {
          data: [
            { id: 'm', context_length: 6_000 },
            { id: 'n', context_length: 9 },
          ],
        },
      },
      6_000,
    ],
    ['Groq', { '/v1/models': { data: [{ id: 'm', context_window: 6_000 }] } }, 6_000],
    ['llama.cpp', { '/props': { default_generation_settings: { n_ctx: 6_000 } } }, 6_000],
    [
      'LM Studio',
      { '/api/v0/models': { data: [{ id: 'm', loaded_context_length: 6_000, max_context_length: 99_000 }] } },
      6_000,
    ],
    ['Ollama', { '/api/ps': { models: [{ name: 'm', model: 'm', context_length: 6_000 }] } }, 6_000],
    [
      'Ollama before the model is loaded',
      { '/api/ps': { models: [] }, '/api/show': { parameters: 'num_ctx 6000\nstop x', model_info: {} } },
      6_000,
    ],
    [
      'Ollama, which reads less than the model could',
      { '/api/ps': { models: [] }, '/api/show': { model_info: { 'llama.context_length': 131_072 } } },
      4_096,
    ],
    ['a server that says nothing', {}, 4_096],
    ['a server that says nonsense', { '/props': { default_generation_settings: { n_ctx: 'much' } } }, 4_096],
  ])('is what %s says, with room for the answer', async (_, answers, length) => {
    const { baseUrl } = await serverWith(answers);
    const window = new ContextWindow({ baseUrl, model: 'm' }, undefined);
    const sent = tokensIn(await window.fit(conversation(300)));
    expect(sent).toBeLessThanOrEqual(length * 0.75);
    expect(sent).toBeGreaterThan(length * 0.6);
  });

  it('is not asked where it is set, nor for a short prompt, nor again and again', async () => {
    const { baseUrl, asked } = await serverWith({});
    const set = new ContextWindow({ baseUrl, model: 'm' }, 8_000);
    expect(tokensIn(await set.fit(conversation(300)))).toBeGreaterThan(4_096);
    const window = new ContextWindow({ baseUrl, model: 'm' }, undefined);
    await window.fit(conversation(1));
    expect(asked).toEqual([]);
    for (let n = 0; n < 9; n++) await window.fit(conversation(300));
    expect(asked.length).toBeLessThan(20);
  });
});

describe('a refusal', () => {
  it.each([
    [
      400,
      "This model's maximum context length is 4096 tokens. However, you requested 5023 tokens (3999 in the messages, 1024 in the completion).",
      4096,
      5023,
    ],
    [
      400,
      "This model's maximum context length is 4096 tokens. However, your messages resulted in 5023 tokens.",
      4096,
      5023,
    ],
    [
      400,
      '{"error":{"code":400,"message":"the request exceeds the available context size, try increasing it","type":"exceed_context_size_error","n_prompt_tokens":5023,"n_ctx":4096}}',
      4096,
      5023,
    ],
    [
      400,
      'The number of tokens to keep from the initial prompt is greater than the context length (n_keep: 5023>= n_ctx: 4096).',
      4096,
      5023,
    ],
    [400, 'prompt is too long: 208,310 tokens > 200,000 maximum', 200_000, 208_310],
    [400, 'The input token count (12345) exceeds the maximum number of tokens allowed (8192).', 8192, 12_345],
    [422, '`inputs` tokens + `max_new_tokens` must be <= 4096. Given: 5023 `inputs` tokens', 4096, 5023],
    [
      400,
      'Prompt contains 40000 tokens and 0 draft tokens, too large for model with 32768 maximum context length',
      32_768,
      40_000,
    ],
    [
      413,
      'Request too large for model `m` on tokens per minute (TPM): Limit 6000, Requested 7300, please reduce your message size',
      6000,
      7300,
    ],
    [
      400,
      '{"error":{"code":"context_length_exceeded","message":"Please reduce the length of the messages or completion."}}',
      null,
      null,
    ],
    [500, 'llama_decode: failed, the prompt is too long for this model', null, null],
    [400, 'Input is too long for requested model.', null, null],
  ])('of %i is read: %s', (status, said, length, sent) => {
    expect(tooLongIn(status, said)).toMatchObject({ status, length, sent });
  });

  it.each([
    [400, 'Unrecognized request argument supplied: stream_options'],
    [400, 'Invalid schema for response_format: answers is required'],
    [404, 'The model `m` does not exist, context length 4096'],
    [429, 'Rate limit reached: too many tokens'],
    [500, 'Internal server error'],
  ])('of %i for another reason is none: %s', (status, said) => {
    expect(tooLongIn(status, said)).toBeNull();
  });

  it('makes the next prompt shorter, whatever it says', async () => {
    for (const said of [
      'maximum context length is 4096 tokens',
      'context_length_exceeded',
      'n_ctx: 4096, n_prompt_tokens: 9000',
    ]) {
      const window = new ContextWindow({ baseUrl: 'https://provider.example/v1', model: 'm' }, 16_000);
      const first = await window.fit(conversation(300));
      const refused = tooLongIn(400, said);
      if (refused) window.refused(first, refused);
      const sent = tokensIn(await window.fit(conversation(300)));
      expect(sent, said).toBeLessThan(tokensIn(first) * 0.6);
      expect(sent, said).toBeGreaterThan(900);
    }
  });
});

describe('the count of a server', () => {
  const windowOf = () => new ContextWindow({ baseUrl: 'http://127.0.0.1:9/v1', model: 'm' }, 8_000);

  it('that is higher makes prompts shorter', async () => {
    const window = windowOf();
    const messages = await window.fit(conversation(300));
    window.counted(messages, { input: tokensIn(messages) * 2, output: 1 });
    expect(tokensIn(await window.fit(conversation(300)))).toBeLessThan(tokensIn(messages) * 0.55);
  });

  it('that no longer grows shows that the server cuts', async () => {
    const window = windowOf();
    for (const turns of [40, 50, 60]) window.counted(conversation(turns), { input: 2_048, output: 1 });
    expect(tokensIn(await window.fit(conversation(300)))).toBeLessThan(2_048);
  });

  it('that is the same for the same prompt shows nothing', async () => {
    const window = windowOf();
    for (let n = 0; n < 5; n++) window.counted(conversation(40), { input: 2_048, output: 1 });
    expect(tokensIn(await window.fit(conversation(300)))).toBeGreaterThan(4_000);
  });
});

describe('messages that fit', () => {
  it('keep the instructions, the first and the newest turns and the whole question', () => {
    const question = 'x'.repeat(2_000);
    const messages = [...conversation(80).slice(0, -1), { role: 'user' as const, content: question }];
    const sent = fitted(messages, 2_000);
    expect(sent[0]).toEqual(messages[0]);
    expect(sent.at(-1)?.content).toBe(question);
    expect(sent.map(({ content }) => content).join('\n')).toMatch(
      /Question 0:[\s\S]*left out here[\s\S]*Question 78:[\s\S]*Question 79:/,
    );
    expect(tokensIn(sent)).toBeLessThanOrEqual(2_000);
    expect(sent.slice(1).map(({ role }) => role)).toEqual(
      sent.slice(1).map((_, n) => (n % 2 === 0 ? 'user' : 'assistant')),
    );
  });

  it('are the instructions and the question alone where nothing else fits', () => {
    const sent = fitted(conversation(80), 20);
    expect(sent.map(({ role }) => role)).toEqual(['system', 'user']);
  });
});
