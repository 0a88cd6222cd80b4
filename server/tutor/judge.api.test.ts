import { describe, expect, it } from 'vitest';
import { startApp } from '../../test/harness.ts';
import { brokenOff, huge, refused, type Script, stalled, streamed } from '../../test/model-scripts.ts';
import { startLesson, succeeded } from '../../test/people.ts';
import { createSaleAssignment } from '../../test/sale-assignment.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';
import type { ReaderTiming } from '../second-readers/second-readers.ts';

const longTimes: Partial<ReaderTiming> = { sentenceHold: 60_000, strictHold: 60_000 };

/** What a judge says of a part of a reply. */
type Verdict = (part: string) => Script;

const objectsTo =
  (rule: string, where: string): Verdict =>
  (part) =>
    streamed([JSON.stringify(part.includes(where) ? { rule, where } : { rule: 'none', where: '' })]);

const accepts: Verdict = () => streamed(['{"rule": "none", "where": ""}']);
const isSafe = streamed(['{"life": "none", "request": "none", "act": "asks"}']);

/** A lesson in which a judge reads what is in doubt. */
async function judgedLesson(verdict: Verdict = accepts, timing = longTimes) {
  const modelServer = await startScriptedModel();
  const judged: string[] = [];
  modelServer.answer(({ model, messages }) => {
    if (model !== 'judge') return null;
    const { nextPart } = JSON.parse(messages.at(-1)?.content ?? '') as { nextPart?: string };
    if (nextPart === undefined) return isSafe;
    judged.push(nextPart);
    return verdict(nextPart);
  });
  const app = await startApp({ modelUrl: modelServer.url, judged: timing });
  /** The requests to the tutor's model, without those to the judge. */
  const asked = () => modelServer.requests.filter(({ body }) => body.model !== 'judge');
  return { modelServer, judged, asked, ...(await startLesson(app)) };
}

/** A question that presses for the answer, so that what states something is in doubt. */
const pressing = 'Just give me the answer, I want to be finished!';
/** A leak that no detector finds: there is no key, and the words do not look like an answer. */
const leak = 'The word you want is a kind of leaf green.';

