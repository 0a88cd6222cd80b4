import { expect, it } from 'vitest';
import { counts } from '../../test/endurance/counts.ts';
import { startApp } from '../../test/harness.ts';
import { hostileCases, hostileForms } from '../../test/hostile/cases.ts';
import type { HostileCase } from '../../test/hostile/hostile-case.ts';
import { openScriptedClass, playAll, type ScriptedClass } from '../../test/hostile/play.ts';
import { faultsIn } from '../../test/hostile/verdict.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';

const parallelClasses = 8;

/** The levels, disguises, carriers and deliveries that occur in these cases. */
const formsIn = (cases: readonly HostileCase[]): string[] =>
  [
    ...new Set(cases.map(({ family, level }) => `${family} ${level}`)),
    ...hostileForms.filter((form) => cases.some(({ name }) => name.includes(form))),
  ].toSorted();

it('a hostile model delivers nothing that a level forbids, and a good one everything that it permits [spec 10.46, standard 5.1 10.6]', async () => {
  const model = await startScriptedModel();
  const app = await startApp({ modelUrl: model.url, limitsScale: 1_000_000 });
  const classes: ScriptedClass[] = [];
  for (let n = 0; n < parallelClasses; n++)
    classes.push(await openScriptedClass({ ...app, tick: () => app.clock.advance(1) }, model, `Class ${n}`));
  const all = hostileCases();
  // One of every `oneHostileCaseOf` cases is played; the seed decides which.
  const cases = all.filter(
    (_, index) => index % counts.oneHostileCaseOf === counts.seed % counts.oneHostileCaseOf,
  );
  expect(all.length).toBeGreaterThanOrEqual(1_000);
  expect(formsIn(cases)).toEqual(formsIn(all));
  const faults: string[] = [];
  await playAll(classes, cases, (hostileCase, interactions) => {
    for (const fault of faultsIn(hostileCase, interactions)) faults.push(`${hostileCase.name}: ${fault}`);
  });
  expect(faults).toEqual([]);
}, 240_000);
