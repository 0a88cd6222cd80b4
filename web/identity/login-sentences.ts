/** The sentences of the two sign-in pages (spec 5). */
export const loginSentences = {
  student: 'Invalid username or password',
  teacher: 'Invalid email or password',
  notTeacher: 'This account is not registered as a teacher',
  noProfile: 'User profile not found',
  other: 'Login failed. Please try again.',
  changed: 'Your password was changed. Please sign in with the new one.',
  unfinished:
    'You are signed out on this page, but the server could not be told. Please leave this page open until the connection is back.',
  finished: 'The connection is back, and the server has ended your sign-in.',
  ended: 'Please sign in again. You were signed out because your sign-in has ended.',
} as const;

/** What a teacher reads after a failed sign-in, by what the failure's message contains (spec 5). */
export function teacherLoginSentence(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const text = message.toLowerCase();
  if (message === loginSentences.noProfile || message === loginSentences.notTeacher) return message;
  if (text.includes('credentials') || text.includes('password')) return loginSentences.teacher;
  if (text.includes('role')) return loginSentences.notTeacher;
  return loginSentences.other;
}
