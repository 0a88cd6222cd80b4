import { describe, expect, it } from 'vitest';
import { subjects } from './constants.ts';
import { defaultGuidelines } from './guidelines.ts';
import {
  ceilingOf,
  familiesAboveCeiling,
  limitsWithDefaults,
  schoolProfileNames,
  underCeilings,
} from './school-profiles.ts';

const none = { dayMinutes: null, lessonMinutes: null, breakMinutes: null, quietHours: null };

describe('the ceilings of a profile', () => {
  it.each(schoolProfileNames)('of %s leave the defaults of every subject as they are', (name) => {
    for (const subject of subjects)
      expect(underCeilings(name, defaultGuidelines(subject))).toEqual(defaultGuidelines(subject));
  });

  it('replace what is looser, and leave what is stricter', () => {
    const chosen = { directness: 'permissive', mathSupport: 'no_formulas' } as const;
    expect(underCeilings('england-2026', chosen)).toEqual({
      directness: 'collaborative',
      mathSupport: 'no_formulas',
    });
    expect(familiesAboveCeiling('england-2026', chosen)).toEqual(['directness']);
    expect(underCeilings('default', chosen)).toEqual(chosen);
  });

  it('leave out a family in which no reply is a whole answer', () => {
    expect(ceilingOf('england-2026', 'citations')).toBeUndefined();
    expect(familiesAboveCeiling('england-2026', { citations: 'full_citations' })).toEqual([]);
  });

  it('do not apply to levels that were not chosen', () => {
    expect(familiesAboveCeiling('england-2026', null)).toEqual([]);
    expect(familiesAboveCeiling('england-2026', { directness: undefined })).toEqual([]);
  });
});

describe('the time limits of a profile', () => {
  it('apply where the school has set none', () => {
    expect(limitsWithDefaults('england-2026', { ...none, dayMinutes: 90 })).toEqual({
      dayMinutes: 90,
      lessonMinutes: 60,
      breakMinutes: 30,
      quietHours: { from: '21:00', until: '07:00' },
    });
    expect(limitsWithDefaults('default', none)).toEqual(none);
  });
});
