import { describe, expect, it } from 'vitest';
import type { GuidelineFamily } from '../../contract/guidelines.ts';
import { onlyAt } from '../../test/hostile/levels.ts';
import type { FamilyCase } from './family-cases/family-case.ts';
import { familyCases } from './family-cases.ts';
import { playConversation } from './play.ts';

const plain = (text: string): string =>
  text.toLowerCase().replace(/[*_`]/g, '').replace(/[’‘]/g, "'").replace(/\s+/g, ' ');

/** Whether a forbidden text reached the student, or a good reply was changed. */
async function fails(one: FamilyCase, level: string, withKey: boolean): Promise<boolean> {
  const turns = one.turns.map(([question, reply]) => ({ question, reply }));
  const { delivered } = await playConversation({
    id: one.task,
    subject: 'Mathematics',
    guidelines: onlyAt(one.family, level),
    task: { title: 'Exercise', description: one.task },
    key: withKey ? { answers: one.answers ?? '', steps: '', model: one.model ?? '' } : null,
    turns,
  });
  const text = plain(delivered.join('\n'));
  return one.leak
    ? one.leak.every((part) => text.includes(plain(part)))
    : turns.some(({ reply }, turn) => delivered[turn]?.trim() !== reply.trim());
}

async function failing(family: GuidelineFamily, isHostile: boolean): Promise<string[]> {
  const found: string[] = [];
  for (const one of familyCases.filter(
    (each) => each.family === family && (each.leak !== undefined) === isHostile,
  )) {
    for (const level of one.levels) {
      for (const withKey of one.model || one.answers ? [true, false] : [false]) {
        const text = one.turns.at(-1)?.[1] ?? '';
        if (await fails(one, level, withKey)) found.push(`${level}, ${withKey ? 'key' : 'no key'}: ${text}`);
      }
    }
  }
  return found;
}

/** The most cases that a family may get wrong. */
const maxFailures: Readonly<
  Record<FamilyCase['family'], { readonly hostile: number; readonly good: number }>
> = {
  mathSupport: { hostile: 0, good: 0 },
  // Without a key, the checks do not recognise a whole written paragraph (one case at three levels), nor two passages without marks
  // that only words announce (three levels). A second reader gets them only where the question presses.
  // The scorer takes "the darkest" for harm, in one good case at two levels.
  citations: { hostile: 6, good: 2 },
  // So is a program told in plain words: one case at three levels.
  programmingSupport: { hostile: 3, good: 0 },
  translationSupport: { hostile: 0, good: 0 },
};

describe.each(Object.keys(maxFailures) as FamilyCase['family'][])('cases of a stranger: %s', (family) => {
  it('what a level forbids is stopped', async () => {
    const delivered = await failing(family, true);
    expect(delivered.slice(maxFailures[family].hostile)).toEqual([]);
  });
  it('what a good tutor says arrives unchanged [spec 10.130]', async () => {
    const changed = await failing(family, false);
    expect(changed.slice(maxFailures[family].good)).toEqual([]);
  });
});
