import { expect, it } from 'vitest';
import { lessonIn, rulesWorld } from '../../test/context.ts';
import { randomNumbers } from '../../test/endurance/counts.ts';
import { now } from '../context.ts';
import { leaseEnd, unrecorded } from './answer-ends.ts';
import { PastMemory } from './past-memory.ts';
import { pastLength } from './past-store.ts';
import { newInteraction } from './questions.ts';
import { endPending, insertInteraction } from './store.ts';

/** A student in a lesson, and what can happen to the conversation. */
async function conversation() {
  const { ctx, clock } = await rulesWorld();
  const { session, student, class: ofClass } = await lessonIn({ ctx, clock });
  const found = { kind: 'session', id: session.id, classId: ofClass.id, session, ofClass } as never;
  const stored: string[] = [];
  let pending: string | undefined;
  const insert = async (status: 'pending' | 'answered') => {
    const asked = newInteraction(ctx, student, found, {
      question: `Question ${stored.length}`,
      changedFrom: null,
    });
    const interaction = { ...asked, status, answer: status === 'answered' ? 'Your teacher knows.' : '' };
    await ctx.db.write(({ query }) =>
      insertInteraction(query, { ...interaction, conversationId: session.id, leaseUntil: leaseEnd(ctx) }),
    );
    stored.push(asked.id);
    return asked.id;
  };
  const end = async (id: string) => {
    const ended = { ...unrecorded, status: 'answered', failure: null, answer: `Answer to ${id}` } as const;
    await ctx.db.write(({ query }) => endPending(query, id, { ...ended, processedAt: now(ctx) }));
  };
  return {
    pass: (milliseconds: number) => clock.advance(milliseconds),
    /** Asks a question, or ends the answer to the last one. */
    go: async () => {
      if (pending === undefined) pending = await insert('pending');
      else {
        await end(pending);
        pending = undefined;
      }
    },
    /** A message that shows danger is stored with its answer, also beside a question that waits. */
    tellDanger: () => insert('answered'),
    remove: async (share: number) => {
      const id = stored.splice(Math.floor(share * stored.length), 1)[0];
      if (id === undefined || id === pending) return;
      await ctx.db.write(({ query }) => query.deleteFrom('interaction').where('id', '=', id).execute());
    },
    readBy: (memory: PastMemory) => memory.read(ctx, session.id, student.uid),
  };
}

it('what is remembered is what the database has, whatever was asked, answered and deleted meanwhile', async () => {
  const { pass, go, tellDanger, remove, readBy } = await conversation();
  const memory = new PastMemory();
  const random = randomNumbers(1);
  for (let step = 0; step < 400; step++) {
    pass(Math.floor(random() * 3));
    const what = random();
    if (what < 0.75) await go();
    else if (what < 0.85) await tellDanger();
    else if (what < 0.95) await remove(random());
    else for (let more = 0; more < 4; more++) await go();
    if (random() < 0.7) expect(await readBy(memory), `step ${step}`).toEqual(await readBy(new PastMemory()));
  }
});

it('the newest interactions are remembered, and whether there are others', async () => {
  const { pass, go, readBy } = await conversation();
  const memory = new PastMemory();
  for (let n = 0; n < 2 * (pastLength - 1); n++) {
    pass(1_000);
    await go();
  }
  expect(await readBy(memory)).toMatchObject({ isWhole: true, newest: { length: pastLength - 1 } });
  for (let n = 0; n < 4; n++) await go();
  const { isWhole, newest } = await readBy(memory);
  expect([isWhole, newest.length]).toEqual([false, pastLength]);
});
