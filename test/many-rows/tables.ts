import type { Dialect } from './dialect.ts';
import type { Counts } from './sizes.ts';

/** The rows of one table. */
export interface Filling {
  readonly table: string;
  readonly count: number;
  /** The value of each column, an expression of SQL in the number `n` of the row, from 0. */
  readonly columns: Readonly<Record<string, string>>;
}

const day = 86_400;
const quoted = (text: string) => `'${text}'`;

/** Texts as long as those of real rows: a question, an answer of a tutor, and what is stored with them. */
const texts = {
  question: 'I got x = 7 for 3x + 5 = 20, but my friend says that is wrong. Where is my mistake?',
  answer: 'Let us look at your first step together. You wrote that three times x is fifteen. '.repeat(7),
  guard:
    '{"outcome":"passed","rule":null,"stopped":[],"checked":5,"guidelines":"3 guided formulas_allowed","checkedAgainst":"proposed","workedOut":true}',
  told: `{"edition":3,"history":["${'ZBQ2AVSW3YWUB'.repeat(16)}"],"question":null,"corrections":[],"instructions":"ZBQ2avsw3YwuB-H5SNHr8uAnkdm-OanqxnrZoeNN2Bc"}`,
  event: `{"interaction":{"answer":"${'Let us look at your first step together. '.repeat(15)}"}}`,
};

/** The columns of an answered question, without those that say who asked it, where and when. */
export const answeredQuestion = (json: Dialect['json']): Record<string, string> => ({
  student_name: quoted('Person Number'),
  question: `'${texts.question} ' || n`,
  answer: `'${texts.answer} ' || n`,
  status: quoted('answered'),
  guard: json(quoted(texts.guard)),
  stopped_by_guidelines: '0',
  is_attempt: 'n % 2',
  is_support: '0',
  told: quoted(texts.told),
});

/**
 * The rows of every table that grows, each table after those that it refers to. The first persons are the
 * teachers: that of group g is the person with the number g. The students follow: those of group g begin with
 * the student number g * studentsOfGroup. A question with a higher number is a later one, so that the rows
 * lie in the order of time.
 */
