import type { Generated } from 'kysely';
import type { alertMinutes, Subject } from '../../contract/constants.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { InvitationPurpose } from '../../contract/invitations.ts';
import type { Language } from '../../contract/language.ts';
import type { MailState } from '../../contract/mail.ts';
import type { Pattern } from '../../contract/patterns.ts';
import type { Danger, EmailReason } from '../../contract/safeguarding.ts';
import type { SchoolProfileName } from '../../contract/school-profiles.ts';
import type { SecurityEvent } from '../../contract/security-log.ts';

interface TimeLimitColumns {
  day_minutes: number | null;
  lesson_minutes: number | null;
  break_minutes: number | null;
  quiet_from: string | null;
  quiet_until: string | null;
}

type AlertMinutes = (typeof alertMinutes)[number];

/**
 * The tables as both engines return them: timestamps are ISO 8601 strings in UTC, JSON is text, which the
 * stores parse. migrations.ts creates them. The `auth_` tables belong to the identity service.
 */
export interface Schema {
  school: {
    id: string;
    code: string;
    name: string;
    contact_name: string | null;
    contact_email: string | null;
    /**
     * The account of the contact, which sees all alerts. Its address was `contact_email` when it became the
     * contact's.
     */
    contact_id: string | null;
    helpline: string | null;
    /** When the code was turned off; null while teachers can register with it. */
    code_off_at: string | null;
    /** 1 when new teachers wait for the administrator's approval. */
    approves_teachers: Generated<number>;
    /** The minimum length of a new password of a teacher. */
    teacher_password_minimum: Generated<number>;
    /** 1 when every class requires an attempt before explanations. */
    requires_attempt: Generated<number>;
    /** 1 when students may correct their own names. */
    students_may_rename: Generated<number>;
    /** Within how many minutes somebody should look at an alert. */
    alert_minutes: Generated<AlertMinutes>;
    school_profile: Generated<SchoolProfileName>;
    /** 1 when teachers can do nothing before they have set up a second factor. */
    requires_second_factor: Generated<number>;
    /** When the account of `contact_id` confirmed to be the contact; null before. */
    contact_confirmed_at: string | null;
    created_at: string;
  };
  /**
   * Codes that a school had before its code was renewed; the setting SCHOOL_CODES does not bring them back.
   */
  retired_school_code: { code: string; school_id: string; retired_at: string };
  auth_user: {
    id: string;
    name: string;
    email: string;
    email_verified: boolean | number;
    image: string | null;
    created_at: string;
    updated_at: string;
  };
  auth_session: {
    id: string;
    user_id: string;
    token: string;
    expires_at: string;
    ip_address: string | null;
    user_agent: string | null;
    created_at: string;
    /** The last use. */
    updated_at: string;
    stays_signed_in: boolean | number;
    /** When the password was typed again; null: not since the sign-in. */
    password_proved_at: Generated<string | null>;
  };
  auth_account: {
    id: string;
    user_id: string;
    account_id: string;
    provider_id: string;
    access_token: string | null;
    refresh_token: string | null;
    id_token: string | null;
    access_token_expires_at: string | null;
    refresh_token_expires_at: string | null;
    scope: string | null;
    password: string | null;
    created_at: string;
    updated_at: string;
  };
  auth_verification: {
    id: string;
    identifier: string;
    value: string;
    expires_at: string;
    created_at: string;
    updated_at: string;
  };
  profile: {
    uid: string;
    school_id: string;
    role: 'teacher' | 'student';
    username: string | null;
    email: string;
    first_name: string | null;
    last_name: string | null;
    full_name: string;
    school_code: string | null;
    session_code: string | null;
    created_at: string;
    /** Null without a choice: the browser decides. */
    language: Language | null;
    /** 1 for a teacher whom no administrator has approved yet. */
    awaits_approval: Generated<number>;
    /** Null unless an administrator disabled the account. */
    disabled_at: string | null;
    /** When a teacher stopped to administer the school; null: never. */
    administered_until: Generated<string | null>;
    /**
     * The last sign-in of a teacher. It is null for students, since nobody needs to know when they signed in.
     */
    last_sign_in_at: string | null;
    /** When questions of a student were last deleted; null: never. */
    work_deleted_at: Generated<string | null>;
    /**
     * When the account was deleted, if its row stays without a name because safeguarding records refer to it;
     * null otherwise.
     */
    deleted_at: Generated<string | null>;
  };
  /** The accounts whose password somebody else made and whose person has not changed it yet. */
  password_reset: {
    account_id: string;
    /** Null: the operator. */
    reset_by: string | null;
    reset_at: string;
    /**
     * The hash of the token of one sign-in: the one with that password on a device that the account had used
     * before. Null without such a sign-in.
     */
    known_sign_in: string | null;
  };
  /**
   * The classes that are closed to a student's sign-ins after a reset by another teacher, until their teacher
   * confirms the reset.
   */
  withheld_class: { student_id: string; class_id: string; reset_by: string; reset_at: string };
  /** The second factors of teachers. */
  second_factor: {
    account_id: string;
    /** Encrypted with a key of the server (identity/seal.ts). */
    sealed_secret: string;
    /** Null until a first code has confirmed the second factor. */
    on_at: string | null;
    /** The time step of the last code that was accepted. */
    last_step: number;
  };
  recovery_code: { id: string; account_id: string; hash: string };
  /** The teachers who also administer their school. */
  school_administrator: { teacher_id: string; named_at: string };
  /** Invitations that nobody has accepted; those that were accepted, withdrawn or replaced are deleted. */
  invitation: {
    id: string;
    school_id: string;
    purpose: InvitationPurpose;
    /** The administrator who made the link; null: the operator. */
    made_by: Generated<string | null>;
    /** Null: for whoever opens the link. */
    email: string | null;
    token_hash: string;
    /** Null: no email was to be sent. */
    mail_state: MailState | null;
    created_at: string;
    expires_at: string;
  };
  /** No row: the school limits nothing. Times of day are in the school's time zone. */
  school_time_limits: TimeLimitColumns & {
    school_id: string;
    /** Null: that of the server. */
    time_zone: string | null;
    shared_computers: number;
  };
  class_time_limits: TimeLimitColumns & {
    class_id: string;
    /** How many questions each student, and all students together, may ask in a day; null: no limit. */
    student_questions: number | null;
    class_questions: number | null;
  };
  /** Every lift of time limits with its reason. */
  time_lift: {
    id: string;
    class_id: string;
    /** Null: the whole class. */
    student_id: string | null;
    /** The lesson in which the limits are lifted; null: until `ends_at`. */
    opening_id: string | null;
    ends_at: string | null;
    reason: string;
    lifted_by: string | null;
    lifted_by_name: string;
    lifted_at: string;
  };
  /** Which accounts a browser was signed in to. `device` is the hash of the id in its cookie for devices. */
  device_account: {
    device: string;
    account_id: string;
    held_from: string;
    /** When the account signed out or another one signed in; null until then. */
    held_until: string | null;
  };
  class: {
    id: string;
    school_id: string;
    teacher_id: string;
    class_name: string;
    subject: Subject;
    description: string;
    class_code: string;
    session_status: 'open' | 'closed';
    current_session_id: string | null;
    session_code: string | null;
    /**
     * 1 while students can join with the session code; 0 once the class code was renewed and the session code
     * was not.
     */
    session_code_invites: Generated<number>;
    /** 1 if the teacher lets in each student who joins. */
    asks_approval: Generated<number>;
    /** When approval turned itself on; null: not since the last lesson. */
    approval_turned_on_at: Generated<string | null>;
    /** 1 while nobody else can join; until the lesson ends. */
    joining_closed: Generated<number>;
    /** 1 when the tutor asks for a student's own attempt before it explains. */
    requires_attempt: Generated<number>;
    /** What the teacher tells the tutor about the class; empty if nothing. */
    age_or_grade: Generated<string>;
    working_on: Generated<string>;
    created_at: string;
    archived_at: string | null;
    /** Rises with every change on which a question in the class depends (revisions.ts). */
    revision: Generated<number>;
  };
  /** The colleagues who teach a class beside its creator, and those who are invited to. */
  co_teacher: {
    class_id: string;
    teacher_id: string;
    role: 'owner' | 'helper';
    invited_by: string;
    invited_at: string;
    /** Null: the invitation is open. */
    accepted_at: string | null;
  };
  enrollment: { class_id: string; student_id: string; joined_at: string; ended_at: string | null };
  /**
   * The requests of students to join a class whose teacher lets each one in: those that wait, and declined
   * ones.
   */
  join_request: { class_id: string; student_id: string; asked_at: string; declined_at: string | null };
  /** The students whom the teacher removed, and has not let in again. */
  removal: { class_id: string; student_id: string; removed_at: string };
  live_session: {
    id: string;
    class_id: string;
    teacher_id: string;
    session_code: string;
    status: 'open' | 'closed';
    opening_id: string;
    /** Null: the subject's defaults. */
    guidelines: string | null;
    created_at: string;
    last_opened_at: string;
    /** Null: the session still has its first code. */
    code_renewed_at: string | null;
  };
  /** A lesson: one opening of a session. */
  opening: {
    id: string;
    session_id: string;
    opened_at: string;
    closed_at: string | null;
    /** When the timer ends the lesson; null without a timer. */
    ends_at: string | null;
    /** Who started and who stopped the lesson; null: nobody, or not known. */
    started_by: string | null;
    started_by_name: string | null;
    stopped_by: string | null;
    stopped_by_name: string | null;
  };
  /** What a teacher wrote to one student of a lesson, or to all. */
  note: {
    id: string;
    session_id: string;
    opening_id: string;
    /** Null: all students of the lesson. */
    student_id: string | null;
    teacher_id: string;
    teacher_name: string;
    text: string;
    created_at: string;
  };
  /** What a student answered to a note. */
  note_reply: {
    id: string;
    note_id: string;
    student_id: string;
    student_name: string;
    text: string;
    /** 1 when the checks found personal data in the text. */
    has_personal_data: number;
    created_at: string;
  };
  /** Whose questions a teacher paused in a lesson, and until when. */
  pause: {
    id: string;
    session_id: string;
    opening_id: string;
    /** Null: all students of the lesson. */
    student_id: string | null;
    teacher_id: string;
    teacher_name: string;
    text: string;
    paused_at: string;
    /** Null while the pause is under way. */
    ended_at: string | null;
    /** The teacher who ended the pause; null while it is under way, and when it ended with its lesson. */
    ended_by: string | null;
    ended_by_name: string | null;
  };
  /** The levels in which a student of a lesson differs from the others. */
  student_guidelines: {
    opening_id: string;
    student_id: string;
    /** A level of each family in which the student differs. */
    guidelines: string;
    teacher_id: string;
    teacher_name: string;
    chosen_at: string;
  };
  /** What a student asks the teacher of a lesson for. */
  help_request: {
    id: string;
    session_id: string;
    opening_id: string;
    student_id: string;
    text: string;
    /** 1 when the checks found personal data in the text. */
    has_personal_data: number;
    asked_at: string;
    state: 'waiting' | 'coming' | 'done' | 'noted' | 'withdrawn' | 'departed';
    /** Who is coming, or answered. */
    teacher_id: string | null;
    teacher_name: string | null;
    changed_at: string;
  };
  participant: { opening_id: string; student_id: string; session_id: string; joined_at: string };
  assignment: {
    id: string;
    class_id: string;
    title: string;
    description: string;
    open_date: string;
    close_date: string;
    guidelines: string;
    answer_key: string | null;
    refuses_proposed_keys: Generated<number>;
    created_at: string;
    archived_at: string | null;
  };
  interaction: {
    id: string;
    /** The id of the session or the assignment; a student has one pending question in each. */
    conversation_id: string;
    session_id: string | null;
    opening_id: string | null;
    assignment_id: string | null;
    student_id: string;
    student_name: string;
    question: string;
    answer: string;
    status: 'pending' | 'answered' | 'stopped' | 'failed';
    failure: ErrorCode | null;
    /** The receipt. */
    guard: string | null;
    /** Flags, 0 or 1, that the lists count; derived from the receipt when it is stored. */
    stopped_by_guidelines: number;
    is_attempt: number;
    is_support: number;
    /** What the checks found in the question, for its teacher; null for nothing. */
    input_findings: string | null;
    /** Parts of the answer key that the answer disclosed; null when none. */
    disclosed: string | null;
    /**
     * The messages that the tutor's model got (tutor/prompt-log-store.ts); null while pending, and when no model was
     * called.
     */
    told: Generated<string | null>;
    retry_of: string | null;
    /**
     * The interaction with the question that was changed. It is no foreign key, since that one may be deleted
     * alone.
     */
    changed_from: string | null;
    lease_until: string | null;
    /** Which of several nodes answers; null where the server is a single node. */
    node_id: string | null;
    created_at: string;
    processed_at: string | null;
  };
  /** The heartbeats of several nodes (nodes/members.ts). */
  node: { id: string; started_at: string; beat_at: string };
  /** Texts of instructions by their hash; many interactions have the same. */
  instructions: { hash: string; text: string };
  idempotency_key: {
    student_id: string;
    key: string;
    fingerprint: string;
    interaction_id: string;
    created_at: string;
  };
  alert: {
    id: string;
    kind: Danger;
    class_id: string;
    session_id: string | null;
    assignment_id: string | null;
    interaction_id: string;
    student_id: string;
    student_name: string;
    message: string;
    context: string;
    raised_at: string;
    /** When people were reminded of the alert, since nobody had looked in time; null: not yet. */
    overdue_at: Generated<string | null>;
    /** When somebody first opened or judged the alert, and who; null: nobody yet. */
    looked_at: Generated<string | null>;
    looked_by: Generated<string | null>;
    looked_by_name: Generated<string | null>;
  };
  /** A further message of an alert: the student wrote it before anybody had looked. */
  alert_message: {
    id: string;
    alert_id: string;
    interaction_id: string;
    written_at: string;
  };
  /** An email about an alert, and what became of it. */
  alert_email: {
    id: string;
    alert_id: string;
    /**
     * Null: the account was deleted, or the email went to a contact without an account before recipients were
     * stored.
     */
    recipient_id: string | null;
    recipient_name: string;
    reason: EmailReason;
    /** 1 when the email says that nobody had looked in time. */
    is_reminder: number;
    state: MailState;
    /** Since when the email is in this state. */
    changed_at: string;
  };
  /** Who judged an alert, and how. */
  alert_judgement: {
    id: string;
    alert_id: string;
    /**
     * Null: the account was deleted, or the judgement is from before accounts were stored and its person is
     * not known.
     */
    judged_by: string | null;
    judged_by_name: string;
    /** 1 when the person was the safeguarding contact at the time. */
    as_contact: number;
    is_concern: number;
    /** 1 when the person said that nothing is left to do. */
    is_settled: number;
    judged_at: string;
  };
  /** What was noticed in a student's messages over days, for the safeguarding contact. */
  observation: {
    id: string;
    school_id: string;
    student_id: string;
    student_name: string;
    pattern: Pattern;
    /** The first and the last moment of the evidence. */
    window_from: string;
    window_until: string;
    /** Messages by reference, days, counts. */
    evidence: string;
    noted_at: string;
    read_at: Generated<string | null>;
    read_by: Generated<string | null>;
    read_by_name: Generated<string | null>;
    closed_at: Generated<string | null>;
    closed_by: Generated<string | null>;
    closed_by_name: Generated<string | null>;
    remark: Generated<string | null>;
    /** When an email told the contact of the observation; null until then. */
    emailed_at: Generated<string | null>;
  };
  /** When the messages of a student were last read for patterns. */
  pattern_reading: { student_id: string; read_at: string };
  /** Questions that were refused because the student's time was over; a few of each day, for four weeks. */
  time_refusal: { student_id: string; refused_at: string };
  /**
   * How many months a school keeps which data. Null: as its profile says; no row: the school chose nothing.
   */
  school_retention: {
    school_id: string;
    conversations_months: number | null;
    records_months: number | null;
    accounts_months: number | null;
    /** Whom students and parents ask about their data; empty: nobody. */
    responsible: Generated<string>;
    /** Nothing is deleted before this time; null: deletion begins at once. */
    begins_at: string | null;
  };
  /** The last run that deleted what a school no longer keeps, or the one under way. */
  retention_run: {
    school_id: string;
    began_at: string;
    finished_at: string | null;
    /** The account after which the next step goes on; empty at the beginning. */
    position: string;
    conversations: number;
    records: number;
    accounts: number;
  };
  /** When students last read who can read what. */
  privacy_reading: { student_id: string; read_at: string };
  /** The security log. Rows are added, and deleted when they are old; no row is ever changed. */
  security_log: {
    /** Rises with each row. */
    number: Generated<number>;
    /** When it happened; if `count` is above 1, when it happened last. */
    at: string;
    event: SecurityEvent;
    detail: string | null;
    /** Null when the school is not known, as for a sign-in with an unknown address. */
    school_id: string | null;
    /** Who caused it; null for somebody without a sign-in and for the operator of the server. */
    actor_id: string | null;
    /** The account that it concerns. */
    about_id: string | null;
    /** The keyed hash of a typed name that belongs to no account. */
    attempted: string | null;
    class_id: string | null;
    by_operator: number;
    address: string | null;
    browser: string | null;
    system: string | null;
    /** How often it happened. */
    count: number;
  };
  /** The model that was connected in the web app or by a command; one row, or none. */
  model_connection: {
    /** New with each connection, so that a running server notices another one. */
    id: string;
    base_url: string;
    /** The key of the model's server, encrypted for its address (docs/decisions/05-model-and-queue.md). */
    sealed_key: string | null;
    model: string;
    judge_model: string | null;
    /** The guard, where its server is, its key, encrypted like the other one, and its protocol if one was chosen. */
    guard_model: string | null;
    guard_base_url: string | null;
    guard_sealed_key: string | null;
    guard_protocol: string | null;
    connected_at: string;
    /** The administrator who connected it; null: the operator. */
    made_by: string | null;
  };
  /** The last check of a model; one row, or none. */
  model_result: { id: string; result: string };
  /** What a class used of the model on a local day of its school, at one price. */
  model_usage: {
    class_id: string;
    day: string;
    /** The price of a million tokens as text; empty: none was set. */
    currency: string;
    input_price: string;
    output_price: string;
    calls: number;
    /** The calls whose tokens the model's server did not report. */
    unreported: number;
    input_tokens: number;
    output_tokens: number;
  };
  /** The price of the model, and the model for which it was set; one row, or none. */
  model_price: {
    id: string;
    base_url: string;
    model: string;
    input_price: string;
    output_price: string;
    currency: string;
  };
  event_stream: { id: string; last_number: Generated<number> };
  event: { stream_id: string; number: number; type: string; data: string; created_at: string };
}
