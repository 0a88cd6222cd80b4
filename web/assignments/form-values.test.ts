import { describe, expect, it } from 'vitest';
import type { Assignment } from '../../contract/assignments.ts';
import { type AssignmentValues, newValues, offeredFamilies, readValues, valuesOf } from './form-values.ts';

const now = new Date('2026-11-02T08:15:42.000Z');

const stored: Assignment = {
  id: 'a1',
  classId: 'c1',
  title: 'Slopes',
  description: 'Find three.',
  openDate: '2026-11-02T08:15:42.123Z',
  closeDate: '2026-11-09T08:15:00.000Z',
  aiGuidelines: { directness: 'permissive', mathSupport: 'no_formulas' },
  refusesProposedKeys: false,
  answerKey: { answers: '2', steps: '', model: '' },
  className: 'Algebra',
  teacherName: 'Emmy Noether',
  createdAt: '2026-11-02T08:00:00.000Z',
  archivedAt: null,
};

describe('the guidelines that a form offers', () => {
  it.each([
    ['Mathematics', ['directness', 'mathSupport']],
    ['Computer Science', ['directness', 'programmingSupport']],
    ['Business', ['directness', 'mathSupport', 'citations']],
  ] as const)('follow the subject: %s [spec 9.11]', (subject, families) => {
    expect(offeredFamilies(subject)).toEqual(families);
  });

  it('include those that an assignment has from an earlier subject of its class', () => {
    expect(offeredFamilies('Computer Science', stored.aiGuidelines)).toEqual([
      'directness',
      'mathSupport',
      'programmingSupport',
    ]);
  });
});

describe('a new assignment', () => {
  const values = { ...newValues('Business', now), title: ' Slopes ', closeDate: '2030-01-01T08:00' };

  it('starts with the defaults of its subject and opens at once [spec 9.16]', () => {
    const sent = readValues(values, offeredFamilies('Business'));
    expect(sent.title).toBe('Slopes');
    expect(sent.openDate).toBe('2026-11-02T08:15:00.000Z');
    expect(sent.aiGuidelines).toEqual({
      directness: 'guided',
      mathSupport: 'formulas_allowed',
      citations: 'paraphrase_only',
    });
  });

  const refused = (changed: Partial<AssignmentValues>) => {
    try {
      readValues({ ...values, ...changed }, offeredFamilies('Business'));
    } catch (error) {
      return error;
    }
    return null;
  };

  it.each([
    ['title', '  ', 'Please give the assignment a title.'],
    ['openDate', '', 'Please give a valid open date and time.'],
    ['closeDate', '', 'Please give a valid close date and time.'],
    ['closeDate', '2020-01-01T08:00', 'The close date must be after the open date.'],
  ])('needs its %s [spec 5.32]', (name, text, sentence) => {
    expect(refused({ [name]: text })).toMatchObject({
      message: 'Please look at the marked field.',
      fields: [name],
      beside: { [name]: sentence },
    });
  });

  it('names all missing fields at once, in the order of the form [spec 10.56]', () => {
    expect(refused({ title: '', openDate: '', closeDate: '' })).toMatchObject({
      message: 'Please look at the 3 marked fields.',
      fields: ['title', 'openDate', 'closeDate'],
    });
  });
});

it('keeps the seconds of a date that was not touched', () => {
  const values = valuesOf(stored, 'Mathematics');
  const sent = readValues(values, offeredFamilies('Mathematics'), stored);
  expect(sent).toEqual({
    title: stored.title,
    description: stored.description,
    openDate: stored.openDate,
    closeDate: stored.closeDate,
    aiGuidelines: stored.aiGuidelines,
    answerKey: stored.answerKey,
    refusesProposedKeys: false,
  });
});
