import type { HostileCase } from '../../test/hostile/hostile-case.ts';
import { openScriptedClass, playAll, type ScriptedClass } from '../../test/hostile/play.ts';
import type { PlayedInteraction } from '../../test/hostile/verdict.ts';
import { startModelServer } from '../../test/model-server.ts';
import { startHeldProduct } from './held-product.ts';

/**
 * How many classes play cases at the same time. A student can ask only one question at a time, so one class
 * would be slow.
 */
const parallelClasses = 8;

/** Plays cases against the whole product over HTTP, with a scripted model. */
export async function playCases(
  cases: readonly HostileCase[],
  played: (one: HostileCase, interactions: readonly PlayedInteraction[]) => void,
): Promise<void> {
  const model = await startModelServer();
  const product = await startHeldProduct(model.url);
  const tick = () => product.clock.advance(1);
  try {
    const classes: ScriptedClass[] = [];
    for (let n = 0; n < parallelClasses; n++)
      classes.push(await openScriptedClass({ ...product, tick }, model, `Class ${n}`));
    await playAll(classes, cases, played);
  } finally {
    await product.close();
    await model.close();
  }
}
