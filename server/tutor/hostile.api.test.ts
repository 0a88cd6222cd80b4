import { expect, it, onTestFinished } from 'vitest';
import { startApp } from '../../test/harness.ts';
import { hostileCases } from '../../test/hostile/cases.ts';
import { openScriptedClass, playAll, type ScriptedClass } from '../../test/hostile/play.ts';
import { wrongIn } from '../../test/hostile/verdict.ts';
import { startModelServer } from '../../test/model-server.ts';

const parallelClasses = 8;

it('a hostile model delivers nothing that a level forbids, and a good one everything that it permits', async () => {
  const model = await startModelServer();
  onTestFinished(() => model.close());
  const app = await startApp({ modelUrl: model.url, limitsScale: 1_000_000 });
  const classes: ScriptedClass[] = [];
  for (let n = 0; n < parallelClasses; n++)
    classes.push(await openScriptedClass({ ...app, tick: () => app.clock.advance(1) }, model, `Class ${n}`));
  const cases = hostileCases();
  const wrong: string[] = [];
  await playAll(classes, cases, (hostileCase, interactions) => {
    for (const says of wrongIn(hostileCase, interactions)) wrong.push(`${hostileCase.name}: ${says}`);
  });
  expect(cases.length).toBeGreaterThanOrEqual(1_000);
  expect(wrong).toEqual([]);
}, 240_000);
