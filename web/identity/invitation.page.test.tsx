import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { acceptInvitation, type InvitationPreview, lookAtInvitation } from '../../contract/invitations.ts';
import { registerInvited } from '../../contract/registration.ts';
import { fillIn } from '../../test/pages/actions.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, ben } from '../../test/pages/people.ts';

/** Administrators and safeguarding contacts are invited by a one-time link. */

const path = '/invitation#LINK';
const invite = (fields: Partial<InvitationPreview> = {}): InvitationPreview => ({
  purpose: 'administrator',
  email: ada.email,
  expiresAt: '2046-01-01T00:00:00.000Z',
  schoolName: 'North High',
  ...fields,
});
/** The sentence that says what became of the invitation, or why it cannot be accepted. */
const status = async (words: RegExp) =>
  (await screen.findByText((_, part) => part?.role === 'status' && words.test(part.textContent))).textContent;

it('whoever was invited registers with the link', async () => {
  server.answer(lookAtInvitation, { invitation: invite() });
  const person = await openPage(path, null);
  expect((await screen.findByRole('heading', { name: 'Administer North High' })).tagName).toBe('H1');
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe(ada.email);
  keepScreen('an invitation for somebody without an account');
  const user = { uid: 'ada', role: 'teacher', schoolCode: 'SCHOOL' } as const;
  server.answer(registerInvited, { message: '', token: 'once', user });
  server.letSignIn(ada);
  const typed = { 'Full Name': 'Ada Byron', Password: 'correct horse', 'Confirm Password': 'correct horse' };
  await fillIn(person, screen, typed, 'Create Account');
  expect(await status(/You administer/)).toBe(
    'You administer North High now. Its settings are always under Account, School.',
  );
  expect((await screen.findByRole('link', { name: 'Go to the school' })).getAttribute('href')).toBe(
    '/school',
  );
  keepScreen('an invitation that was accepted');
  const body = { invitation: 'LINK', name: 'Ada Byron', email: ada.email };
  expect(server.calls[1]).toMatchObject({ name: 'registerInvited', body });
});

it('whoever is signed in accepts with one click', async () => {
  const invitation = invite({ purpose: 'safeguarding-contact' });
  server.answer(lookAtInvitation, { invitation });
  const person = await openPage(path, ada);
  await screen.findByRole('heading', { level: 1, name: 'Safeguarding contact of North High' });
  server.answer(acceptInvitation, { invitation });
  keepScreen('an invitation to accept');
  await person.click(await screen.findByText('Accept'));
  expect(await status(/You are the safeguarding contact of North High now\./)).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Go to the dashboard' })).toBeTruthy();
  expect(server.calls.at(-1)).toMatchObject({ name: 'acceptInvitation', body: { invitation: 'LINK' } });
});

it.each([
  ['a student', ben, ada.email],
  ['another teacher', ada, 'okoye@school.example'],
])('%s cannot accept, and is told for whom the invitation is', async (who, as, email) => {
  server.answer(lookAtInvitation, { invitation: invite({ email }) });
  const person = await openPage(path, as);
  expect(await status(/This invitation is for/)).toContain(`${email}, and you are signed in as ${as.email}.`);
  expect(screen.queryByText('Accept')).toBeNull();
  keepScreen(`an invitation for somebody else than ${who}`);
  await person.click(screen.getByText('Logout'));
  expect(await screen.findByText('Create Account')).toBeTruthy();
});

it('an incomplete link says what to do', async () => {
  await openPage('/invitation', ben);
  expect(await status(/This link is incomplete\./)).toBeTruthy();
  keepScreen('an incomplete link of an invitation');
});

it('a link that was used no longer works', async () => {
  server.refuse(lookAtInvitation, 'invitation-not-found');
  await openPage(path, ada);
  expect(await status(/This invitation no longer works/)).toBeTruthy();
  keepScreen('an invitation that was used');
});
