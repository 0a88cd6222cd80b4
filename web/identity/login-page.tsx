import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { loginField, studentEmail } from '../../contract/identity.ts';
import { reasonOf } from '../api/refusal.ts';
import { Alert } from '../ui/alert.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { PasswordField, TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { FormPage } from '../ui/form-page.tsx';
import { readWhole } from '../ui/read-form.ts';
import { type Bind, useForm } from '../ui/use-form.ts';
import { signIn, signInTeacher } from './authentication.ts';
import { IdentityError } from './identity-service.ts';
import { loginSentences, teacherLoginSentence } from './login-sentences.ts';
import { useAuthentication } from './use-authentication.ts';

const studentForm = z.object({ username: loginField, password: loginField, stay: z.string() });
const teacherForm = z.object({
  email: loginField,
  password: loginField,
  code: z.string(),
  stay: z.string(),
});

/**
 * The fields to mark as wrong. Without an answer from the server they may be right: then none is marked, and
 * `reason` says why no answer came.
 */
function markedFields<Name extends string>(error: unknown, fields: Name[]) {
  const reason = reasonOf(error);
  return { reason, fields: reason === undefined ? fields : [] };
}

interface LoginPageProps {
  /** Links to other forms. */
  links: ReactNode;
  /** Why to sign in, in a sentence, if the user wanted a certain page. */
  purpose?: string | undefined;
}

/** What became of the last sign-in or sign-out, otherwise why to sign in. */
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

type BindStay = (name: 'stay', change: () => string) => Pick<ReturnType<Bind<'stay'>>, 'onChange'>;

/**
 * The choice to stay signed in, which both forms offer.
 * @param chosen empty while it is not chosen, like an empty field
 */
function StaySignedIn({ chosen, bind }: { chosen: string; bind: BindStay }) {
  const { onChange } = bind('stay', () => (chosen === '' ? 'yes' : ''));
  return (
    <CheckField
      label={t`Stay signed in`}
      hint={t`For 12 hours, on your own device. Otherwise until the browser closes or is idle for 30 minutes.`}
      checked={chosen !== ''}
      onChange={onChange}
    />
  );
}

/** /login (spec 2, 5). */
export function StudentLoginPage({ links, purpose }: LoginPageProps) {
  const mutation = useMutation({
    mutationFn: (typed: z.infer<typeof studentForm>) =>
      signIn(studentEmail(typed.username), typed.password, typed.stay !== ''),
  });
  const form = useForm({
    initial: { username: '', password: '', stay: '' },
    read: (values) => readWhole(studentForm, values),
    mutation,
    explain: (error) => ({
      message: loginSentences.student,
      ...markedFields(error, ['username', 'password']),
    }),
  });
  return (
    <FormPage title={t`Student Login`} lead={t`Sign in with your username and password.`} links={links}>
      <SignedOutNotice purpose={purpose} />
      <Form form={form} submitLabel={t`Login`} busyLabel={t`Signing in…`}>
        <TextField
          label={t`Username`}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...form.bind('username')}
        />
        <PasswordField
          label={t`Password`}
          autoComplete="current-password"
          required
          {...form.bind('password')}
        />
        <StaySignedIn chosen={form.values.stay} bind={form.bind} />
      </Form>
    </FormPage>
  );
}

/** /teacher-login (spec 2, 5), where the code of the second factor is asked for after the password. */
export function TeacherLoginPage({
  links,
  forgotten,
}: Pick<LoginPageProps, 'links'> & { forgotten: ReactNode }) {
  const [asksForCode, setAsksForCode] = useState(false);
  const mutation = useMutation({
    mutationFn: (typed: z.infer<typeof teacherForm>) =>
      signInTeacher(typed.email.trim(), typed.password, typed.stay !== '', typed.code || undefined).catch(
        (error: unknown) => {
          // This is no failure: the password was right, and the form asks for the code next.
          if (asksForCode || !isRefused(error, 'second-factor-required')) throw error;
          setAsksForCode(true);
        },
      ),
  });
  const form = useForm({
    initial: { email: '', password: '', code: '', stay: '' },
    read: (values) => readWhole(teacherForm, values),
    mutation,
    explain: (error) => ({
      message: teacherLoginSentence(error),
      ...markedFields(
        error,
        isRefused(error, 'account-disabled') ? [] : isAboutCode(error) ? ['code'] : ['email', 'password'],
      ),
    }),
  });
  return (
    <FormPage title={t`Teacher Login`} lead={t`Sign in with your email and password.`} links={links}>
      <SignedOutNotice />
      <Form form={form} submitLabel={t`Login`} busyLabel={t`Signing in…`}>
        <TextField label={t`Email`} type="email" autoComplete="username" required {...form.bind('email')} />
        <PasswordField
          label={t`Password`}
          autoComplete="current-password"
          required
          {...form.bind('password')}
        />
        {asksForCode && (
          <TextField
            label={t`Code`}
            hint={t`The six digits in your authenticator app. Without your phone, a recovery code.`}
            autoComplete="one-time-code"
            spellCheck={false}
            autoFocus
            className="tracking-widest tabular-nums"
            {...form.bind('code')}
          />
        )}
        <StaySignedIn chosen={form.values.stay} bind={form.bind} />
      </Form>
      <p className="mt-3">{forgotten}</p>
    </FormPage>
  );
}

const isRefused = (error: unknown, code: string): boolean =>
  error instanceof IdentityError && error.code === code;

const isAboutCode = (error: unknown): boolean =>
  isRefused(error, 'second-factor-required') || isRefused(error, 'wrong-second-factor');
