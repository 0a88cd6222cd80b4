import { expect, it } from 'vitest';
import { counts, randomNumbers } from '../../test/endurance/counts.ts';
import { startApp } from '../../test/harness.ts';
import { hostileCases, hostileForms } from '../../test/hostile/cases.ts';
import type { HostileCase } from '../../test/hostile/hostile-case.ts';
import { openScriptedClass, playAll, type ScriptedClass } from '../../test/hostile/play.ts';
import { faultsIn } from '../../test/hostile/verdict.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';

const parallelClasses = 8;

/** The level, disguises, carriers and deliveries of a case. */
const formsOf = ({ family, level, name }: HostileCase): string[] => [
  `${family} ${level}`,
  ...hostileForms.filter((form) => name.includes(form)),
];

/** Some of all cases, by a seed: first the cases that show a form which no earlier one shows, then others. */
function someOf(all: readonly HostileCase[], count: number): HostileCase[] {
  const random = randomNumbers(counts.seed);
  const mixed = all
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
  const shown = new Set<string>();
  const showNew = mixed.filter((one) => {
    const forms = formsOf(one);
    const isNew = forms.some((form) => !shown.has(form));
    for (const form of forms) shown.add(form);
    return isNew;
  });
  return [...new Set([...showNew, ...mixed])].slice(0, Math.max(count, showNew.length));
}

it('a hostile model delivers nothing that a level forbids, and a good one everything that it permits [spec 10.46, standard 5.1 10.6]', async () => {
  const model = await startScriptedModel();
  const app = await startApp({ modelUrl: model.url, limitsScale: 1_000_000 });
  const classes: ScriptedClass[] = [];
  for (let n = 0; n < parallelClasses; n++)
    classes.push(await openScriptedClass({ ...app, tick: () => app.clock.advance(1) }, model, `Class ${n}`));
  const all = hostileCases();
  const cases = someOf(all, counts.hostileCases);
  expect(all.length).toBeGreaterThanOrEqual(1_000);
  const faults: string[] = [];
  await playAll(classes, cases, (hostileCase, interactions) => {
    for (const fault of faultsIn(hostileCase, interactions)) faults.push(`${hostileCase.name}: ${fault}`);
  });
  expect(faults).toEqual([]);
}, 240_000);
