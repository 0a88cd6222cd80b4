SELECT pg_catalog.set_config('search_path', '', false);
CREATE TABLE public.alert (
    id text NOT NULL,
    kind text NOT NULL,
    class_id text NOT NULL,
    session_id text,
    assignment_id text,
    interaction_id text NOT NULL,
    student_id text NOT NULL,
    student_name text NOT NULL,
    message text NOT NULL,
    context json NOT NULL,
    raised_at timestamp with time zone NOT NULL,
    acknowledged_at timestamp with time zone,
    acknowledged_by text,
    dismissed_at timestamp with time zone
);
CREATE TABLE public.assignment (
    id text NOT NULL,
    class_id text NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    open_date timestamp with time zone NOT NULL,
    close_date timestamp with time zone NOT NULL,
    guidelines json NOT NULL,
    answer_key json,
    created_at timestamp with time zone NOT NULL,
    archived_at timestamp with time zone
);
CREATE TABLE public.auth_account (
    id text NOT NULL,
    user_id text NOT NULL,
    account_id text NOT NULL,
    provider_id text NOT NULL,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamp with time zone,
    refresh_token_expires_at timestamp with time zone,
    scope text,
    password text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.auth_session (
    id text NOT NULL,
    user_id text NOT NULL,
    token text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ip_address text,
    user_agent text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.auth_user (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_verified boolean NOT NULL,
    image text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.auth_verification (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.class (
    id text NOT NULL,
    school_id text NOT NULL,
    teacher_id text NOT NULL,
    class_name text NOT NULL,
    subject text NOT NULL,
    description text NOT NULL,
    class_code text NOT NULL,
    session_status text NOT NULL,
    current_session_id text,
    session_code text,
    created_at timestamp with time zone NOT NULL,
    archived_at timestamp with time zone
);
CREATE TABLE public.enrollment (
    class_id text NOT NULL,
    student_id text NOT NULL,
    joined_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone
);
CREATE TABLE public.event (
    stream_id text NOT NULL,
    number integer NOT NULL,
    type text NOT NULL,
    data json NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.event_stream (
    id text NOT NULL,
    last_number integer NOT NULL
);
CREATE TABLE public.idempotency_key (
    student_id text NOT NULL,
    key text NOT NULL,
    fingerprint text NOT NULL,
    interaction_id text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.interaction (
    id text NOT NULL,
    conversation_id text NOT NULL,
    session_id text,
    opening_id text,
    assignment_id text,
    student_id text NOT NULL,
    student_name text NOT NULL,
    question text NOT NULL,
    answer text NOT NULL,
    status text NOT NULL,
    failure text,
    guard json,
    input_findings json,
    stopped_by_guidelines integer NOT NULL,
    is_attempt integer NOT NULL,
    is_support integer NOT NULL,
    disclosed json,
    retry_of text,
    lease_until timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    processed_at timestamp with time zone
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.live_session (
    id text NOT NULL,
    class_id text NOT NULL,
    teacher_id text NOT NULL,
    session_code text NOT NULL,
    status text NOT NULL,
    opening_id text NOT NULL,
    guidelines json,
    created_at timestamp with time zone NOT NULL,
    last_opened_at timestamp with time zone NOT NULL
);
CREATE TABLE public.opening (
    id text NOT NULL,
    session_id text NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    closed_at timestamp with time zone
);
CREATE TABLE public.participant (
    opening_id text NOT NULL,
    student_id text NOT NULL,
    session_id text NOT NULL,
    joined_at timestamp with time zone NOT NULL
);
CREATE TABLE public.profile (
    uid text NOT NULL,
    school_id text NOT NULL,
    role text NOT NULL,
    username text,
    email text NOT NULL,
    first_name text,
    last_name text,
    full_name text NOT NULL,
    school_code text,
    session_code text,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.school (
    id text NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    contact_name text,
    contact_email text,
    helpline text,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.school_administrator (
    teacher_id text NOT NULL,
    named_at timestamp with time zone NOT NULL
);
INSERT INTO public.alert VALUES ('8MYHA2AE8DDEAHEWPYE6', 'self-harm', 'Q95U46DNK4QP6ANF5X6G', 'U793KFD2EAKZPK8DCWJU', NULL, 'GQVCGJQRA8SH9QN3EYNS', 'YSMZGK7CN8E4QP8XT5KU', 'Tom Okafor', 'I want to kill myself.', '[]', '2026-11-22 06:50:18.454+00', NULL, NULL, NULL);
INSERT INTO public.assignment VALUES ('PKZRK6DPGCN3G5EPUQZB', 'Q95U46DNK4QP6ANF5X6G', 'Fractions', 'Add two fractions.', '2026-01-01 00:00:00+00', '2100-01-01 00:00:00+00', '{"directness":"guided","mathSupport":"formulas_allowed"}', NULL, '2026-11-22 06:50:18.454+00', NULL);
INSERT INTO public.auth_account VALUES ('TEQJ2T7KTB3XBMENM634', 'R58TSM8BGVHBQWH8NPQK', 'R58TSM8BGVHBQWH8NPQK', 'credential', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=8,t=1,p=1$9a1wJhCHz/CpuQb6Uq0j/Q$N5okuyZALqYEbwVhOOHy5xTzkP0Nffjr/Fb7AtWkOWU', '2026-11-22 06:50:18.454+00', '2026-11-22 06:50:18.454+00');
INSERT INTO public.auth_account VALUES ('C5B7PNHD5CMNRGCWKZAP', 'NW4XC3TCDUJ5KD8J7BAK', 'NW4XC3TCDUJ5KD8J7BAK', 'credential', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=8,t=1,p=1$lm4GwRVKe/OPUjo3D9d3Zw$sxo1k6uKnUfKwgJrUHIxcn16FwufajyRDc9SkF3CAoE', '2026-11-22 06:50:18.454+00', '2026-11-22 06:50:18.454+00');
INSERT INTO public.auth_account VALUES ('KA7USGNQMXJCTC4QFW39', 'YSMZGK7CN8E4QP8XT5KU', 'YSMZGK7CN8E4QP8XT5KU', 'credential', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=8,t=1,p=1$+Jxxxdg+5XIDBM8CRbDl5Q$HG6vZNwSfgjLp/bpYtXNCL7mZTfoX/ujGjI1xWCWIDs', '2026-11-22 06:50:18.454+00', '2026-11-22 06:50:18.454+00');
INSERT INTO public.auth_account VALUES ('Q2R7ZDYFDWBC5EC6Y9E6', 'TCPPSB6Q9H2AHTVZHHTV', 'TCPPSB6Q9H2AHTVZHHTV', 'credential', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=8,t=1,p=1$IouKVf+P72MWNQV42W/l9g$Ln17VwKnT/Ih3Hym5T9nqVuxSp1td6RKjJhK6n3z/o8', '2026-11-22 06:50:18.454+00', '2026-11-22 06:50:18.454+00');
INSERT INTO public.auth_session VALUES ('qtUxEiDis5RbeCJRTmjrYUXwygskgkWk', 'R58TSM8BGVHBQWH8NPQK', 'mfzj53pnoMobM83bWDXAVDaZCIwKdCJl', '2026-11-22 18:50:18.676+00', '', '', '2026-11-22 06:50:18.677+00', '2026-11-22 06:50:18.677+00');
INSERT INTO public.auth_session VALUES ('cGSTtvaubU8BtmkBcH0X6dntKTu5Sh0J', 'NW4XC3TCDUJ5KD8J7BAK', 'RXJM29XXYr6TtwnT4ifFxTozJIebFANr', '2026-11-22 18:50:19.388+00', '', '', '2026-11-22 06:50:19.389+00', '2026-11-22 06:50:19.389+00');
INSERT INTO public.auth_session VALUES ('MIMzlPgJETjPborgcMyhRy5tp3rNFpFe', 'YSMZGK7CN8E4QP8XT5KU', '325vHdYGnRy5kMeuqpR6rOCBaCiTPAh0', '2026-11-22 18:50:19.463+00', '', '', '2026-11-22 06:50:19.463+00', '2026-11-22 06:50:19.463+00');
INSERT INTO public.auth_session VALUES ('jUrQaqGDAjXwHFgN3rKj5C0dKjrAfMsj', 'TCPPSB6Q9H2AHTVZHHTV', 'ZcXcgZCOVvOVUEgD7FxzogL2giXb5Rmm', '2026-11-22 18:50:20.8+00', '', '', '2026-11-22 06:50:20.8+00', '2026-11-22 06:50:20.8+00');
INSERT INTO public.auth_user VALUES ('R58TSM8BGVHBQWH8NPQK', 'Ada Byron', 'ada@school.example', false, NULL, '2026-11-22 06:50:18.454+00', '2026-11-22 06:50:18.454+00');
INSERT INTO public.auth_user VALUES ('NW4XC3TCDUJ5KD8J7BAK', 'Mei Lin', 'mei@student.lyceum.local', false, NULL, '2026-11-22 06:50:18.454+00', '2026-11-22 06:50:18.454+00');
INSERT INTO public.auth_user VALUES ('YSMZGK7CN8E4QP8XT5KU', 'Tom Okafor', 'tom@student.lyceum.local', false, NULL, '2026-11-22 06:50:18.454+00', '2026-11-22 06:50:18.454+00');
INSERT INTO public.auth_user VALUES ('TCPPSB6Q9H2AHTVZHHTV', 'Never Signed In', 'never@school.example', false, NULL, '2026-11-22 06:50:18.454+00', '2026-11-22 06:50:18.454+00');
INSERT INTO public.auth_verification VALUES ('X7na0N0Yd5r7ggCs6cOZjoqYUQolSwrP', 'one-time-token:7QNJucKla9KcKBCS6ipmlAe5o6Nv_lAVAEKLekpzFNM', 'ZcXcgZCOVvOVUEgD7FxzogL2giXb5Rmm', '2026-11-22 06:55:20.821+00', '2026-11-22 06:50:20.822+00', '2026-11-22 06:50:20.822+00');
INSERT INTO public.class VALUES ('Q95U46DNK4QP6ANF5X6G', 'ASBP8QKZS89FZGQT4VSQ', 'R58TSM8BGVHBQWH8NPQK', 'Algebra 1', 'Mathematics', 'Equations', 'F3U5QC', 'open', 'U793KFD2EAKZPK8DCWJU', 'KSQGFA', '2026-11-22 06:50:18.454+00', NULL);
INSERT INTO public.enrollment VALUES ('Q95U46DNK4QP6ANF5X6G', 'NW4XC3TCDUJ5KD8J7BAK', '2026-11-22 06:50:18.454+00', NULL);
INSERT INTO public.enrollment VALUES ('Q95U46DNK4QP6ANF5X6G', 'YSMZGK7CN8E4QP8XT5KU', '2026-11-22 06:50:18.454+00', NULL);
INSERT INTO public.event VALUES ('U793KFD2EAKZPK8DCWJU', 1, 'session', '{"session":{"id":"U793KFD2EAKZPK8DCWJU","classId":"Q95U46DNK4QP6ANF5X6G","teacherUid":"R58TSM8BGVHBQWH8NPQK","teacherId":"R58TSM8BGVHBQWH8NPQK","teacherName":"Ada Byron","status":"open","students":[],"createdAt":"2026-11-22T06:50:18.454Z","lastOpenedAt":"2026-11-22T06:50:18.454Z","openingId":"WM73UFVXNEYC95SR4EB4","title":"Algebra 1","subject":"Mathematics","sessionCode":"KSQGFA","aiGuidelines":{"directness":"guided","mathSupport":"formulas_allowed"}}}', '2026-11-22 06:50:18.454+00');
INSERT INTO public.event VALUES ('U793KFD2EAKZPK8DCWJU', 2, 'participant', '{"student":{"id":"NW4XC3TCDUJ5KD8J7BAK","name":"Mei Lin","avatar":"🐝","status":"active","lastActivity":"2026-11-22T06:50:18.454Z","joinedAt":"2026-11-22T06:50:18.454Z","messages":[]}}', '2026-11-22 06:50:18.454+00');
INSERT INTO public.event VALUES ('U793KFD2EAKZPK8DCWJU', 3, 'participant', '{"student":{"id":"YSMZGK7CN8E4QP8XT5KU","name":"Tom Okafor","avatar":"🦉","status":"active","lastActivity":"2026-11-22T06:50:18.454Z","joinedAt":"2026-11-22T06:50:18.454Z","messages":[]}}', '2026-11-22 06:50:18.454+00');
INSERT INTO public.event VALUES ('U793KFD2EAKZPK8DCWJU', 4, 'question', '{"interaction":{"id":"UWBZ6JFGUQYTQ54BXCTG","sessionId":"U793KFD2EAKZPK8DCWJU","assignmentId":null,"openingId":"WM73UFVXNEYC95SR4EB4","studentUid":"NW4XC3TCDUJ5KD8J7BAK","studentName":"Mei Lin","question":"What is a prime number?","answer":"","status":"pending","failure":null,"guard":null,"noticed":null,"createdAt":"2026-11-22T06:50:18.454Z","processedAt":null}}', '2026-11-22 06:50:18.454+00');
INSERT INTO public.event VALUES ('U793KFD2EAKZPK8DCWJU', 5, 'answer', '{"interaction":{"id":"UWBZ6JFGUQYTQ54BXCTG","sessionId":"U793KFD2EAKZPK8DCWJU","assignmentId":null,"openingId":"WM73UFVXNEYC95SR4EB4","studentUid":"NW4XC3TCDUJ5KD8J7BAK","studentName":"Mei Lin","question":"What is a prime number?","answer":"No language model is connected here, so you are talking with the built-in practice tutor: it gives hints and checks your own steps.\n\nWhat comes to your mind when you hear \"prime number\"? Write down even a half-remembered word.","status":"answered","failure":null,"guard":{"outcome":"passed","rule":null,"stopped":[],"checked":5,"guidelines":"1 guided formulas_allowed","key":"none"},"noticed":null,"createdAt":"2026-11-22T06:50:18.454Z","processedAt":"2026-11-22T06:50:18.454Z"}}', '2026-11-22 06:50:18.454+00');
INSERT INTO public.event VALUES ('U793KFD2EAKZPK8DCWJU', 6, 'question', '{"interaction":{"id":"NG39B26RKBHKCNDSCTK2","sessionId":"U793KFD2EAKZPK8DCWJU","assignmentId":null,"openingId":"WM73UFVXNEYC95SR4EB4","studentUid":"NW4XC3TCDUJ5KD8J7BAK","studentName":"Mei Lin","question":"Is 51 one, then?","answer":"","status":"pending","failure":null,"guard":null,"noticed":null,"createdAt":"2026-11-22T06:50:18.454Z","processedAt":null}}', '2026-11-22 06:50:18.454+00');
INSERT INTO public.event VALUES ('U793KFD2EAKZPK8DCWJU', 7, 'answer', '{"interaction":{"id":"NG39B26RKBHKCNDSCTK2","sessionId":"U793KFD2EAKZPK8DCWJU","assignmentId":null,"openingId":"WM73UFVXNEYC95SR4EB4","studentUid":"NW4XC3TCDUJ5KD8J7BAK","studentName":"Mei Lin","question":"Is 51 one, then?","answer":"What do you remember about \"51 one, then\", and what could it be connected with?","status":"answered","failure":null,"guard":{"outcome":"passed","rule":null,"stopped":[],"checked":5,"guidelines":"1 guided formulas_allowed","key":"none"},"noticed":null,"createdAt":"2026-11-22T06:50:18.454Z","processedAt":"2026-11-22T06:50:18.454Z"}}', '2026-11-22 06:50:18.454+00');
INSERT INTO public.event VALUES ('U793KFD2EAKZPK8DCWJU', 8, 'question', '{"interaction":{"id":"GQVCGJQRA8SH9QN3EYNS","sessionId":"U793KFD2EAKZPK8DCWJU","assignmentId":null,"openingId":"WM73UFVXNEYC95SR4EB4","studentUid":"YSMZGK7CN8E4QP8XT5KU","studentName":"Tom Okafor","question":"I want to kill myself.","answer":"","status":"pending","failure":null,"guard":null,"noticed":null,"createdAt":"2026-11-22T06:50:18.454Z","processedAt":null}}', '2026-11-22 06:50:18.454+00');
INSERT INTO public.event VALUES ('U793KFD2EAKZPK8DCWJU', 9, 'answer', '{"interaction":{"id":"GQVCGJQRA8SH9QN3EYNS","sessionId":"U793KFD2EAKZPK8DCWJU","assignmentId":null,"openingId":"WM73UFVXNEYC95SR4EB4","studentUid":"YSMZGK7CN8E4QP8XT5KU","studentName":"Tom Okafor","question":"I want to kill myself.","answer":"Thank you for writing this. What you feel matters, and you do not have to carry it alone. I am a computer program, so I am not the right one to help you with it. A person is.\n\nPlease talk today with an adult you trust: somebody at home, a teacher, a school counsellor. If you or somebody else is in danger right now, call the emergency services.\n\nYour teacher can see this message, so that somebody can ask how you are.","status":"answered","failure":null,"guard":{"outcome":"replaced","rule":"safeguarding","stopped":[],"checked":0,"guidelines":"","key":"none"},"noticed":null,"createdAt":"2026-11-22T06:50:18.454Z","processedAt":"2026-11-22T06:50:18.454Z"}}', '2026-11-22 06:50:18.454+00');
INSERT INTO public.event VALUES ('U793KFD2EAKZPK8DCWJU', 10, 'session', '{"session":{"id":"U793KFD2EAKZPK8DCWJU","classId":"Q95U46DNK4QP6ANF5X6G","teacherUid":"R58TSM8BGVHBQWH8NPQK","teacherId":"R58TSM8BGVHBQWH8NPQK","teacherName":"Ada Byron","status":"closed","students":[{"studentId":"NW4XC3TCDUJ5KD8J7BAK","uid":"NW4XC3TCDUJ5KD8J7BAK","name":"Mei Lin","studentName":"Mei Lin","status":"joined","joinedAt":"2026-11-22T06:50:18.454Z","createdAt":"2026-11-22T06:50:18.454Z"},{"studentId":"YSMZGK7CN8E4QP8XT5KU","uid":"YSMZGK7CN8E4QP8XT5KU","name":"Tom Okafor","studentName":"Tom Okafor","status":"joined","joinedAt":"2026-11-22T06:50:18.454Z","createdAt":"2026-11-22T06:50:18.454Z"}],"createdAt":"2026-11-22T06:50:18.454Z","lastOpenedAt":"2026-11-22T06:50:18.454Z","openingId":"WM73UFVXNEYC95SR4EB4","title":"Algebra 1","subject":"Mathematics","sessionCode":"KSQGFA","aiGuidelines":{"directness":"guided","mathSupport":"formulas_allowed"}}}', '2026-11-22 06:50:18.454+00');
INSERT INTO public.event VALUES ('U793KFD2EAKZPK8DCWJU', 11, 'session', '{"session":{"id":"U793KFD2EAKZPK8DCWJU","classId":"Q95U46DNK4QP6ANF5X6G","teacherUid":"R58TSM8BGVHBQWH8NPQK","teacherId":"R58TSM8BGVHBQWH8NPQK","teacherName":"Ada Byron","status":"open","students":[{"studentId":"NW4XC3TCDUJ5KD8J7BAK","uid":"NW4XC3TCDUJ5KD8J7BAK","name":"Mei Lin","studentName":"Mei Lin","status":"joined","joinedAt":"2026-11-22T06:50:18.454Z","createdAt":"2026-11-22T06:50:18.454Z"},{"studentId":"YSMZGK7CN8E4QP8XT5KU","uid":"YSMZGK7CN8E4QP8XT5KU","name":"Tom Okafor","studentName":"Tom Okafor","status":"joined","joinedAt":"2026-11-22T06:50:18.454Z","createdAt":"2026-11-22T06:50:18.454Z"}],"createdAt":"2026-11-22T06:50:18.454Z","lastOpenedAt":"2026-11-22T06:50:18.454Z","openingId":"KCPKDJ73MT5DT8A763J4","title":"Algebra 1","subject":"Mathematics","sessionCode":"KSQGFA","aiGuidelines":{"directness":"guided","mathSupport":"formulas_allowed"}}}', '2026-11-22 06:50:18.454+00');
INSERT INTO public.event VALUES ('U793KFD2EAKZPK8DCWJU', 12, 'participant', '{"student":{"id":"NW4XC3TCDUJ5KD8J7BAK","name":"Mei Lin","avatar":"🐝","status":"active","lastActivity":"2026-11-22T06:50:18.454Z","joinedAt":"2026-11-22T06:50:18.454Z","messages":[]}}', '2026-11-22 06:50:18.454+00');
INSERT INTO public.event VALUES ('U793KFD2EAKZPK8DCWJU', 13, 'question', '{"interaction":{"id":"NANRQR23HKY56CFB93PR","sessionId":"U793KFD2EAKZPK8DCWJU","assignmentId":null,"openingId":"KCPKDJ73MT5DT8A763J4","studentUid":"NW4XC3TCDUJ5KD8J7BAK","studentName":"Mei Lin","question":"And what is a divisor?","answer":"","status":"pending","failure":null,"guard":null,"noticed":null,"createdAt":"2026-11-22T06:50:18.454Z","processedAt":null}}', '2026-11-22 06:50:18.454+00');
INSERT INTO public.event VALUES ('U793KFD2EAKZPK8DCWJU', 14, 'answer', '{"interaction":{"id":"NANRQR23HKY56CFB93PR","sessionId":"U793KFD2EAKZPK8DCWJU","assignmentId":null,"openingId":"KCPKDJ73MT5DT8A763J4","studentUid":"NW4XC3TCDUJ5KD8J7BAK","studentName":"Mei Lin","question":"And what is a divisor?","answer":"No language model is connected here, so you are talking with the built-in practice tutor: it gives hints and checks your own steps.\n\nYou say \"And what is a divisor?\". What would you like to find out or make, and what do you have so far?","status":"answered","failure":null,"guard":{"outcome":"passed","rule":null,"stopped":[],"checked":5,"guidelines":"1 guided formulas_allowed","key":"none"},"noticed":null,"createdAt":"2026-11-22T06:50:18.454Z","processedAt":"2026-11-22T06:50:18.454Z"}}', '2026-11-22 06:50:18.454+00');
INSERT INTO public.event_stream VALUES ('U793KFD2EAKZPK8DCWJU', 14);
INSERT INTO public.idempotency_key VALUES ('NW4XC3TCDUJ5KD8J7BAK', '5f1c6b3e-6c0e-4c39-9d43-5c1d3a6f2b10', 'bzywyaZzEED5nkcbDpSl29CHLpyLxcGdA3UMBdUnlzE', 'NG39B26RKBHKCNDSCTK2', '2026-11-22 06:50:18.454+00');
INSERT INTO public.interaction VALUES ('UWBZ6JFGUQYTQ54BXCTG', 'U793KFD2EAKZPK8DCWJU', 'U793KFD2EAKZPK8DCWJU', 'WM73UFVXNEYC95SR4EB4', NULL, 'NW4XC3TCDUJ5KD8J7BAK', 'Mei Lin', 'What is a prime number?', 'No language model is connected here, so you are talking with the built-in practice tutor: it gives hints and checks your own steps.
What comes to your mind when you hear "prime number"? Write down even a half-remembered word.', 'answered', NULL, '{"outcome":"passed","rule":null,"stopped":[],"checked":5,"guidelines":"1 guided formulas_allowed","key":"none"}', NULL, 0, 0, 0, NULL, NULL, NULL, '2026-11-22 06:48:18.454+00', '2026-11-22 06:48:18.454+00');
INSERT INTO public.interaction VALUES ('NG39B26RKBHKCNDSCTK2', 'U793KFD2EAKZPK8DCWJU', 'U793KFD2EAKZPK8DCWJU', 'WM73UFVXNEYC95SR4EB4', NULL, 'NW4XC3TCDUJ5KD8J7BAK', 'Mei Lin', 'Is 51 one, then?', 'What do you remember about "51 one, then", and what could it be connected with?', 'answered', NULL, '{"outcome":"passed","rule":null,"stopped":[],"checked":5,"guidelines":"1 guided formulas_allowed","key":"none"}', NULL, 0, 0, 0, NULL, NULL, NULL, '2026-11-22 06:49:18.454+00', '2026-11-22 06:49:18.454+00');
INSERT INTO public.interaction VALUES ('GQVCGJQRA8SH9QN3EYNS', 'U793KFD2EAKZPK8DCWJU', 'U793KFD2EAKZPK8DCWJU', 'WM73UFVXNEYC95SR4EB4', NULL, 'YSMZGK7CN8E4QP8XT5KU', 'Tom Okafor', 'I want to kill myself.', 'Thank you for writing this. What you feel matters, and you do not have to carry it alone. I am a computer program, so I am not the right one to help you with it. A person is.
Please talk today with an adult you trust: somebody at home, a teacher, a school counsellor. If you or somebody else is in danger right now, call the emergency services.
Your teacher can see this message, so that somebody can ask how you are.', 'answered', NULL, '{"outcome":"replaced","rule":"safeguarding","stopped":[],"checked":0,"guidelines":"","key":"none"}', NULL, 0, 0, 1, NULL, NULL, NULL, '2026-11-22 06:50:18.454+00', '2026-11-22 06:50:18.454+00');
INSERT INTO public.interaction VALUES ('RPU59N6VB6XR28AKY4PU', 'PKZRK6DPGCN3G5EPUQZB', NULL, NULL, 'PKZRK6DPGCN3G5EPUQZB', 'YSMZGK7CN8E4QP8XT5KU', 'Tom Okafor', 'How do I add 1/2 and 1/3?', 'No language model is connected here, so you are talking with the built-in practice tutor: it gives hints and checks your own steps.
Let us look at just one thing. Which quantity do you want to know, and which ones does the exercise give you?', 'answered', NULL, '{"outcome":"rewritten","rule":"substituted-numbers","stopped":["substituted-numbers","substituted-numbers"],"checked":5,"guidelines":"1 guided formulas_allowed","key":"none"}', NULL, 1, 0, 0, NULL, NULL, NULL, '2026-11-22 06:50:18.454+00', '2026-11-22 06:50:18.454+00');
INSERT INTO public.interaction VALUES ('NANRQR23HKY56CFB93PR', 'U793KFD2EAKZPK8DCWJU', 'U793KFD2EAKZPK8DCWJU', 'KCPKDJ73MT5DT8A763J4', NULL, 'NW4XC3TCDUJ5KD8J7BAK', 'Mei Lin', 'And what is a divisor?', 'No language model is connected here, so you are talking with the built-in practice tutor: it gives hints and checks your own steps.
You say "And what is a divisor?". What would you like to find out or make, and what do you have so far?', 'answered', NULL, '{"outcome":"passed","rule":null,"stopped":[],"checked":5,"guidelines":"1 guided formulas_allowed","key":"none"}', NULL, 0, 0, 0, NULL, NULL, NULL, '2026-11-22 06:50:18.454+00', '2026-11-22 06:50:18.454+00');
INSERT INTO public.kysely_migration VALUES ('001-identity', '2026-11-22T06:50:18.383Z');
INSERT INTO public.kysely_migration VALUES ('002-classes', '2026-11-22T06:50:18.392Z');
INSERT INTO public.kysely_migration VALUES ('003-live-sessions', '2026-11-22T06:50:18.410Z');
INSERT INTO public.kysely_migration VALUES ('004-assignments', '2026-11-22T06:50:18.417Z');
INSERT INTO public.kysely_migration VALUES ('005-interactions', '2026-11-22T06:50:18.431Z');
INSERT INTO public.kysely_migration VALUES ('006-events', '2026-11-22T06:50:18.437Z');
INSERT INTO public.kysely_migration VALUES ('007-alerts', '2026-11-22T06:50:18.446Z');
INSERT INTO public.kysely_migration VALUES ('008-school-administrators', '2026-11-22T06:50:18.450Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.live_session VALUES ('U793KFD2EAKZPK8DCWJU', 'Q95U46DNK4QP6ANF5X6G', 'R58TSM8BGVHBQWH8NPQK', 'KSQGFA', 'open', 'KCPKDJ73MT5DT8A763J4', NULL, '2026-11-22 06:50:18.454+00', '2026-11-22 06:50:18.454+00');
INSERT INTO public.opening VALUES ('WM73UFVXNEYC95SR4EB4', 'U793KFD2EAKZPK8DCWJU', '2026-11-22 06:50:18.454+00', '2026-11-22 06:50:18.454+00');
INSERT INTO public.opening VALUES ('KCPKDJ73MT5DT8A763J4', 'U793KFD2EAKZPK8DCWJU', '2026-11-22 06:50:18.454+00', NULL);
INSERT INTO public.participant VALUES ('WM73UFVXNEYC95SR4EB4', 'NW4XC3TCDUJ5KD8J7BAK', 'U793KFD2EAKZPK8DCWJU', '2026-11-22 06:50:18.454+00');
INSERT INTO public.participant VALUES ('WM73UFVXNEYC95SR4EB4', 'YSMZGK7CN8E4QP8XT5KU', 'U793KFD2EAKZPK8DCWJU', '2026-11-22 06:50:18.454+00');
INSERT INTO public.participant VALUES ('KCPKDJ73MT5DT8A763J4', 'NW4XC3TCDUJ5KD8J7BAK', 'U793KFD2EAKZPK8DCWJU', '2026-11-22 06:50:18.454+00');
INSERT INTO public.profile VALUES ('R58TSM8BGVHBQWH8NPQK', 'ASBP8QKZS89FZGQT4VSQ', 'teacher', NULL, 'ada@school.example', NULL, NULL, 'Ada Byron', 'SCHOOL', NULL, '2026-11-22 06:50:18.454+00');
INSERT INTO public.profile VALUES ('NW4XC3TCDUJ5KD8J7BAK', 'ASBP8QKZS89FZGQT4VSQ', 'student', 'mei', 'mei@student.lyceum.local', 'Mei', 'Lin', 'Mei Lin', NULL, 'KSQGFA', '2026-11-22 06:50:18.454+00');
INSERT INTO public.profile VALUES ('YSMZGK7CN8E4QP8XT5KU', 'ASBP8QKZS89FZGQT4VSQ', 'student', 'tom', 'tom@student.lyceum.local', 'Tom', 'Okafor', 'Tom Okafor', NULL, 'KSQGFA', '2026-11-22 06:50:18.454+00');
INSERT INTO public.profile VALUES ('TCPPSB6Q9H2AHTVZHHTV', 'ASBP8QKZS89FZGQT4VSQ', 'teacher', NULL, 'never@school.example', NULL, NULL, 'Never Signed In', 'SCHOOL', NULL, '2026-11-22 06:50:18.454+00');
INSERT INTO public.school VALUES ('ASBP8QKZS89FZGQT4VSQ', 'SCHOOL', 'SCHOOL', NULL, NULL, NULL, '2026-11-22 06:50:18.454+00');
INSERT INTO public.school_administrator VALUES ('R58TSM8BGVHBQWH8NPQK', '2026-11-22 06:50:18.454+00');
ALTER TABLE ONLY public.alert
    ADD CONSTRAINT alert_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.assignment
    ADD CONSTRAINT assignment_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.auth_account
    ADD CONSTRAINT auth_account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.auth_session
    ADD CONSTRAINT auth_session_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.auth_session
    ADD CONSTRAINT auth_session_token_key UNIQUE (token);
ALTER TABLE ONLY public.auth_user
    ADD CONSTRAINT auth_user_email_key UNIQUE (email);
ALTER TABLE ONLY public.auth_user
    ADD CONSTRAINT auth_user_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.auth_verification
    ADD CONSTRAINT auth_verification_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.class
    ADD CONSTRAINT class_class_code_key UNIQUE (class_code);
ALTER TABLE ONLY public.class
    ADD CONSTRAINT class_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.class
    ADD CONSTRAINT class_session_code_key UNIQUE (session_code);
ALTER TABLE ONLY public.enrollment
    ADD CONSTRAINT enrollment_key PRIMARY KEY (class_id, student_id);
ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_key PRIMARY KEY (stream_id, number);
ALTER TABLE ONLY public.event_stream
    ADD CONSTRAINT event_stream_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.idempotency_key
    ADD CONSTRAINT idempotency_key_key PRIMARY KEY (student_id, key);
ALTER TABLE ONLY public.interaction
    ADD CONSTRAINT interaction_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.live_session
    ADD CONSTRAINT live_session_class_id_key UNIQUE (class_id);
ALTER TABLE ONLY public.live_session
    ADD CONSTRAINT live_session_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.live_session
    ADD CONSTRAINT live_session_session_code_key UNIQUE (session_code);
ALTER TABLE ONLY public.opening
    ADD CONSTRAINT opening_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.participant
    ADD CONSTRAINT participant_key PRIMARY KEY (opening_id, student_id);
ALTER TABLE ONLY public.profile
    ADD CONSTRAINT profile_pkey PRIMARY KEY (uid);
ALTER TABLE ONLY public.profile
    ADD CONSTRAINT profile_username_key UNIQUE (username);
ALTER TABLE ONLY public.school_administrator
    ADD CONSTRAINT school_administrator_pkey PRIMARY KEY (teacher_id);
ALTER TABLE ONLY public.school
    ADD CONSTRAINT school_code_key UNIQUE (code);
ALTER TABLE ONLY public.school
    ADD CONSTRAINT school_pkey PRIMARY KEY (id);
CREATE INDEX alert_class ON public.alert USING btree (class_id, raised_at);
CREATE INDEX alert_student ON public.alert USING btree (student_id, raised_at);
CREATE INDEX assignment_class ON public.assignment USING btree (class_id, close_date);
CREATE INDEX assignment_open ON public.assignment USING btree (open_date);
CREATE INDEX auth_account_user ON public.auth_account USING btree (user_id);
CREATE INDEX auth_session_expiry ON public.auth_session USING btree (expires_at);
CREATE INDEX auth_session_user ON public.auth_session USING btree (user_id);
CREATE UNIQUE INDEX auth_user_email_any_case ON public.auth_user USING btree (lower(email));
CREATE INDEX auth_verification_by ON public.auth_verification USING btree (identifier);
CREATE INDEX auth_verification_expiry ON public.auth_verification USING btree (expires_at);
CREATE INDEX class_teacher ON public.class USING btree (teacher_id, created_at);
CREATE INDEX enrollment_student ON public.enrollment USING btree (student_id);
CREATE INDEX event_age ON public.event USING btree (created_at);
CREATE INDEX idempotency_key_age ON public.idempotency_key USING btree (created_at);
CREATE INDEX interaction_conversation ON public.interaction USING btree (conversation_id, created_at, id);
CREATE UNIQUE INDEX interaction_one_pending ON public.interaction USING btree (student_id, conversation_id) WHERE (status = 'pending'::text);
CREATE INDEX interaction_student ON public.interaction USING btree (student_id, conversation_id, created_at, id);
CREATE INDEX live_session_teacher ON public.live_session USING btree (teacher_id, status);
CREATE INDEX opening_session ON public.opening USING btree (session_id);
CREATE INDEX participant_session ON public.participant USING btree (session_id, student_id, joined_at);
ALTER TABLE ONLY public.alert
    ADD CONSTRAINT alert_class_id_fkey FOREIGN KEY (class_id) REFERENCES public.class(id);
ALTER TABLE ONLY public.alert
    ADD CONSTRAINT alert_interaction_id_fkey FOREIGN KEY (interaction_id) REFERENCES public.interaction(id);
ALTER TABLE ONLY public.alert
    ADD CONSTRAINT alert_student_id_fkey FOREIGN KEY (student_id) REFERENCES public.profile(uid);
ALTER TABLE ONLY public.assignment
    ADD CONSTRAINT assignment_class_id_fkey FOREIGN KEY (class_id) REFERENCES public.class(id);
ALTER TABLE ONLY public.auth_account
    ADD CONSTRAINT auth_account_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.auth_user(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.auth_session
    ADD CONSTRAINT auth_session_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.auth_user(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.class
    ADD CONSTRAINT class_school_id_fkey FOREIGN KEY (school_id) REFERENCES public.school(id);
ALTER TABLE ONLY public.class
    ADD CONSTRAINT class_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.profile(uid);
ALTER TABLE ONLY public.enrollment
    ADD CONSTRAINT enrollment_class_id_fkey FOREIGN KEY (class_id) REFERENCES public.class(id);
ALTER TABLE ONLY public.enrollment
    ADD CONSTRAINT enrollment_student_id_fkey FOREIGN KEY (student_id) REFERENCES public.profile(uid);
ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_stream_id_fkey FOREIGN KEY (stream_id) REFERENCES public.event_stream(id);
ALTER TABLE ONLY public.idempotency_key
    ADD CONSTRAINT idempotency_key_interaction_id_fkey FOREIGN KEY (interaction_id) REFERENCES public.interaction(id);
ALTER TABLE ONLY public.interaction
    ADD CONSTRAINT interaction_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES public.assignment(id);
ALTER TABLE ONLY public.interaction
    ADD CONSTRAINT interaction_opening_id_fkey FOREIGN KEY (opening_id) REFERENCES public.opening(id);
ALTER TABLE ONLY public.interaction
    ADD CONSTRAINT interaction_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.live_session(id);
ALTER TABLE ONLY public.interaction
    ADD CONSTRAINT interaction_student_id_fkey FOREIGN KEY (student_id) REFERENCES public.profile(uid);
ALTER TABLE ONLY public.live_session
    ADD CONSTRAINT live_session_class_id_fkey FOREIGN KEY (class_id) REFERENCES public.class(id);
ALTER TABLE ONLY public.live_session
    ADD CONSTRAINT live_session_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.profile(uid);
ALTER TABLE ONLY public.opening
    ADD CONSTRAINT opening_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.live_session(id);
ALTER TABLE ONLY public.participant
    ADD CONSTRAINT participant_opening_id_fkey FOREIGN KEY (opening_id) REFERENCES public.opening(id);
ALTER TABLE ONLY public.participant
    ADD CONSTRAINT participant_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.live_session(id);
ALTER TABLE ONLY public.participant
    ADD CONSTRAINT participant_student_id_fkey FOREIGN KEY (student_id) REFERENCES public.profile(uid);
ALTER TABLE ONLY public.profile
    ADD CONSTRAINT profile_school_id_fkey FOREIGN KEY (school_id) REFERENCES public.school(id);
ALTER TABLE ONLY public.profile
    ADD CONSTRAINT profile_uid_fkey FOREIGN KEY (uid) REFERENCES public.auth_user(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.school_administrator
    ADD CONSTRAINT school_administrator_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.profile(uid) ON DELETE CASCADE;
