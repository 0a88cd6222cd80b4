import { expect, it } from 'vitest';
import { getRetention, setRetention } from '../../contract/retention.ts';
import { getSchool } from '../../contract/school.ts';
import { fillIn, findCard } from '../../test/pages/actions.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, schoolWith } from '../../test/pages/people.ts';

const none = { conversations: null, records: null, accounts: null, responsible: '' };
const ofProfile = { conversations: 24, records: 84, accounts: 36 };

it('shows how long data is kept and when it is removed, and changes it [standard 15.6]', async () => {
  server.answerWith(getSchool, { school: schoolWith({}) });
  server.answerWith(getRetention, { chosen: none, ofProfile, beginsAt: null, lastRun: null });
  const person = await openPage('/school/data', ada);
  const card = await findCard('How long data is kept');
  expect(await card.findByText('Nothing has been removed yet. A run begins every day.')).toBeTruthy();
  expect(card.getByText('In months. Empty: 24, by the profile Default.')).toBeTruthy();
  keepScreen('how long a school keeps what');
  await fillIn(person, card, { Conversations: '0' }, 'Save');
  expect(await card.findByText('Please choose 1 to 120 months, or leave it empty.')).toBeTruthy();
  keepScreen('a time of keeping that is refused');
  const chosen = { ...none, conversations: 1, accounts: 48, responsible: 'Ms Okoye, office' };
  server.answer(setRetention, { chosen, ofProfile, beginsAt: null, lastRun: null });
  await fillIn(
    person,
    card,
    { Conversations: '1', 'Unused accounts': '48', 'Who answers questions about data': 'Ms Okoye, office' },
    'Save',
  );
  expect(await card.findByText('Saved.')).toBeTruthy();
  expect(server.calls).toMatchObject([
    { name: 'setRetention', body: { conversations: 1, accounts: 48, responsible: 'Ms Okoye, office' } },
  ]);
});
