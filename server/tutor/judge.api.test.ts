import { describe, expect, it } from 'vitest';
import { startApp } from '../../test/harness.ts';
import { brokenOff, gated, huge, refused, type Script, stalled, streamed } from '../../test/model-scripts.ts';
import { startLesson } from '../../test/people.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';
import type { JudgeTiming } from './judged-text.ts';

const longTimes: JudgeTiming = { gather: 60_000, hold: 60_000 };

/** What a judge says of a part of a reply. */
type Verdict = (part: string) => Script;

const objectsTo =
  (rule: string, where: string): Verdict =>
  (part) =>
    streamed([JSON.stringify(part.includes(where) ? { rule, where } : { rule: 'none', where: '' })]);

const accepts: Verdict = () => streamed(['{"rule": "none", "where": ""}']);

/** A lesson in which a second model reads the replies before anybody sees them. */
async function judgedLesson(verdict: Verdict = accepts, timing = longTimes) {
  const modelServer = await startScriptedModel();
  const judged: string[] = [];
  modelServer.answer(({ model, messages }) => {
    if (model !== 'judge') return null;
    const { nextPart } = JSON.parse(messages.at(-1)?.content ?? '') as { nextPart: string };
    judged.push(nextPart);
    return verdict(nextPart);
  });
  const app = await startApp({ modelUrl: modelServer.url, judged: timing });
  /** The requests to the tutor's model, without those to the judge. */
  const asked = () => modelServer.requests.filter(({ body }) => body.model !== 'judge');
  return { modelServer, judged, asked, ...(await startLesson(app)) };
}

/** A leak that no detector finds: there is no key, and the words do not look like an answer. */
const leak = 'The word you want is a kind of leaf green.';

