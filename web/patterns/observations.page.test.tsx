import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  closeObservation,
  listObservations,
  type Observation,
  observation as observationSchema,
  readObservation,
} from '../../contract/patterns.ts';
import { emptyValue } from '../../test/pages/empty-answer.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada } from '../../test/pages/people.ts';

/** Patterns over days, which only the safeguarding contact of a school reads and closes. */

const lonely = ['i have no friends at school', 'nobody ever talks to me', 'i feel so lonely all the time'];
const observationWith = (fields: Partial<Observation>): Observation => ({
  ...(emptyValue(observationSchema) as Observation),
  studentName: 'Mei Lin',
  studentUsername: 'mei',
  from: '2026-11-09T23:20:00.000Z',
  until: '2026-11-18T23:48:00.000Z',
  timeZone: 'Europe/London',
  notedAt: '2026-11-19T06:00:00.000Z',
  ...fields,
});
const distress = observationWith({
  id: 'distress',
  pattern: 'distress',
  messages: lonely.map((text, n) => ({
    at: `2026-11-1${n + 6}T09:1${n}:00.000Z`,
    sign: 'isolation',
    inAssignment: false,
    text,
  })),
  count: 3,
  others: 14,
});
const night = observationWith({
  id: 'night',
  pattern: 'night-use',
  days: ['09', '11', '13', '18'].map((day) => ({
    from: `2026-11-${day}T23:20:00.000Z`,
    until: `2026-11-${day}T23:48:00.000Z`,
    messages: 9,
  })),
  count: 35,
  others: 60,
});
const setObservations = (...observations: Observation[]) => server.answer(listObservations, { observations });

it('leads the safeguarding contact to an observation, which is closed with a remark', async () => {
  setObservations(distress, night);
  const person = await openPage('/teacher-dashboard', ada);
  expect(await screen.findByText('There are 2 new observations over several days.')).toBeTruthy();
  keepScreen('a dashboard with new observations');
  await person.click(await screen.findByRole('link', { name: 'Read observations' }));
  const heading = await screen.findByRole('heading', { name: 'Observations over days' });
  const opener = 'Messages of loneliness or low mood: Mei Lin (mei)';
  const item = (await screen.findByRole('button', { name: opener })).closest('li') as HTMLElement;
  expect(item.textContent).toContain('New');
  keepScreen('observations');
  const read = { ...distress, readAt: '2026-11-19T07:00:00.000Z', readBy: 'Ada Byron' };
  server.answer(readObservation, () => {
    setObservations(read, night);
    return { observation: read };
  });
  await person.click(screen.getByRole('button', { name: opener }));
  for (const text of lonely) expect(within(item).getByText(text)).toBeTruthy();
  expect(item.textContent).toContain('14 other messages of the same days show nothing of the kind.');
  expect(item.textContent).toContain('How the student is: nobody asked.');
  keepScreen('an observation');
  await waitFor(() => expect(within(item).queryByText('New')).toBeNull());

  await person.click(within(item).getByText('Close observation'));
  expect(await within(item).findByText('Please write what you found or did.')).toBeTruthy();
  keepScreen('an observation that is closed without a remark');
  await person.type(within(item).getByLabelText('Remark'), 'We spoke. She joins the chess club.');
  const closed = {
    ...read,
    closedAt: '2026-11-19T07:10:00.000Z',
    closedBy: 'Ada Byron',
    remark: 'We spoke. She joins the chess club.',
  };
  server.answer(closeObservation, () => {
    setObservations(night, closed);
    return { observation: closed };
  });
  await person.click(within(item).getByText('Close observation'));
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(server.calls).toMatchObject([
    { name: 'readObservation' },
    { name: 'closeObservation', body: { remark: closed.remark } },
  ]);
  await person.click(await screen.findByText('Show 1 closed'));
  await person.click(screen.getByRole('button', { name: opener }));
  const again = screen.getByRole('button', { name: opener }).closest('li');
  expect(again?.textContent).toContain(closed.remark);
  expect(again?.textContent).toContain('Closed by Ada Byron');
  keepScreen('a closed observation');

  const useAtNight = screen.getByRole('button', { name: 'Use at night: Mei Lin (mei)' });
  server.answer(readObservation, { observation: night });
  await person.click(useAtNight);
  expect(useAtNight.closest('li')?.textContent).toContain('4 nights with 35 messages together');
  keepScreen('use at night');
});

it('shows no observation to a teacher who is not the contact [standard 11.18]', async () => {
  server.answer(listObservations, { observations: null });
  await openPage('/teacher-dashboard', ada);
  await screen.findByRole('heading', { name: 'My Classes' });
  expect(screen.queryByText(/observation/)).toBeNull();
});

it('shows no observations below the alerts to a teacher who is not the contact', async () => {
  server.answer(listObservations, { observations: null });
  await openPage('/alerts', ada);
  await screen.findByText(/^No alerts\./);
  expect(screen.queryByText(/Observations/)).toBeNull();
});
