import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { fillSchools } from './many-rows/fill.ts';
import { migratedFile } from './migrated-file.ts';

it('the rows of many schools refer to each other, and lie in the past', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'lyceum.db'), await migratedFile());
  const database = new Database(join(folder, 'lyceum.db'));
  onTestFinished(() => void database.close());
  database.pragma('foreign_keys = OFF');
  const now = new Date('2026-11-25T12:00:00Z');
  const sizes = { schools: 2, groupsOfSchool: 2, classesOfGroup: 2, studentsOfGroup: 5 };
  await fillSchools((statement) => database.exec(statement), {
    engine: 'sqlite',
    now,
    sizes: { ...sizes, interactions: 2_000, events: 100 },
  });

  expect(database.pragma('foreign_key_check')).toEqual([]);
  expect(database.prepare('select count(*) from interaction').pluck().get()).toBe(2_000);
  const ofOthers = `select count(*) from interaction
    join live_session on live_session.id = interaction.session_id
    where not exists (select 1 from participant
      where participant.opening_id = interaction.opening_id and participant.student_id = interaction.student_id)`;
  expect(database.prepare(ofOthers).pluck().get()).toBe(0);
  expect(database.prepare('select max(created_at) from interaction').pluck().get()).toBe(
    '2026-11-24T12:57:00.000Z',
  );
});
