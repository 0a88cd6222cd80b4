import { cleanup, configure, render, screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { ContractError } from '../../contract/errors.ts';
import type { Profile } from '../../contract/identity.ts';
import { ConnectionError } from '../../web/api/connection-error.ts';
import { App } from '../../web/app/app.tsx';
import { applyStoredTheme } from '../../web/app/theme.ts';
import { resumeAuthentication, signOut } from '../../web/identity/authentication.ts';
import { IdentityError } from '../../web/identity/identity-service.ts';
import { FakeServer } from './fake-server.ts';

// A busy machine may need longer than the usual second.
configure({ asyncUtilTimeout: 30_000 });

/** The server of the running test. */
export let server: FakeServer;

/** The failures that the test has set up are logged by the page, as they should be; all other output fails the test. */
function ignoreExpectedFailures(): void {
  const log = console.error;
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    const [error] = parts;
    const isExpected =
      (error instanceof ContractError && server.refused.has(error.code)) ||
      (error instanceof IdentityError && server.refusedIdentity.has(error.code)) ||
      (error instanceof ConnectionError && server.isBroken) ||
      (error instanceof Error && server.expectedMessages.has(error.message));
    if (!isExpected) log(...parts);
  });
}

/**
 * The tests load no stylesheet. These classes decide whether a part is there for its reader, and a name in a sentence is no
 * block.
 */
const neededStyles = `bdi { display: inline }
  .invisible { visibility: hidden }
  .hidden:not([class*=':inline'], [class*=':block'], [class*=':flex'], [class*=':grid']) { display: none }`;

/** Puts an empty page and a new server before each test (`setup.ts`). */
export function beginTest(): void {
  const title = document.createElement('title');
  title.textContent = 'Lyceum';
  const style = document.createElement('style');
  style.textContent = neededStyles;
  document.head.replaceChildren(title, style);
  document.documentElement.lang = 'en';
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  // A page of its own size, as a browser without a visual viewport has it.
  vi.stubGlobal('visualViewport', null);
  // The page has its doctype; formulas need it.
  Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat', configurable: true });
  // The only tab has every lock.
  const locks = { request: async (_: string, work: () => unknown) => work() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  ignoreExpectedFailures();
}

/** Leaves nothing of a test to the next one (`setup.ts`). */
export async function endTest(): Promise<void> {
  cleanup();
  server.endAnswers();
  await signOut();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  applyStoredTheme();
  expect(server.faults, 'what the contract does not allow').toEqual([]);
}

/** Opens a page of the product as a browser would, and waits until it no longer loads. @returns the person at it */
export async function openPage(path: string, as: Profile | null): Promise<UserEvent> {
  server.signIn(as);
  // A test before has left the page knowing that nobody is signed in, which would lead to the login.
  await resumeAuthentication();
  window.history.replaceState({}, '', path);
  render(<App />);
  await vi.waitFor(() => expect(screen.queryByText('Loading...')).toBeNull(), { timeout: 60_000 });
  return userEvent.setup();
}
