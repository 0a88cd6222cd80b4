/**
 * Measures a backup of a large embedded database while a class works: how long the command takes, and how
 * much longer the worst turn takes meanwhile. A round without backups and one with backups alternate.
 * `npm run bench:backup [megabytes=1000] [rounds=3] [seconds=8]`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { prepare } from '../dev/prepare.mjs';
import { openSqlite } from '../server/db/sqlite.ts';
import { medianOf } from '../test/measures.ts';
import { percentilesOf } from './percentiles.ts';
import { startProgram } from './processes.ts';
import { Load } from './turns/load.ts';
import { startProduct } from './turns/servers.ts';

const [megabytes = 1000, rounds = 3, seconds = 8] = process.argv.slice(2).map(Number);
const questionsPerSecond = 20;
const students = 30;
/** How many times longer the worst turn may take while a backup runs. */
const target = 2;

/**
 * Fills the database before the server starts: rows of two kilobytes, as long as a question with its answer
 * and receipt.
 */
async function fill(dataFolder: string): Promise<void> {
  mkdirSync(dataFolder, { recursive: true });
  await (await openSqlite(dataFolder, console)).close();
  const database = new Database(join(dataFolder, 'lyceum.db'));
  const insert = database.prepare('insert into instructions values (?, ?)');
  const addMegabyte = database.transaction((megabyte: number) => {
    for (let row = 0; row < 500; row += 1) insert.run(`${megabyte} ${row}`, `${Math.random()} `.repeat(100));
  });
  for (let megabyte = 0; megabyte < megabytes; megabyte += 1) addMegabyte(megabyte);
  database.close();
}

/** Makes one backup by the command. @returns the milliseconds that it took */
async function backUpOnce(dataFolder: string, file: string): Promise<number> {
  const start = performance.now();
  const env = { ...process.env, DATA_DIR: dataFolder };
  const command = spawn(process.execPath, ['dist/server/admin.js', 'backup', file], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(command, 'exit');
  if (code !== 0) throw new Error('The backup failed.');
  const took = performance.now() - start;
  backupSize = statSync(file).size;
  return took;
}

let backupSize = 0;

await prepare({ web: false });
const folder = mkdtempSync(join(tmpdir(), 'lyceum-backup-bench-'));
const dataFolder = join(folder, 'product');
const model = await startProgram(
  [process.execPath, '--import', 'tsx', 'bench/turns/model.ts'],
  {},
  /^(http:\S+)$/,
);
try {
  await fill(dataFolder);
  const product = await startProduct({ folder, modelUrl: model.match[1] ?? '' }, students);
  try {
    const load = new Load(product.target);
    const figures: { alone: number[]; meanwhile: number[]; backups: number[] } = {
      alone: [],
      meanwhile: [],
      backups: [],
    };
    for (let round = 0; round <= rounds; round += 1) {
      const alone = await load.open(questionsPerSecond, seconds);
      // One backup follows another without a gap, so that every question of the round is answered during a
      // backup.
      const backupFolder = mkdtempSync(join(folder, 'backups-'));
      let isLoaded = false;
      const backups: number[] = [];
      const backingUp = (async () => {
        while (!isLoaded)
          backups.push(await backUpOnce(dataFolder, join(backupFolder, `${backups.length}.db`)));
      })();
      const meanwhile = await load.open(questionsPerSecond, seconds);
      isLoaded = true;
      await backingUp;
      // While a disk frees gigabytes, every write waits. `sync` returns when that is over, and only then are
      // the next turns timed.
      rmSync(backupFolder, { recursive: true });
      await once(spawn('sync'), 'exit');
      const [p99Alone, p99Meanwhile] = [percentilesOf(alone.whole).p99, percentilesOf(meanwhile.whole).p99];
      process.stderr.write(
        `round ${round} of ${rounds}: p99 ${p99Alone.toFixed(0)} and ${p99Meanwhile.toFixed(0)} ms, load ${loadavg()[0]?.toFixed(1)}\n`,
      );
      // The first round warms the server up.
      if (round === 0) continue;
      figures.alone.push(Math.max(...alone.whole));
      figures.meanwhile.push(Math.max(...meanwhile.whole));
      figures.backups.push(...backups);
    }
    load.close();
    const ratio = medianOf(
      figures.meanwhile.map((worst, round) => worst / (figures.alone[round] ?? Number.NaN)),
    );
    process.stdout.write(
      [
        `${(backupSize / 1e6).toFixed(0)} MB, ${rounds} rounds of ${seconds} s with ${questionsPerSecond} questions a second; medians`,
        `wall time of a backup           ${(medianOf(figures.backups) / 1000).toFixed(1)} s`,
        `worst turn alone                ${medianOf(figures.alone).toFixed(0)} ms`,
        `worst turn beside backups       ${medianOf(figures.meanwhile).toFixed(0)} ms`,
        `ratio                           ${ratio.toFixed(2)}, target ${target}: ${ratio <= target ? 'met' : 'missed'}`,
        '',
      ].join('\n'),
    );
  } finally {
    await product.stop();
  }
} finally {
  await model.stop();
  rmSync(folder, { recursive: true, force: true });
}
