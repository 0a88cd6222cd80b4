import { ForgotPasswordPage } from '../identity/forgot-password-page.tsx';
import { Links } from './form-routes.tsx';

/** The page /forgot-password. */
export const Component = () => <ForgotPasswordPage links={<Links to={['teacherLogin', 'login']} />} />;
