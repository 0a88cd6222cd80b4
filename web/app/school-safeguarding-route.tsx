import { SafeguardingSettings } from '../identity/school-settings.tsx';
import { invitationAddress } from './paths.ts';

/** The page /school/safeguarding: whom students in need can turn to. */
export const Component = () => <SafeguardingSettings addressOf={invitationAddress} />;
