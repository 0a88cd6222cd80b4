import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  exportSecurityLog,
  listSecurityLog,
  type SecurityLogEntry,
  securityLogEntry,
} from '../../contract/security-log.ts';
import { press } from '../../test/pages/actions.ts';
import { emptyValue } from '../../test/pages/empty-answer.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada } from '../../test/pages/people.ts';

/** The administrator reads who did what at the school, when and from where. */

const path = '/school/security-log';
const person = (name: string) => ({ uid: name, name, login: `${name.toLowerCase()}@school.example` });
const entry = (fields: Partial<SecurityLogEntry>): SecurityLogEntry => ({
  ...(emptyValue(securityLogEntry) as SecurityLogEntry),
  id: fields.event ?? '',
  ...fields,
});
const rows = [
  entry({
    event: 'student-removed',
    kind: 'membership',
    by: person('Ada'),
    about: person('Mei'),
    className: 'Algebra 1',
    count: 3,
    address: '127.0.0.1',
  }),
  entry({ event: 'refused', kind: 'refusal', detail: 'teacher-only', by: person('Mei') }),
  entry({ event: 'administrator-named', kind: 'role', byOperator: true, about: person('Ada') }),
];

/** Answers with the rows that the page asks for: of everybody, or of nobody. */
const serve = () =>
  server.answer(listSecurityLog, ({ query }) => ({
    entries: query.person || query.kind ? [] : rows,
    nextCursor: null,
    keptDays: 180,
  }));

it('says that it loads and that it could not be loaded, and can be loaded again', async () => {
  const failure = 'Something went wrong on our side.';
  server.refuse(listSecurityLog, 'internal-error', failure, 'K7QM-4F');
  const answer = server.hold(listSecurityLog);
  const reader = await openPage(path, ada);
  expect(await screen.findByLabelText('The security log is loading')).toBeTruthy();
  keepScreen('a security log that is loading');
  answer();
  expect((await screen.findByRole('alert')).textContent).toContain(`${failure} Reference: K7QM-4F`);
  keepScreen('a security log that could not be loaded');
  serve();
  await press(reader, 'Try again');
  expect(await screen.findByText('Student removed')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('tells what happened, to whom, by whom and from where', async () => {
  serve();
  await openPage(path, ada);
  const [removed, refused, named] = await screen.findAllByRole('listitem');
  expect(removed?.textContent).toMatch(/Student removed× 3Algebra 1Ada\s*about Mei127\.0\.0\.1/);
  expect(refused?.textContent).toMatch(/Refused.*Only a teacher can do this\./);
  expect(named?.textContent).toMatch(/Administrator named.*Command line/);
  expect(screen.getByText(/Rows are kept for 180 days\./)).toBeTruthy();
  keepScreen('the security log');
});

it('shows only what concerns a person, keeps that in the address, and shows everything again', async () => {
  serve();
  const reader = await openPage(path, ada);
  const [removed] = await screen.findAllByRole('listitem');
  await press(reader, 'Only what concerns Mei', within(removed as HTMLElement));
  expect(await screen.findByText('No row matches what you chose.')).toBeTruthy();
  keepScreen('a security log in which nothing matches');
  expect(screen.getByLabelText('Person')).toHaveProperty('value', 'mei@school.example');
  expect(window.location.hash).toBe('#person=mei%40school.example');
  await press(reader, 'Show everything');
  expect(await screen.findByText('Student removed')).toBeTruthy();
  await reader.selectOptions(screen.getByLabelText('Kind'), 'Refusals and limits');
  expect(await screen.findByText('No row matches what you chose.')).toBeTruthy();
  expect(window.location.hash).toBe('#kind=refusal');
});

it('says that the file could not be made', async () => {
  serve();
  const reader = await openPage(path, ada);
  server.refuse(exportSecurityLog, 'internal-error');
  await press(reader, 'Export CSV');
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong on our side.');
  await waitFor(() => expect(server.calls).toMatchObject([{ name: 'exportSecurityLog', body: {} }]));
});

it('is not for everybody', async () => {
  server.refuse(listSecurityLog, 'administrator-only');
  await openPage(path, ada);
  const refusal = 'Only the administrator of your school can do this.';
  expect((await screen.findByRole('alert')).textContent).toContain(refusal);
});