describe('a reply that a second model judges', () => {
  it('is shown when the judge accepts it', async () => {
    const { modelServer, judged, student, session } = await judgedLesson();
    modelServer.script(streamed(['Look at both sides. ', 'What is left?']));
    const { body } = await student.ask(session.id, 'How?');
    expect(body.interaction).toMatchObject({
      answer: 'Look at both sides. What is left?',
      guard: { outcome: 'passed', stopped: [] },
    });
    expect(judged.join('')).toBe('Look at both sides. What is left?');
  });

  it('is shown paragraph by paragraph while the model is still writing [spec 5.50]', async () => {
    const { modelServer, student, session } = await judgedLesson();
    modelServer.script(gated('rest', ['Look at both sides.\n\nWhat'], [' is left?']));
    const answer = await student.askStreaming(session.id, 'How?');
    const first = await answer.next('delta');
    expect(first.data).toEqual({ text: 'Look at both sides.\n' });
    modelServer.open('rest');
    expect((await answer.next('done')).data).toMatchObject({
      interaction: { answer: 'Look at both sides.\n\nWhat is left?' },
    });
  });

  it('ends before the sentence to which the judge objects, and the tutor is asked again [spec 10.55]', async () => {
    const { modelServer, asked, student, session } = await judgedLesson(objectsTo('key-value', 'leaf green'));
    modelServer.script(
      streamed([`Many things have colours.\n\nPlants have leaves. ${leak} Good.\n\nAnd so on.`]),
    );
    modelServer.script(streamed(['What colour are they?']));
    const { body } = await student.ask(session.id, 'How?');
    expect(body.interaction).toMatchObject({
      answer: 'Many things have colours.\n\nPlants have leaves. \n\nWhat colour are they?',
      guard: { outcome: 'rewritten', rule: 'key-value', stopped: ['key-value'] },
    });
    const correction = asked()[1]?.body.messages[0]?.content ?? '';
    expect(correction).toContain('because it gave the answer away');
    expect(correction).not.toContain('leaf green');
  });

  it('is replaced by a hint when the judge objects to both attempts', async () => {
    const { modelServer, student, session } = await judgedLesson(objectsTo('key-value', 'leaf green'));
    modelServer.script(streamed([leak]));
    modelServer.script(streamed([`Well. ${leak}`]));
    const { body } = await student.ask(session.id, 'Which colour do plants have?');
    expect(body.interaction.answer).not.toContain('leaf green');
    expect(body.interaction.answer).toContain('?');
    expect(body.interaction.guard.stopped).toEqual(['key-value', 'key-value']);
  });

  it.each([
    ['manner:befriending', 'We two make a fine pair.'],
    ['manner:private', 'What happens at your house after dinner?'],
    ['content:drugs', 'Some shops near you hand it out after dark.'],
  ])(
    'is stopped by the judge for its manner or its content: %s [standard 11.4 11.6 13.4 13.5 13.6]',
    async (rule, sentence) => {
      const { modelServer, student, teacher, session } = await judgedLesson(objectsTo(rule, sentence));
      modelServer.script(streamed([`Look at both sides.\n\n${sentence} What is left?`]));
      modelServer.script(streamed(['What is left?']));
      const { interaction } = (await student.ask(session.id, 'How?')).body;
      expect(interaction.answer).not.toContain(sentence);
      const { interactions } = (await teacher.get(`/api/sessions/${session.id}/interactions?limit=200`)).body;
      expect(interactions[0]?.guard).toMatchObject({ stopped: [rule], secondModel: { reply: 'stopped' } });
    },
  );

  it('is no longer written when the judge has objected', async () => {
    const { modelServer, asked, student, session } = await judgedLesson(objectsTo('key-value', 'leaf green'));
    modelServer.script(stalled(`${leak}\n\n`, 'And '));
    modelServer.script(streamed(['What have you tried?']));
    const { body } = await student.ask(session.id, 'How?');
    expect(body.interaction.answer).toBe('What have you tried?');
    expect(await asked()[0]?.closed).toBe('client');
  });

  it('is judged by what the judge says after its thoughts [spec 5.42]', async () => {
    const thinks: Verdict = (part) =>
      streamed([
        '{"rule": "none"} is one answer.',
        '\n</think>\n',
        JSON.stringify({ rule: 'key-value', where: part }),
      ]);
    const { modelServer, student, session } = await judgedLesson(thinks);
    modelServer.script(streamed([leak]));
    modelServer.script(refused(500));
    const { body } = await student.ask(session.id, 'Which colour?');
    expect(body.interaction.answer).not.toContain('leaf green');
  });

  it('is stopped by the other checks although the judge accepts it', async () => {
    const { modelServer, student, session } = await judgedLesson();
    modelServer.script(streamed(['It is 7, since 3 + 4 = 7.']));
    modelServer.script(streamed(['Which number comes four after three?']));
    const { body } = await student.ask(session.id, 'What is 3 + 4?');
    expect(body.interaction.answer).toBe('Which number comes four after three?');
  });
});

const shortTimes: JudgeTiming = { gather: 20, hold: 100 };

describe.each<[string, Verdict]>([
  ['silent', () => stalled()],
  ['broken', () => refused(500)],
  ['overloaded', () => refused(429)],
  ['cut off', () => brokenOff('{"rule": "key-value", ')],
  ['endless', () => huge(40_000)],
  ['refusing', () => streamed(["I can't help with that."])],
  ['confused', () => streamed(['The student: What is 3 + 4? It is 7. BREAKS.'])],
  ['hostile: it names a rule that does not exist', (part) => objectsTo('everything', part)(part)],
  ['hostile: it objects to words of its own', () => streamed(['{"rule": "key-value", "where": "It is 7"}'])],
])('a judge that is %s', (_, verdict) => {
  it('does no harm: good replies are shown, and what the other checks stop stays stopped [spec 10.55]', async () => {
    const { modelServer, student, session } = await judgedLesson(verdict, shortTimes);
    const good = 'Count on from three.\n\nWhere do you land?';
    modelServer.script(streamed([good]));
    expect((await student.ask(session.id, 'How do I add?')).body.interaction).toMatchObject({
      answer: good,
      status: 'answered',
      guard: { outcome: 'passed' },
    });
    modelServer.script(streamed(['Count on. ', 'It is 7, since 3 + 4 = 7.'], { delay: 30 }));
    modelServer.script(streamed(['Which number comes four after three?']));
    const { interaction } = (await student.ask(session.id, 'What is 3 + 4?')).body;
    expect(interaction.answer).not.toContain('7');
    expect(interaction.status).toBe('answered');
  });
});
