import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type OpenInvitation, renewInvitation, withdrawInvitation } from '../../contract/invitations.ts';
import { getSchool, setSafeguarding } from '../../contract/school.ts';
import { fillIn } from '../../test/pages/actions.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, schoolWith } from '../../test/pages/people.ts';

/** The page on which an administrator names whom students in need can turn to. */

const email = 'okoye@school.example';
const fields = {
  'Safeguarding contact': 'Ms Okoye, room 12',
  'Contact’s email': email,
  Helpline: 'Lifeline 116 111',
};
const safeguarding = {
  contactName: 'Ms Okoye, room 12',
  contactEmail: email,
  helpline: 'Lifeline 116 111',
};
const openInvitation = (mail: OpenInvitation['mail']): OpenInvitation => ({
  id: 'invited',
  purpose: 'safeguarding-contact',
  email,
  expiresAt: '2046-01-01T00:00:00.000Z',
  mail,
});
const waitingSchool = (mail: OpenInvitation['mail']) =>
  schoolWith({ safeguarding, invitations: [openInvitation(mail)] });
const path = '/school/safeguarding';

beforeEach(() => server.answer(getSchool, { school: schoolWith({}) }));

it('the page of the school says that it loads, and can be loaded again', async () => {
  server.refuse(getSchool, 'internal-error');
  const answer = server.hold(getSchool);
  const person = await openPage(path, ada);
  expect(await screen.findByLabelText('The school is loading')).toBeTruthy();
  keepScreen('a school that is loading');
  answer();
  expect(await screen.findByText('The school could not be loaded just now.')).toBeTruthy();
  keepScreen('a school that could not be loaded');
  server.answer(getSchool, { school: schoolWith({}) });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Helpline')).toBeTruthy();
  keepScreen('the school');
});

it('the form marks what is missing, and an address that is none', async () => {
  const person = await openPage(path, ada);
  await person.click(await screen.findByText('Save'));
  expect((await screen.findByRole('alert')).textContent).toBe('Please look at the 3 marked fields.');
  expect(document.activeElement).toBe(screen.getByLabelText('Safeguarding contact'));
  expect(screen.getByText('Please enter a helpline.')).toBeTruthy();
  keepScreen('the school with a refusal');
  await fillIn(person, screen, { ...fields, 'Contact’s email': 'okoye' }, 'Save');
  expect(await screen.findByText('Please provide a valid email address')).toBeTruthy();
  const preview = screen.getByRole('region', { name: 'What the student reads' }).textContent;
  expect(preview).toContain('Please talk today with Ms Okoye, room 12 at your school');
  expect(preview).toContain('You can call Lifeline 116 111, now as well.');
  expect(server.calls).toEqual([]);
});

it('says who sees the alerts once the contact is saved [spec 10.62, standard 4.10]', async () => {
  const person = await openPage(path, ada);
  const school = schoolWith({ safeguarding, contactHasAccount: true, contactAccountName: 'Ngozi Okoye' });
  await screen.findByText('Save');
  server.answer(setSafeguarding, { school, link: null });
  await fillIn(person, screen, fields, 'Save');
  expect((await screen.findByText(/^Saved\./)).textContent).toBe(
    'Saved. Students read this from now on. The account of Ngozi Okoye sees every alert.',
  );
  expect(server.calls).toMatchObject([{ name: 'setSafeguarding', body: safeguarding }]);
  keepScreen('the school that was saved');
});

it('keeps what was typed when saving fails, and shows the link of the invitation once', async () => {
  const person = await openPage(path, ada);
  await screen.findByText('Save');
  server.breakOff(setSafeguarding);
  await fillIn(person, screen, fields, 'Save');
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to save the safeguarding contact');
  server.answer(setSafeguarding, {
    school: waitingSchool(null),
    link: 'https://lyceum.example/invitation#LINK',
  });
  await person.click(screen.getByText('Save'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invitation' }));
  expect(dialog.getByRole('status', { name: 'Invitation link' }).textContent).toContain('/invitation#LINK');
  keepScreen('the link of an invitation');
  await person.click(dialog.getByText('Done'));
  const invitations = (await screen.findByRole('region', { name: 'Invitations' })).textContent;
  expect(invitations).toContain(`Safeguarding contact: ${email}`);
  expect(invitations).toContain('Pass the link on yourself.');
  expect(screen.getByText(/Until your contact has accepted the invitation/)).toBeTruthy();
  keepScreen('a school with an open invitation');
});

it('says that the email of an invitation was not sent, makes a new link, and withdraws it', async () => {
  server.answer(getSchool, { school: waitingSchool('refused') });
  const person = await openPage(path, ada);
  expect(await screen.findByText(/The email was not sent: the mail server refused it\./)).toBeTruthy();
  keepScreen('an invitation whose email was not sent');
  const invitation = openInvitation('sent');
  server.answer(renewInvitation, { invitation, link: 'https://lyceum.example/invitation#OTHER' });
  server.answer(getSchool, { school: waitingSchool('sent') });
  await person.click(screen.getByRole('button', { name: `New link: ${email}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invitation' }));
  expect(dialog.getByRole('status', { name: 'Invitation link' }).textContent).toContain('#OTHER');
  await person.click(dialog.getByText('Done'));
  expect(await screen.findByText('The link was emailed.')).toBeTruthy();
  server.answer(withdrawInvitation, {});
  server.answer(getSchool, { school: schoolWith({ safeguarding }) });
  await person.click(screen.getByRole('button', { name: `Withdraw the invitation: ${email}` }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull());
  expect(screen.getByText(/Save again to invite your contact\./)).toBeTruthy();
});

it('a former administrator gets a clear message', async () => {
  const person = await openPage(path, ada);
  await screen.findByText('Save');
  server.refuse(setSafeguarding, 'administrator-only');
  await fillIn(person, screen, fields, 'Save');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Only the administrator of your school can do this.',
  );
});

it.each([
  path,
  '/school/profile',
  '/school/standards',
  '/school/registration',
  '/school/time',
  '/school/data',
])('the page %s tells a teacher who administers no school so', async (address) => {
  server.answer(getSchool, { school: null });
  await openPage(address, ada);
  expect(
    (await screen.findByText('You no longer administer your school.')).closest('[role=status]'),
  ).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Standards that schools ask for' })).toBeNull();
  if (address === path) keepScreen('a school that somebody else administers now');
});
