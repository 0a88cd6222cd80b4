import { createParser } from 'eventsource-parser';

/**
 * Asks a question and reads its stream to the end.
 * @param waitsFor what the text must contain first; by default anything
 * @returns when that text had arrived, in milliseconds of performance.now(); NaN if it never did
 */
export async function firstDelta(
  { url, token }: { readonly url: string; readonly token: string },
  body: object,
  waitsFor = '',
): Promise<number> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
  });
  let said = '';
  let arrived = Number.NaN;
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event !== 'delta') return;
      said += JSON.parse(data).text;
      if (Number.isNaN(arrived) && said.includes(waitsFor)) arrived = performance.now();
    },
  });
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
  return arrived;
}
