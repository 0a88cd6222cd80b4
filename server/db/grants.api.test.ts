import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { freshDatabase } from '../../test/databases.ts';
import type { Db } from './db.ts';
import { grants } from './grants.ts';
import type { Schema } from './schema.ts';

/** The tables whose rows open nothing to whoever holds them. A new table is added here or to `grants`. */
const opensNothing: readonly (keyof Schema)[] = [
  'alert',
  'alert_email',
  'alert_message',
  'alert_judgement',
  'assignment',
  'auth_account',
  'auth_user',
  'class',
  'class_time_limits',
  'device_account',
  'enrollment',
  'event',
  'event_stream',
  'help_request',
  'idempotency_key',
  'instructions',
  'interaction',
  'join_request',
  'live_session',
  'model_connection',
  'model_price',
  'model_result',
  'model_usage',
  'node',
  'note',
  'note_reply',
  'observation',
  'opening',
  'participant',
  'pattern_reading',
  'pause',
  'privacy_reading',
  'profile',
  'removal',
  'retention_run',
  'retired_school_code',
  'school_administrator',
  'school_retention',
  'school_time_limits',
  'second_factor',
  'security_log',
  'student_guidelines',
  'time_lift',
  'time_refusal',
  'withheld_class',
];

/** The columns whose names sound like a secret, and what becomes of them. */
const secrets: Record<string, string> = {
  'assignment.answer_key': 'what the tutor compares replies with',
  'assignment.refuses_proposed_keys': 'the same',
  'auth_account.access_token': 'of another identity provider; always null',
  'auth_account.access_token_expires_at': 'the same',
  'auth_account.id_token': 'the same',
  'auth_account.refresh_token': 'the same',
  'auth_account.refresh_token_expires_at': 'the same',
  'auth_account.password': 'the password of a person; one that somebody else made ends',
  'auth_session.password_proved_at': 'ends with its row',
  'auth_session.token': 'ends with its row',
  'class.class_code': 'shown to a class; a teacher sees who joins with it, and renews it',
  'class.session_code': 'the same',
  'class.session_code_invites': 'whether the code of the session offers the class',
  'device_account.device': 'the hash of an id; a device that a teacher used confirms no reset',
  'idempotency_key.key': 'recognises a question that is sent twice',
  'instructions.hash': 'of a text',
  'invitation.token_hash': 'ends with its row',
  'co_teacher.invited_at': 'a time',
  'co_teacher.invited_by': 'who made the invitation, whose row ends',
  'live_session.code_renewed_at': 'a time',
  'live_session.session_code': 'shown to a class, as class.class_code',
  'model_connection.guard_sealed_key': "the key of the guard's server",
  'model_connection.sealed_key': "the key of the model's server",
  'model_usage.input_tokens': 'a number',
  'model_usage.output_tokens': 'a number',
  'recovery_code.hash': 'ends with its row',
  'profile.school_code': 'with which code a teacher registered',
  'profile.session_code': 'with which code a student registered',
  'retired_school_code.code': 'a code that does not work',
  'school.code': 'is turned off',
  'school.code_off_at': 'since when',
  'school.teacher_password_minimum': 'a setting',
  'second_factor.sealed_secret': "a person's own, in their app",
};

const soundsSecret = /token|code|hash|secret|key|password|invit|link|sealed|device/;

async function columnsOf({ engine, read }: Db): Promise<{ table: string; column: string }[]> {
  const ofEngine =
    engine === 'sqlite'
      ? sql<{ table: string; column: string }>`select tables.name as "table", columns.name as "column"
          from sqlite_schema as tables join pragma_table_info(tables.name) as columns
          where tables.type = 'table' and tables.name not like 'sqlite%'`
      : sql<{ table: string; column: string }>`select table_name as "table", column_name as "column"
          from information_schema.columns where table_schema = current_schema()`;
  const { rows } = await ofEngine.execute(read);
  return rows.filter(({ table }) => !table.startsWith('kysely'));
}

it('names each table once: as one that opens something, or as one that opens nothing [spec 10.280]', async () => {
  const tables = new Set((await columnsOf(await freshDatabase())).map(({ table }) => table));
  const named = [...grants.map(({ table }) => table), ...opensNothing];
  expect(named.toSorted()).toEqual([...tables].toSorted());
});

it('knows what becomes of each column that sounds like a secret', async () => {
  const sounding = (await columnsOf(await freshDatabase()))
    .filter(({ column }) => soundsSecret.test(column))
    .map(({ table, column }) => `${table}.${column}`);
  expect(sounding.toSorted()).toEqual(Object.keys(secrets).toSorted());
});
