import { expect, it } from 'vitest';
import { avatarOf } from '../../contract/monitor.ts';
import { type ProhibitionName, prohibitions } from '../../contract/prohibitions.ts';
import { receiptWith } from '../../test/receipts.ts';
import { attemptsLine, workLine } from './student-state.tsx';

it.each(Object.keys(prohibitions) as ProhibitionName[])(
  'a student whose tutor was stopped for %s has a question, and no word of the stop',
  (prohibition) => {
    const at = '2026-11-02T08:00:00.000Z';
    const message = {
      ...{ id: 'i', sessionId: 's', assignmentId: null, openingId: 'o', changedFrom: null },
      ...{
        studentUid: 'u',
        studentName: 'Mei',
        question: 'What is a river bed?',
        answer: 'What do you see?',
      },
      ...{ status: 'answered' as const, failure: null, noticed: null, createdAt: at, processedAt: at },
      guard: receiptWith({ outcome: 'replaced', rule: prohibition, stopped: [prohibition] }),
    };
    const student = {
      ...{
        id: 'u',
        name: 'Mei',
        username: 'mei',
        firstName: 'Mei',
        lastName: '',
        avatar: avatarOf('Mei'),
        status: 'active' as const,
      },
      ...{ lastActivity: at, joinedAt: at, messages: [message, message, message] },
    };
    expect([workLine(student), attemptsLine(student)]).toEqual(['3 questions', '']);
  },
);
