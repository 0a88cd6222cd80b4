import type { ModelMessage } from '../model.ts';
import { createPracticeTutor } from './practice-tutor.ts';

/** For tests: plays a student's lines to the practice tutor and returns its replies. */
export async function talk(...lines: readonly string[]): Promise<string[]> {
  const tutor = createPracticeTutor({ delay: 0 });
  const messages: ModelMessage[] = [{ role: 'system', content: 'Instructions for a language model.' }];
  for (const content of lines) {
    messages.push({ role: 'user', content });
    let reply = '';
    for await (const piece of tutor.answer({ messages, signal: new AbortController().signal }))
      reply += piece;
    messages.push({ role: 'assistant', content: reply });
  }
  return messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
}

/** The reply to the last of these lines. */
export const last = async (...lines: readonly string[]): Promise<string> =>
  (await talk(...lines)).at(-1) ?? '';
