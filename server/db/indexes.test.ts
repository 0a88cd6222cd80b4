import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { freshDatabase } from '../../test/databases.ts';
import { oldAlerts, oldConversations, oldQuestions, studentsAfter } from '../retention/retention-store.ts';

/**
 * The statements of chores, on tables that grow for years: without an index each would read a whole table.
 */
const chores = {
  'dropping old events': sql`delete from event where created_at < ${'2026'}`,
  'dropping old idempotency keys': sql`delete from idempotency_key where created_at < ${'2026'}`,
  'dropping expired sign-ins': sql`delete from auth_session where expires_at < ${'2026'}`,
  'dropping expired tokens': sql`delete from auth_verification where expires_at < ${'2026'}`,
  'dropping old rows of the security log': sql`delete from security_log where at < ${'2026'}`,
  'dropping old holds of devices': sql`delete from device_account where held_from < ${'2026'}`,
  'the alert of a question that is deleted': sql`select 1 from alert where interaction_id = ${'one'}`,
  'the messages of alerts of a question that is deleted': sql`select 1 from alert_message where interaction_id = ${'one'}`,
  'the idempotency keys of a question that is deleted': sql`delete from idempotency_key where interaction_id = ${'one'}`,
  'dropping the lessons that a student joined': sql`delete from participant where student_id = ${'ada'}`,
  'looking for abandoned questions': sql`select * from interaction
    where status = ${'pending'} and lease_until < ${'2026'}`,
  'looking for assignments that opened': sql`select distinct class_id from assignment
    where open_date > ${'2025'} and open_date <= ${'2026'} and archived_at is null`,
};

it.each(Object.entries(chores))('has an index for %s', async (_, statement) => {
  const db = await freshDatabase();
  const { rows } = await sql<{ detail: string }>`explain query plan ${statement}`.execute(db.read);
  expect(rows.map(({ detail }) => detail).join('\n')).toMatch(
    /SEARCH \w+ USING .*INDEX|SCAN \w+ USING INDEX/,
  );
});

it('reads what a school no longer keeps by indexes of classes, conversations, alerts and accounts [spec 10.192]', async () => {
  const db = await freshDatabase();
  const reads = [
    oldConversations(db.read, 'north', '2026'),
    oldQuestions(db.read, 'algebra', '2026', 200),
    oldAlerts(db.read, 'north', '2026', 50),
    studentsAfter(db.read, 'north', '', 50),
  ].map((query) => query.explain());
  for (const plan of await Promise.all(reads))
    expect(plan.map(({ detail }) => detail).join('\n')).not.toMatch(/\bSCAN \w+$/m);
});

it('reads the questions of a day by student and time, for the limits of each question', async () => {
  const db = await freshDatabase();
  const statement = sql`select created_at from interaction
    where student_id in (${'ada'}, ${'mei'}) and created_at >= ${'2026'} order by created_at`;
  const { rows } = await sql<{ detail: string }>`explain query plan ${statement}`.execute(db.read);
  expect(rows[0]?.detail).toContain('interaction_student_time (student_id=? AND created_at>?)');
});

it('reads only the answers that disclosed something for each question, however long the conversation is', async () => {
  const db = await freshDatabase();
  const statement = sql`select disclosed from interaction
    where student_id = ${'ada'} and conversation_id = ${'monday'} and disclosed is not null`;
  const { rows } = await sql<{ detail: string }>`explain query plan ${statement}`.execute(db.read);
  expect(rows[0]?.detail).toContain('interaction_disclosed (student_id=? AND conversation_id=?)');
});

it('reads only the pauses under way for each question, however many a lesson had', async () => {
  const db = await freshDatabase();
  const statement = sql`select * from pause
    where opening_id = ${'monday'} and ended_at is null and (student_id = ${'ada'} or student_id is null)`;
  const { rows } = await sql<{ detail: string }>`explain query plan ${statement}`.execute(db.read);
  expect(rows[0]?.detail).toContain('pause_under_way (opening_id=?)');
});

it('reads the questions of a class in a week by conversation and time, for reports', async () => {
  const db = await freshDatabase();
  const statement = sql`select student_id from interaction
    where conversation_id in (
      select live_session.id from live_session where live_session.class_id = ${'algebra'}
      union all select assignment.id from assignment where assignment.class_id = ${'algebra'})
    and created_at >= ${'2026-11-16'} and created_at < ${'2026-11-23'}`;
  const { rows } = await sql<{ detail: string }>`explain query plan ${statement}`.execute(db.read);
  const plan = rows.map(({ detail }) => detail).join('\n');
  expect(plan).toContain('interaction_conversation (conversation_id=? AND created_at>? AND created_at<?)');
  expect(plan).not.toContain('SCAN');
});
