import { describe, expect, it, vi } from 'vitest';
import { freshDatabase } from '../../test/databases.ts';
import { Members } from './members.ts';

/** Lets the clock of this process stand at so many milliseconds. */
const standAt = (milliseconds: number) => vi.spyOn(performance, 'now').mockReturnValue(milliseconds);

describe.runIf(process.env.TEST_ENGINE === 'postgres')('the nodes that are alive', () => {
  it('are told of a death that was noticed while this node could not judge, once it can [spec 10.240]', async () => {
    const db = await freshDatabase();
    const [here, there] = [new Members(db, 'here'), new Members(db, 'there')];
    let deaths = 0;
    here.onDied(() => {
      deaths += 1;
    });
    const clock = standAt(1_000);
    await there.beat();
    await here.beat();
    expect(here.alive.toSorted()).toEqual(['here', 'there']);
    // The database was away for three seconds, and the other node ended meanwhile.
    standAt(4_000);
    await there.leave();
    await here.beat();
    expect([here.alive, here.isSteady, deaths]).toEqual([['here'], false, 0]);
    for (const moment of [5_000, 5_900]) {
      standAt(moment);
      await here.beat();
    }
    expect(deaths).toBe(0);
    standAt(6_500);
    await here.beat();
    expect([here.isSteady, deaths]).toEqual([true, 1]);
    clock.mockRestore();
  });
});
