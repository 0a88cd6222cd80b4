import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listTeacherClasses } from '../../contract/classes.ts';
import { monitorEvents } from '../../contract/monitor.ts';
import {
  type Alert,
  acknowledgeAlert,
  alert as alertSchema,
  dismissAlert,
  listAlerts,
  lookAtAlert,
} from '../../contract/safeguarding.ts';
import { getSchool, setAlertMinutes } from '../../contract/school.ts';
import { emptyValue } from '../../test/pages/empty-answer.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { ago, card, monitored, questionWith, watchLesson } from '../../test/pages/lessons.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, classWith, schoolWith } from '../../test/pages/people.ts';

/** What a teacher and the safeguarding contact read of alerts, and how they judge them. */

const message = 'I want to kill myself.';
const alertWith = (fields: Partial<Alert> = {}): Alert => ({
  ...(emptyValue(alertSchema) as Alert),
  id: 'danger',
  kind: 'self-harm',
  classId: 'algebra',
  className: 'Algebra 1',
  sessionId: 'lesson',
  interactionId: 'asked',
  studentUid: 'mei',
  studentName: 'Mei Lin',
  studentUsername: 'mei',
  message,
  messageCount: 1,
  raisedAt: ago(60),
  isConcern: true,
  isWaiting: true,
  ...fields,
});
const abuse = { id: 'abuse', kind: 'abuse', message: 'My dad hits me at home.' } as const;
const looked = { lookedAt: ago(30), lookedBy: 'Ada Byron' };
const judged = (isConcern: boolean, by = 'Ada Byron'): Partial<Alert> => ({
  ...looked,
  isWaiting: false,
  isConcern,
  inHand: isConcern ? { by, at: ago(0) } : null,
  judgements: [{ by, at: ago(0), isConcern, isSettled: false }],
});

/** The alerts of the school from now on; those that are over are left out where only open ones are asked for. */
const setAlerts = (...alerts: Alert[]) =>
  server.answer(listAlerts, ({ query }) => ({
    alerts: alerts
      .filter(({ isWaiting, inHand }) => query.open !== 'true' || isWaiting || inHand !== null)
      .filter(({ classId }) => query.classId === undefined || classId === query.classId),
    next: null,
    ofSchool: false,
  }));
const openAlerts = async (...alerts: Alert[]) => {
  setAlerts(...alerts);
  return openPage('/alerts', ada);
};
const entry = async (what: string) =>
  (await screen.findByRole('heading', { level: 3, name: new RegExp(what) })).closest('li') as HTMLElement;
const part = async (heading: string) =>
  (await screen.findByRole('heading', { level: 2, name: heading })).closest('section') as HTMLElement;

it('says that the alerts load, and lets a teacher try again when they could not be loaded', async () => {
  server.refuse(listAlerts, 'internal-error');
  const answer = server.hold(listAlerts);
  const person = await openPage('/alerts', ada);
  expect(await screen.findByLabelText('The alerts are loading')).toBeTruthy();
  keepScreen('alerts that are loading');
  answer();
  expect(await screen.findByText('The alerts could not be loaded just now.')).toBeTruthy();
  keepScreen('alerts that could not be loaded');
  setAlerts();
  await person.click(screen.getByText('Try again'));
  expect(await screen.findByText(/^No alerts\./)).toBeTruthy();
  keepScreen('no alerts');
});

it('shows an alert with the questions before it, and who looked at it [spec 10.54 10.223]', async () => {
  await openAlerts(alertWith({ context: ['I cannot do any of this.'] }), alertWith({ ...abuse, ...looked }));
  const shown = await entry('self-harm');
  expect(shown.textContent).toContain('Possible self-harm: Mei Lin (mei)');
  expect(shown.textContent).toContain('Nobody has looked at it yet');
  expect(shown.textContent).toContain('I cannot do any of this.');
  const other = (await entry('abuse')).textContent;
  expect(other).toContain('Ada Byron looked at it');
  expect(other).toContain('Nobody has decided on it yet.');
  keepScreen('alerts that nobody has decided on');
  // A list of alerts is no look.
  expect(server.calls).toEqual([]);
});

