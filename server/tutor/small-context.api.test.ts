import { describe, expect, it } from 'vitest';
import { withTheTest } from '../../test/databases.ts';
import { startApp } from '../../test/harness.ts';
import { streamed } from '../../test/model-scripts.ts';
import type { ContextLimit } from '../../test/model-server.ts';
import { startLesson, succeeded } from '../../test/people.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';

const english = {
  question: (n: number) =>
    `Page ${n} of my summary about the old mill: I describe how the river turns the wheel and what the farmers bring, and the first sentence has a sound. What could I look at next, so that it reads well? I want to change it on my own and do not know where to begin.`,
  answer:
    'You begin with a sound, and that draws a reader in. Look at your verbs: which of them show what somebody does, and which only say that something is there? Choose one sentence, let a farmer act in it, and read both aloud. What changes?',
};
const chinese = {
  question: (n: number) =>
    `我写老磨坊的作文，第${n}段：我写了河水怎样推动水轮，农民带来了什么东西，还试着用声音开头。同学说读起来像一张清单。接下来我可以看什么地方，让它读起来更像一个故事？我想自己改，但是不知道从哪里开始。`,
  answer:
    '你用声音开头，这一点很能吸引读者。再看看你用的动词：哪些写出了人物在做什么，哪些只是说有什么东西？选一句话，让一个农民在里面动起来，然后把两句都读出声来，听听有什么不同，再告诉我你喜欢哪一句。',
};
/** So many turns of these texts are twice what fits. */
const turns = 20;

const limits: readonly ContextLimit[] = [
  { tokens: 4_096, longer: 'is refused' },
  { tokens: 4_096, longer: 'is refused', bytesPerToken: 2 },
  { tokens: 4_096, longer: 'loses its beginning' },
];
const cases = limits.flatMap((limit) => [
  { limit, name: 'in English', words: english },
  { limit, name: 'in Chinese', words: chinese },
]);

describe('with a context of 4,096 tokens', () => {
  it.each(cases)(
    'where a longer prompt $limit.longer, a talk of 20 turns $name keeps the instructions and gets every answer',
    async ({ limit, words }) => {
      const modelServer = await startScriptedModel(withTheTest, limit);
      const app = await startApp({ modelUrl: modelServer.url });
      const { student, session } = await startLesson(app);
      modelServer.answer(() => streamed([words.answer.repeat(6)]));
      for (let n = 1; n <= turns; n++) {
        app.clock.advance(1_000);
        const question = words.question(n);
        expect(succeeded(await student.ask(session.id, question)), `turn ${n}`).toMatchObject({
          interaction: { status: 'answered' },
        });
        const { messages } = modelServer.requests.at(-1)?.body ?? { messages: [] };
        expect(messages[0]?.role, `turn ${n}`).toBe('system');
        expect(messages[0]?.content, `turn ${n}`).toMatch(/^You are the tutor of the class/);
        expect(messages.at(-1)?.content).toBe(question);
      }
      const talk =
        modelServer.requests
          .at(-1)
          ?.body.messages.map(({ content }) => content)
          .join('\n') ?? '';
      for (const n of [1, turns - 1]) expect(talk).toContain(words.question(n).slice(0, 20));
    },
  );
});
