import { describe, expect, it } from 'vitest';
import { startSession } from '../../contract/live-sessions.ts';
import { listSessionInteractions } from '../../contract/tutor.ts';
import { pathOf } from './client.ts';

describe('the path of a call', () => {
  it('fills in its parameters, escaped', () => {
    expect(pathOf(startSession, { params: { classId: 'a/b?c' } })).toBe(
      '/api/classes/a%2Fb%3Fc/start-session',
    );
  });

  it('carries its query without what is undefined', () => {
    const input = { params: { sessionId: 'S' }, query: { studentUid: 'u 1', cursor: undefined, limit: 20 } };
    expect(pathOf(listSessionInteractions, input)).toBe(
      '/api/sessions/S/interactions?studentUid=u+1&limit=20',
    );
  });
});