it('acknowledges and dismisses alerts, moves the focus to the next one, and stays at the heading after the last [spec 10.54 10.57]', async () => {
  const person = await openAlerts(alertWith({ ...abuse, raisedAt: ago(90) }), alertWith());
  const first = await entry('abuse');
  const taken = alertWith({ ...abuse, raisedAt: ago(90), ...judged(false) });
  server.answer(dismissAlert, () => {
    setAlerts(taken, alertWith());
    return { alert: taken };
  });
  within(first).getByText('Not a concern').focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(first.textContent).toContain('Marked as not a concern by Ada Byron'));
  expect(within(first).queryByRole('button')).toBeNull();
  const second = await entry('self-harm');
  expect(document.activeElement).toBe(second);
  keepScreen('an alert that is not a concern');

  const inHand = alertWith(judged(true));
  server.answer(acknowledgeAlert, () => {
    setAlerts(taken, inHand);
    return { alert: inHand };
  });
  await person.click(within(second).getByText('I am on it'));
  await waitFor(() => expect(second.textContent).toContain('Ada Byron is looking after it'));
  keepScreen('an alert that somebody is looking after');
  const judgements = [...(judged(true).judgements ?? []), ...(judged(false).judgements ?? [])];
  const settled = alertWith({ ...judged(false), judgements });
  server.answer(dismissAlert, () => {
    setAlerts(taken, settled);
    return { alert: settled };
  });
  within(second).getByText('Not a concern').focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  expect(server.calls.map(({ name }) => name)).toEqual(['dismissAlert', 'acknowledgeAlert', 'dismissAlert']);
});

it('says that the safeguarding contact has not decided on a judged alert yet, until the contact has', async () => {
  const ofTeacher = { ...judged(false), awaitsContact: true };
  await openAlerts(
    alertWith(ofTeacher),
    alertWith({ ...abuse, ...judged(true, 'Ms Okoye'), awaitsContact: false }),
    // As the contact sees it, for whom it still waits.
    alertWith({ id: 'threat', kind: 'threat', ...ofTeacher, isWaiting: true }),
  );
  const waits = 'Your safeguarding contact has not decided on it yet.';
  expect((await entry('self-harm')).textContent).toContain('Marked as not a concern by Ada Byron');
  expect((await entry('self-harm')).textContent).toContain(waits);
  expect((await entry('abuse')).textContent).toContain('Ms Okoye is looking after it');
  expect((await entry('abuse')).textContent).not.toContain(waits);
  const ofContact = await entry('threat');
  expect(ofContact.textContent).toContain('Marked as not a concern by Ada Byron');
  expect(within(ofContact).getByText('I am on it')).toBeTruthy();
  keepScreen('an alert that its teacher judged before the contact');
});

it('says to whom the email about an alert was not sent, and when nobody looked in the agreed time [spec 10.210 10.220, standard 4.9]', async () => {
  const email = { isReminder: false, state: 'refused', at: ago(50) } as const;
  await openAlerts(
    alertWith({
      overdueAt: ago(10),
      emails: [
        { ...email, to: 'Ms Okoye', as: 'contact' },
        { ...email, to: 'Ada Byron', as: 'teacher' },
      ],
    }),
  );
  const shown = (await entry('self-harm')).textContent;
  expect(shown).toContain('Nobody looked at it in the agreed time');
  expect(shown).toContain(
    'The email about it was not sent to Ms Okoye (safeguarding contact) and Ada Byron (teacher). Please make sure that these people know about it.',
  );
  keepScreen('an alert whose email was not sent');
});

it('shows further messages below the first one, and alerts of new accounts after those of the others [spec 10.277]', async () => {
  const ofChild = alertWith({ messageCount: 3, newest: { message, at: ago(5) }, message: abuse.message });
  const person = await openAlerts(
    alertWith({
      id: 'new',
      studentName: 'Omar Lin',
      studentUsername: 'omar',
      isNewAccount: true,
      raisedAt: ago(90),
    }),
    ofChild,
  );
  const first = within(await part('Nobody has looked yet')).getAllByRole('listitem');
  expect(first).toHaveLength(1);
  expect(first[0]?.textContent).toContain(abuse.message);
  expect(first[0]?.textContent).toMatch(/2 more messages, the last one/);
  expect(first[0]?.textContent).toContain(message);
  expect((await part('From new accounts')).textContent).toContain('Omar Lin');
  keepScreen('alerts of new accounts');
  // An alert stays where it was while the page is open.
  const taken = { ...ofChild, ...judged(true) };
  server.answer(acknowledgeAlert, () => {
    setAlerts(taken);
    return { alert: taken };
  });
  await person.click(within(first[0] as HTMLElement).getByText('I am on it'));
  await waitFor(() => expect(first[0]?.textContent).toContain('Ada Byron is looking after it'));
  expect((await part('Nobody has looked yet')).contains(first[0] as HTMLElement)).toBe(true);
});

