import type { Endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

/** The codes of all refusals of a call: those that every call can have, and those of the endpoint itself. */
export function possibleRefusals({
  errors: own,
  caller,
  despiteRestriction,
  asksPassword,
  body,
}: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = [
    'invalid-input',
    'unknown-host',
    'https-needed',
    'too-large',
    'too-many-requests',
    'internal-error',
    'not-ready',
  ];
  if (caller !== 'anyone') {
    codes.push('not-signed-in');
    if (despiteRestriction !== true) codes.push('password-change-required');
    for (const restriction of ['approval-pending', 'second-factor-missing'] as const)
      if (despiteRestriction !== true && despiteRestriction !== restriction && caller !== 'student')
        codes.push(restriction);
  }
  if (body && 'was' in body.shape) codes.push('changed-since');
  if (asksPassword) codes.push('password-needed', 'wrong-password');
  if (caller === 'teacher') codes.push('teacher-only');
  if (caller === 'student') codes.push('student-only');
  return [...new Set([...codes, ...own])];
}