export function fillings({ id, ago, json }: Dialect, counts: Counts): Filling[] {
  const { schools, groups, classes, students, people, lessons, interactions, events } = counts;
  const school = (group: string) => id('S', `(${group}) / ${counts.groupsOfSchool}`);
  const groupOf = (ofClass: string) => `((${ofClass}) / ${counts.classesOfGroup})`;
  const teacher = (group: string) => id('P', group);
  const student = (number: string) => id('P', `${groups} + (${number})`);
  const studentOf = (ofClass: string, number: string) =>
    student(`${groupOf(ofClass)} * ${counts.studentsOfGroup} + (${number}) % ${counts.studentsOfGroup}`);
  const ofClass = `(n % ${classes})`;
  const classId = id('C', ofClass);
  const sessionId = id('L', ofClass);
  /** When a lesson took place; a lesson a week, the last one a day ago. */
  const lessonAgo = (lesson: string) => `(${counts.lessonsOfClass} - 1 - (${lesson})) * ${7 * day} + ${day}`;
  const openedAt = ago(lessonAgo(`n / ${classes}`));
  const interaction = (number: string) => {
    const [inClass, nth] = [`((${number}) % ${classes})`, `((${number}) / ${classes})`];
    const lesson = `(${nth} / ${counts.questionsOfLesson})`;
    const second = `(${nth} % ${counts.questionsOfLesson}) * ${Math.floor(3_600 / counts.questionsOfLesson)}`;
    return {
      inClass,
      student: studentOf(inClass, nth),
      // Every tenth question is asked in an assignment.
      isInTask: `${nth} % 10 = 9`,
      opening: id('O', `${lesson} * ${classes} + ${inClass}`),
      at: ago(`${lessonAgo(lesson)} - ${second}`),
    };
  };
  const asked = interaction('n');
  const alerts = Math.max(Math.floor(interactions / 1_000), Math.min(interactions, classes));
  // The distance between two questions with an alert. It is odd: an even distance would leave out half of the
  // classes.
  const distance = Math.floor((interactions / alerts - 1) / 2) * 2 + 1;
  const alarming = interaction(`n * ${distance}`);
  const isTeacher = `n < ${groups}`;
  const groupOfPerson = `case when ${isTeacher} then n else (n - ${groups}) / ${counts.studentsOfGroup} end`;
  const teacherOfClass = teacher(groupOf(ofClass));
  const created = ago(`${400 * day}`);
  const fill = (table: string, count: number, columns: Record<string, string>): Filling => ({
    table,
    count,
    columns,
  });
  return [
    fill('school', schools, {
      id: id('S', 'n'),
      code: `'FILL' || n`,
      name: `'School ' || n`,
      created_at: created,
    }),
    fill('auth_user', people, {
      id: id('P', 'n'),
      name: `'Person ' || n`,
      email: `'person' || n || '@fill.example'`,
      email_verified: 'false',
      created_at: created,
      updated_at: created,
    }),
    fill('auth_account', people, {
      id: id('P', 'n'),
      user_id: id('P', 'n'),
      account_id: id('P', 'n'),
      provider_id: quoted('credential'),
      password: quoted('$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$'.padEnd(97, 'x')),
      created_at: created,
      updated_at: created,
    }),
    // Each person is signed in on two devices.
    fill('auth_session', 2 * people, {
      id: id('D', 'n'),
      user_id: id('P', `n % ${people}`),
      token: id('T', 'n'),
      expires_at: ago(`-${30 * day} + n % ${30 * day}`),
      created_at: ago(`${40 * day}`),
      updated_at: ago(`n % ${20 * day}`),
      stays_signed_in: 'n % 2 = 0',
    }),
    fill('auth_verification', students, {
      id: id('V', 'n'),
      identifier: `'one-time-token:' || n`,
      value: id('P', 'n'),
      expires_at: ago(`-${day}`),
      created_at: ago('n % 600'),
      updated_at: ago('n % 600'),
    }),
    fill('profile', people, {
      uid: id('P', 'n'),
      school_id: school(groupOfPerson),
      role: `case when ${isTeacher} then 'teacher' else 'student' end`,
      username: `case when ${isTeacher} then null else 'person' || n end`,
      email: `'person' || n || '@fill.example'`,
      first_name: quoted('Person'),
      last_name: `'Number ' || n`,
      full_name: `'Person Number ' || n`,
      created_at: created,
    }),
    fill('class', classes, {
      id: classId,
      school_id: school(groupOf(ofClass)),
      teacher_id: teacherOfClass,
      class_name: `'Class ' || n`,
      subject: quoted('Mathematics'),
      description: quoted(''),
      class_code: `'K' || n`,
      session_status: quoted('closed'),
      current_session_id: sessionId,
      created_at: created,
    }),
    fill('enrollment', classes * counts.studentsOfGroup, {
      class_id: classId,
      student_id: studentOf(ofClass, `n / ${classes}`),
      joined_at: created,
    }),
    fill('live_session', classes, {
      id: sessionId,
      class_id: classId,
      teacher_id: teacherOfClass,
      session_code: `'Q' || n`,
      status: quoted('closed'),
      opening_id: id('O', `${lessons - classes} + n`),
      created_at: created,
      last_opened_at: ago(`${day}`),
    }),
    fill('opening', lessons, {
      id: id('O', 'n'),
      session_id: sessionId,
      opened_at: openedAt,
      closed_at: ago(`${lessonAgo(`n / ${classes}`)} - 3600`),
      ends_at: ago(`${lessonAgo(`n / ${classes}`)} - 3600`),
      started_by: teacherOfClass,
      started_by_name: quoted('Person Number'),
      stopped_by: teacherOfClass,
      stopped_by_name: quoted('Person Number'),
    }),
    fill('participant', lessons * counts.studentsOfGroup, {
      opening_id: id('O', `n % ${lessons}`),
      student_id: studentOf(ofClass, `n / ${lessons}`),
      session_id: sessionId,
      joined_at: ago(lessonAgo(`(n % ${lessons}) / ${classes}`)),
    }),
    fill('assignment', 4 * classes, {
      id: id('A', 'n'),
      class_id: classId,
      title: `'Assignment ' || n`,
      description: quoted('Solve the exercises on page 12. '.repeat(5)),
      open_date: ago(`${60 * day}`),
      close_date: ago(`${50 * day}`),
      guidelines: json(quoted('{}')),
      created_at: ago(`${60 * day}`),
    }),
    fill('interaction', interactions, {
      id: id('I', 'n'),
      conversation_id: `case when ${asked.isInTask} then ${id('A', asked.inClass)} else ${id('L', asked.inClass)} end`,
      session_id: `case when ${asked.isInTask} then null else ${id('L', asked.inClass)} end`,
      opening_id: `case when ${asked.isInTask} then null else ${asked.opening} end`,
      assignment_id: `case when ${asked.isInTask} then ${id('A', asked.inClass)} end`,
      student_id: asked.student,
      ...answeredQuestion(json),
      created_at: asked.at,
      processed_at: asked.at,
    }),
    fill('idempotency_key', Math.min(interactions, Math.floor(events / 2)), {
      student_id: interaction(`${interactions} - 1 - n`).student,
      key: `'key ' || n`,
      fingerprint: id('F', 'n'),
      interaction_id: id('I', `${interactions} - 1 - n`),
      created_at: ago('n % 40000'),
    }),
    fill('event_stream', classes, { id: sessionId, last_number: `${Math.ceil(events / classes)}` }),
    fill('event', events, {
      stream_id: sessionId,
      number: `n / ${classes} + 1`,
      type: quoted('answer'),
      data: json(quoted(texts.event)),
      created_at: ago(`40000 - n * 40000 / ${events}`),
    }),
    fill('alert', alerts, {
      id: id('W', 'n'),
      kind: quoted('self-harm'),
      class_id: id('C', alarming.inClass),
      session_id: id('L', alarming.inClass),
      interaction_id: id('I', `n * ${distance}`),
      student_id: alarming.student,
      student_name: quoted('Person Number'),
      message: quoted(texts.question),
      context: json(quoted('[]')),
      raised_at: alarming.at,
      looked_at: alarming.at,
      looked_by: teacher(groupOf(alarming.inClass)),
      looked_by_name: quoted('Person Number'),
    }),
    fill('alert_judgement', alerts, {
      id: id('J', 'n'),
      alert_id: id('W', 'n'),
      judged_by: teacher(groupOf(alarming.inClass)),
      judged_by_name: quoted('Person Number'),
      as_contact: '0',
      is_concern: '1',
      is_settled: '0',
      judged_at: alarming.at,
    }),
    fill('alert_message', alerts, {
      id: id('M', 'n'),
      alert_id: id('W', 'n'),
      interaction_id: id('I', `n * ${distance}`),
      written_at: alarming.at,
    }),
    fill('alert_email', alerts, {
      id: id('E', 'n'),
      alert_id: id('W', 'n'),
      recipient_id: teacher(groupOf(alarming.inClass)),
      recipient_name: quoted('Person Number'),
      reason: quoted('teacher'),
      is_reminder: '0',
      state: quoted('sent'),
      changed_at: alarming.at,
    }),
    fill('note', 2 * lessons, {
      id: id('N', 'n'),
      session_id: sessionId,
      opening_id: id('O', `n % ${lessons}`),
      student_id: `case when n < ${lessons} then ${studentOf(ofClass, `n / ${classes}`)} end`,
      teacher_id: teacherOfClass,
      teacher_name: quoted('Person Number'),
      text: quoted(texts.question),
      created_at: ago(lessonAgo(`(n % ${lessons}) / ${classes}`)),
    }),
    fill('note_reply', lessons, {
      id: id('R', 'n'),
      note_id: id('N', 'n'),
      student_id: studentOf(ofClass, `n / ${classes}`),
      student_name: quoted('Person Number'),
      text: quoted(texts.question),
      has_personal_data: '0',
      created_at: openedAt,
    }),
    fill('help_request', lessons, {
      id: id('H', 'n'),
      session_id: sessionId,
      opening_id: id('O', 'n'),
      student_id: studentOf(ofClass, `n / ${classes}`),
      text: quoted(texts.question),
      has_personal_data: '0',
      asked_at: openedAt,
      state: quoted('done'),
      teacher_id: teacherOfClass,
      teacher_name: quoted('Person Number'),
      changed_at: openedAt,
    }),
    fill('pause', lessons, {
      id: id('Z', 'n'),
      session_id: sessionId,
      opening_id: id('O', 'n'),
      student_id: studentOf(ofClass, `n / ${classes}`),
      teacher_id: teacherOfClass,
      teacher_name: quoted('Person Number'),
      text: quoted('Please look up.'),
      paused_at: openedAt,
      ended_at: openedAt,
    }),
    fill('school_administrator', schools, {
      teacher_id: teacher(`n * ${counts.groupsOfSchool}`),
      named_at: created,
    }),
    fill('model_usage', classes, {
      class_id: classId,
      day: quoted('2026-01-05'),
      currency: quoted(''),
      input_price: quoted(''),
      output_price: quoted(''),
      calls: '20',
      unreported: '0',
      input_tokens: '20000',
      output_tokens: '4000',
    }),
    fill('student_guidelines', lessons, {
      opening_id: id('O', 'n'),
      student_id: studentOf(ofClass, `n / ${classes}`),
      guidelines: json(quoted('{"directness":"restrictive"}')),
      teacher_id: teacherOfClass,
      teacher_name: quoted('Person Number'),
      chosen_at: openedAt,
    }),
    fill('security_log', 10 * people, {
      at: ago(`(${10 * people} - n) * 60`),
      event: quoted('signed-in'),
      school_id: school(`n % ${groups}`),
      actor_id: id('P', `n % ${people}`),
      about_id: id('P', `n % ${people}`),
      by_operator: '0',
      address: quoted('192.0.2.7'),
      count: '1',
    }),
    fill('device_account', people, {
      device: id('B', 'n'),
      account_id: id('P', 'n'),
      held_from: ago(`n % ${20 * day}`),
    }),
    fill('co_teacher', classes, {
      class_id: classId,
      teacher_id: teacher(`(${groupOf('n')} + 1) % ${groups}`),
      role: quoted('helper'),
      invited_by: teacherOfClass,
      invited_at: created,
      accepted_at: created,
    }),
    ...(['join_request', 'removal', 'withheld_class'] as const).map((table) =>
      fill(table, classes, {
        class_id: classId,
        student_id: studentOf(`(n + ${counts.classesOfGroup}) % ${classes}`, 'n'),
        ...(table === 'join_request' && { asked_at: created, declined_at: created }),
        ...(table === 'removal' && { removed_at: created }),
        ...(table === 'withheld_class' && { reset_by: teacherOfClass, reset_at: created }),
      }),
    ),
    fill('class_time_limits', classes, { class_id: classId, day_minutes: '600' }),
    fill('time_lift', classes, {
      id: id('U', 'n'),
      class_id: classId,
      student_id: studentOf(ofClass, 'n'),
      opening_id: id('O', 'n'),
      reason: quoted('A project'),
      lifted_by: teacherOfClass,
      lifted_by_name: quoted('Person Number'),
      lifted_at: created,
    }),
    fill('time_refusal', students, { student_id: student('n'), refused_at: ago(`n % ${20 * day}`) }),
    fill('password_reset', students, {
      account_id: student('n'),
      reset_by: teacher(`n / ${counts.studentsOfGroup}`),
      reset_at: created,
    }),
    fill('observation', students, {
      id: id('G', 'n'),
      school_id: school(`n / ${counts.studentsOfGroup}`),
      student_id: student('n'),
      student_name: quoted('Person Number'),
      pattern: quoted('night-use'),
      window_from: created,
      window_until: created,
      evidence: json(quoted('{}')),
      noted_at: ago(`n % ${200 * day}`),
      read_at: created,
      read_by: teacher(`n / ${counts.studentsOfGroup}`),
      closed_at: created,
      closed_by: teacher(`n / ${counts.studentsOfGroup}`),
      emailed_at: created,
    }),
    ...['pattern_reading', 'privacy_reading'].map((table) =>
      fill(table, students, { student_id: student('n'), read_at: ago(`n % ${day}`) }),
    ),
    fill('second_factor', groups, {
      account_id: teacher('n'),
      sealed_secret: quoted('x'.repeat(80)),
      on_at: created,
      last_step: '1',
    }),
    fill('recovery_code', 10 * groups, {
      id: id('X', 'n'),
      account_id: teacher(`n % ${groups}`),
      hash: id('Y', 'n'),
    }),
    fill('instructions', classes, { hash: id('Z', 'n'), text: quoted(texts.answer) }),
  ];
}
