import { endpoints } from '../../contract/endpoints.ts';
import type { Db } from '../../server/db/db.ts';
import { answerTo } from '../access/answer-to.ts';
import { callOf } from '../access/calls.ts';
import { buildTwoSchools, schools, type Target, type TwoSchools } from '../access/people-of-two-schools.ts';
import { type CallerKind, expected, variants, whoMay } from '../access/who-may.ts';
import { call } from '../client.ts';
import { startApp } from '../harness.ts';
import type { HeldParts } from '../held-app.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** The calls that come first, because other calls change what they are about. */
const beginnings: readonly string[] = [
  'confirmContact',
  'lookAtInvitation',
  'acceptInvitation',
  'declineStudent',
];

/**
 * The calls that come last, because after them the class, its lesson or its people are not as other calls
 * need them.
 */
const endings: readonly string[] = [
  'endSignIn',
  'setSafeguarding',
  'withdrawHelpRequest',
  'setJoining',
  'stopSession',
  'continueSession',
  'deleteAssignment',
  'deleteConversations',
  'confirmStudent',
  'resetStudentPassword',
  'removeStudent',
  'leaveClass',
  'removeStudentsSince',
  'leaveTaughtClass',
  'removeClassTeacher',
  'archiveClass',
  'restoreClass',
  'removeAdministrator',
  'setTeacherRegistration',
  'renewSchoolCode',
  'changePassword',
  'resetTeacherPassword',
  'disableTeacher',
  'enableTeacher',
  'endTeacherSignIns',
  'endOtherSignIns',
  'deleteStudent',
];

/** The kinds of callers for whom a call may run different statements. */
const askedBy: readonly CallerKind[] = [
  'nobody',
  'teacher',
  'invited teacher',
  'student',
  'waiting student',
  'colleague',
  'administrator',
  'contact',
];

/**
 * The calls that cannot succeed, because an earlier one has already used up or removed what they are about.
 */
const impossible: readonly string[] = [
  'renewInvitation',
  'withdrawInvitation',
  'declineClassInvitation',
  'removeClassTeacher',
];

/** Lists with the filters that the matrix does not use, in short pages, by who reads them. */
const furtherLists = ({ sessionId, assignmentId, openingId, studentUid }: Target) => ({
  teacher: [
    `/api/sessions/${sessionId}/interactions?limit=1`,
    `/api/sessions/${sessionId}/interactions?limit=1&openingId=${openingId}`,
    `/api/sessions/${sessionId}/interactions?limit=1&studentUid=${studentUid}`,
    `/api/assignments/${assignmentId}/interactions?limit=1`,
  ],
  student: [`/api/sessions/${sessionId}/interactions?limit=1`],
  administrator: [
    '/api/school/security-log?limit=1&kind=sign-in',
    '/api/school/security-log?limit=1&person=student&from=2026-01-01T00:00:00.000Z',
    '/api/school/security-log?limit=1&until=2036-01-01T00:00:00.000Z',
  ],
});

/** Reads two pages of each of these lists. @returns the lists that were refused */
async function readFurtherLists(url: string, { target, callers }: TwoSchools): Promise<string[]> {
  const refused: string[] = [];
  for (const [kind, paths] of Object.entries(furtherLists(target)))
    for (const path of paths) {
      const sent = { token: callers[kind as CallerKind].token ?? '' };
      const { status, body } = await call(url, 'GET', path, sent);
      if (body.nextCursor)
        await call(url, 'GET', `${path}&cursor=${encodeURIComponent(body.nextCursor)}`, sent);
      if (status !== 200) refused.push(path);
    }
  return refused;
}

const operationOf = (name: string) => variants[name]?.operation ?? name;

/**
 * The place of a call in the order: below 0 for the first calls, above 0 for the last ones, 0 for all others.
 */
function placeOf(name: string): number {
  const operation = operationOf(name);
  if (beginnings.includes(operation)) return beginnings.indexOf(operation) - beginnings.length;
  return endings.indexOf(operation) + 1;
}

/**
 * Makes a call as each kind of caller who may make it.
 * @returns whether somebody succeeded; also true when nobody may make the call
 */
async function makeCall(url: string, name: string, { target, callers }: TwoSchools): Promise<boolean> {
  const [endpoint, row] = [endpoints[operationOf(name)], variants[name]?.row ?? whoMay[operationOf(name)]];
  if (!endpoint || !row) throw new Error(`The matrix does not know the call ${name}.`);
  const kinds = askedBy.filter((kind) => expected(endpoint, row, kind, 'under way') === 'ok');
  let someoneDid = kinds.length === 0;
  for (const kind of kinds) {
    const { path, sent } = callOf(name, endpoint, target, callers[kind]);
    const { status } = await answerTo(url, endpoint, path, sent);
    someoneDid ||= status === 200;
  }
  return someoneDid;
}

/**
 * Makes every call of the contract as each kind of caller who may make it, in a school with a lesson under
 * way. Then it does the chores of the next days and of years later.
 * @returns the calls with which nobody succeeded although somebody should, and the lists that were refused
 */
export async function makeEveryCall(db: Db, parts: HeldParts = {}): Promise<string[]> {
  const app = await startApp({ ...parts, db, limitsScale: 10_000, schoolCodes: Object.values(schools) });
  const built = await buildTwoSchools(app);
  app.clock.advance(90 * minute);
  const failed = await readFurtherLists(app.url, built);
  const names = [...Object.keys(endpoints), ...Object.keys(variants)];
  for (const name of names.toSorted((a, b) => placeOf(a) - placeOf(b)))
    if (!(await makeCall(app.url, name, built)) && !impossible.includes(operationOf(name))) failed.push(name);
  for (const days of [0, 2, 30, 800]) {
    app.clock.advance(days * day);
    await app.doChores();
  }
  return failed;
}
