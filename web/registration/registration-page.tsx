import type { ReactNode } from 'react';
import { limits } from '../../contract/constants.ts';
import { registerStudent, registerTeacher } from '../../contract/registration.ts';
import { call } from '../api/client.ts';
import { logFailure } from '../api/log.ts';
import { PasswordField, TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { FormPage } from '../ui/form-page.tsx';
import { FormRefusal, useForm } from '../ui/use-form.ts';
import {
  checkStudentForm,
  checkTeacherForm,
  type Fault,
  type StudentForm,
  studentRefusal,
  type TeacherForm,
  teacherRefusal,
} from './registration-rules.ts';

const upperCase = (maximum: number) => (typed: string) =>
  typed.replace(/\s/g, '').toUpperCase().slice(0, maximum);

function refuse(fault: Fault<string>): never {
  throw new FormRefusal(fault.message, fault.fields);
}

interface StudentRegistrationProps {
  /** The session ID that the address carries, from a QR code. */
  typedSessionId: string;
  links: ReactNode;
  /** Signs in with the single-use token of the new account. */
  onRegistered: (customToken: string) => Promise<void>;
}

/** /register (spec 2, 5): a student registers with the session ID that the teacher shows. */
export function StudentRegistrationPage({ typedSessionId, links, onRegistered }: StudentRegistrationProps) {
  const sessionId = upperCase(limits.studentSessionCodeLength)(typedSessionId);
  const empty = { firstName: '', lastName: '', username: '', password: '', confirmation: '', sessionId };
  const form = useForm<{ [Name in keyof StudentForm]: string }>(empty, async (values) => {
    const fault = checkStudentForm(values);
    if (fault !== null) refuse(fault);
    const { confirmation, ...body } = values;
    const answer = await call(registerStudent, { body }).catch((error: unknown) => {
      logFailure(error);
      refuse(studentRefusal(error));
    });
    await onRegistered(answer.token).catch(afterRegistration);
  });
  return (
    <FormPage title="Student Registration" lead="Your teacher shows you the Session ID." links={links} wide>
      <Form form={form} submitLabel="Create Account" busyLabel="Creating your account…">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="First Name" autoComplete="given-name" required {...form.bind('firstName')} />
          <TextField label="Last Name" autoComplete="family-name" required {...form.bind('lastName')} />
        </div>
        <TextField
          label="Username"
          hint="2 to 32 letters, digits, dots, underscores or hyphens."
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...form.bind('username')}
        />
        <NewPasswordFields password={form.bind('password')} confirmation={form.bind('confirmation')} />
        <TextField
          label="Session ID"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="font-mono tracking-widest"
          required
          {...form.bind('sessionId', upperCase(limits.studentSessionCodeLength))}
        />
      </Form>
    </FormPage>
  );
}

interface TeacherRegistrationProps {
  links: ReactNode;
  /** Signs in with the single-use token; role and school code come with the registration's answer (spec 7). */
  onRegistered: (customToken: string, user: { role: 'teacher'; schoolCode: string }) => Promise<void>;
}

/** /teacher-register (spec 2, 5): a teacher registers with the code of the school. */
export function TeacherRegistrationPage({ links, onRegistered }: TeacherRegistrationProps) {
  const empty = { name: '', email: '', password: '', confirmation: '', schoolCode: '' };
  const form = useForm<{ [Name in keyof TeacherForm]: string }>(empty, async (values) => {
    const fault = checkTeacherForm(values);
    if (fault !== null) refuse(fault);
    const { confirmation, ...body } = values;
    const answer = await call(registerTeacher, { body: { ...body, role: 'teacher' } }).catch(
      (error: unknown) => {
        logFailure(error);
        refuse(teacherRefusal(error));
      },
    );
    await onRegistered(answer.token, answer.user).catch(afterRegistration);
  });
  return (
    <FormPage
      title="Teacher Registration"
      lead="Your school’s administrator gives you the school code."
      links={links}
      wide
    >
      <Form form={form} submitLabel="Create Account" busyLabel="Creating your account…">
        <TextField label="Full Name" autoComplete="name" required {...form.bind('name')} />
        <TextField label="Email" type="email" autoComplete="email" required {...form.bind('email')} />
        <NewPasswordFields password={form.bind('password')} confirmation={form.bind('confirmation')} />
        <TextField
          label="School Code"
          hint="3 to 10 characters."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="font-mono tracking-widest"
          required
          {...form.bind('schoolCode', upperCase(limits.schoolCodeMaximum))}
        />
      </Form>
    </FormPage>
  );
}

/** The account exists, only the sign-in after it failed: trying the form again would say that it is taken. */
function afterRegistration(error: unknown): never {
  logFailure(error);
  throw new FormRefusal(
    'Your account was created, but signing in did not work. Please go to the login page.',
  );
}

type Bound = ReturnType<ReturnType<typeof useForm>['bind']>;

function NewPasswordFields({ password, confirmation }: { password: Bound; confirmation: Bound }) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <PasswordField
        label="Password"
        hint={`At least ${limits.passwordMinimum} characters.`}
        autoComplete="new-password"
        required
        {...password}
      />
      <PasswordField label="Confirm Password" autoComplete="new-password" required {...confirmation} />
    </div>
  );
}
