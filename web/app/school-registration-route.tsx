import { TeacherRegistrationSettings } from '../identity/teacher-registration.tsx';
import { teacherRegisterAddress } from './paths.ts';

/** The page /school/registration: how teachers come into the school. */
export const Component = () => <TeacherRegistrationSettings {...teacherRegisterAddress()} />;
