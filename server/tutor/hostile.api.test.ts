import { expect, it, onTestFinished } from 'vitest';
import { startApp } from '../../test/harness.ts';
import { hostileCases } from '../../test/hostile/cases.ts';
import { type Desk, openDesk, playAll } from '../../test/hostile/play.ts';
import { wrongIn } from '../../test/hostile/verdict.ts';
import { startModelServer } from '../../test/model-server.ts';

const parallelDesks = 8;

it('a hostile model delivers nothing that a level forbids, and a good one everything that it permits', async () => {
  const model = await startModelServer();
  onTestFinished(() => model.close());
  const app = await startApp({ modelUrl: model.url, limitsScale: 1_000_000 });
  const desks: Desk[] = [];
  for (let n = 0; n < parallelDesks; n++)
    desks.push(await openDesk({ ...app, tick: () => app.clock.advance(1) }, model, `Desk ${n}`));
  const cases = hostileCases();
  const wrong: string[] = [];
  await playAll(desks, cases, (one, interactions) => {
    for (const says of wrongIn(one, interactions)) wrong.push(`${one.name}: ${says}`);
  });
  expect(cases.length).toBeGreaterThanOrEqual(1_000);
  expect(wrong).toEqual([]);
}, 240_000);
