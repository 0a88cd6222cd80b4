import { expect, it, vi } from 'vitest';
import type { AiGuidelines } from '../../contract/guidelines.ts';
import { Canonicaliser } from '../canonical/canonical.ts';
import { situationOf } from '../detector-input.ts';
import { detectors } from '../families/families.ts';
import { compileGuidelines } from './compile.ts';
import { GuidelineGate } from './gate.ts';
import { OpenReply } from './replies.ts';

const situation = situationOf({ question: 'How do I begin?' });
const reply = 'Look at both sides. What do you see? Which one is longer? Say why. ';

/** Streams a reply through a gate whose checks may read only so much, in characters times checks. */
function readAtMost(most: number, directness: AiGuidelines['directness']) {
  const gate = new GuidelineGate(compileGuidelines({ directness }), situation, detectors, most);
  const shown = [...reply].map((piece) => gate.push(piece)).join('') + gate.end();
  return { gate, shown };
}

it('stops a reply that costs too much to check, at levels that fail closed', () => {
  const { gate, shown } = readAtMost(500, 'guided');
  expect(shown).toBe('Look at both sides. What do you see? ');
  expect(gate.stopped).toBe('unchecked');
  expect(gate.unchecked).toBe(false);
});

it('shows the rest of a reply that costs too much to check at looser levels, and says that it is unchecked', () => {
  const { gate, shown } = readAtMost(150, 'collaborative');
  expect(shown).toBe(reply);
  expect([gate.stopped, gate.outcome, gate.unchecked]).toEqual([null, 'passed', true]);
});

it('reads nothing more of a reply that costs too much to check, whatever it is checked for [spec 10.118]', () => {
  const read = vi.spyOn(Canonicaliser.prototype, 'read');
  readAtMost(150, 'collaborative');
  const readings = read.mock.calls.length;
  read.mockRestore();
  // Reading the second sentence exceeds the limit; the last two sentences are not read.
  expect(readings).toBe(2);
});

it.each(['restrictive', 'collaborative'] as const)(
  'leaves room for the longest reply of one-letter sentences at the level %s',
  (directness) => {
    const open = new OpenReply(compileGuidelines({ directness }), situation);
    const longest = 'a. '.repeat(10_600);
    expect(open.push(longest).text + open.end().text).toBe(longest);
    expect(open.close().receipt).toMatchObject({ outcome: 'passed', stopped: [] });
    expect(open.close().receipt.unchecked).toBeUndefined();
  },
);
