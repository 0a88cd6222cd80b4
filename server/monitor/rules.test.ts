import { beforeEach, expect, it } from 'vitest';
import { lessonIn, type RulesWorld, rulesWorld, teacherIn } from '../../test/context.ts';
import { deliveredTo } from '../../test/frames.ts';
import { acceptClassInvitation, inviteColleague, removeClassTeacher } from '../classes/co-teacher-rules.ts';
import { getSession } from '../live-sessions/joining-rules.ts';
import { startSession, stopSession } from '../live-sessions/opening-rules.ts';
import { withResolvers } from '../with-resolvers.ts';
import { watch } from './rules.ts';

let world: RulesWorld;
let lesson: Awaited<ReturnType<typeof lessonIn>>;

beforeEach(async () => {
  world = await rulesWorld();
  lesson = await lessonIn(world);
});

/** Watches as the teacher, and keeps the names of the events, each snapshot with its number of students. */
async function watchAsTeacher() {
  const seen: string[] = [];
  const { end } = await watch(
    world.ctx,
    lesson.teacher,
    { lastEvent: null },
    {
      ...deliveredTo((text) => {
        const event = /^event: (.*)$/m.exec(text)?.[1] ?? '';
        const data = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? '{}');
        seen.push(
          event === 'snapshot' ? `snapshot of ${data.session ? data.students.length : 'nothing'}` : event,
        );
      }),
      refused: () => seen.push('refused'),
      failed: (error) => {
        throw error;
      },
    },
  );
  return { seen, end };
}

it('the monitor shows no session until a student joins, then the lesson, then no session again', async () => {
  const { ctx } = world;
  const { seen, end } = await watchAsTeacher();
  await expect.poll(() => seen).toEqual(['snapshot of nothing']);
  await getSession(ctx, lesson.student, lesson.session.id);
  await expect.poll(() => seen.at(-1)).toBe('snapshot of 1');
  await stopSession(ctx, lesson.teacher, lesson.class.id);
  await expect.poll(() => seen.at(-1)).toBe('snapshot of nothing');
  await startSession(ctx, lesson.teacher, lesson.class.id);
  await expect.poll(() => seen.at(-1)).toBe('snapshot of 0');
  end();
});

it('the monitor gets no events after its end', async () => {
  const { seen, end } = await watchAsTeacher();
  await expect.poll(() => seen).toHaveLength(1);
  end();
  await getSession(world.ctx, lesson.student, lesson.session.id);
  const other = await watchAsTeacher();
  await expect.poll(() => other.seen).toHaveLength(1);
  other.end();
  expect(seen).toEqual(['snapshot of nothing']);
});

it('a monitor that could not start leaves no listener behind [spec 4.25]', async () => {
  const { ctx } = world;
  await getSession(ctx, lesson.student, lesson.session.id);
  // Without the table `school` the safeguarding contact cannot be read, and `watch` fails.
  const rename = (from: string, to: string) =>
    ctx.db.write(({ query }) => query.schema.alterTable(from).renameTo(to).execute());
  await rename('school', 'elsewhere');
  const before = ctx.events.listeners;
  const delivered: string[] = [];
  const sink = {
    ...deliveredTo((text) => void delivered.push(text)),
    refused: () => delivered.push('refused'),
    failed: (error: unknown) => delivered.push(String(error)),
  };
  await expect(watch(ctx, lesson.teacher, { lastEvent: null }, sink)).rejects.toThrow('no such table');
  await rename('elsewhere', 'school');
  await stopSession(ctx, lesson.teacher, lesson.class.id);
  ctx.events.broadcast(lesson.session.id, 'presence', { studentUid: lesson.student.uid, status: 'idle' });
  expect(ctx.events.listeners).toBe(before);
  expect(delivered).toEqual([]);
});

it('the monitor shows the teacher’s own sessions only', async () => {
  const stranger = await teacherIn(world);
  const sink = { ...deliveredTo(() => {}), refused: () => {}, failed: () => {} };
  const chosen = { sessionId: lesson.session.id, lastEvent: null };
  await expect(watch(world.ctx, stranger, chosen, sink)).rejects.toMatchObject({ code: 'session-not-found' });
});

it.each(['named', 'found'])(
  'the monitor of a removed colleague ends before its reader has taken the snapshot, its session %s',
  async (how) => {
    const { ctx } = world;
    const colleague = await teacherIn(world);
    const classId = lesson.class.id;
    const { email } = await ctx.db.read
      .selectFrom('profile')
      .select('email')
      .where('uid', '=', colleague.uid)
      .executeTakeFirstOrThrow();
    await inviteColleague(ctx, lesson.teacher, classId, { colleague: email ?? '', role: 'helper' });
    await acceptClassInvitation(ctx, colleague, classId);
    await getSession(ctx, lesson.student, lesson.session.id);
    const refused = withResolvers<void>();
    const slow = withResolvers<void>();
    const request = { lastEvent: null, ...(how === 'named' ? { sessionId: lesson.session.id } : {}) };
    const { end } = await watch(ctx, colleague, request, {
      deliver: () => {},
      deliverPaced: () => slow.promise,
      refused: refused.resolve,
      failed: refused.reject,
    });
    await removeClassTeacher(ctx, lesson.teacher, classId, colleague.uid);
    await refused.promise;
    end();
    slow.resolve();
  },
);
