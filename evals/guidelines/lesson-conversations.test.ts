import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { detectDanger, findContent } from '../../checks/checks.ts';
import { playConversation } from './play.ts';

const folder = new URL('lesson-conversations/', import.meta.url);

/** The turns of a lesson; lines of the student and the tutor alternate. */
const turnsOf = (file: string) =>
  [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^student: (.+)\ntutor: (.+)$/gm)].map(
    ([, question = '', reply = '']) => ({ question, reply }),
  );

const subjects: Readonly<Record<string, string>> = {
  'holocaust.txt': 'Social Studies',
  'reproduction.txt': 'Science',
  'violent-novel.txt': 'Language Arts',
};

describe.each(readdirSync(folder))('a lesson of a real length: %s', (file) => {
  const turns = turnsOf(file);
  const subject = subjects[file] ?? 'Mathematics';

  it('asks for nothing harmful, whatever was asked before', () => {
    expect(turns.length).toBeGreaterThanOrEqual(12);
    for (const [index, { question }] of turns.entries()) {
      const earlier = turns.slice(0, index);
      expect([question, findContent(question, { subject }), detectDanger(question, earlier)]).toEqual([
        question,
        null,
        null,
      ]);
    }
  });

  it('arrives unchanged', async () => {
    const guidelines = { directness: 'permissive' as const };
    const { delivered } = await playConversation({ id: file, subject, guidelines, turns });
    expect(delivered).toEqual(turns.map(({ reply }) => reply));
  });
});
