import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { endOtherSignIns, endSignIn, listSignIns, type SignIn } from '../../contract/identity.ts';
import { getSchool } from '../../contract/school.ts';
import { choose, findDialog, press } from '../../test/pages/actions.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, ben, schoolWith } from '../../test/pages/people.ts';

const at = '2026-01-01T08:00:00.000Z';
const here: SignIn = {
  id: 'here',
  device: { browser: 'Chrome', system: 'Windows' },
  signedInAt: at,
  lastUsedAt: at,
  current: true,
};
const phone = { ...here, id: 'phone', current: false, device: { browser: 'Safari', system: 'iPhone' } };
const unknown = { ...here, id: 'unknown', current: false, device: { browser: null, system: null } };

it('a student sees where they are signed in, ends one sign-in and then all others', async () => {
  const person = await openPage('/student-dashboard', ben);
  server.answer(listSignIns, { signIns: [here, phone, unknown] });
  await choose(person, 'Account', 'Where you are signed in');
  const list = await findDialog('Where you are signed in');
  const [own, other] = await list.findAllByRole('listitem');
  expect(own?.textContent).toMatch(/Chrome on Windows.*This device/);
  expect(other?.textContent).toMatch(/Safari on iPhone.*Last used/);
  keepScreen('the list of sign-ins');
  server.answer(endSignIn, { signIns: [here, unknown] });
  await person.click(list.getByRole('button', { name: /^End the sign-in: Safari on iPhone/ }));
  expect(await list.findByText('Unknown device')).toBeTruthy();
  server.answer(endOtherSignIns, { signIns: [here] });
  await press(person, 'End all others', list);
  expect(await list.findByText('You are signed in on no other device now.')).toBeTruthy();
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  expect(list.queryByText('End all others')).toBeNull();
  keepScreen('one sign-in');
  expect(server.calls).toMatchObject([{ name: 'endSignIn' }, { name: 'endOtherSignIns' }]);
});

it('the menu of an account has the school for its administrators only', async () => {
  const entries = ['Language', 'Your name', 'Change password', 'Second factor', 'Where you are signed in'];
  const person = await openPage('/teacher-dashboard', ada);
  await press(person, 'Account');
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(entries);
  keepScreen('the menu of an account');
});

it('an administrator without a safeguarding contact is led to its page from the dashboard', async () => {
  server.answer(getSchool, { school: schoolWith({}) });
  const person = await openPage('/teacher-dashboard', ada);
  expect(await screen.findByText(/Your school has no safeguarding contact\./)).toBeTruthy();
  keepScreen('a dashboard of a school without a contact');
  const link = await screen.findByText('Name a contact');
  expect(link.getAttribute('href')).toBe('/school/safeguarding');
  await choose(person, 'Account', 'School');
  expect(await screen.findByRole('heading', { name: 'School' })).toBeTruthy();
});
