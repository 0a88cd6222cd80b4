import { t } from '@lingui/core/macro';
import { refusalSentence } from '../api/refusal.ts';
import { IdentityError } from './identity-service.ts';

/** The sentences of the two sign-in pages (spec 5). */
export const loginSentences = {
  get student() {
    return t`Invalid username or password`;
  },
  get teacher() {
    return t`Invalid email or password`;
  },
  get notTeacher() {
    return t`This account is not registered as a teacher`;
  },
  get noProfile() {
    return t`User profile not found`;
  },
  get other() {
    return t`Login failed. Please try again.`;
  },
  get unfinished() {
    return t`You are signed out on this page, but the server could not be reached. Please leave this page open until the connection is back.`;
  },
  get finished() {
    return t`The connection is back. You are signed out on the server too.`;
  },
  get ended() {
    return t`Your sign-in has ended. Please sign in again.`;
  },
};

/** The refusals that come after the right password. Their own sentences say what to do. */
const ownRefusals = ['account-disabled', 'second-factor-required', 'wrong-second-factor'] as const;

/** The sentence for a teacher's failed sign-in, by words in the failure's message (spec 5). */
export function teacherLoginSentence(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const text = message.toLowerCase();
  if (message === loginSentences.noProfile || message === loginSentences.notTeacher) return message;
  const own = ownRefusals.find((code) => error instanceof IdentityError && error.code === code);
  if (own !== undefined) return refusalSentence(own, message);
  if (text.includes('credentials') || text.includes('password')) return loginSentences.teacher;
  if (text.includes('role')) return loginSentences.notTeacher;
  return loginSentences.other;
}
