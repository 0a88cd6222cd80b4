import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getMe } from '../../contract/identity.ts';
import { fillIn, press } from '../../test/pages/actions.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { lessonChat, openLesson } from '../../test/pages/lessons.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, ben } from '../../test/pages/people.ts';

const password = 'correct horse';
const unreachable =
  'The server cannot be reached. Nothing is lost: please check your connection and try again.';

it.each([
  ['/login', 'Student Login', ['Create a student account', 'Teacher login']],
  ['/register', 'Student Registration', ['Student login', 'Teacher login', 'Who can read this?']],
  ['/teacher-login', 'Teacher Login', ['Create a teacher account', 'Student login']],
  ['/teacher-register', 'Teacher Registration', ['Teacher login', 'Student login']],
])(
  'the page %s has the form “%s”, and leads to the others [spec 2.1 2.3 2.4 2.6]',
  async (path, title, links) => {
    const person = await openPage(path, null);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(document.title).toBe(`${title} · Lyceum`);
    keepScreen(`the page ${title}`);
    const ways = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(ways.map(({ textContent }) => textContent)).toEqual(links);
    const other = path.startsWith('/teacher')
      ? ['Student login', '/login']
      : ['Teacher login', '/teacher-login'];
    await person.click(screen.getByRole('link', { name: other[0] as string }));
    expect(window.location.pathname).toBe(other[1]);
  },
);

it('a password can be shown while it is typed', async () => {
  const person = await openPage('/login', null);
  const field = screen.getByLabelText('Password');
  await person.type(field, password);
  expect(field.getAttribute('type')).toBe('password');
  await person.click(screen.getByRole('button', { name: 'Show' }));
  expect(field.getAttribute('type')).toBe('text');
  await person.click(screen.getByRole('button', { name: 'Hide' }));
  expect(field.getAttribute('type')).toBe('password');
});

it('the student login answers any failure with one sentence [spec 5.1 5.2 8.20]', async () => {
  const person = await openPage('/login', null);
  const sentence = async () => (await screen.findByRole('alert')).textContent;
  await fillIn(person, screen, {}, 'Login');
  expect(await sentence()).toBe('All fields are required');
  expect(document.activeElement).toBe(screen.getByLabelText('Username'));
  keepScreen('the login of a student with a refusal');
  server.refuseIdentity('sign-in/email', 'INVALID_EMAIL_OR_PASSWORD', 'Invalid email or password');
  await fillIn(person, screen, { Username: 'ben', Password: 'wrong horse' }, 'Login');
  expect(await sentence()).toBe('Invalid username or password');
  expect(document.activeElement).toBe(screen.getByLabelText('Username'));
  server.breakOffIdentity('sign-in/email');
  await fillIn(person, screen, {}, 'Login');
  expect(await screen.findByText(unreachable)).toBeTruthy();
  expect(await sentence()).toContain('Invalid username or password');
});

it('the student login finds the account in capital letters, and leads to the dashboard [spec 1.11 2.2]', async () => {
  const person = await openPage('/login', null);
  server.letSignIn(ben);
  await fillIn(person, screen, { Username: ' BEN ', Password: password }, 'Login');
  expect(await screen.findByText('Ben Okri')).toBeTruthy();
  expect(window.location.pathname).toBe('/student-dashboard');
  const body = { email: 'ben@student.lyceum.local', password, rememberMe: false };
  expect(server.calls).toMatchObject([{ name: 'sign-in/email', body }]);
});

it('the teacher login has a sentence for each kind of failure [spec 5.12 5.15 5.17 8.20]', async () => {
  const person = await openPage('/teacher-login', null);
  const sentence = async () => (await screen.findByRole('alert')).textContent;
  await fillIn(person, screen, { Email: 'ada@school.example' }, 'Login');
  expect(await sentence()).toBe('All fields are required');
  keepScreen('the login of a teacher with a refusal');
  server.refuseIdentity('sign-in/email', 'INVALID_EMAIL_OR_PASSWORD', 'Invalid email or password');
  await fillIn(person, screen, { Password: 'wrong horse' }, 'Login');
  expect(await sentence()).toBe('Invalid email or password');
  server.breakOffIdentity('sign-in/email');
  await fillIn(person, screen, {}, 'Login');
  expect(await screen.findByText(unreachable)).toBeTruthy();
  expect(await sentence()).toContain('Login failed. Please try again.');
  const disabled = 'Your account was disabled. Please ask the administrator of your school.';
  server.refuseIdentity('sign-in/email', 'account-disabled', disabled);
  await fillIn(person, screen, {}, 'Login');
  expect(await screen.findByText(disabled)).toBeTruthy();
});

it('the teacher login tells an account without a profile, and signs it out again [spec 5.13]', async () => {
  const person = await openPage('/teacher-login', null);
  server.expectFailure('User profile not found');
  server.answerIdentity('sign-in/email', () => {
    server.refuse(getMe, 'profile-not-found');
    return Response.json({ token: 'token', user: { id: 'ada' } });
  });
  await fillIn(person, screen, { Email: ada.email, Password: password }, 'Login');
  expect((await screen.findByRole('alert')).textContent).toBe('User profile not found');
  expect(server.calls.map(({ name }) => name)).toEqual(['sign-in/email', 'sign-out']);
});

it('the teacher login refuses a student and signs the account out again [spec 5.14]', async () => {
  const person = await openPage('/teacher-login', null);
  const sentence = 'This account is not registered as a teacher';
  server.expectFailure(sentence);
  server.letSignIn(ben);
  await fillIn(person, screen, { Email: ben.email, Password: password }, 'Login');
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(window.location.pathname).toBe('/teacher-login');
  expect(server.calls.map(({ name }) => name)).toEqual(['sign-in/email', 'sign-out']);
});

it('the teacher login takes an address with spaces, and stays signed in where that was chosen [spec 1.12 2.5]', async () => {
  const person = await openPage('/teacher-login', null);
  server.letSignIn(ada);
  await person.click(screen.getByLabelText(/Stay signed in/));
  await fillIn(person, screen, { Email: ' ADA@school.example ', Password: password }, 'Login');
  expect(await screen.findByText('Ada Byron')).toBeTruthy();
  await waitFor(() => expect(window.location.pathname).toBe('/teacher-dashboard'));
  expect(server.calls).toMatchObject([{ body: { email: 'ADA@school.example', rememberMe: true } }]);
});

it('a student who signs in after another in the same tab finds nothing of the first account', async () => {
  openLesson();
  const person = await openPage(lessonChat, ben);
  await person.type(await screen.findByRole('textbox', { name: 'Your message' }), 'What Ben has half writ');
  await press(person, 'Logout');
  await screen.findByRole('heading', { name: 'Student Login' });
  server.letSignIn({ ...ben, uid: 'cleo', username: 'cleo', fullName: 'Cleo Park' });
  await fillIn(person, screen, { Username: 'cleo', Password: password }, 'Login');
  const [join] = await screen.findAllByText('Join Session');
  await person.click(join as HTMLElement);
  const box = await screen.findByRole('textbox', { name: 'Your message' });
  expect(window.location.pathname).toBe(lessonChat);
  expect(screen.getByRole('banner').textContent).toContain('Cleo Park');
  expect(box).toHaveProperty('value', '');
});
