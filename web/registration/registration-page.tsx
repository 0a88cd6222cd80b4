import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { codeOf } from '../../contract/codes.ts';
import { limits } from '../../contract/constants.ts';
import type { BodyInput } from '../../contract/endpoint.ts';
import { registerStudent, registerTeacher } from '../../contract/registration.ts';
import { call } from '../api/client.ts';
import { usePasswordAdvice } from '../api/use-password-advice.ts';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { FormPage } from '../ui/form-page.tsx';
import { NewPasswordFields } from '../ui/new-password-fields.tsx';
import { useForm } from '../ui/use-form.ts';
import {
  readStudentForm,
  readTeacherForm,
  type StudentForm,
  studentRefusal,
  type TeacherForm,
  teacherRefusal,
  throwNotSignedIn,
} from './registration-rules.ts';

/** A code as it stands in its field, however it is typed or pasted. */
const codeUpTo = (maximum: number) => (typed: string) => codeOf(typed).slice(0, maximum);

interface StudentRegistrationProps {
  /** The session ID that the address carries, from a QR code. */
  typedSessionId: string;
  links: ReactNode;
  /** Signs in with the single-use token of the new account. */
  onRegistered: (customToken: string) => Promise<void>;
}

/** /register (spec 2, 5): a student registers with the session ID that the teacher shows. */
export function StudentRegistrationPage({ typedSessionId, links, onRegistered }: StudentRegistrationProps) {
  const sessionId = codeUpTo(limits.studentSessionCodeLength)(typedSessionId);
  const initial: StudentForm = {
    firstName: '',
    lastName: '',
    username: '',
    password: '',
    confirmation: '',
    sessionId,
  };
  const mutation = useMutation({
    mutationFn: async (body: BodyInput<typeof registerStudent>) => {
      const { token } = await call(registerStudent, { body });
      await onRegistered(token).catch(throwNotSignedIn);
    },
  });
  const form = useForm({ initial, read: readStudentForm, mutation, explain: studentRefusal });
  const advice = usePasswordAdvice(form.values.password, 'student');
  return (
    <FormPage
      title={t`Student Registration`}
      lead={t`Your teacher shows you the Session ID.`}
      links={links}
      wide
    >
      <Form form={form} submitLabel={t`Create Account`} busyLabel={t`Creating your account…`}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={t`First Name`} autoComplete="given-name" required {...form.bind('firstName')} />
          <TextField label={t`Last Name`} autoComplete="family-name" required {...form.bind('lastName')} />
        </div>
        <TextField
          label={t`Username`}
          hint={t`2 to 32 letters, digits, dots, underscores or hyphens.`}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...form.bind('username')}
        />
        <NewPasswordFields
          {...advice}
          password={form.bind('password')}
          confirmation={form.bind('confirmation')}
        />
        <TextField
          label={t`Session ID`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="tracking-widest tabular-nums"
          required
          {...form.bind('sessionId', codeUpTo(limits.studentSessionCodeLength))}
        />
      </Form>
    </FormPage>
  );
}

interface TeacherRegistrationProps {
  links: ReactNode;
  /**
   * Signs in with the single-use token; role and school code come with the registration's answer (spec 7).
   */
  onRegistered: (customToken: string, user: { role: 'teacher'; schoolCode: string }) => Promise<void>;
}

/** /teacher-register (spec 2, 5): a teacher registers with the code of the school. */
export function TeacherRegistrationPage({ links, onRegistered }: TeacherRegistrationProps) {
  const initial: TeacherForm = { name: '', email: '', password: '', confirmation: '', schoolCode: '' };
  const mutation = useMutation({
    mutationFn: async (body: BodyInput<typeof registerTeacher>) => {
      const { token, user } = await call(registerTeacher, { body });
      await onRegistered(token, user).catch(throwNotSignedIn);
    },
  });
  const form = useForm({ initial, read: readTeacherForm, mutation, explain: teacherRefusal });
  const advice = usePasswordAdvice(form.values.password, 'teacher');
  return (
    <FormPage
      title={t`Teacher Registration`}
      lead={t`Your school’s administrator gives you the school code.`}
      links={links}
      wide
    >
      <Form form={form} submitLabel={t`Create Account`} busyLabel={t`Creating your account…`}>
        <TextField label={t`Full Name`} autoComplete="name" required {...form.bind('name')} />
        <TextField label={t`Email`} type="email" autoComplete="email" required {...form.bind('email')} />
        <NewPasswordFields
          {...advice}
          password={form.bind('password')}
          confirmation={form.bind('confirmation')}
        />
        <TextField
          label={t`School Code`}
          hint={t`3 to 10 characters.`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="tracking-widest tabular-nums"
          required
          {...form.bind('schoolCode', codeUpTo(limits.schoolCodeMaximum))}
        />
      </Form>
    </FormPage>
  );
}
