import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { monitorEvents } from '../../contract/monitor.ts';
import { type Alert, alert as alertSchema, listAlerts } from '../../contract/safeguarding.ts';
import { emptyValue } from '../../test/pages/empty-answer.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { ago, card, monitored, watchLesson } from '../../test/pages/lessons.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada } from '../../test/pages/people.ts';

/** A new alert plays one soft sound on a page that somebody uses. */

let sounds = 0;
let hasBeenActive = true;

beforeEach(() => {
  sounds = 0;
  hasBeenActive = true;
  vi.stubGlobal(
    'AudioContext',
    class {
      constructor() {
        sounds += 1;
        // As a browser that has no sound.
        throw new Error('There is no sound.');
      }
    },
  );
  Object.defineProperty(navigator, 'userActivation', { configurable: true, get: () => ({ hasBeenActive }) });
});

const waiting = (count: number) =>
  screen.findByRole('link', { name: count === 1 ? '1 alert waits' : `${count} alerts wait` });

/** One more alert is there, which the server tells. */
const raise = (count: number) => {
  const alerts = Array.from({ length: count }, (_, n) => ({
    ...(emptyValue(alertSchema) as Alert),
    id: `alert ${n}`,
    isWaiting: true,
    isConcern: true,
    studentName: 'Mei Lin',
    raisedAt: ago(100 - n),
  }));
  server.answer(listAlerts, { alerts: alerts.toReversed(), next: null, ofSchool: false });
  server.stream(monitorEvents).send('alerts', {});
};

const openDashboard = async () => {
  watchLesson([monitored('Mei Lin')]);
  const person = await openPage('/teacher-dashboard', ada);
  await card('Mei Lin');
  return person;
};
const toggle = async (person: Awaited<ReturnType<typeof openDashboard>>) => {
  await person.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Account' }));
  return screen.findByRole('menuitemcheckbox', { name: 'Sound for alerts' });
};

it('sounds for each new alert, and for none that was there before', async () => {
  raise(1);
  await openDashboard();
  await waiting(1);
  expect(sounds).toBe(0);
  raise(2);
  await waiting(2);
  await waitFor(() => expect(sounds).toBe(1));
});

it('is silent on a device whose switch in the account menu is off; whoever turns it on hears the sound [spec 10.224]', async () => {
  const person = await openDashboard();
  const isOn = await toggle(person);
  expect(isOn.getAttribute('aria-checked')).toBe('true');
  keepScreen('the account menu with the sound for alerts');
  await person.click(isOn);
  raise(1);
  await waiting(1);
  const isOff = await toggle(person);
  expect(isOff.getAttribute('aria-checked')).toBe('false');
  expect(sounds).toBe(0);
  await person.click(isOff);
  await waitFor(() => expect(sounds).toBe(1));
  raise(2);
  await waitFor(() => expect(sounds).toBe(2));
});

it('asks for no sound on a page that nobody has touched, since the browser would refuse it [spec 10.224]', async () => {
  hasBeenActive = false;
  await openDashboard();
  raise(1);
  await waiting(1);
  expect(sounds).toBe(0);
});
