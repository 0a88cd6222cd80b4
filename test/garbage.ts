/** What a client should never send, for tests that send it all the same. */

export const long = 'x'.repeat(10_000);
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Strings in JSON, for every field of every body. Databases differ in which of them they can store. */
export const strings: readonly string[] = [
  '""',
  '" "',
  String.raw`"\u0000"`,
  String.raw`"a\u0000b"`,
  String.raw`"\ud800"`,
  String.raw`"a\udc00b"`,
  String.raw`"\u202e\ufeff\u2028 \u0007"`,
  `"${long}"`,
  `"${'💥'.repeat(2_000)}"`,
  `"' or 1=1; drop table class; --"`,
  '"%00"',
  '"$1 {{x}} <b>y</b>"',
  '"__proto__"',
  '"9999-99-99T99:99:99Z"',
];

/** Values of other types. The server refuses them before it asks the database. */
export const otherTypes: readonly string[] = [
  'null',
  'true',
  '7',
  '-1.5e300',
  '1e999',
  '[]',
  '{}',
  '[["a"]]',
  '{"toString": null, "length": -1}',
  String.raw`["\u0000"]`,
  String.raw`{"\u0000": "\u0000"}`,
  nested(5_000),
];

/** Whole bodies that no call accepts. */
export const wholeBodies: readonly string[] = [
  '',
  ' ',
  '{',
  '}',
  'null',
  '7',
  '"text"',
  '[]',
  '[{}]',
  'undefined',
  '{"a": }',
  '{"__proto__": {"role": "teacher"}}',
  '{"constructor": {"prototype": {}}}',
  '\u0000',
  nested(100_000),
  `{"a":${nested(50_000)}}`,
];

/** Values for the parts of an address. */
export const addressGarbage: readonly string[] = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%FF%FE',
  '%',
  '%zz',
  '%20',
  '..%2F..%2Fetc%2Fpasswd',
  '%F0%9F%92%A5',
  "'%20or%201=1--",
  'null',
  '-1',
  '1e999',
  'x'.repeat(65),
  'x'.repeat(201),
  long,
];

/**
 * Cursors that the server has never given out. They should contain a moment and an id, of which at least one
 * is wrong or missing.
 */
export const forgedCursors = [
  ['1', 'x'],
  ['-1', 'x'],
  ['0000-01-01T00:00:00.000Z', 'x'],
  ['2026', 'x'],
  ['Tue Mar 01 2022', 'x'],
  ['+275760-09-13T00:00:00.000Z', 'x'],
  ['-000001-01-01T00:00:00.000Z', 'x'],
  ['2026-02-31T00:00:00.000Z', 'x'],
  ['2026-01-01T00:00:00.000Z', '\u0000'],
  ['2026-01-01T00:00:00.000Z', '\ud800'],
  ['2026-01-01T00:00:00.000Z', 7],
  [],
  null,
].map((place) => Buffer.from(JSON.stringify(place)).toString('base64url'));

export const headerGarbage: readonly Record<string, string>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': ';;;' },
  { accept: 'image/png' },
  { 'idempotency-key': 'x' },
  { 'idempotency-key': long.slice(0, 4_000) },
  { 'last-event-id': 'x:999999999999999' },
  { 'last-event-id': '\u00ff:1' },
  { cookie: 'better-auth.session_token=%00.%00' },
  { 'x-forwarded-for': "' or 1=1" },
  { origin: 'null' },
];
