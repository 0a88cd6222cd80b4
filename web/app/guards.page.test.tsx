import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getMe, type Profile } from '../../contract/identity.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, ben } from '../../test/pages/people.ts';
import { App } from './app.tsx';

/** The route guard (spec 2): every address, without a sign-in and for both roles. */

const forms = ['/login', '/register', '/teacher-login', '/teacher-register'];
const studentPages = [
  '/student-dashboard',
  '/session/ABCDEF/chat',
  '/session/ABCDEF/my-lessons',
  '/assignment/ABCDEF',
  '/assignment/ABCDEF/my-work',
];
const teacherPages = [
  '/teacher-dashboard',
  '/session/ABCDEF/lessons',
  '/session/ABCDEF/print',
  '/assignment/ABCDEF/work',
  '/assignment/ABCDEF/print',
];

async function expectAllToLeadTo(addresses: readonly string[], as: Profile | null, end: string) {
  for (const address of addresses) {
    await openPage(address, as);
    await waitFor(() => expect(window.location.pathname, `${address} leads to ${end}`).toBe(end));
    cleanup();
  }
}

const text = () => document.body.textContent;
const unreachable = 'The server cannot be reached yet. We are still trying.';

it('every page behind the sign-in leads people who are signed out to /login [spec 2.8 2.17]', async () => {
  await expectAllToLeadTo(['/', ...studentPages, ...teacherPages], null, '/login');
  await openPage('/no-such-page', null);
  expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeTruthy();
  keepScreen('no such page');
});

it('every page that is not for students leads a student to the student dashboard [spec 2.7 2.18 6.1]', async () => {
  await expectAllToLeadTo([...forms, ...teacherPages, '/'], ben, '/student-dashboard');
});

it('every page that is not for teachers leads a teacher to the teacher dashboard [spec 2.7 2.18 4.2 6.1]', async () => {
  await expectAllToLeadTo(['/', ...forms, ...studentPages], ada, '/teacher-dashboard');
});

/** Opens a page whose server cannot be reached, so that it does not know who is signed in. */
async function openUnreachable(address: string) {
  server.breakOffIdentity('get-session');
  window.history.replaceState({}, '', address);
  render(<App />);
  expect(await screen.findByText(unreachable)).toBeTruthy();
}

it("every address shows 'Loading...' and nothing else until the first authentication state arrives [spec 2.19]", async () => {
  await openUnreachable('/');
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.answerIdentity('get-session', () => gate.then(() => Response.json(null)));
  for (const address of [...forms, ...studentPages, ...teacherPages, '/no-such-page']) {
    cleanup();
    window.history.replaceState({}, '', address);
    render(<App />);
    expect(text(), address).toBe(`Loading...${unreachable}`);
  }
  answer();
  expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeTruthy();
});

it('a page waits for a server that cannot be reached yet, and says so', async () => {
  await openUnreachable('/login');
  expect(screen.getByRole('heading').textContent).toBe('Loading...');
  keepScreen('a server that cannot be reached');
  server.restoreIdentity('get-session');
  expect(await screen.findByRole('heading', { name: 'Student Login' })).toBeTruthy();
});

/** Opens a page as Ada, whose profile does not arrive, and lets the time pass until the page explains itself. */
async function openWithoutProfile(address: string, whileItLoads = () => {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  server.signIn(ada);
  server.refuse(getMe, address === '/' ? 'profile-not-found' : 'internal-error');
  window.history.replaceState({}, '', address);
  render(<App />);
  await waitFor(() => expect(text()).toBe('Loading...'));
  whileItLoads();
  vi.advanceTimersByTime(5_000);
  expect(await screen.findByText('Your profile could not be loaded.')).toBeTruthy();
  vi.useRealTimers();
}

it('a failed load of the profile is only logged, and the role is unset until the next try [spec 4.4]', async () => {
  await openWithoutProfile('/teacher-dashboard', () => keepScreen('the loading screen'));
  expect(screen.queryByRole('alert')).toBeNull();
  keepScreen('a profile that does not arrive');
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(reload).toHaveBeenCalledOnce();
});

it('an account without a profile waits at every address, and can log out [spec 2.9 4.3]', async () => {
  for (const address of ['/teacher-dashboard', '/student-dashboard', '/login', '/']) {
    await openWithoutProfile(address);
    if (address !== '/') cleanup();
  }
  screen.getByRole('button', { name: 'Logout' }).click();
  expect(await screen.findByRole('heading', { name: 'Student Login' })).toBeTruthy();
  expect(window.location.pathname).toBe('/login');
  expect(server.calls.map(({ name }) => name)).toEqual(['sign-out']);
});

it('the header welcomes a user by the display name, or by the email address of an account without one [spec 2.21]', async () => {
  await openPage('/teacher-dashboard', ada);
  expect((await screen.findByRole('banner')).textContent).toContain('Welcome, Ada Byron');
  cleanup();
  await openPage('/teacher-dashboard', { ...ada, fullName: '' });
  expect((await screen.findByRole('banner')).textContent).toContain('Welcome, ada@school.example');
});