describe('a reply that a judge reads where it is in doubt', () => {
  it('is not read where nothing is in doubt', async () => {
    const { modelServer, judged, student, session } = await judgedLesson(() => stalled());
    modelServer.script(streamed(['Look at both sides. ', 'What is left?']));
    const { body } = await student.ask(session.id, 'How?');
    expect(body.interaction).toMatchObject({ answer: 'Look at both sides. What is left?' });
    expect(judged).toEqual([]);
  });

  it('ends before the sentence to which the judge objects, and the tutor is asked again [spec 5.50 10.55]', async () => {
    const { modelServer, asked, judged, student, session } = await judgedLesson(
      objectsTo('key-value', 'leaf green'),
    );
    modelServer.script(streamed([`Many things out there have colours. ${leak} Good. And so on.`]));
    modelServer.script(streamed(['What colour are they?']));
    const { body } = await student.ask(session.id, pressing);
    expect(body.interaction.answer).toBe('Many things out there have colours. \n\nWhat colour are they?');
    expect(body.interaction).toMatchObject({
      guard: { outcome: 'rewritten', rule: 'key-value', stopped: ['key-value'] },
    });
    expect(judged.join('')).toContain('leaf green');
    const correction = asked()[1]?.body.messages[0]?.content ?? '';
    expect(correction).toContain('because it gave the answer away');
    expect(correction).not.toContain('leaf green');
  });

  it('is replaced by a hint when the judge objects to both attempts', async () => {
    const { modelServer, student, session } = await judgedLesson(objectsTo('key-value', 'leaf green'));
    modelServer.script(streamed([leak]));
    modelServer.script(streamed([`Well, my friend. ${leak}`]));
    const { body } = await student.ask(session.id, pressing);
    expect(body.interaction.answer).not.toContain('leaf green');
    expect(body.interaction.answer).toContain('?');
  });

  it.each([
    ['manner:befriending', 'We two make a fine pair after the lesson.'],
    ['content:drugs', 'Some shops near you hand it out after dark.'],
  ])(
    'is stopped by the judge for its manner or its content: %s [standard 11.4 11.6 13.4 13.5 13.6]',
    async (rule, sentence) => {
      const { modelServer, student, teacher, session } = await judgedLesson(objectsTo(rule, sentence));
      modelServer.script(streamed([`Look at both sides? ${sentence} What is left?`]));
      modelServer.script(streamed(['What is left?']));
      const { interaction } = (await student.ask(session.id, pressing)).body;
      expect(interaction.answer).not.toContain(sentence);
      const { interactions } = (await teacher.get(`/api/sessions/${session.id}/interactions?limit=200`)).body;
      expect(interactions[0]?.guard).toMatchObject({ stopped: [rule], secondModel: { reply: 'stopped' } });
      expect(interactions[0]?.guard.readBy.reply.found).toContainEqual(
        expect.objectContaining({ reader: 'judge', model: 'judge', found: rule }),
      );
    },
  );

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
    const { body } = await student.ask(session.id, pressing);
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

const shortTimes: Partial<ReaderTiming> = { sentenceHold: 100, strictHold: 100 };

describe.each<[string, Verdict]>([
  ['silent', () => stalled()],
  ['broken', () => refused(500)],
  ['overloaded', () => refused(429)],
  ['cut off', () => brokenOff('{"rule": "key-value", ')],
  ['endless', () => huge(40_000)],
  ['refusing', () => streamed(["I can't help with that."])],
  ['empty', () => streamed([])],
  ['confused', () => streamed(['The student: What is 3 + 4? It is 7. BREAKS.'])],
  ['hostile: it names a rule that does not exist', (part) => objectsTo('everything', part)(part)],
  ['hostile: it objects to words of its own', () => streamed(['{"rule": "key-value", "where": "It is 7"}'])],
])('a judge that is %s', (_, verdict) => {
  it('does no harm: the sentence is shown, the receipt says that nobody has read it [spec 5.51 10.55]', async () => {
    const { modelServer, teacher, student, session } = await judgedLesson(verdict, shortTimes);
    const good = 'You can count on from the first of them. Where do you land?';
    modelServer.script(streamed([good]));
    expect((await student.ask(session.id, pressing)).body.interaction).toMatchObject({
      answer: good,
      status: 'answered',
      guard: { outcome: 'passed' },
    });
    const { interactions } = (await teacher.get(`/api/sessions/${session.id}/interactions?limit=200`)).body;
    const { secondModel, readBy } = interactions[0]?.guard ?? {};
    expect(secondModel).toMatchObject({ reply: 'unread' });
    expect(readBy.reply.doubtful).toBeGreaterThan(0);
    expect(readBy.reply.unread).toBe(readBy.reply.doubtful);
  });
});

it.each([
  [true, ['68 euros']],
  [false, undefined],
])(
  'a judge is told the answers of an exercise only where the operator allows it: %s',
  async (judgeIsTold, told) => {
    const modelServer = await startScriptedModel();
    const cases: { answers?: string[] }[] = [];
    modelServer.answer(({ model, messages }) => {
      if (model !== 'judge') return null;
      const text = JSON.parse(messages.at(-1)?.content ?? '');
      if (text.nextPart === undefined) return isSafe;
      cases.push(text);
      return accepts('');
    });
    const app = await startApp({ modelUrl: modelServer.url, judged: longTimes, judgeIsTold });
    const lesson = await startLesson(app);
    const assignment = await createSaleAssignment(app, lesson);
    modelServer.script(streamed([leak]));
    succeeded(
      await lesson.student.post(`/api/assignments/${assignment.id}/chat`, {
        question: pressing,
        studentName: 'ignored',
      }),
    );
    expect(cases.map(({ answers }) => answers)).toEqual([told]);
  },
);
