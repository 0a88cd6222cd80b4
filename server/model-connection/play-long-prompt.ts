import { type Model, ModelError, type ModelMessage } from '../model/model.ts';

const codeWord = 'marigold';

/** How many turns a long lesson has. */
const turns = 45;
/** How often a model gets a shorter prompt before the check gives up. */
const tries = 3;

const turn: readonly ModelMessage[] = [
  {
    role: 'user',
    content:
      'I read the next page about the river and the old mill. The farmers bring their grain in the morning, and the wheel turns while they wait. What could I look at before I go on with my summary?',
  },
  {
    role: 'assistant',
    content:
      'Look at who does something on this page and who waits. Write one sentence about each of them in your own words, without looking back at the text. Then compare your sentences with the page: what did you leave out, and does your reader need it?',
  },
];

/** A conversation whose last question is answered in its first line alone. */
const conversation = (length: number): ModelMessage[] => [
  {
    role: 'system',
    content: `The code word of this lesson is ${codeWord}. Tell it when you are asked for it.`,
  },
  ...Array.from({ length }, () => turn).flat(),
  { role: 'user', content: 'What is the code word of this lesson? Answer with this word alone.' },
];

async function tellsCodeWord(model: Model, length: number, signal: AbortSignal): Promise<boolean> {
  let reply = '';
  for await (const piece of model.answer({ messages: conversation(length), signal, whole: true }))
    reply += piece;
  return reply.toLowerCase().includes(codeWord);
}

/**
 * Whether the server cuts long prompts silently: then the model does not know what stands at the beginning, where the
 * guidelines are. The model gets shorter prompts from then on.
 * @returns the tokens that it gets at most; null when it reads whole prompts, or cannot be asked
 */
export async function silentCut(model: Model, signal: AbortSignal): Promise<number | null> {
  let most: number | null = null;
  try {
    if (!(await tellsCodeWord(model, 0, signal))) return null;
    for (let attempt = 0; attempt < tries; attempt++) {
      if (signal.aborted || (await tellsCodeWord(model, turns, signal))) break;
      most = model.cutSilently?.() ?? null;
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
  }
  return most;
}
