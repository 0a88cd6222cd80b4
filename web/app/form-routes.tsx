import { Link } from 'react-router';
import { signInRegistered } from '../identity/authentication.ts';
import { StudentLoginPage, TeacherLoginPage } from '../identity/login-page.tsx';
import { StudentRegistrationPage, TeacherRegistrationPage } from '../registration/registration-page.tsx';
import { FormPageLink } from '../ui/form-page.tsx';
import { paths } from './paths.ts';

const ways = {
  register: ['New here?', paths.register, 'Create a student account'],
  login: ['Are you a student?', paths.login, 'Student login'],
  teacherLogin: ['Are you a teacher?', paths.teacherLogin, 'Teacher login'],
  teacherRegister: ['No account yet?', paths.teacherRegister, 'Create a teacher account'],
} as const;

function links(...names: (keyof typeof ways)[]) {
  return names.map((name) => {
    const [question, to, text] = ways[name];
    return (
      <FormPageLink key={name} question={question}>
        <Link to={to}>{text}</Link>
      </FormPageLink>
    );
  });
}

export const StudentLoginRoute = () => <StudentLoginPage links={links('register', 'teacherLogin')} />;

export const TeacherLoginRoute = () => <TeacherLoginPage links={links('teacherRegister', 'login')} />;

export const StudentRegistrationRoute = () => (
  <StudentRegistrationPage links={links('login', 'teacherLogin')} onRegistered={signInRegistered} />
);

export const TeacherRegistrationRoute = () => (
  <TeacherRegistrationPage links={links('teacherLogin', 'login')} onRegistered={signInRegistered} />
);
