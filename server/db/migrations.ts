import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { columns, type Engine } from './columns.ts';
import { addRevisions } from './revisions.ts';
import type { Schema } from './schema.ts';

/**
 * Migrates the database to the newest schema, or to that of an earlier migration.
 * @throws Error naming the migration that failed
 */
export async function migrate(db: Kysely<Schema>, engine: Engine, last?: string): Promise<void> {
  const provider = { getMigrations: async () => migrations(engine) };
  const migrator = new Migrator({ db, provider });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error) throw error;
}

/** Makes all tables in an empty schema, without a record of it. */
export async function makeTables(db: Kysely<Schema>, engine: Engine): Promise<void> {
  for (const { up } of Object.values(migrations(engine))) await up(db);
}

/** The names of all migrations of this version. */
export const migrationNames = (): string[] => Object.keys(migrations('sqlite'));

const migrations = (engine: Engine): Record<string, Migration> => ({
  '001-identity': { up: (db) => identity(db, engine) },
  '002-classes': { up: (db) => classes(db, engine) },
  '003-live-sessions': { up: (db) => liveSessions(db, engine) },
  '004-assignments': { up: (db) => assignments(db, engine) },
  '005-interactions': { up: (db) => interactions(db, engine) },
  '006-events': { up: (db) => events(db, engine) },
  '007-alerts': { up: (db) => alerts(db, engine) },
  '008-school-administrators': { up: (db) => schoolAdministrators(db, engine) },
  '009-hashed-sign-ins': { up: endSignIns },
  '012-safeguarding-contact-account': { up: (db) => safeguardingContactAccount(db, engine) },
  '013-removals': { up: (db) => removals(db, engine) },
  '014-sign-ins-that-end': { up: (db) => staySignedIn(db, engine) },
  '015-invitations': { up: (db) => invitations(db, engine) },
  '016-judgements-of-alerts': { up: (db) => alertJudgements(db, engine) },
  '017-password-resets': { up: (db) => passwordResets(db, engine) },
  '018-security-log': { up: (db) => securityLog(db, engine) },
  '019-join-requests': { up: (db) => joinRequests(db, engine) },
  '020-teachers-of-a-school': { up: (db) => teachersOfASchool(db, engine) },
  '021-second-factors': { up: (db) => secondFactors(db, engine) },
  '022-receipts-name-their-key': { up: (db) => receiptsNameTheirKey(db, engine) },
  '024-instructions': { up: instructions },
  '025-model-connection': { up: (db) => modelConnection(db, engine) },
  // The numbers have gaps, such as 023. They stay: a new migration must come after all that databases have
  // already run.
  '026-refused-keys': { up: (db) => refusedKeys(db, engine) },
  '027-time-limits': { up: (db) => timeLimits(db, engine) },
  '028-attempts-first': { up: (db) => attemptsFirst(db, engine) },
  '031-school-profiles': { up: (db) => schoolProfiles(db, engine) },
  '032-patterns': { up: (db) => patterns(db, engine) },
  '034-deletions': { up: (db) => deletions(db, engine) },
  '035-retention': { up: (db) => retention(db, engine) },
  '036-language': { up: language },
  '037-alert-minutes': { up: (db) => alertTimes(db, engine) },
  '038-changed-questions': { up: (db) => changedQuestions(db, engine) },
  '040-lesson-timer': { up: (db) => lessonTimer(db, engine) },
  '041-lesson-actions': { up: (db) => lessonActions(db, engine) },
  '042-pauses': { up: (db) => pauses(db, engine) },
  '043-help-requests': { up: (db) => helpRequests(db, engine) },
  '044-co-teachers': { up: (db) => coTeachers(db, engine) },
  '045-alert-emails-and-looks': { up: (db) => alertEmailsAndLooks(db, engine) },
  '046-student-guidelines': { up: (db) => studentGuidelines(db, engine) },
  '047-nodes': { up: (db) => nodes(db, engine) },
  '048-lesson-acts': { up: (db) => lessonActs(db, engine) },
  '049-kept-pauses': { up: (db) => keptPauses(db, engine) },
  '050-quotas': { up: quotas },
  '051-model-usage': { up: (db) => modelUsage(db, engine) },
  '052-indexes-of-large-tables': { up: (db) => indexesOfLargeTables(db, engine) },
  '053-disclosed-parts': { up: disclosedParts },
  '054-settled-alerts': { up: (db) => settledAlerts(db, engine) },
  '055-own-names': { up: (db) => ownNames(db, engine) },
  '056-messages-of-alerts': { up: (db) => alertMessages(db, engine) },
  '057-joining': { up: (db) => joining(db, engine) },
  '058-makers-of-invitations': { up: (db) => makersOfInvitations(db, engine) },
  '059-proofs-of-passwords': { up: (db) => proofsOfPasswords(db, engine) },
  '060-makers-of-model-connections': { up: (db) => makersOfModelConnections(db, engine) },
  '061-guards': { up: guards },
  '062-revisions': { up: (db) => addRevisions(db, engine) },
});

