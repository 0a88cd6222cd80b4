import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { confirmSchoolReset, listSchoolResets } from '../../contract/resets.ts';
import { getSchool } from '../../contract/school.ts';
import { findCard, press } from '../../test/pages/actions.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, schoolWith } from '../../test/pages/people.ts';

it('tells the administrator on the dashboard that a reset waits, who confirms it on the page of the school [spec 10.112]', async () => {
  server.answerWith(getSchool, { school: schoolWith({}) });
  server.answer(listSchoolResets, {
    resets: [
      {
        studentUid: 'mei',
        name: 'Mei Lin',
        username: 'mei.lin',
        resetBy: 'Cleo Ray',
        resetAt: '2026-03-02T12:00:00.000Z',
        classCount: 1,
      },
    ],
  });
  const person = await openPage('/teacher-dashboard', ada);
  expect(await screen.findByText(/1 student’s new password waits to be confirmed\./)).toBeTruthy();
  keepScreen('a dashboard on which somebody waits for the administrator');
  await person.click(await screen.findByRole('link', { name: 'Go to the school' }));
  const card = await findCard('Students to confirm');
  const row = await card.findByRole('listitem', { name: 'Mei Lin' });
  expect(row.textContent).toContain('Cleo Ray reset the password');
  expect(row.textContent).toContain('1 class of another teacher stays closed.');
  keepScreen('the resets that an administrator can confirm');
  server.answerWith(confirmSchoolReset, {});
  server.answer(listSchoolResets, { resets: [] });
  await press(person, 'Confirm it was Mei Lin', card);
  await expect.poll(() => screen.queryByRole('article', { name: 'Students to confirm' })).toBeNull();
  expect(server.calls).toMatchObject([{ name: 'confirmSchoolReset' }]);
});
