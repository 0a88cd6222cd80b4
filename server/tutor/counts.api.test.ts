import { expect, it } from 'vitest';
import type { InputFindings, Receipt } from '../../contract/tutor.ts';
import { lessonIn, rulesWorld } from '../../test/context.ts';
import { now } from '../context.ts';
import { leaseEnd } from './leases.ts';
import { supportReceipt } from './prepare.ts';
import * as store from './store.ts';

const passed: Receipt = {
  outcome: 'passed',
  rule: null,
  stopped: [],
  checked: 3,
  guidelines: '1 directness=guided',
  checkedAgainst: 'none',
};
const nothing: InputFindings = { switchOff: false, pressure: false, masked: [] };

/** Stores a student's questions in a lesson, each answered with this receipt and these input findings. */
async function answered(ends: { guard: Receipt; noticed?: InputFindings }[]) {
  const world = await rulesWorld();
  const { ctx, clock } = world;
  const { session, student } = await lessonIn(world);
  const scope = { conversationId: session.id, studentUid: student.uid, openingId: session.openingId };
  for (const [n, { guard, noticed = null }] of ends.entries()) {
    clock.advance(1_000);
    const id = ctx.ids.next();
    await ctx.db.write(async ({ query }) => {
      await store.insertInteraction(query, {
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
        noticed: null,
        createdAt: now(ctx),
        processedAt: null,
        leaseUntil: leaseEnd(ctx),
      });
      const end = { answer: `Answer ${n}.`, status: 'answered' as const, failure: null, disclosed: [] };
      await store.endPending(query, id, { ...end, guard, noticed, processedAt: now(ctx) });
    });
  }
  return { read: ctx.db.read, scope };
}

it('stopped answers and attempts are counted by the findings, whatever other text a receipt has', async () => {
  const { read, scope } = await answered([
    { guard: passed },
    { guard: { ...passed, outcome: 'rewritten', rule: 'judge', guidelines: 'the edition "passed"' } },
    { guard: { ...passed, outcome: 'replaced', rule: 'key-value', stopped: ['key-value', 'safeguarding'] } },
    { guard: supportReceipt },
    { guard: passed, noticed: { ...nothing, masked: ['a name held to be true'] } },
    { guard: passed, noticed: { ...nothing, pressure: true } },
  ]);
  expect(await store.listActivity(read, scope)).toMatchObject([
    { questions: 6, answers: 6, stopped: 2, attempts: 1 },
  ]);
});

it('the history leaves out only the questions that the support text answered', async () => {
  const { read, scope } = await answered([
    { guard: { ...passed, rule: 'key-value', stopped: ['key-value', 'safeguarding'] } },
    { guard: supportReceipt },
    { guard: passed },
  ]);
  const history = await store.listHistory(read, { ...scope, limit: 10 });
  expect(history.map(({ question }) => question)).toEqual(['Question 0?', 'Question 2?']);
});
