import { expect, it } from 'vitest';
import { countCompared, countOffloading, nothingFound, supportReceipt } from '../../contract/receipts.ts';
import type { InputFindings, Receipt } from '../../contract/tutor.ts';
import { lessonIn, rulesWorld } from '../../test/context.ts';
import { now } from '../context.ts';
import { leaseEnd } from '../tutor/answer-ends.ts';
import { listHistory } from '../tutor/past-store.ts';
import { endPending, insertInteraction } from '../tutor/store.ts';
import { listActivity } from './store.ts';

const passed: Receipt = {
  outcome: 'passed',
  rule: null,
  stopped: [],
  checked: 3,
  guidelines: '1 guided',
  checkedAgainst: 'none',
};

/** Stores a student's questions in a lesson, each answered with this receipt and these input findings. */
async function answered(ends: { guard: Receipt; noticed?: InputFindings; answer?: string }[]) {
  const world = await rulesWorld();
  const { ctx, clock } = world;
  const { session, student } = await lessonIn(world);
  const scope = { conversationId: session.id, studentUid: student.uid, openingId: session.openingId };
  for (const [n, { guard, noticed = null, answer = `Answer ${n}.` }] of ends.entries()) {
    clock.advance(1_000);
    const id = ctx.ids.next();
    await ctx.db.write(async ({ query }) => {
      await insertInteraction(query, {
        ...scope,
        id,
        sessionId: session.id,
        assignmentId: null,
        studentName: student.name,
        question: `Question ${n}?`,
        answer: '',
        status: 'pending',
        failure: null,
        guard: null,
        changedFrom: null,
        noticed: null,
        createdAt: now(ctx),
        processedAt: null,
        leaseUntil: leaseEnd(ctx),
      });
      const end = { answer, status: 'answered' as const, failure: null, disclosed: [], told: null };
      await endPending(query, id, { ...end, guard, noticed, processedAt: now(ctx) });
    });
  }
  return { read: ctx.db.read, scope };
}

it('stopped answers and attempts are counted by the findings, whatever other text a receipt has', async () => {
  const { read, scope } = await answered([
    { guard: passed },
    { guard: { ...passed, outcome: 'rewritten', rule: 'formula', guidelines: 'the edition "passed"' } },
    { guard: { ...passed, outcome: 'replaced', rule: 'key-value', stopped: ['key-value', 'safeguarding'] } },
    { guard: supportReceipt },
    { guard: passed, noticed: { ...nothingFound, masked: ['a name held to be true'] } },
    { guard: passed, noticed: { ...nothingFound, pressure: true } },
  ]);
  expect(await listActivity(read, scope)).toMatchObject([
    { questions: 6, answers: 6, stopped: 2, attempts: 1 },
  ]);
});

it('questions that hand the work over are counted, and those whose answer contained the whole [spec 10.171, standard 4.12 10.11]', async () => {
  const asks = { ...nothingFound, offloading: true };
  const ends = [
    { guard: passed, noticed: asks },
    { guard: { ...passed, gaveWhole: true }, noticed: asks },
    // A student who worked may be given the whole.
    { guard: { ...passed, gaveWhole: true }, noticed: null },
    { guard: { ...passed, gaveWhole: true }, noticed: { ...nothingFound, masked: ['"offloading":true'] } },
    { guard: { ...passed, rule: '"gaveWhole":true' }, noticed: { ...nothingFound, pressure: true } },
  ];
  const { read, scope } = await answered(
    ends.map(({ noticed, ...end }) => (noticed ? { ...end, noticed } : end)),
  );
  const offloading = { asked: 2, given: 1 };
  expect(await listActivity(read, scope)).toMatchObject([{ questions: 5, offloading }]);
  expect(countOffloading(ends)).toEqual(offloading);
});

it('answers are counted by what they were compared with: the key, a proposed answer or no key [spec 10.121, standard 4.2]', async () => {
  const against = (checkedAgainst: Receipt['checkedAgainst'], fields: Partial<Receipt> = {}) => ({
    guard: { ...passed, checkedAgainst, ...fields },
  });
  const ends: { guard: Receipt; answer?: string }[] = [
    against('key'),
    against('key', { outcome: 'replaced', rule: 'key-value', stopped: ['key-value'] }),
    against('proposed'),
    against('none', { rule: '"checkedAgainst":"key"' }),
    against('none', { guidelines: '1 restrictive formulas_allowed' }),
    against('none', { guidelines: '1 permissive show_definitions' }),
    // The answer is allowed, so that there is nothing to compare.
    against('key', { guidelines: '1 permissive formulas_allowed' }),
    { ...against('key'), answer: '' },
    { guard: supportReceipt },
  ];
  const { read, scope } = await answered(ends);
  const compared = { key: 2, proposed: 1, none: 3 };
  expect(await listActivity(read, scope)).toMatchObject([{ answers: 9, compared }]);
  expect(countCompared(ends.map(({ guard, answer = 'An answer.' }) => ({ guard, answer })))).toEqual(
    compared,
  );
});

it('the history leaves out only the questions that the support text answered', async () => {
  const { read, scope } = await answered([
    { guard: { ...passed, rule: 'key-value', stopped: ['key-value', 'safeguarding'] } },
    { guard: supportReceipt },
    { guard: passed },
  ]);
  const history = await listHistory(read, { ...scope, limit: 10 });
  expect(history.map(({ question }) => question)).toEqual(['Question 0?', 'Question 2?']);
});

it('the history has the first question once when it is also the oldest of the newest ones', async () => {
  const { read, scope } = await answered([{ guard: passed }, { guard: passed }, { guard: passed }]);
  const asked = async (limit: number) =>
    (await listHistory(read, { ...scope, limit })).map(({ question }) => question);
  expect(await asked(3)).toEqual(['Question 0?', 'Question 1?', 'Question 2?']);
  expect(await asked(2)).toEqual(['Question 0?', 'Question 1?', 'Question 2?']);
  expect(await asked(1)).toEqual(['Question 0?', 'Question 2?']);
});
