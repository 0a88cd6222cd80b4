import type { ReactNode } from 'react';
import { studentEmail } from '../../contract/identity.ts';
import { logFailure } from '../api/log.ts';
import { Alert } from '../ui/alert.tsx';
import { PasswordField, TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { FormPage } from '../ui/form-page.tsx';
import { FormRefusal, useForm } from '../ui/use-form.ts';
import { signIn, signInTeacher } from './authentication.ts';
import { loginSentences, teacherLoginSentence } from './login-sentences.ts';
import { useAuthentication } from './use-authentication.ts';

const missingOf = <Name extends string>(values: Record<Name, string>): Name[] =>
  (Object.keys(values) as Name[]).filter((name) => values[name].trim() === '');

interface LoginPageProps {
  /** Links to the other three forms. */
  links: ReactNode;
  /** What signing in is for, where the user came for something. */
  purpose?: string | undefined;
}

/** Why the user is here again, when the server ended the sign-in; else what signing in is for. */
function SignedOutNotice({ purpose }: Pick<LoginPageProps, 'purpose'>) {
  const authentication = useAuthentication();
  const notice = authentication.status === 'signed-out' ? authentication.notice : null;
  if (notice === null && purpose === undefined) return null;
  return (
    <div className="mb-4">
      <Alert look={notice === loginSentences.unfinished ? 'notice' : 'calm'}>{notice ?? purpose}</Alert>
    </div>
  );
}

async function loginStudent(values: { username: string; password: string }): Promise<void> {
  const missing = missingOf(values);
  if (missing.length > 0) throw new FormRefusal(loginSentences.missing, missing);
  try {
    await signIn(studentEmail(values.username), values.password);
  } catch (error) {
    logFailure(error);
    throw new FormRefusal(loginSentences.student, ['username', 'password']);
  }
}

async function loginTeacher(values: { email: string; password: string }): Promise<void> {
  const missing = missingOf(values);
  if (missing.length > 0) throw new FormRefusal(loginSentences.missing, missing);
  try {
    await signInTeacher(values.email.trim(), values.password);
  } catch (error) {
    logFailure(error);
    throw new FormRefusal(teacherLoginSentence(error), ['email', 'password']);
  }
}

/** /login (spec 2, 5). */
export function StudentLoginPage({ links, purpose }: LoginPageProps) {
  const form = useForm({ username: '', password: '' }, loginStudent);
  return (
    <FormPage title="Student Login" lead="Sign in with your username and password." links={links}>
      <SignedOutNotice purpose={purpose} />
      <Form form={form} submitLabel="Login" busyLabel="Signing in…">
        <TextField
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...form.bind('username')}
        />
        <PasswordField label="Password" autoComplete="current-password" required {...form.bind('password')} />
      </Form>
    </FormPage>
  );
}

/** /teacher-login (spec 2, 5). */
export function TeacherLoginPage({ links }: LoginPageProps) {
  const form = useForm({ email: '', password: '' }, loginTeacher);
  return (
    <FormPage title="Teacher Login" lead="Sign in with your e-mail and password." links={links}>
      <SignedOutNotice />
      <Form form={form} submitLabel="Login" busyLabel="Signing in…">
        <TextField label="Email" type="email" autoComplete="username" required {...form.bind('email')} />
        <PasswordField label="Password" autoComplete="current-password" required {...form.bind('password')} />
      </Form>
    </FormPage>
  );
}