it('leads from the dashboard without a lesson to the alert, which counts as looked at, and lists one class [spec 10.218]', async () => {
  const geometry = classWith({ id: 'geometry', className: 'Geometry' });
  server.answerWith(listTeacherClasses, { classes: [classWith({ sessionStatus: 'closed' }), geometry] });
  setAlerts(alertWith());
  server.answer(lookAtAlert, { alert: alertWith(looked) });
  const person = await openPage('/teacher-dashboard', ada);
  const strip = within(await screen.findByRole('region', { name: 'Alerts' }));
  expect(strip.getByRole('alert').textContent).toBe('A student may need help: Mei Lin (mei)');
  keepScreen('an alert on the dashboard');
  await person.click(strip.getByRole('link', { name: 'Open' }));
  await waitFor(async () => expect(document.activeElement).toBe(await entry('self-harm')));
  await waitFor(() => expect(server.calls.map(({ name }) => name)).toContain('lookAtAlert'));
  await person.click(screen.getByText('Back to Dashboard'));
  const shown = await card('Geometry');
  await person.click(within(shown).getByRole('button', { name: 'Geometry' }));
  await person.click(await within(shown).findByRole('link', { name: 'Alerts' }));
  expect(await screen.findByText(/^Alerts from/)).toBeTruthy();
  expect(await screen.findByText(/^No alerts\./)).toBeTruthy();
  keepScreen('a class without alerts');
  await person.click(screen.getByRole('link', { name: 'All alerts' }));
  expect(await screen.findByText(message)).toBeTruthy();
});

it('counts as looked at what was there when the panel of its student was opened, and nothing that comes later', async () => {
  const messages = [questionWith({ id: 'asked', question: message })];
  watchLesson([monitored('Mei Lin', { messages })]);
  setAlerts(alertWith({ raisedAt: ago(10) }));
  server.answer(lookAtAlert, { alert: alertWith(looked) });
  const person = await openPage('/teacher-dashboard', ada);
  const tile = within(await card('Mei Lin'));
  await person.click(tile.getByRole('button', { name: 'Mei Lin' }));
  await tile.findByText(/^Possible self-harm/);
  const looks = () => server.calls.filter(({ name }) => name === 'lookAtAlert');
  await waitFor(() => expect(looks()).toHaveLength(1));
  keepScreen('an alert beside its conversation');
  setAlerts(alertWith({ ...abuse, raisedAt: ago(0) }), alertWith({ raisedAt: ago(10), ...looked }));
  server.stream(monitorEvents).send('alerts', {});
  await tile.findByText(/^Possible abuse/);
  expect(looks()).toHaveLength(1);
  expect(tile.getByText(/^Ada Byron looked at it/)).toBeTruthy();
});

it('announces an alert in a dialog that covers the page, and keeps what was typed', async () => {
  server.answerWith(listTeacherClasses, { classes: [classWith({})] });
  watchLesson([monitored('Mei Lin')]);
  setAlerts();
  const person = await openPage('/teacher-dashboard', ada);
  await card('Mei Lin');
  await person.click((await screen.findAllByRole('button', { name: 'Create Class' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Class Name'), 'Geometry');
  setAlerts(alertWith());
  server.stream(monitorEvents).send('alerts', {});
  expect((await dialog.findByRole('alert')).textContent).toContain('Close this window to see the alert.');
  keepScreen('an alert behind a dialog');
  expect(dialog.getByLabelText<HTMLInputElement>('Class Name').value).toBe('Geometry');
});

it('lets an administrator agree on the time in which somebody looks at an alert [spec 10.210, standard 4.9]', async () => {
  const school = schoolWith({ alertMinutes: 10 });
  server.answer(getSchool, { school });
  const person = await openPage('/school/safeguarding', ada);
  const part = await screen.findByRole('article', { name: 'Time to look at an alert' });
  const choice = within(part).getByLabelText<HTMLSelectElement>('Somebody looks at it within');
  expect(choice.value).toBe('10');
  server.answerWith(setAlertMinutes, { school: { ...school, alertMinutes: 5 } });
  await person.selectOptions(choice, '5');
  await waitFor(() => expect(within(part).getByRole('status').textContent).toBe('Saved.'));
  expect(choice.value).toBe('5');
  keepScreen('the time to look at an alert');
  expect(server.calls).toMatchObject([
    { name: 'setAlertMinutes', body: { alertMinutes: 5, was: { alertMinutes: 10 } } },
  ]);
});
