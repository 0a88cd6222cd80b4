import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router';
import { signInRegistered } from '../identity/authentication.ts';
import { StudentLoginPage, TeacherLoginPage } from '../identity/login-page.tsx';
import { StudentRegistrationPage, TeacherRegistrationPage } from '../registration/registration-page.tsx';
import { linkLook } from '../ui/button.tsx';
import { FormPageLink } from '../ui/form-page.tsx';
import { useJoinIntent } from './join-intent.ts';
import { parameters, paths } from './paths.ts';

const formLinks = {
  register: [msg`New here?`, paths.register, msg`Create a student account`],
  login: [msg`Are you a student?`, paths.login, msg`Student login`],
  teacherLogin: [msg`Are you a teacher?`, paths.teacherLogin, msg`Teacher login`],
  teacherRegister: [msg`No account yet?`, paths.teacherRegister, msg`Create a teacher account`],
} as const;

/**
 * The links between the forms. They pass on the class that the user wants to join.
 * @param login the link that is worded for people who already have an account
 */
export function Links({ to, login }: { to: (keyof typeof formLinks)[]; login?: keyof typeof formLinks }) {
  const intent = useJoinIntent();
  return to.map((name) => {
    const [question, path, text] = formLinks[name];
    return (
      <FormPageLink key={name} question={name === login ? t`Already registered?` : i18n._(question)}>
        <Link to={path} state={intent}>
          {i18n._(text)}
        </Link>
      </FormPageLink>
    );
  });
}

/** The page /login. It says which class the user wants to join, if any. */
export function StudentLoginRoute() {
  const intent = useJoinIntent();
  const purpose =
    intent === null ? undefined : t`Sign in to join the class with the code ${intent.joinClass}.`;
  return <StudentLoginPage purpose={purpose} links={<Links to={['register', 'teacherLogin']} />} />;
}

/** The page /teacher-login. */
export const TeacherLoginRoute = () => (
  <TeacherLoginPage
    forgotten={
      <Link to={paths.forgotPassword} className={linkLook}>
        <Trans>Forgot your password?</Trans>
      </Link>
    }
    links={<Links to={['teacherRegister', 'login']} />}
  />
);

/** The page /register, with the session ID of the address filled in. */
export function StudentRegistrationRoute() {
  const [search] = useSearchParams();
  return (
    <StudentRegistrationPage
      typedSessionId={search.get(parameters.sessionId) ?? ''}
      links={
        <>
          <Links to={['login', 'teacherLogin']} login="login" />
          <FormPageLink question={t`What happens with what you write?`}>
            <Link to={paths.privacy}>
              <Trans>Who can read this?</Trans>
            </Link>
          </FormPageLink>
        </>
      }
      onRegistered={signInRegistered}
    />
  );
}

/** The page /teacher-register. */
export const TeacherRegistrationRoute = () => (
  <TeacherRegistrationPage
    links={<Links to={['teacherLogin', 'login']} login="teacherLogin" />}
    onRegistered={signInRegistered}
  />
);