async function identity(db: Kysely<unknown>, engine: Engine) {
  const { id, timestamp, boolean } = columns(engine);
  await db.schema
    .createTable('school')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('code', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('contact_name', 'text')
    .addColumn('contact_email', 'text')
    .addColumn('helpline', 'text')
    .addColumn('created_at', timestamp, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('auth_user')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('email_verified', boolean, (c) => c.notNull())
    .addColumn('image', 'text')
    .addColumn('created_at', timestamp, (c) => c.notNull())
    .addColumn('updated_at', timestamp, (c) => c.notNull())
    .execute();
  await sql`create unique index auth_user_email_any_case on auth_user (lower(email))`.execute(db);
  await db.schema
    .createTable('auth_session')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('user_id', id, (c) => c.notNull().references('auth_user.id').onDelete('cascade'))
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('expires_at', timestamp, (c) => c.notNull())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('created_at', timestamp, (c) => c.notNull())
    .addColumn('updated_at', timestamp, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('auth_session_user').on('auth_session').column('user_id').execute();
  await db.schema.createIndex('auth_session_expiry').on('auth_session').column('expires_at').execute();
  await db.schema
    .createTable('auth_account')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('user_id', id, (c) => c.notNull().references('auth_user.id').onDelete('cascade'))
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('provider_id', 'text', (c) => c.notNull())
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', timestamp)
    .addColumn('refresh_token_expires_at', timestamp)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('created_at', timestamp, (c) => c.notNull())
    .addColumn('updated_at', timestamp, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('auth_account_user').on('auth_account').column('user_id').execute();
  await db.schema
    .createTable('auth_verification')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('identifier', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('expires_at', timestamp, (c) => c.notNull())
    .addColumn('created_at', timestamp, (c) => c.notNull())
    .addColumn('updated_at', timestamp, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('auth_verification_by').on('auth_verification').column('identifier').execute();
  await db.schema
    .createIndex('auth_verification_expiry')
    .on('auth_verification')
    .column('expires_at')
    .execute();
  await db.schema
    .createTable('profile')
    .addColumn('uid', id, (c) => c.primaryKey().references('auth_user.id').onDelete('cascade'))
    .addColumn('school_id', id, (c) => c.notNull().references('school.id'))
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('username', 'text', (c) => c.unique())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('full_name', 'text', (c) => c.notNull())
    .addColumn('school_code', 'text')
    .addColumn('session_code', 'text')
    .addColumn('created_at', timestamp, (c) => c.notNull())
    .execute();
}

async function classes(db: Kysely<unknown>, engine: Engine) {
  const { id, timestamp } = columns(engine);
  await db.schema
    .createTable('class')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('school_id', id, (c) => c.notNull().references('school.id'))
    .addColumn('teacher_id', id, (c) => c.notNull().references('profile.uid'))
    .addColumn('class_name', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('class_code', 'text', (c) => c.notNull().unique())
    .addColumn('session_status', 'text', (c) => c.notNull())
    .addColumn('current_session_id', id)
    .addColumn('session_code', 'text', (c) => c.unique())
    .addColumn('created_at', timestamp, (c) => c.notNull())
    .addColumn('archived_at', timestamp)
    .execute();
  await db.schema.createIndex('class_teacher').on('class').columns(['teacher_id', 'created_at']).execute();
  await db.schema
    .createTable('enrollment')
    .addColumn('class_id', id, (c) => c.notNull().references('class.id'))
    .addColumn('student_id', id, (c) => c.notNull().references('profile.uid'))
    .addColumn('joined_at', timestamp, (c) => c.notNull())
    .addColumn('ended_at', timestamp)
    .addPrimaryKeyConstraint('enrollment_key', ['class_id', 'student_id'])
    .execute();
  await db.schema.createIndex('enrollment_student').on('enrollment').column('student_id').execute();
}

async function liveSessions(db: Kysely<unknown>, engine: Engine) {
  const { id, timestamp, json } = columns(engine);
  await db.schema
    .createTable('live_session')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('class_id', id, (c) => c.notNull().unique().references('class.id'))
    .addColumn('teacher_id', id, (c) => c.notNull().references('profile.uid'))
    .addColumn('session_code', 'text', (c) => c.notNull().unique())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('opening_id', id, (c) => c.notNull())
    .addColumn('guidelines', json)
    .addColumn('created_at', timestamp, (c) => c.notNull())
    .addColumn('last_opened_at', timestamp, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('live_session_teacher')
    .on('live_session')
    .columns(['teacher_id', 'status'])
    .execute();
  await db.schema
    .createTable('opening')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('session_id', id, (c) => c.notNull().references('live_session.id'))
    .addColumn('opened_at', timestamp, (c) => c.notNull())
    .addColumn('closed_at', timestamp)
    .execute();
  await db.schema.createIndex('opening_session').on('opening').column('session_id').execute();
  await db.schema
    .createTable('participant')
    .addColumn('opening_id', id, (c) => c.notNull().references('opening.id'))
    .addColumn('student_id', id, (c) => c.notNull().references('profile.uid'))
    .addColumn('session_id', id, (c) => c.notNull().references('live_session.id'))
    .addColumn('joined_at', timestamp, (c) => c.notNull())
    .addPrimaryKeyConstraint('participant_key', ['opening_id', 'student_id'])
    .execute();
  await db.schema
    .createIndex('participant_session')
    .on('participant')
    .columns(['session_id', 'student_id', 'joined_at'])
    .execute();
}

async function assignments(db: Kysely<unknown>, engine: Engine) {
  const { id, timestamp, json } = columns(engine);
  await db.schema
    .createTable('assignment')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('class_id', id, (c) => c.notNull().references('class.id'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('open_date', timestamp, (c) => c.notNull())
    .addColumn('close_date', timestamp, (c) => c.notNull())
    .addColumn('guidelines', json, (c) => c.notNull())
    .addColumn('answer_key', json)
    .addColumn('created_at', timestamp, (c) => c.notNull())
    .addColumn('archived_at', timestamp)
    .execute();
  await db.schema
    .createIndex('assignment_class')
    .on('assignment')
    .columns(['class_id', 'close_date'])
    .execute();
  await db.schema.createIndex('assignment_open').on('assignment').column('open_date').execute();
}

async function interactions(db: Kysely<unknown>, engine: Engine) {
  const { id, timestamp, json, flag } = columns(engine);
  await db.schema
    .createTable('interaction')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('conversation_id', id, (c) => c.notNull())
    .addColumn('session_id', id, (c) => c.references('live_session.id'))
    .addColumn('opening_id', id, (c) => c.references('opening.id'))
    .addColumn('assignment_id', id, (c) => c.references('assignment.id'))
    .addColumn('student_id', id, (c) => c.notNull().references('profile.uid'))
    .addColumn('student_name', 'text', (c) => c.notNull())
    .addColumn('question', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('failure', 'text')
    .addColumn('guard', json)
    .addColumn('input_findings', json)
    .addColumn('stopped_by_guidelines', flag, (c) => c.notNull())
    .addColumn('is_attempt', flag, (c) => c.notNull())
    .addColumn('is_support', flag, (c) => c.notNull())
    .addColumn('disclosed', json)
    .addColumn('retry_of', id)
    .addColumn('lease_until', timestamp)
    .addColumn('created_at', timestamp, (c) => c.notNull())
    .addColumn('processed_at', timestamp)
    .execute();
  await db.schema
    .createIndex('interaction_conversation')
    .on('interaction')
    .columns(['conversation_id', 'created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('interaction_student')
    .on('interaction')
    .columns(['student_id', 'conversation_id', 'created_at', 'id'])
    .execute();
  // The database enforces "one question at a time"; counting before the insert would race.
  await sql`create unique index interaction_one_pending
    on interaction (student_id, conversation_id) where status = 'pending'`.execute(db);
  await db.schema
    .createTable('idempotency_key')
    .addColumn('student_id', id, (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('fingerprint', 'text', (c) => c.notNull())
    .addColumn('interaction_id', id, (c) => c.notNull().references('interaction.id'))
    .addColumn('created_at', timestamp, (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotency_key_key', ['student_id', 'key'])
    .execute();
  await db.schema.createIndex('idempotency_key_age').on('idempotency_key').column('created_at').execute();
}

async function events(db: Kysely<unknown>, engine: Engine) {
  const { id, timestamp, json } = columns(engine);
  await db.schema
    .createTable('event_stream')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('last_number', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('event')
    .addColumn('stream_id', id, (c) => c.notNull().references('event_stream.id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('data', json, (c) => c.notNull())
    .addColumn('created_at', timestamp, (c) => c.notNull())
    .addPrimaryKeyConstraint('event_key', ['stream_id', 'number'])
    .execute();
  await db.schema.createIndex('event_age').on('event').column('created_at').execute();
}

async function alerts(db: Kysely<unknown>, engine: Engine) {
  const { id, timestamp, json } = columns(engine);
  await db.schema
    .createTable('alert')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('class_id', id, (c) => c.notNull().references('class.id'))
    .addColumn('session_id', id)
    .addColumn('assignment_id', id)
    .addColumn('interaction_id', id, (c) => c.notNull().references('interaction.id'))
    .addColumn('student_id', id, (c) => c.notNull().references('profile.uid'))
    .addColumn('student_name', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('context', json, (c) => c.notNull())
    .addColumn('raised_at', timestamp, (c) => c.notNull())
    .addColumn('acknowledged_at', timestamp)
    .addColumn('acknowledged_by', 'text')
    .addColumn('dismissed_at', timestamp)
    .execute();
  await db.schema.createIndex('alert_class').on('alert').columns(['class_id', 'raised_at']).execute();
  await db.schema.createIndex('alert_student').on('alert').columns(['student_id', 'raised_at']).execute();
}

async function schoolAdministrators(db: Kysely<unknown>, engine: Engine) {
  const { id, timestamp } = columns(engine);
  await db.schema
    .createTable('school_administrator')
    .addColumn('teacher_id', id, (c) => c.primaryKey().references('profile.uid').onDelete('cascade'))
    .addColumn('named_at', timestamp, (c) => c.notNull())
    .execute();
}

/**
 * Tokens are stored as hashes from here on. The older rows hold tokens that sign somebody in, so everybody
 * signs in again.
 */
async function endSignIns(db: Kysely<unknown>) {
  await sql`delete from auth_session`.execute(db);
  await sql`delete from auth_verification`.execute(db);
}

/**
 * Until now a contact was named by an email address alone. It becomes the teacher's account that has this
 * address now.
 */
async function safeguardingContactAccount(db: Kysely<unknown>, engine: Engine) {
  const { id } = columns(engine);
  await db.schema
    .alterTable('school')
    .addColumn('contact_id', id, (c) => c.references('profile.uid').onDelete('set null'))
    .execute();
  await sql`update school set contact_id = (
    select uid from profile
    where profile.school_id = school.id and profile.email = school.contact_email and profile.role = 'teacher'
  )`.execute(db);
}

/**
 * Until now the database did not distinguish students who were removed from students who left. Students
 * of either kind from before this migration can come back to their classes.
 */
async function removals(db: Kysely<unknown>, engine: Engine) {
  const { id, timestamp, flag } = columns(engine);
  await db.schema
    .createTable('removal')
    .addColumn('class_id', id, (c) => c.notNull().references('class.id'))
    .addColumn('student_id', id, (c) => c.notNull().references('profile.uid'))
    .addColumn('removed_at', timestamp, (c) => c.notNull())
    .addPrimaryKeyConstraint('removal_key', ['class_id', 'student_id'])
    .execute();
  await db.schema
    .alterTable('class')
    .addColumn('session_code_invites', flag, (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable('live_session').addColumn('code_renewed_at', timestamp).execute();
}

/** How teachers come into a school, and whether each may work there. */
async function teachersOfASchool(db: Kysely<unknown>, engine: Engine) {
  const { id, timestamp, flag } = columns(engine);
  const alter = (table: string) => db.schema.alterTable(table);
  await alter('school').addColumn('code_off_at', timestamp).execute();
  await alter('school')
    .addColumn('approves_teachers', flag, (c) => c.notNull().defaultTo(0))
    .execute();
  await alter('school')
    .addColumn('teacher_password_minimum', 'integer', (c) => c.notNull().defaultTo(6))
    .execute();
  await db.schema
    .createTable('retired_school_code')
    .addColumn('code', 'text', (c) => c.primaryKey())
    .addColumn('school_id', id, (c) => c.notNull().references('school.id'))
    .addColumn('retired_at', timestamp, (c) => c.notNull())
    .execute();
  await alter('profile')
    .addColumn('awaits_approval', flag, (c) => c.notNull().defaultTo(0))
    .execute();
  await alter('profile').addColumn('disabled_at', timestamp).execute();
  await alter('profile').addColumn('last_sign_in_at', timestamp).execute();
  await db.schema.createIndex('profile_school').on('profile').columns(['school_id', 'role']).execute();
}

async function secondFactors(db: Kysely<unknown>, engine: Engine) {
  const { id, timestamp } = columns(engine);
  await db.schema
    .createTable('second_factor')
    .addColumn('account_id', id, (c) => c.primaryKey().references('profile.uid').onDelete('cascade'))
    .addColumn('sealed_secret', 'text', (c) => c.notNull())
    .addColumn('on_at', timestamp)
    .addColumn('last_step', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('recovery_code')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('account_id', id, (c) => c.notNull().references('profile.uid').onDelete('cascade'))
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('recovery_code_account').on('recovery_code').column('account_id').execute();
}

/** Whether each sign-in stays or ends when it is idle. Sign-ins that were made before this migration stay. */
async function staySignedIn(db: Kysely<unknown>, engine: Engine) {
  await db.schema
    .alterTable('auth_session')
    .addColumn('stays_signed_in', columns(engine).boolean, (c) =>
      c.notNull().defaultTo(engine === 'sqlite' ? 1 : true),
    )
    .execute();
}

/** The table refers to no other one, so that no deletion elsewhere changes a row. */
async function securityLog(db: Kysely<unknown>, engine: Engine) {
  const { id, timestamp, flag } = columns(engine);
  await db.schema
    .createTable('security_log')
    // With an integer as the primary key, SQLite numbers the rows by itself.
    .addColumn('number', 'integer', (c) =>
      engine === 'sqlite' ? c.primaryKey() : c.primaryKey().generatedAlwaysAsIdentity(),
    )
    .addColumn('at', timestamp, (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('detail', 'text')
    .addColumn('school_id', id)
    .addColumn('actor_id', id)
    .addColumn('about_id', id)
    .addColumn('attempted', 'text')
    .addColumn('class_id', id)
    .addColumn('by_operator', flag, (c) => c.notNull())
    .addColumn('address', 'text')
    .addColumn('browser', 'text')
    .addColumn('system', 'text')
    .addColumn('count', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('security_log_school')
    .on('security_log')
    .columns(['school_id', 'at', 'number'])
    .execute();
  await db.schema.createIndex('security_log_age').on('security_log').column('at').execute();
}

async function invitations(db: Kysely<unknown>, engine: Engine) {
  const { id, timestamp } = columns(engine);
  await db.schema
    .createTable('invitation')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('school_id', id, (c) => c.notNull().references('school.id'))
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('email', 'text')
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('mail_state', 'text')
    .addColumn('created_at', timestamp, (c) => c.notNull())
    .addColumn('expires_at', timestamp, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('invitation_school').on('invitation').column('school_id').execute();
}

/**
 * It is unknown whether the students of older resets have used the new password, so these resets count as
 * finished.
 */
async function passwordResets(db: Kysely<unknown>, engine: Engine) {
  const { id, timestamp } = columns(engine);
  await db.schema
    .createTable('password_reset')
    .addColumn('account_id', id, (c) => c.primaryKey().references('auth_user.id').onDelete('cascade'))
    .addColumn('reset_by', id, (c) => c.references('profile.uid').onDelete('set null'))
    .addColumn('reset_at', timestamp, (c) => c.notNull())
    .addColumn('known_sign_in', 'text')
    .execute();
  await db.schema
    .createTable('withheld_class')
    .addColumn('student_id', id, (c) => c.notNull().references('profile.uid').onDelete('cascade'))
    .addColumn('class_id', id, (c) => c.notNull().references('class.id'))
    .addColumn('reset_by', id, (c) => c.notNull().references('profile.uid').onDelete('cascade'))
    .addColumn('reset_at', timestamp, (c) => c.notNull())
    .addPrimaryKeyConstraint('withheld_class_key', ['student_id', 'class_id'])
    .execute();
  await db.schema.createIndex('withheld_class_class').on('withheld_class').column('class_id').execute();
}

/**
 * Each person judges an alert separately. Until now an alert had only the name of the person who judged it
 * first. If this is the name of the class's teacher, the teacher judged it, otherwise the contact.
 */
async function alertJudgements(db: Kysely<unknown>, engine: Engine) {
  const { id, timestamp, flag } = columns(engine);
  await db.schema
    .createTable('alert_judgement')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('alert_id', id, (c) => c.notNull().references('alert.id'))
    .addColumn('judged_by', id, (c) => c.references('profile.uid').onDelete('set null'))
    .addColumn('judged_by_name', 'text', (c) => c.notNull())
    .addColumn('as_contact', flag, (c) => c.notNull())
    .addColumn('is_concern', flag, (c) => c.notNull())
    .addColumn('judged_at', timestamp, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('alert_judgement_alert').on('alert_judgement').column('alert_id').execute();
  await sql`insert into alert_judgement
      (id, alert_id, judged_by, judged_by_name, as_contact, is_concern, judged_at)
    select alert.id, alert.id,
      case when teacher.full_name = alert.acknowledged_by then teacher.uid else school.contact_id end,
      coalesce(alert.acknowledged_by, ''),
      case when teacher.full_name = alert.acknowledged_by then 0 else 1 end,
      case when alert.dismissed_at is null then 1 else 0 end,
      alert.acknowledged_at
    from alert
    join class on class.id = alert.class_id
    join school on school.id = class.school_id
    join profile as teacher on teacher.uid = class.teacher_id
    where alert.acknowledged_at is not null`.execute(db);
  for (const column of ['acknowledged_at', 'acknowledged_by', 'dismissed_at'])
    await db.schema.alterTable('alert').dropColumn(column).execute();
  await db.schema.alterTable('alert').addColumn('mail_state', 'text').execute();
}

async function joinRequests(db: Kysely<unknown>, engine: Engine) {
  const { id, timestamp, flag } = columns(engine);
  await db.schema
    .alterTable('class')
    .addColumn('asks_approval', flag, (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('join_request')
    .addColumn('class_id', id, (c) => c.notNull().references('class.id'))
    .addColumn('student_id', id, (c) => c.notNull().references('profile.uid'))
    .addColumn('asked_at', timestamp, (c) => c.notNull())
    .addColumn('declined_at', timestamp)
    .addPrimaryKeyConstraint('join_request_key', ['class_id', 'student_id'])
    .execute();
  await db.schema.createIndex('join_request_student').on('join_request').column('student_id').execute();
}

/**
 * A receipt says what its reply was compared with: the teacher's key, one that the model proposed, or none.
 * The migration renames its field `key` to `checkedAgainst`, and the value `given` to `key`.
 */
async function receiptsNameTheirKey(db: Kysely<unknown>, engine: Engine) {
  for (const [table, column] of [
    ['interaction', 'guard'],
    ['event', 'data'],
  ] as const) {
    const text = sql`cast(${sql.ref(column)} as text)`;
    const renamed = sql`replace(replace(${text},
      '"key":"given"', '"checkedAgainst":"key"'), '"key":"none"', '"checkedAgainst":"none"')`;
    // PostgreSQL has a type for JSON; SQLite keeps it as text.
    const json = engine === 'postgres' ? sql`cast(${renamed} as json)` : renamed;
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${json}
      where ${text} like '%"key":"given"%' or ${text} like '%"key":"none"%'`.execute(db);
  }
}

/** What the tutor is told about a class, and what it was told for each question. */
async function instructions(db: Kysely<unknown>) {
  for (const column of ['age_or_grade', 'working_on'])
    await db.schema
      .alterTable('class')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  await db.schema.alterTable('interaction').addColumn('told', 'text').execute();
  await db.schema
    .createTable('instructions')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('text', 'text', (c) => c.notNull())
    .execute();
}

/**
 * Each table has at most one row: the model that answers is the same for the whole server, and so is the
 * result of its check.
 */
async function modelConnection(db: Kysely<unknown>, engine: Engine) {
  const { id, timestamp, json } = columns(engine);
  await db.schema
    .createTable('model_connection')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('base_url', 'text', (c) => c.notNull())
    .addColumn('sealed_key', 'text')
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('judge_model', 'text')
    .addColumn('connected_at', timestamp, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('model_result')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('result', json, (c) => c.notNull())
    .execute();
}

async function refusedKeys(db: Kysely<unknown>, engine: Engine) {
  const { flag } = columns(engine);
  await db.schema
    .alterTable('assignment')
    .addColumn('refuses_proposed_keys', flag, (c) => c.notNull().defaultTo(0))
    .execute();
}

/** Time limits, their lifts, and which accounts held which device. */
async function timeLimits(db: Kysely<unknown>, engine: Engine) {
  const { id, timestamp, flag } = columns(engine);
  for (const owner of ['school', 'class'])
    await db.schema
      .createTable(`${owner}_time_limits`)
      .addColumn(`${owner}_id`, id, (c) => c.primaryKey().references(`${owner}.id`))
      .addColumn('day_minutes', 'integer')
      .addColumn('lesson_minutes', 'integer')
      .addColumn('break_minutes', 'integer')
      .addColumn('quiet_from', 'text')
      .addColumn('quiet_until', 'text')
      .execute();
  await db.schema.alterTable('school_time_limits').addColumn('time_zone', 'text').execute();
  await db.schema
    .alterTable('school_time_limits')
    .addColumn('shared_computers', flag, (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('time_lift')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('class_id', id, (c) => c.notNull().references('class.id'))
    .addColumn('student_id', id, (c) => c.references('profile.uid').onDelete('cascade'))
    .addColumn('opening_id', id, (c) => c.references('opening.id'))
    .addColumn('ends_at', timestamp)
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('lifted_by', id, (c) => c.references('profile.uid').onDelete('set null'))
    .addColumn('lifted_by_name', 'text', (c) => c.notNull())
    .addColumn('lifted_at', timestamp, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('time_lift_class').on('time_lift').columns(['class_id', 'lifted_at']).execute();
  await db.schema
    .createTable('device_account')
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('account_id', id, (c) => c.notNull().references('auth_user.id').onDelete('cascade'))
    .addColumn('held_from', timestamp, (c) => c.notNull())
    .addColumn('held_until', timestamp)
    .addPrimaryKeyConstraint('device_account_key', ['device', 'account_id'])
    .execute();
  await db.schema.createIndex('device_account_account').on('device_account').column('account_id').execute();
  await db.schema.createIndex('device_account_age').on('device_account').column('held_from').execute();
  await db.schema
    .createIndex('interaction_student_time')
    .on('interaction')
    .columns(['student_id', 'created_at'])
    .execute();
}

/** A class, or a school for all of its classes, can require an attempt before explanations. */
async function attemptsFirst(db: Kysely<unknown>, engine: Engine) {
  const { flag } = columns(engine);
  for (const table of ['school', 'class'])
    await db.schema
      .alterTable(table)
      .addColumn('requires_attempt', flag, (c) => c.notNull().defaultTo(0))
      .execute();
}

/**
 * One choice of settings for the whole school, and when its safeguarding contact confirmed to be the contact.
 */
async function schoolProfiles(db: Kysely<unknown>, engine: Engine) {
  const { timestamp } = columns(engine);
  await db.schema
    .alterTable('school')
    .addColumn('school_profile', 'text', (c) => c.notNull().defaultTo('default'))
    .execute();
  await db.schema.alterTable('school').addColumn('contact_confirmed_at', timestamp).execute();
}

/**
 * Observations of patterns, when each student was last read, and questions that were refused because the time
 * was over.
 */
async function patterns(db: Kysely<unknown>, engine: Engine) {
  const { id, timestamp, json } = columns(engine);
  await db.schema
    .createTable('observation')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('school_id', id, (c) => c.notNull().references('school.id'))
    .addColumn('student_id', id, (c) => c.notNull().references('profile.uid').onDelete('cascade'))
    .addColumn('student_name', 'text', (c) => c.notNull())
    .addColumn('pattern', 'text', (c) => c.notNull())
    .addColumn('window_from', timestamp, (c) => c.notNull())
    .addColumn('window_until', timestamp, (c) => c.notNull())
    .addColumn('evidence', json, (c) => c.notNull())
    .addColumn('noted_at', timestamp, (c) => c.notNull())
    .addColumn('read_at', timestamp)
    .addColumn('read_by', id, (c) => c.references('profile.uid').onDelete('set null'))
    .addColumn('read_by_name', 'text')
    .addColumn('closed_at', timestamp)
    .addColumn('closed_by', id, (c) => c.references('profile.uid').onDelete('set null'))
    .addColumn('closed_by_name', 'text')
    .addColumn('remark', 'text')
    .addColumn('emailed_at', timestamp)
    .execute();
  await db.schema
    .createIndex('observation_school')
    .on('observation')
    .columns(['school_id', 'noted_at'])
    .execute();
  await db.schema
    .createIndex('observation_student')
    .on('observation')
    .columns(['student_id', 'noted_at'])
    .execute();
  await db.schema
    .createTable('pattern_reading')
    .addColumn('student_id', id, (c) => c.primaryKey().references('profile.uid').onDelete('cascade'))
    .addColumn('read_at', timestamp, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('time_refusal')
    .addColumn('student_id', id, (c) => c.notNull().references('profile.uid').onDelete('cascade'))
    .addColumn('refused_at', timestamp, (c) => c.notNull())
    .addPrimaryKeyConstraint('time_refusal_key', ['student_id', 'refused_at'])
    .execute();
  await db.schema.createIndex('time_refusal_age').on('time_refusal').column('refused_at').execute();
}

/**
 * When work of a student was last deleted, and accounts whose names are gone while safeguarding records refer
 * to them. The indexes make deletions fast: the database looks for rows that refer to each deleted row.
 */
async function deletions(db: Kysely<unknown>, engine: Engine) {
  const { timestamp } = columns(engine);
  for (const column of ['work_deleted_at', 'deleted_at'])
    await db.schema.alterTable('profile').addColumn(column, timestamp).execute();
  const references = {
    alert: 'interaction_id',
    alert_judgement: 'judged_by',
    idempotency_key: 'interaction_id',
    interaction: 'opening_id',
    participant: 'student_id',
    removal: 'student_id',
    time_lift: 'student_id',
  };
  for (const [table, column] of Object.entries(references))
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
}

/**
 * How long each school keeps which data, and what the daily run deleted. Existing schools get 30 days in
 * which nothing is deleted, so that an update alone takes nothing away. The migration also adds when students
 * last read who can read what, and whether teachers need a second factor.
 */
async function retention(db: Kysely<unknown>, engine: Engine) {
  const { id, timestamp, flag } = columns(engine);
  const months = ['conversations', 'records', 'accounts'];
  let settings = db.schema
    .createTable('school_retention')
    .addColumn('school_id', id, (c) => c.primaryKey().references('school.id'));
  for (const kind of months) settings = settings.addColumn(`${kind}_months`, 'integer');
  await settings
    .addColumn('responsible', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('begins_at', timestamp)
    .execute();
  let run = db.schema
    .createTable('retention_run')
    .addColumn('school_id', id, (c) => c.primaryKey().references('school.id'))
    .addColumn('began_at', timestamp, (c) => c.notNull())
    .addColumn('finished_at', timestamp)
    .addColumn('position', 'text', (c) => c.notNull());
  for (const kind of months) run = run.addColumn(kind, 'integer', (c) => c.notNull());
  await run.execute();
  const beginsAt = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString();
  await sql`insert into school_retention (school_id, begins_at)
    select id, ${engine === 'postgres' ? sql`cast(${beginsAt} as timestamptz)` : beginsAt} from school`.execute(
    db,
  );
  await db.schema
    .createTable('privacy_reading')
    .addColumn('student_id', id, (c) => c.primaryKey().references('profile.uid').onDelete('cascade'))
    .addColumn('read_at', timestamp, (c) => c.notNull())
    .execute();
  await db.schema
    .alterTable('school')
    .addColumn('requires_second_factor', flag, (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('class_school').on('class').column('school_id').execute();
  await db.schema.createIndex('profile_walk').on('profile').columns(['school_id', 'role', 'uid']).execute();
}

/** The language that each person chose. */
async function language(db: Kysely<unknown>) {
  await db.schema.alterTable('profile').addColumn('language', 'text').execute();
}

/**
 * Within how many minutes somebody should look at an alert, and when people were reminded of one that waited
 * longer. Existing schools get 15 minutes, a new school `defaultAlertMinutes`.
 */
async function alertTimes(db: Kysely<unknown>, engine: Engine) {
  await db.schema
    .alterTable('school')
    .addColumn('alert_minutes', 'integer', (c) => c.notNull().defaultTo(15))
    .execute();
  await db.schema.alterTable('alert').addColumn('overdue_at', columns(engine).timestamp).execute();
  await db.schema.createIndex('alert_raised').on('alert').column('raised_at').execute();
}

/** Of a changed question: the interaction with the question that the student changed. */
async function changedQuestions(db: Kysely<unknown>, engine: Engine) {
  await db.schema.alterTable('interaction').addColumn('changed_from', columns(engine).id).execute();
}

/** The notes of teachers in a lesson, and what students answer to them. */
async function lessonActions(db: Kysely<unknown>, engine: Engine) {
  const { id, timestamp, flag } = columns(engine);
  await db.schema
    .createTable('note')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('session_id', id, (c) => c.notNull().references('live_session.id'))
    .addColumn('opening_id', id, (c) => c.notNull().references('opening.id'))
    .addColumn('student_id', id, (c) => c.references('profile.uid').onDelete('cascade'))
    .addColumn('teacher_id', id, (c) => c.notNull().references('profile.uid'))
    .addColumn('teacher_name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', timestamp, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('note_reply')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('note_id', id, (c) => c.notNull().references('note.id').onDelete('cascade'))
    .addColumn('student_id', id, (c) => c.notNull().references('profile.uid').onDelete('cascade'))
    .addColumn('student_name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('has_personal_data', flag, (c) => c.notNull())
    .addColumn('created_at', timestamp, (c) => c.notNull())
    .execute();
  const indexes = {
    note: ['session_id', 'opening_id', 'student_id', 'teacher_id'],
    note_reply: ['note_id', 'student_id'],
  };
  for (const [table, indexed] of Object.entries(indexes))
    for (const column of indexed)
      await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
}

/** What students ask the teacher of a lesson for. A student has one open request in each lesson. */
async function helpRequests(db: Kysely<unknown>, engine: Engine) {
  const { id, timestamp, flag } = columns(engine);
  await db.schema
    .createTable('help_request')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('session_id', id, (c) => c.notNull().references('live_session.id'))
    .addColumn('opening_id', id, (c) => c.notNull().references('opening.id'))
    .addColumn('student_id', id, (c) => c.notNull().references('profile.uid').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('has_personal_data', flag, (c) => c.notNull())
    .addColumn('asked_at', timestamp, (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('teacher_id', id, (c) => c.references('profile.uid'))
    .addColumn('teacher_name', 'text')
    .addColumn('changed_at', timestamp, (c) => c.notNull())
    .execute();
  for (const column of ['session_id', 'opening_id', 'student_id', 'teacher_id'])
    await db.schema.createIndex(`help_request_${column}`).on('help_request').column(column).execute();
  await sql`create unique index help_request_open on help_request (opening_id, student_id)
    where state in ('waiting', 'coming')`.execute(db);
}

/**
 * When the timer of a lesson ends it. The index has the lessons under way that have a timer, and no others.
 */
async function lessonTimer(db: Kysely<unknown>, engine: Engine) {
  await db.schema.alterTable('opening').addColumn('ends_at', columns(engine).timestamp).execute();
  await sql`create index opening_timer on opening (ends_at)
    where ends_at is not null and closed_at is null`.execute(db);
}

/** The colleagues who teach a class beside the teacher who created it, and those who are invited to. */
async function coTeachers(db: Kysely<unknown>, engine: Engine) {
  const { id, timestamp } = columns(engine);
  await db.schema
    .createTable('co_teacher')
    .addColumn('class_id', id, (c) => c.notNull().references('class.id').onDelete('cascade'))
    .addColumn('teacher_id', id, (c) => c.notNull().references('profile.uid').onDelete('cascade'))
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('invited_by', id, (c) => c.notNull().references('profile.uid').onDelete('cascade'))
    .addColumn('invited_at', timestamp, (c) => c.notNull())
    .addColumn('accepted_at', timestamp)
    .addPrimaryKeyConstraint('co_teacher_pair', ['class_id', 'teacher_id'])
    .execute();
  for (const column of ['teacher_id', 'invited_by'])
    await db.schema.createIndex(`co_teacher_${column}`).on('co_teacher').column(column).execute();
}

/** Whose questions a teacher has paused in a lesson: of one student, or of all. */
async function pauses(db: Kysely<unknown>, engine: Engine) {
  const { id, timestamp } = columns(engine);
  await db.schema
    .createTable('pause')
    .addColumn('opening_id', id, (c) => c.notNull().references('opening.id').onDelete('cascade'))
    .addColumn('student_id', id, (c) => c.references('profile.uid').onDelete('cascade'))
    .addColumn('teacher_id', id, (c) => c.notNull().references('profile.uid'))
    .addColumn('teacher_name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('paused_at', timestamp, (c) => c.notNull())
    .execute();
  for (const column of ['opening_id', 'student_id', 'teacher_id'])
    await db.schema.createIndex(`pause_${column}`).on('pause').column(column).execute();
  // In a unique index no null equals another one, so '' stands for all students.
  await sql`create unique index pause_pair on pause (opening_id, coalesce(student_id, ''))`.execute(db);
}

/**
 * How the sending of each email about an alert ended, and who looked at an alert first. Until now one email
 * was sent, to the safeguarding contact, and only those who judged an alert were known.
 */
async function alertEmailsAndLooks(db: Kysely<unknown>, engine: Engine) {
  const { id, timestamp, flag } = columns(engine);
  await db.schema
    .createTable('alert_email')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('alert_id', id, (c) => c.notNull().references('alert.id'))
    .addColumn('recipient_id', id, (c) => c.references('profile.uid').onDelete('set null'))
    .addColumn('recipient_name', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('is_reminder', flag, (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('changed_at', timestamp, (c) => c.notNull())
    .execute();
  for (const column of ['alert_id', 'recipient_id'])
    await db.schema.createIndex(`alert_email_${column}`).on('alert_email').column(column).execute();
  await sql`insert into alert_email
      (id, alert_id, recipient_id, recipient_name, reason, is_reminder, state, changed_at)
    select alert.id, alert.id, school.contact_id, coalesce(contact.full_name, school.contact_name, ''),
      'contact', 0, alert.mail_state, alert.raised_at
    from alert
    join class on class.id = alert.class_id
    join school on school.id = class.school_id
    left join profile as contact on contact.uid = school.contact_id
    where alert.mail_state is not null`.execute(db);
  await db.schema.alterTable('alert').dropColumn('mail_state').execute();
  await db.schema.alterTable('alert').addColumn('looked_at', timestamp).execute();
  await db.schema
    .alterTable('alert')
    .addColumn('looked_by', id, (c) => c.references('profile.uid').onDelete('set null'))
    .execute();
  await db.schema.alterTable('alert').addColumn('looked_by_name', 'text').execute();
  await db.schema.createIndex('alert_looked_by').on('alert').column('looked_by').execute();
  const first = (column: string) =>
    sql`(select ${sql.ref(column)} from alert_judgement where alert_id = alert.id order by judged_at, id limit 1)`;
  await sql`update alert set looked_at = ${first('judged_at')}, looked_by = ${first('judged_by')},
    looked_by_name = ${first('judged_by_name')}
    where exists (select 1 from alert_judgement where alert_id = alert.id)`.execute(db);
}

/** The levels in which a student of a lesson differs from the others. */
async function studentGuidelines(db: Kysely<unknown>, engine: Engine) {
  const { id, timestamp, json } = columns(engine);
  await db.schema
    .createTable('student_guidelines')
    .addColumn('opening_id', id, (c) => c.notNull().references('opening.id').onDelete('cascade'))
    .addColumn('student_id', id, (c) => c.notNull().references('profile.uid').onDelete('cascade'))
    .addColumn('guidelines', json, (c) => c.notNull())
    .addColumn('teacher_id', id, (c) => c.notNull().references('profile.uid'))
    .addColumn('teacher_name', 'text', (c) => c.notNull())
    .addColumn('chosen_at', timestamp, (c) => c.notNull())
    .addPrimaryKeyConstraint('student_guidelines_pair', ['opening_id', 'student_id'])
    .execute();
  for (const column of ['student_id', 'teacher_id'])
    await db.schema
      .createIndex(`student_guidelines_${column}`)
      .on('student_guidelines')
      .column(column)
      .execute();
}

/** The nodes that are alive, and which of them answers a question. */
async function nodes(db: Kysely<unknown>, engine: Engine) {
  const { id, timestamp } = columns(engine);
  await db.schema
    .createTable('node')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('started_at', timestamp, (c) => c.notNull())
    .addColumn('beat_at', timestamp, (c) => c.notNull())
    .execute();
  await db.schema.alterTable('interaction').addColumn('node_id', id).execute();
}

/** Who started and who stopped a lesson. */
async function lessonActs(db: Kysely<unknown>, engine: Engine) {
  const { id } = columns(engine);
  for (const act of ['started_by', 'stopped_by']) {
    await db.schema
      .alterTable('opening')
      .addColumn(act, id, (c) => c.references('profile.uid').onDelete('set null'))
      .execute();
    await db.schema.alterTable('opening').addColumn(`${act}_name`, 'text').execute();
    await db.schema.createIndex(`opening_${act}`).on('opening').column(act).execute();
  }
}

/**
 * Pauses stay in the record of the lesson after their end. Until now, resuming deleted the row, and the row
 * of a pause that ended with its lesson did not say so. The table is made anew, since SQLite cannot add a
 * primary key or a column that is never null to a table.
 */
async function keptPauses(db: Kysely<unknown>, engine: Engine) {
  const { id, timestamp } = columns(engine);
  await sql`create temporary table pause_until_now as select * from pause`.execute(db);
  await db.schema.dropTable('pause').execute();
  await db.schema
    .createTable('pause')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('session_id', id, (c) => c.notNull().references('live_session.id'))
    .addColumn('opening_id', id, (c) => c.notNull().references('opening.id'))
    .addColumn('student_id', id, (c) => c.references('profile.uid').onDelete('cascade'))
    .addColumn('teacher_id', id, (c) => c.notNull().references('profile.uid'))
    .addColumn('teacher_name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('paused_at', timestamp, (c) => c.notNull())
    .addColumn('ended_at', timestamp)
    .addColumn('ended_by', id, (c) => c.references('profile.uid').onDelete('set null'))
    .addColumn('ended_by_name', 'text')
    .execute();
  await sql`insert into pause (id, session_id, opening_id, student_id, teacher_id, teacher_name, text, paused_at, ended_at)
    select old.opening_id || '-' || coalesce(old.student_id, 'all'), opening.session_id, old.opening_id, old.student_id,
      old.teacher_id, old.teacher_name, old.text, old.paused_at, opening.closed_at
    from pause_until_now as old
    join opening on opening.id = old.opening_id`.execute(db);
  await db.schema.dropTable('pause_until_now').execute();
  for (const column of ['session_id', 'opening_id', 'student_id', 'teacher_id', 'ended_by'])
    await db.schema.createIndex(`pause_${column}`).on('pause').column(column).execute();
  // In a unique index no null equals another one, so '' stands for all students.
  await sql`create unique index pause_under_way on pause (opening_id, coalesce(student_id, ''))
    where ended_at is null`.execute(db);
}

/** How many questions may be asked in a class in one day. */
async function quotas(db: Kysely<unknown>) {
  for (const column of ['student_questions', 'class_questions'])
    await db.schema.alterTable('class_time_limits').addColumn(column, 'integer').execute();
}

/** What each class used of the model on a day, and the price of the model (one row, or none). */
async function modelUsage(db: Kysely<unknown>, engine: Engine) {
  const { id } = columns(engine);
  await db.schema
    .createTable('model_usage')
    .addColumn('class_id', id, (c) => c.notNull().references('class.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('input_price', 'text', (c) => c.notNull())
    .addColumn('output_price', 'text', (c) => c.notNull())
    .addColumn('calls', 'integer', (c) => c.notNull())
    .addColumn('unreported', 'integer', (c) => c.notNull())
    .addColumn('input_tokens', 'integer', (c) => c.notNull())
    .addColumn('output_tokens', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('model_usage_day', [
      'class_id',
      'day',
      'currency',
      'input_price',
      'output_price',
    ])
    .execute();
  await db.schema
    .createTable('model_price')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('base_url', 'text', (c) => c.notNull())
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('input_price', 'text', (c) => c.notNull())
    .addColumn('output_price', 'text', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .execute();
}

/**
 * Indexes for statements that would otherwise read a whole table. Most of the indexes hold few rows, and
 * storing a question of a lesson updates none of them.
 */
async function indexesOfLargeTables(db: Kysely<unknown>, engine: Engine) {
  await db.schema.createIndex('profile_email').on('profile').column('email').execute();
  await db.schema.createIndex('auth_verification_value').on('auth_verification').column('value').execute();
  // The index is by the beginning of a sign-in, since the time of its last use changes often.
  const isBrief = engine === 'postgres' ? sql`not stays_signed_in` : sql`stays_signed_in = 0`;
  await sql`create index auth_session_brief on auth_session (created_at) where ${isBrief}`.execute(db);
  await sql`create index live_session_open on live_session (last_opened_at) where status = 'open'`.execute(
    db,
  );
  await sql`create index alert_email_sending on alert_email (changed_at) where state = 'sending'`.execute(db);
  // The new index holds only the alerts of which somebody may have to be reminded. With the old one, the
  // database could read all alerts by time for a list of the alerts of some classes.
  await db.schema.dropIndex('alert_raised').execute();
  await sql`create index alert_waiting on alert (raised_at) where looked_at is null`.execute(db);
  // When an assignment is deleted, the database looks for questions that refer to it.
  await sql`create index interaction_assignment_id on interaction (assignment_id)
    where assignment_id is not null`.execute(db);
}

/**
 * An index of the answers that disclosed something of the key, which are few. Each new question looks for
 * them in the student's whole conversation. Without the index, a question took twice as long after 2,000
 * earlier ones.
 */
async function disclosedParts(db: Kysely<unknown>) {
  await sql`create index interaction_disclosed on interaction (student_id, conversation_id)
    where disclosed is not null`.execute(db);
}

/**
 * An alert is in hand from its acknowledgement until somebody says that it is settled. Until now nobody could
 * say so, so an alert that was acknowledged before is in hand.
 */
async function settledAlerts(db: Kysely<unknown>, engine: Engine) {
  const { flag } = columns(engine);
  await db.schema
    .alterTable('alert_judgement')
    .addColumn('is_settled', flag, (c) => c.notNull().defaultTo(0))
    .execute();
}

/** Whether the students of a school may correct their own names. */
async function ownNames(db: Kysely<unknown>, engine: Engine) {
  const { flag } = columns(engine);
  await db.schema
    .alterTable('school')
    .addColumn('students_may_rename', flag, (c) => c.notNull().defaultTo(0))
    .execute();
}

/**
 * The further messages of an alert: those in danger that a student wrote before anybody had looked at the alert. Until now
 * each raised an alert of its own, so that one student could fill the list.
 */
async function alertMessages(db: Kysely<unknown>, engine: Engine) {
  const { id, timestamp } = columns(engine);
  await db.schema
    .createTable('alert_message')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('alert_id', id, (c) => c.notNull().references('alert.id'))
    .addColumn('interaction_id', id, (c) => c.notNull().references('interaction.id'))
    .addColumn('written_at', timestamp, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('alert_message_alert')
    .on('alert_message')
    .columns(['alert_id', 'written_at'])
    .execute();
  await db.schema
    .createIndex('alert_message_interaction')
    .on('alert_message')
    .column('interaction_id')
    .execute();
}

/** Whether nobody else can join a class while its lesson is open, and when approval turned itself on. */
async function joining(db: Kysely<unknown>, engine: Engine) {
  const { flag, timestamp } = columns(engine);
  await db.schema.alterTable('class').addColumn('approval_turned_on_at', timestamp).execute();
  await db.schema
    .alterTable('class')
    .addColumn('joining_closed', flag, (c) => c.notNull().defaultTo(0))
    .execute();
}

/**
 * Who made each invitation; null: the operator. Makers of older ones are in the security log, whose row comes
 * just before the invitation.
 */
async function makersOfInvitations(db: Kysely<unknown>, engine: Engine) {
  const { id } = columns(engine);
  await db.schema
    .alterTable('invitation')
    .addColumn('made_by', id, (c) => c.references('profile.uid').onDelete('cascade'))
    .execute();
  await sql`update invitation set made_by = (
    select profile.uid from security_log
    left join profile on profile.uid = security_log.actor_id
    where security_log.event = 'invitation-made' and security_log.school_id = invitation.school_id
      and security_log.detail = invitation.purpose and security_log.at <= invitation.created_at
    order by security_log.at desc, security_log.number desc limit 1)`.execute(db);
  await db.schema.createIndex('invitation_made_by').on('invitation').column('made_by').execute();
  await db.schema.createIndex('password_reset_reset_by').on('password_reset').column('reset_by').execute();
}

/**
 * When a sign-in last proved its password again, and when an account stopped to administer its school. The
 * earlier ends are only in the security log.
 */
async function proofsOfPasswords(db: Kysely<unknown>, engine: Engine) {
  const { timestamp } = columns(engine);
  await db.schema.alterTable('auth_session').addColumn('password_proved_at', timestamp).execute();
  await db.schema.alterTable('profile').addColumn('administered_until', timestamp).execute();
}

/** The guard of a connected model. */
async function guards(db: Kysely<unknown>) {
  for (const column of ['guard_model', 'guard_base_url', 'guard_sealed_key', 'guard_protocol'])
    await db.schema.alterTable('model_connection').addColumn(column, 'text').execute();
}

/** The administrator who connected the model; null: the operator. */
async function makersOfModelConnections(db: Kysely<unknown>, engine: Engine) {
  const { id } = columns(engine);
  await db.schema
    .alterTable('model_connection')
    .addColumn('made_by', id, (c) => c.references('profile.uid').onDelete('cascade'))
    .execute();
}
