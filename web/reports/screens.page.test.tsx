import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  type ClassReport,
  classReport,
  getClassReport,
  getSchoolReport,
  noAlerts,
  noUse,
  noWork,
  type SchoolReport,
  schoolReport,
} from '../../contract/reports.ts';
import { getSchool } from '../../contract/school.ts';
import { emptyValue } from '../../test/pages/empty-answer.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, schoolWith } from '../../test/pages/people.ts';

/** The reports about a week: of a class, of the school, and of its alerts. */

const at = '2026-11-16T00:00:00.000Z';
const made = {
  madeAt: '2026-11-18T12:00:00.000Z',
  version: '0.1.0',
  week: {
    monday: '2026-11-16',
    sunday: '2026-11-22',
    begins: at,
    ends: '2026-11-23T00:00:00.000Z',
    timeZone: 'Europe/London',
  },
};
const work = {
  ...noWork,
  minutes: 52,
  lessons: 1,
  questions: 25,
  offloading: { asked: 3, given: 1 },
  pressure: 1,
  harmful: [{ kind: 'content:drugs', count: 1 }],
  stopped: 2,
  kinds: [{ kind: 'gives-answer', count: 2 }],
};
const alerts = { ...noAlerts, raised: 2, unread: 1, unreadSince: at, medianMinutes: 12, longestMinutes: 12 };
const use = { ...noUse, calls: 30, inputTokens: 2_400, outputTokens: 180, unpricedTokens: 1_290 };
const modelUse = { ...use, costs: [{ currency: 'EUR', amount: 0.0032 }] };
const total = { students: 3, work, alerts, modelUse };
const nothing = { students: 0, work: noWork, alerts: noAlerts, modelUse: noUse };
const student = (name: string) => ({
  uid: name,
  name,
  username: name.toLowerCase(),
  firstName: name,
  lastName: 'Lin',
  isInClass: true,
  work,
  personal: 'some' as const,
  alerts,
});

const ofClass = (fields: Partial<ClassReport>): ClassReport => ({
  ...(emptyValue(classReport) as ClassReport),
  ...made,
  class: { id: 'algebra', className: 'Algebra 1', teacherName: 'Ada Byron' },
  students: [student('Amara'), student('Ben')],
  total,
  before: nothing,
  ...fields,
});
const ofSchool = (fields: Partial<SchoolReport>): SchoolReport => ({
  ...(emptyValue(schoolReport) as SchoolReport),
  ...made,
  schoolName: 'North High',
  classes: [{ ...total, id: 'algebra', className: 'Algebra 1', teacherName: 'Ada Byron', enrolled: 4 }],
  total,
  before: nothing,
  ...fields,
});

const numbers = () => screen.findByRole('article', { name: 'The week in numbers' });

it('a teacher reads the week of a class', async () => {
  server.answer(getClassReport, { report: ofClass({}) });
  await openPage('/class/algebra/report', ada);
  expect((await numbers()).textContent).toContain('52 min');
  keepScreen('the report of a class');
});

it('a week had no questions', async () => {
  server.answer(getClassReport, { report: ofClass({ students: [], total: nothing }) });
  await openPage('/class/algebra/report', ada);
  expect(await screen.findByText(/^Nobody in this class asked the tutor anything/)).toBeTruthy();
  keepScreen('the report of a week without questions');
});

it('a week could not be loaded', async () => {
  server.refuse(getClassReport, 'internal-error');
  await openPage('/class/algebra/report', ada);
  expect(await screen.findByText(/This week could not be loaded just now\./)).toBeTruthy();
  keepScreen('the report of a week that was not loaded');
});

it('a class is of somebody else', async () => {
  server.refuse(getClassReport, 'class-not-found');
  await openPage('/class/none/report', ada);
  expect(await screen.findByText('Class not found or access denied')).toBeTruthy();
  keepScreen('a report that is not available');
});

it('an administrator reads the week of the school, and what its tokens cost', async () => {
  server.answer(getSchool, { school: schoolWith({}) });
  server.answer(getSchoolReport, { report: ofSchool({}) });
  await openPage('/school/report', ada);
  expect((await numbers()).textContent).toContain('Cost of the tokens (EUR)');
  keepScreen('the report of a school');
});

it('a profile puts small classes together', async () => {
  const together = { ...total, profile: 'england-2026' as const, classNames: ['Algebra 1'], enrolled: 3 };
  server.answer(getSchool, { school: schoolWith({}) });
  server.answer(getSchoolReport, { report: ofSchool({ classes: [], smallClasses: together }) });
  await openPage('/school/report', ada);
  await screen.findByText(/share a row/);
  keepScreen('the report of a school under a profile');
});

it('a contact reads of the alerts', async () => {
  const ofAlerts = { students: null, work: null, alerts, modelUse: null };
  server.answer(getSchoolReport, {
    report: ofSchool({ classes: [], total: ofAlerts, before: { ...ofAlerts, alerts: noAlerts } }),
  });
  await openPage('/alerts/report', ada);
  expect((await numbers()).textContent).toContain('Nobody has looked yet');
  keepScreen('the report of alerts');
});
